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
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.engine.contract import Actions, Features
from spieltisch.engine.moves import argument, arguments
from spieltisch.engine.records import bytes_of, copy, viewed
from spieltisch.engine.tuning import Weights
from spieltisch.games.labyrinth.board import CELLS
from spieltisch.games.labyrinth.foresight import (
    Openings,
    goal_cells,
    is_goal_on_free_tile,
    linked_by,
    look_after,
    steps_between,
)
from spieltisch.games.labyrinth.record import (
    ENDLESS,
    INSERT,
    MAX_LEGAL,
    OVER,
    RECORD,
    SEATS,
    WALK,
    WALKING,
    Table,
)
from spieltisch.games.labyrinth.rules import insertions, reachable
from spieltisch.games.labyrinth.sets import LARGE, SET_LENGTH, Cells, meet, one, touch, without
from spieltisch.games.labyrinth.turns import insert, result, stones_on
from spieltisch.games.labyrinth.weights import (
    CELL,
    NEAR,
    NEAR_NEXT,
    NEAR_WALK,
    OTHERS_CELL,
    PROSPECT,
    STEPS_MORE,
    TUNED,
)

_ZERO = np.uint64(0)
_ONE = np.uint64(1)

#: What a stone is worth, and how many times as much the last one is.
STONE, VICTORY = 1000.0, 10.0

#: The least weight of an action.
SMALLEST = 0.01

#: What a stone more is worth: the nearer the end, the more. These five were fitted to who won 192
#: games of searches against themselves.
STEEPNESS, LEVELLING = 2.6, 0.15

#: What it is worth, in stones, that one can be collected in this turn; for whoever is not to move
#: yet, that an insertion would open a way to one, and that many would.
WITHIN_REACH, ANY_WAY, MANY_WAYS = 0.9, 0.2, 0.75


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
    return steps_between(s, cells, goal_cells(s, seat))


@kernel
def lacking(s: Table, seat: int) -> int:
    """How many goals a seat still has to reach; R25: home may be the last one."""
    return whole(s.left[seat]) + whole(s.return_home)


@kernel
def _worth_of_stones(s: Table, seat: int, stones: int) -> float:
    return STONE * stones * (VICTORY if stones == lacking(s, seat) else 1.0)


@kernel
def weigh_by(s: Table, seat: int, actions: Actions, count: int, w: Weights, out: Features) -> None:
    """Give each action a weight above 0: the better it looks, the larger."""
    if s.phase == WALKING:
        _weigh_walks(s, seat, actions, count, w, out)
        return
    goals, on_free = goal_cells(s, seat), is_goal_on_free_tile(s, seat)
    room = np.empty((4, SET_LENGTH), np.uint64)
    for k in range(count):
        slot, openings = arguments(whole(actions[k]), INSERT)
        cells, targets = look_after(s, seat, slot, openings, goals, on_free, room)
        worth = 1.0 + w[CELL] * size_of(cells)
        if w[OTHERS_CELL] != 0.0:
            worth -= w[OTHERS_CELL] * _others_cells(s, seat, slot, openings, room)
        stones = 0.0
        if touch(cells, targets):
            stones = _worth_of_stones(s, seat, _stones_after(s, seat, slot, openings))
        else:
            worth += _worth_of_steps(w[NEAR], steps_between(s, cells, targets), w)
        out[k] = stones + max(worth, SMALLEST)


@kernel
def weigh(s: Table, seat: int, actions: Actions, count: int, out: Features) -> None:
    """Weigh the actions as the tuned weights say."""
    weigh_by(s, seat, actions, count, TUNED, out)


@inlined
def _worth_of_steps(weight: float, steps: int, w: Weights) -> float:
    """What a goal so many steps away is worth, if it were `weight` at once."""
    near = w[STEPS_MORE] + steps
    return weight / (near * near)


@kernel
def _others_cells(s: Table, seat: int, slot: int, openings: int, room: Openings) -> float:
    """How many cells each of the others can walk to after an insertion, on average."""
    total = 0
    for other in range(s.players):
        if other != seat:
            cells, _ = look_after(s, other, slot, openings, LARGE, False, room)
            total += size_of(cells)
    return total / max(1, s.players - 1)


@inlined
def size_of(cells: Cells) -> int:
    """How many cells there are."""
    size = bits.count(cells[0]) + bits.count(cells[1])
    return size + bits.count(cells[2]) + bits.count(cells[3])


