"""A record read into plain Python at once, for code that looks at several of its fields.

Looking at a field of a record takes microseconds each time, looking into a list nanoseconds.
Every move is put into words for everybody at a table, so that code reads the record once.
Compiled functions still want the record itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import accumulate, pairwise
from math import prod
from struct import Struct
from types import SimpleNamespace
from typing import Any, Generic, NamedTuple, TypeVar, cast

from spieltisch.engine.contract import State
from spieltisch.engine.records import Layout, SomeRecord

Result = TypeVar("Result")

_CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}


class Fields(Generic[SomeRecord]):
    """Some fields of a record, or all of them if none is named.

    They are read from a state's bytes (`state.tobytes()`).

    >>> from spieltisch.engine.records import Record, field, layout
    >>> class Point(Record):
    ...     x = field("i2")
    ...     sets = field("u8", 2)
    ...     y = field("i2")
    >>> POINT = layout(Point)
    >>> state = bytes(range(POINT.itemsize))
    >>> Fields(POINT, "x", "y").of(state)
    namespace(x=256, y=6424)
    >>> Fields(POINT, "x").bytes_of(state)
    b'\\x00\\x01'
    """

    def __init__(self, layout: Layout[SomeRecord], *names: str) -> None:
        fields = [_Field.of(layout, name) for name in names or layout.names]
        fields.sort(key=lambda field: field.first)
        self._spans = _join([(field.first, field.end) for field in fields])
        self._unpack = Struct(_format(fields)).unpack_from
        ends = accumulate((field.numbers for field in fields), initial=0)
        placed = list(zip(fields, pairwise(ends), strict=True))
        self._single = [(field.name, first) for field, (first, _) in placed if not field.shape]
        self._rows = [(f.name, first, end) for f, (first, end) in placed if len(f.shape) == 1]
        self._tables = [
            (field.name, range(first, end, field.shape[1]), field.shape[1])
            for field, (first, end) in placed
            if len(field.shape) == 2
        ]

    def of(self, state: bytes) -> Any:
        """The fields as numbers, lists, and lists of lists."""
        numbers = self._unpack(state)
        values = {name: numbers[place] for name, place in self._single}
        for name, first, end in self._rows:
            values[name] = list(numbers[first:end])
        for name, rows, length in self._tables:
            values[name] = [list(numbers[first : first + length]) for first in rows]
        return cast(SomeRecord, SimpleNamespace(**values))

    def bytes_of(self, state: bytes) -> bytes:
        """The bytes of the fields: the same for equal fields, and only for those."""
        return b"".join([state[first:end] for first, end in self._spans])


def bytes_at(layout: Layout[Any], name: str) -> slice:
    """Where a field is in the bytes of a state, to see at once whether it is as it was.

    >>> from spieltisch.engine.records import Record, field, layout
    >>> class Point(Record):
    ...     x = field("i2")
    ...     sets = field("u8", 2)
    >>> bytes_at(layout(Point), "x")
    slice(0, 2, None)
    """
    field = _Field.of(layout, name)
    return slice(field.first, field.end)


def number_at(layout: Layout[Any], name: str) -> Callable[[State], int]:
    """How a field that is a single number is read from a state, where only this one is wanted.

    >>> import numpy as np
    >>> from spieltisch.engine.records import Record, field, layout
    >>> class Point(Record):
    ...     x = field("i2")
    ...     y = field("i2")
    >>> number_at(layout(Point), "y")(np.array([1, 0, 2, 1], np.uint8))
    258
    """
    field = _Field.of(layout, name)
    unpack: Callable[[Any], tuple[Any, ...]] = Struct(f"<{field.first}x{field.code}").unpack_from

    def read(state: State) -> int:
        number: int = unpack(state)[0]
        return number

    return read


class _Field(NamedTuple):
    """Where the numbers of a field are."""

    name: str
    first: int
    code: str
    width: int
    shape: tuple[int, ...]

    @classmethod
    def of(cls, layout: Layout[Any], name: str) -> _Field:
        fields: Any = layout.fields
        dtype, first = fields[name]
        return cls(name, first, _CODES[dtype.base.str[1:]], dtype.base.itemsize, dtype.shape)

    @property
    def numbers(self) -> int:
        return prod(self.shape)

    @property
    def end(self) -> int:
        return self.first + self.numbers * self.width


def _join(spans: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same bytes in as few pieces as possible."""
    pieces = spans[:1]
    for first, end in spans[1:]:
        if first == pieces[-1][1]:
            pieces[-1] = (pieces[-1][0], end)
        else:
            pieces.append((first, end))
    return pieces


def _format(fields: list[_Field]) -> str:
    """How the numbers of fields lie one after the other."""
    text, here = "<", 0
    for field in fields:
        text += f"{field.first - here}x{field.numbers}{field.code}"
        here = field.end
    return text


def number_of(words: Iterable[Any]) -> int:
    """A set, given by its 64-bit words, as one number with a bit for each member.

    >>> bin(number_of([0b101, 0]))
    '0b101'
    """
    return sum(int(word) << 64 * k for k, word in enumerate(words))


def members(number: int) -> list[int]:
    """The members of a set that is given as one number, from the lowest up.

    >>> members(0b101)
    [0, 2]
    """
    numbers = []
    while number:
        lowest = number & -number
        numbers.append(lowest.bit_length() - 1)
        number ^= lowest
    return numbers


def interpreted(kernel: Callable[..., Result]) -> Callable[..., Result]:
    """A kernel as the Python it is written in, which takes plain fields.

    Calling compiled code with a record once costs more than most rules do in Python. Only for
    kernels that call no others.
    """
    function: Callable[..., Result] = getattr(kernel, "py_func", kernel)
    return function
