"""Setting up the table by lot: tiles, immovable ones among them, stones and goals.

The blank record says what is fixed: cells that are not `unset` have their tiles, and stones and
goals that are there already stay. A blank that has been checked asks for nothing impossible.
"""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.chance import shuffle
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import SPECTATOR
from spieltisch.engine.records import fill
from spieltisch.games.labyrinth.board import CELLS, FREE_TILE, NO_SLOT, NOWHERE
from spieltisch.games.labyrinth.fixing import EVERYWHERE, fix_tiles, reached_by_all
from spieltisch.games.labyrinth.hidden import give_goals, give_piles, lay_pile
from spieltisch.games.labyrinth.laying import Numbers, holds, is_start, lay_tiles
from spieltisch.games.labyrinth.record import (
    ANY_KIND,
    INSERTING,
    ONE_SHOWN,
    SEATS,
    Table,
)
from spieltisch.games.labyrinth.rules import movable_slots, openings_at
from spieltisch.games.labyrinth.sets import Cells
from spieltisch.games.labyrinth.sharing import some
from spieltisch.games.labyrinth.tiles import KIND_OF, WALL
from spieltisch.games.labyrinth.turns import stones_on

_ZERO = np.uint64(0)
_ONE = np.uint64(1)


@kernel
def deal(s: Table) -> None:
    """Set up the table; the generator is seeded."""
    lay_tiles(s)
    fix_tiles(s)
    s.slots = movable_slots(s)
    _lay_stones(s)
    if s.goals_shown == ONE_SHOWN:
        _deal_piles(s)
    else:
        _deal_goals(s)
    forget_lots(s)
    s.forbidden = NO_SLOT
    s.turn = 0
    s.turns = 0
    s.phase = INSERTING


@kernel
def forget_lots(s: Table) -> None:
    """Nothing is left to be drawn by lot."""
    fill(s.unset, _ZERO)
    s.unset_free = 0
    fill(s.mix, 0)
    s.exact_mix = 0
    s.unset_immovable = 0
    fill(s.unset_stones, 0)
    s.goals_each = 0


@kernel
def _lay_stones(s: Table) -> None:
    """Lay the stones that have no place yet; those bound to a kind of tile come first."""
    stone = 0
    for kind in range(7):
        count = whole(s.unset_stones[kind])
        if count == 0:
            continue
        tiles = np.empty(CELLS + 1, np.uint8)
        within = reached_by_all(s) if kind == ANY_KIND else EVERYWHERE
        n = _tiles_for_stones(s, kind, within, tiles)
        if n == 0:
            n = _tiles_for_stones(s, kind, EVERYWHERE, tiles)
        shuffle(s.generator, tiles, n)
        for k in range(count):
            while s.stones[stone] != NOWHERE:
                stone += 1
            s.stones[stone] = tiles[k % n]


@kernel
def _tiles_for_stones(s: Table, kind: int, within: Cells, out: Numbers) -> int:
    """The tiles that stones of a kind may be laid on. For stones of any kind: no walls, no starts
    (R11), only where everybody can get. For those bound to a kind: loose tiles without a stone."""
    n = 0
    for cell in range(whole(s.width) * whole(s.height)):
        openings = openings_at(s, cell)
        if kind == ANY_KIND:
            reached = within[cell >> 6] >> np.uint64(cell & 63) & _ONE != _ZERO
            fits = openings != WALL and reached and not is_start(s, cell)
        else:
            fits = holds(s.unset, cell) and KIND_OF[openings] == kind
        if fits:
            out[n] = cell
            n += 1
    if (kind == ANY_KIND and s.free != WALL) or KIND_OF[whole(s.free)] == kind:
        out[n] = FREE_TILE
        n += 1
    return n


@kernel
def _deal_goals(s: Table) -> None:
    """R13: the same number of goals for each, no stone twice; R11: none under their own figure.

    Where that is impossible (say, one player needs all stones), a goal may be there after all.
    """
    if s.goals_each > 0:
        sizes = np.zeros(SEATS, np.int64)
        for seat in range(s.players):
            sizes[seat] = s.goals_each
            s.ruled_out[seat] = stones_on(s, whole(s.figures[seat]))
        if not give_goals(s, sizes, _ZERO):
            fill(s.ruled_out, _ZERO)
            give_goals(s, sizes, _ZERO)
    for seat in range(s.players):
        s.left[seat] = bits.count(s.goals[seat])


@kernel
def _deal_piles(s: Table) -> None:
    """R24: the same, but each seat's goals have an order, which is drawn by lot.

    R11 is about the first goal only. Goals that are drawn on the board get an order, too.
    """
    for seat in range(s.players):
        if s.goals_each > 0:
            s.left[seat] = s.goals_each
            s.ruled_out[seat] = stones_on(s, whole(s.figures[seat]))
        else:
            stones = s.goals[seat]
            first = some(s.generator, stones, 1)
            s.goals[seat] = first
            lay_pile(s, seat, stones & ~first)
    if s.goals_each > 0 and not give_piles(s, SPECTATOR):
        fill(s.ruled_out, _ZERO)
        give_piles(s, SPECTATOR)
