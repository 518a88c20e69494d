"""Windows as sets, each by the cell that it starts at: all of a direction in two words.

Cells moved by a step of the direction stand where the windows start that have them in second
place, and so on. So what holds for the five cells of a window is found for all windows of the
direction at once, with a few operations on words.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import inlined
from spieltisch.games.sequence.board import DIRECTION_OF, OVERLAP, STEPS, WINDOW_CELLS, cell_set
from spieltisch.games.sequence.record import Table

#: A set of cells, or of windows of one direction by the cells that they start at.
Pair: TypeAlias = tuple[np.uint64, np.uint64]

#: How many of the five cells of each window are in a set: the ones, twos and fours of the number.
Sum: TypeAlias = tuple[Pair, Pair, Pair]

_WORD = np.uint64(64)


#: [direction, word]: where windows start, and [window, word]: where those do that cannot count once
#: this one has (S6).
_STARTS = np.array(
    [cell_set(WINDOW_CELLS[d == DIRECTION_OF, 0].tolist()) for d in range(len(STEPS))], np.uint64
)
_BARRED = np.array([cell_set(WINDOW_CELLS[row, 0].tolist()) for row in OVERLAP], np.uint64)


@inlined
def living(s: Table, team: int, direction: int, other: Pair) -> Pair:
    """The windows that have none of the others' cells and that could still count (S6)."""
    low, high = any_of_five(other, direction)
    low, high = _STARTS[direction, 0] & ~low, _STARTS[direction, 1] & ~high
    for k in range(s.counted[team]):
        window = whole(s.sequences[team, k])
        if DIRECTION_OF[window] == direction:
            low, high = low & ~_BARRED[window, 0], high & ~_BARRED[window, 1]
    return low, high


@inlined
def nth(cells: Pair, direction: int, n: int) -> Pair:
    """The windows whose cell number n, from 0, is one of these."""
    low, high = cells
    if n == 0:
        return low, high
    far = np.uint64(n * STEPS[direction])
    return low >> far | high << (_WORD - far), high >> far


@inlined
def nth_of(windows: Pair, direction: int, n: int) -> Pair:
    """The cells number n, from 0, of these windows."""
    low, high = windows
    if n == 0:
        return low, high
    far = np.uint64(n * STEPS[direction])
    return low << far, high << far | low >> (_WORD - far)


@inlined
def any_of_five(cells: Pair, direction: int) -> Pair:
    """The windows that have at least one of the cells."""
    last = nth(cells, direction, 4)
    next_one = nth(cells, direction, 1)
    two = cells[0] | next_one[0], cells[1] | next_one[1]
    next_two = nth(two, direction, 2)
    return two[0] | next_two[0] | last[0], two[1] | next_two[1] | last[1]


@inlined
def sum_of_five(cells: Pair, direction: int) -> Sum:
    """How many of the cells each window has."""
    second, third = nth(cells, direction, 1), nth(cells, direction, 2)
    fourth, fifth = nth(cells, direction, 3), nth(cells, direction, 4)
    low = _sum(cells[0], second[0], third[0], fourth[0], fifth[0])
    high = _sum(cells[1], second[1], third[1], fourth[1], fifth[1])
    return (low[0], high[0]), (low[1], high[1]), (low[2], high[2])


@inlined
def _sum(
    a: np.uint64, b: np.uint64, c: np.uint64, d: np.uint64, e: np.uint64
) -> tuple[np.uint64, np.uint64, np.uint64]:
    """The ones, twos and fours of the sum of five bits, for all bits of a word at once."""
    three = a ^ b ^ c
    more = a & b | c & (a ^ b)
    again = three & d | e & (three ^ d)
    return three ^ d ^ e, more ^ again, more & again


@inlined
def equal_to(number: int, total: Sum, among: Pair) -> Pair:
    """Those of some windows for which a sum is a number."""
    low, high = among
    for k in range(3):
        if number >> k & 1 == 1:
            low, high = low & total[k][0], high & total[k][1]
        else:
            low, high = low & ~total[k][0], high & ~total[k][1]
    return low, high
