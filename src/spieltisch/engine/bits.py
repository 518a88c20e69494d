"""Bit sets in unsigned 64-bit words: the operations Numba has no name for.

Each function is written twice on purpose: in Python for interpreted runs, and as the one
machine instruction that the compiler puts in its place.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic, overload


def lowest(word: Any) -> int:
    """The index of the lowest bit that is set; 64 for an empty word.

    >>> lowest(np.uint64(0b101000))
    3
    """
    word = int(word)
    return (word & -word).bit_length() - 1 if word else 64


def count(word: Any) -> int:
    """How many bits are set.

    >>> count(np.uint64(0b101000))
    2
    """
    return int(word).bit_count()


def bit(index: Any) -> np.uint64:
    """The word in which only bit `index` is set.

    >>> int(bit(3))
    8
    """
    return np.uint64(1 << int(index))


def whole(number: Any) -> int:
    """A number read from a record, widened to a signed machine word.

    Small types wrap around in interpreted runs, and mixing signed with unsigned ones gives
    floats in compiled runs; so whatever is read is widened first.

    >>> whole(np.uint8(200)) + 100
    300
    """
    return int(number)


@intrinsic
def _lowest(typing_context: Any, word: Any) -> Any:
    from llvmlite import ir

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.uint64), generate


@intrinsic
def _count(typing_context: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.uint64), generate


# Numba wants the typing function and its implementation to have the very same signature,
# annotations included. They are inlined by the compiler's back end, not by `inline="always"`:
# with that, Numba takes stores into a record's arrays for dead code and drops them.
@overload(lowest, jit_options={"forceinline": True})
def _compiled_lowest(word):  # type: ignore[no-untyped-def]
    return lambda word: _lowest(np.uint64(word))  # type: ignore[call-arg]


@overload(count, jit_options={"forceinline": True})
def _compiled_count(word):  # type: ignore[no-untyped-def]
    return lambda word: _count(np.uint64(word))  # type: ignore[call-arg]


@overload(bit, jit_options={"forceinline": True})
def _compiled_bit(index):  # type: ignore[no-untyped-def]
    return lambda index: np.uint64(1) << np.uint64(index)


@overload(whole, jit_options={"forceinline": True})
def _compiled_whole(number):  # type: ignore[no-untyped-def]
    return lambda number: np.int64(number)
