"""The numbers that a learner is shown: named blocks, one behind the other.

A game declares once what its `observe` writes. From that follow the places in the row of numbers,
for the kernel that fills it, and their names, for whoever reads it. There are as many numbers as a
table needs, which depends on how many play and on the board: `each` and `over` repeat blocks.

>>> BLOCKS = Blocks(chips=(2, 3), hand=(4,), deck=())
>>> BLOCKS.size, BLOCKS["hand"], BLOCKS.name(5), BLOCKS.name(10)
(11, 6, 'chips[1, 2]', 'deck')
"""

from __future__ import annotations

from collections.abc import Mapping
from math import prod

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import inlined

_ZERO = np.uint64(0)
_ONE = np.uint64(1)


class Blocks:
    """Blocks of numbers from 0 to 1, each with its shape; `()` is a single number."""

    def __init__(self, **shapes: tuple[int, ...]) -> None:
        self.shapes: Mapping[str, tuple[int, ...]] = shapes
        self._first: dict[str, int] = {}
        size = 0
        for name, shape in shapes.items():
            self._first[name] = size
            size += prod(shape)
        #: How many numbers there are in all.
        self.size = size

    def __getitem__(self, name: str) -> int:
        """Where a block begins."""
        return self._first[name]

    def each(self, count: int) -> dict[str, tuple[int, ...]]:
        """The shapes of these blocks for this many seats, a block of all seats after the other.

        What number k has in a block begins at `count` times the place of the block, plus k times
        its size.

        >>> Blocks(turn=(), hand=(4,)).each(3)
        {'turn': (3,), 'hand': (3, 4)}
        """
        return {name: (count, *shape) for name, shape in self.shapes.items()}

    def over(self, height: int, width: int) -> dict[str, tuple[int, ...]]:
        """The shapes of these blocks with a whole board in the place of each number.

        >>> Blocks(chips=(2,), targets=()).over(7, 8)
        {'chips': (2, 7, 8), 'targets': (7, 8)}
        """
        return {name: (*shape, height, width) for name, shape in self.shapes.items()}

    def named(self, features: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """The blocks of a row of numbers, or of many rows at once; nothing is copied.

        >>> Blocks(chips=(2, 3), deck=()).named(np.zeros((5, 7), np.float32))["chips"].shape
        (5, 2, 3)
        """
        rows = features.shape[:-1]
        return {
            name: features[..., first : first + prod(shape)].reshape((*rows, *shape))
            for (name, shape), first in zip(self.shapes.items(), self._first.values(), strict=True)
        }

    def name(self, index: int) -> str:
        """What the number at a place is."""
        block = next(name for name in reversed(self._first) if self._first[name] <= index)
        shape = self.shapes[block]
        if not shape:
            return block
        place = np.unravel_index(index - self._first[block], shape)
        return f"{block}[{', '.join(str(int(k)) for k in place)}]"

    def __repr__(self) -> str:
        return f"<Blocks of {self.size} numbers: {', '.join(self.shapes)}>"


@inlined
def share(part: int, most: int) -> float:
    """A number as a share of the most that it usually is, from 0 to 1.

    >>> share(5, 10), share(12, 10), share(-3, 10)
    (0.5, 1.0, 0.0)
    """
    return min(max(whole(part), 0), most) / most


@inlined
def mark(members: np.uint64, out: NDArray[np.float32], first: int, number: float) -> None:
    """Write a number in the places of the members of a set, counted from `first`.

    >>> row = np.zeros(5, np.float32)
    >>> mark(np.uint64(0b101), row, 1, 0.5)
    >>> row.tolist()
    [0.0, 0.5, 0.0, 0.5, 0.0]
    """
    rest = members
    while rest != _ZERO:
        out[first + bits.lowest(rest)] = number
        rest &= rest - _ONE
