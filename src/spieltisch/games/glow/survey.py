"""What the rules work out about a table for people to see, in one compiled look at it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from spieltisch.engine.compiling import Unit, kernel
from spieltisch.engine.contract import State
from spieltisch.engine.plain import state_of
from spieltisch.engine.records import viewed
from spieltisch.games.glow import dice, rolling, scoring
from spieltisch.games.glow.record import NO_CHOICE, RECORD

Numbers = NDArray[np.int64]

_state = types.Array(types.uint8, 1, "C")
_numbers = types.Array(types.int64, 1, "C")


class Reckoning(NamedTuple):
    """What a seat's dice, cards and places come to."""

    symbols: int
    cursed: int
    next_reroll_space: int
    fireflies: int
    cards: int
    not_lost: int
    firefly_bonus: int
    place: int
    total: int


class TomsReckoning(NamedTuple):
    """What Tom's journey comes to."""

    camp: int
    footprints: int
    place: int
    total: int


def reckoning(state: bytes, seat: int) -> Reckoning:
    """What a seat has, and what that would be worth if the game ended now."""
    numbers = np.zeros(len(Reckoning._fields), np.int64)
    reckon(state_of(state), seat, numbers)
    return Reckoning(*numbers.tolist())


def toms_reckoning(state: bytes) -> TomsReckoning:
    """What Tom would have if the game ended now."""
    numbers = np.zeros(len(TomsReckoning._fields), np.int64)
    reckon_tom(state_of(state), numbers)
    return TomsReckoning(*numbers.tolist())


@kernel
def reckon(state: State, seat: int, out: Numbers) -> None:
    """Write a `Reckoning`; points only for those who have an adventurer."""
    s = viewed(state, RECORD)
    out[0] = dice.symbols(s, seat)
    out[1] = dice.cursed_face(s, seat)
    out[2] = rolling.reroll_space_below(s, s.score[seat])
    out[3] = scoring.fireflies_of(s, seat)
    if s.adventurer[seat] != NO_CHOICE:
        out[4] = scoring.points_of_cards(s, seat)
        out[5] = scoring.points_not_lost(s, seat)
        out[6] = scoring.firefly_bonus(s, seat)
        out[7] = scoring.points_of_place(s, seat)
        out[8] = scoring.final_points(s, seat)


@kernel
def reckon_tom(state: State, out: Numbers) -> None:
    """Write a `TomsReckoning`."""
    s = viewed(state, RECORD)
    out[0], out[1] = scoring.toms_last_camp(s)
    out[2] = scoring.toms_place(s)
    out[3] = scoring.toms_points(s)


UNITS = (
    Unit("reckoning", reckon, types.void(_state, types.int64, _numbers)),
    Unit("tom", reckon_tom, types.void(_state, _numbers)),
)
