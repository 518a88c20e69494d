"""Sets of cells: a bit for each cell, in one, two or four 64-bit words.

A board of up to 64 tiles needs one word, one of up to 128 two, all others four. A set is a
tuple of its words, so compiled code keeps it in registers, and one function over sets is
compiled for each size. Every operation is written twice: for interpreted runs, and by
number of words for the compiler.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine.compiling import in_place_of

#: How many 64-bit words a set has at most.
SET_LENGTH = 4

_ZERO = np.uint64(0)
_ONE = np.uint64(1)
_WIDTH = np.uint64(64)

Cells = tuple[np.uint64, ...]

#: An empty set of each size; the tuple's length picks the code that is compiled.
SMALL: Cells = (_ZERO,)
MIDDLE: Cells = (_ZERO, _ZERO)
LARGE: Cells = (_ZERO, _ZERO, _ZERO, _ZERO)


def join(a: Cells, b: Cells) -> Cells:
    """The cells in either set.

    >>> join((np.uint64(1),), (np.uint64(6),))
    (np.uint64(7),)
    """
    return tuple(x | y for x, y in zip(a, b, strict=True))


def meet(a: Cells, b: Cells) -> Cells:
    """The cells in both sets."""
    return tuple(x & y for x, y in zip(a, b, strict=True))


def without(a: Cells, b: Cells) -> Cells:
    """The cells of the first set that are not in the second."""
    return tuple(x & ~y for x, y in zip(a, b, strict=True))


def same(a: Cells, b: Cells) -> bool:
    """Whether two sets hold the same cells."""
    return bool(a == b)


def touch(a: Cells, b: Cells) -> bool:
    """Whether two sets share a cell."""
    return any(x & y for x, y in zip(a, b, strict=True))


def later(a: Cells, step: np.uint64) -> Cells:
    """All cells moved on by a step of 1 to 63.

    >>> later((np.uint64(1 << 63), np.uint64(1)), np.uint64(1))
    (np.uint64(0), np.uint64(3))
    """
    carried = (_ZERO, *(x >> (_WIDTH - step) for x in a[:-1]))
    return tuple(x << step | y for x, y in zip(a, carried, strict=True))


def earlier(a: Cells, step: np.uint64) -> Cells:
    """All cells moved back by a step of 1 to 63."""
    carried = (*(x << (_WIDTH - step) for x in a[1:]), _ZERO)
    return tuple(x >> step | y for x, y in zip(a, carried, strict=True))


def one(cell: int, like: Cells) -> Cells:
    """The set of one cell, as large as another set.

    >>> one(65, MIDDLE)
    (np.uint64(0), np.uint64(2))
    """
    return tuple(
        _ONE << np.uint64(cell & 63) if cell >> 6 == word else _ZERO for word in range(len(like))
    )


def read(table: NDArray[np.uint64], row: int, like: Cells) -> Cells:
    """The set in a row of a table of words."""
    return tuple(table[row, word] for word in range(len(like)))


def write(table: NDArray[np.uint64], row: int, a: Cells) -> None:
    """Put a set into a row of a table of words."""
    for word, cells in enumerate(a):
        table[row, word] = cells


@in_place_of(join)
def _join(a, b):  # type: ignore[no-untyped-def]
    if len(a) == 1:
        return lambda a, b: (a[0] | b[0],)
    if len(a) == 2:
        return lambda a, b: (a[0] | b[0], a[1] | b[1])
    return lambda a, b: (a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3])


@in_place_of(meet)
def _meet(a, b):  # type: ignore[no-untyped-def]
    if len(a) == 1:
        return lambda a, b: (a[0] & b[0],)
    if len(a) == 2:
        return lambda a, b: (a[0] & b[0], a[1] & b[1])
    return lambda a, b: (a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3])


@in_place_of(without)
def _without(a, b):  # type: ignore[no-untyped-def]
    if len(a) == 1:
        return lambda a, b: (a[0] & ~b[0],)
    if len(a) == 2:
        return lambda a, b: (a[0] & ~b[0], a[1] & ~b[1])
    return lambda a, b: (a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2], a[3] & ~b[3])


@in_place_of(same)
def _same(a, b):  # type: ignore[no-untyped-def]
    if len(a) == 1:
        return lambda a, b: a[0] == b[0]
    if len(a) == 2:
        return lambda a, b: (a[0] ^ b[0]) | (a[1] ^ b[1]) == _ZERO

    def same_four(a, b):  # type: ignore[no-untyped-def]
        low = (a[0] ^ b[0]) | (a[1] ^ b[1])
        return low | (a[2] ^ b[2]) | (a[3] ^ b[3]) == _ZERO

    return same_four


@in_place_of(touch)
def _touch(a, b):  # type: ignore[no-untyped-def]
    if len(a) == 1:
        return lambda a, b: a[0] & b[0] != _ZERO
    if len(a) == 2:
        return lambda a, b: (a[0] & b[0]) | (a[1] & b[1]) != _ZERO

    def touch_four(a, b):  # type: ignore[no-untyped-def]
        return (a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2]) | (a[3] & b[3]) != _ZERO

    return touch_four


@in_place_of(later)
def _later(a, step):  # type: ignore[no-untyped-def]
    if len(a) == 1:
        return lambda a, step: (a[0] << step,)
    if len(a) == 2:
        return lambda a, step: (a[0] << step, a[1] << step | a[0] >> (_WIDTH - step))

    def later_four(a, step):  # type: ignore[no-untyped-def]
        over = _WIDTH - step
        return (
            a[0] << step,
            a[1] << step | a[0] >> over,
            a[2] << step | a[1] >> over,
            a[3] << step | a[2] >> over,
        )

    return later_four


@in_place_of(earlier)
def _earlier(a, step):  # type: ignore[no-untyped-def]
    if len(a) == 1:
        return lambda a, step: (a[0] >> step,)
    if len(a) == 2:
        return lambda a, step: (a[0] >> step | a[1] << (_WIDTH - step), a[1] >> step)

    def earlier_four(a, step):  # type: ignore[no-untyped-def]
        over = _WIDTH - step
        return (
            a[0] >> step | a[1] << over,
            a[1] >> step | a[2] << over,
            a[2] >> step | a[3] << over,
            a[3] >> step,
        )

    return earlier_four


@in_place_of(one)
def _one(cell, like):  # type: ignore[no-untyped-def]
    if len(like) == 1:
        return lambda cell, like: (_ONE << np.uint64(cell),)

    def one_of_two(cell, like):  # type: ignore[no-untyped-def]
        here = _ONE << np.uint64(cell & 63)
        return (here if cell < 64 else _ZERO, here if cell >= 64 else _ZERO)

    def one_of_four(cell, like):  # type: ignore[no-untyped-def]
        here, word = _ONE << np.uint64(cell & 63), cell >> 6
        return (
            here if word == 0 else _ZERO,
            here if word == 1 else _ZERO,
            here if word == 2 else _ZERO,
            here if word == 3 else _ZERO,
        )

    return one_of_two if len(like) == 2 else one_of_four


@in_place_of(read)
def _read(table, row, like):  # type: ignore[no-untyped-def]
    if len(like) == 1:
        return lambda table, row, like: (table[row, 0],)
    if len(like) == 2:
        return lambda table, row, like: (table[row, 0], table[row, 1])
    return lambda table, row, like: (table[row, 0], table[row, 1], table[row, 2], table[row, 3])


@in_place_of(write)
def _write(table, row, a):  # type: ignore[no-untyped-def]
    if len(a) == 1:

        def write_one(table, row, a):  # type: ignore[no-untyped-def]
            table[row, 0] = a[0]

        return write_one
    if len(a) == 2:

        def write_two(table, row, a):  # type: ignore[no-untyped-def]
            table[row, 0] = a[0]
            table[row, 1] = a[1]

        return write_two

    def write_four(table, row, a):  # type: ignore[no-untyped-def]
        for word in range(4):
            table[row, word] = a[word]

    return write_four
