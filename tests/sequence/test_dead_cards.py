"""Dead cards: both cells covered; swapped before the play (S2, S3)."""

from __future__ import annotations

import pytest

from sequence.table import GAME, ONLY_BLUE, hand, moves, play, position, refused
from spieltisch.engine.words import LANGUAGES

#: 2S (b1, g9), 3S (c1, f9) and 4S (d1, e9) are dead; of 5S (e1, d9) one cell is free.
DEAD = """
       a b c d e f g h i j
    1  * b g b g . . . . *
    9  . . . . g b g . . .
"""


def test_a_card_is_dead_when_both_its_cells_are_covered() -> None:
    match = position(DEAD, "2S 3S 4S 5S")
    assert match.scene(0)["table"]["dead"] == ["2S", "3S", "4S"]
    assert moves(match) == {"2S dead", "3S dead", "4S dead", "5S d9"}


def test_S2_a_card_with_a_free_cell_is_not_dead() -> None:
    match = position(DEAD, "5S 6S")
    assert refused(match, "5S dead", "S2") == (
        "S2: 5♠ is not dead; it is dead when both its cells, e1, d9, are covered."
    )
    assert match.explain("6S dead").rule == "S2"
    assert match.explain("5S dead").say("de") == (
        "S2: 5♠ ist nicht tot; tot ist die Karte, wenn ihre beiden Felder e1, d9 belegt sind."
    )


def test_S2_a_dead_card_is_swapped_for_the_top_card_and_the_turn_goes_on() -> None:
    match = position(DEAD, "2S 5S", deck="KD 9D 8D")
    play(match, "2S dead")
    assert sorted(hand(match)) == ["5S", "KD"]
    assert match.position()["tops"][0] == "2S"
    assert "2S" in match.position()["discards"]
    assert match.actors == (0,)
    play(match, "5S d9")
    assert sorted(hand(match)) == ["9D", "KD"]
    assert match.actors == (1,)


def test_S2_the_swapped_in_card_may_be_played_at_once() -> None:
    match = position(DEAD, "2S", deck="KD 9D")
    play(match, "2S dead", "KD h8")
    assert hand(match) == ["9D"]


def test_S2_the_swap_is_optional() -> None:
    match = position(DEAD, "2S 5S", deck="KD 9D")
    play(match, "5S d9")
    assert sorted(hand(match)) == ["2S", "KD"]


def test_S2_only_one_swap_a_turn_while_something_can_be_played() -> None:
    match = position(DEAD, "2S 3S 5S | 9C", deck="KD 9D 8D 7D")
    play(match, "2S dead")
    assert moves(match, "3S") == set()
    assert refused(match, "3S dead", "S2") == (
        "S2: one dead card has been swapped this turn; you may swap another only when you have "
        "nothing to play."
    )


def test_S2_every_turn_has_its_swap() -> None:
    match = position(DEAD, "2S 3S 5S | 9C", deck="KD 9D 8D 7D")
    play(match, "2S dead", "5S d9", "9C a5")
    assert "3S dead" in moves(match)
    assert match.position()["swaps"] == 0


def test_S2_the_swap_comes_before_the_play() -> None:
    """After the play it is the next player's turn."""
    match = position(DEAD, "2S 5S | 9C")
    play(match, "5S d9")
    assert match.legal(0) == []
    assert str(match.explain("2S dead", 0)) == "It is player 2's turn."


def test_only_a_card_in_hand_is_swapped() -> None:
    assert refused(position(DEAD, "5S"), "2S dead", None) == "You do not hold 2♠."


def test_a_card_comes_back_to_life_when_a_chip_is_removed() -> None:
    match = position(DEAD, "JS 3S | 9C", deck="KD 9D 8D")
    assert "3S dead" in moves(match)
    play(match, "JS xc1", "9C a5")
    assert moves(match, "3S") == {"3S c1"}
    assert match.explain("3S dead").rule == "S2"


# --- S3: nothing to play even after the swap ----------------------------------------------------


