"""Which tiles of a random board are immovable, and where a figure can still get to.

One immovable tile stops its row and its column (R10), so a few of them strewn about would
stop nearly everything. On the classic board they lie where every second row crosses every
second column. Here too, lines are drawn first, only as many as it takes for enough crossings,
and tiles are immovable only there. At least one row and one column stay movable. They cross,
so all that moves is connected.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.chance import shuffle
from spieltisch.engine.compiling import kernel
from spieltisch.engine.records import fill
from spieltisch.games.labyrinth.board import CELLS, MOST
from spieltisch.games.labyrinth.laying import lot, set_tile
from spieltisch.games.labyrinth.record import Table
from spieltisch.games.labyrinth.rules import movable_slots, openings_at, spread, ways
from spieltisch.games.labyrinth.sets import LARGE, SET_LENGTH, Cells, meet, one
from spieltisch.games.labyrinth.tiles import KIND_OF, ROTATION_COUNT, ROTATIONS

_ZERO = np.uint64(0)
_ONE = np.uint64(1)
_ALL = np.uint64(2**64 - 1)

#: How often lines are drawn before giving up on letting every figure off its start.
TRIES = 40

#: All cells, as a set.
EVERYWHERE: Cells = (_ALL, _ALL, _ALL, _ALL)


@kernel
def fix_tiles(s: Table) -> None:
    """Make tiles immovable by lot, so that every figure can still get off its start."""
    if s.unset_immovable > 0:
        for _ in range(TRIES):
            _fix_crossings(s, whole(s.unset_immovable))
            if _all_get_out(s):
                return
        _free_columns(s)


@kernel
def _fix_crossings(s: Table, count: int) -> None:
    """Make `count` tiles immovable, where drawn rows cross drawn columns."""
    columns = _columns_to_stop(s, count)
    across, down = _in_any_order(s, whole(s.width)), _in_any_order(s, whole(s.height))
    crossings = np.empty(CELLS, np.uint8)
    n = 0
    for row in range(_rows_to_stop(columns, count)):
        for column in range(columns):
            crossings[n] = whole(down[row]) * whole(s.width) + whole(across[column])
            n += 1
    shuffle(s.generator, crossings, n)
    fill(s.immovable, _ZERO)
    for k in range(count):
        cell = whole(crossings[k])
        s.immovable[0, cell >> 6] |= bits.bit(cell & 63)
    s.slots = movable_slots(s)


@kernel
def _columns_to_stop(s: Table, count: int) -> int:
    """How many columns have enough crossings with some rows while most lines still move."""
    width, height = whole(s.width), whole(s.height)
    chosen, fewest, ties = 0, 2 * width * height, 0
    for columns in range(1, width):
        rows = _rows_to_stop(columns, count)
        cells = columns * height + rows * width
        if rows < height and cells <= fewest:
            ties = ties + 1 if cells == fewest else 1
            fewest = cells
            if lot(s, ties) == 0:
                chosen = columns
    return chosen


@kernel
def _rows_to_stop(columns: int, count: int) -> int:
    return (count + columns - 1) // columns


@kernel
def _in_any_order(s: Table, count: int) -> NDArray[np.uint8]:
    lines = np.empty(MOST, np.uint8)
    for line in range(count):
        lines[line] = line
    shuffle(s.generator, lines, count)
    return lines


@kernel
def _all_get_out(s: Table) -> bool:
    """Whether a way may lead from every start; a figure's tile is turned if that opens one."""
    for seat in range(s.players):
        cell = whole(s.figures[seat])
        kind = KIND_OF[openings_at(s, cell)]
        turn = 0
        while not _gets_out(s, cell):
            if turn == ROTATION_COUNT[kind]:
                return False
            set_tile(s, cell, whole(ROTATIONS[kind, turn]))
            turn += 1
    return True


@kernel
def _free_columns(s: Table) -> None:
    """Let the columns move in which a figure could not get off its start."""
    width = whole(s.width)
    for seat in range(s.players):
        cell = whole(s.figures[seat])
        if not _gets_out(s, cell):
            for other in range(cell % width, width * whole(s.height), width):
                s.immovable[0, other >> 6] &= ~bits.bit(other & 63)
            s.slots = movable_slots(s)


@kernel
def _gets_out(s: Table, cell: int) -> bool:
    """Whether a way may lead from a cell to some movable line."""
    reached = reached_in_time(s, cell)
    for other in range(whole(s.width) * whole(s.height)):
        if _moves(s, other) and reached[other >> 6] >> np.uint64(other & 63) & _ONE != _ZERO:
            return True
    return False


@kernel
def _moves(s: Table, cell: int) -> bool:
    """Whether the row or the column of a cell can be pushed."""
    width = whole(s.width)
    return s.slots & (bits.bit(cell % width) | bits.bit(16 + cell // width)) != _ZERO


@kernel
def reached_in_time(s: Table, cell: int) -> Cells:
    """The cells that a figure on a cell may get to in the course of the game.

    Where a line moves, tiles may come that are open to any side; all others stay as they are.
    """
    openings = np.empty((4, SET_LENGTH), np.uint64)
    for side in range(4):
        for word in range(SET_LENGTH):
            openings[side, word] = s.openings[side, word]
        for here in range(whole(s.width) * whole(s.height)):
            if _moves(s, here):
                openings[side, here >> 6] |= bits.bit(here & 63)
    across, down = ways(openings, whole(s.width), LARGE)
    return spread(one(cell, LARGE), across, down, whole(s.width))


@kernel
def reached_by_all(s: Table) -> Cells:
    """The cells that every figure may get to in the course of the game."""
    cells = EVERYWHERE
    if not s.immovable.any():
        return cells
    for seat in range(s.players):
        cells = meet(cells, reached_in_time(s, whole(s.figures[seat])))
    return cells
