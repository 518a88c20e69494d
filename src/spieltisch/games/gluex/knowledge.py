"""What good play in Glüx knows, apart from the rules.

A chip is worth the points it moves in its room, the pips it adds there for later, and the
squares that can be reached from it while there are chips left to place.
"""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.engine.contract import MAX_SEATS, Actions, Features
from spieltisch.engine.moves import argument, arguments
from spieltisch.games.gluex.chips import CHIPS
from spieltisch.games.gluex.record import (
    CHOOSE,
    OVER,
    PLACE,
    ROOMS,
    SEATS,
    START,
    Table,
)
from spieltisch.games.gluex.rules import chips_left, find_targets, is_taken, pips_at, seat_at
from spieltisch.games.gluex.scoring import FIRST_PLACE, SECOND_PLACE, Pips, count_pips, result
from spieltisch.games.gluex.squares import CELLS, STEPS, holds

#: What a pip in a room is worth besides the points it moves now.
WORTH_OF_A_PIP = 0.03

#: What a square that can be counted to is worth, in a room and in a corridor.
WAY_INTO_A_ROOM, WAY_INTO_A_CORRIDOR = 1.0, 0.3

#: What a seat may hope for, as a power of which it wins: a little in any case, more by each pip in
#: a room, each chip still to come and each square that it could place one on now, in points.
#: Fitted to who won 189 games of searches against themselves.
HOPE, HOPE_OF_A_PIP, HOPE_OF_A_CHIP, HOPE_OF_A_WAY = 0.9, 0.31, 8.0, 0.34

#: The start can be covered only once, so that is better left for later.
PRICE_OF_THE_OPTION = 0.5


@kernel
def worth_of_ways(s: Table, cell: int, pips: int) -> float:
    """What the squares that a chip on `cell` would count to are worth."""
    worth = 0.0
    for direction in range(4):
        step = STEPS[direction]
        target = cell + pips * step
        if target < 0 or target >= CELLS or not holds(s.plain, target) or holds(s.full, target):
            continue
        here, is_free = cell + step, True
        while here != target and is_free:  # P2, P3
            is_free = holds(s.ground, here) and not is_taken(s, here)
            here += step
        if is_free:
            worth += WAY_INTO_A_ROOM if s.rooms[target] > 0 else WAY_INTO_A_CORRIDOR
    return worth


@inlined
def _points(own: int, best: int, second: int) -> int:
    """What a seat has from a room with this many pips, if these are the first and second place."""
    if own == 0:
        return 0
    return FIRST_PLACE if own == best else SECOND_PLACE if own == second else 0


@inlined
def _standing(s: Table, pips: Pips, room: int) -> tuple[int, int]:
    """The pips that are worth the first place in a room, and those worth the second (A13-A16)."""
    a, b, c, d = pips[room, 0], pips[room, 1], pips[room, 2], pips[room, 3]
    best = max(max(a, b), max(c, d))
    leaders = (a == best) + (b == best) + (c == best) + (d == best)
    if s.players == 2 or leaders > 1:
        return best, 0
    low, high = max(a if a < best else 0, b if b < best else 0), c if c < best else 0
    return best, max(max(low, high), d if d < best else 0)


@inlined
def _lead(s: Table, pips: Pips, room: int, seat: int) -> float:
    """What a room is worth to a seat as it stands: its points less the others' share."""
    best, second = _standing(s, pips, room)
    lead = 0.0
    for other in range(s.players):
        worth = _points(pips[room, other], best, second) + WORTH_OF_A_PIP * pips[room, other]
        lead += worth if other == seat else -worth / (s.players - 1)
    return lead


@inlined
def _gain(s: Table, pips: Pips, seat: int, cell: int, face: int) -> float:
    """What a placement in a room changes there for a seat."""
    room, owner, covered = whole(s.rooms[cell]), -1, 0
    if is_taken(s, cell):
        owner, covered = seat_at(s, cell), pips_at(s, cell)
    before = _lead(s, pips, room, seat)
    if owner >= 0:
        pips[room, owner] -= covered
    pips[room, seat] += face
    after = _lead(s, pips, room, seat)
    pips[room, seat] -= face
    if owner >= 0:
        pips[room, owner] += covered
    return after - before


@kernel
def _weigh_placements(s: Table, seat: int, actions: Actions, count: int, out: Features) -> None:
    pips = np.zeros((ROOMS + 1, SEATS), np.int64)
    count_pips(s, pips)
    left = chips_left(s, seat) / CHIPS
    for k in range(count):
        side, cell = arguments(whole(actions[k]), PLACE)
        worth = left * worth_of_ways(s, cell, side + 1)
        if holds(s.chips[seat], cell):
            worth -= left * worth_of_ways(s, cell, pips_at(s, cell))
        if cell == s.starts[seat]:
            worth -= left * PRICE_OF_THE_OPTION
        room = whole(s.rooms[cell])
        if room > 0:
            worth += _gain(s, pips, seat, cell, side + 1)
        out[k] = (1.0 + worth) ** 2 if worth > 0.0 else 1.0 / (1.0 - worth) ** 2


@kernel
def weigh(s: Table, seat: int, actions: Actions, count: int, out: Features) -> None:
    """Give each action a weight above 0: the better it looks, the larger."""
    if s.phase != CHOOSE:
        _weigh_placements(s, seat, actions, count, out)
        return
    for k in range(count):  # as many ways into the rooms as possible, else many pips
        face = argument(whole(actions[k]), START) + 1
        worth = worth_of_ways(s, whole(s.starts[seat]), face) + WORTH_OF_A_PIP * face
        out[k] = (1.0 + worth) ** 2


@kernel
def value(s: Table, out: Features) -> None:
    """Each seat's chance to win: its share of the points, pips, chips to come and ways to go."""
    if s.phase == OVER:
        winners = result(s, np.zeros(MAX_SEATS, np.float64))
        for seat in range(s.players):
            out[seat] = float(winners >> seat & 1) / bits.count(np.uint64(winners))
        return
    pips = np.zeros((ROOMS + 1, SEATS), np.int64)
    count_pips(s, pips)
    total = 0.0
    for seat in range(s.players):
        hope = HOPE
        for room in range(1, ROOMS + 1):
            own = pips[room, seat]
            if own > 0:
                best, second = _standing(s, pips, room)
                hope += HOPE_OF_A_PIP * own + _points(own, best, second)
        if s.excluded >> seat & 1 == 0:
            hope += HOPE_OF_A_CHIP * chips_left(s, seat)
            hope += HOPE_OF_A_WAY * _count_ways(s, seat)
        square = hope * hope
        worth = square * square * square * square * square
        out[seat] = worth
        total += worth
    for seat in range(s.players):
        out[seat] = out[seat] / total


@kernel
def _count_ways(s: Table, seat: int) -> int:
    """How many squares a seat could place a chip on now."""
    a, b, c, d = s.targets[0], s.targets[1], s.targets[2], s.targets[3]
    find_targets(s, seat)
    count = bits.count(s.targets[0]) + bits.count(s.targets[1])
    count += bits.count(s.targets[2]) + bits.count(s.targets[3])
    s.targets[0], s.targets[1], s.targets[2], s.targets[3] = a, b, c, d
    return count
