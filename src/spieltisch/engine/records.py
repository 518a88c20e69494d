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
from operator import itemgetter
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
from numpy.typing import NDArray

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
        for name in cls._fields:
            setattr(cls, name, property(itemgetter(name)))

    if not TYPE_CHECKING:
        # NumPy's record looks for every name among its methods before it tries the fields, in
        # Python; interpreted kernels and whatever reads a state took a third longer for that.
        __getattribute__ = np.void.__getattribute__
        __getitem__ = np.void.__getitem__


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


def viewed(state: NDArray[np.uint8], layout: Layout[SomeRecord]) -> SomeRecord:
    """The bytes of a state as the record they are; writing to it writes to them."""
    record: SomeRecord = cast(Any, state.view)(layout)[0]
    return record


def bytes_of(record: Record) -> NDArray[np.uint8]:
    """A copy of the bytes of a record: a state of its own, to try something on."""
    return np.frombuffer(cast(Any, record).tobytes(), np.uint8).copy()


def copy(target: NDArray[np.uint8], source: NDArray[np.uint8]) -> None:
    """Copy the bytes of one state over those of another."""
    target[:] = source


def fill(numbers: NDArray[Any], number: Any) -> None:
    """Put the same number everywhere.

    An assignment to a slice does that too, but brings along all that could go wrong with
    shapes, in words: compiling one takes seconds.
    """
    numbers[...] = number


def copy_into(target: NDArray[Any], numbers: NDArray[Any]) -> None:
    """Copy numbers over those of another array of the same shape."""
    target[...] = numbers
