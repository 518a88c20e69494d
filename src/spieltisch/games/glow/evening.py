"""Evening: dice go back to the track, new companions come, a new round begins (G3.6)."""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import kernel
from spieltisch.engine.records import fill
from spieltisch.games.glow.dice import lay_in_area, roll_element
from spieltisch.games.glow.material import (
    ELEMENT_COUNT,
    NO_CARD,
    SMALL,
    SPELL_COUNT,
)
from spieltisch.games.glow.record import (
    FACE_DOWN,
    FACE_UP,
    IDLE,
    MORNING,
    OVER,
    ROUNDS,
    SOLO_HALF,
    Table,
)

_ZERO = np.uint64(0)
_ONE = np.uint64(1)


@kernel
def end_day(s: Table, seat: int) -> None:
    """The seat is done; when all are, it is evening."""
    s.stage[seat] = IDLE
    s.used[seat] = _ZERO
    s.visited[seat] = _ZERO
    for other in range(s.players):
        if s.stage[other] != IDLE:
            return
    fill(s.spent, 0)
    if s.round_now == ROUNDS or (s.players == 1 and s.refills > 1):
        s.phase = OVER
        return
    _return_small_dice(s)
    if not lay_out(s):
        s.phase = OVER
        return
    s.round_now += 1
    s.start = (s.start + 1) % s.players
    s.turn = s.start
    s.phase = MORNING
    for slot in range(SPELL_COUNT):
        if s.spell_state[slot] == FACE_DOWN:
            s.spell_state[slot] = FACE_UP


@kernel
def _return_small_dice(s: Table) -> None:
    """Small dice go to the area they show; a special face is rolled until it is an element."""
    for seat in range(s.players):
        rest = s.seat_dice[seat] & SMALL
        s.seat_dice[seat] &= ~SMALL
        while rest != _ZERO:
            die = bits.lowest(rest)
            rest &= rest - _ONE
            if s.faces[die] > ELEMENT_COUNT:
                roll_element(s, die)
            lay_in_area(s, die)


@kernel
def cards_left(s: Table) -> int:
    """How many companions the current pile still has; solo keeps A and B apart."""
    if s.players == 1 and s.refills == 0:
        return whole(s.deck_size) - SOLO_HALF
    return whole(s.deck_size)


@kernel
def enough_cards(s: Table) -> bool:
    """T7.2: whether every area without a die of Tom's can get a companion."""
    places = 0
    for area in range(ELEMENT_COUNT):
        if s.area_dice[area] & s.tom_dice == _ZERO:
            places += 1
    return cards_left(s) >= places


@kernel
def lay_out(s: Table) -> bool:
    """New companions and footprints; false if solo has too few companions left.

    G3.6, T7.2: a companion under every area, in solo only where no die of Tom's lies, from
    left to right; then a footprint into every area without a die.
    """
    if not enough_cards(s):
        return False
    for area in range(ELEMENT_COUNT):
        if s.area_dice[area] & s.tom_dice == _ZERO:
            s.deck_size -= 1
            s.track[area] = s.deck[s.deck_size]
            s.deck[s.deck_size] = NO_CARD
    for area in range(ELEMENT_COUNT):
        if s.area_dice[area] == _ZERO:
            s.area_footprints[area] += 1
    return True
