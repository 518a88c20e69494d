"""What a seat can learn from: the features that `observe` writes."""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.blocks import Blocks, mark, share
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.engine.contract import Features
from spieltisch.engine.records import fill
from spieltisch.games.labyrinth.board import CELLS, FREE_TILE, NO_SLOT, SLOTS
from spieltisch.games.labyrinth.record import ENDLESS, OVER, SEATS, STONES, WALKING, Table
from spieltisch.games.labyrinth.rules import reachable

#: What is on the free tile comes as two numbers beside its openings.
OF_ALL = Blocks(
    free_openings=(4,),
    free_goals=(),
    free_stones=(),
    forbidden=(SLOTS,),
    phase=(OVER + 1,),
    turns=(),
    shared_goals=(),
    goals_shown=(),
    return_home=(),
)
#: Seats come in order, the viewer's own first.
OF_A_SEAT = Blocks(left=(), collected=(), turn=())
#: Of each cell: `goals` are the viewer's, and `stones` how many of the others may want each of the
#: stones: those that did not collect it when they could have do not. `reachable` is where the
#: figure to move can walk. `homes` are where the viewer has to return to and, at half the strength,
#: the others (R25).
OF_A_CELL = Blocks(openings=(4,), immovable=(), goals=(), stones=(), reachable=(), homes=())

_BY_SEAT, _A_SEAT, _A_CELL = OF_ALL.size, OF_A_SEAT.size, OF_A_CELL.size
_FREE_OPENINGS, _FORBIDDEN = OF_ALL["free_openings"], OF_ALL["forbidden"]
_FREE_GOALS, _FREE_STONES = OF_ALL["free_goals"], OF_ALL["free_stones"]
_PHASE, _TURNS, _SHARED_GOALS = OF_ALL["phase"], OF_ALL["turns"], OF_ALL["shared_goals"]
_GOALS_SHOWN, _RETURN_HOME = OF_ALL["goals_shown"], OF_ALL["return_home"]
_LEFT, _COLLECTED, _TURN = OF_A_SEAT["left"], OF_A_SEAT["collected"], OF_A_SEAT["turn"]
_OPENINGS, _IMMOVABLE = OF_A_CELL["openings"], OF_A_CELL["immovable"]
_GOALS, _STONES = OF_A_CELL["goals"], OF_A_CELL["stones"]
_REACHABLE, _HOMES = OF_A_CELL["reachable"], OF_A_CELL["homes"]

#: Several stones may lie on one tile, and a seat has few of all stones to collect.
_STONES_ON_A_TILE, _MANY_GOALS = 4, STONES // 2

_ZERO = np.uint64(0)
_ONE = np.uint64(1)


def features(s: Table) -> Blocks:
    """The numbers that `observe` writes; `figures` are where they stand."""
    players, height, width = whole(s.players), whole(s.height), whole(s.width)
    by_cell = OF_A_CELL.over(height, width)
    figures = (players, height, width)
    return Blocks(**OF_ALL.shapes, **OF_A_SEAT.each(players), **by_cell, figures=figures)


@kernel
def observe(s: Table, viewer: int, out: Features) -> int:
    """Write the viewer's features."""
    players, cells = whole(s.players), whole(s.width) * whole(s.height)
    by_cell = _BY_SEAT + players * _A_SEAT
    figures = by_cell + cells * _A_CELL
    size = figures + players * cells
    fill(out[:size], 0.0)
    _observe_maze(s, by_cell, cells, out)
    _observe_stones(s, viewer, by_cell, cells, out)
    first = max(viewer, 0)
    for k in range(players):
        seat = first + k if first + k < players else first + k - players
        out[figures + k * cells + whole(s.figures[seat])] = 1.0
        out[_BY_SEAT + players * _LEFT + k] = share(whole(s.left[seat]), _MANY_GOALS)
        collected = bits.count(s.collected[seat])
        out[_BY_SEAT + players * _COLLECTED + k] = share(collected, _MANY_GOALS)
        out[_BY_SEAT + players * _TURN + k] = 1.0 if s.turn == seat else 0.0
        if s.return_home != 0:
            home = by_cell + cells * _HOMES + whole(s.homes[seat])
            out[home] = max(out[home], 1.0 if seat == viewer else 0.5)
    if s.forbidden != NO_SLOT:
        out[_FORBIDDEN + whole(s.forbidden)] = 1.0
    out[_PHASE + whole(s.phase)] = 1.0
    if s.turn_limit != ENDLESS:
        out[_TURNS] = share(whole(s.turns), whole(s.turn_limit))
    out[_SHARED_GOALS] = s.shared_goals
    out[_GOALS_SHOWN] = s.goals_shown
    out[_RETURN_HOME] = s.return_home
    return size


@kernel
def _observe_maze(s: Table, by_cell: int, cells: int, out: Features) -> None:
    mark(np.uint64(whole(s.free)), out, _FREE_OPENINGS, 1.0)
    openings = by_cell + cells * _OPENINGS
    for word in range(s.set_length):
        for side in range(4):
            mark(s.openings[side, word], out, openings + side * cells + 64 * word, 1.0)
        mark(s.immovable[0, word], out, by_cell + cells * _IMMOVABLE + 64 * word, 1.0)
    if s.phase == WALKING:
        near = reachable(s, whole(s.figures[s.turn]))
        for word in range(s.set_length):
            mark(near[word], out, by_cell + cells * _REACHABLE + 64 * word, 1.0)


@kernel
def _observe_stones(s: Table, viewer: int, by_cell: int, cells: int, out: Features) -> None:
    goals = s.goals[viewer] if viewer >= 0 else _ZERO
    for stone in range(s.stone_limit):
        place = whole(s.stones[stone])
        is_free = place == FREE_TILE
        if place >= CELLS and not is_free:
            continue
        if goals >> np.uint64(stone) & _ONE != _ZERO:
            target = _FREE_GOALS if is_free else by_cell + cells * _GOALS + place
            out[target] = min(1.0, out[target] + 1.0 / _STONES_ON_A_TILE)
        target = _FREE_STONES if is_free else by_cell + cells * _STONES + place
        interest = (1 + _others_who_want(s, viewer, stone)) / (SEATS + 1)
        out[target] = min(1.0, out[target] + interest / _STONES_ON_A_TILE)


@inlined
def _others_who_want(s: Table, viewer: int, stone: int) -> int:
    count = 0
    for seat in range(s.players):
        unwanted = s.ruled_out[seat] | s.collected[seat]
        if seat != viewer and unwanted >> np.uint64(stone) & _ONE == _ZERO:
            count += 1
    return count
