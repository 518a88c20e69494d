"""What counts as a sequence: overlap of rows (S6), several at once (S5), the count (S7)."""

from __future__ import annotations

import pytest

from sequence.table import locked, moves, play, position, rows_with, sequences

# --- S6: at most one shared cell ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ("5  b b b b . . . . . .", 0),
        ("5  b b b b b . . . . .", 1),
        ("5  b b b b b b . . . .", 1),
        ("5  b b b b b b b . . .", 1),
        ("5  b b b b b b b b . .", 1),
        ("5  b b b b b b b b b .", 2),
        ("5  b b b b b b b b b b", 2),
        ("1  * b b b . . . . . *", 0),
        ("1  * b b b b . . . . *", 1),
        ("1  * b b b b b b b . *", 1),
        ("1  * b b b b b b b b *", 2),
        ("5  b b b b b . b b b b", 1),
        ("5  b b b b . . b b b b", 0),
    ],
)
def test_S6_a_line_counts_by_its_length(row: str, expected: int) -> None:
    assert len(sequences(position(row, sequences_to_win=5))) == expected


def test_S6_row_of_nine_counts_as_two() -> None:
    match = position("5  b b b b b . b b b .", "4H", sequences={"blue": ["a5-e5"]})
    play(match, "4H f5")
    assert sequences(match) == {"a5-e5", "e5-i5"}
    assert match.result.winners == (0,)


@pytest.mark.parametrize("cell", ["f5", "g5", "h5"])
def test_S6_six_seven_and_eight_in_a_row_count_as_one(cell: str) -> None:
    """The row of five is there; more chips next to it do not make a second one."""
    grown = {
        "f5": "5  b b b b b . . . . .",
        "g5": "5  b b b b b b . . . .",
        "h5": "5  b b b b b b b . . .",
    }[cell]
    match = position(grown, "JC", sequences={"blue": ["a5-e5"]})
    play(match, f"JC {cell}")
    assert sequences(match) == {"a5-e5"}
    assert not match.over


def test_S6_edge_row_corner_eight_corner_counts_as_two() -> None:
    """The corners are of use to both rows, and the rows need not share a chip."""
    match = position(
        "1  * b b b b b b b . *",
        "9S",
        sequences={"blue": ["a1-e1"]},
        sequences_to_win=3,
    )
    play(match, "9S i1")
    assert moves(match) == {"claim e1-i1", "claim f1-j1"}
    play(match, "claim f1-j1")
    assert sequences(match) == {"a1-e1", "f1-j1"}


def test_S6_a_second_sequence_may_share_one_chip_of_the_first() -> None:
    match = position(
        """
               a b c d e f g h i j
            4  . . b . . . . . . .
            5  b b b b b . . . . .
            6  . . b . . . . . . .
            7  . . b . . . . . . .
        """,
        "TC",
    )
    play(match, "TC c8")
    assert sequences(match) == {"a5-e5", "c4-c8"}
    assert match.result.winners == (0,)


@pytest.mark.parametrize("shared", ["a5", "b5", "c5", "d5", "e5"])
def test_S6_any_chip_of_the_first_sequence_may_be_the_shared_one(shared: str) -> None:
    row = dict.fromkeys(["a5", "b5", "c5", "d5", "e5"], "b")
    column = dict.fromkeys([f"{shared[0]}{number}" for number in (6, 7, 8)], "b")
    match = position(hands="JD", board=rows_with(row | column))
    play(match, f"JD {shared[0]}9")
    assert sequences(match) == {"a5-e5", f"{shared}-{shared[0]}9"}


def test_S6_rows_side_by_side_share_nothing() -> None:
    match = position(
        """
            5  b b b b b . . . . .
            6  b b b b . . . . . .
        """,
        "2H",
    )
    play(match, "2H e6")
    assert sequences(match) == {"a5-e5", "a6-e6"}


# --- S5: a chip counts for every sequence it completes -------------------------------------------

STAR = """
       a b c d e f g h i j
    3  . . b . b . b . . .
    4  . . . b b b . . . .
    5  . . b b . b b . . .
    6  . . . b b b . . . .
    7  . . b . b . b . . .
"""


def test_S5_one_chip_completes_four_sequences() -> None:
    match = position(STAR, "5H", sequences_to_win=5)
    play(match, "5H e5")
    assert sequences(match) == {"c5-g5", "e3-e7", "c3-g7", "g3-c7"}
    assert match.result.points == (4, 0)
    assert len(locked(match)) == 17
    assert match.actors == (1,)


def test_S5_two_sequences_by_one_chip_win() -> None:
    match = position(
        """
            3  . . . . b . . . . .
            4  . . . . b . . . . .
            5  . . b b . b b . . .
            6  . . . . b . . . . .
            7  . . . . b . . . . .
        """,
        "5H",
    )
    play(match, "5H e5")
    assert match.result.points == (2, 0)
    assert match.result.winners == (0,)


def test_S5_seven_sequences_by_one_chip() -> None:
    """Three lines of nine, each claimed as two, and one of five."""
    match = position(
        """
               a b c d e f g h i j
            1  * . . . b . . . b *
            2  . . . . b . . b . .
            3  . . b . b . b . . .
            4  . . . b b b . . . .
            5  b b b b . b b b b .
            6  . . . b b b . . . .
            7  . . b . b . b . . .
            8  . b . . b . . . . .
            9  b . . . b . . . . .
        """,
        "5H",
        sequences_to_win=5,
    )
    play(match, "5H e5")
    assert sequences(match) == {"c3-g7"}
    assert moves(match) == {"claim a5-i5", "claim b5-f5", "claim c5-g5", "claim d5-h5"}
    play(match, "claim a5-i5")
    assert match.result.winners == (0,)
    assert sequences(match) == {
        *("c3-g7", "a5-e5", "e5-i5"),
        *("e1-e5", "e5-e9", "i1-e5", "e5-a9"),
    }


# --- locking ------------------------------------------------------------------------------------


def test_a_finished_sequence_is_locked_at_once() -> None:
    match = position("5  . b b b . b . . . .", "5H | JS JS")
    play(match, "5H e5")
    assert locked(match) == {"b5", "c5", "d5", "e5", "f5"}
    assert moves(match) == {"pass"}


def test_chips_beside_a_sequence_are_not_locked() -> None:
    match = position("5  b b b b b . b . b .", " | JS", turn=1)
    assert moves(match) == {"JS xg5", "JS xi5"}
