"""Squares: their numbers, their names, and sets of them as four 64-bit words.

A row takes sixteen numbers although no board is wider than fifteen squares. The sixteenth is
never on a board, so a step to the right or left cannot run into the next row; four rows fill
a word, so such a step never leaves its word either.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine.compiling import inlined
from spieltisch.engine.plain import members, number_of

SIDE = 15
STRIDE = 16
CELLS = SIDE * STRIDE

#: How many 64-bit words a set of squares has.
SET_LENGTH = 4

CellSet = NDArray[np.uint64]

#: The last column is on no board, but its squares have names, so that every action has one.
COLUMNS = "abcdefghijklmnop"

#: Steps to the next square: right, left, down, up.
STEPS = np.array([1, -1, STRIDE, -STRIDE], np.int64)

_NAME = re.compile(r"([a-p])([1-9]|1[0-5])")
_ONE = np.uint64(1)


def cell(text: str) -> int:
    """The square of a name such as "c4"; `ValueError` if there is none.

    >>> cell("a1"), cell("o15")
    (0, 238)
    """
    match = _NAME.fullmatch(text)
    if match is None:
        raise ValueError(text)
    return (int(match[2]) - 1) * STRIDE + COLUMNS.index(match[1])


def cell_name(number: int) -> str:
    """The name of a square.

    >>> cell_name(50)
    'c4'
    """
    return COLUMNS[number % STRIDE] + str(number // STRIDE + 1)


def cell_set(cells: Iterable[int]) -> CellSet:
    """The set of some squares."""
    number = sum(1 << c for c in set(cells))
    return np.array([number >> 64 * k & (1 << 64) - 1 for k in range(SET_LENGTH)], np.uint64)


def cells_of(cells: CellSet) -> list[int]:
    """The squares of a set, in reading order."""
    return members(number_of(cells))


@inlined
def holds(cells: CellSet, cell: int) -> bool:
    """Whether a set of squares holds a square."""
    return (cells[cell >> 6] >> np.uint64(cell & 63)) & _ONE != np.uint64(0)
