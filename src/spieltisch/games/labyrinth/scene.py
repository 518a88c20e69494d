"""What one seat sees of the table, and how the points came about, as plain data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from spieltisch.engine.contract import MAX_SEATS, State
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

PHASES = {INSERT: "insert", WALK: "walk", OVER: "over"}


def write(state: State, viewer: int) -> dict[str, Any]:
    """The scene of a state from which everything hidden has been erased."""
    s = state.view(RECORD)[0]
    seats = range(int(s.players))
    goals = [_goals(s, seat) for seat in seats]
    return {
        "width": int(s.width),
        "height": int(s.height),
        "board": write_board(s),
        "tiles": _tiles(s),
        "free": {
            "sign": THIN[int(s.free)],
            "open": sides_of(int(s.free)),
            "rotations": rotations_of(int(s.free)),
            "stones": [n for n, place in enumerate(s.stones.tolist(), 1) if place == FREE_TILE],
        },
        "slots": lines_of(int(open_slots(s))) if s.phase == INSERT else [],
        "forbidden": None if s.forbidden == NO_SLOT else slot_name(int(s.forbidden)),
        "figures": [cell_name(int(s.figures[seat]), int(s.width)) for seat in seats],
        "stones": write_stones(s),
        "goals": goals[viewer] if viewer >= 0 else None,
        "all_goals": goals,
        "left": [int(s.left[seat]) for seat in seats],
        "collected": [stones_in(int(s.collected[seat])) for seat in seats],
        "ruled_out": [stones_in(int(s.ruled_out[seat])) for seat in seats],
        "reachable": _reachable(s) if s.phase == WALK else [],
        "turn": int(s.turn),
        "turns": int(s.turns),
        "turn_limit": None if s.turn_limit == ENDLESS else int(s.turn_limit),
        "phase": PHASES[int(s.phase)],
        "shared_goals": bool(s.shared_goals),
    }


def write_board(s: Any) -> list[str]:
    """The rows of the board, a sign for each tile; heavy ones are immovable."""
    width = int(s.width)
    signs = [sign_of(openings, immovable) for openings, immovable in tiles_of(s)]
    return ["".join(signs[row : row + width]) for row in range(0, len(signs), width)]


def tiles_of(s: Any) -> list[tuple[int, bool]]:
    """The openings of the tile on each cell, and whether it is immovable."""
    sides = [number_of(words) for words in s.openings.tolist()]
    fixed = number_of(s.immovable.tolist()[0])
    return [
        (sum((sides[side] >> cell & 1) << side for side in range(4)), bool(fixed >> cell & 1))
        for cell in range(int(s.width) * int(s.height))
    ]


def number_of(words: Iterable[Any]) -> int:
    """A set of cells, given by its words, as one number with a bit for each cell."""
    return sum(int(word) << 64 * k for k, word in enumerate(words))


def write_stones(s: Any) -> dict[str, str]:
    """Where the stones are that nobody has collected."""
    width = int(s.width)
    return {
        str(number): "free" if place == FREE_TILE else cell_name(place, width)
        for number, place in enumerate(s.stones.tolist(), 1)
        if place not in (GONE, NOWHERE)
    }


def _tiles(s: Any) -> list[list[dict[str, Any]]]:
    width = int(s.width)
    tiles = [{"open": sides_of(o), "immovable": immovable} for o, immovable in tiles_of(s)]
    return [tiles[row : row + width] for row in range(0, len(tiles), width)]


def _goals(s: Any, seat: int) -> list[int] | None:
    """The goals a seat has still to collect, or None if they are not to be seen."""
    shown = stones_in(int(s.goals[seat]))
    return shown if len(shown) == s.left[seat] else None


def _reachable(s: Any) -> list[str]:
    cells, width = number_of(reachable(s, int(s.figures[s.turn]))), int(s.width)
    return [cell_name(c, width) for c in range(width * int(s.height)) if cells >> c & 1]


def breakdown(state: State) -> dict[str, Any]:
    """Each seat's stones, and how the game ended (R18, R19)."""
    s = state.view(RECORD)[0]
    seats = range(int(s.players))
    stones = [stones_in(int(s.collected[seat])) for seat in seats]
    winners = int(result(s, np.zeros(MAX_SEATS)))
    done = any(s.left[seat] == 0 for seat in seats)
    return {
        "end": ("goals" if done else "limit") if s.phase == OVER else None,
        "turns": int(s.turns),
        "turn_limit": None if s.turn_limit == ENDLESS else int(s.turn_limit),
        "seats": [
            {
                "seat": seat,
                "collected": stones[seat],
                "left": int(s.left[seat]),
                "won": bool(winners >> seat & 1),
            }
            for seat in seats
        ],
    }
