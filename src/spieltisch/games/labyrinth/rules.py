"""What is allowed in Labyrinth. The numbers R1-R25 are the rulings.

`legal` lists what a seat may do and `refuse` says why it may not do something else. Both
ask the same small questions, and a test compares them action by action. What an action
then does is in `turns`.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.engine.contract import Actions
from spieltisch.engine.moves import argument, arguments, code, is_a
from spieltisch.games.labyrinth import reasons as why
from spieltisch.games.labyrinth.board import FREE_TILE, LINES, MOST, NO_SLOT
from spieltisch.games.labyrinth.record import (
    ACTIONS,
    INSERT,
    INSERTING,
    OVER,
    WALK,
    WALKING,
    Table,
)
from spieltisch.games.labyrinth.sets import (
    LARGE,
    Cells,
    earlier,
    join,
    later,
    meet,
    one,
    read,
    same,
    without,
)
from spieltisch.games.labyrinth.tiles import (
    EAST,
    KIND_OF,
    NORTH,
    ROTATION_COUNT,
    ROTATIONS,
    SOUTH,
    WEST,
)

_ZERO = np.uint64(0)
_ONE = np.uint64(1)


@inlined
def openings_at(s: Table, cell: int) -> int:
    """The open sides of the tile on a cell."""
    word, place = cell >> 6, np.uint64(cell & 63)
    openings = 0
    for side in range(4):
        openings |= whole(s.openings[side, word] >> place & _ONE) << side
    return openings


@kernel
def openings_of(s: Table, place: int) -> int:
    """The open sides of the tile on a cell, or of the free tile."""
    return whole(s.free) if place == FREE_TILE else openings_at(s, place)


@inlined
def ways(openings: NDArray[np.uint64], width: int, like: Cells) -> tuple[Cells, Cells]:
    """The cells that are connected with their neighbour to the east, and to the south.

    Two tiles are connected where both are open to one another.
    """
    last_column = read(LINES, 32 * width + width - 1, like)
    west, north = read(openings, WEST, like), read(openings, NORTH, like)
    across = meet(read(openings, EAST, like), earlier(west, _ONE))
    down = meet(read(openings, SOUTH, like), earlier(north, np.uint64(width)))
    return without(across, last_column), down


@inlined
def spread(cells: Cells, across: Cells, down: Cells, width: int) -> Cells:
    """All cells that are connected with some cells, directly or not."""
    row = np.uint64(width)
    while True:
        beside = join(later(meet(cells, across), _ONE), meet(earlier(cells, _ONE), across))
        below = join(later(meet(cells, down), row), meet(earlier(cells, row), down))
        grown = join(cells, join(beside, below))
        if same(grown, cells):
            return cells
        cells = grown


@inlined
def _connected(s: Table, cells: Cells) -> Cells:
    width = whole(s.width)
    across, down = ways(s.openings, width, cells)
    return spread(cells, across, down, width)


@inlined
def connected(s: Table, cells: Cells) -> Cells:
    """All cells of the board that are connected with some cells; sets of four words."""
    if s.set_length == 1:
        small = _connected(s, (cells[0],))
        return (small[0], _ZERO, _ZERO, _ZERO)
    if s.set_length == 2:
        middle = _connected(s, (cells[0], cells[1]))
        return (middle[0], middle[1], _ZERO, _ZERO)
    return _connected(s, cells)


@inlined
def reachable(s: Table, cell: int) -> Cells:
    """R22: the cells a figure may walk to from a cell, its own among them."""
    return connected(s, one(cell, LARGE))


@inlined
def open_slots(s: Table) -> np.uint64:
    """R2, R3: the slots of movable lines, except where the tile has just fallen out."""
    if s.forbidden == NO_SLOT:
        return s.slots
    return s.slots & ~bits.bit(whole(s.forbidden))


@kernel
def movable_slots(s: Table) -> np.uint64:
    """The slots of all lines without an immovable tile."""
    slots = _ZERO
    for line in range(32):
        if line & 15 >= (whole(s.width) if line < 16 else whole(s.height)):
            continue
        if first_immovable(s, line) < 0:
            slots |= bits.bit(line) | bits.bit(line + 32)
    return slots


@kernel
def first_immovable(s: Table, line: int) -> int:
    """The first cell of a line whose tile is immovable, -1 if there is none."""
    for word in range(s.set_length):
        stuck = LINES[32 * whole(s.width) + line, word] & s.immovable[0, word]
        if stuck != _ZERO:
            return 64 * word + bits.lowest(stuck)
    return -1


@inlined
def is_done(s: Table, seat: int) -> bool:
    """R25: whether a seat has all its goals and, if that was agreed on, is where it began."""
    if s.left[seat] != 0:
        return False
    return s.return_home == 0 or s.figures[seat] == s.homes[seat]


@inlined
def actors(s: Table) -> int:
    """The mask of the seats that may act now."""
    return 0 if s.phase == OVER else 1 << whole(s.turn)


@inlined
def legal(s: Table, seat: int, out: Actions) -> int:
    """Write all legal actions of a seat; return how many there are."""
    if s.turn != seat:
        return 0
    if s.phase == INSERTING:
        return insertions(s, out)
    return _walks(s, seat, out) if s.phase == WALKING else 0


@inlined
def insertions(s: Table, out: Actions) -> int:
    """R1: every open slot with every rotation that looks different."""
    kind = KIND_OF[whole(s.free)]
    slots = open_slots(s)
    n = 0
    while slots != _ZERO:
        slot = bits.lowest(slots)
        slots &= slots - _ONE
        for k in range(ROTATION_COUNT[kind]):
            out[n] = code(INSERT, slot, ROTATIONS[kind, k])
            n += 1
    return n


@inlined
def _walks(s: Table, seat: int, out: Actions) -> int:
    cells = reachable(s, whole(s.figures[seat]))
    n = write_cells(cells[0], code(WALK), out, 0)
    if s.set_length > 1:
        for word in range(1, 4):
            n = write_cells(cells[word], code(WALK, 64 * word), out, n)
    return n


@inlined
def write_cells(cells: np.uint64, first: int, out: Actions, n: int) -> int:
    """Write an action for each bit of a word; `first` is the one of its lowest bit."""
    while cells != _ZERO:
        out[n] = first + bits.lowest(cells)
        cells &= cells - _ONE
        n += 1
    return n


@kernel
def refuse(s: Table, seat: int, action: int) -> int:
    """0 for a legal action, else the number of the reason (see `reasons`)."""
    if action < 0 or action >= ACTIONS:
        return why.NO_SUCH_ACTION
    if s.phase == OVER:
        return why.GAME_OVER
    if s.turn != seat:
        return why.NOT_YOUR_TURN
    if is_a(action, INSERT):
        slot, openings = arguments(action, INSERT)
        return _refuse_insertion(s, slot, openings)
    return _refuse_walk(s, seat, argument(action, WALK))


@kernel
def _refuse_insertion(s: Table, slot: int, openings: int) -> int:
    side, index = slot >> 4, slot & 15
    if index >= MOST:
        return why.NO_SUCH_ACTION
    if s.phase == WALKING:
        return why.INSERTED_ALREADY
    if index >= (whole(s.width) if side & 1 == 0 else whole(s.height)):
        return why.NO_SUCH_SLOT
    if s.slots & bits.bit(slot) == _ZERO:
        return why.LINE_IS_IMMOVABLE
    if open_slots(s) & bits.bit(slot) == _ZERO:
        return why.PUSHED_BACK
    return why.LEGAL if KIND_OF[openings] == KIND_OF[whole(s.free)] else why.WRONG_OPENINGS


@kernel
def _refuse_walk(s: Table, seat: int, cell: int) -> int:
    if s.phase == INSERTING:
        return why.INSERT_FIRST
    if cell >= whole(s.width) * whole(s.height):
        return why.NO_SUCH_CELL
    cells = reachable(s, whole(s.figures[seat]))
    here = cells[cell >> 6] >> np.uint64(cell & 63) & _ONE
    return why.LEGAL if here != _ZERO else why.NOT_REACHABLE
