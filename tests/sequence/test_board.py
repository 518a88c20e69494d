"""The board: its cards, its cells, its 192 rows of five, and boards of your own."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sequence.reference import CLASSIC, CORNERS, LINE_OF
from sequence.table import GAME, moves, play, position, rows_with
from spieltisch.engine.errors import BadOption
from spieltisch.games.sequence.board import WINDOW_CELLS, cell, cell_name

ROWS = [row.split() for row in CLASSIC.strip().splitlines()]


def test_the_board_is_the_classic_one() -> None:
    """Cell by cell: wrong boards are in circulation that still show every card twice."""
    assert GAME.new(2, seed=1).scene()["table"]["layout"] == ROWS


def test_every_card_but_the_jacks_is_printed_twice() -> None:
    layout = GAME.new(2, seed=1).scene()["table"]["layout"]
    printed = Counter(card for row in layout for card in row)
    assert printed.pop("**") == 4
    assert printed == {rank + suit: 2 for rank in "23456789TQKA" for suit in "SHDC"}


def test_the_corners_are_free() -> None:
    layout = GAME.new(2, seed=1).scene()["table"]["layout"]
    assert [layout[y][x] for y in (0, 9) for x in (0, 9)] == ["**"] * 4


def test_the_handbook_draws_the_same_board() -> None:
    for language in ("en", "de"):
        lines = [line.split() for line in GAME.handbook(language).splitlines()]
        for number, row in enumerate(ROWS, 1):
            assert [str(number), *row] in lines


def test_cells_are_named_by_column_and_row() -> None:
    assert [cell_name(place) for place in (0, 9, 44, 90, 99)] == ["a1", "j1", "e5", "a10", "j10"]
    assert [cell(cell_name(place)) for place in range(100)] == list(range(100))


def test_there_are_192_rows_of_five() -> None:
    """60 across, 60 down, 36 falling and 36 rising."""
    fives = [tuple(cell_name(int(place)) for place in window) for window in WINDOW_CELLS]
    assert len(fives) == 192
    assert set(fives) == set(LINE_OF)
    assert Counter(LINE_OF[five][0] for five in fives) == {0: 60, 1: 60, 2: 36, 3: 36}


@pytest.mark.parametrize("five", [five for five in LINE_OF if not set(five) & set(CORNERS)])
def test_five_in_any_of_the_rows_are_a_sequence(five: tuple[str, ...]) -> None:
    """Across, down and both ways diagonally; S5 prefers five real chips to a corner."""
    chips = {cell: "b" for cell in five if cell != five[2]}
    match = position(hands="JC", board=rows_with(chips), sequences_to_win=1)
    assert match.result.points == (0, 0)
    play(match, f"JC {five[2]}")
    assert match.position()["sequences"]["blue"] == [f"{five[0]}-{five[4]}"]


@pytest.mark.parametrize(
    "drawing",
    [
        "5  b b b b g b . . . .",
        "5  b b b b . b b b b .",
        """
        1  * . . . . . . . b *
        2  b . . . . . . . . .
        3  . b . . . . . . . .
        4  . . b . . . . . . .
        5  . . . b . . . . . .
        """,
        """
        4  . . . . . . . . b b
        5  b b b . . . . . . .
        """,
    ],
    ids=["interrupted", "four and four", "four diagonally", "round the edge"],
)
def test_nothing_else_is_a_sequence(drawing: str) -> None:
    assert position(drawing).result.points == (0, 0)


# --- a board of your own ------------------------------------------------------------------------


def changed(**cells: str) -> list[str]:
    """The classic board with other cards on some cells."""
    rows = [list(row) for row in ROWS]
    for name, card in cells.items():
        rows[int(name[1:]) - 1]["abcdefghij".index(name[0])] = card
    return [" ".join(row) for row in rows]


def test_a_layout_of_ones_own_is_played_on() -> None:
    layout = changed(b1="3S", c1="2S")
    match = position(hands="2S | 3S", layout=layout)
    assert moves(match) == {"2S c1", "2S g9"}
    play(match, "2S c1")
    assert moves(match) == {"3S b1", "3S f9"}
    assert match.scene()["table"]["layout"][0][1:3] == ["3S", "2S"]


def test_a_layout_may_be_given_as_lists() -> None:
    match = GAME.new(2, seed=1, layout=ROWS)
    assert match.options["layout"] == [" ".join(row) for row in ROWS]
    assert match.scene()["table"]["layout"] == ROWS


@pytest.mark.parametrize(
    ("layout", "english", "german"),
    [
        (
            changed(a1="2S"),
            "The corner a1 of a layout must be free (**), not “2S”.",
            "Die Ecke a1 einer Anordnung muss frei sein (**), nicht „2S“.",
        ),
        (
            changed(e5="**"),
            "The cell e5 of a layout holds “**”; it takes a card such as 7H or TD, but not a jack.",
            "Auf dem Feld e5 der Anordnung steht „**“; dort muss eine Karte wie 7H oder TD stehen, "
            "die kein Bube ist.",
        ),
        (
            changed(e5="JC"),
            "The cell e5 of a layout holds “JC”; it takes a card such as 7H or TD, but not a jack.",
            "Auf dem Feld e5 der Anordnung steht „JC“; dort muss eine Karte wie 7H oder TD stehen, "
            "die kein Bube ist.",
        ),
        (
            changed(e5="10H"),
            "The cell e5 of a layout holds “10H”; it takes a card such as 7H or TD, but not a "
            "jack.",
            "Auf dem Feld e5 der Anordnung steht „10H“; dort muss eine Karte wie 7H oder TD "
            "stehen, die kein Bube ist.",
        ),
        (
            changed(b1="AS"),
            "A layout shows every card twice; 2S appears 1 time.",
            "Eine Anordnung zeigt jede Karte zweimal; 2S ist 1-mal da.",
        ),
        (
            changed(e5="AC"),
            "A layout shows every card twice; 5H appears 1 time.",
            "Eine Anordnung zeigt jede Karte zweimal; 5H ist 1-mal da.",
        ),
        (
            changed(c1="2S"),
            "A layout shows every card twice; 2S appears 3 times.",
            "Eine Anordnung zeigt jede Karte zweimal; 2S ist 3-mal da.",
        ),
    ],
    ids=["corner", "free cell", "jack", "no card", "card missing", "card missing 2", "three"],
)
def test_a_layout_that_is_none_is_refused(layout: Any, english: str, german: str) -> None:
    with pytest.raises(BadOption) as error:
        GAME.new(2, seed=1, layout=layout)
    assert str(error.value) == english
    assert error.value.say("de") == german


@pytest.mark.parametrize(
    "layout",
    [
        "classical",
        7,
        [],
        changed()[:9],
        [*changed(), changed()[5]],
        [*changed()[:9], "** AD KD QD TD 9D 8D 7D 6D"],
        [*changed()[:9], 7],
        [*ROWS[:9], [*ROWS[9][:9], None]],
        {"rows": changed()},
    ],
    ids=["name", "number", "empty", "nine", "eleven", "short", "no row", "no name", "object"],
)
def test_a_layout_of_the_wrong_size_or_kind_is_refused(layout: Any) -> None:
    with pytest.raises(BadOption) as error:
        GAME.new(2, seed=1, layout=layout)
    assert str(error.value).startswith("The option layout does not take “")
    assert "it takes classic, or ten rows of ten cells" in str(error.value)
    assert "classic oder zehn Zeilen mit zehn Feldern" in error.value.say("de")
