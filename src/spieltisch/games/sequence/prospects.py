"""What lines are worth in Sequence, window by window.

A window is alive for a team while no other team has a chip in it and it could still count
(S6). What it is worth to the team itself depends on the chips it still lacks, and on how many of
those the team has no card in hand for. Of the other teams' windows only the chips are known. The
numbers are weights, so that they can be tuned on wins.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.engine.records import fill
from spieltisch.games.sequence.board import (
    CELLS,
    DIRECTION_OF,
    FIVE,
    INNER_CELLS,
    NO_WINDOW,
    STEPS,
    WINDOW_CELLS,
    WINDOWS,
)
from spieltisch.games.sequence.cards import ONE_EYED, TWO_EYED
from spieltisch.games.sequence.lines import (
    ABSENT,
    DEAD,
    MISSING,
    Windows,
    other_cells,
    own_cells,
    place_of,
)
from spieltisch.games.sequence.record import Table
from spieltisch.games.sequence.rules import team_of
from spieltisch.games.sequence.weights import (
    CONSTANT_KIND,
    KINDS,
    ONE_EYED_KIND,
    SEQUENCE,
    TWO_EYED_KIND,
    UNSEEN,
    WINDOW,
    Weights,
)

#: The sequence that ends the game is worth more than anything else on the board.
VICTORY = 10.0

#: [table and number of a window]: what a chip adds to a window of its own team on a cell that no
#: card is at hand for, and on one that a card is for; what a window of others is worth that it
#: stops, and what that loses by a chip that is taken.
Worths: TypeAlias = NDArray[np.float64]
LENGTH = DEAD + ABSENT + 1
WILD, BUILD, STOP, TAKE = range(0, 4 * LENGTH, LENGTH)

_NOTHING = np.uint64(0)
_ONE = np.uint64(1)
_DEAD = np.uint8(DEAD)


def _towards() -> NDArray[np.uint8]:
    """[cell, other]: ten times the direction in which a window holds both, and how far it is."""
    out = np.full((CELLS, CELLS), 255, np.uint8)
    for window, cells in enumerate(WINDOW_CELLS.tolist()):
        for here, cell in enumerate(cells):
            for there, other in enumerate(cells):
                out[cell, other] = 10 * DIRECTION_OF[window] + 4 + there - here
    return out


_TOWARDS = _towards()


@kernel
def find_worths(s: Table, team: int, w: Weights, out: Worths) -> None:
    """Find what a chip changes in windows of each kind; `out` holds zeros."""
    completed = VICTORY if s.counted[team] + 1 >= s.goal else w[SEQUENCE]
    out[STOP] = w[SEQUENCE]
    for missing in range(1, FIVE + 1):
        # The first weight of windows that lack so many chips, and of those that lack one fewer.
        kind = WINDOW + (missing * (missing + 1) >> 1) - 1
        less = kind - missing
        for absent in range(missing + 1):
            number = missing * MISSING + absent * ABSENT
            if missing == 1:
                out[BUILD + number], out[WILD + number] = completed, completed
                continue
            if absent < missing:
                out[BUILD + number] = w[less + absent] - w[kind + absent]
            if absent > 0:
                out[WILD + number] = w[less + absent - 1] - w[kind + absent]
        out[STOP + missing] = w[UNSEEN + missing - 1]
        out[TAKE + missing - 1] = out[STOP + missing - 1] - out[STOP + missing]


# Indices are unsigned here: they are used too often to ask each time whether one is negative.


@inlined
def gain(windows: Windows, team: int, cell: int, worths: Worths, table: int, total: float) -> float:
    """Add what all windows of a team through a cell gain to a total, one after the other."""
    for direction in range(len(STEPS)):
        place = np.uint64(place_of(team, direction, cell))
        for _ in range(FIVE):
            total += worths[np.uint64(table) + np.uint64(min(windows[place], _DEAD))]
            place -= np.uint64(STEPS[direction])
    return total


@inlined
def gain_without(windows: Windows, team: int, cell: int, other: int, worths: Worths) -> float:
    """What a chip adds to its own windows if the card at hand was the one for another cell too."""
    total = 0.0
    towards = whole(_TOWARDS[cell, other])
    for direction in range(len(STEPS)):
        # In windows that begin so many cells before this one the other cell is as well.
        least, most = 1, 0
        if towards // 10 == direction:
            distance = towards % 10 - 4
            least, most = max(0, -distance), min(FIVE - 1, FIVE - 1 - distance)
        place = np.uint64(place_of(team, direction, cell))
        for k in range(FIVE):
            absent = np.uint64(BUILD + ABSENT) if least <= k <= most else np.uint64(BUILD)
            total += worths[absent + np.uint64(min(windows[place], _DEAD))]
            place -= np.uint64(STEPS[direction])
    return total


@kernel
def tally(s: Table, team: int, counts: Weights) -> None:
    """Count what a team's prospect is made of: its living windows by kind, its jacks, and one."""
    fill(counts, 0.0)
    reach_low, reach_high = _NOTHING, _NOTHING
    for seat in range(s.players):
        if team_of(s, seat) == team:
            low, high = reach_of(s, seat)
            reach_low, reach_high = reach_low | low, reach_high | high
            counts[TWO_EYED_KIND] += _count_in_hand(s, seat, TWO_EYED)
            counts[ONE_EYED_KIND] += _count_in_hand(s, seat, ONE_EYED)
    counts[CONSTANT_KIND] = 1.0
    own_low, own_high = own_cells(s, team)
    other_low, other_high = other_cells(s, team)
    for window in range(NO_WINDOW):
        low, high = WINDOWS[window, 0], WINDOWS[window, 1]
        if low & other_low != _NOTHING or high & other_high != _NOTHING:
            continue
        if may_count(s, team, low, high):
            low, high = low & ~own_low, high & ~own_high
            missing = bits.count(low) + bits.count(high)
            absent = bits.count(low & ~reach_low) + bits.count(high & ~reach_high)
            if missing > 0:
                counts[(missing * (missing + 1) >> 1) - 1 + absent] += 1.0


