"""The windows of a team, all counted at once: a byte for each cell, and one for each window.

Each cell has a number by what it is to the team, and a window the sum of its five. So a window's
number says how many chips it lacks and for how many of these no card is at hand. All windows of
a direction are five bytes added up for every cell, which processors do for many cells at a time.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.games.sequence.board import (
    CORNER_CELLS,
    DIRECTION_OF,
    FIVE,
    INNER_CELLS,
    NO_WINDOW,
    OVERLAP,
    STEPS,
    WINDOW_CELLS,
)
from spieltisch.games.sequence.record import TEAMS, Table

#: What an open cell adds to the number of its window, and what it adds besides if no card is at
#: hand for it; a chip of the team adds nothing.
MISSING, ABSENT = 1, 6

#: The number of a window that cannot count, and all above it; a chip of others adds as much.
DEAD = ABSENT * FIVE + ABSENT

#: Numbers of windows begin as many bytes before those that start at the first cell, so that one may
#: look for windows that would start beyond the board; and there is room for each direction.
MARGIN, ROOM = 48, 160

#: How many words hold the cells as bytes, and how many bytes the windows of all teams.
CELL_WORDS = 26
ALL_WINDOWS = TEAMS * len(STEPS) * ROOM

#: Memory for the cells, eight to a word, and for windows.
Words = NDArray[np.uint64]
Windows = NDArray[np.uint8]

#: [eight cells as bits]: the same as bytes.
_SPREAD = np.unpackbits(np.arange(256, dtype=np.uint8)[:, None], axis=1, bitorder="little").view(
    np.uint64
)[:, 0]

_EIGHT, _LOW = np.uint64(8), np.uint64(255)
_MISSING, _ABSENT, _DEAD = np.uint64(MISSING), np.uint64(ABSENT), np.uint64(DEAD)


def _place(window: int) -> int:
    """Where the number of a window is among those of a team."""
    return int(DIRECTION_OF[window]) * ROOM + MARGIN + int(WINDOW_CELLS[window, 0])


def _beyond() -> Windows:
    """What is added to all numbers: nothing, but where there is no window."""
    out = np.full(len(STEPS) * ROOM, DEAD, np.uint8)
    out[[_place(window) for window in range(NO_WINDOW)]] = 0
    return out


def _barred() -> NDArray[np.int16]:
    """For each window the places of those that cannot count once it has (S6); some twice."""
    rows = [[_place(int(other)) for other in np.flatnonzero(row)] for row in OVERLAP]
    most = max(len(row) for row in rows)
    return np.array([row + row[:1] * (most - len(row)) for row in rows], np.int16)


_BEYOND, _BARRED = _beyond(), _barred()


@inlined
def place_of(team: int, direction: int, cell: int) -> int:
    """Where the window of a team is that starts at a cell."""
    return (team * len(STEPS) + direction) * ROOM + MARGIN + cell


@kernel
def count_windows(
    s: Table, team: int, reach_low: np.uint64, reach_high: np.uint64, cells: Words, out: Windows
) -> None:
    """Number the windows of a team that has cards at hand for some of the cells.

    `cells` is a place for the cells.
    """
    own_low, own_high = own_cells(s, team)
    other_low, other_high = other_cells(s, team)
    open_low = INNER_CELLS[0] & ~own_low & ~other_low
    open_high = INNER_CELLS[1] & ~own_high & ~other_high
    _lay_out(open_low, open_low & ~reach_low, other_low, MARGIN // 8, 8, cells)
    _lay_out(open_high, open_high & ~reach_high, other_high, MARGIN // 8 + 8, 5, cells)
    each = cells.view(np.uint8)
    windows = out[place_of(team, 0, -MARGIN) : place_of(team + 1, 0, -MARGIN)]
    for direction in range(len(STEPS)):
        step, start = STEPS[direction], direction * ROOM
        for k in range(ROOM):
            number = each[k] + each[k + step] + each[k + 2 * step] + each[k + 3 * step]
            windows[start + k] = number + each[k + 4 * step] + _BEYOND[start + k]
    for k in range(s.counted[team]):
        window = whole(s.sequences[team, k])
        for other in range(_BARRED.shape[1]):
            windows[_BARRED[window, other]] = DEAD


@inlined
def _lay_out(
    free: np.uint64, absent: np.uint64, other: np.uint64, first: int, count: int, cells: Words
) -> None:
    """Write what cells add to their windows, from word number `first` on."""
    for k in range(count):
        number = _SPREAD[free & _LOW] * _MISSING + _SPREAD[absent & _LOW] * _ABSENT
        cells[first + k] = number + _SPREAD[other & _LOW] * _DEAD
        free, absent, other = free >> _EIGHT, absent >> _EIGHT, other >> _EIGHT


@inlined
def own_cells(s: Table, team: int) -> tuple[np.uint64, np.uint64]:
    """The cells that belong to a team, free corners included."""
    return s.chips[team, 0] | CORNER_CELLS[0], s.chips[team, 1] | CORNER_CELLS[1]


@inlined
def other_cells(s: Table, team: int) -> tuple[np.uint64, np.uint64]:
    """The cells with chips of the other teams."""
    low = s.chips[0, 0] | s.chips[1, 0] | s.chips[2, 0]
    high = s.chips[0, 1] | s.chips[1, 1] | s.chips[2, 1]
    return low & ~s.chips[team, 0], high & ~s.chips[team, 1]
