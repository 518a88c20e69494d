"""A record read at once into plain Python, for whatever looks at most of its fields.

A field of a record costs microseconds each time it is looked at, and a list costs
nanoseconds. Scenes are written for everybody at a table after every move, so they read the
record once. Compiled functions still want the record itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import accumulate, pairwise
from math import prod
from struct import Struct
from types import SimpleNamespace
from typing import Any, NamedTuple, TypeVar

import numpy as np

from spieltisch.engine.contract import State

Result = TypeVar("Result")

_CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}


class Fields:
    """Some fields of a record, or all of them if none is named; (name, k) is an entry of one.

    They are read from a state's bytes (`state.tobytes()`).

    >>> from spieltisch.engine.records import record
    >>> layout = record([("x", "i2"), ("sets", "u8", (2,)), ("y", "i2")])
    >>> state = bytes(range(layout.itemsize))
    >>> Fields(layout, "x", "y").of(state)
    namespace(x=256, y=6424)
    >>> Fields(layout, "x").alone(state).strip(bytes(1))
    b'\\x01'
    """

    def __init__(self, layout: np.dtype[Any], *names: str | tuple[str, int]) -> None:
        found = [_Field.of(layout, name) for name in names or layout.names or ()]
        found.sort(key=lambda field: field.first)
        self._spans = _joined([(field.first, field.end) for field in found])
        edges = [0, *(edge for span in self._spans for edge in span), layout.itemsize]
        self._gaps = [
            bytes(end - first) for first, end in zip(edges[::2], edges[1::2], strict=True)
        ]
        self._unpack = Struct(_format(found)).unpack_from
        ends = accumulate((field.numbers for field in found), initial=0)
        placed = list(zip(found, pairwise(ends), strict=True))
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
        read = {name: numbers[place] for name, place in self._single}
        for name, first, end in self._rows:
            read[name] = list(numbers[first:end])
        for name, rows, length in self._tables:
            read[name] = [list(numbers[first : first + length]) for first in rows]
        return SimpleNamespace(**read)

    def bytes_of(self, state: bytes) -> bytes:
        """What the fields are made of: equal for equal fields, and for them only."""
        return b"".join([state[first:end] for first, end in self._spans])

    def alone(self, state: bytes) -> bytes:
        """A state in which everything but these fields is zero."""
        kept = [state[first:end] for first, end in self._spans]
        pieces = [piece for pair in zip(self._gaps, kept, strict=False) for piece in pair]
        return b"".join([*pieces, self._gaps[-1]])


class _Field(NamedTuple):
    """Where the numbers of a field lie."""

    name: str
    first: int
    code: str
    width: int
    shape: tuple[int, ...]

    @classmethod
    def of(cls, layout: np.dtype[Any], name: str | tuple[str, int]) -> _Field:
        fields: Any = layout.fields
        dtype, first = fields[name if isinstance(name, str) else name[0]]
        base = dtype.base
        whole = cls(str(name), first, _CODES[base.str[1:]], base.itemsize, dtype.shape)
        if isinstance(name, str):
            return whole
        entry = whole._replace(name=name[0], shape=whole.shape[1:])
        return entry._replace(first=first + name[1] * (entry.end - entry.first))

    @property
    def numbers(self) -> int:
        return prod(self.shape)

    @property
    def end(self) -> int:
        return self.first + self.numbers * self.width


def _joined(spans: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same bytes in as few pieces as possible."""
    found = spans[:1]
    for first, end in spans[1:]:
        if first == found[-1][1]:
            found[-1] = (found[-1][0], end)
        else:
            found.append((first, end))
    return found


def _format(fields: list[_Field]) -> str:
    """How the numbers of fields lie one after the other."""
    text, here = "<", 0
    for field in fields:
        text += f"{field.first - here}x{field.numbers}{field.code}"
        here = field.end
    return text


@lru_cache
def _all(layout: np.dtype[Any]) -> Fields:
    return Fields(layout)


def plain(state: State, layout: np.dtype[Any]) -> Any:
    """All fields of a state as numbers and lists.

    >>> from spieltisch.engine.records import record
    >>> layout = record([("x", "i2"), ("sets", "u8", (2,))])
    >>> plain(np.zeros(layout.itemsize, np.uint8), layout)
    namespace(x=0, sets=[0, 0])
    """
    return _all(layout).of(state.tobytes())


def state_of(state: bytes) -> State:
    """A state's bytes as compiled functions want them; to write to them changes nothing."""
    return np.frombuffer(bytearray(state), np.uint8)


def number_of(words: Iterable[Any]) -> int:
    """A set that is given by its 64-bit words as one number with a bit for each member.

    >>> bin(number_of([0b101, 0]))
    '0b101'
    """
    return sum(int(word) << 64 * k for k, word in enumerate(words))


def members(number: int) -> list[int]:
    """The members of a set that is one number, from the lowest on.

    >>> members(0b101)
    [0, 2]
    """
    found = []
    while number:
        lowest = number & -number
        found.append(lowest.bit_length() - 1)
        number ^= lowest
    return found


def interpreted(kernel: Callable[..., Result]) -> Callable[..., Result]:
    """A kernel as the Python it is written in, which takes plain fields.

    To call compiled code once with a record costs more than most rules do. Only for kernels
    that call no other.
    """
    found: Callable[..., Result] = getattr(kernel, "py_func", kernel)
    return found
