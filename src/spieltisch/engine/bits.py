"""Bit sets in unsigned 64-bit words: the operations Numba has no name for.

Each function is written twice on purpose: here in Python for interpreted runs, and in
`instructions` as the one machine instruction that the compiler puts in its place.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

#: A number as Python has it, or as it is read from a record.
Number: TypeAlias = int | np.integer[Any]


def lowest(word: Number) -> int:
    """The index of the lowest bit that is set; 64 for an empty word.

    >>> lowest(np.uint64(0b101000))
    3
    """
    word = int(word)
    return (word & -word).bit_length() - 1 if word else 64


def count(word: Number) -> int:
    """How many bits are set.

    >>> count(np.uint64(0b101000))
    2
    """
    return int(word).bit_count()


def bit(index: Number) -> np.uint64:
    """The word in which only bit `index` is set.

    >>> int(bit(3))
    8
    """
    return np.uint64(1 << int(index))


def whole(number: Number | float) -> int:
    """A number read from a record, widened to a signed machine word.

    Small types wrap around in interpreted runs, and mixing signed with unsigned ones gives
    floats in compiled runs; so whatever is read is widened first.

    >>> whole(np.uint8(200)) + 100
    300
    """
    return int(number)