@kernel
def _stones_after(s: Table, seat: int, slot: int, openings: int) -> int:
    """The most goals that a seat can walk to after an insertion that opens the way to one."""
    if s.left[seat] == 0 or not _is_crowded(s, seat):
        return 1
    state = bytes_of(s)
    scratch = np.empty_like(state)
    copy(scratch, state)
    after = viewed(scratch, RECORD)
    insert(after, slot, openings)
    return most_stones(after, seat, reachable(after, whole(after.figures[seat])))


@kernel
def _is_crowded(s: Table, seat: int) -> bool:
    """Whether several goals of a seat lie on one tile."""
    rest = s.goals[seat]
    while rest != _ZERO:
        place = whole(s.stones[bits.lowest(rest)])
        if bits.count(stones_on(s, place) & s.goals[seat]) > 1:
            return True
        rest &= rest - _ONE
    return False


@kernel
def _weigh_walks(
    s: Table, seat: int, actions: Actions, count: int, w: Weights, out: Features
) -> None:
    prospects = np.zeros(CELLS, np.int64)
    options = count_prospects(s, seat, prospects)
    goals = goal_cells(s, seat)
    for k in range(count):
        cell = argument(whole(actions[k]), WALK)
        here = one(cell, LARGE)
        stones = most_stones(s, seat, here)
        if stones > 0:
            steps = steps_between(s, here, without(goals, here))
            out[k] = _worth_of_stones(s, seat, stones) + _worth_of_steps(w[NEAR_NEXT], steps, w)
        else:
            near = _worth_of_steps(w[NEAR_WALK], steps_between(s, here, goals), w)
            out[k] = 1.0 + w[PROSPECT] * prospects[cell] / options + near


@kernel
def count_prospects(s: Table, seat: int, prospects: NDArray[np.int64]) -> int:
    """For each cell, how many of the next insertions would connect it with a goal of the seat."""
    cells = reachable(s, whole(s.figures[seat]))
    goals, on_free = goal_cells(s, seat), is_goal_on_free_tile(s, seat)
    room = np.empty((4, SET_LENGTH), np.uint64)
    actions = np.empty(MAX_LEGAL, np.int32)
    count = insertions(s, actions)
    for k in range(count):
        slot, openings = arguments(whole(actions[k]), INSERT)
        linked = meet(cells, linked_by(s, seat, slot, openings, goals, on_free, room))
        for word in range(s.set_length):
            rest = linked[word]
            while rest != _ZERO:
                prospects[64 * word + bits.lowest(rest)] += 1
                rest &= rest - _ONE
    return count


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
    slope = STEEPNESS / (LEVELLING + (rounds if hopeless else fewest))
    total = 0.0
    for seat in range(players):
        lead = bits.count(s.collected[seat]) if hopeless else -lacking(s, seat)
        if s.turn == seat:
            is_near = _is_within_reach(s, seat)
            if is_near and lacking(s, seat) == 1:
                _declare(out, players, seat)
                return
            worth = lead + (WITHIN_REACH if is_near else 0.0)
        else:
            worth = lead + _prospect(s, seat)
        out[seat] = np.exp(slope * worth)
        total += out[seat]
    for seat in range(players):
        out[seat] /= total


@kernel
def _declare(out: Features, players: int, winner: int) -> None:
    """Say that a seat has won: its last goal is within reach, and it is to move."""
    for seat in range(players):
        out[seat] = 1.0 if seat == winner else 0.0


@kernel
def _is_within_reach(s: Table, seat: int) -> bool:
    """Whether the seat that is to move can collect a stone in this turn."""
    goals = goal_cells(s, seat)
    if s.phase == WALKING:
        return touch(reachable(s, whole(s.figures[seat])), goals)
    on_free = is_goal_on_free_tile(s, seat)
    room = np.empty((4, SET_LENGTH), np.uint64)
    actions = np.empty(MAX_LEGAL, np.int32)
    for k in range(insertions(s, actions)):
        slot, openings = arguments(whole(actions[k]), INSERT)
        cells, targets = look_after(s, seat, slot, openings, goals, on_free, room)
        if touch(cells, targets):
            return True
    return False


@kernel
def _prospect(s: Table, seat: int) -> float:
    """What a seat that is not to move yet may hope for in its next turn, in stones."""
    goals, on_free = goal_cells(s, seat), is_goal_on_free_tile(s, seat)
    room = np.empty((4, SET_LENGTH), np.uint64)
    actions = np.empty(MAX_LEGAL, np.int32)
    count, links = insertions(s, actions), 0
    for k in range(count):
        slot, openings = arguments(whole(actions[k]), INSERT)
        cells, targets = look_after(s, seat, slot, openings, goals, on_free, room)
        if touch(cells, targets):
            links += 1
    return ANY_WAY + MANY_WAYS * np.sqrt(links / count) if links > 0 else 0.0
