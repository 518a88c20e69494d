"""What compiled code has in the place of calls to `bits`, `moves` and `records`.

A function that a kernel calls is typed, lowered and linked, and its call checked for exceptions;
for one instruction that is far more work than the instruction. So the compiler is told the types of
these small functions and is given the instructions themselves. Interpreted runs never come here.
"""

from __future__ import annotations

from typing import Any, cast

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, lower_builtin, overload, type_callable
from numba.np import arrayobj

from spieltisch.engine.bits import bit, count, lowest, whole
from spieltisch.engine.moves import argument, arguments, code, is_a
from spieltisch.engine.records import bytes_of, copy, copy_into, fill, viewed

_arrays: Any = arrayobj  # none of these has types
_cgutils: Any = cgutils
_emits: Any = lower_builtin
_PAIR: Any = cast(Any, types.UniTuple)(types.int64, 2)

# Bits.


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


# Moves.


@type_callable(code)
def _type_of_code(_context: Any) -> Any:
    return lambda kind, first=None, second=None: types.int64


@type_callable(is_a)
def _type_of_is_a(_context: Any) -> Any:
    return lambda action, kind: types.boolean


@type_callable(argument)
def _type_of_argument(_context: Any) -> Any:
    return lambda action, kind: types.int64


@type_callable(arguments)
def _type_of_arguments(_context: Any) -> Any:
    return lambda action, kind: _PAIR


def _number(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    return context.cast(builder, value, kind, types.int64)


def _unpacked(builder: Any, kind: Any) -> Any:
    """The first code of a kind, the code after its last, and its width."""
    return _cgutils.unpack_tuple(builder, kind, 3)


@_emits(code, types.BaseTuple)
@_emits(code, types.BaseTuple, types.Any)
@_emits(code, types.BaseTuple, types.Any, types.Any)
def _emit_code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
    number, _, width = _unpacked(builder, values[0])
    if len(values) > 1:
        first = _number(context, builder, signature.args[1], values[1])
        number = builder.add(number, builder.mul(first, width))
    if len(values) > 2:
        number = builder.add(number, _number(context, builder, signature.args[2], values[2]))
    return number


@_emits(is_a, types.Any, types.BaseTuple)
def _emit_is_a(context: Any, builder: Any, signature: Any, values: Any) -> Any:
    action = _number(context, builder, signature.args[0], values[0])
    first, end, _ = _unpacked(builder, values[1])
    is_past_first = builder.icmp_signed("<=", first, action)
    return builder.and_(is_past_first, builder.icmp_signed("<", action, end))


@_emits(argument, types.Any, types.BaseTuple)
def _emit_argument(context: Any, builder: Any, signature: Any, values: Any) -> Any:
    action = _number(context, builder, signature.args[0], values[0])
    return builder.sub(action, _unpacked(builder, values[1])[0])


@_emits(arguments, types.Any, types.BaseTuple)
def _emit_arguments(context: Any, builder: Any, signature: Any, values: Any) -> Any:
    number = _emit_argument(context, builder, signature, values)
    width = _unpacked(builder, values[1])[2]
    # Codes are never negative, and the compiler divides those by a constant in two steps.
    parts = builder.udiv(number, width), builder.urem(number, width)
    return context.make_tuple(builder, signature.return_type, parts)


# Records.


# NumPy's view checks much, which costs more than many a kernel does. The record is a bare pointer
# into the array, so it lives as long as the array does.
@type_callable(viewed)
def _type_of_viewed(_context: Any) -> Any:
    return lambda state, layout: layout.dtype


@_emits(viewed, types.Array, types.DType)
def _emit_viewed(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    array = context.make_array(signature.args[0])(context, builder, arguments[0])
    return builder.bitcast(array.data, context.get_value_type(signature.return_type))


@intrinsic
def _copy_bytes(typing_context: Any, target: Any, record: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        _cgutils.raw_memcpy(builder, array.data, arguments[1], array.nitems, 1)
        return context.get_dummy_value()

    return types.void(target, record), generate


@overload(bytes_of, jit_options={"forceinline": True})
def _compiled_bytes_of(record):  # type: ignore[no-untyped-def]
    size = record.size

    def copied(record):  # type: ignore[no-untyped-def]
        state = np.empty(size, np.uint8)
        _copy_bytes(state, record)  # type: ignore[call-arg]
        return state

    return copied


@overload(copy, jit_options={"forceinline": True})
def _compiled_copy(target, source):  # type: ignore[no-untyped-def]
    # A plain loop becomes one block copy; an assignment of slices minds overlaps.
    def byte_by_byte(target, source):  # type: ignore[no-untyped-def]
        for k in range(source.size):
            target[k] = source[k]

    return byte_by_byte


@type_callable(fill)
def _type_of_fill(_context: Any) -> Any:
    return lambda numbers, number: types.none if numbers.layout == "C" else None


@type_callable(copy_into)
def _type_of_copy_into(_context: Any) -> Any:
    return lambda target, numbers: types.none if target.layout == numbers.layout == "C" else None


@_emits(fill, types.Array, types.Any)
def _emit_fill(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    kind, given = signature.args
    target = context.make_array(kind)(context, builder, arguments[0])
    number = context.cast(builder, arguments[1], given, kind.dtype)
    with _cgutils.for_range(builder, target.nitems) as loop:
        place = _cgutils.gep(builder, target.data, loop.index)
        _arrays.store_item(context, builder, kind, number, place)
    return context.get_dummy_value()


@_emits(copy_into, types.Array, types.Array)
def _emit_copy_into(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    to, of = signature.args
    target = context.make_array(to)(context, builder, arguments[0])
    source = context.make_array(of)(context, builder, arguments[1])
    with _cgutils.for_range(builder, target.nitems) as loop:
        place = _cgutils.gep(builder, source.data, loop.index)
        number = _arrays.load_item(context, builder, of, place)
        number = context.cast(builder, number, of.dtype, to.dtype)
        place = _cgutils.gep(builder, target.data, loop.index)
        _arrays.store_item(context, builder, to, number, place)
    return context.get_dummy_value()
