"""The board: 100 cells, the cards printed on them, and the 192 windows of five cells.

Cells count from 0 at the top left, row by row; people call them a1 (top left) to j10
(bottom right). A set of cells is two 64-bit words: cells 0-63 and 64-99.
"""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine.compiling import kernel
from spieltisch.games.sequence.cards import CARDS, NO_CARD, RANKS, SUITS, card

SIDE = 10
CELLS = SIDE * SIDE
FREE = "**"
CORNERS = (0, SIDE - 1, CELLS - SIDE, CELLS - 1)

#: Steps from a cell to the next one of a line: right, down, down-right, down-left.
DIRECTIONS = ((1, 0), (0, 1), (1, 1), (-1, 1))
FIVE = 5

#: From the number of a cell to that of the next one of a line, in each direction.
STEPS = tuple(dy * SIDE + dx for dx, dy in DIRECTIONS)
NO_WINDOW = 192

Layout = NDArray[np.uint8]
CellSet = NDArray[np.uint64]


def cell(text: str) -> int:
    """The cell of a name such as "e5".

    >>> cell("a1"), cell("j10")
    (0, 99)
    """
    return (int(text[1:]) - 1) * SIDE + "abcdefghij".index(text[0])


def cell_name(number: int) -> str:
    """The name of a cell.

    >>> cell_name(44)
    'e5'
    """
    return "abcdefghij"[number % SIDE] + str(number // SIDE + 1)


def cell_set(cells: list[int]) -> tuple[np.uint64, np.uint64]:
    """The set of some cells, as its two words."""
    number = sum(1 << c for c in cells)
    return np.uint64(number & (1 << 64) - 1), np.uint64(number >> 64)


def _windows() -> list[list[int]]:
    windows = []
    for dx, dy in DIRECTIONS:
        for start in range(CELLS):
            x, y = start % SIDE, start // SIDE
            last_x, last_y = x + 4 * dx, y + 4 * dy
            if 0 <= last_x < SIDE and last_y < SIDE:
                windows.append([start + k * (dy * SIDE + dx) for k in range(FIVE)])
    return windows


def _through(windows: list[list[int]]) -> NDArray[np.uint8]:
    table = np.full((CELLS, len(DIRECTIONS), FIVE), NO_WINDOW, np.uint8)
    for number, cells in enumerate(windows):
        direction = _direction(cells)
        for place, c in enumerate(cells):
            table[c, direction, place] = number
    return table


def _direction(window: list[int]) -> int:
    return STEPS.index(window[1] - window[0])


_CELLS_OF_WINDOWS = _windows()

#: The five cells of each window, in reading order.
WINDOW_CELLS = np.array(_CELLS_OF_WINDOWS, np.uint8)

#: The cells of each window as two words; the last entry is the window nobody can fill.
WINDOWS = np.array([cell_set(w) for w in _CELLS_OF_WINDOWS] + [(2**64 - 1, 2**64 - 1)], np.uint64)

#: The direction of each window.
DIRECTION_OF = np.array([_direction(w) for w in _CELLS_OF_WINDOWS], np.uint8)

#: [cell, direction, place]: the window that has the cell at that place, or none.
THROUGH = _through(_CELLS_OF_WINDOWS)

#: [word, cell, k]: the 20 windows through each cell side by side, for one quick look.
WINDOWS_THROUGH = np.ascontiguousarray(WINDOWS[THROUGH.reshape(CELLS, -1)].transpose(2, 0, 1))

#: [direction, cell]: the number of the line that the cell is on.
LINE_OF = np.array(
    [
        [dy * (c % SIDE) - dx * (c // SIDE) + SIDE * dx for c in range(CELLS)]
        for dx, dy in DIRECTIONS
    ],
    np.int16,
)

CORNER_CELLS = np.array(cell_set(list(CORNERS)), np.uint64)
INNER_CELLS = np.array(cell_set([c for c in range(CELLS) if c not in CORNERS]), np.uint64)


#: [window, other]: whether both have more than one cell in common, corners not counted (S6).
OVERLAP = (
    np.bitwise_count(WINDOWS[:NO_WINDOW, None] & WINDOWS[None, :NO_WINDOW] & INNER_CELLS).sum(
        axis=2
    )
    > 1
)


def window_between(first: int, last: int) -> int | None:
    """The window that runs from cell `first` to cell `last`, if there is one."""
    for number, cells in enumerate(_CELLS_OF_WINDOWS):
        if {cells[0], cells[4]} == {first, last}:
            return number
    return None


def window_name(number: int) -> str:
    """The name of a window: its two ends.

    >>> window_name(0)
    'a1-e1'
    """
    return f"{cell_name(int(WINDOW_CELLS[number][0]))}-{cell_name(int(WINDOW_CELLS[number][4]))}"


def read_layout(rows: list[list[str]]) -> Layout:
    """The cards of 100 named cells as numbers; the free corners hold no card."""
    flat = [text for row in rows for text in row]
    return np.array([NO_CARD if text == FREE else card(text) for text in flat], np.uint8)


def cells_of_cards(layout: Layout) -> NDArray[np.uint8]:
    """For each card its two cells in reading order; jacks have none."""
    places: dict[int, list[int]] = {number: [] for number in range(CARDS)}
    for place, number in enumerate(layout.tolist()):
        if number != NO_CARD:
            places[number].append(place)
    return np.array([cells or [NO_CARD] * 2 for cells in places.values()], np.uint8)


def names_on_board() -> list[str]:
    """The 48 cards that a board shows, each twice: all but the jacks."""
    return [rank + suit for suit in SUITS for rank in RANKS if rank != "J"]


def _classic_rows() -> list[str]:
    data = json.loads((Path(__file__).parent / "board.json").read_text("utf-8"))
    return list(data["rows"])


CLASSIC_ROWS = _classic_rows()


@kernel
def holds(cells: CellSet, cell: int) -> bool:
    """Whether a set of cells holds a cell."""
    return (cells[cell >> 6] >> np.uint64(cell & 63)) & np.uint64(1) != np.uint64(0)
