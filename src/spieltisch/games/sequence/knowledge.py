"""What good play in Sequence knows, apart from the rules; `prospects` has the numbers."""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import Actions, Features
from spieltisch.engine.moves import argument, arguments, is_a
from spieltisch.games.sequence.board import CELLS, holds
from spieltisch.games.sequence.cards import ONE_EYED, copies
from spieltisch.games.sequence.prospects import (
    BUILD,
    LOSE,
    REACH,
    STOP,
    TAKE,
    Gains,
    Outlook,
    first_of_kinds,
    gain_by_building,
    look_out,
    share_a_window,
    survey_others,
    survey_own,
    tally,
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
from spieltisch.games.sequence.weights import (
    COUNTED,
    FIRST,
    FIRST_FIT,
    FIT,
    FORFEIT,
    KINDS,
    ONE_EYED_JACK,
    TUNED,
    TWO_EYED_JACK,
    Weights,
)

#: A gain of this much makes a move about three times as likely to be tried.
HEAT = 0.15

#: Weights stay finite, and a victory stays the largest.
MOST = 80.0

_NOTHING = np.uint64(0)


@kernel
def weigh_by(s: Table, seat: int, actions: Actions, count: int, w: Weights, out: Features) -> None:
    """Give each action a weight above 0: the better it looks, the larger."""
    team = team_of(s, seat)
    view = np.zeros((4, 2), np.uint64)
    gains = np.zeros((4, CELLS))
    look_out(s, seat, view)
    survey_own(s, team, view, w, gains)
    taking = s.hands[seat, 0] & ONE_EYED != _NOTHING
    survey_others(s, team, view, taking, w, gains)
    for k in range(count):
        action = whole(actions[k])
        gain = 0.0
        if is_a(action, PLACE):
            gain = _gain_by_card(s, seat, team, argument(action, PLACE), view, w, gains)
        elif is_placement(action):
            cell = cell_of(action)
            gain = gains[BUILD, cell] + gains[STOP, cell] - w[TWO_EYED_JACK]
        elif is_removal(action):
            gain = gains[TAKE, cell_of(action)] - w[ONE_EYED_JACK]
        elif is_a(action, SWAP):
            gain = 3.0  # a dead card is of no use to anybody
        elif is_a(action, DRAW):
            gain = 4.0
        elif is_a(action, CLAIM):
            gain = 1.0 if arguments(action, CLAIM)[1] == BOTH else 0.0
        elif is_a(action, GIVE):
            gain = -_worth_of_card(s, team, argument(action, GIVE), view, w, gains)
        out[k] = np.exp(min(gain / HEAT, MOST))


@kernel
def _gain_by_card(
    s: Table, seat: int, team: int, cell: int, view: Outlook, w: Weights, gains: Gains
) -> float:
    """What a card played to a cell gains; its other cell is then out of reach."""
    card = whole(s.layout[cell])
    first, second = whole(s.cells[card, 0]), whole(s.cells[card, 1])
    other = second if first == cell else first
    build = gains[BUILD, cell]
    if copies(s.hands[seat], card) < 2 and holds(view[REACH], other):
        if share_a_window(cell, other):
            build = gain_by_building(s, team, cell, _without_card(view, cell, other), w)
        build -= w[FORFEIT] * gains[LOSE, other]
    return build + gains[STOP, cell]


@kernel
def _without_card(view: Outlook, cell: int, other: int) -> Outlook:
    """The same outlook without the two cells of a card."""
    changed = view.copy()
    changed[REACH, cell >> 6] &= ~bits.bit(cell & 63)
    changed[REACH, other >> 6] &= ~bits.bit(other & 63)
    return changed


@kernel
def _worth_of_card(
    s: Table, team: int, card: int, view: Outlook, w: Weights, gains: Gains
) -> float:
    """What a card in hand is worth: the better of its cells; a jack more than any."""
    if is_dead(s, card):
        return 0.0
    if s.cells[card, 0] >= CELLS:
        return 2 * w[TWO_EYED_JACK]
    alone = view.copy()
    alone[REACH] = _NOTHING
    best = 0.0
    for copy in range(2):
        if s.open_cards[copy] >> np.uint64(card) & np.uint64(1) != _NOTHING:
            cell = whole(s.cells[card, copy])
            best = max(best, gain_by_building(s, team, cell, alone, w) + gains[STOP, cell])
    return best


@kernel
def weigh(s: Table, seat: int, actions: Actions, count: int, out: Features) -> None:
    """Weigh the actions as the tuned weights say."""
    weigh_by(s, seat, actions, count, TUNED, out)


@kernel
def weigh_at_first(s: Table, seat: int, actions: Actions, count: int, out: Features) -> None:
    """Weigh the actions as the first weights said."""
    weigh_by(s, seat, actions, count, FIRST, out)


@kernel
def value_by(s: Table, fit: Weights, out: Features) -> None:
    """Each seat's chance to win: its team's prospect compared with those of the others."""
    chances = np.zeros(TEAMS)
    if s.phase == OVER:
        for team in range(s.teams):
            chances[team] = 1.0 if s.winner == NO_TEAM else 0.0
        if s.winner != NO_TEAM:
            chances[s.winner] = 1.0
    else:
        counts = np.empty(KINDS)
        for team in range(s.teams):
            chances[team] = np.exp(_prospect(s, team, fit, counts))
    total = chances.sum()
    for seat in range(s.players):
        out[seat] = chances[team_of(s, seat)] / total


@kernel
def _prospect(s: Table, team: int, fit: Weights, counts: Weights) -> float:
    """How well a team stands, by the board and by the cards in its hands."""
    first = first_of_kinds(s, team)
    tally(s, team, counts)
    total = fit[COUNTED] * whole(s.counted[team])
    for k in range(KINDS):
        total += fit[first + k] * counts[k]
    return total


@kernel
def value(s: Table, out: Features) -> None:
    """Estimate each seat's chance to win."""
    value_by(s, FIT, out)


@kernel
def value_at_first(s: Table, out: Features) -> None:
    """Estimate each seat's chance to win as the first weights did."""
    value_by(s, FIRST_FIT, out)
