"""What the first master of Labyrinth knew, kept as it was: later ones are measured by it.

Nothing here follows `knowledge`, neither in what it finds nor in how fast it is.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import Actions, Features
from spieltisch.engine.moves import argument, arguments
from spieltisch.engine.records import bytes_of, copy, viewed
from spieltisch.games.labyrinth.board import (
    CELLS,
    FREE_TILE,
    MOST,
    NOWHERE,
    entry,
    line_of,
    opposite,
    step,
)
from spieltisch.games.labyrinth.record import (
    ENDLESS,
    INSERT,
    INSERTING,
    MAX_LEGAL,
    OVER,
    RECORD,
    SEATS,
    WALK,
    WALKING,
    Table,
)
from spieltisch.games.labyrinth.rules import (
    connected,
    insertions,
    reachable,
)
from spieltisch.games.labyrinth.sets import LARGE, Cells, join, one
from spieltisch.games.labyrinth.turns import insert, pushed, result, stones_on

_ZERO = np.uint64(0)
_ONE = np.uint64(1)

#: What a stone is worth, and how many times as much the last one is.
STONE, VICTORY = 1000.0, 10.0

#: How much more likely a seat is to win that needs one stone fewer.
ADVANTAGE = 2.5


@kernel
def _has(cells: Cells, cell: int) -> bool:
    return cells[cell >> 6] >> np.uint64(cell & 63) & _ONE != _ZERO


@kernel
def most_stones(s: Table, seat: int, cells: Cells) -> int:
    """The most of a seat's goals on any one of some cells; on the way home, home is the goal."""
    if s.left[seat] == 0:
        return 1 if _has(cells, whole(s.homes[seat])) else 0
    most = 0
    rest = s.goals[seat]
    while rest != _ZERO:
        place = whole(s.stones[bits.lowest(rest)])
        rest &= rest - _ONE
        if place < CELLS and _has(cells, place):
            most = max(most, bits.count(stones_on(s, place) & s.goals[seat]))
    return most


@kernel
def distance(s: Table, seat: int, cells: Cells) -> int:
    """The steps from some cells to the seat's nearest goal, as if there were no walls."""
    width, nearest = whole(s.width), 2 * MOST
    home = whole(s.homes[seat])
    for word in range(s.set_length):
        rest = cells[word]
        while rest != _ZERO:
            cell = 64 * word + bits.lowest(rest)
            rest &= rest - _ONE
            if s.left[seat] == 0:
                nearest = min(nearest, _steps(cell, home, width))
            goals = s.goals[seat]
            while goals != _ZERO:
                place = whole(s.stones[bits.lowest(goals)])
                goals &= goals - _ONE
                if place < CELLS:
                    nearest = min(nearest, _steps(cell, place, width))
    return nearest


