"""The 104 cards: two decks of 52 without jokers.

A card is a number, suit * 13 + rank, so the two copies of a card are the same number. A
set of cards is two 64-bit words: bit c of the first says that card c is there, bit c of
the second that both copies are. Equal sets are equal bytes.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import inlined, kernel

RANKS = "23456789TJQKA"
SUITS = "SHDC"
CARDS = 52
DECK = 104
NO_CARD = 255

Card = int
CardSet = NDArray[np.uint64]


def card(text: str) -> Card:
    """The card of a two-letter name.

    >>> card("2S"), card("JC")
    (0, 48)
    """
    return SUITS.index(text[1]) * 13 + RANKS.index(text[0])


def name(number: Card) -> str:
    """The two-letter name of a card.

    >>> name(48)
    'JC'
    """
    return RANKS[number % 13] + SUITS[number // 13]


JACKS_OF_SPADES = card("JS")
JACKS_OF_HEARTS = card("JH")
JACKS_OF_DIAMONDS = card("JD")
JACKS_OF_CLUBS = card("JC")
TWO_EYED = np.uint64(1 << JACKS_OF_DIAMONDS | 1 << JACKS_OF_CLUBS)
ONE_EYED = np.uint64(1 << JACKS_OF_SPADES | 1 << JACKS_OF_HEARTS)
JACKS = np.uint64(TWO_EYED | ONE_EYED)
EVERY_CARD = np.uint64((1 << CARDS) - 1)


@inlined
def copies(cards: CardSet, number: int) -> int:
    """How many copies of a card a set holds."""
    index = np.uint64(number)
    return whole((cards[0] >> index & np.uint64(1)) + (cards[1] >> index & np.uint64(1)))


@inlined
def add(cards: CardSet, number: int) -> None:
    """Put one copy of a card into a set that holds at most one."""
    one = bits.bit(number)
    cards[1] |= cards[0] & one
    cards[0] |= one


@inlined
def remove(cards: CardSet, number: int) -> None:
    """Take one copy of a card out of a set that holds one."""
    one = bits.bit(number)
    cards[0] &= ~(one & ~cards[1])
    cards[1] &= ~one


@kernel
def size(cards: CardSet) -> int:
    """How many cards a set holds."""
    return bits.count(cards[0]) + bits.count(cards[1])


@kernel
def write(cards: CardSet, out: NDArray[np.uint8], start: int) -> int:
    """Write all cards of a set to `out` from `start` on; return where they end."""
    end = start
    for word in cards:
        rest = word
        while rest != np.uint64(0):
            out[end] = bits.lowest(rest)
            rest &= rest - np.uint64(1)
            end += 1
    return end


def names(cards: CardSet) -> list[str]:
    """The names of all cards of a set, by suit and rank, both copies side by side.

    >>> names(card_set(["7H", "2S", "7H"]))
    ['2S', '7H', '7H']
    """
    return [name(c) for c in range(CARDS) for _ in range(int(copies(cards, c)))]


def card_set(texts: list[str]) -> CardSet:
    """The set of the named cards, at most two of each."""
    cards = np.zeros(2, np.uint64)
    for text in texts:
        add(cards, card(text))
    return cards
