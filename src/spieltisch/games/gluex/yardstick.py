"""What the first master of Glüx knew, kept as it was: later ones are measured by it.

Nothing here follows `knowledge`, neither in what it finds nor in how fast it is.
"""

from __future__ import annotations

import numpy as np

from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import MAX_SEATS, Actions, Features
from spieltisch.engine.moves import argument, arguments, is_a
from spieltisch.games.gluex.chips import CHIPS
from spieltisch.games.gluex.record import (
    OVER,
    PLACE,
    ROOMS,
    SEATS,
    START,
    Table,
)
from spieltisch.games.gluex.rules import REACHES, chips_left, pips_at, seat_at, walk
from spieltisch.games.gluex.scoring import FIRST_PLACE, Pips, count_pips, result, score_room
from spieltisch.games.gluex.squares import STEPS, holds

#: What a pip in a room is worth besides the points it moves now.
WORTH_OF_A_PIP = 0.03

#: What a square that can be counted to is worth, in a room and in a corridor.
WAY_INTO_A_ROOM, WAY_INTO_A_CORRIDOR = 1.0, 0.3

#: The start can be covered only once, so that is better left for later.
PRICE_OF_THE_OPTION = 0.5


@kernel
def worth_of_ways(s: Table, cell: int, pips: int) -> float:
    """What the squares that a chip on `cell` would count to are worth."""
    worth = 0.0
    for direction in range(4):
        target = cell + pips * STEPS[direction]
        if walk(s, cell, pips, direction) != REACHES:
            continue
        if holds(s.plain, target) and not holds(s.full, target):
            worth += WAY_INTO_A_ROOM if s.rooms[target] > 0 else WAY_INTO_A_CORRIDOR
    return worth


@kernel
def _lead(s: Table, pips: Pips, points: Pips, room: int, seat: int) -> float:
    """What a room is worth to a seat as it stands: its points less the others' share."""
    score_room(s, pips, room, points)
    lead = 0.0
    for other in range(s.players):
        worth = points[room, other] + WORTH_OF_A_PIP * pips[room, other]
        lead += worth if other == seat else -worth / (s.players - 1)
    return lead


@kernel
def _worth(s: Table, pips: Pips, points: Pips, seat: int, cell: int, face: int) -> float:
    """What a placement changes for a seat."""
    room, owner = whole(s.rooms[cell]), seat_at(s, cell)
    left = chips_left(s, seat) / CHIPS
    worth = left * worth_of_ways(s, cell, face)
    if owner == seat:
        worth -= left * worth_of_ways(s, cell, pips_at(s, cell))
    if cell == s.starts[seat]:
        worth -= left * PRICE_OF_THE_OPTION
    if room > 0:
        covered = pips_at(s, cell)
        worth -= _lead(s, pips, points, room, seat)
        if owner >= 0:
            pips[room, owner] -= covered
        pips[room, seat] += face
        worth += _lead(s, pips, points, room, seat)
        pips[room, seat] -= face
        if owner >= 0:
            pips[room, owner] += covered
    return worth


@kernel
def weigh(s: Table, seat: int, actions: Actions, count: int, out: Features) -> None:
    """Give each action a weight above 0: the better it looks, the larger."""
    pips = np.zeros((ROOMS + 1, SEATS), np.int64)
    points = np.zeros((ROOMS + 1, SEATS), np.int64)
    count_pips(s, pips)
    for k in range(count):
        action = whole(actions[k])
        if is_a(action, START):  # as many ways into the rooms as possible, else many pips
            face = argument(action, START) + 1
            worth = worth_of_ways(s, whole(s.starts[seat]), face) + WORTH_OF_A_PIP * face
        else:
            side, cell = arguments(action, PLACE)
            worth = _worth(s, pips, points, seat, cell, side + 1)
        out[k] = (1.0 + worth) ** 2 if worth > 0.0 else 1.0 / (1.0 - worth) ** 2


@kernel
def value(s: Table, out: Features) -> None:
    """Each seat's chance to win: its share of the points, pips and chips still to come."""
    points = np.zeros(MAX_SEATS, np.float64)
    winners = result(s, points)
    pips = np.zeros((ROOMS + 1, SEATS), np.int64)
    count_pips(s, pips)
    total = 0.0
    for seat in range(s.players):
        if s.phase == OVER:
            worth = float(winners >> seat & 1)
        else:
            in_rooms = 0
            for room in range(1, ROOMS + 1):
                in_rooms += pips[room, seat]
            coming = 0 if s.excluded >> seat & 1 == 1 else chips_left(s, seat)
            expected = points[seat] + WORTH_OF_A_PIP * in_rooms + coming
            worth = (FIRST_PLACE + expected) ** 3
        out[seat] = worth
        total += worth
    for seat in range(s.players):
        out[seat] = out[seat] / total
