"""What matters of a position in Sequence, counted for a network that learns from winning.

It is what a seat sees when it has just played a card: the living windows of its own team by the
chips that they lack and by whether cards for these are at hand or gone, those of the others, the
cells that would complete a sequence, and jacks.
"""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.engine.insight import Inputs, network_in
from spieltisch.engine.records import fill
from spieltisch.games.sequence.board import FIVE, INNER_CELLS, STEPS, CellSet
from spieltisch.games.sequence.cards import (
    JACKS,
    NO_CARD,
    ONE_EYED,
    TWO_EYED,
    CardSet,
)
from spieltisch.games.sequence.fives import (
    Pair,
    any_of_five,
    equal_to,
    living,
    nth,
    nth_of,
    sum_of_five,
)
from spieltisch.games.sequence.lines import other_cells, own_cells
from spieltisch.games.sequence.prospects import cells_of, reach_of
from spieltisch.games.sequence.record import Table
from spieltisch.games.sequence.rules import card_of, cell_of, is_placement, is_removal, team_of
from spieltisch.games.sequence.turns import flip_open, lay_down

#: The first of: own windows that lack 1 to 5 chips, for each the kinds in which 0, 1, ... of
#: them have no card in hand, and for each of these whether one of their cards is gone.
OWN_WINDOWS = 0

#: The first of: others' windows that lack 1 to 5 chips, for each whether the seat has a card
#: for one of them, and for each of these whether one of their cards is gone.
OTHERS_WINDOWS = OWN_WINDOWS + 40

#: Cells that would fill a window that lacks one chip: with a card at hand, with the card gone, and
#: with one or both copies unseen. Those of a window that was there before the team's last chip are
#: stale: the others have had a turn to stop it, or the team has had one to fill it, and did not.
READY, GONE, FRESH_ONCE, FRESH_TWICE, STALE_ONCE, STALE_TWICE = range(6)
OWN_LASTS = OTHERS_WINDOWS + 20
OTHERS_LASTS = OWN_LASTS + 6

#: Windows that are full and not claimed; cells that are in two windows which lack two chips,
#: with a card at hand and without; jacks in hand, the first of a kind and those beyond; jacks that
#: are unseen; sequences, and whether one more is enough; the chips on the board; dead cards, and
#: cards at hand twice.
(
    OWN_FULL,
    OTHERS_FULL,
    OWN_FORKS_READY,
    OWN_FORKS_OPEN,
    OTHERS_FORKS_READY,
    OTHERS_FORKS_OPEN,
    TWO_EYED_FIRST,
    TWO_EYED_MORE,
    ONE_EYED_FIRST,
    ONE_EYED_MORE,
    TWO_EYED_UNSEEN,
    ONE_EYED_UNSEEN,
    OWN_SEQUENCES,
    OTHERS_SEQUENCES,
    OWN_LAST,
    OTHERS_LAST,
    CHIPS,
    DEAD_CARDS,
    PAIRS,
) = range(OTHERS_LASTS + 6, OTHERS_LASTS + 25)

_KINDS_OF_LASTS = ("ready", "gone", "fresh once", "fresh twice", "stale once", "stale twice")

NAMES = (
    *(
        f"own {missing}/{absent}{gone}"
        for missing in range(1, 6)
        for absent in range(missing + 1)
        for gone in ("", " gone")
    ),
    *(
        f"others {missing}{held}{gone}"
        for missing in range(1, 6)
        for held in ("", " held")
        for gone in ("", " gone")
    ),
    *(f"{whose} last {kind}" for whose in ("own", "others") for kind in _KINDS_OF_LASTS),
    *("own full", "others full"),
    *(f"{whose} forks {kind}" for whose in ("own", "others") for kind in ("ready", "open")),
    *("two-eyed", "two-eyed more", "one-eyed", "one-eyed more"),
    *("two-eyed unseen", "one-eyed unseen"),
    *("own sequences", "others sequences", "own last", "others last"),
    *("chips", "dead cards", "pairs"),
)

#: Learned by `spieltisch train sequence --network`; the file says how.
NETWORK = network_in(Path(__file__).with_name("network.npz"), len(NAMES))

#: Jacks of each of the two kinds in the deck.
_JACKS_OF_A_KIND = 4

#: [set, word]: cells for which the seat has a card, those whose card is unseen once and those whose
#: card is gone; then of one team those of the chips that it has just placed, those that would fill
#: a window that lacks one chip, fresh or stale, and those that are in a window that lacks two, and
#: in two of these.
Cells: TypeAlias = NDArray[np.uint64]
HELD, ONCE, NOWHERE, NEWEST, FRESH, STALE, SINGLE, TWICE = range(8)