@kernel
def first_of_kinds(s: Table, team: int) -> int:
    """Where the weights begin that hold for a team: is it its turn, and one sequence enough?"""
    first = 0 if team_of(s, s.turn) == team else 2 * KINDS
    return first + KINDS if s.counted[team] + 1 >= s.goal else first


@kernel
def _count_in_hand(s: Table, seat: int, kinds: np.uint64) -> int:
    """How many cards of these kinds a seat holds."""
    return bits.count(s.hands[seat, 0] & kinds) + bits.count(s.hands[seat, 1] & kinds)


@kernel
def may_count(s: Table, team: int, low: np.uint64, high: np.uint64) -> bool:
    """S6: whether a window shares at most one cell with each sequence of the team."""
    if bits.count(low & s.locked[team, 0]) + bits.count(high & s.locked[team, 1]) < 2:
        return True
    low, high = low & INNER_CELLS[0], high & INNER_CELLS[1]
    for k in range(s.counted[team]):
        row = whole(s.sequences[team, k])
        if bits.count(low & WINDOWS[row, 0]) + bits.count(high & WINDOWS[row, 1]) > 1:
            return False
    return True


@inlined
def reach_of(s: Table, seat: int) -> tuple[np.uint64, np.uint64]:
    """The open cells of all cards in a seat's hand; jacks reach none in particular."""
    hand = s.hands[seat, 0]
    return cells_of(s, hand & s.open_cards[0], hand & s.open_cards[1])


@inlined
def cells_of(s: Table, first: np.uint64, second: np.uint64) -> tuple[np.uint64, np.uint64]:
    """The first cells of some cards, and the second ones of others."""
    low, high = _NOTHING, _NOTHING
    while first != _NOTHING:
        cell = whole(s.cells[bits.lowest(first), 0])
        if cell < 64:
            low |= bits.bit(cell)
        else:
            high |= bits.bit(cell - 64)
        first &= first - _ONE
    while second != _NOTHING:
        cell = whole(s.cells[bits.lowest(second), 1])
        if cell < 64:
            low |= bits.bit(cell)
        else:
            high |= bits.bit(cell - 64)
        second &= second - _ONE
    return low, high
