"""The end of a game: two sequences, or one among three teams (S7, S8), or nobody (S15)."""

from __future__ import annotations

import pytest

from sequence.table import ONLY_BLUE, hand, moves, play, position, refused, sequences
from spieltisch.engine.errors import MatchIsOver

ONE_AND_FOUR = """
       a b c d e f g h i j
    2  b b b b b . . . . .
    7  b b b b . . . . . .
"""


def test_S7_two_teams_play_for_two_sequences() -> None:
    match = position("7  b b b b . . . . . .", "9H | 2C")
    play(match, "9H e7")
    assert match.result.points == (1, 0)
    assert match.result.winners == ()
    assert not match.over


def test_S7_the_second_sequence_wins() -> None:
    match = position(ONE_AND_FOUR, "9H")
    play(match, "9H e7")
    assert match.over
    assert match.result.winners == (0,)
    assert match.result.points == (2, 0)
    assert match.result.breakdown["end"] == "sequences"
    assert match.result.breakdown["teams"][0] == {
        "team": "blue",
        "seats": [0],
        "sequences": ["a2-e2", "a7-e7"],
        "won": True,
    }


def test_three_teams_play_for_one_sequence() -> None:
    match = position("7  b b b b . . . . . .", "9H", players=3)
    play(match, "9H e7")
    assert match.result.winners == (0,)
    assert match.result.points == (1, 0, 0)


@pytest.mark.parametrize("goal", [1, 2, 3, 4, 5])
def test_option_sequences_to_win_sets_the_goal(goal: int) -> None:
    finished = "\n".join(f"{row}  b b b b b . . . . ." for row in (2, 4, 6, 8)[: goal - 1])
    match = position(f"{finished}\n9  . . . . . b b b b .", "5D", sequences_to_win=goal)
    assert match.result.points == (goal - 1, 0)
    play(match, "5D j9")
    assert match.result.winners == (0,)
    assert match.result.points == (goal, 0)


def test_S8_the_game_ends_before_the_draw() -> None:
    match = position(ONE_AND_FOUR, "9H 2C 3C", deck="KD QD")
    play(match, "9H e7")
    assert hand(match) == ["2C", "3C"]
    assert match.position()["deck"] == ["KD", "QD"]
    assert match.actors == ()
    assert match.legal() == []


def test_S8_the_game_ends_before_the_draw_in_manual_mode_too() -> None:
    match = position(ONE_AND_FOUR, "9H 2C", draw="manual")
    play(match, "9H e7")
    assert match.over
    assert match.position()["open_draws"] == []


def test_S8_nothing_is_played_any_more() -> None:
    match = play(position(ONE_AND_FOUR, "9H 2C | 3C"), "9H e7")
    for seat in (0, 1):
        with pytest.raises(MatchIsOver):
            match.play("pass", seat)
        answer = match.explain("pass", seat)
        assert (answer.legal, str(answer)) == (False, "The game is over.")


def test_S8_the_first_team_wins_also_if_another_stands_before_its_goal() -> None:
    match = position(
        """
               a b c d e f g h i j
            2  b b b b b . . . . .
            4  g g g g g . . . . .
            7  b b b b . g g g g .
        """,
        "9H | 3D",
    )
    play(match, "9H e7")
    assert match.result.winners == (0,)
    assert match.result.points == (2, 1)


def test_a_sequence_of_the_opponent_does_not_help() -> None:
    match = position("7  g g g g . . . . . .", "9H | 2C")
    play(match, "9H e7")
    assert sequences(match, "blue") == sequences(match, "green") == set()


# --- S15: stalemate -----------------------------------------------------------------------------


def test_S15_a_full_round_of_passes_is_a_draw() -> None:
    match = position(hands="", players=4)
    for seat in range(4):
        assert match.actors == (seat,)
        assert not match.over
        play(match, "pass")
    assert match.over
    assert match.result.winners == ()
    assert match.result.breakdown["end"] == "stalemate"
    assert match.position()["winner"] is None


def test_S15_nobody_wins_by_more_sequences() -> None:
    match = position("5  b b b b b . . . . .", "JS | JS")
    play(match, "pass", "pass")
    assert match.over
    assert match.result.points == (1, 0)
    assert match.result.winners == ()
    assert not any(team["won"] for team in match.result.breakdown["teams"])


def test_S15_a_play_in_between_starts_the_round_anew() -> None:
    match = position(hands=" | 2S | ", players=3, deck="JS JS JH")
    play(match, "pass", "2S b1", "pass")
    assert match.position()["passes"] == 1
    play(match, "pass", "pass")
    assert match.result.breakdown["end"] == "stalemate"


def test_S15_a_swap_does_not_break_the_round() -> None:
    """Whoever swaps and then still has to pass has passed."""
    match = position(ONLY_BLUE, "2S | ", passes=1, deck="JS JS")
    play(match, "2S dead")
    assert moves(match) == {"pass"}
    play(match, "pass")
    assert match.result.breakdown["end"] == "stalemate"


def test_S15_nobody_passes_who_can_play() -> None:
    match = position(hands="2S | ", passes=1)
    assert refused(match, "pass", "S3") == (
        "S3: you may pass only when you have nothing to play, but you do have something."
    )
