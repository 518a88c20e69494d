"""Chance: one 64-bit generator, SplitMix64, kept as a single word inside the record.

Each step adds the odd constant 0x9E3779B97F4A7C15 to the word and scrambles the sum with
two xor-shift-multiply rounds; the result is the next 64 random bits. Every seed gives a
full period of 2**64, any language can repeat it in five lines, and the whole state of
chance is eight bytes of the record, so a match replays bit for bit everywhere.

Numbers below a bound are taken by multiplication with rejection, so all are equally
likely; a shuffle draws from the top place down to the bottom one (Fisher-Yates).
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import inlined, kernel, wrapping

Generator = NDArray[np.uint64]

#: What chance begins with; compiled code is given a word.
Seed: TypeAlias = int | np.uint64

_STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)
_WORD = np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)


@wrapping
def scramble(word: np.uint64) -> np.uint64:
    """Mix a word so that neighbouring inputs give unrelated outputs."""
    word = (word ^ (word >> np.uint64(30))) * _FIRST
    word = (word ^ (word >> np.uint64(27))) * _SECOND
    return word ^ (word >> np.uint64(31))


@wrapping
def next_word(generator: Generator) -> np.uint64:
    """The next 64 random bits."""
    generator[0] += _STEP
    return scramble(generator[0])


@inlined
def below(generator: Generator, bound: int) -> int:
    """A number from 0 to bound - 1, each equally likely (1 <= bound < 2**32).

    >>> word = np.array([7], np.uint64)
    >>> [int(below(word, 6)) for _ in range(8)]
    [2, 0, 5, 3, 2, 1, 2, 1]
    """
    limit = np.uint64(bound)
    product = (next_word(generator) >> _WORD) * limit
    if (product & _LOW) < limit:
        uneven = ((_LOW - limit) + np.uint64(1)) % limit
        while (product & _LOW) < uneven:
            product = (next_word(generator) >> _WORD) * limit
    return whole(product >> _WORD)


@kernel
def shuffle(generator: Generator, cards: NDArray[np.uint8], size: int) -> None:
    """Shuffle the first `size` entries in place."""
    for top in range(size - 1, 0, -1):
        other = below(generator, top + 1)
        card = cards[top]
        cards[top] = cards[other]
        cards[other] = card


@wrapping
def seed_of(seed: Seed, index: int) -> np.uint64:
    """The seed of game number `index` in a batch that was started with `seed`."""
    return scramble(scramble(np.uint64(seed) + _STEP) ^ (np.uint64(index) * _STEP))


@inlined
def one_of(generator: Generator, seats: int) -> int:
    """One of the bits that are set in a mask, each equally likely."""
    rest = np.uint64(seats)
    if rest & (rest - np.uint64(1)) != np.uint64(0):
        for _ in range(below(generator, bits.count(rest))):
            rest &= rest - np.uint64(1)
    return bits.lowest(rest)
