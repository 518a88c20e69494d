"""How well a team stands in Sequence, window by window.

A window is alive for a team while no other team has a chip in it and it could still count
(S6). What it is worth depends on two numbers: the chips it still lacks, and for how many
of those the team has no card in hand. The tables were fitted to the results of 20,000
matches between greedy bots, so that e to the power of a team's prospect is in proportion
to its chance to win.
"""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import kernel
from spieltisch.games.sequence.board import (
    CORNER_CELLS,
    INNER_CELLS,
    NO_WINDOW,
    WINDOWS,
    WINDOWS_THROUGH,
    CellSet,
    holds,
)
from spieltisch.games.sequence.cards import ONE_EYED, TWO_EYED
from spieltisch.games.sequence.record import Table
from spieltisch.games.sequence.rules import team_of

#: What a sequence is worth, a jack of each kind in hand, and being the next to move.
SEQUENCE, TWO_EYED_JACK, ONE_EYED_JACK, MOVE = 1.4, 0.54, 0.2, 0.3

#: The sequence that ends the game is worth more than anything else on the board.
VICTORY = 10.0

#: [missing, absent]: what a living window is worth that lacks `missing` chips, if the team has
#: no card in hand for `absent` of them.
WINDOW = np.array(
    [
        [0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
        [1.156, 0.257, 0.0, 0.0, 0.0, 0.0],
        [0.565, 0.197, 0.081, 0.0, 0.0, 0.0],
        [0.4, 0.139, 0.051, 0.026, 0.0, 0.0],
        [0.253, 0.082, 0.032, 0.015, 0.01, 0.0],
        [0.0, 0.04, 0.015, 0.007, 0.0, 0.0],
    ]
)

#: [missing]: a living window of a team whose hands nobody else knows.
UNSEEN = np.array([SEQUENCE, 0.29, 0.09, 0.033, 0.013, 0.0])

_NOTHING = np.uint64(0)

#: A cell beyond the board: it keeps the window that does not exist from being alive.
_OUTSIDE = np.uint64(1 << 63)


@kernel
def prospect(s: Table, team: int) -> float:
    """How well a team stands, by the board and by the cards in its hands."""
    reach = np.zeros(2, np.uint64)
    total = SEQUENCE * whole(s.counted[team])
    for seat in range(s.players):
        if team_of(s, seat) == team:
            add_reach(s, seat, reach)
            total += TWO_EYED_JACK * _count_in_hand(s, seat, TWO_EYED)
            total += ONE_EYED_JACK * _count_in_hand(s, seat, ONE_EYED)
    if team_of(s, s.turn) == team:
        total += MOVE
    own_low, own_high = _own(s, team)
    other_low, other_high = _others(s, team)
    for window in range(NO_WINDOW):
        low, high = WINDOWS[window, 0], WINDOWS[window, 1]
        if low & other_low != _NOTHING or high & other_high != _NOTHING:
            continue
        if may_count(s, team, low, high):
            low, high = low & ~own_low, high & ~own_high
            missing = bits.count(low) + bits.count(high)
            absent = bits.count(low & ~reach[0]) + bits.count(high & ~reach[1])
            total += WINDOW[missing, absent]
    return total


@kernel
def gain_by_building(
    s: Table, team: int, cell: int, reach_low: np.uint64, reach_high: np.uint64, at_hand: bool
) -> float:
    """What a chip on an open cell adds to the prospect of its own team.

    `reach` is the set of cells for which a card is in hand afterwards; `at_hand` says whether
    there was a card for this one, so that the windows through it already counted on it.
    """
    own_low, own_high = _own(s, team)
    other_low, other_high = _others(s, team)
    here_low, here_high = _only(cell)
    before = 0 if at_hand else 1
    total = 0.0
    for k in range(20):
        low, high = WINDOWS_THROUGH[0, cell, k], WINDOWS_THROUGH[1, cell, k]
        if low & other_low != _NOTHING or high & other_high != _NOTHING:
            continue
        if may_count(s, team, low, high):
            low, high = low & ~own_low & ~here_low, high & ~own_high & ~here_high
            missing = bits.count(low) + bits.count(high)
            absent = bits.count(low & ~reach_low) + bits.count(high & ~reach_high)
            if missing == 0:
                total += SEQUENCE if s.counted[team] + 1 < s.goal else VICTORY
            else:
                total += WINDOW[missing, absent] - WINDOW[missing + 1, absent + before]
    return total


@kernel
def gain_by_stopping(s: Table, team: int, cell: int, theirs: bool) -> float:
    """What the other teams lose through the team's chip on a cell.

    If the cell holds a chip of `theirs`, it is taken away, and they lose only that chip, and
    with it any sequence that it was part of (S13).
    """
    here_low, here_high = _only(cell)
    total = 0.0
    for other in range(s.teams):
        if other == team:
            continue
        if holds(s.locked[other], cell):
            total += SEQUENCE
        own_low, own_high = _own(s, other)
        other_low, other_high = _others(s, other)
        for k in range(20):
            low, high = WINDOWS_THROUGH[0, cell, k], WINDOWS_THROUGH[1, cell, k]
            if low & other_low != _NOTHING or high & other_high != _NOTHING:
                continue
            if may_count(s, other, low, high):
                low, high = low & ~(own_low & ~here_low), high & ~(own_high & ~here_high)
                missing = bits.count(low) + bits.count(high)
                if theirs:
                    total += UNSEEN[missing - 1] - UNSEEN[missing]
                else:
                    total += UNSEEN[missing]
    return total


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
        rest = s.hands[seat, 0] & s.open_cards[copy]
        while rest != _NOTHING:
            cell = whole(s.cells[bits.lowest(rest), copy])
            reach[cell >> 6] |= bits.bit(cell & 63)
            rest &= rest - np.uint64(1)


@kernel
def _count_in_hand(s: Table, seat: int, kinds: np.uint64) -> int:
    """How many cards of these kinds a seat holds."""
    return bits.count(s.hands[seat, 0] & kinds) + bits.count(s.hands[seat, 1] & kinds)


@kernel
def _own(s: Table, team: int) -> tuple[np.uint64, np.uint64]:
    """The cells that belong to a team, free corners included."""
    return s.chips[team, 0] | CORNER_CELLS[0], s.chips[team, 1] | CORNER_CELLS[1]


@kernel
def _others(s: Table, team: int) -> tuple[np.uint64, np.uint64]:
    """The cells with chips of the other teams, and all beyond the board."""
    low = s.chips[0, 0] | s.chips[1, 0] | s.chips[2, 0]
    high = s.chips[0, 1] | s.chips[1, 1] | s.chips[2, 1]
    return low & ~s.chips[team, 0], high & ~s.chips[team, 1] | _OUTSIDE


@kernel
def _only(cell: int) -> tuple[np.uint64, np.uint64]:
    """The set that holds one cell."""
    here = bits.bit(cell & 63)
    return (here, _NOTHING) if cell < 64 else (_NOTHING, here)
