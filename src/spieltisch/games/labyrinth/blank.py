"""The blank table that the options describe: all that is not drawn by lot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from spieltisch.engine.contract import State
from spieltisch.engine.records import viewed
from spieltisch.games.labyrinth.board import NO_SLOT, NOWHERE
from spieltisch.games.labyrinth.drawn import (
    CLASSIC,
    STONES_ON,
    Drawing,
    is_classic,
    read_drawing,
    read_starts,
)
from spieltisch.games.labyrinth.record import (
    ALL_SHOWN,
    ANY_KIND,
    ENDLESS,
    ONE_SHOWN,
    RECORD,
    Table,
)
from spieltisch.games.labyrinth.sets import SET_LENGTH
from spieltisch.games.labyrinth.tiles import CORNER_KIND, KINDS, T_KIND

USUAL_SIDE = 7

#: R24: which of their goals players know, by the option's value.
GOALS_SHOWN = {"all": ALL_SHOWN, "one": ONE_SHOWN}


def drawing_of(options: Mapping[str, Any]) -> Drawing:
    """The board that the options speak of, as far as it is not drawn by lot."""
    board = options["board"]
    if is_classic(board):
        return CLASSIC
    if board == "random":
        width, height = options["width"] or USUAL_SIDE, options["height"] or USUAL_SIDE
        return Drawing(width, height, [None] * (width * height), [False] * (width * height))
    return read_drawing(board)


def lots(drawing: Drawing) -> int:
    """How many tiles are drawn by lot."""
    return drawing.tiles.count(None) + (drawing.free is None)


def share_of(percent: int, cells: int) -> int:
    """This percentage of the cells, rounded."""
    return (percent * cells + 50) // 100


def blank(players: int, options: dict[str, Any]) -> State:
    """A record with players, options and all that is not drawn by lot."""
    drawing = drawing_of(options)
    state = np.zeros(RECORD.itemsize, np.uint8)
    s = viewed(state, RECORD)
    s.players = players
    s.forbidden = NO_SLOT
    s.shared_goals = options["shared_goals"]
    s.goals_shown = GOALS_SHOWN[options.get("goals_shown", "all")]
    s.return_home = options.get("return_home", False)
    s.turn_limit = options["turn_limit"] or ENDLESS
    lay_drawing(s, drawing)
    s.figures[:] = NOWHERE
    s.figures[:players] = read_starts(drawing, options["starts"])
    if s.return_home:
        s.homes[:] = s.figures
    mix = options["tiles"]
    if mix is not None:
        s.mix[:] = [mix[kind] for kind in KINDS]
        s.exact_mix = sum(mix.values()) == lots(drawing)
    s.unset_immovable = share_of(options["immovable"], drawing.width * drawing.height)
    _lay_stones(s, options, drawing)
    return state


def lay_drawing(s: Table, drawing: Drawing) -> None:
    """Lay the tiles of a board; those drawn by lot are left out."""
    s.width, s.height = drawing.width, drawing.height
    cells = drawing.width * drawing.height
    s.set_length = 1 if cells <= 64 else 2 if cells <= 128 else 4
    sides, unset, immovable = [0, 0, 0, 0], 0, 0
    for cell, openings in enumerate(drawing.tiles):
        unset |= (openings is None) << cell
        immovable |= drawing.immovable[cell] << cell
        for side in range(4):
            sides[side] |= ((openings or 0) >> side & 1) << cell
    s.openings[:] = [set_of(number) for number in sides]
    s.unset[:] = set_of(unset)
    s.immovable[:] = set_of(immovable)
    s.unset_free = drawing.free is None
    s.free = drawing.free or 0


def set_of(number: int) -> list[int]:
    """The set of the cells whose bits are set in a number, as its words."""
    return [number >> 64 * word & (1 << 64) - 1 for word in range(SET_LENGTH)]


def _lay_stones(s: Table, options: Mapping[str, Any], drawing: Drawing) -> None:
    s.stones[:] = NOWHERE
    for stone, place in drawing.stones.items():
        s.stones[stone - 1] = place
    if is_classic(options["board"]):
        s.unset_stones[CORNER_KIND] = STONES_ON["corner"]
        s.unset_stones[T_KIND] = STONES_ON["t"]
    elif not drawing.stones:
        s.unset_stones[ANY_KIND] = options["stones"]
    s.stone_limit = max([*drawing.stones, int(options["stones"])])
    if drawing.goals is None:
        s.goals_each = options["goals"]
    else:
        for seat, goals in enumerate(drawing.goals):
            s.goals[seat] = np.uint64(sum(1 << (stone - 1) for stone in set(goals)))
            s.left[seat] = len(set(goals))
