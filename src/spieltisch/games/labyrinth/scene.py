"""What one seat sees of the table, and how the points came about, as plain data."""

from __future__ import annotations

from typing import Any

import numpy as np

from spieltisch.engine.contract import MAX_SEATS, State
from spieltisch.engine.plain import Shared, members, number_of, opened, plain
from spieltisch.games.labyrinth.board import (
    FREE_TILE,
    GONE,
    NO_SLOT,
    NOWHERE,
    cell_name,
    lines_of,
    slot_name,
)
from spieltisch.games.labyrinth.checks import stones_in
from spieltisch.games.labyrinth.drawn import sign_of
from spieltisch.games.labyrinth.notation import rotations_of
from spieltisch.games.labyrinth.record import ENDLESS, INSERT, OVER, RECORD, WALK
from spieltisch.games.labyrinth.rules import open_slots, reachable
from spieltisch.games.labyrinth.tiles import THIN, sides_of
from spieltisch.games.labyrinth.turns import result

_SIDES = [sides_of(openings) for openings in range(16)]
_OPENINGS = {f"{openings:04b}": openings for openings in range(16)}

PHASES = {INSERT: "insert", WALK: "walk", OVER: "over"}


def write(state: State, viewer: int, shared: Shared | None = None) -> dict[str, Any]:
    """The scene of a state from which everything hidden has been erased."""
    open_ = (shared or Shared()).part(_write_open, opened(state, RECORD, "openings"))
    s = plain(state, RECORD, "players", "goals", "left")
    goals = [_goals(s, seat) for seat in range(s.players)]
    return {**open_, "goals": goals[viewer] if viewer >= 0 else None, "all_goals": goals}


def _write_open(state: State) -> dict[str, Any]:
    """What lies open on the table; what belongs to goals is left to be filled in."""
    s, record = plain(state, RECORD), state.view(RECORD)[0]
    return {
        "width": s.width,
        "height": s.height,
        "board": write_board(s),
        "tiles": _tiles(s),
        "free": {
            "sign": THIN[s.free],
            "open": _SIDES[s.free],
            "rotations": rotations_of(s.free),
            "stones": [n for n, place in enumerate(s.stones, 1) if place == FREE_TILE],
        },
        "slots": lines_of(int(open_slots(record))) if s.phase == INSERT else [],
        "forbidden": None if s.forbidden == NO_SLOT else slot_name(s.forbidden),
        "figures": [cell_name(place, s.width) for place in s.figures[: s.players]],
        "stones": write_stones(s),
        "goals": None,
        "all_goals": [],
        "left": s.left[: s.players],
        "collected": [stones_in(stones) for stones in s.collected[: s.players]],
        "ruled_out": [stones_in(stones) for stones in s.ruled_out[: s.players]],
        "reachable": _reachable(record, s) if s.phase == WALK else [],
        "turn": s.turn,
        "turns": s.turns,
        "turn_limit": None if s.turn_limit == ENDLESS else s.turn_limit,
        "phase": PHASES[s.phase],
        "shared_goals": bool(s.shared_goals),
    }


def write_board(s: Any) -> list[str]:
    """The rows of the board, a sign for each tile; heavy ones are immovable."""
    signs = "".join([sign_of(openings, immovable) for openings, immovable in tiles_of(s)])
    return [signs[row : row + s.width] for row in range(0, len(signs), s.width)]


def tiles_of(s: Any) -> list[tuple[int, bool]]:
    """The openings of the tile on each cell, and whether it is immovable."""
    cells = s.width * s.height
    north, east, south, west = (_digits(words, cells) for words in s.openings)
    fixed = _digits(s.immovable[0], cells)
    return [
        (_OPENINGS[w + v + e + n], immovable == "1")
        for n, e, v, w, immovable in zip(north, east, south, west, fixed, strict=True)
    ]


def _digits(words: list[int], cells: int) -> str:
    """A set of cells as text: a 0 or a 1 for each."""
    return f"{number_of(words):0{cells}b}"[::-1][:cells]


def write_stones(s: Any) -> dict[str, str]:
    """Where the stones are that nobody has collected."""
    return {
        str(number): "free" if place == FREE_TILE else cell_name(place, s.width)
        for number, place in enumerate(s.stones, 1)
        if place not in (GONE, NOWHERE)
    }


def _tiles(s: Any) -> list[list[dict[str, Any]]]:
    tiles = [{"open": _SIDES[o], "immovable": immovable} for o, immovable in tiles_of(s)]
    return [tiles[row : row + s.width] for row in range(0, len(tiles), s.width)]


def _goals(s: Any, seat: int) -> list[int] | None:
    """The goals a seat has still to collect, or None if they are not to be seen."""
    shown = stones_in(s.goals[seat])
    return shown if len(shown) == s.left[seat] else None


def _reachable(record: Any, s: Any) -> list[str]:
    cells = members(number_of(reachable(record, s.figures[s.turn])))
    return [cell_name(c, s.width) for c in cells if c < s.width * s.height]


def breakdown(state: State) -> dict[str, Any]:
    """Each seat's stones, and how the game ended (R18, R19)."""
    s, record = plain(state, RECORD), state.view(RECORD)[0]
    seats = range(s.players)
    stones = [stones_in(s.collected[seat]) for seat in seats]
    winners = int(result(record, np.zeros(MAX_SEATS)))
    done = any(s.left[seat] == 0 for seat in seats)
    return {
        "end": ("goals" if done else "limit") if s.phase == OVER else None,
        "turns": s.turns,
        "turn_limit": None if s.turn_limit == ENDLESS else s.turn_limit,
        "seats": [
            {
                "seat": seat,
                "collected": stones[seat],
                "left": s.left[seat],
                "won": bool(winners >> seat & 1),
            }
            for seat in seats
        ],
    }
