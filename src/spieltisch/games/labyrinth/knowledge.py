"""What good play in Labyrinth knows, apart from the rules.

An insertion is worth what the player can walk to after it: one of their goals, else how near
to one. A walk that collects nothing is worth how many of the next insertions would open the way
from there to a goal, if nobody pushed in between.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import Actions, Features
from spieltisch.engine.moves import argument, arguments
from spieltisch.engine.records import bytes_of, copy, fill, viewed
from spieltisch.games.labyrinth.board import (
    CELLS,
    FREE_TILE,
    MOST,
    NO_SLOT,
    NOWHERE,
    SLOTS,
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
    openings_at,
    openings_of,
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

PLANES = 9 + SEATS
FEATURES = PLANES * CELLS + 6 + SLOTS + 4 * SEATS + 4


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


@kernel
def _place_on_grid(s: Table, cell: int) -> int:
    """Features lie on a grid of 15 x 15, whatever the size of the board."""
    return cell // whole(s.width) * MOST + cell % whole(s.width)


@kernel
def observe(s: Table, viewer: int, out: Features) -> int:
    """Write the viewer's features; seats come in order, the viewer's own first.

    Planes of 15 x 15 cells: the four openings, on the board, immovable, the viewer's goals (or
    home, once that is all they lack), other stones, what the figure to move can reach, then the
    figures. After them the free tile's openings, whether the viewer's goals or other stones are on
    it, and the forbidden slot; per seat the stones left and collected, whether it is its turn and
    whether it plays; the phase and the share of the turns played.
    """
    own, players = max(viewer, 0), whole(s.players)
    size = whole(s.width) * whole(s.height)
    fill(out[:FEATURES], 0.0)
    cells = reachable(s, whole(s.figures[s.turn]))
    for cell in range(size):
        n = _place_on_grid(s, cell)
        openings = openings_at(s, cell)
        for side in range(4):
            out[side * CELLS + n] = openings >> side & 1
        out[4 * CELLS + n] = 1.0
        immovable = s.immovable[0, cell >> 6] >> np.uint64(cell & 63) & _ONE
        out[5 * CELLS + n] = 1.0 if immovable != _ZERO else 0.0
        out[8 * CELLS + n] = 1.0 if s.phase == WALKING and _has(cells, cell) else 0.0
    after = PLANES * CELLS
    for stone in range(s.stone_limit):
        place = whole(s.stones[stone])
        mine = viewer >= 0 and s.goals[own] >> np.uint64(stone) & _ONE != _ZERO
        if place < CELLS:
            out[(6 if mine else 7) * CELLS + _place_on_grid(s, place)] += 1.0
        elif place == FREE_TILE:
            out[after + (4 if mine else 5)] += 1.0
    if viewer >= 0 and s.return_home != 0 and s.left[own] == 0:
        out[6 * CELLS + _place_on_grid(s, whole(s.homes[own]))] += 1.0
    free = openings_of(s, FREE_TILE)
    for side in range(4):
        out[after + side] = free >> side & 1
    n = after + 6
    if s.forbidden != NO_SLOT:
        out[n + whole(s.forbidden)] = 1.0
    n += SLOTS
    for k in range(players):
        seat = (own + k) % players
        out[(9 + k) * CELLS + _place_on_grid(s, whole(s.figures[seat]))] = 1.0
        out[n + k] = s.left[seat]
        out[n + SEATS + k] = bits.count(s.collected[seat])
        out[n + 2 * SEATS + k] = 1.0 if s.turn == seat else 0.0
        out[n + 3 * SEATS + k] = 1.0
    n += 4 * SEATS
    out[n + whole(s.phase)] = 1.0
    out[n + 3] = whole(s.turns) / whole(s.turn_limit) if s.turn_limit != ENDLESS else 0.0
    return FEATURES
