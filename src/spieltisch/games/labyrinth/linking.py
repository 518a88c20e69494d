"""The last push of a search: does it link where the figure can be with a goal?

No board is built for it. The ways are those after the push but without the inserted tile; that
tile then links the two sides or does not, depending on how it is turned.
"""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import kernel
from spieltisch.engine.moves import Moves, code
from spieltisch.games.labyrinth.board import LINES, entry, line_of, opposite
from spieltisch.games.labyrinth.record import ACTIONS, INSERT, Table
from spieltisch.games.labyrinth.rules import open_slots, spread
from spieltisch.games.labyrinth.sets import (
    Cells,
    earlier,
    join,
    later,
    meet,
    one,
    read,
    touch,
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
from spieltisch.games.labyrinth.turns import slid

_ZERO = np.uint64(0)
_ONE = np.uint64(1)

#: A push of the search: an insertion, and whether the seat's own figure falls out.
PUSH = Moves(push=(ACTIONS, 2))["push"]

#: No push links them.
NO_PUSH = -1


@kernel
def linking_push(s: Table, here: Cells, goals: Cells, on_free: bool, closed: bool) -> int:
    """A push that links some cells with a goal, or none; the free tile is not a wall.

    `closed` says that no way leads out of the cells: then only a line that they, and the
    cells around the goals, open to can make a difference.
    """
    width, height = whole(s.width), whole(s.height)
    row = np.uint64(width)
    north, east = read(s.openings, NORTH, here), read(s.openings, EAST, here)
    south, west = read(s.openings, SOUTH, here), read(s.openings, WEST, here)
    last_column = read(LINES, 32 * width + width - 1, here)
    across = without(meet(east, earlier(west, _ONE)), last_column)
    down = meet(south, earlier(north, row))
    around = spread(goals, across, down, width)
    from_here = _opening_to(here, north, east, south, west, width)
    from_goals = _opening_to(around, north, east, south, west, width)
    kind = KIND_OF[whole(s.free)]
    slots = open_slots(s)
    while slots != _ZERO:
        slot = bits.lowest(slots)
        slots &= slots - _ONE
        line = read(LINES, 32 * width + line_of(slot), here)
        if closed and not (touch(line, from_here) and (on_free or touch(line, from_goals))):
            continue
        first, last = entry(slot, width, height), entry(opposite(slot), width, height)
        entered, fallen = one(first, here), one(last, here)
        now_here, now_goals = slid(here, slot, last, width), slid(goals, slot, last, width)
        if touch(here, fallen):
            now_here = join(now_here, entered)
        if on_free:
            now_goals = join(now_goals, entered)
        # The ways without the inserted tile.
        up, left = slid(north, slot, last, width), slid(west, slot, last, width)
        right, below = slid(east, slot, last, width), slid(south, slot, last, width)
        across = without(meet(right, earlier(left, _ONE)), last_column)
        down = meet(below, earlier(up, row))
        near = spread(now_here, across, down, width)
        if touch(near, now_goals):
            return code(PUSH, code(INSERT, slot, ROTATIONS[kind, 0]))
        onto = touch(now_here, entered)
        open_near = _sides(near, entered, up, right, below, left, last_column, width)
        if not onto and open_near == 0:
            continue
        far = spread(now_goals, across, down, width)
        at_goal = touch(now_goals, entered)
        open_far = _sides(far, entered, up, right, below, left, last_column, width)
        for k in range(ROTATION_COUNT[kind]):
            openings = whole(ROTATIONS[kind, k])
            linked = onto or openings & open_near != 0
            if linked and (at_goal or openings & open_far != 0):
                return code(PUSH, code(INSERT, slot, openings))
    return NO_PUSH


@kernel
def _opening_to(
    cells: Cells, north: Cells, east: Cells, south: Cells, west: Cells, width: int
) -> Cells:
    """Some cells and all that they open to; at the border that may be too many."""
    row = np.uint64(width)
    beside = join(later(meet(cells, east), _ONE), earlier(meet(cells, west), _ONE))
    below = join(later(meet(cells, south), row), earlier(meet(cells, north), row))
    return join(cells, join(beside, below))


@kernel
def _sides(
    cells: Cells,
    tile: Cells,
    north: Cells,
    east: Cells,
    south: Cells,
    west: Cells,
    last_column: Cells,
    width: int,
) -> int:
    """The sides of a tile on which the neighbour is one of some cells and opens to it."""
    row = np.uint64(width)
    sides = 0
    if touch(later(meet(cells, south), row), tile):
        sides |= 1 << NORTH
    if touch(earlier(without(meet(cells, west), later(last_column, _ONE)), _ONE), tile):
        sides |= 1 << EAST
    if touch(earlier(meet(cells, north), row), tile):
        sides |= 1 << SOUTH
    if touch(later(without(meet(cells, east), last_column), _ONE), tile):
        sides |= 1 << WEST
    return sides
