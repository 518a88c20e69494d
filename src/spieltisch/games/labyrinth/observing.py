"""What a seat can learn from: the features that `observe` writes."""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.blocks import Blocks, share
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.engine.contract import Features
from spieltisch.engine.records import fill
from spieltisch.games.labyrinth.board import CELLS, FREE_TILE, MOST, NO_SLOT, SLOTS
from spieltisch.games.labyrinth.record import ENDLESS, OVER, SEATS, STONES, WALKING, Table
from spieltisch.games.labyrinth.rules import reachable

#: Planes lie on a grid of 15 x 15, whatever the size of the board. Seats come in order, the
#: viewer's own first. `goals` are the viewer's, and `stones` how many of the others may want each
#: of the stones: those that did not collect it when they could have do not. `reachable` is where
#: the figure to move can walk. What is on the free tile comes as two numbers beside its openings.
#: `homes` are where the viewer has to return to and, at half the strength, the others (R25).
FEATURES = Blocks(
    openings=(4, MOST, MOST),
    board=(MOST, MOST),
    immovable=(MOST, MOST),
    goals=(MOST, MOST),
    stones=(MOST, MOST),
    reachable=(MOST, MOST),
    figures=(SEATS, MOST, MOST),
    free_openings=(4,),
    free_goals=(),
    free_stones=(),
    forbidden=(SLOTS,),
    left=(SEATS,),
    collected=(SEATS,),
    turn=(SEATS,),
    players=(SEATS,),
    phase=(OVER + 1,),
    turns=(),
    shared_goals=(),
    goals_shown=(),
    return_home=(),
    homes=(MOST, MOST),
)
SIZE = FEATURES.size
_OPENINGS, _BOARD, _IMMOVABLE = FEATURES["openings"], FEATURES["board"], FEATURES["immovable"]
_GOALS, _STONES, _REACHABLE = FEATURES["goals"], FEATURES["stones"], FEATURES["reachable"]
_FIGURES, _FREE_OPENINGS = FEATURES["figures"], FEATURES["free_openings"]
_FREE_GOALS, _FREE_STONES = FEATURES["free_goals"], FEATURES["free_stones"]
_FORBIDDEN, _LEFT, _COLLECTED = FEATURES["forbidden"], FEATURES["left"], FEATURES["collected"]
_TURN, _PLAYERS, _PHASE = FEATURES["turn"], FEATURES["players"], FEATURES["phase"]
_TURNS, _SHARED_GOALS = FEATURES["turns"], FEATURES["shared_goals"]
_GOALS_SHOWN, _RETURN_HOME = FEATURES["goals_shown"], FEATURES["return_home"]
_HOMES = FEATURES["homes"]

#: Several stones may lie on one tile, and a seat has few of all stones to collect.
_STONES_ON_A_TILE, _MANY_GOALS = 4, STONES // 2

_ZERO = np.uint64(0)
_ONE = np.uint64(1)


@kernel
def observe(s: Table, viewer: int, out: Features) -> int:
    """Write the viewer's features."""
    fill(out[:SIZE], 0.0)
    first, players = max(viewer, 0), whole(s.players)
    _observe_maze(s, out)
    if s.phase == WALKING:
        _observe_ways(s, out)
    _observe_stones(s, viewer, out)
    for k in range(players):
        seat = first + k if first + k < players else first + k - players
        out[_FIGURES + k * CELLS + _place_on_grid(s, whole(s.figures[seat]))] = 1.0
        out[_LEFT + k] = share(whole(s.left[seat]), _MANY_GOALS)
        out[_COLLECTED + k] = share(bits.count(s.collected[seat]), _MANY_GOALS)
        out[_TURN + k] = 1.0 if s.turn == seat else 0.0
        out[_PLAYERS + k] = 1.0
        if s.return_home != 0:
            home = _HOMES + _place_on_grid(s, whole(s.homes[seat]))
            out[home] = max(out[home], 1.0 if seat == viewer else 0.5)
    if s.forbidden != NO_SLOT:
        out[_FORBIDDEN + whole(s.forbidden)] = 1.0
    out[_PHASE + whole(s.phase)] = 1.0
    if s.turn_limit != ENDLESS:
        out[_TURNS] = share(whole(s.turns), whole(s.turn_limit))
    out[_SHARED_GOALS] = s.shared_goals
    out[_GOALS_SHOWN] = s.goals_shown
    out[_RETURN_HOME] = s.return_home
    return SIZE


@kernel
def _observe_maze(s: Table, out: Features) -> None:
    for side in range(4):
        out[_FREE_OPENINGS + side] = s.free >> side & 1
    cell = 0
    for row in range(s.height):
        for column in range(s.width):
            place, word, bit = row * MOST + column, cell >> 6, np.uint64(cell & 63)
            cell += 1
            out[_BOARD + place] = 1.0
            for side in range(4):
                out[_OPENINGS + side * CELLS + place] = whole(s.openings[side, word] >> bit & _ONE)
            out[_IMMOVABLE + place] = whole(s.immovable[0, word] >> bit & _ONE)


@kernel
def _observe_ways(s: Table, out: Features) -> None:
    cells = reachable(s, whole(s.figures[s.turn]))
    cell = 0
    for row in range(s.height):
        for column in range(s.width):
            is_near = cells[cell >> 6] >> np.uint64(cell & 63) & _ONE
            out[_REACHABLE + row * MOST + column] = whole(is_near)
            cell += 1


@kernel
def _observe_stones(s: Table, viewer: int, out: Features) -> None:
    goals = s.goals[viewer] if viewer >= 0 else _ZERO
    players = whole(s.players)
    for stone in range(s.stone_limit):
        place = whole(s.stones[stone])
        if place >= CELLS and place != FREE_TILE:
            continue
        is_free = place == FREE_TILE
        cell = 0 if is_free else _place_on_grid(s, place)
        if goals >> np.uint64(stone) & _ONE != _ZERO:
            target = _FREE_GOALS if is_free else _GOALS + cell
            out[target] = min(1.0, out[target] + 1.0 / _STONES_ON_A_TILE)
        wanted = 0
        for seat in range(players):
            unwanted = s.ruled_out[seat] | s.collected[seat]
            if seat != viewer and unwanted >> np.uint64(stone) & _ONE == _ZERO:
                wanted += 1
        target = _FREE_STONES if is_free else _STONES + cell
        out[target] = min(1.0, out[target] + (1 + wanted) / (SEATS + 1) / _STONES_ON_A_TILE)


@inlined
def _place_on_grid(s: Table, cell: int) -> int:
    width = whole(s.width)
    return cell // width * MOST + cell % width
