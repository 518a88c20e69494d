"""What good play in Sequence knows, apart from the rules; `prospects` has the numbers."""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import Actions, Features
from spieltisch.engine.moves import argument, arguments, is_a
from spieltisch.games.sequence.board import CELLS, CellSet, holds
from spieltisch.games.sequence.cards import copies
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
    CLAIM,
    DRAW,
    GIVE,
    NO_TEAM,
    OVER,
    PLACE,
    SWAP,
    TEAMS,
    Table,
)
from spieltisch.games.sequence.rules import cell_of, is_dead, is_placement, is_removal, team_of

#: A gain of this much makes a move about three times as likely to be tried.
HEAT = 0.15

#: Weights stay finite, and a victory stays the largest.
MOST = 80.0

_NOTHING = np.uint64(0)


@kernel
def weigh(s: Table, seat: int, actions: Actions, count: int, out: Features) -> None:
    """Give each action a weight above 0: the better it looks, the larger."""
    team = team_of(s, seat)
    reach = np.zeros(2, np.uint64)
    add_reach(s, seat, reach)
    for k in range(count):
        action = whole(actions[k])
        gain = 0.0
        if is_a(action, PLACE):
            gain = _gain_by_card(s, seat, team, argument(action, PLACE), reach)
        elif is_placement(action):
            gain = _gain_by_jack(s, team, cell_of(action), reach) - TWO_EYED_JACK
        elif is_removal(action):
            gain = gain_by_stopping(s, team, cell_of(action), True) - ONE_EYED_JACK
        elif is_a(action, SWAP):
            gain = 3.0  # a dead card is of no use to anybody
        elif is_a(action, DRAW):
            gain = 4.0
        elif is_a(action, CLAIM):
            gain = 1.0 if arguments(action, CLAIM)[1] == BOTH else 0.0
        elif is_a(action, GIVE):
            gain = -_worth_of_card(s, team, argument(action, GIVE))
        out[k] = np.exp(min(gain / HEAT, MOST))


@kernel
def _gain_by_card(s: Table, seat: int, team: int, cell: int, reach: CellSet) -> float:
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
def _gain_by_jack(s: Table, team: int, cell: int, reach: CellSet) -> float:
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
    """Each seat's chance to win: its team's prospect compared with those of the others."""
    chances = np.zeros(TEAMS)
    if s.phase == OVER:
        for team in range(s.teams):
            chances[team] = 1.0 if s.winner == NO_TEAM else 0.0
        if s.winner != NO_TEAM:
            chances[s.winner] = 1.0
    else:
        for team in range(s.teams):
            chances[team] = np.exp(prospect(s, team))
    total = chances.sum()
    for seat in range(s.players):
        out[seat] = chances[team_of(s, seat)] / total
