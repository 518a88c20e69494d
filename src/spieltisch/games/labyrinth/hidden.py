"""What a viewer must not know, and how to imagine it (R16).

The others' goals and the generator are hidden. It is public how many goals a seat still has to
collect, which stones it has collected, and which it left behind: those are not its goals.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.chance import scramble
from spieltisch.engine.compiling import kernel
from spieltisch.games.labyrinth.board import GONE, NOWHERE
from spieltisch.games.labyrinth.record import (
    SEATS,
    Table,
)
from spieltisch.games.labyrinth.rules import openings_of
from spieltisch.games.labyrinth.sharing import share_out, some
from spieltisch.games.labyrinth.tiles import WALL


@kernel
def mask(s: Table, viewer: int) -> None:
    """Erase what the viewer must not know."""
    for seat in range(s.players):
        if seat != viewer:
            s.goals[seat] = np.uint64(0)
    s.generator[0] = np.uint64(0)


@kernel
def guess(s: Table, viewer: int, seed: np.uint64) -> None:
    """Give the others goals; each way that fits is equally likely."""
    s.generator[0] = scramble(np.uint64(seed))
    sizes = np.zeros(SEATS, np.int64)
    for seat in range(s.players):
        if seat != viewer:
            sizes[seat] = s.left[seat]
    own = s.goals[viewer] if viewer >= 0 else np.uint64(0)
    give_goals(s, sizes, own)
    if viewer >= 0:
        s.goals[viewer] = own


@kernel
def give_goals(s: Table, sizes: NDArray[np.int64], own: np.uint64) -> bool:
    """Give each seat its number of goals that are not ruled out; `own` are not given away.

    R13: a stone is the goal of one seat at most, unless goals may be shared; then even a stone
    that somebody has collected can be one, though nobody can reach it any more. R21: a stone
    on a wall is nobody's goal.
    """
    on_board, known = np.uint64(0), np.uint64(0)
    for stone in range(s.stone_limit):
        place = whole(s.stones[stone])
        if place == GONE:
            known |= bits.bit(stone)
        elif place != NOWHERE and openings_of(s, place) != WALL:
            known |= bits.bit(stone)
            on_board |= bits.bit(stone)
    allowed = np.zeros(SEATS, np.uint64)
    for seat in range(s.players):
        allowed[seat] = ~(s.ruled_out[seat] | s.collected[seat])
    if s.shared_goals == 0:
        return share_out(s.generator, on_board & ~own, sizes, allowed, s.goals)
    for seat in range(s.players):
        s.goals[seat] = np.uint64(0)
        if bits.count(known & allowed[seat]) < sizes[seat]:
            return False
    for seat in range(s.players):
        s.goals[seat] = some(s.generator, known & allowed[seat], whole(sizes[seat]))
    return True
