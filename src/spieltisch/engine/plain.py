"""A record read at once into plain Python, for whatever looks at most of its fields.

A field of a record costs microseconds each time it is looked at, and a list costs
nanoseconds. Scenes are written for everybody at a table after every move, so they read the
record once. Compiled functions still want the record itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import SimpleNamespace
from typing import Any, TypeVar

import numpy as np

from spieltisch.engine.contract import State

Result = TypeVar("Result")


def plain(state: State, layout: np.dtype[Any], *names: str) -> Any:
    """The fields of a state as numbers and lists, or a few of them if they are named.

    To write to them changes nothing.

    >>> from spieltisch.engine.records import record
    >>> layout = record([("x", "i2"), ("sets", "u8", (2,))])
    >>> plain(np.zeros(layout.itemsize, np.uint8), layout)
    namespace(x=0, sets=[0, 0])
    >>> plain(np.zeros(layout.itemsize, np.uint8), layout, "x")
    namespace(x=0)
    """
    record = state.view(layout)[0]
    if names:
        return SimpleNamespace(**{name: record[name].tolist() for name in names})
    fields = zip(layout.names or (), record.item(), strict=True)
    return SimpleNamespace(
        **{name: v.tolist() if isinstance(v, np.ndarray) else v for name, v in fields}
    )


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


class Shared:
    """Parts of scenes that several viewers see alike, each written once.

    A part is found by the very bytes it was written from, and whoever writes it is given
    nothing but these bytes. So nobody is shown anything that does not follow from what the
    own masked state says.
    """

    def __init__(self) -> None:
        self._parts: dict[tuple[Any, bytes], Any] = {}

    def part(self, write: Callable[[State], Result], state: State) -> Result:
        """What is written of a state."""
        key = (write, state.tobytes())
        if key not in self._parts:
            self._parts[key] = write(state)
        found: Result = self._parts[key]
        return found


def opened(state: State, layout: np.dtype[Any], first: str) -> State:
    """A copy of a state with nothing in front of a field: secrets are the first fields."""
    fields: Any = layout.fields
    copy = state.copy()
    copy[: fields[first][1]] = 0
    return copy
