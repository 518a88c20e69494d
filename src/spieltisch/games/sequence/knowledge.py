"""What good play in Sequence knows, apart from the rules; `prospects` has the numbers."""

from __future__ import annotations

import numpy as np

from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.engine.contract import Actions, Features
from spieltisch.engine.moves import argument, arguments, is_a
from spieltisch.games.sequence.board import CELLS, holds
from spieltisch.games.sequence.cards import copies
from spieltisch.games.sequence.lines import (
    ABSENT,
    ALL_WINDOWS,
    CELL_WORDS,
    Windows,
    count_windows,
)
from spieltisch.games.sequence.prospects import (
    BUILD,
    LENGTH,
    STOP,
    TAKE,
    WILD,
    Worths,
    find_worths,
    first_of_kinds,
    gain,
    gain_without,
    reach_of,
    tally,
)
from spieltisch.games.sequence.record import (
    BOTH,
    CLAIM,
    DRAW,
    GIVE,
    NO_TEAM,
    OVER,
    PENALTY,
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
_ONE = np.uint64(1)


@kernel
def weigh_by(s: Table, seat: int, actions: Actions, count: int, w: Weights, out: Features) -> None:
    """Give each action a weight above 0: the better it looks, the larger."""
    team = team_of(s, seat)
    worths = np.zeros(4 * LENGTH)
    find_worths(s, team, w, worths)
    reach_low, reach_high = reach_of(s, seat)
    windows, cells = np.empty(ALL_WINDOWS, np.uint8), np.zeros(CELL_WORDS, np.uint64)
    if s.phase == PENALTY:  # one of the cards is given, and each is worth what it does alone
        count_windows(s, team, _NOTHING, _NOTHING, cells, windows)
    else:
        count_windows(s, team, reach_low, reach_high, cells, windows)
    for other in range(s.teams):
        if other != team:
            count_windows(s, other, ~_NOTHING, ~_NOTHING, cells, windows)
    for k in range(count):
        action = whole(actions[k])
        gains = 0.0
        if is_a(action, PLACE):
            gains = _gain_by_card(s, seat, argument(action, PLACE), windows, worths)
        elif is_placement(action):
            cell = cell_of(action)
            reach = reach_low if cell < 64 else reach_high
            table = BUILD if reach >> np.uint64(cell & 63) & _ONE == _ONE else WILD
            gains = gain(windows, team, cell, worths, table, 0.0)
            gains = gains + _gain_by_stopping(s, team, cell, windows, worths) - w[TWO_EYED_JACK]
        elif is_removal(action):
            cell = cell_of(action)
            gains = _gain_by_taking(s, team, cell, windows, worths) - w[ONE_EYED_JACK]
        elif is_a(action, SWAP):
            gains = 3.0  # a dead card is of no use to anybody
        elif is_a(action, DRAW):
            gains = 4.0
        elif is_a(action, CLAIM):
            gains = 1.0 if arguments(action, CLAIM)[1] == BOTH else 0.0
        elif is_a(action, GIVE):
            gains = -_worth_of_card(s, team, argument(action, GIVE), windows, w, worths)
        out[k] = np.exp(min(gains / HEAT, MOST))


@kernel
def _gain_by_card(s: Table, seat: int, cell: int, windows: Windows, worths: Worths) -> float:
    """What a card played to a cell gains; its other cell is then out of reach."""
    team, card = team_of(s, seat), whole(s.layout[cell])
    first, second = whole(s.cells[card, 0]), whole(s.cells[card, 1])
    copy, other = (1, second) if first == cell else (0, first)
    is_open = s.open_cards[copy] >> np.uint64(card) & _ONE == _ONE
    if is_open and copies(s.hands[seat], card) < 2:
        build = gain_without(windows, team, cell, other, worths)
    else:
        build = gain(windows, team, cell, worths, BUILD, 0.0)
    return build + _gain_by_stopping(s, team, cell, windows, worths)


@inlined
def _gain_by_stopping(s: Table, team: int, cell: int, windows: Windows, worths: Worths) -> float:
    """What the other teams lose by a chip on a cell."""
    total = 0.0
    for other in range(s.teams):
        if other != team:
            total = gain(windows, other, cell, worths, STOP, total)
    return total


@kernel
def _gain_by_taking(s: Table, team: int, cell: int, windows: Windows, worths: Worths) -> float:
    """What another team loses by its chip on a cell; one of a sequence breaks it (S13)."""
    for other in range(s.teams):
        if other != team and holds(s.chips[other], cell):
            broken = worths[STOP] if holds(s.locked[other], cell) else 0.0
            return gain(windows, other, cell, worths, TAKE, broken)
    return 0.0


@kernel
def _worth_of_card(
    s: Table, team: int, card: int, windows: Windows, w: Weights, worths: Worths
) -> float:
    """What a card in hand is worth: the better of its cells; a jack more than any.

    The windows are counted as if there were no cards at hand: for this cell there is one.
    """
    if is_dead(s, card):
        return 0.0
    if s.cells[card, 0] >= CELLS:
        return 2 * w[TWO_EYED_JACK]
    best = 0.0
    for copy in range(2):
        if s.open_cards[copy] >> np.uint64(card) & _ONE != _NOTHING:
            cell = whole(s.cells[card, copy])
            build = gain(windows, team, cell, worths, BUILD - ABSENT, 0.0)
            best = max(best, build + _gain_by_stopping(s, team, cell, windows, worths))
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
