"""The grid: cells, lines and the slots at their ends.

Cells count from 0 at the top left, row by row; people call them a1 (top left) to o15. A slot
is a side and the number of a line (R2): slot 16 * side + index, where columns are pushed
from the north and the south, rows from the east and the west.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine.compiling import inlined
from spieltisch.games.labyrinth.sets import SET_LENGTH
from spieltisch.games.labyrinth.tiles import SIDES

#: The longest line.
MOST = 15
CELLS = MOST * MOST
COLUMNS = "abcdefghijklmno"

SLOTS = 64
NO_SLOT = -1

#: Where stones and figures are when they are not on a cell.
FREE_TILE = 240
GONE = 254
NOWHERE = 255


def _lines() -> NDArray[np.uint64]:
    table = np.zeros((32 * (MOST + 1), SET_LENGTH), np.uint64)
    for width in range(1, MOST + 1):
        for index in range(MOST):
            column = [row * width + index for row in range(MOST)] if index < width else []
            row = [index * width + k for k in range(width)]
            for line, cells in ((index, column), (16 + index, row)):
                for cell in cells:
                    table[32 * width + line, cell >> 6] |= np.uint64(1 << (cell & 63))
    return table


#: [32 * width + line]: the cells of a line as a set; columns are lines 0-14, rows 16-30.
LINES = _lines()


@inlined
def line_of(slot: int) -> int:
    """The line that a slot pushes."""
    return (slot >> 4 & 1) * 16 + (slot & 15)


@inlined
def line_index(slot: int) -> int:
    """The number of a slot's line among its columns or rows, counted from 0."""
    return slot & 15


@inlined
def opposite(slot: int) -> int:
    """The slot at the other end of the line, where the tile falls out."""
    return slot ^ 32


@inlined
def entry(slot: int, width: int, height: int) -> int:
    """The cell that a tile goes to when it is inserted at a slot."""
    side, index = slot >> 4, slot & 15
    if side == 0:
        return index
    if side == 1:
        return index * width + width - 1
    if side == 2:
        return (height - 1) * width + index
    return index * width


@inlined
def step(slot: int, width: int) -> int:
    """The step from a cell of the line to the next one away from the slot."""
    side = slot >> 4
    along = width if side & 1 == 0 else 1
    return along if side == 0 or side == 3 else -along


@inlined
def is_on(line: int, place: int, width: int) -> bool:
    """Whether a place is on a line; the free tile and the places outside never are."""
    word = LINES[32 * width + line, place >> 6]
    return word >> np.uint64(place & 63) & np.uint64(1) != np.uint64(0)


def cell_name(cell: int, width: int) -> str:
    """The name of a cell: its column's letter and its row's number.

    >>> cell_name(8, 7)
    'b2'
    """
    return COLUMNS[cell % width] + str(cell // width + 1)


def cell_of(name: str, width: int, height: int) -> int | None:
    """The cell of a name, None if the board has no such cell.

    >>> cell_of("b2", 7, 7), cell_of("h1", 7, 7)
    (8, None)
    """
    column, row = name[:1].lower(), name[1:]
    if column not in COLUMNS[:width] or not column or not _is_number(row):
        return None
    return (int(row) - 1) * width + COLUMNS.index(column) if 1 <= int(row) <= height else None


def slot_name(slot: int) -> str:
    """The name of a slot: its side and its line, counted from 1.

    >>> slot_name(0), slot_name(17)
    ('N1', 'E2')
    """
    return SIDES[slot >> 4] + str((slot & 15) + 1)


def slot_of(name: str, width: int, height: int) -> int | None:
    """The slot of a name, None if the board has no such slot.

    >>> slot_of("N1", 7, 7), slot_of("E8", 7, 7)
    (0, None)
    """
    side, line = SIDES.find(name[:1].upper()), name[1:]
    if not name or side < 0 or not _is_number(line):
        return None
    count = width if side % 2 == 0 else height
    return side * 16 + int(line) - 1 if 1 <= int(line) <= count else None


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 2


def lines_of(slots: int) -> list[str]:
    """The names of the slots in a mask."""
    return [slot_name(slot) for slot in range(SLOTS) if slots >> slot & 1]
