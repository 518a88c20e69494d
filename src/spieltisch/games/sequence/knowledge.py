"""What good play in Sequence knows, apart from the rules.

Everything rests on the windows of five: a window is alive for a team while no other team
has a chip in it, and worth more the more of the team's chips (and free corners) it holds.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import Actions, Features
from spieltisch.games.sequence.board import (
    CELLS,
    CORNER_WORDS,
    NO_WINDOW,
    WINDOWS,
    WINDOWS_THROUGH,
    holds,
)
from spieltisch.games.sequence.cards import CARDS, DECK, copies
from spieltisch.games.sequence.record import (
    BOTH,
    CLAIMS,
    DRAW,
    GIVE,
    NO_TEAM,
    OVER,
    PASS,
    REMOVE_SPADES,
    SWAP,
    TALK,
    TEAMS,
    WILD_CLUBS,
)
from spieltisch.games.sequence.rules import is_dead, team_of

#: What a living window is worth by the number of its cells that are the team's.
WORTH = np.array([0.1, 1.0, 4.0, 16.0, 80.0, 400.0])

#: A jack is kept for a cell that is worth at least this many times an ordinary play.
PRICE_OF_A_JACK = 6.0

_NOTHING = np.uint64(0)

FEATURES = (2 * TEAMS + 2) * CELLS + 2 * CARDS + TEAMS + 4


@kernel
def _worth_of_cell(s: Any, team: int, cell: int) -> float:
    """What all windows through a cell gain for a team by its chip there.

    The cell itself is taken to be empty, so the same number tells what a chip that lies
    there already is worth.
    """
    here = bits.bit(cell & 63)
    own_low = (s.chips[team, 0] | CORNER_WORDS[0]) & ~(here if cell < 64 else _NOTHING)
    own_high = (s.chips[team, 1] | CORNER_WORDS[1]) & ~(here if cell >= 64 else _NOTHING)
    other_low = (s.chips[0, 0] | s.chips[1, 0] | s.chips[2, 0]) & ~s.chips[team, 0]
    other_high = (s.chips[0, 1] | s.chips[1, 1] | s.chips[2, 1]) & ~s.chips[team, 1]
    total = 0.0
    for k in range(20):
        low, high = WINDOWS_THROUGH[0, cell, k], WINDOWS_THROUGH[1, cell, k]
        if low & other_low != np.uint64(0) or high & other_high != np.uint64(0):
            continue
        count = bits.count(low & own_low) + bits.count(high & own_high)
        if count < 5:
            total += WORTH[count + 1] - WORTH[count]
    return total


@kernel
def _worth_of_placing(s: Any, team: int, cell: int) -> float:
    """What a chip on a cell is worth: the own lines it builds and the others it stops."""
    total = _worth_of_cell(s, team, cell)
    for other in range(s.teams):
        if other != team:
            total += 0.8 * _worth_of_cell(s, other, cell)
    return total


@kernel
def _worth_of_removing(s: Any, team: int, cell: int) -> float:
    """What the chip that lies on a cell is worth to its owner."""
    for other in range(s.teams):
        if other != team and holds(s.chips[other], cell):
            return _worth_of_cell(s, other, cell)
    return 0.0


@kernel
def weigh(s: Any, seat: int, actions: Actions, count: int, out: Features) -> None:
    """Give each action a weight above 0: the better it looks, the larger."""
    team = team_of(s, seat)
    for k in range(count):
        action = whole(actions[k])
        if action < WILD_CLUBS:
            weight = 1.0 + _worth_of_placing(s, team, action)
        elif action < REMOVE_SPADES:
            weight = 0.1 + _worth_of_placing(s, team, action % 100) / PRICE_OF_A_JACK
        elif action < SWAP:
            weight = 0.1 + _worth_of_removing(s, team, action % 100) / PRICE_OF_A_JACK
        elif action < PASS:
            weight = 1000.0  # a dead card is of no use to anybody
        elif action == DRAW:
            weight = 10000.0
        elif action == PASS or action >= TALK:
            weight = 1.0
        elif action < GIVE:
            weight = 2.0 if (action - CLAIMS) % 6 == BOTH else 1.0
        else:
            weight = 0.1 + 1.0 / (0.5 + _worth_of_card(s, team, action - GIVE))
        out[k] = weight


@kernel
def _worth_of_card(s: Any, team: int, card: int) -> float:
    """What a card in hand is worth: the better of its cells; a jack more than any."""
    if is_dead(s, card):
        return 0.0
    best = WORTH[4]
    if s.cells[card, 0] < CELLS:
        best = 0.0
        for copy in range(2):
            if s.open_cards[copy] >> np.uint64(card) & np.uint64(1) != np.uint64(0):
                best = max(best, _worth_of_placing(s, team, whole(s.cells[card, copy])))
    return best


@kernel
def value(s: Any, out: Features) -> None:
    """Each seat's chance to win: its team's share of all living windows and sequences."""
    worth = np.zeros(TEAMS)
    for team in range(s.teams):
        worth[team] = 20.0 + WORTH[5] * whole(s.counted[team])
        own_low = s.chips[team, 0] | CORNER_WORDS[0]
        own_high = s.chips[team, 1] | CORNER_WORDS[1]
        other_low = (s.chips[0, 0] | s.chips[1, 0] | s.chips[2, 0]) & ~own_low
        other_high = (s.chips[0, 1] | s.chips[1, 1] | s.chips[2, 1]) & ~own_high
        for window in range(NO_WINDOW):
            low, high = WINDOWS[window, 0], WINDOWS[window, 1]
            if low & other_low == np.uint64(0) and high & other_high == np.uint64(0):
                count = bits.count(low & own_low) + bits.count(high & own_high)
                worth[team] += WORTH[count] if count < 5 else 0.0
    if s.phase == OVER:
        worth[: s.teams] = 1.0 if s.winner == NO_TEAM else 0.0
        if s.winner != NO_TEAM:
            worth[s.winner] = 1.0
    total = worth.sum()
    for seat in range(s.players):
        out[seat] = worth[team_of(s, seat)] / total


@kernel
def observe(s: Any, viewer: int, out: Features) -> int:
    """Write the viewer's features; teams are told from the viewer's own one on.

    Per team the cells with its chips and with its locked chips; the cells that the hand
    can reach; the cell of a pending claim; the hand and the discards by card; sequences by
    team; the sizes of deck and own hand, the phase and whether it is the viewer's turn.
    """
    own = team_of(s, viewer) if viewer >= 0 else 0
    n = 0
    for k in range(TEAMS):
        team = (own + k) % s.teams if k < s.teams else k
        for cell in range(CELLS):
            out[n + cell] = 1.0 if holds(s.chips[team], cell) else 0.0
            out[n + CELLS + cell] = 1.0 if holds(s.locked[team], cell) else 0.0
        out[(2 * TEAMS + 2) * CELLS + 2 * CARDS + k] = s.counted[team]
        n += 2 * CELLS
    for cell in range(CELLS):
        card = whole(s.layout[cell])
        held = viewer >= 0 and card < CARDS and copies(s.hands[viewer], card) > 0
        out[n + cell] = 1.0 if held else 0.0
        out[n + CELLS + cell] = 1.0 if s.claim_cell == cell else 0.0
    n += 2 * CELLS
    for card in range(CARDS):
        out[n + card] = copies(s.hands[viewer], card) / 2 if viewer >= 0 else 0.0
        out[n + CARDS + card] = copies(s.discards, card) / 2
    n += 2 * CARDS + TEAMS
    out[n] = s.deck_size / DECK
    out[n + 1] = s.hand_sizes[viewer] / 7 if viewer >= 0 else 0.0
    out[n + 2] = s.phase
    out[n + 3] = 1.0 if s.turn == viewer else 0.0
    return n + 4
