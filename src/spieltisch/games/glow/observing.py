"""What a seat can learn from: the features that `observe` writes."""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import Features
from spieltisch.games.glow.dice import count_of, symbols
from spieltisch.games.glow.knowledge import worth_of_companion
from spieltisch.games.glow.material import COMPANION_COUNT, ELEMENT_COUNT, NO_CARD
from spieltisch.games.glow.record import (
    IDLE,
    ROUNDS,
    SEATS,
    Table,
)
from spieltisch.games.glow.scoring import firefly_bonus, points_of_cards, points_of_place

#: Features per seat and in all.
_PER_SEAT = 12 + 8 + COMPANION_COUNT
FEATURES = SEATS * _PER_SEAT + ELEMENT_COUNT * 4 + COMPANION_COUNT + 6


@kernel
def observe(s: Table, viewer: int, out: Features) -> int:
    """Write the features; seats come in order, the viewer's own first.

    Per seat points, tokens, what its cards, place and fireflies are worth, its stage, how
    often each symbol shows, and its companions; then the encounter track, the cemetery, Tom
    and the round.
    """
    first = max(viewer, 0)
    n = 0
    for k in range(SEATS):
        for f in range(_PER_SEAT):
            out[n + f] = 0.0
        if k < s.players:
            _observe_seat(s, (first + k) % whole(s.players), out, n)
        n += _PER_SEAT
    for area in range(ELEMENT_COUNT):
        card = whole(s.track[area])
        out[n] = bits.count(s.area_dice[area]) / 9
        out[n + 1] = s.area_footprints[area] / 4
        out[n + 2] = 0.0 if card == NO_CARD else (card + 1) / COMPANION_COUNT
        out[n + 3] = 0.0 if card == NO_CARD else worth_of_companion(s, card) / 10
        n += 4
    for card in range(COMPANION_COUNT):
        out[n + card] = 1.0 if s.cemetery & bits.bit(card) != np.uint64(0) else 0.0
    n += COMPANION_COUNT
    out[n] = s.round_now / ROUNDS
    out[n + 1] = s.phase
    out[n + 2] = s.tom_score / 100
    out[n + 3] = s.tom_band / 13
    out[n + 4] = s.tom_footprints / 10
    out[n + 5] = bits.count(s.reserve) / 5
    return n + 6


@kernel
def _observe_seat(s: Table, seat: int, out: Features, n: int) -> None:
    out[n] = s.score[seat] / 100
    out[n + 1] = s.footprints[seat] / 10
    out[n + 2] = s.rerolls[seat] / 10
    out[n + 3] = s.fireflies[seat] / 10
    out[n + 4] = s.credits[seat] / 3
    out[n + 5] = 0.0 if s.stage[seat] == IDLE else s.stage[seat]
    out[n + 6] = 1.0 if s.turn == seat else 0.0
    if s.adventurer[seat] < NO_CARD:
        out[n + 7] = (s.adventurer[seat] + 1) / 7
        out[n + 8] = points_of_cards(s, seat) / 20
        out[n + 9] = firefly_bonus(s, seat) / 10
    out[n + 10] = points_of_place(s, seat) / 20
    out[n + 11] = bits.count(s.seat_dice[seat]) / 10
    counts = symbols(s, seat)
    for face in range(1, 9):
        out[n + 11 + face] = count_of(counts, face) / 4
    for k in range(s.team_size[seat]):
        out[n + 20 + whole(s.team[seat, k])] = 1.0