_NOTHING = np.uint64(0)
_ONE = np.uint64(1)


@kernel
def look(s: Table, seat: int, out: Inputs) -> None:
    """Count what matters of what the seat sees."""
    fill(out, 0)
    team, hand = team_of(s, seat), s.hands[seat]
    cells = np.zeros((8, 2), np.uint64)
    cells[HELD, 0], cells[HELD, 1] = reach_of(s, seat)
    _add_rare(s, hand, cells)
    _count_windows(s, team, True, cells, out)
    others = 0
    for other in range(s.teams):
        if other != team:
            _count_windows(s, other, False, cells, out)
            others = max(others, whole(s.counted[other]))
    _count_jacks(hand, s.discards, TWO_EYED, out[TWO_EYED_FIRST:], out[TWO_EYED_UNSEEN:])
    _count_jacks(hand, s.discards, ONE_EYED, out[ONE_EYED_FIRST:], out[ONE_EYED_UNSEEN:])
    out[OWN_SEQUENCES], out[OTHERS_SEQUENCES] = s.counted[team], others
    out[OWN_LAST] = s.counted[team] + 1 >= s.goal
    out[OTHERS_LAST] = others + 1 >= s.goal
    chips = 0
    for k in range(s.teams):
        chips += bits.count(s.chips[k, 0]) + bits.count(s.chips[k, 1])
    out[CHIPS] = chips >> 3
    out[DEAD_CARDS] = bits.count(hand[0] & ~s.open_cards[0] & ~s.open_cards[1] & ~JACKS)
    out[PAIRS] = bits.count(hand[1])


@kernel
def _add_rare(s: Table, hand: CardSet, cells: Cells) -> None:
    """Add the open cells whose card is not in hand, and unseen once or not at all."""
    gone = s.discards[1] & ~hand[0] & ~JACKS
    once = s.discards[0] & ~s.discards[1] & ~hand[0] & ~JACKS
    first, second = s.open_cards[0], s.open_cards[1]
    cells[NOWHERE, 0], cells[NOWHERE, 1] = cells_of(s, gone & first, gone & second)
    cells[ONCE, 0], cells[ONCE, 1] = cells_of(s, once & first, once & second)


@kernel
def _add_newest(s: Table, team: int, cells: CellSet) -> None:
    """Add the chips that a team has just placed, as far as its cards on top say where."""
    for seat in range(s.players):
        card = whole(s.tops[seat])
        if team_of(s, seat) != team or card == NO_CARD or JACKS >> np.uint64(card) & _ONE != 0:
            continue
        for copy in range(2):
            cell = whole(s.cells[card, copy])
            cells[cell >> 6] |= s.chips[team, cell >> 6] & bits.bit(cell & 63)


@kernel
def _count_windows(s: Table, team: int, is_own: bool, cells: Cells, out: Inputs) -> None:
    """Count a team's living windows, and the cells that would fill them."""
    other, own = other_cells(s, team), own_cells(s, team)
    free = INNER_CELLS[0] & ~own[0] & ~other[0], INNER_CELLS[1] & ~own[1] & ~other[1]
    for k in range(NEWEST, len(cells)):
        cells[k, 0], cells[k, 1] = _NOTHING, _NOTHING
    _add_newest(s, team, cells[NEWEST])
    held, newest = (cells[HELD, 0], cells[HELD, 1]), (cells[NEWEST, 0], cells[NEWEST, 1])
    nowhere = cells[NOWHERE, 0], cells[NOWHERE, 1]
    absent = free[0] & ~held[0], free[1] & ~held[1]
    for direction in range(len(STEPS)):
        alive, missing = living(s, team, direction, other), sum_of_five(free, direction)
        gone = any_of_five(nowhere, direction)
        full = equal_to(0, missing, alive)
        out[OWN_FULL if is_own else OTHERS_FULL] += bits.count(full[0]) + bits.count(full[1])
        if is_own:
            lacking = sum_of_five(absent, direction)
            for count in range(1, FIVE + 1):
                some = equal_to(count, missing, alive)
                if some[0] | some[1] != _NOTHING:
                    kind = (count * (count + 1) >> 1) - 1
                    for k in range(count + 1):
                        _count_kind(equal_to(k, lacking, some), gone, 2 * (kind + k), out)
        else:
            ready = any_of_five(held, direction)
            for count in range(1, FIVE + 1):
                some = equal_to(count, missing, alive)
                if some[0] | some[1] != _NOTHING:
                    kind = OTHERS_WINDOWS + 4 * (count - 1)
                    _count_kind((some[0] & ~ready[0], some[1] & ~ready[1]), gone, kind, out)
                    _count_kind((some[0] & ready[0], some[1] & ready[1]), gone, kind + 2, out)
        _add_lasts(equal_to(1, missing, alive), newest, free, direction, cells)
        _add_forks(equal_to(2, missing, alive), free, direction, cells)
    _count_lasts(cells, out[OWN_LASTS if is_own else OTHERS_LASTS :])
    forks = OWN_FORKS_READY if is_own else OTHERS_FORKS_READY
    for word in range(2):
        out[forks] += bits.count(cells[TWICE, word] & held[word])
        out[forks + 1] += bits.count(cells[TWICE, word] & ~held[word])


