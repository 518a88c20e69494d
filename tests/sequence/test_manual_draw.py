"""S11: whoever forgets to draw may make up for it until a later player has played and drawn."""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch
from sequence.table import DEAD_2S, hand, moves, play, position, refused
from spieltisch.engine.errors import OutOfTurn

THREE = "2S 3S | 5H 6H | 9C 8C"


def three(**fields: Any) -> spieltisch.Match:
    """Three players with two cards each; the deck gives KD, QD, TD, 9D, 8D ..."""
    return position(
        hands=THREE,
        players=3,
        draw="manual",
        deck="KD QD TD 9D 8D 7D",
        sequences_to_win=2,
        **fields,
    )


def open_draws(match: spieltisch.Match) -> list[int]:
    waiting: list[int] = match.position()["open_draws"]
    return waiting


def test_S11_by_default_everybody_draws_automatically() -> None:
    match = position(hands="2S 3S | 9C", deck="KD QD")
    assert match.options["draw"] == "auto"
    play(match, "2S b1")
    assert sorted(hand(match)) == ["3S", "KD"]
    assert match.actors == (1,)
    assert match.explain("draw", 0).rule == "S11"


def test_S11_in_manual_mode_the_turn_passes_on_with_the_draw_open() -> None:
    match = play(three(), "2S b1")
    assert hand(match) == ["3S"]
    assert open_draws(match) == [0]
    assert match.actors == (0, 1)
    assert moves(match, seat=0) == {"draw"}
    assert "draw" not in moves(match, seat=1)


def test_S11_the_draw_takes_the_top_card_and_is_done() -> None:
    match = play(three(), "2S b1", "0: draw")
    assert sorted(hand(match)) == ["3S", "KD"]
    assert open_draws(match) == []
    assert match.actors == (1,)
    assert match.explain("draw", 0).rule == "S11"


def test_S11_there_is_no_draw_without_a_play() -> None:
    match = three()
    assert refused(match, "draw", "S11") == (
        "S11: you have no open draw; you draw after your own play, until a later player has played "
        "and drawn."
    )
    play(match, "2S b1")
    assert match.explain("draw", 1).rule == "S11"
    with pytest.raises(OutOfTurn):
        match.play("draw", 2)


def test_S11_a_removal_opens_a_draw_too() -> None:
    match = position("5  g . . . . . . . . .", "JS 2S", draw="manual", deck="KD QD")
    play(match, "JS xa5", "0: draw")
    assert sorted(hand(match)) == ["2S", "KD"]


def test_S11_a_swap_draws_at_once_and_opens_nothing() -> None:
    match = position(DEAD_2S, "2S 3S", draw="manual", deck="KD QD")
    play(match, "2S dead")
    assert sorted(hand(match)) == ["3S", "KD"]
    assert open_draws(match) == []


def test_S11_a_pass_opens_nothing() -> None:
    match = play(position(hands=" | 2S", draw="manual"), "pass")
    assert open_draws(match) == []


# --- when the right lapses ----------------------------------------------------------------------


def test_S11_the_right_lapses_when_the_next_has_played_and_drawn() -> None:
    match = play(three(), "2S b1", "1: 5H e5", "1: draw")
    assert open_draws(match) == []
    assert match.actors == (2,)
    assert match.explain("draw", 0).rule == "S11"
    assert hand(match, 0) == ["3S"]
    assert sorted(hand(match, 1)) == ["6H", "KD"]


def test_S11_it_does_not_lapse_when_the_next_has_only_played() -> None:
    match = play(three(), "2S b1", "1: 5H e5")
    assert open_draws(match) == [0, 1]
    assert match.actors == (0, 1, 2)
    play(match, "0: draw")
    assert sorted(hand(match, 0)) == ["3S", "KD"]
    assert open_draws(match) == [1]
    play(match, "1: draw")
    assert sorted(hand(match, 1)) == ["6H", "QD"]


def test_S11_if_the_next_forgets_too_it_lapses_with_the_third() -> None:
    match = play(three(), "2S b1", "1: 5H e5", "2: 9C a5", "2: draw")
    assert open_draws(match) == []
    assert [len(hand(match, seat)) for seat in range(3)] == [1, 1, 2]


def test_S11_the_second_may_draw_after_the_third_has_played() -> None:
    match = play(three(), "2S b1", "1: 5H e5", "2: 9C a5", "1: draw")
    assert open_draws(match) == [2]
    assert [len(hand(match, seat)) for seat in range(3)] == [1, 2, 1]
    play(match, "2: draw")
    assert [len(hand(match, seat)) for seat in range(3)] == [1, 2, 2]


def test_S11_a_pass_of_the_next_player_does_not_end_the_right() -> None:
    match = position(hands="2S 3S | | 9C 8C", players=3, draw="manual", deck="KD QD")
    play(match, "2S b1", "1: pass", "2: 9C a5")
    assert open_draws(match) == [0, 2]
    play(match, "2: draw")
    assert open_draws(match) == []
    assert hand(match, 0) == ["3S"]


