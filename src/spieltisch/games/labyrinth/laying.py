"""Laying tiles by lot on the cells that have none yet, and drawing the free tile."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.chance import below, shuffle
from spieltisch.engine.compiling import kernel
from spieltisch.games.labyrinth.board import CELLS, FREE_TILE
from spieltisch.games.labyrinth.record import (
    ANY_KIND,
    Table,
)
from spieltisch.games.labyrinth.rules import openings_at
from spieltisch.games.labyrinth.tiles import ROTATION_COUNT, ROTATIONS, WALL, WALL_KIND
from spieltisch.games.labyrinth.turns import stones_on

Numbers = NDArray[np.uint8]

_ZERO = np.uint64(0)
_ONE = np.uint64(1)


@kernel
def lot(s: Table, bound: int) -> int:
    """A number from 0 to bound - 1, each equally likely."""
    return below(s.generator, bound)


@kernel
def holds(cells: NDArray[np.uint64], cell: int) -> bool:
    """Whether a set in a record holds a cell."""
    return cells[0, cell >> 6] >> np.uint64(cell & 63) & _ONE != _ZERO


@kernel
def is_start(s: Table, cell: int) -> bool:
    """Whether a figure stands on a cell."""
    for seat in range(s.players):
        if s.figures[seat] == cell:
            return True
    return False


@kernel
def set_tile(s: Table, cell: int, openings: int) -> None:
    """Lay a tile on a cell."""
    here = bits.bit(cell & 63)
    for side in range(4):
        s.openings[side, cell >> 6] &= ~here
        if openings >> side & 1 == 1:
            s.openings[side, cell >> 6] |= here


@kernel
def lay_tiles(s: Table) -> None:
    """Draw a tile, turned at random, for each cell that has none, and the free tile."""
    cells, kinds = np.empty(CELLS + 1, np.uint8), np.empty(CELLS + 1, np.uint8)
    count = 0
    # R8, R21: the cells that need a way come first, so that none of them is left a wall.
    for needy in (True, False):
        for cell in range(whole(s.width) * whole(s.height)):
            if holds(s.unset, cell) and _needs_a_way(s, cell) == needy:
                cells[count] = cell
                count += 1
        if s.unset_free == 1 and _needs_a_way(s, FREE_TILE) == needy:
            cells[count] = FREE_TILE
            count += 1
        if needy:
            needing = count
    if s.exact_mix == 1:
        _fill_bag(s, kinds, count, needing)
    else:
        for k in range(count):
            kinds[k] = _drawn_kind(s, k < needing)
        if needing < count and not _has_room_for_stones(s, kinds, needing, count):
            kinds[needing + lot(s, count - needing)] = _drawn_kind(s, True)
    for k in range(count):
        kind = whole(kinds[k])
        openings = whole(ROTATIONS[kind, lot(s, ROTATION_COUNT[kind])])
        if cells[k] == FREE_TILE:
            s.free = openings
        else:
            set_tile(s, whole(cells[k]), openings)


@kernel
def _needs_a_way(s: Table, place: int) -> bool:
    """R8, R21: no figure stands and no stone lies on a wall."""
    return is_start(s, place) or stones_on(s, place) != _ZERO


@kernel
def _fill_bag(s: Table, kinds: Numbers, count: int, needing: int) -> None:
    """Exactly the tiles of the mix, shuffled; the first `needing` of them are not walls."""
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
def _drawn_kind(s: Table, needs_a_way: bool) -> int:
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
def _has_room_for_stones(s: Table, kinds: Numbers, needing: int, count: int) -> bool:
    """R11, R21: stones that are laid by lot need a tile with a way that is not a start."""
    if s.unset_stones[ANY_KIND] == 0:
        return True
    for k in range(needing, count):
        if kinds[k] != WALL_KIND:
            return True
    for cell in range(whole(s.width) * whole(s.height)):
        if openings_at(s, cell) != WALL and not is_start(s, cell) and not holds(s.unset, cell):
            return True
    return s.unset_free == 0 and s.free != WALL
