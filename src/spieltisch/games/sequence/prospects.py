"""What lines are worth in Sequence, window by window.

A window is alive for a team while no other team has a chip in it and it could still count
(S6). What it is worth to the team itself depends on the chips it still lacks, on how many of
those the team has no card in hand for, and on how many copies of these cards are still unseen:
a card that is gone will not be drawn. Of the other teams' windows only the chips and the unseen
cards are known. The numbers are weights, so that they can be tuned on wins.
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
    CORNER_CELLS,
    DIRECTION_OF,
    FIVE,
    INNER_CELLS,
    NO_WINDOW,
    SIDE,
    WINDOWS,
    WINDOWS_THROUGH,
    CellSet,
)
from spieltisch.games.sequence.cards import JACKS, ONE_EYED, TWO_EYED
from spieltisch.games.sequence.record import Table
from spieltisch.games.sequence.rules import team_of
from spieltisch.games.sequence.weights import (
    CONSTANT_KIND,
    KINDS,
    ONE_EYED_KIND,
    OTHERS_LAST,
    OTHERS_SCARCE,
    OWN_LAST,
    OWN_SCARCE,
    SEQUENCE,
    TWO_EYED_KIND,
    UNSEEN,
    WINDOW,
    Weights,
)

#: The sequence that ends the game is worth more than anything else on the board.
VICTORY = 10.0

#: [row, cell]: what a move gains on a cell.
Gains: TypeAlias = NDArray[np.float64]

#: What a chip on an open cell adds to the team's own lines, what the lines that count on a card
#: for the cell lose without it, what the others lose by the chip, and what they lose if theirs is
#: taken off the cell.
BUILD, LOSE, STOP, TAKE = range(4)

#: [set, word]: the cells that a seat has a card for, those whose card is unseen once, those
#: whose card is not unseen at all, and those that are asked for.
Outlook: TypeAlias = NDArray[np.uint64]
REACH, SCARCE, HARD, WANTED = range(4)

_NOTHING = np.uint64(0)
_ONE = np.uint64(1)

#: A cell beyond the board: it keeps the window that does not exist from being alive.
_OUTSIDE = np.uint64(1 << 63)

#: The windows of each direction from the last one to the first.
_ORDER = np.lexsort((-np.arange(NO_WINDOW), DIRECTION_OF)).astype(np.int64)


@kernel
def look_out(s: Table, seat: int, out: Outlook) -> None:
    """Find the open cells that a seat has cards for, and the cells whose cards are nearly gone."""
    add_reach(s, seat, out[REACH])
    hand, discards = s.hands[seat], s.discards
    gone = (hand[1] | discards[1] | hand[0] & discards[0]) & ~JACKS
    once = (hand[0] | discards[0]) & ~gone & ~JACKS
    for copy in range(2):
        add_cells(s, copy, once & s.open_cards[copy], out[SCARCE])
        add_cells(s, copy, gone & s.open_cards[copy], out[HARD])
    for word in range(2):
        out[WANTED, word] = out[REACH, word]
        if hand[0] & TWO_EYED != _NOTHING:
            taken = s.chips[0, word] | s.chips[1, word] | s.chips[2, word]
            out[WANTED, word] = INNER_CELLS[word] & ~taken


@kernel
def survey_own(s: Table, team: int, view: Outlook, w: Weights, gains: Gains) -> None:
    """Add what a chip on each cell that is asked for would do for the team's own lines."""
    own_low, own_high = own_cells(s, team)
    other_low, other_high = other_cells(s, team)
    has_locked = s.locked[team, 0] | s.locked[team, 1] != _NOTHING
    is_last = s.counted[team] + 1 >= s.goal
    completed = VICTORY if is_last else w[SEQUENCE]
    factors = _factors(w, OWN_SCARCE)
    for k in range(NO_WINDOW):
        low, high = WINDOWS[_ORDER[k], 0], WINDOWS[_ORDER[k], 1]
        if low & other_low != _NOTHING or high & other_high != _NOTHING:
            continue
        if low & view[WANTED, 0] | high & view[WANTED, 1] == _NOTHING:
            continue
        if has_locked and not may_count(s, team, low, high):
            continue
        low, high = low & ~own_low, high & ~own_high
        missing = bits.count(low) + bits.count(high)
        absent, scarce, hard = _lacks(view, low, high)
        before = _own_worth(w, factors, is_last, missing, absent, scarce, hard)
        for word in range(2):
            rest = (low if word == 0 else high) & view[WANTED, word]
            while rest != _NOTHING:
                place = np.uint64(bits.lowest(rest))
                rest &= rest - _ONE
                cell = 64 * word + whole(place)
                less, less_scarce, less_hard = 0, 0, 0
                if view[REACH, word] >> place & _ONE == _ONE:
                    without = _own_worth(w, factors, is_last, missing, absent + 1, scarce, hard)
                    gains[LOSE, cell] += before - without
                else:
                    less = 1
                    less_scarce = whole(view[SCARCE, word] >> place & _ONE)
                    less_hard = whole(view[HARD, word] >> place & _ONE)
                if missing == 1:
                    gains[BUILD, cell] += completed
                    continue
                absent_then, scarce_then = absent - less, scarce - less_scarce
                after = _own_worth(
                    w, factors, is_last, missing - 1, absent_then, scarce_then, hard - less_hard
                )
                gains[BUILD, cell] += after - before


