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
from spieltisch.engine.tuning import Weights
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
from spieltisch.games.gluex.weights import (
    CORRIDOR,
    FAR,
    MARGIN,
    MARGIN_EARLY,
    OTHERS_PIP,
    OTHERS_POINTS,
    PIP,
    POINTS_EARLY,
    PRICE_OF_THE_OPTION,
    SAFE_PIP,
    START_PIP,
    TUNED,
    WAY_INTO_A_CORRIDOR,
    WAY_INTO_A_ROOM,
    WAY_ONTO_OTHERS,
    WAY_ONTO_OWN,
    WAYS_EARLY,
    WAYS_LOST,
    WAYS_TAKEN,
)

#: What a seat may hope for, as a power of which it wins: a little in any case, more by each pip in
#: a room, each chip still to come and each square that it could place one on now, in points.
#: Fitted to who won 189 games of searches against themselves.
HOPE, HOPE_OF_A_PIP, HOPE_OF_A_CHIP, HOPE_OF_A_WAY = 0.9, 0.31, 8.0, 0.34


@inlined
def worth_of_ways(s: Table, seat: int, cell: int, pips: int, w: Weights) -> float:
    """What the squares that a seat's chip on `cell` would count to are worth."""
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
        if not is_free:
            continue
        if s.rooms[target] == 0:
            worth += w[WAY_INTO_A_CORRIDOR]
        elif not is_taken(s, target):
            worth += w[WAY_INTO_A_ROOM]
        else:
            worth += w[WAY_ONTO_OWN] if holds(s.chips[seat], target) else w[WAY_ONTO_OTHERS]
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
def _lead(s: Table, pips: Pips, room: int, seat: int, left: float, w: Weights) -> float:
    """What a room is worth to a seat as it stands: its points less the others' share."""
    best, second = _standing(s, pips, room)
    own, most = pips[room, seat], 0
    lead = (1.0 + w[POINTS_EARLY] * left) * _points(own, best, second) + w[PIP] * own
    for other in range(s.players):
        if other != seat:
            theirs = pips[room, other]
            worth = w[OTHERS_POINTS] * _points(theirs, best, second) + w[OTHERS_PIP] * theirs
            lead -= worth / (s.players - 1)
            most = max(most, theirs)
    margin = max(-FAR, min(FAR, own - most))
    return lead + (w[MARGIN] + w[MARGIN_EARLY] * left) * margin


@inlined
def _gain(
    s: Table, pips: Pips, seat: int, cell: int, face: int, owner: int, left: float, w: Weights
) -> float:
    """What a placement in a room changes there for a seat."""
    room, covered = whole(s.rooms[cell]), 0
    before = _lead(s, pips, room, seat, left, w)
    if owner >= 0:
        covered = pips_at(s, cell)
        pips[room, owner] -= covered
    pips[room, seat] += face
    after = _lead(s, pips, room, seat, left, w)
    pips[room, seat] -= face
    if owner >= 0:
        pips[room, owner] += covered
        after += w[SAFE_PIP] * face
    return after - before


@kernel
def _weigh_placements(
    s: Table, seat: int, actions: Actions, count: int, w: Weights, out: Features
) -> None:
    pips = np.zeros((ROOMS + 1, SEATS), np.int64)
    count_pips(s, pips)
    left = chips_left(s, seat) / CHIPS
    ways = left * (1.0 + w[WAYS_EARLY] * left)
    for k in range(count):
        side, cell = arguments(whole(actions[k]), PLACE)
        owner = seat_at(s, cell) if is_taken(s, cell) else -1
        worth = ways * worth_of_ways(s, seat, cell, side + 1, w)
        if owner >= 0:
            share = -w[WAYS_LOST] if owner == seat else w[WAYS_TAKEN] / (s.players - 1)
            worth += share * ways * worth_of_ways(s, owner, cell, pips_at(s, cell), w)
        if cell == s.starts[seat]:
            worth -= left * w[PRICE_OF_THE_OPTION]
        if s.rooms[cell] > 0:
            worth += _gain(s, pips, seat, cell, side + 1, owner, left, w)
        else:
            worth += left * w[CORRIDOR]
        out[k] = (1.0 + worth) ** 2 if worth > 0.0 else 1.0 / (1.0 - worth) ** 2


@kernel
def weigh_by(s: Table, seat: int, actions: Actions, count: int, w: Weights, out: Features) -> None:
    """Give each action a weight above 0: the better it looks, the larger."""
    if s.phase != CHOOSE:
        _weigh_placements(s, seat, actions, count, w, out)
        return
    for k in range(count):  # as many ways into the rooms as possible, else many pips
        face = argument(whole(actions[k]), START) + 1
        ways = worth_of_ways(s, seat, whole(s.starts[seat]), face, w)
        out[k] = (1.0 + max(0.0, ways + w[START_PIP] * face)) ** 2


@kernel
def weigh(s: Table, seat: int, actions: Actions, count: int, out: Features) -> None:
    """Weigh the actions as the tuned weights say."""
    weigh_by(s, seat, actions, count, TUNED, out)


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
