"""Bit sets in unsigned 64-bit words: the operations Numba has no name for.

Each function is written twice on purpose: in Python for interpreted runs, and as the one
machine instruction that the compiler puts in its place.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import lower_builtin, type_callable

_emits: Any = lower_builtin  # it has no types


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


# A function that a kernel calls is typed, lowered and linked, and its call checked for
# exceptions; for one instruction that is far more work than the instruction. So compiled code is
# told the type of these and is given the instruction itself, in the place of the call.


def _as(kind: Any, number: Any, context: Any, builder: Any, signature: Any) -> Any:
    """The first argument of a call, as a number of a kind."""
    return context.cast(builder, number, signature.args[0], kind)


@type_callable(lowest)
@type_callable(count)
@type_callable(whole)
def _type_of_whole(_context: Any) -> Any:
    return lambda number: types.int64


@type_callable(bit)
def _type_of_bit(_context: Any) -> Any:
    return lambda index: types.uint64


@_emits(lowest, types.Any)
def _emit_lowest(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    word = _as(types.uint64, arguments[0], context, builder, signature)
    return builder.cttz(word, ir.Constant(ir.IntType(1), 0))


@_emits(count, types.Any)
def _emit_count(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    return builder.ctpop(_as(types.uint64, arguments[0], context, builder, signature))


@_emits(bit, types.Any)
def _emit_bit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    index = _as(types.uint64, arguments[0], context, builder, signature)
    return builder.shl(ir.Constant(ir.IntType(64), 1), index)


@_emits(whole, types.Any)
def _emit_whole(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    return _as(types.int64, arguments[0], context, builder, signature)