def test_S3_further_swaps_while_nothing_can_be_played() -> None:
    match = position(DEAD, "2S 2S 3S", deck="3S 4S KD 9D")
    play(match, "2S dead")
    assert hand(match) == ["2S", "3S", "3S"]
    assert moves(match) == {"2S dead", "3S dead"}
    play(match, "3S dead")
    assert hand(match) == ["2S", "3S", "4S"]
    play(match, "4S dead")
    assert hand(match) == ["2S", "3S", "KD"]
    assert moves(match) == {"KD c10", "KD h8"}
    assert match.explain("3S dead").rule == "S2"


def test_S3_swapping_is_a_must_when_nothing_else_is_possible() -> None:
    match = position(ONLY_BLUE, "2S JS")
    assert moves(match) == {"2S dead"}
    assert refused(match, "pass", "S3") == (
        "S3: you may pass only when you have no dead card to swap, but you have one."
    )


def test_S3_the_turn_is_passed_when_the_hand_has_nothing_at_all() -> None:
    match = position("1  * b . . . . . . . *", "JS JH | 9C")
    assert moves(match) == {"pass"}
    play(match, "pass")
    assert match.actors == (1,)
    assert sorted(hand(match)) == ["JH", "JS"]
    assert position(hands=" | 9C").legal() == ["pass"]


def test_S3_after_the_last_swap_the_turn_is_passed() -> None:
    match = position(ONLY_BLUE, "2S", deck="JS 9D")
    play(match, "2S dead")
    assert moves(match) == {"pass"}


FULL = """
       a b c d e f g h i j
    1  * b g g b b g g b *
    2  g g b b g g b b g g
    3  b b g g b b g g b b
    4  g g b b g g b b g g
    5  b b g g b b g g b b
    6  g g b b g g b b g g
    7  b b g g b b g g b b
    8  g g b b g g b b g g
    9  b b g g b b g g b b
    10 * g b b g g b b g *
"""


def test_S3_a_turn_of_dead_cards_ends_after_104_swaps() -> None:
    """Everything that can be drawn is dead; all jacks are in the other hand or of no use."""
    match = position(FULL, "2S 3S JC | JC JD JD JS JS JH JH")
    for _ in range(104):
        swaps = moves(match)
        assert all(move.endswith("dead") for move in swaps)
        match.play(swaps.pop())
    assert moves(match) == {"pass"}
    play(match, "pass")
    assert match.actors == (1,)
    for language in LANGUAGES:
        lines = [line for line in GAME.handbook(language).splitlines() if "104" in line]
        assert len(lines) >= 3  # the cards, the swaps, the pass


# --- the option dead_cards ----------------------------------------------------------------------


def test_S2_option_strict_never_swaps_twice() -> None:
    match = position(DEAD, "2S 2S", deck="3S 4S KD", dead_cards="strict")
    play(match, "2S dead")
    assert moves(match) == {"pass"}
    assert refused(match, "3S dead", "S2").startswith("S2: one dead card has been swapped")
    match = position(DEAD, "2S 2S 5S", deck="KD 4S KD", dead_cards="strict")
    play(match, "2S dead")
    assert moves(match) == {"5S d9", "KD c10", "KD h8"}


def test_S2_option_any_swaps_as_often_as_one_likes() -> None:
    match = position(DEAD, "2S 3S 4S 5S", deck="KD 9D 8D 7D", dead_cards="any")
    play(match, "2S dead", "3S dead")
    assert "4S dead" in moves(match)
    play(match, "4S dead")
    assert sorted(hand(match)) == ["5S", "8D", "9D", "KD"]
    play(match, "5S d9")
    assert match.actors == (1,)


def test_S2_option_never_keeps_dead_cards_in_hand() -> None:
    match = position(DEAD, "2S 5S", dead_cards="never")
    assert moves(match) == {"5S d9"}
    assert refused(match, "2S dead", "S2") == (
        "S2: dead cards are not swapped in this match (option “dead_cards”)."
    )
    match = position(DEAD, "2S 3S", dead_cards="never")
    assert moves(match) == {"pass"}


@pytest.mark.parametrize("mode", ["one", "strict", "any", "never"])
def test_S2_a_living_card_is_swapped_in_no_mode(mode: str) -> None:
    match = position(DEAD, "5S", dead_cards=mode)
    assert moves(match) == {"5S d9"}
    assert match.explain("5S dead").rule == "S2"
