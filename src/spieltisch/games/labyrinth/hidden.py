"""What a viewer must not know, and how to imagine it (R16, R24).

The others' goals and the generator are hidden; where goals are shown one at a time, so are those
that follow the next one, the viewer's own too. It is public how many goals a seat still has to
collect, which stones it has collected, and which it left behind: those are not its goals.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.chance import scramble, shuffle
from spieltisch.engine.compiling import kernel
from spieltisch.engine.records import fill
from spieltisch.games.labyrinth.board import GONE, NOWHERE
from spieltisch.games.labyrinth.record import (
    ONE_SHOWN,
    SEATS,
    STONES,
    Table,
)
from spieltisch.games.labyrinth.rules import openings_of
from spieltisch.games.labyrinth.sharing import share_out, some
from spieltisch.games.labyrinth.tiles import WALL

_ZERO = np.uint64(0)
_ONE = np.uint64(1)


@kernel
def mask(s: Table, viewer: int) -> None:
    """Erase what the viewer must not know."""
    for seat in range(s.players):
        if seat != viewer:
            s.goals[seat] = _ZERO
    fill(s.following, 0)
    s.generator[0] = _ZERO


@kernel
def guess(s: Table, viewer: int, seed: np.uint64) -> None:
    """Give the others goals; each way that fits is equally likely."""
    s.generator[0] = scramble(np.uint64(seed))
    if s.goals_shown == ONE_SHOWN:
        give_piles(s, viewer)
        return
    sizes = np.zeros(SEATS, np.int64)
    for seat in range(s.players):
        if seat != viewer:
            sizes[seat] = s.left[seat]
    own = s.goals[viewer] if viewer >= 0 else _ZERO
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
    on_board = _on_board(s)
    allowed = _allowed(s)
    if s.shared_goals == 0:
        return share_out(s.generator, on_board & ~own, sizes, allowed, s.goals)
    known = on_board
    for stone in range(s.stone_limit):
        if s.stones[stone] == GONE:
            known |= bits.bit(stone)
    for seat in range(s.players):
        s.goals[seat] = _ZERO
        if bits.count(known & allowed[seat]) < sizes[seat]:
            return False
    for seat in range(s.players):
        s.goals[seat] = some(s.generator, known & allowed[seat], whole(sizes[seat]))
    return True


@kernel
def give_piles(s: Table, viewer: int) -> bool:
    """R24: give each seat as many goals as it has left, in any order.

    The viewer keeps its next goal. What a seat left behind is not its next goal, but may come
    later; so all ways to go on from any next goals are equally many, and equally likely.
    """
    next_ones, later_ones = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
    for seat in range(s.players):
        if s.left[seat] > 0:
            next_ones[seat] = 0 if seat == viewer else 1
            later_ones[seat] = whole(s.left[seat]) - 1
    own = s.goals[viewer] if viewer >= 0 else _ZERO
    stones = _on_board(s) & ~own
    if not share_out(s.generator, stones, next_ones, _allowed(s), s.goals):
        return False
    if viewer >= 0:
        s.goals[viewer] = own
    for seat in range(s.players):
        stones &= ~s.goals[seat]
    later = np.zeros(SEATS, np.uint64)
    share_out(s.generator, stones, later_ones, np.full(SEATS, ~_ZERO), later)
    fill(s.following, 0)
    for seat in range(s.players):
        lay_pile(s, seat, later[seat])
    return True


@kernel
def lay_pile(s: Table, seat: int, later: np.uint64) -> None:
    """Let some goals follow the seat's next one, in any order."""
    pile, size = np.empty(STONES, np.uint8), 0
    while later != _ZERO:
        pile[size] = bits.lowest(later)
        later &= later - _ONE
        size += 1
    shuffle(s.generator, pile, size)
    last = bits.lowest(s.goals[seat])
    for k in range(size):
        s.following[last] = pile[k] + 1
        last = whole(pile[k])


@kernel
def _on_board(s: Table) -> np.uint64:
    """The stones that nobody has collected and that can be goals."""
    stones = _ZERO
    for stone in range(s.stone_limit):
        place = whole(s.stones[stone])
        if place != GONE and place != NOWHERE and openings_of(s, place) != WALL:
            stones |= bits.bit(stone)
    return stones


@kernel
def _allowed(s: Table) -> NDArray[np.uint64]:
    """The stones that each seat may have as a goal, as far as everybody knows."""
    allowed = np.zeros(SEATS, np.uint64)
    for seat in range(s.players):
        allowed[seat] = ~(s.ruled_out[seat] | s.collected[seat])
    return allowed
