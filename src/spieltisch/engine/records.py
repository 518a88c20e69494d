"""Records: the fixed layouts that states and outcomes are kept in.

One declaration gives the layout that compiled code runs on and the types that an editor and
mypy read:

>>> class Point(Record):
...     x = field("i2")
...     y = field("i2")
...     marks = field("u1", 4)
>>> POINT = layout(Point)
>>> state = blank(POINT)
>>> point = viewed(state, POINT)
>>> point.x, point.marks[3] = 3, 7
>>> state.tolist()
[3, 0, 0, 0, 0, 0, 0, 7]
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    Literal,
    NamedTuple,
    TypeVar,
    cast,
    overload,
)

import numpy as np
from numba import extending, from_dtype, types
from numba.core import cgutils
from numba.np import arrayobj
from numpy.typing import NDArray

_cgutils: Any = cgutils  # it has no types
_arrays: Any = arrayobj
_emits: Any = extending.lower_builtin

SomeRecord = TypeVar("SomeRecord", bound="Record")

if TYPE_CHECKING:
    # NumPy's record answers to any name; for a type checker it has only its declared fields.
    Scalar = object

    class Layout(Generic[SomeRecord]):
        """How a record is laid out in memory: NumPy's `dtype`, which knows the fields."""

        itemsize: int
        names: tuple[str, ...]
        fields: Mapping[str, tuple[np.dtype[Any], int]]
else:
    # It lets interpreted runs say `s.field`, as compiled ones do.
    Scalar = np.record
    Layout = np.dtype

#: Kinds of numbers that are read as plain ones.
Signed = Literal["i1", "u2", "i2", "u4", "i4", "i8"]


class _Field(NamedTuple):
    kind: str
    shape: tuple[int, ...]


@overload
def field(kind: Signed | Literal["u1"], /) -> int: ...
@overload
def field(kind: Literal["u8"], /) -> np.uint64: ...
@overload
def field(kind: Literal["f4", "f8"], /) -> float: ...
@overload
def field(kind: Literal["u8"], length: int, /, *more: int) -> NDArray[np.uint64]: ...
@overload
def field(kind: Literal["u1"], length: int, /, *more: int) -> NDArray[np.uint8]: ...
@overload
def field(kind: Literal["f8"], length: int, /, *more: int) -> NDArray[np.float64]: ...
@overload
def field(kind: Signed, length: int, /, *more: int) -> NDArray[np.integer[Any]]: ...
def field(kind: str, /, *shape: int) -> Any:
    """A field of a record: a number of a kind, or an array of them."""
    return _Field(kind, shape)


class Record(Scalar):
    """A layout with named fields; a subclass declares them with `field`, in their order."""

    _fields: ClassVar[dict[str, _Field]]

    def __init_subclass__(cls) -> None:
        cls._fields = {n: f for n, f in vars(cls).items() if isinstance(f, _Field)}
        # An attribute of the class would hide the field of the same name.
        for name in cls._fields:
            delattr(cls, name)


def layout(record: type[SomeRecord]) -> Layout[SomeRecord]:
    """The layout of a record in memory, aligned as compiled code wants it."""
    fields = [
        (name, field.kind, field.shape) if field.shape else (name, field.kind)
        for name, field in record._fields.items()
    ]
    return cast("Layout[SomeRecord]", np.dtype((record, np.dtype(fields, align=True))))


def blank(layout: Layout[Any]) -> NDArray[np.uint8]:
    """The bytes of a record in which everything is 0."""
    return np.zeros(layout.itemsize, np.uint8)


def rows(layout: Layout[Any], count: int) -> NDArray[Any]:
    """Many records in a row, in which everything is 0."""
    return np.zeros(count, cast("np.dtype[Any]", layout))


def rows_type(layout: Layout[Any]) -> types.Array:
    """What compiled code calls a row of records."""
    return types.Array(from_dtype(cast("np.dtype[Any]", layout)), 1, "C")


def viewed(state: NDArray[np.uint8], layout: Layout[SomeRecord]) -> SomeRecord:
    """The bytes of a state as the record they are; writing to it writes to them."""
    record: SomeRecord = cast(Any, state.view)(layout)[0]
    return record


# NumPy's view checks much, which costs more than many a kernel does. The record is a bare pointer
# into the array, so it lives as long as the array does.
@extending.type_callable(viewed)
def _type_of_viewed(_context: Any) -> Any:
    return lambda state, layout: layout.dtype


@_emits(viewed, types.Array, types.DType)
def _emit_viewed(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    array = context.make_array(signature.args[0])(context, builder, arguments[0])
    return builder.bitcast(array.data, context.get_value_type(signature.return_type))


def bytes_of(record: Record) -> NDArray[np.uint8]:
    """A copy of the bytes of a record: a state of its own, to try something on."""
    return np.frombuffer(cast(Any, record).tobytes(), np.uint8).copy()


@extending.intrinsic
def _copy_bytes(typing_context: Any, target: Any, record: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        _cgutils.raw_memcpy(builder, array.data, arguments[1], array.nitems, 1)
        return context.get_dummy_value()

    return types.void(target, record), generate


@extending.overload(bytes_of, jit_options={"forceinline": True})
def _compiled_bytes_of(record):  # type: ignore[no-untyped-def]
    size = record.size

    def copied(record):  # type: ignore[no-untyped-def]
        state = np.empty(size, np.uint8)
        _copy_bytes(state, record)  # type: ignore[call-arg]
        return state

    return copied


def copy(target: NDArray[np.uint8], source: NDArray[np.uint8]) -> None:
    """Copy the bytes of one state over those of another."""
    target[:] = source


@extending.overload(copy, jit_options={"forceinline": True})
def _compiled_copy(target, source):  # type: ignore[no-untyped-def]
    # A plain loop becomes one block copy; an assignment of slices minds overlaps.
    def byte_by_byte(target, source):  # type: ignore[no-untyped-def]
        for k in range(source.size):
            target[k] = source[k]

    return byte_by_byte


def fill(numbers: NDArray[Any], number: Any) -> None:
    """Put the same number everywhere.

    An assignment to a slice does that too, but brings along all that could go wrong with
    shapes, in words: compiling one takes seconds.
    """
    numbers[...] = number


def copy_into(target: NDArray[Any], numbers: NDArray[Any]) -> None:
    """Copy numbers over those of another array of the same shape."""
    target[...] = numbers


@extending.type_callable(fill)
def _type_of_fill(_context: Any) -> Any:
    return lambda numbers, number: types.none if numbers.layout == "C" else None


@extending.type_callable(copy_into)
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
