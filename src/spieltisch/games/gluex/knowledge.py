"""What good play in Glüx knows, apart from the rules.

A chip is worth the points it moves in its room, the pips it adds there for later, and the
squares that can be reached from it while there are chips left to place.
"""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import MAX_SEATS, Actions, Features
from spieltisch.engine.moves import argument, arguments, is_a
from spieltisch.games.gluex.chips import CHIPS, COPIES, FACES, NO_CHIP, TYPES
from spieltisch.games.gluex.record import (
    OVER,
    PLACE,
    ROOMS,
    SEATS,
    START,
    Table,
)
from spieltisch.games.gluex.rules import REACHES, chips_left, is_taken, pips_at, seat_at, walk
from spieltisch.games.gluex.scoring import FIRST_PLACE, Pips, count_pips, result, score_room
from spieltisch.games.gluex.squares import CELLS, SET_LENGTH, SIDE, STEPS, STRIDE, holds

#: What a pip in a room is worth besides the points it moves now.
WORTH_OF_A_PIP = 0.03

#: What a square that can be counted to is worth, in a room and in a corridor.
WAY_INTO_A_ROOM, WAY_INTO_A_CORRIDOR = 1.0, 0.3

#: The start can be covered only once, so that is better left for later.
PRICE_OF_THE_OPTION = 0.5

_PLANES = SEATS + 5
_FACTS = SEATS * (TYPES + 3) + TYPES + 3
FEATURES = _PLANES * SIDE * SIDE + _FACTS


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


@kernel
def observe(s: Table, viewer: int, out: Features) -> int:
    """Write the viewer's features; seats come in order, the viewer's own first.

    Planes of 15 x 15: per seat the pips of its topmost chips; then the height of the stacks,
    the rooms, the middle room, the start squares, and where the seat to move may place. Facts:
    per seat its unplaced chips by type, points, whether it may act and whether it is excluded;
    the viewer's chip in hand; the phase; the size of the board.
    """
    own = max(viewer, 0)
    for k in range(FEATURES):
        out[k] = 0.0
    points = np.zeros(MAX_SEATS, np.float64)
    result(s, points)
    n = _PLANES * SIDE * SIDE
    for k in range(s.players):
        seat = (own + k) % whole(s.players)
        _observe_chips(s, seat, k, out)
        for kind in range(TYPES):
            in_hand = 1 if s.hands[seat] == kind + 1 else 0
            out[n + kind] = (whole(s.bags[seat, kind]) + in_hand) / COPIES
        out[n + TYPES] = points[seat] / FIRST_PLACE
        out[n + TYPES + 1] = 1.0 if s.turn == seat else 0.0
        out[n + TYPES + 2] = s.excluded >> seat & 1
        n += TYPES + 3
    for cell in range(CELLS):
        if cell % STRIDE < SIDE:
            _observe_square(s, cell, out)
    n = _PLANES * SIDE * SIDE + SEATS * (TYPES + 3)
    if viewer >= 0 and s.hands[viewer] != NO_CHIP:
        out[n + whole(s.hands[viewer]) - 1] = 1.0
    out[n + TYPES] = s.phase
    out[n + TYPES + 1] = s.width / SIDE
    out[n + TYPES + 2] = s.height / SIDE
    return n + TYPES + 3


@kernel
def _observe_chips(s: Table, seat: int, plane: int, out: Features) -> None:
    for face in range(FACES):
        for word in range(SET_LENGTH):
            rest = s.chips[seat, word] & s.faces[face, word]
            while rest != np.uint64(0):
                cell = word * 64 + bits.lowest(rest)
                rest &= rest - np.uint64(1)
                out[_place(plane, cell)] = (face + 1) / FACES


@kernel
def _observe_square(s: Table, cell: int, out: Features) -> None:
    height = 2 if holds(s.full, cell) else 1 if is_taken(s, cell) else 0
    out[_place(SEATS, cell)] = height / 2
    out[_place(SEATS + 1, cell)] = s.rooms[cell] / ROOMS
    out[_place(SEATS + 2, cell)] = 1.0 if s.rooms[cell] == s.middle else 0.0
    is_start = holds(s.ground, cell) and not holds(s.plain, cell)
    out[_place(SEATS + 3, cell)] = 1.0 if is_start else 0.0
    out[_place(SEATS + 4, cell)] = 1.0 if holds(s.targets, cell) else 0.0


@kernel
def _place(plane: int, cell: int) -> int:
    return (plane * SIDE + cell // STRIDE) * SIDE + cell % STRIDE
