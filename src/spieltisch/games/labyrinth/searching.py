"""The solver's search: all sequences of pushes, each with the set of cells it leads to.

A node is the board after some pushes and, for each set of goals collected so far, all cells
on which the figure may stand then (an entry). So one push is tried once for all walks before
it. The last push needs no board at all: it is enough to see whether the cells that the figure
and the goal are connected with meet, in the pushed line or through the inserted tile.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.engine.moves import arguments, code
from spieltisch.engine.records import copy, viewed
from spieltisch.games.labyrinth.board import (
    CELLS,
    FREE_TILE,
    NOWHERE,
    entry,
    opposite,
)
from spieltisch.games.labyrinth.linking import NO_PUSH, PUSH, linking_push
from spieltisch.games.labyrinth.record import INSERT, MAX_LEGAL, RECORD, Table
from spieltisch.games.labyrinth.rules import connected, insertions
from spieltisch.games.labyrinth.sets import (
    LARGE,
    Cells,
    join,
    meet,
    one,
    read,
    touch,
    without,
    write,
)
from spieltisch.games.labyrinth.tiles import WALL
from spieltisch.games.labyrinth.turns import insert, slid

Frames = NDArray[np.uint8]
Bits = NDArray[np.uint64]
Numbers = NDArray[np.int64]

FOUND, NOTHING, GOES_ON = range(3)

_ZERO = np.uint64(0)
_ONE = np.uint64(1)


@kernel
def search(
    frames: Frames,
    masks: Bits,
    cells: Bits,
    sizes: Numbers,
    cursors: Numbers,
    pushes: Numbers,
    seat: int,
    wanted: int,
    depth: int,
    walked: bool,
    budget: int,
) -> int:
    """Look for `depth` pushes after which `wanted` goals are collected, depth first.

    Level k of the arrays is the node after k pushes: its record in `frames` (without the seat's
    own figure), its entries in `masks` and `cells`, how many in `sizes`, and in `cursors` what
    to try next; the last cursor is the level itself, so that a search whose budget of nodes is
    used up can go on where it stopped. `walked` says that the cells of level 0 are those after
    a walk. The way to the goals is then in `pushes`, see `push_of`.
    """
    actions, counts = np.empty((depth, MAX_LEGAL), np.int32), np.empty(depth, np.int64)
    level = cursors[-1]
    for begun in range(level + 1):
        counts[begun] = insertions(viewed(frames[begun], RECORD), actions[begun])
    while budget > 0:
        budget -= 1
        tried = cursors[level]
        cursors[level] += 1
        if level == depth - 1:
            push = _last_push(frames, masks, cells, sizes, level, seat, wanted, walked)
            if push != NO_PUSH:
                pushes[level] = push
                return FOUND
            level -= 1
        elif tried >= 2 * counts[level]:
            level -= 1
        else:
            push = code(PUSH, actions[level, tried >> 1], tried & 1)
            rest = depth - level - 1
            pushes[level] = push
            if _next_node(frames, masks, cells, sizes, level, seat, wanted, push, rest):
                level += 1
                cursors[level] = 0
                counts[level] = insertions(viewed(frames[level], RECORD), actions[level])
        if level < 0:
            return NOTHING
    cursors[-1] = level
    return GOES_ON


@inlined
def push_of(push: int) -> tuple[int, int, bool]:
    """A push: its slot, the tile's openings, and whether the seat's own figure falls out.

    The last matters only for a wall: then the line is pushed twice (R4).
    """
    action, own_falls = arguments(push, PUSH)
    slot, openings = arguments(action, INSERT)
    return slot, openings, own_falls == 1


@kernel
def advance(frames: Frames, level: int, seat: int, push: int) -> int:
    """Write the record after a push to the next frame.

    Returns how often the line moved, or 0 if another push already covers this one.
    """
    slot, openings, own_falls = push_of(push)
    s, t = viewed(frames[level], RECORD), viewed(frames[level + 1], RECORD)
    if own_falls and openings != WALL:
        return 0
    last = entry(opposite(slot), whole(s.width), whole(s.height))
    others_fall = False
    for other in range(s.players):
        others_fall |= s.figures[other] == last
    if own_falls and others_fall:
        return 0  # the line is pushed twice anyway
    copy(frames[level + 1], frames[level])
    if own_falls:
        t.figures[seat] = last
    insert(t, slot, openings)
    t.figures[seat] = NOWHERE
    return 2 if openings == WALL and (own_falls or others_fall) else 1


@kernel
def moved(s: Table, here: Cells, push: int, times: int) -> Cells:
    """Where a figure that was on one of some cells is after a push."""
    slot, openings, own_falls = push_of(push)
    width, height = whole(s.width), whole(s.height)
    last = entry(opposite(slot), width, height)
    fallen, first = one(last, LARGE), one(entry(slot, width, height), LARGE)
    if own_falls:
        here = meet(here, fallen)
    elif openings == WALL and times == 1:
        here = without(here, fallen)
    wrapped = touch(here, fallen)
    here = slid(here, slot, last, width)
    if times == 2:
        wrapped |= touch(here, fallen)
        here = slid(here, slot, last, width)
    return join(here, first) if wrapped else here


@kernel
def _next_node(
    frames: Frames,
    masks: Bits,
    cells: Bits,
    sizes: Numbers,
    level: int,
    seat: int,
    wanted: int,
    push: int,
    rest: int,
) -> bool:
    """The node after a push, if with `rest` more pushes it can still lead to the goal."""
    times = advance(frames, level, seat, push)
    if times == 0:
        return False
    s, t = viewed(frames[level], RECORD), viewed(frames[level + 1], RECORD)
    sizes[level + 1] = 0
    for k in range(sizes[level]):
        here = moved(s, read(cells[level], k, LARGE), push, times)
        if touch(here, here):
            spread_entry(
                t, masks[level + 1], cells[level + 1], sizes, level + 1, masks[level, k],
                connected(t, here), wanted, rest,
            )  # fmt: skip
    return sizes[level + 1] > 0


@kernel
def spread_entry(
    t: Table,
    masks: Bits,
    cells: Bits,
    sizes: Numbers,
    level: int,
    mask: np.uint64,
    reached: Cells,
    wanted: int,
    rest: int,
) -> None:
    """Add the ways in which a turn can end: on a goal, which is collected, or elsewhere."""
    lacking = wanted - bits.count(mask)
    for goal in range(t.stone_limit):
        place = whole(t.stones[goal])
        if mask >> np.uint64(goal) & _ONE == _ZERO and place < CELLS:
            there = one(place, LARGE)
            if touch(reached, there):
                reached = without(reached, there)
                if 1 < lacking <= rest + 1:
                    _add(masks, cells, sizes, level, mask | bits.bit(goal), there)
    if lacking <= rest and touch(reached, reached):
        _add(masks, cells, sizes, level, mask, reached)


@kernel
def _add(
    masks: Bits, cells: Bits, sizes: Numbers, level: int, mask: np.uint64, reached: Cells
) -> None:
    for k in range(sizes[level]):
        if masks[k] == mask:
            write(cells, k, join(read(cells, k, LARGE), reached))
            return
    masks[sizes[level]] = mask
    write(cells, sizes[level], reached)
    sizes[level] += 1


@kernel
def _last_push(
    frames: Frames,
    masks: Bits,
    cells: Bits,
    sizes: Numbers,
    level: int,
    seat: int,
    wanted: int,
    walked: bool,
) -> int:
    """A push after which the last goal that is wanted can be walked to, or none."""
    s = viewed(frames[level], RECORD)
    for k in range(sizes[level]):
        mask, here = masks[level, k], read(cells[level], k, LARGE)
        if wanted - bits.count(mask) != 1:
            continue
        if s.free == WALL or s.left[seat] == 0:
            push = _last_push_by_trying(frames, level, seat, mask, here)
        else:
            goals, on_free = goal_cells(s, seat, mask)
            closed = walked or level > 0
            if s.set_length == 1:
                push = linking_push(s, (here[0],), (goals[0],), on_free, closed)
            elif s.set_length == 2:
                pair = (here[0], here[1])
                push = linking_push(s, pair, (goals[0], goals[1]), on_free, closed)
            else:
                push = linking_push(s, here, goals, on_free, closed)
        if push != NO_PUSH:
            return push
    return NO_PUSH


@kernel
def goal_cells(s: Table, seat: int, mask: np.uint64) -> tuple[Cells, bool]:
    """The cells of the goals that are not collected, and whether one is on the free tile.

    R25: for a seat that has all its goals that is home, which stays where it is.
    """
    if s.left[seat] == 0:
        return one(whole(s.homes[seat]), LARGE), False
    goals, on_free = LARGE, False
    for goal in range(s.stone_limit):
        if mask >> np.uint64(goal) & _ONE == _ZERO:
            place = whole(s.stones[goal])
            if place < CELLS:
                goals = join(goals, one(place, LARGE))
            on_free |= place == FREE_TILE
    return goals, on_free


@kernel
def _last_push_by_trying(
    frames: Frames, level: int, seat: int, mask: np.uint64, here: Cells
) -> int:
    """For what linking does not know: a wall, and a goal that does not ride on a tile."""
    s, t = viewed(frames[level], RECORD), viewed(frames[level + 1], RECORD)
    actions = np.empty(MAX_LEGAL, np.int32)
    for k in range(2 * insertions(s, actions)):
        push = code(PUSH, actions[k >> 1], k & 1)
        times = advance(frames, level, seat, push)
        if times > 0:
            reached = moved(s, here, push, times)
            goals, _ = goal_cells(t, seat, mask)
            if touch(reached, reached) and touch(connected(t, reached), goals):
                return push
    return NO_PUSH