@kernel
def gain_by_building(s: Table, team: int, cell: int, view: Outlook, w: Weights) -> float:
    """What a chip on an open cell that a card is at hand for adds to the team's own lines.

    The cell is not in reach any more in `view`, and neither is the other cell of its card.
    """
    own_low, own_high = own_cells(s, team)
    other_low, other_high = other_cells(s, team)
    here_low = bits.bit(cell) if cell < 64 else _NOTHING
    here_high = bits.bit(cell - 64) if cell >= 64 else _NOTHING
    is_last = s.counted[team] + 1 >= s.goal
    factors = _factors(w, OWN_SCARCE)
    total = 0.0
    for k in range(20):
        low, high = WINDOWS_THROUGH[0, cell, k], WINDOWS_THROUGH[1, cell, k]
        if low & other_low != _NOTHING or high & (other_high | _OUTSIDE) != _NOTHING:
            continue
        if may_count(s, team, low, high):
            low, high = low & ~own_low & ~here_low, high & ~own_high & ~here_high
            missing = bits.count(low) + bits.count(high)
            if missing == 0:
                total += VICTORY if is_last else w[SEQUENCE]
                continue
            absent, scarce, hard = _lacks(view, low, high)
            total += _own_worth(w, factors, is_last, missing, absent, scarce, hard)
            total -= _own_worth(w, factors, is_last, missing + 1, absent, scarce, hard)
    return total


@kernel
def survey_others(
    s: Table, team: int, view: Outlook, taking: bool, w: Weights, gains: Gains
) -> None:
    """Add what the other teams would lose by a chip on each cell that is asked for.

    If `taking`, also what they lose by theirs that is taken, on every cell.
    """
    for other in range(s.teams):
        if other == team:
            continue
        own_low, own_high = own_cells(s, other)
        other_low, other_high = other_cells(s, other)
        is_last = s.counted[other] + 1 >= s.goal
        _add_locked(s, other, w, gains)
        has_locked = s.locked[other, 0] | s.locked[other, 1] != _NOTHING
        factors = _factors(w, OTHERS_SCARCE)
        taken_low, taken_high = _NOTHING, _NOTHING
        if taking:
            taken_low, taken_high = s.chips[other, 0], s.chips[other, 1]
        wanted_low, wanted_high = view[WANTED, 0] | taken_low, view[WANTED, 1] | taken_high
        for k in range(NO_WINDOW):
            low, high = WINDOWS[_ORDER[k], 0], WINDOWS[_ORDER[k], 1]
            if low & other_low != _NOTHING or high & other_high != _NOTHING:
                continue
            if low & wanted_low | high & wanted_high == _NOTHING:
                continue
            if has_locked and not may_count(s, other, low, high):
                continue
            chips_low, chips_high = low & taken_low, high & taken_high
            low, high = low & ~own_low, high & ~own_high
            missing = bits.count(low) + bits.count(high)
            scarce = bits.count(low & view[SCARCE, 0]) + bits.count(high & view[SCARCE, 1])
            hard = bits.count(low & view[HARD, 0]) + bits.count(high & view[HARD, 1])
            now = _others_worth(w, factors, is_last, missing, scarce, hard)
            _add_to_cells(low & view[WANTED, 0], high & view[WANTED, 1], now, gains[STOP])
            if chips_low | chips_high != _NOTHING:
                without = _others_worth(w, factors, is_last, missing + 1, scarce, hard)
                _add_to_cells(chips_low, chips_high, now - without, gains[TAKE])


