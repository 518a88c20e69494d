"""What an insertion would open, found without building the board that it makes."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.engine.records import bytes_of, copy, viewed
from spieltisch.games.labyrinth.board import (
    CELLS,
    FREE_TILE,
    LINES,
    MOST,
    entry,
    line_of,
    opposite,
    step,
)
from spieltisch.games.labyrinth.record import RECORD, Table
from spieltisch.games.labyrinth.rules import reachable, spread, ways
from spieltisch.games.labyrinth.sets import (
    LARGE,
    Cells,
    earlier,
    join,
    later,
    one,
    read,
    touch,
    without,
)
from spieltisch.games.labyrinth.tiles import WALL
from spieltisch.games.labyrinth.turns import insert, pushed, slid, slide_tiles

_ZERO = np.uint64(0)
_ONE = np.uint64(1)

#: Room for the openings of the tiles after an insertion.
Openings = NDArray[np.uint64]


@kernel
def goal_cells(s: Table, seat: int) -> Cells:
    """The cells with a goal of the seat; on the way home, that is home (R25)."""
    if s.left[seat] == 0:
        return one(whole(s.homes[seat]), LARGE)
    cells = LARGE
    rest = s.goals[seat]
    while rest != _ZERO:
        place = whole(s.stones[bits.lowest(rest)])
        rest &= rest - _ONE
        if place < CELLS:
            cells = join(cells, one(place, LARGE))
    return cells


@kernel
def is_goal_on_free_tile(s: Table, seat: int) -> bool:
    """Whether the next insertion brings a goal of the seat back onto the board."""
    rest = s.goals[seat]
    while rest != _ZERO:
        if s.stones[bits.lowest(rest)] == FREE_TILE:
            return True
        rest &= rest - _ONE
    return False


@inlined
def _look(
    s: Table, place: int, goals: Cells, on_free: bool, slot: int, openings: int, room: Openings
) -> tuple[Cells, Cells]:
    """What can be walked to from a place after an insertion, and where the goals are then."""
    width, height = whole(s.width), whole(s.height)
    first, last = entry(slot, width, height), entry(opposite(slot), width, height)
    slide_tiles(s.openings, room, slot, openings, first, last, width, goals)
    across, down = ways(room, width, goals)
    moved = slid(goals, slot, last, width)
    if on_free:
        moved = join(moved, one(first, goals))
    here = pushed(place, line_of(slot), first, last, step(slot, width), width)
    start = one(first if here == FREE_TILE else here, goals)
    return spread(start, across, down, width), moved


@kernel
def look_after(
    s: Table, seat: int, slot: int, openings: int, goals: Cells, on_free: bool, room: Openings
) -> tuple[Cells, Cells]:
    """What a seat can walk to after an insertion, and where its goals are then.

    `goals` are their cells now; home stays where it is (R25).
    """
    place = whole(s.figures[seat])
    if openings == WALL:  # nobody can be carried onto it (R4-R9)
        scratch = np.empty_like(bytes_of(s))
        copy(scratch, bytes_of(s))
        after = viewed(scratch, RECORD)
        insert(after, slot, openings)
        return reachable(after, whole(after.figures[seat])), goal_cells(after, seat)
    if s.set_length == 1:
        a, b = _look(s, place, (goals[0],), on_free, slot, openings, room)
        aims = goals if s.left[seat] == 0 else (b[0], _ZERO, _ZERO, _ZERO)
        return (a[0], _ZERO, _ZERO, _ZERO), aims
    if s.set_length == 2:
        c, d = _look(s, place, (goals[0], goals[1]), on_free, slot, openings, room)
        aims = goals if s.left[seat] == 0 else (d[0], d[1], _ZERO, _ZERO)
        return (c[0], c[1], _ZERO, _ZERO), aims
    cells, targets = _look(s, place, goals, on_free, slot, openings, room)
    return cells, goals if s.left[seat] == 0 else targets


@inlined
def _grow(cells: Cells, goals: Cells, width: int, height: int) -> int:
    first_column = read(LINES, 32 * width, cells)
    last_column = read(LINES, 32 * width + width - 1, cells)
    last_row = read(LINES, 32 * width + 16 + height - 1, cells)
    row = np.uint64(width)
    for steps in range(2 * MOST):
        if touch(cells, goals):
            return steps
        east, west = without(cells, last_column), without(cells, first_column)
        beside = join(later(east, _ONE), earlier(west, _ONE))
        below = join(later(without(cells, last_row), row), earlier(cells, row))
        cells = join(cells, join(beside, below))
    return 2 * MOST


@kernel
def steps_between(s: Table, cells: Cells, goals: Cells) -> int:
    """The steps from some cells to the nearest of others, as if there were no walls."""
    width, height = whole(s.width), whole(s.height)
    if s.set_length == 1:
        return _grow((cells[0],), (goals[0],), width, height)
    if s.set_length == 2:
        return _grow((cells[0], cells[1]), (goals[0], goals[1]), width, height)
    return _grow(cells, goals, width, height)


@inlined
def _linked(
    s: Table, goals: Cells, on_free: bool, at_home: bool, slot: int, openings: int, room: Openings
) -> Cells:
    """The cells from which a figure that stays on its tile could walk to a goal after it."""
    width, height = whole(s.width), whole(s.height)
    first, last = entry(slot, width, height), entry(opposite(slot), width, height)
    slide_tiles(s.openings, room, slot, openings, first, last, width, goals)
    across, down = ways(room, width, goals)
    moved = goals if at_home else slid(goals, slot, last, width)
    if on_free:
        moved = join(moved, one(first, goals))
    around = spread(moved, across, down, width)
    before = slid(around, opposite(slot), first, width)
    # A figure that falls out is carried to where the tile went in.
    return join(before, one(last, goals)) if touch(around, one(first, goals)) else before


@kernel
def linked_by(
    s: Table, seat: int, slot: int, openings: int, goals: Cells, on_free: bool, room: Openings
) -> Cells:
    """The cells from which a seat could walk to a goal after an insertion, if it stood there."""
    at_home = s.left[seat] == 0
    if s.set_length == 1:
        small = _linked(s, (goals[0],), on_free, at_home, slot, openings, room)
        return (small[0], _ZERO, _ZERO, _ZERO)
    if s.set_length == 2:
        middle = _linked(s, (goals[0], goals[1]), on_free, at_home, slot, openings, room)
        return (middle[0], middle[1], _ZERO, _ZERO)
    return _linked(s, goals, on_free, at_home, slot, openings, room)
