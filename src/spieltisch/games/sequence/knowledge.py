"""What good play in Sequence knows, apart from the rules; `prospects` has the numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import Actions, Features
from spieltisch.games.sequence.board import CELLS, holds
from spieltisch.games.sequence.cards import CARDS, DECK, copies
from spieltisch.games.sequence.prospects import (
    ONE_EYED_JACK,
    TWO_EYED_JACK,
    add_reach,
    gain_by_building,
    gain_by_stopping,
    prospect,
)
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
    Table,
)
from spieltisch.games.sequence.rules import is_dead, team_of

#: A gain of this much makes a move about three times as likely to be tried.
HEAT = 0.15

#: Weights stay finite, and a victory stays the largest.
MOST = 80.0

FEATURES = (2 * TEAMS + 2) * CELLS + 2 * CARDS + TEAMS + 4

_NOTHING = np.uint64(0)


@kernel
def weigh(s: Table, seat: int, actions: Actions, count: int, out: Features) -> None:
    """Give each action a weight above 0: the better it looks, the larger."""
    team = team_of(s, seat)
    reach = np.zeros(2, np.uint64)
    add_reach(s, seat, reach)
    for k in range(count):
        action = whole(actions[k])
        if action < WILD_CLUBS:
            gain = _gain_by_card(s, seat, team, action, reach)
        elif action < REMOVE_SPADES:
            gain = _gain_by_jack(s, team, action % CELLS, reach) - TWO_EYED_JACK
        elif action < SWAP:
            gain = gain_by_stopping(s, team, action % CELLS, True) - ONE_EYED_JACK
        elif action < PASS:
            gain = 3.0  # a dead card is of no use to anybody
        elif action == DRAW:
            gain = 4.0
        elif action == PASS or action >= TALK:
            gain = 0.0
        elif action < GIVE:
            gain = 1.0 if (action - CLAIMS) % 6 == BOTH else 0.0
        else:
            gain = -_worth_of_card(s, team, action - GIVE)
        out[k] = np.exp(min(gain / HEAT, MOST))


@kernel
def _gain_by_card(s: Table, seat: int, team: int, cell: int, reach: Any) -> float:
    """What a card played to a cell gains; its other cell is then out of reach."""
    low, high = reach[0], reach[1]
    card = whole(s.layout[cell])
    if copies(s.hands[seat], card) < 2:
        for copy in range(2):
            lost = whole(s.cells[card, copy])
            if lost < 64:
                low &= ~bits.bit(lost)
            else:
                high &= ~bits.bit(lost - 64)
    building = gain_by_building(s, team, cell, low, high, True)
    return building + gain_by_stopping(s, team, cell, False)


@kernel
def _gain_by_jack(s: Table, team: int, cell: int, reach: Any) -> float:
    """What a chip gains on a cell that needs no card."""
    building = gain_by_building(s, team, cell, reach[0], reach[1], holds(reach, cell))
    return building + gain_by_stopping(s, team, cell, False)


@kernel
def _worth_of_card(s: Table, team: int, card: int) -> float:
    """What a card in hand is worth: the better of its cells; a jack more than any."""
    if is_dead(s, card):
        return 0.0
    if s.cells[card, 0] >= CELLS:
        return 2 * TWO_EYED_JACK
    best = 0.0
    for copy in range(2):
        if s.open_cards[copy] >> np.uint64(card) & np.uint64(1) != _NOTHING:
            cell = whole(s.cells[card, copy])
            building = gain_by_building(s, team, cell, _NOTHING, _NOTHING, True)
            best = max(best, building + gain_by_stopping(s, team, cell, False))
    return best


@kernel
def value(s: Table, out: Features) -> None:
    """Each seat's chance to win: its team's prospect beside those of the others."""
    chances = np.zeros(TEAMS)
    if s.phase == OVER:
        chances[: s.teams] = 1.0 if s.winner == NO_TEAM else 0.0
        if s.winner != NO_TEAM:
            chances[s.winner] = 1.0
    else:
        for team in range(s.teams):
            chances[team] = np.exp(prospect(s, team))
    total = chances.sum()
    for seat in range(s.players):
        out[seat] = chances[team_of(s, seat)] / total


@kernel
def observe(s: Table, viewer: int, out: Features) -> int:
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