@inlined
def _count_kind(windows: Pair, gone: Pair, kind: int, out: Inputs) -> None:
    """Count windows, and apart from them those that have a cell whose card is gone."""
    lost = bits.count(windows[0] & gone[0]) + bits.count(windows[1] & gone[1])
    out[kind] += bits.count(windows[0]) + bits.count(windows[1]) - lost
    out[kind + 1] += lost


@inlined
def _add_lasts(windows: Pair, newest: Pair, free: Pair, direction: int, cells: Cells) -> None:
    """Add the open cells of windows that lack one chip; those that a new chip made are fresh."""
    if windows[0] | windows[1] == _NOTHING:
        return
    new = any_of_five(newest, direction)
    for n in range(FIVE):
        places = nth(free, direction, n)
        some = windows[0] & places[0], windows[1] & places[1]
        low, high = nth_of((some[0] & new[0], some[1] & new[1]), direction, n)
        cells[FRESH, 0], cells[FRESH, 1] = cells[FRESH, 0] | low, cells[FRESH, 1] | high
        low, high = nth_of((some[0] & ~new[0], some[1] & ~new[1]), direction, n)
        cells[STALE, 0], cells[STALE, 1] = cells[STALE, 0] | low, cells[STALE, 1] | high


@inlined
def _add_forks(windows: Pair, free: Pair, direction: int, cells: Cells) -> None:
    """Add the open cells of windows that lack two chips, and those that are in two of them."""
    if windows[0] | windows[1] == _NOTHING:
        return
    for n in range(FIVE):
        places = nth(free, direction, n)
        some = nth_of((windows[0] & places[0], windows[1] & places[1]), direction, n)
        for word in range(2):
            cells[TWICE, word] |= cells[SINGLE, word] & some[word]
            cells[SINGLE, word] |= some[word]


@kernel
def _count_lasts(cells: Cells, out: Inputs) -> None:
    """Count the cells that would fill a window by what is known of their cards."""
    for word in range(2):
        held, nowhere = cells[HELD, word], cells[NOWHERE, word]
        fresh, stale = cells[FRESH, word], cells[STALE, word]
        out[READY] += bits.count((fresh | stale) & held)
        out[GONE] += bits.count((fresh | stale) & nowhere)
        new = fresh & ~stale & ~held & ~nowhere
        old = stale & ~held & ~nowhere
        out[FRESH_ONCE] += bits.count(new & cells[ONCE, word])
        out[FRESH_TWICE] += bits.count(new & ~cells[ONCE, word])
        out[STALE_ONCE] += bits.count(old & cells[ONCE, word])
        out[STALE_TWICE] += bits.count(old & ~cells[ONCE, word])


@kernel
def _count_jacks(
    hand: CardSet, discards: CardSet, kind: np.uint64, held: Inputs, unseen: Inputs
) -> None:
    own = bits.count(hand[0] & kind) + bits.count(hand[1] & kind)
    out = bits.count(discards[0] & kind) + bits.count(discards[1] & kind)
    held[0], held[1] = min(own, 1), max(own - 1, 0)
    unseen[0] = _JACKS_OF_A_KIND - own - out


@kernel
def advance(s: Table, seat: int, action: int) -> int:
    """Lay down the card and put or take the chip, if that is what the action does."""
    if not (is_placement(action) or is_removal(action)):
        return 0
    cell, card = cell_of(action), card_of(s, action)
    chip = bits.bit(cell & 63)
    if is_placement(action):
        s.chips[team_of(s, seat), cell >> 6] |= chip
    else:
        for team in range(s.teams):
            s.chips[team, cell >> 6] &= ~chip
    flip_open(s, cell)
    lay_down(s, seat, card)
    return 1
