"""The rules of Duel.

Two seats, cards numbered from 1. Each gets one card in secret; the others are the deck. The
seats take turns: keep your card, or lay it down face up and take the top of the deck. When both
have kept theirs in a row, or the deck is used up, the cards are shown and the higher one wins.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from spieltisch.engine.bits import whole
from spieltisch.engine.chance import scramble, shuffle
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import Actions, Features, Points
from spieltisch.engine.moves import Moves, code, is_a
from spieltisch.engine.records import Record, field, layout

MOST_CARDS = 9
MOVES = Moves(keep=(), swap=())
KEEP, SWAP = MOVES["keep"], MOVES["swap"]
MAX_LEGAL = 2
OVER, NOT_YOUR_TURN, NO_SUCH_ACTION = 1, 2, 3


class Table(Record):
    """A game of Duel."""

    generator = field("u8", 1)
    hands = field("u1", 2)
    deck = field("u1", MOST_CARDS)
    deck_size = field("u1")
    open = field("u1", MOST_CARDS)  # laid down, in order
    open_size = field("u1")
    turn = field("u1")
    kept = field("u1")
    cards = field("u1")


RECORD = layout(Table)


@kernel
def deal(s: Table) -> None:
    for k in range(s.cards):
        s.deck[k] = k + 1
    shuffle(s.generator, s.deck, whole(s.cards))
    s.deck_size = s.cards
    for seat in range(2):
        _take(s, seat)


@kernel
def _take(s: Table, seat: int) -> None:
    s.deck_size -= 1
    s.hands[seat] = s.deck[s.deck_size]
    s.deck[s.deck_size] = 0


@kernel
def actors(s: Table) -> int:
    return 0 if s.kept == 2 or s.deck_size == 0 else 1 << whole(s.turn)


@kernel
def legal(s: Table, seat: int, out: Actions) -> int:
    if actors(s) != 1 << seat:
        return 0
    out[0], out[1] = code(KEEP), code(SWAP)
    return 2


@kernel
def refuse(s: Table, seat: int, action: int) -> int:
    if not is_a(action, KEEP) and not is_a(action, SWAP):
        return NO_SUCH_ACTION
    acting = actors(s)
    if acting == 0:
        return OVER
    return 0 if acting == 1 << seat else NOT_YOUR_TURN


@kernel
def play(s: Table, seat: int, action: int) -> None:
    if is_a(action, KEEP):
        s.kept += 1
    else:
        s.kept = 0
        s.open[s.open_size] = s.hands[seat]
        s.open_size += 1
        _take(s, seat)
    s.turn = 1 - seat


@kernel
def result(s: Table, points: Points) -> int:
    points[:2] = 0
    if actors(s) != 0:
        return 0
    best = 0 if s.hands[0] > s.hands[1] else 1
    points[best] = 1
    return 1 << best


@kernel
def mask(s: Table, viewer: int) -> None:
    if actors(s) != 0:  # at the end both cards are shown
        for seat in range(2):
            if seat != viewer:
                s.hands[seat] = 0
    s.deck[:] = 0
    s.generator[0] = np.uint64(0)


@kernel
def guess(s: Table, viewer: int, seed: Any) -> None:
    s.generator[0] = scramble(np.uint64(seed))
    mask_hands = actors(s) != 0
    seen = np.zeros(MOST_CARDS + 1, np.bool_)
    for k in range(s.open_size):
        seen[s.open[k]] = True
    for seat in range(2):
        if seat == viewer or not mask_hands:
            seen[s.hands[seat]] = True
    unseen, count = np.zeros(MOST_CARDS, np.uint8), 0
    for card in range(1, s.cards + 1):
        if not seen[card]:
            unseen[count] = card
            count += 1
    shuffle(s.generator, unseen, count)
    for seat in range(2):
        if seat != viewer and mask_hands:
            count -= 1
            s.hands[seat] = unseen[count]
    s.deck[:] = 0
    s.deck[: s.deck_size] = unseen[:count]


@kernel
def observe(s: Table, viewer: int, out: Features) -> int:
    out[0] = s.hands[viewer] / s.cards if viewer >= 0 else 0.0
    out[1] = s.deck_size / s.cards
    out[2] = s.kept / 3
    return 3


@kernel
def weigh(s: Table, seat: int, actions: Actions, count: int, out: Features) -> None:
    for k in range(count):
        better = whole(s.hands[seat]) if is_a(actions[k], KEEP) else whole(s.cards - s.hands[seat])
        out[k] = 1.0 + better


@kernel
def value(s: Table, out: Features) -> None:
    for seat in range(2):
        out[seat] = 0.5
        if actors(s) == 0:
            out[seat] = 1.0 if s.hands[seat] > s.hands[1 - seat] else 0.0