def test_S11_a_swap_of_the_next_player_does_not_end_the_right() -> None:
    """They have drawn a card, but have not played yet."""
    match = position(DEAD_2S, "3S 4S | 2S 5H", draw="manual", deck="KD QD TD")
    play(match, "3S c1", "1: 2S dead")
    assert open_draws(match) == [0]
    play(match, "0: draw")
    assert sorted(hand(match, 0)) == ["4S", "QD"]


def test_S11_who_lost_a_card_plays_on_with_one_less() -> None:
    match = play(three(), "2S b1", "1: 5H e5", "1: draw", "2: 9C a5", "2: draw")
    assert hand(match, 0) == ["3S"]
    play(match, "3S c1", "0: draw")
    assert hand(match, 0) == ["TD"]


def test_S11_the_right_lives_until_the_own_turn_comes_again() -> None:
    match = play(three(), "2S b1", "1: 5H e5", "2: 9C a5")
    assert match.actors == (0, 1, 2)
    assert moves(match, seat=0) == {"3S c1", "3S f9", "draw"}
    play(match, "0: draw")
    assert sorted(hand(match, 0)) == ["3S", "KD"]
    assert open_draws(match) == [1, 2]
    assert match.position()["turn"] == 0


def test_S11_two_open_draws_of_one_seat_wait_in_line() -> None:
    match = play(three(), "2S b1", "1: 5H e5", "2: 9C a5", "0: 3S c1")
    assert open_draws(match) == [0, 1, 2, 0]
    play(match, "0: draw")
    assert open_draws(match) == [0]
    assert hand(match, 0) == ["KD"]
    play(match, "0: draw")
    assert open_draws(match) == []
    assert sorted(hand(match, 0)) == ["KD", "QD"]


def test_S11_the_second_draw_is_lost_with_the_first() -> None:
    match = play(three(), "2S b1", "1: 5H e5", "2: 9C a5", "0: 3S c1", "1: 6H d5", "1: draw")
    assert open_draws(match) == [1]
    play(match, "1: draw")
    assert open_draws(match) == []
    assert hand(match, 0) == []


def test_S11_the_right_lapses_with_the_next_player_even_if_they_owed_a_draw_from_before() -> None:
    """Seats 0, 1 and 0 have placed without drawing; then 0 draws."""
    match = position(
        """
               a b c d e f g h i j
            1  * b b . . . . . . *
            5  . . . . g . . . . .
        """,
        "4S | 6H 7H",
        draw="manual",
        deck="KD QD TD",
        turn=1,
        open_draws=[0, 1, 0],
    )
    assert moves(match, seat=1) >= {"6H d5", "draw"}
    play(match, "0: draw")
    assert open_draws(match) == [0]
    assert match.actors == (0, 1)
    assert "draw" not in moves(match, seat=1)
    assert match.explain("draw", 1).rule == "S11"
    play(match, "0: draw")
    assert sorted(hand(match, 0)) == ["4S", "KD", "QD"]
    assert sorted(hand(match, 1)) == ["6H", "7H"]


def test_S11_a_draw_before_the_next_play_ends_no_right() -> None:
    """Seat 0 makes up for its first play; since seat 1 has played, nobody has played and drawn."""
    match = play(position(hands="2S 3S | 5H 6H", draw="manual", deck="KD QD"), "2S b1", "1: 5H e5")
    play(match, "0: draw", "0: 3S c1")
    assert open_draws(match) == [1, 0]
    assert "draw" in moves(match, seat=1)


def test_S11_who_played_after_the_drawer_keeps_the_right() -> None:
    match = position(
        hands="4S | 6H 7H", draw="manual", deck="KD QD TD", open_draws=[0, 1, 0, 1], turn=0
    )
    play(match, "0: draw")
    assert open_draws(match) == [0, 1]
    play(match, "1: draw")
    assert open_draws(match) == []


def test_S11_an_empty_hand_may_still_draw() -> None:
    match = position(hands="2S | 9C", draw="manual", deck="KD QD")
    play(match, "2S b1", "1: 9C a5")
    assert moves(match, seat=0) == {"pass", "draw"}
    play(match, "0: draw", "0: KD h8")
    assert open_draws(match) == [1, 0]


def test_S11_no_draw_while_a_choice_is_pending() -> None:
    match = position(
        "5  . b b b . b b . . .",
        "5H | 9C 8C",
        turn=0,
        draw="manual",
        deck="KD QD",
        open_draws=[1],
    )
    play(match, "0: 5H e5")
    assert match.actors == (0,)
    assert match.explain("draw", 1).rule == "S5"
    play(match, "claim b5-f5")
    assert open_draws(match) == [1, 0]
    assert list(match.actors) == [0, 1]
