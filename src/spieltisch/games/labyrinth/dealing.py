"""Setting up the table by lot: tiles, immovable ones among them, stones and goals.

The blank record says what is fixed: cells that are not `unset` have their tiles, stones and
goals that were given stay. Nothing a blank that was checked asks for is impossible.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.chance import below, shuffle
from spieltisch.engine.compiling import kernel
from spieltisch.games.labyrinth.board import CELLS, FREE_TILE, LINES, NO_SLOT, NOWHERE
from spieltisch.games.labyrinth.hidden import give_goals
from spieltisch.games.labyrinth.record import ANY_KIND, INSERT, SEATS
from spieltisch.games.labyrinth.rules import movable_slots, openings_at
from spieltisch.games.labyrinth.tiles import (
    KIND_OF,
    ROTATION_COUNT,
    ROTATIONS,
    WALL,
    WALL_KIND,
)
from spieltisch.games.labyrinth.turns import stones_on

Kinds = NDArray[np.uint8]

_ZERO = np.uint64(0)
_ONE = np.uint64(1)


@kernel
def deal(s: Any) -> None:
    """Set up the table; the generator is seeded."""
    _lay_tiles(s)
    _fix_tiles(s)
    s.slots = movable_slots(s)
    _lay_stones(s)
    _deal_goals(s)
    forget_lots(s)
    s.forbidden = NO_SLOT
    s.turn = 0
    s.turns = 0
    s.phase = INSERT


@kernel
def lot(s: Any, bound: int) -> int:
    """A number from 0 to bound - 1, each equally likely."""
    return below(s.generator, bound)


@kernel
def forget_lots(s: Any) -> None:
    """Nothing is left to be drawn by lot."""
    s.unset[:] = _ZERO
    s.unset_free = 0
    s.mix[:] = 0
    s.exact_mix = 0
    s.unset_immovable = 0
    s.unset_stones[:] = 0
    s.goals_each = 0


@kernel
def holds(words: Any, cell: int) -> bool:
    """Whether a set in a record holds a cell."""
    return words[0, cell >> 6] >> np.uint64(cell & 63) & _ONE != _ZERO


@kernel
def set_tile(s: Any, cell: int, openings: int) -> None:
    """Lay a tile on a cell."""
    here = bits.bit(cell & 63)
    for side in range(4):
        s.openings[side, cell >> 6] &= ~here
        if openings >> side & 1 == 1:
            s.openings[side, cell >> 6] |= here


@kernel
def _lay_tiles(s: Any) -> None:
    """Draw a tile, turned by chance, for each cell that has none, and for the free tile."""
    cells, kinds = np.empty(CELLS + 1, np.uint8), np.empty(CELLS + 1, np.uint8)
    count = 0
    # R8, R21: the cells that need a way come first, so that none of them is left a wall.
    for needy in (True, False):
        for cell in range(whole(s.width) * whole(s.height)):
            if holds(s.unset, cell) and _needs_a_way(s, cell) == needy:
                cells[count] = cell
                count += 1
        if needy:
            needing = count
    if s.unset_free == 1:
        cells[count] = FREE_TILE
        count += 1
    if s.exact_mix == 1:
        _fill_bag(s, kinds, count, needing)
    else:
        for k in range(count):
            kinds[k] = _drawn_kind(s, k < needing)
    for k in range(count):
        kind = whole(kinds[k])
        openings = whole(ROTATIONS[kind, lot(s, ROTATION_COUNT[kind])])
        if cells[k] == FREE_TILE:
            s.free = openings
        else:
            set_tile(s, whole(cells[k]), openings)


@kernel
def _needs_a_way(s: Any, cell: int) -> bool:
    """R8, R21: no figure stands and no stone lies on a wall."""
    for seat in range(s.players):
        if s.figures[seat] == cell:
            return True
    return stones_on(s, cell) != _ZERO


@kernel
def _fill_bag(s: Any, kinds: Kinds, count: int, needing: int) -> None:
    """Exactly the tiles of the mix, shuffled; the first `needing` of them are no walls."""
    n = 0
    for kind in range(6):
        for _ in range(s.mix[kind]):
            kinds[n] = kind
            n += 1
    shuffle(s.generator, kinds, count)
    for k in range(needing):
        while kinds[k] == WALL_KIND:
            other = needing + lot(s, count - needing)
            kinds[k] = kinds[other]
            kinds[other] = WALL_KIND


@kernel
def _drawn_kind(s: Any, needs_a_way: bool) -> int:
    first = WALL_KIND + 1 if needs_a_way else WALL_KIND
    total = 0
    for kind in range(first, 6):
        total += whole(s.mix[kind])
    mark = lot(s, total)
    for kind in range(first, 6):
        mark -= whole(s.mix[kind])
        if mark < 0:
            return kind
    return 0


@kernel
def _fix_tiles(s: Any) -> None:
    """R10: make so many tiles immovable, but none of one line that is chosen first."""
    width, height = whole(s.width), whole(s.height)
    count = whole(s.unset_immovable)
    if count == 0:
        return
    columns = width if count <= width * height - height else 0
    rows = height if count <= width * height - width else 0
    line = lot(s, columns + rows)
    line = line if line < columns else 16 + line - columns
    cells = np.empty(CELLS, np.uint8)
    n = 0
    for cell in range(width * height):
        kept = LINES[32 * width + line, cell >> 6] >> np.uint64(cell & 63) & _ONE
        if kept == _ZERO:
            cells[n] = cell
            n += 1
    shuffle(s.generator, cells, n)
    for k in range(count):
        cell = whole(cells[k])
        s.immovable[0, cell >> 6] |= bits.bit(cell & 63)


@kernel
def _lay_stones(s: Any) -> None:
    """Lay the stones that have no place yet; those bound to a kind of tile come first."""
    stone = 0
    for kind in range(7):
        count = whole(s.unset_stones[kind])
        if count == 0:
            continue
        tiles = np.empty(CELLS + 1, np.uint8)
        n = _tiles_for_stones(s, kind, tiles)
        if n == 0 and kind == ANY_KIND:
            # Everything but the figures' tiles is wall: the free tile gets a way.
            drawn = _drawn_kind(s, True)
            s.free = whole(ROTATIONS[drawn, lot(s, ROTATION_COUNT[drawn])])
            n = _tiles_for_stones(s, kind, tiles)
        shuffle(s.generator, tiles, n)
        for k in range(count):
            while s.stones[stone] != NOWHERE:
                stone += 1
            s.stones[stone] = tiles[k % n]


@kernel
def _tiles_for_stones(s: Any, kind: int, out: Kinds) -> int:
    """The tiles that stones of a kind may be laid on: of any kind, no walls and no starts (R11);
    bound to a kind, loose tiles that bear none yet."""
    n = 0
    for cell in range(whole(s.width) * whole(s.height)):
        openings = openings_at(s, cell)
        if kind == ANY_KIND:
            start = False
            for seat in range(s.players):
                start |= s.figures[seat] == cell
            fits = openings != WALL and not start
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
def _deal_goals(s: Any) -> None:
    """R13: as many goals for each, no stone twice; R11: none under the own figure.

    Where that cannot be (say, one player needs all stones), a goal may lie there.
    """
    if s.goals_each > 0:
        sizes = np.zeros(SEATS, np.int64)
        for seat in range(s.players):
            sizes[seat] = s.goals_each
            s.ruled_out[seat] = stones_on(s, whole(s.figures[seat]))
        if not give_goals(s, sizes, _ZERO):
            s.ruled_out[:] = _ZERO
            give_goals(s, sizes, _ZERO)
    for seat in range(s.players):
        s.left[seat] = bits.count(s.goals[seat])
