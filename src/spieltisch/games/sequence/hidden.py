"""What a viewer must not know, and how to imagine it (S18).

The other hands, the order of the deck and the generator are hidden. Everything else is public,
even what everybody can work out about hidden cards: once the discards have been reshuffled,
the deck holds nothing else, and a hand that has not drawn since holds none of them.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine.bits import whole
from spieltisch.engine.chance import below, scramble, shuffle
from spieltisch.engine.compiling import kernel
from spieltisch.engine.records import fill
from spieltisch.games.sequence.cards import CARDS, DECK, NO_CARD, add, copies
from spieltisch.games.sequence.record import SEATS, Table

Cards = NDArray[np.uint8]
Sizes = NDArray[np.int64]


@kernel
def mask(s: Table, viewer: int) -> None:
    """Erase what the viewer must not know."""
    for seat in range(s.players):
        if seat != viewer:
            s.hands[seat] = np.uint64(0)
    fill(s.deck, NO_CARD)
    s.generator[0] = np.uint64(0)


@kernel
def guess(s: Table, viewer: int, seed: np.uint64) -> None:
    """Fill hands and deck with one of the worlds that fit, each equally likely.

    A card that went into the last shuffle lies in the deck or in a hand that has drawn
    since; any other unseen card is in a hand. So the deck takes recycled cards only, and
    each hand takes no more of them than it may hold.
    """
    s.generator[0] = scramble(np.uint64(seed))
    recycled, original = np.empty(DECK, np.uint8), np.empty(DECK, np.uint8)
    doubtful = np.empty(CARDS, np.uint8)
    counts = _unseen(s, viewer, recycled, original, doubtful)
    recycled_count, original_count, doubtful_count, own = counts
    shares = np.zeros(SEATS, np.int64)
    _share_out(s, viewer, recycled_count, original_count, doubtful_count, own, shares)
    shuffle(s.generator, doubtful, doubtful_count)
    for k in range(doubtful_count):
        if viewer >= 0 and k < shares[viewer]:
            original[original_count] = doubtful[k]
            original_count += 1
        else:
            recycled[recycled_count] = doubtful[k]
            recycled_count += 1
    shuffle(s.generator, recycled, recycled_count)
    shuffle(s.generator, original, original_count)
    for seat in range(s.players):
        if seat == viewer:
            continue
        s.hands[seat] = np.uint64(0)
        for k in range(s.hand_sizes[seat]):
            if k < shares[seat]:
                recycled_count -= 1
                add(s.hands[seat], recycled[recycled_count])
            else:
                original_count -= 1
                add(s.hands[seat], original[original_count])
    for k in range(s.deck_size):
        s.deck[k] = recycled[k]


@kernel
def _unseen(
    s: Table, viewer: int, recycled: Cards, original: Cards, doubtful: Cards
) -> tuple[int, int, int, int]:
    """Sort the cards that the viewer does not see into recycled, original and doubtful ones.

    A card is doubtful if the viewer holds one copy and one copy was recycled: the record does
    not say which of the two. The last number counts the recycled cards that
    the viewer holds for sure.
    """
    recycled_count, original_count, doubtful_count, own = 0, 0, 0, 0
    for card in range(CARDS):
        own_copies = copies(s.hands[viewer], card) if viewer >= 0 else 0
        unseen = 2 - copies(s.discards, card) - own_copies
        again = copies(s.recycled, card)
        if own_copies == 1 and unseen == 1 and again == 1:
            doubtful[doubtful_count] = card
            doubtful_count += 1
            continue
        own += max(0, again - unseen)
        for _ in range(min(unseen, again)):
            recycled[recycled_count] = card
            recycled_count += 1
        for _ in range(unseen - min(unseen, again)):
            original[original_count] = card
            original_count += 1
    return recycled_count, original_count, doubtful_count, own


@kernel
def _share_out(
    s: Table, viewer: int, recycled: int, original: int, doubtful: int, own: int, shares: Sizes
) -> None:
    """How many recycled cards each hand gets, as if drawn from all worlds that fit.

    A hand of h cards can hold r recycled ones in h-choose-r ways, so the shares are drawn
    seat by seat in proportion to the ways in which the seats after it can take the rest.
    The viewer's share says how many of the doubtful cards are recycled in its own hand.
    """
    total = recycled + doubtful - whole(s.deck_size)
    ways = np.zeros((SEATS + 1, total + 1), np.float64)
    ways[s.players, 0] = 1.0
    for seat in range(s.players - 1, -1, -1):
        most = doubtful if seat == viewer else whole(s.hand_sizes[seat])
        most = min(most, whole(s.drawn[seat]) - (own if seat == viewer else 0))
        shares[seat] = most
        for rest in range(total + 1):
            for share in range(min(rest, most) + 1):
                own_ways = _ways(s, seat == viewer, seat, share, recycled, original, doubtful)
                ways[seat, rest] += own_ways * ways[seat + 1, rest - share]
    rest = total
    for seat in range(s.players):
        mark = below(s.generator, 1 << 30) / (1 << 30) * ways[seat, rest]
        share = 0
        last = min(rest, shares[seat])
        while share < last:
            own_ways = _ways(s, seat == viewer, seat, share, recycled, original, doubtful)
            mark -= own_ways * ways[seat + 1, rest - share]
            if mark < 0.0:
                break
            share += 1
        shares[seat] = share
        rest -= share


@kernel
def _ways(
    s: Table, is_viewer: bool, seat: int, share: int, recycled: int, original: int, doubtful: int
) -> float:
    """In how many ways a seat can hold `share` recycled cards, compared with none.

    Each one that the viewer holds leaves one recycled card fewer among the unseen and one
    original card more: fewer orders of the former, more of the latter.
    """
    if not is_viewer:
        return _choose(whole(s.hand_sizes[seat]), share)
    ways = _choose(doubtful, share)
    for k in range(share):
        ways = ways * (original + k + 1) / (recycled + doubtful - k)
    return ways


@kernel
def _choose(count: int, taken: int) -> float:
    ways = 1.0
    for k in range(taken):
        ways = ways * (count - k) / (k + 1)
    return ways