@inlined
def _add_to_cells(low: np.uint64, high: np.uint64, amount: float, gains: Gains) -> None:
    while low != _NOTHING:
        gains[bits.lowest(low)] += amount
        low &= low - _ONE
    while high != _NOTHING:
        gains[64 + bits.lowest(high)] += amount
        high &= high - _ONE


@kernel
def _add_locked(s: Table, team: int, w: Weights, gains: Gains) -> None:
    """A chip of a sequence that is taken breaks it (S13)."""
    _add_to_cells(s.locked[team, 0], s.locked[team, 1], w[SEQUENCE], gains[TAKE])


@inlined
def _lacks(view: Outlook, low: np.uint64, high: np.uint64) -> tuple[int, int, int]:
    """Of some cells, how many no card in hand is for; of these, the scarce and the hard ones."""
    low, high = low & ~view[REACH, 0], high & ~view[REACH, 1]
    absent = bits.count(low) + bits.count(high)
    scarce = bits.count(low & view[SCARCE, 0]) + bits.count(high & view[SCARCE, 1])
    hard = bits.count(low & view[HARD, 0]) + bits.count(high & view[HARD, 1])
    return absent, scarce, hard


@inlined
def _own_worth(
    w: Weights,
    factors: Weights,
    is_last: bool,
    missing: int,
    absent: int,
    scarce: int,
    hard: int,
) -> float:
    """What a living window is worth to its own team."""
    total = w[WINDOW + (missing * (missing + 1) >> 1) - 1 + absent]
    if is_last:
        total *= w[OWN_LAST] if missing == 1 else w[OWN_LAST + 1]
    return total * factors[scarce] * factors[6 + hard]


@inlined
def _others_worth(
    w: Weights, factors: Weights, is_last: bool, missing: int, scarce: int, hard: int
) -> float:
    """What a living window is worth to another team, whose hands are unknown."""
    if missing == 0:
        return w[SEQUENCE]
    total = w[UNSEEN + missing - 1]
    if is_last:
        total *= w[OTHERS_LAST] if missing == 1 else w[OTHERS_LAST + 1]
    return total * factors[scarce] * factors[6 + hard]


@inlined
def _factors(w: Weights, first: int) -> Weights:
    """The factors of 0 to 5 scarce cells, then those of 0 to 5 hard ones."""
    factors = np.ones(12)
    for k in range(1, 6):
        factors[k] = factors[k - 1] * w[first]
        factors[6 + k] = factors[5 + k] * w[first + 1]
    return factors


@kernel
def tally(s: Table, team: int, counts: Weights) -> None:
    """Count what a team's prospect is made of: its living windows by kind, its jacks, and one."""
    fill(counts, 0.0)
    reach = np.zeros(2, np.uint64)
    for seat in range(s.players):
        if team_of(s, seat) == team:
            add_reach(s, seat, reach)
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
            absent = bits.count(low & ~reach[0]) + bits.count(high & ~reach[1])
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


@inlined
def share_a_window(cell: int, other: int) -> bool:
    """Whether some window holds both cells."""
    across = abs(cell % SIDE - other % SIDE)
    down = abs(cell // SIDE - other // SIDE)
    return max(across, down) < FIVE and (across == 0 or down == 0 or across == down)


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


@kernel
def add_reach(s: Table, seat: int, reach: CellSet) -> None:
    """Add the open cells of all cards in a seat's hand; jacks reach none in particular."""
    for copy in range(2):
        add_cells(s, copy, s.hands[seat, 0] & s.open_cards[copy], reach)


@inlined
def add_cells(s: Table, copy: int, cards: np.uint64, cells: CellSet) -> None:
    """Add the first or the second cell of each card."""
    while cards != _NOTHING:
        cell = whole(s.cells[bits.lowest(cards), copy])
        cells[cell >> 6] |= bits.bit(cell & 63)
        cards &= cards - _ONE


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