@kernel
def _steps(cell: int, other: int, width: int) -> int:
    return abs(cell % width - other % width) + abs(cell // width - other // width)


@kernel
def lacking(s: Table, seat: int) -> int:
    """How many goals a seat still has to reach; R25: home may be the last one."""
    return whole(s.left[seat]) + whole(s.return_home)


@kernel
def _worth_of_stones(s: Table, seat: int, stones: int) -> float:
    return STONE * stones * (VICTORY if stones == lacking(s, seat) else 1.0)


@kernel
def weigh(s: Table, seat: int, actions: Actions, count: int, out: Features) -> None:
    """Give each action a weight above 0: the better it looks, the larger."""
    if s.phase == WALKING:
        _weigh_walks(s, seat, actions, count, out)
        return
    state = bytes_of(s)
    scratch = np.empty_like(state)
    after = viewed(scratch, RECORD)
    for k in range(count):
        copy(scratch, state)
        slot, openings = arguments(whole(actions[k]), INSERT)
        insert(after, slot, openings)
        cells = reachable(after, whole(after.figures[seat]))
        stones = most_stones(after, seat, cells)
        if stones > 0:
            out[k] = _worth_of_stones(s, seat, stones)
        else:
            near = 1.0 + distance(after, seat, cells)
            size = bits.count(cells[0]) + bits.count(cells[1])
            size += bits.count(cells[2]) + bits.count(cells[3])
            out[k] = 1.0 + 100.0 / (near * near) + 0.2 * size


@kernel
def _weigh_walks(s: Table, seat: int, actions: Actions, count: int, out: Features) -> None:
    prospects = np.zeros(CELLS, np.int64)
    options = count_prospects(s, seat, prospects)
    for k in range(count):
        cell = argument(whole(actions[k]), WALK)
        stones = most_stones(s, seat, one(cell, LARGE))
        if stones > 0:
            out[k] = _worth_of_stones(s, seat, stones)
        else:
            near = 1.0 + distance(s, seat, one(cell, LARGE))
            out[k] = 1.0 + 100.0 * prospects[cell] / options + 10.0 / (near * near)


@kernel
def count_prospects(s: Table, seat: int, prospects: NDArray[np.int64]) -> int:
    """For each cell, how many of the next insertions would connect it with a goal of the seat."""
    state = bytes_of(s)
    scratch = np.empty_like(state)
    after = viewed(scratch, RECORD)
    width, height = whole(s.width), whole(s.height)
    cells = reachable(s, whole(s.figures[seat]))
    actions = np.empty(MAX_LEGAL, np.int32)
    count = insertions(s, actions)
    for k in range(count):
        slot, openings = arguments(whole(actions[k]), INSERT)
        copy(scratch, state)
        after.figures[seat] = NOWHERE
        insert(after, slot, openings)
        goals = connected(after, _goal_cells(after, seat))
        first, last = entry(slot, width, height), entry(opposite(slot), width, height)
        for word in range(s.set_length):
            rest = cells[word]
            while rest != _ZERO:
                cell = 64 * word + bits.lowest(rest)
                rest &= rest - _ONE
                moved = pushed(cell, line_of(slot), first, last, step(slot, width), width)
                if _has(goals, first if moved == FREE_TILE else moved):
                    prospects[cell] += 1
    return count


@kernel
def _goal_cells(s: Table, seat: int) -> Cells:
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
def value(s: Table, out: Features) -> None:
    """Each seat's chance to win: the fewer stones it lacks, counting those within reach."""
    players = whole(s.players)
    if s.phase == OVER:
        winners = result(s, np.zeros(SEATS))
        for seat in range(players):
            out[seat] = winners >> seat & 1
        return
    rounds = 1.0 + (whole(s.turn_limit) - whole(s.turns)) / players
    fewest = 64
    for seat in range(players):
        fewest = min(fewest, lacking(s, seat))
    hopeless = s.turn_limit != ENDLESS and fewest > rounds
    total = 0.0
    for seat in range(players):
        lead = bits.count(s.collected[seat]) if hopeless else -lacking(s, seat)
        out[seat] = ADVANTAGE ** (lead + _within_reach(s, seat))
        total += out[seat]
    for seat in range(players):
        out[seat] /= total


@kernel
def _within_reach(s: Table, seat: int) -> float:
    """About how likely the seat's next turn is to collect a stone."""
    if s.turn == seat and s.phase == INSERTING:
        state = bytes_of(s)
        scratch = np.empty_like(state)
        after = viewed(scratch, RECORD)
        actions = np.empty(MAX_LEGAL, np.int32)
        for k in range(insertions(s, actions)):
            copy(scratch, state)
            slot, openings = arguments(whole(actions[k]), INSERT)
            insert(after, slot, openings)
            if most_stones(after, seat, reachable(after, whole(after.figures[seat]))) > 0:
                return 0.9
        return 0.2
    is_near = most_stones(s, seat, reachable(s, whole(s.figures[seat]))) > 0
    if s.turn == seat:
        return 0.9 if is_near else 0.2
    return 0.7 if is_near else 0.4
