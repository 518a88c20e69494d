"""Giving stones to seats by lot, so that every way that fits is equally likely.

A seat may be known not to have some stones: `deal` puts no goal under a seat's own figure, and
what a seat has left behind is not one of its goals. There are three procedures, each used where
it is best:

- Few ways are counted, stone by stone, and one is drawn in proportion. That is exact.
- Else stones are given out as if anybody might have any, until by chance all fit. That is
  exact too, and quick as long as little is known.
- Only if both would take too long (six seats or more with eight goals each or so, of which
  much is known: exact counting would need 9^8 numbers), stones are exchanged at random
  many times. Every way can come out, but the ways are only nearly equally likely.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.chance import Generator, below, next_word
from spieltisch.engine.compiling import kernel
from spieltisch.engine.records import copy_into, fill
from spieltisch.games.labyrinth.record import SEATS, STONES

Masks = NDArray[np.uint64]
Sizes = NDArray[np.int64]
Owners = NDArray[np.int64]

_ZERO = np.uint64(0)
_ONE = np.uint64(1)

#: The owner of a stone that is nobody's goal.
NOBODY = SEATS

NO_OWNER = -1

#: Up to this many ways are counted right away: trying would take as long.
FEW_WAYS = 1 << 10

#: A larger table of ways would take too long.
MOST_WAYS = 1 << 20

#: How often stones are given out freely before that is given up.
TRIES = 2000

#: How many exchanges there are for each pair of stones.
ROUNDS = 64


@kernel
def some(generator: Generator, stones: np.uint64, size: int) -> np.uint64:
    """A choice of `size` of the stones, every choice equally likely."""
    chosen = _ZERO
    left = bits.count(stones)
    while size > 0:
        stone = stones & ~(stones - _ONE)
        if below(generator, left) < size:
            chosen |= stone
            size -= 1
        stones &= ~stone
        left -= 1
    return chosen


@kernel
def share_out(
    generator: Generator, stones: np.uint64, sizes: Sizes, allowed: Masks, out: Masks
) -> bool:
    """Give each seat its number of the stones that it may have, no stone to two seats.

    False, and nothing given, if that is not possible.
    """
    fill(out, _ZERO)
    count = bits.count(stones)
    spare = count - sizes.sum()
    if spare < 0:
        return False
    free, states = True, spare + 1
    for seat in range(SEATS):
        states = min(states * (sizes[seat] + 1), MOST_WAYS + 1)
        free &= sizes[seat] == 0 or stones & ~allowed[seat] == _ZERO
    if free:
        _share_freely(generator, stones, sizes, out)
        return True
    if states > FEW_WAYS and _try_freely(generator, stones, sizes, allowed, out):
        return True
    places, owners = np.empty(STONES, np.int64), np.full(STONES, NOBODY)
    for k in range(count):
        places[k] = bits.lowest(stones)
        stones &= stones - _ONE
    if states <= MOST_WAYS:
        fits = _draw_a_way(generator, places, count, sizes, allowed, states, owners)
    else:
        fits = _find_a_way(places, count, sizes, allowed, owners)
        if fits:
            _exchange(generator, places, count, allowed, owners)
    if fits:
        for k in range(count):
            if owners[k] != NOBODY:
                out[owners[k]] |= bits.bit(places[k])
    return fits


@kernel
def _share_freely(generator: Generator, stones: np.uint64, sizes: Sizes, out: Masks) -> None:
    for seat in range(SEATS):
        out[seat] = some(generator, stones, sizes[seat])
        stones &= ~out[seat]


@kernel
def _try_freely(
    generator: Generator, stones: np.uint64, sizes: Sizes, allowed: Masks, out: Masks
) -> bool:
    """Give stones out as if all were allowed, until they are: ways that fit are equally likely."""
    for _ in range(TRIES):
        left, fits = stones, True
        for seat in range(SEATS):
            if fits:
                out[seat] = some(generator, left, sizes[seat])
                left &= ~out[seat]
                fits = out[seat] & ~allowed[seat] == _ZERO
        if fits:
            return True
    fill(out, _ZERO)
    return False


@kernel
def _draw_a_way(
    generator: Generator,
    places: Sizes,
    count: int,
    sizes: Sizes,
    allowed: Masks,
    states: int,
    owners: Owners,
) -> bool:
    """Count the ways to give out the last stones, by what the seats lack then; draw one.

    What they lack, with nobody as one of them, is one number with a digit for each, and it tells
    how many stones are left. So each number is looked at once, from nothing lacking upwards.
    """
    most, base = np.empty(SEATS + 1, np.int64), np.ones(SEATS + 1, np.int64)
    copy_into(most[:SEATS], sizes)
    most[NOBODY] = count - sizes.sum()
    for seat in range(SEATS):
        base[seat + 1] = base[seat] * (most[seat] + 1)
    ways, lacks = np.zeros(states, np.float64), np.zeros(SEATS + 1, np.int64)
    ways[0] = 1.0
    left = 0
    for state in range(1, states):
        owner = 0
        while lacks[owner] == most[owner]:
            left -= lacks[owner]
            lacks[owner] = 0
            owner += 1
        lacks[owner] += 1
        left += 1
        for seat in range(SEATS + 1):
            if lacks[seat] > 0 and _may_own(allowed, seat, places[count - left]):
                ways[state] += ways[state - base[seat]]
    state = states - 1
    if ways[state] == 0.0:
        return False
    copy_into(lacks, most)
    for k in range(count):
        mark = whole(next_word(generator) >> np.uint64(11)) / (1 << 53) * ways[state]
        chosen = NO_OWNER
        for seat in range(SEATS + 1):
            if lacks[seat] > 0 and mark >= 0.0 and _may_own(allowed, seat, places[k]):
                more = ways[state - base[seat]]
                if more > 0.0:
                    mark -= more
                    chosen = seat
        owners[k] = chosen
        lacks[chosen] -= 1
        state -= base[chosen]
    return True


@kernel
def _find_a_way(places: Sizes, count: int, sizes: Sizes, allowed: Masks, owners: Owners) -> bool:
    """Any way that fits: each seat takes a stone, if need be by a chain of exchanges."""
    for seat in range(SEATS):
        for _ in range(sizes[seat]):
            if not _take_one(places, count, allowed, owners, seat):
                return False
    return True


@kernel
def _take_one(places: Sizes, count: int, allowed: Masks, owners: Owners, seat: int) -> bool:
    # Breadth first over the seats: `by[x]` is the stone that x would give to `taker[x]`.
    by, taker = np.full(SEATS + 1, -1), np.full(SEATS + 1, -1)
    queue = np.empty(SEATS + 1, np.int64)
    queue[0] = seat
    head, tail = 0, 1
    while head < tail:
        taking = queue[head]
        head += 1
        for k in range(count):
            giver = owners[k]
            if giver == seat or taker[giver] >= 0:
                continue
            if allowed[taking] >> np.uint64(places[k]) & _ONE == _ZERO:
                continue
            by[giver], taker[giver] = k, taking
            if giver == NOBODY:
                while giver != seat:
                    owners[by[giver]] = taker[giver]
                    giver = taker[giver]
                return True
            queue[tail] = giver
            tail += 1
    return False


@kernel
def _exchange(
    generator: Generator, places: Sizes, count: int, allowed: Masks, owners: Owners
) -> None:
    """Let some stones pass on to each other's owners in a ring, again and again.

    Two ways to share out differ by rings in which no owner appears twice, and each of these
    rings leads to a way that fits. So rings of two up to all owners reach every way; mostly
    two stones change places. A ring and its reverse are equally likely, so no way is
    favoured in the long run.
    """
    ring = np.empty(SEATS + 1, np.int64)
    for _ in range(ROUNDS * count * count):
        size = 2
        while size <= SEATS and below(generator, 2) == 0:
            size += 1
        fits = True
        for k in range(size):
            ring[k] = below(generator, count)
            if k > 0:
                fits &= _may_own(allowed, owners[ring[k - 1]], places[ring[k]])
            if not fits:
                break
        if fits and _may_own(allowed, owners[ring[size - 1]], places[ring[0]]):
            _pass_on(ring, size, owners)


@kernel
def _pass_on(ring: Sizes, size: int, owners: Owners) -> None:
    """Each stone of a ring goes to the owner of the one before; none may be in it twice."""
    for k in range(size):
        for other in range(k):
            if ring[k] == ring[other]:
                return
    last = owners[ring[size - 1]]
    for k in range(size - 1, 0, -1):
        owners[ring[k]] = owners[ring[k - 1]]
    owners[ring[0]] = last


@kernel
def _may_own(allowed: Masks, owner: int, place: int) -> bool:
    return owner == NOBODY or allowed[owner] >> np.uint64(place) & _ONE != _ZERO
