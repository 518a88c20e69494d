"""What a viewer must not know, and how to imagine it (A22).

The chips in the other hands are hidden, the start sides of others until all have chosen (A20),
and the generator. Everybody who has watched knows what a player has not placed yet, by type; so
the others see hand and bag as one heap.
"""

from __future__ import annotations

import numpy as np

from spieltisch.engine.bits import whole
from spieltisch.engine.chance import below, scramble
from spieltisch.engine.compiling import kernel
from spieltisch.games.gluex.chips import NO_CHIP, SUM_OF_SIDES
from spieltisch.games.gluex.record import Table
from spieltisch.games.gluex.turns import draw


@kernel
def mask(s: Table, viewer: int) -> None:
    """Erase what the viewer must not know."""
    for seat in range(s.players):
        if seat != viewer:
            put_back(s, seat)
            s.sides[seat] = 0
    s.generator[0] = np.uint64(0)


@kernel
def put_back(s: Table, seat: int) -> None:
    """Put the chip in a hand back among those in the bag."""
    kind = whole(s.hands[seat])
    if kind != NO_CHIP:
        s.bags[seat, kind - 1] += 1
        s.hands[seat] = NO_CHIP


@kernel
def guess(s: Table, viewer: int, seed: np.uint64) -> None:
    """Draw each hidden hand again, from all that its player has not placed.

    Every chip of the heap is equally likely to be the one in the hand, and either side of a
    start chip to be the one that was chosen.
    """
    s.generator[0] = scramble(np.uint64(seed))
    for seat in range(s.players):
        if seat == viewer:
            continue
        put_back(s, seat)
        draw(s, seat)
        s.sides[seat] = 0
        if s.chosen >> seat & 1 == 1:
            low = whole(s.hands[seat])
            s.sides[seat] = low if below(s.generator, 2) == 0 else SUM_OF_SIDES - low
