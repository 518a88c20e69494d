"""What the moves of others say about their hands.

A hand that somebody may hold is likelier the better it explains the moves: whoever plays the best
move that the hand allows would have played another one with another hand. How often somebody does
not is found out as well: of those who are careless, moves tell little.
"""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.chance import Generator, Seed, below, scramble, shuffle
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.engine.contract import Actions, Features, Points
from spieltisch.engine.insight import Evidence, Hands
from spieltisch.engine.moves import argument, is_a
from spieltisch.engine.records import copy_into
from spieltisch.games.sequence.cards import (
    CARDS,
    EVERY_CARD,
    CardSet,
    add,
    copies,
    remove,
    write,
)
from spieltisch.games.sequence.hidden import guess
from spieltisch.games.sequence.knowledge import weigh
from spieltisch.games.sequence.record import MAX_LEGAL, SWAP, TURN, Table
from spieltisch.games.sequence.rules import card_of, is_placement, is_removal, legal

#: Of each hand that is supposed: its cards, as two words, and who may hold it: how careless.
FIRST, SECOND, WHO, WORDS = range(4)

#: How often the careless do not play the best move that their hand allows, and how likely it is
#: then that they play this one; found by how well hands of `greedy-1` and a search were guessed.
CARELESS = np.array([0.01, 0.1, 0.3, 0.7])
ANY_MOVE = 0.2

_NOTHING, _ONE = np.uint64(0), np.uint64(1)


@kernel
def note(s: Table, viewer: int, seat: int, action: int, seed: Seed, hands: Hands) -> None:
    """Make of the hands that a seat may have held before a move those that it may hold after it.

    The state is what the viewer saw before the move. What is drawn afterwards is supposed when the
    next move is noted: by then more cards may have been seen.
    """
    if s.phase != TURN or not (is_placement(action) or is_removal(action) or is_a(action, SWAP)):
        return
    played = argument(action, SWAP) if is_a(action, SWAP) else card_of(s, action)
    generator = np.empty(1, np.uint64)
    generator[0] = scramble(np.uint64(seed))
    actions, weights = np.empty(MAX_LEGAL, np.int32), np.empty(MAX_LEGAL, np.float32)
    likely = np.empty(len(hands))
    total = 0.0
    for k in range(len(hands)):
        _clear_others(s, viewer)
        if hands[k, WHO] == _NOTHING:
            hands[k, WHO] = 1 + k % len(CARELESS)
        _fit(s, hands[k], whole(s.hand_sizes[seat]), generator)
        if copies(hands[k], played) == 0:
            _take_any(hands[k], generator)
            add(hands[k], played)
        s.hands[seat, 0], s.hands[seat, 1] = hands[k, FIRST], hands[k, SECOND]
        careless = CARELESS[whole(hands[k, WHO]) - 1]
        likely[k] = careless * ANY_MOVE
        if _is_best(s, seat, action, actions, weights):
            likely[k] += 1.0 - careless
        total += likely[k]
        remove(hands[k], played)
    _choose(hands, likely, total, generator)


@kernel
def _is_best(s: Table, seat: int, action: int, actions: Actions, weights: Features) -> bool:
    """Whether nothing that a seat may do looks better than this."""
    count = legal(s, seat, actions)
    weigh(s, seat, actions, count, weights)
    best, own = 0.0, 0.0
    for k in range(count):
        best = max(best, weights[k])
        if actions[k] == action:
            own = weights[k]
    # What looks the same is not the same to the last digit.
    return best <= 1.001 * own


@kernel
def _choose(hands: Hands, likely: Points, total: float, generator: Generator) -> None:
    """Keep the likely ones, each as many times as its share of all, up to chance in the last."""
    before = np.empty_like(hands)
    copy_into(before, hands)
    stride = total / len(hands)
    mark, reached, k = stride * (below(generator, 1 << 30) / (1 << 30)), likely[0], 0
    for place in range(len(hands)):
        while reached <= mark and k < len(hands) - 1:
            k += 1
            reached += likely[k]
        for word in range(WORDS):
            hands[place, word] = before[k, word]
        mark += stride


@kernel
def imagine(s: Table, viewer: int, seed: np.uint64, evidence: Evidence) -> None:
    """Fill hands and deck with a world that fits, with hands as likely as they are supposed.

    Once the discards were reshuffled, what is known of recycled cards counts for more: then all
    worlds that fit are equally likely.
    """
    guess(s, viewer, seed)
    if not _is_first_deck(s, viewer):
        return
    _clear_others(s, viewer)
    hand = np.empty(WORDS, np.uint64)
    for seat in range(s.players):
        if seat != viewer:
            copy_into(hand, evidence[seat, below(s.generator, evidence.shape[1])])
            _fit(s, hand, whole(s.hand_sizes[seat]), s.generator)
            s.hands[seat, 0], s.hands[seat, 1] = hand[FIRST], hand[SECOND]
    _unseen(s, hand)
    count = write(hand[:WHO], s.deck, 0)
    shuffle(s.generator, s.deck, count)


@kernel
def _is_first_deck(s: Table, viewer: int) -> bool:
    """Whether no card that the viewer does not see can have been seen before."""
    for card in range(CARDS):
        unseen = 2 - copies(s.discards, card) - copies(s.hands[viewer], card)
        if copies(s.recycled, card) < unseen:
            return False
    return True


@inlined
def _clear_others(s: Table, viewer: int) -> None:
    for seat in range(s.players):
        if seat != viewer:
            s.hands[seat, 0], s.hands[seat, 1] = _NOTHING, _NOTHING


@inlined
def _unseen(s: Table, out: CardSet) -> None:
    """Find the cards that are neither in a hand nor among the discards."""
    out[0], out[1] = EVERY_CARD, EVERY_CARD
    _take_out(out, s.discards[0], s.discards[1])
    for seat in range(s.players):
        _take_out(out, s.hands[seat, 0], s.hands[seat, 1])


@inlined
def _take_out(cards: CardSet, first: np.uint64, second: np.uint64) -> None:
    """Take cards, all of which are there, out of others; `second` are those with both copies."""
    one = first & ~second
    cards[0], cards[1] = cards[0] & ~second & ~(one & ~cards[1]), cards[1] & ~second & ~one


@kernel
def _fit(s: Table, hand: CardSet, limit: int, generator: Generator) -> None:
    """Take out what cannot be in a hand any more, and fill it up with unseen cards."""
    unseen = np.empty(2, np.uint64)
    _unseen(s, unseen)
    hand[0], hand[1] = hand[0] & unseen[0], hand[1] & unseen[1]
    _take_out(unseen, hand[0], hand[1])
    held = bits.count(hand[0]) + bits.count(hand[1])
    while held > limit:
        _take_any(hand, generator)
        held -= 1
    while held < limit and unseen[0] != _NOTHING:
        add(hand, _take_any(unseen, generator))
        held += 1


@kernel
def _take_any(cards: CardSet, generator: Generator) -> int:
    """Take one of some cards, each equally likely; return which."""
    first, second = bits.count(cards[0]), bits.count(cards[1])
    number = below(generator, first + second)
    rest = cards[0] if number < first else cards[1]
    for _ in range(number if number < first else number - first):
        rest &= rest - _ONE
    card = bits.lowest(rest)
    remove(cards, card)
    return card
