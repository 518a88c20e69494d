"""What the rules work out about a board for people to see, in one compiled look at it."""

from __future__ import annotations

import numpy as np
from numba import types
from numpy.typing import NDArray

from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import Unit, kernel
from spieltisch.engine.contract import State
from spieltisch.engine.plain import state_of
from spieltisch.engine.records import viewed
from spieltisch.games.gluex import rules, scoring
from spieltisch.games.gluex.chips import FACES
from spieltisch.games.gluex.record import RECORD, ROOMS, SEATS
from spieltisch.games.gluex.squares import CELLS, holds

#: No chip counts to a square: the own start, which is always open (P7).
NO_ORIGIN = CELLS

Numbers = NDArray[np.int32]

_state = types.Array(types.uint8, 1, "C")
_numbers = types.Array(types.int32, 1, "C")
_table = types.Array(types.int64, 2, "C")


def targets(state: bytes, seat: int) -> list[tuple[int, int]]:
    """Where a seat could place as the board lies, each with a chip that counts there."""
    found = np.empty(2 * CELLS * CELLS, np.int32)
    numbers = found[: find_targets(state_of(state), seat, found)].tolist()
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def tops(state: bytes) -> list[list[int]]:
    """The topmost chips in the order of their squares: square, seat, pips, height of the stack."""
    found = np.empty((CELLS, 4), np.int64)
    chips: list[list[int]] = found[: find_tops(state_of(state), found)].tolist()
    return chips


def top(state: State, cell: int) -> tuple[int, int]:
    """Whose chip lies on top of a square, and its pips; no seat where none lies."""
    seat, pips = divmod(find_top(state, cell), FACES + 1)
    return seat, pips


def room_scores(state: bytes) -> tuple[list[list[int]], list[list[int]]]:
    """The pips and the points of each seat in each room."""
    pips = np.zeros((ROOMS + 1, SEATS), np.int64)
    points = np.zeros((ROOMS + 1, SEATS), np.int64)
    score_rooms(state_of(state), pips, points)
    return pips.tolist(), points.tolist()


@kernel
def find_targets(state: State, seat: int, found: Numbers) -> int:
    """Write each target square with each chip that counts there; how many numbers that are."""
    s = viewed(state, RECORD)
    rules.find_targets(s, seat)
    count = 0
    for cell in range(CELLS):
        if holds(s.targets, cell):
            before = count
            for origin in range(CELLS):
                is_own = holds(s.chips[seat], origin)
                if is_own and rules.count_from(s, origin, cell) == rules.REACHES:
                    found[count], found[count + 1] = cell, origin
                    count += 2
            if count == before:
                found[count], found[count + 1] = cell, NO_ORIGIN
                count += 2
    return whole(count)


@kernel
def find_top(state: State, cell: int) -> int:
    """The seat and the pips of the topmost chip on a square, in one number."""
    s = viewed(state, RECORD)
    return whole(rules.seat_at(s, cell) * (FACES + 1) + rules.pips_at(s, cell))


@kernel
def find_tops(state: State, found: scoring.Pips) -> int:
    """Write the square, the seat, the pips and the height of each stack; how many there are."""
    s = viewed(state, RECORD)
    count = 0
    for cell in range(CELLS):
        seat = rules.seat_at(s, cell)
        if seat >= 0:
            found[count, 0], found[count, 1] = cell, seat
            found[count, 2] = rules.pips_at(s, cell)
            found[count, 3] = 2 if holds(s.full, cell) else 1
            count += 1
    return whole(count)


@kernel
def score_rooms(state: State, pips: scoring.Pips, points: scoring.Pips) -> None:
    """Write everybody's pips and points in each room."""
    scoring.score_rooms(viewed(state, RECORD), pips, points)


UNITS = (
    Unit("targets", find_targets, types.int64(_state, types.int64, _numbers)),
    Unit("top", find_top, types.int64(_state, types.int64)),
    Unit("tops", find_tops, types.int64(_state, _table)),
    Unit("rooms", score_rooms, types.void(_state, _table, _table)),
)
