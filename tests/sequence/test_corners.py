"""The four corners are everybody's: part of a row without a chip."""

from __future__ import annotations

import pytest

from sequence.reference import CORNERS, LINE_OF
from sequence.table import locked, moves, play, position, refused, rows_with, sequences

#: Every row of five that ends in a corner: across, down and diagonally for each corner.
AT_A_CORNER = [five for five in LINE_OF if set(five) & set(CORNERS)]


def test_each_corner_is_part_of_three_rows() -> None:
    assert len(AT_A_CORNER) == 12


@pytest.mark.parametrize("five", AT_A_CORNER, ids=lambda five: f"{five[0]}-{five[4]}")
@pytest.mark.parametrize("team", [0, 1, 2])
def test_four_chips_and_a_corner_are_a_sequence_for_every_team(
    five: tuple[str, ...], team: int
) -> None:
    mine = [cell for cell in five if cell not in CORNERS]
    chips = dict.fromkeys(mine[1:], "bgr"[team])
    hands = " | ".join("JD" if seat == team else "" for seat in range(3))
    match = position(hands=hands, players=3, turn=team, board=rows_with(chips))
    play(match, f"JD {mine[0]}")
    assert match.result.winners == (team,)
    assert locked(match) == set(mine)


def test_three_chips_and_a_corner_are_none() -> None:
    assert position("1  * b b b . . . . . *").result.points == (0, 0)


def test_no_chip_is_ever_placed_on_a_corner() -> None:
    match = position(hands="JC JD")
    assert not {move for move in moves(match) if move.split()[1] in CORNERS}
    assert refused(match, "JC a1", None) == (
        "The corner a1 is free for every team; no chip is ever placed there."
    )
    assert refused(match, "JD j10", None) == (
        "The corner j10 is free for every team; no chip is ever placed there."
    )


def test_there_is_nothing_on_a_corner_to_remove() -> None:
    match = position("1  * g g g g . . . . *", "JS 2C", sequences_to_win=2)
    assert refused(match, "JS xa1", None) == "There is no chip on a1 to remove."
    assert moves(match, "JS") == set()


def test_several_teams_use_the_same_corner() -> None:
    match = position(
        """
               a b c d e f g h i j
            1  * b b b . . . . . *
            2  g r . . . . . . . .
            3  g . r . . . . . . .
            4  g . . r . . . . . .
            5  . . . . . . . . . .
        """,
        "5S | 9C | 5H",
        players=3,
        sequences_to_win=2,
    )
    play(match, "5S e1", "9C a5", "5H e5")
    assert sequences(match, "blue") == {"a1-e1"}
    assert sequences(match, "green") == {"a1-a5"}
    assert sequences(match, "red") == {"a1-e5"}


def test_one_team_uses_a_corner_in_several_sequences() -> None:
    match = position(
        """
            1  * b b b b . . . . *
            2  b . . . . . . . . .
            3  b . . . . . . . . .
            4  b . . . . . . . . .
        """,
        "9C",
    )
    play(match, "9C a5")
    assert sequences(match) == {"a1-e1", "a1-a5"}
    assert match.result.winners == (0,)
