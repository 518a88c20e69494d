"""Sequences: which five chips count, which may be chosen, what locks and what breaks.

A sequence is one of the board's 192 windows of five cells, all of one team; a free corner
belongs to every team. A claim is made per line through the new chip, because windows of
different directions share only that chip and so never rule each other out (S6).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.games.sequence.board import (
    CORNER_CELLS,
    DIRECTION_OF,
    FIVE,
    INNER_CELLS,
    LINE_OF,
    NO_WINDOW,
    THROUGH,
    WINDOW_CELLS,
    WINDOWS,
    WINDOWS_THROUGH,
)
from spieltisch.games.sequence.record import BOTH, MAX_SEQUENCES, Table

FIRST, LAST = 0, FIVE - 1
BOTH_ENDS = 1 << FIRST | 1 << LAST


@kernel
def filled(s: Table, team: int, window: int) -> bool:
    """Whether every cell of a window is the team's; the corners are everybody's."""
    low, high = WINDOWS[window, 0], WINDOWS[window, 1]
    own_low = s.chips[team, 0] | CORNER_CELLS[0]
    own_high = s.chips[team, 1] | CORNER_CELLS[1]
    return (own_low & low) == low and (own_high & high) == high


@kernel
def shared(window: int, other: int) -> int:
    """How many cells two windows share, corners not counted (S6)."""
    low = WINDOWS[window, 0] & WINDOWS[other, 0] & INNER_CELLS[0]
    high = WINDOWS[window, 1] & WINDOWS[other, 1] & INNER_CELLS[1]
    return bits.count(low) + bits.count(high)


@kernel
def fits(s: Table, team: int, window: int) -> bool:
    """S6: a new sequence shares at most one cell with each the team already has."""
    for k in range(s.counted[team]):
        if shared(window, s.sequences[team, k]) > 1:
            return False
    return True


@inlined
def completes(s: Table, team: int, cell: int) -> bool:
    """Whether the chip on a cell is in any filled window at all: a quick check."""
    own_low = s.chips[team, 0] | CORNER_CELLS[0]
    own_high = s.chips[team, 1] | CORNER_CELLS[1]
    complete = False
    for k in range(4 * FIVE):
        missing = WINDOWS_THROUGH[0, cell, k] & ~own_low
        missing |= WINDOWS_THROUGH[1, cell, k] & ~own_high
        complete |= missing == np.uint64(0)
    return complete


@kernel
def open_places(s: Table, team: int, cell: int, direction: int) -> int:
    """The places that the chip has in those windows of this line that would count now.

    A bit mask: bit k stands for the window in which the chip is the k-th of the five.
    """
    places = 0
    for place in range(FIVE):
        window = whole(THROUGH[cell, direction, place])
        if window != NO_WINDOW and filled(s, team, window) and fits(s, team, window):
            places |= 1 << place
    return places


@kernel
def choices(places: int) -> int:
    """S5: how many maximal claims the open windows of one line allow.

    Two windows of a line go together only when they share just the new chip: the one that
    ends and the one that starts there. If both are open they are one claim of two.
    """
    count = bits.count(np.uint64(places))
    return count - 1 if places & BOTH_ENDS == BOTH_ENDS else count


@kernel
def may_claim(places: int, place: int) -> bool:
    """S5: whether this place is one of the maximal claims of a line."""
    if place == BOTH:
        return places & BOTH_ENDS == BOTH_ENDS
    if places & BOTH_ENDS == BOTH_ENDS and (place == FIRST or place == LAST):
        return False
    return places >> place & 1 == 1


@kernel
def usual_claim(cell: int, direction: int, places: int) -> int:
    """S5: the claim made when nobody chooses.

    Most sequences, then most real chips, then lowest in reading order.
    """
    if places & BOTH_ENDS == BOTH_ENDS:
        return BOTH
    best, best_chips = -1, -1
    for place in range(LAST, -1, -1):  # the later the chip's place, the earlier the window
        if places >> place & 1 == 1:
            chips = real_chips(whole(THROUGH[cell, direction, place]))
            if chips > best_chips:
                best, best_chips = place, chips
    return best


@kernel
def real_chips(window: int) -> int:
    """How many cells of a window are not corners."""
    return shared(window, window)


@kernel
def claim(s: Table, team: int, cell: int, direction: int, place: int) -> None:
    """Count and lock the claimed window, or the two that meet at the chip."""
    if place == BOTH:
        count_sequence(s, team, whole(THROUGH[cell, direction, LAST]))
        count_sequence(s, team, whole(THROUGH[cell, direction, FIRST]))
    else:
        count_sequence(s, team, whole(THROUGH[cell, direction, place]))


@kernel
def count_sequence(s: Table, team: int, window: int) -> None:
    """Add a window to the team's sequences; its chips are locked from now on."""
    if s.counted[team] == MAX_SEQUENCES:  # only a made-up position has more, and is refused
        return
    s.sequences[team, s.counted[team]] = window
    s.counted[team] += 1
    for word in range(2):
        s.locked[team, word] |= WINDOWS[window, word] & INNER_CELLS[word]


@kernel
def break_sequences(s: Table, team: int, cell: int) -> None:
    """S13: the chip on a cell is gone; what it broke stops counting and unlocks.

    A line that still holds five in a row counts again at once.
    """
    broken = np.zeros(4, np.bool_)
    left = 0
    for k in range(s.counted[team]):
        window = whole(s.sequences[team, k])
        if _stands_in(cell, window):
            broken[DIRECTION_OF[window]] = True
        else:
            s.sequences[team, left] = window
            left += 1
    for k in range(left, s.sequences.shape[1]):
        s.sequences[team, k] = 0
    s.counted[team] = left
    for word in range(2):
        s.locked[team, word] = np.uint64(0)
        for k in range(left):
            window = whole(s.sequences[team, k])
            s.locked[team, word] |= WINDOWS[window, word] & INNER_CELLS[word]
    for direction in range(4):
        if broken[direction]:
            recount_line(s, team, cell, direction)


@kernel
def _stands_in(cell: int, window: int) -> bool:
    for place in range(FIVE):
        if WINDOW_CELLS[window, place] == cell:
            return True
    return False


@kernel
def recount_line(s: Table, team: int, cell: int, direction: int) -> None:
    """Count what is left of the line through a cell, by the usual order of S5."""
    open_windows = np.empty(6, np.int64)
    count = 0
    for window in range(NO_WINDOW):
        on_line = LINE_OF[direction, WINDOW_CELLS[window, 0]] == LINE_OF[direction, cell]
        if DIRECTION_OF[window] != direction or not on_line:
            continue
        if filled(s, team, window) and fits(s, team, window):
            open_windows[count] = window
            count += 1
    best, best_score = 0, 0
    for subset in range(1, 1 << count):
        score = _score(open_windows, count, subset)
        if score > best_score:
            best, best_score = subset, score
    for k in range(count):
        if best >> k & 1 == 1:
            count_sequence(s, team, open_windows[k])


@kernel
def _score(windows: NDArray[np.int64], count: int, subset: int) -> int:
    """Rank a set of windows of one line: sequences, then chips, then reading order."""
    score = 0
    for k in range(count):
        if subset >> k & 1 == 0:
            continue
        for other in range(k):
            if subset >> other & 1 == 1 and shared(windows[k], windows[other]) > 1:
                return 0
        score += 1_000_000 + real_chips(windows[k]) * 1_000 + (count - k)
    return score
