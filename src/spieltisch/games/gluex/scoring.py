"""What the rooms are worth (A12-A17)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.engine.contract import Points
from spieltisch.engine.records import fill
from spieltisch.games.gluex.chips import FACES
from spieltisch.games.gluex.record import (
    OVER,
    ROOMS,
    SEATS,
    Table,
)
from spieltisch.games.gluex.squares import SET_LENGTH

FIRST_PLACE = 4
SECOND_PLACE = 2

#: Pips, or points, by room and seat; room 0 is the corridors, which nobody scores.
Pips = NDArray[np.int64]

_ZERO = np.uint64(0)
_ONE = np.uint64(1)


@inlined
def pips_on(s: Table, word: int, bit: int) -> int:
    """The pips that show on a square with a chip."""
    pips = 0
    for face in range(FACES):
        pips += (face + 1) * whole(s.faces[face, word] >> np.uint64(bit) & _ONE)
    return pips


@kernel
def count_pips(s: Table, pips: Pips) -> None:
    """The visible pips of each seat in each room; the start chip counts too (A12, A18)."""
    fill(pips, 0)
    for seat in range(s.players):
        for word in range(SET_LENGTH):
            rest = s.chips[seat, word]
            while rest != _ZERO:
                bit = bits.lowest(rest)
                rest &= rest - _ONE
                pips[whole(s.rooms[word * 64 + bit]), seat] += pips_on(s, word, bit)


@kernel
def score_room(s: Table, pips: Pips, room: int, points: Pips) -> None:
    """Write the points of all seats for one room.

    All who are tied for first get 4, and then there is no second place (A14); all who are
    tied for second get 2 (A15), at a table of two nobody (A16). Without pips there is no
    place (A13).
    """
    best, leaders, second = 0, 0, 0
    for seat in range(s.players):
        best = max(best, pips[room, seat])
    for seat in range(s.players):
        if pips[room, seat] == best:
            leaders += 1
        else:
            second = max(second, pips[room, seat])
    for seat in range(s.players):
        own = pips[room, seat]
        points[room, seat] = 0
        if own > 0 and own == best:
            points[room, seat] = FIRST_PLACE
        elif own > 0 and own == second and leaders == 1 and s.players > 2:
            points[room, seat] = SECOND_PLACE


@kernel
def score_rooms(s: Table, pips: Pips, points: Pips) -> None:
    """Count the pips of all rooms and write everybody's points for them."""
    count_pips(s, pips)
    for room in range(1, ROOMS + 1):
        score_room(s, pips, room, points)


@kernel
def tied_leaders(s: Table, points: Points) -> int:
    """The mask of the seats with the most points."""
    best = points[0]
    for seat in range(s.players):
        best = max(best, points[seat])
    leaders = 0
    for seat in range(s.players):
        if points[seat] == best:
            leaders |= 1 << seat
    return leaders


@kernel
def break_tie(s: Table, pips: Pips, leaders: int) -> int:
    """A17: the tied seat with the most pips in the middle room wins; else they share it."""
    best, winners = -1, 0
    for seat in range(s.players):
        if leaders >> seat & 1 == 1:
            here = pips[s.middle, seat]
            if here > best:
                best, winners = here, 0
            if here == best:
                winners |= 1 << seat
    return winners


@kernel
def result(s: Table, points: Points) -> int:
    """Points as the rooms stand now; winners once the game is over."""
    pips = np.zeros((ROOMS + 1, SEATS), np.int64)
    by_room = np.zeros((ROOMS + 1, SEATS), np.int64)
    score_rooms(s, pips, by_room)
    for seat in range(s.players):
        points[seat] = 0.0
        for room in range(1, ROOMS + 1):
            points[seat] += by_room[room, seat]
    if s.phase != OVER:
        return 0
    return break_tie(s, pips, tied_leaders(s, points))
