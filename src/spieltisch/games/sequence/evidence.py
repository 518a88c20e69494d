"""What the moves of others say about their hands.

Whoever had held a card that would have been better would have played it. So a card that a seat
passed over is in its hand only if it was drawn later, and the longer ago that is, the likelier.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.chance import below, shuffle
from spieltisch.engine.compiling import kernel
from spieltisch.engine.insight import Evidence, Signs
from spieltisch.engine.moves import argument, is_a
from spieltisch.games.sequence.cards import CARDS, DECK, add, copies, write
from spieltisch.games.sequence.hidden import Cards, guess
from spieltisch.games.sequence.knowledge import weigh
from spieltisch.games.sequence.record import MAX_LEGAL, SWAP, TURN, Table
from spieltisch.games.sequence.rules import card_of, is_placement, is_removal, legal

#: [card]: how likely each of some cards is to be in a hand, compared with the others.
Chances: TypeAlias = NDArray[np.float64]

#: How likely a hand is to keep a card from one of its turns to the next; found by how well the
#: hands of 120 matches were guessed (0.86, 0.9 and 0.93 are nearly the same).
KEEPING = 0.9

#: [turns]: how likely it is that a card was drawn in the last turns, this one included; the last
#: one stands for a card that was never passed over.
DRAWN_SINCE = 1.0 - KEEPING ** np.arange(1.0, 257.0)
DRAWN_SINCE[255] = 1.0


@kernel
def note(s: Table, viewer: int, seat: int, action: int, out: Signs) -> None:
    """Mark the cards with which the seat would have moved otherwise.

    The state is what the viewer saw before the move. Each card that it does not see is tried in a
    hand beside the one that was played.
    """
    for card in range(CARDS):
        out[card] = 0
    if s.phase != TURN:
        return
    if is_placement(action) or is_removal(action):
        played = card_of(s, action)
    elif is_a(action, SWAP):
        played = argument(action, SWAP)
    else:
        return
    actions, weights = np.empty(MAX_LEGAL, np.int32), np.empty(MAX_LEGAL, np.float32)
    for card in range(CARDS):
        if copies(s.discards, card) + copies(s.hands[viewer], card) == 2:
            continue
        s.hands[seat, 0], s.hands[seat, 1] = bits.bit(played) | bits.bit(card), np.uint64(0)
        count = legal(s, seat, actions)
        weigh(s, seat, actions, count, weights)
        best, own = 0.0, 0.0
        for k in range(count):
            best = max(best, weights[k])
            if actions[k] == action:
                own = weights[k]
        # What looks the same is not the same to the last digit.
        out[card] = best > 1.001 * own


@kernel
def imagine(s: Table, viewer: int, seed: np.uint64, evidence: Evidence) -> None:
    """Fill hands and deck with a world that fits, the likelier the better it fits the evidence.

    Once the discards were reshuffled, what is known of recycled cards counts for more: then all
    worlds that fit are equally likely.
    """
    guess(s, viewer, seed)
    if not _is_first_deck(s, viewer):
        return
    cards = np.empty(DECK, np.uint8)
    count = 0
    for seat in range(s.players):
        if seat != viewer:
            count = write(s.hands[seat], cards, count)
    for k in range(s.deck_size):
        cards[count + k] = s.deck[k]
    count += whole(s.deck_size)
    chances = np.empty(DECK)
    for seat in range(s.players):
        if seat != viewer:
            s.hands[seat] = np.uint64(0)
            for k in range(count):
                chances[k] = DRAWN_SINCE[evidence[seat, cards[k]]]
            for _ in range(s.hand_sizes[seat]):
                k = _drawn(s, chances, count)
                add(s.hands[seat], cards[k])
                count -= 1
                cards[k], chances[k] = cards[count], chances[count]
    _lay_deck(s, cards)


@kernel
def _is_first_deck(s: Table, viewer: int) -> bool:
    """Whether no card that the viewer does not see can have been seen before."""
    for card in range(CARDS):
        unseen = 2 - copies(s.discards, card) - copies(s.hands[viewer], card)
        if copies(s.recycled, card) < unseen:
            return False
    return True


@kernel
def _drawn(s: Table, chances: Chances, count: int) -> int:
    """One of the cards, each as likely as its chance says."""
    total = 0.0
    for k in range(count):
        total += chances[k]
    rest = total * (below(s.generator, 1 << 30) / (1 << 30))
    pick = 0
    while pick < count - 1 and rest >= chances[pick]:
        rest -= chances[pick]
        pick += 1
    return pick


@kernel
def _lay_deck(s: Table, cards: Cards) -> None:
    """Shuffle what is left of the cards into the deck."""
    size = whole(s.deck_size)
    shuffle(s.generator, cards, size)
    for k in range(size):
        s.deck[k] = cards[k]
