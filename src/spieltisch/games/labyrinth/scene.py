"""What one seat sees of the table, and how the points came about, as plain data."""

from __future__ import annotations

from typing import Any

import numpy as np

from spieltisch.engine.contract import MAX_SEATS, State
from spieltisch.engine.parts import Parts
from spieltisch.engine.plain import Fields, members, number_of, plain
from spieltisch.games.labyrinth import survey
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
from spieltisch.games.labyrinth.tiles import THIN, sides_of
from spieltisch.games.labyrinth.turns import result

_SIDES = [sides_of(openings) for openings in range(16)]
_OPENINGS = {f"{openings:04b}": openings for openings in range(16)}

PHASES = {INSERT: "insert", WALK: "walk", OVER: "over"}


_GOALS = Fields(RECORD, "goals", "left", "players")
_TILES = Fields(RECORD, "openings", "immovable", "width", "height")
_FREE = Fields(RECORD, "free", "stones")
_SLOTS = Fields(RECORD, "forbidden", "slots", "phase")
_STONES = Fields(RECORD, "stones", "width")
_FOUND = Fields(RECORD, "collected", "ruled_out", "left", "players")
_WALKING = Fields(RECORD, "openings", "figures", "turn", "phase", "words", "width", "height")
_TURN = Fields(
    RECORD,
    *("figures", "forbidden", "turn", "phase", "turns", "turn_limit", "shared_goals"),
    *("width", "height", "players"),
)
_SECRET = ("generator", "goals")
_OPEN = Fields(RECORD, *(name for name in RECORD.names or () if name not in _SECRET))


def write(state: State, viewer: int, parts: Parts) -> dict[str, Any]:
    """The scene of a state from which everything hidden has been erased."""
    fields = state.tobytes()
    goals = parts.common(_write_goals, _GOALS, fields)
    return {
        **parts.common(_write_open, _OPEN, fields),
        "goals": goals[viewer] if viewer >= 0 else None,
        "all_goals": goals,
    }


def _write_open(state: bytes, parts: Parts) -> dict[str, Any]:
    """What lies open on the table."""
    return {
        **parts.common(_write_turn, _TURN, state),
        "board": parts.part(_write_signs, _TILES, state),
        "tiles": parts.part(_write_tiles, _TILES, state),
        "free": parts.part(_write_free, _FREE, state),
        "slots": parts.part(_write_slots, _SLOTS, state),
        "stones": parts.part(_write_stones, _STONES, state),
        **parts.common(_write_found, _FOUND, state),
        "reachable": parts.part(_write_reachable, _WALKING, state),
    }


def _write_turn(state: bytes, parts: Parts) -> dict[str, Any]:
    s = _TURN.of(state)
    return {
        "width": s.width,
        "height": s.height,
        "forbidden": None if s.forbidden == NO_SLOT else slot_name(s.forbidden),
        "figures": [cell_name(place, s.width) for place in s.figures[: s.players]],
        "turn": s.turn,
        "turns": s.turns,
        "turn_limit": None if s.turn_limit == ENDLESS else s.turn_limit,
        "phase": PHASES[s.phase],
        "shared_goals": bool(s.shared_goals),
    }


def _write_signs(state: bytes, parts: Parts) -> list[str]:
    return write_board(_TILES.of(state))


def _write_tiles(state: bytes, parts: Parts) -> list[list[dict[str, Any]]]:
    s = _TILES.of(state)
    tiles = [{"open": _SIDES[o], "immovable": immovable} for o, immovable in tiles_of(s)]
    return [tiles[row : row + s.width] for row in range(0, len(tiles), s.width)]


def _write_free(state: bytes, parts: Parts) -> dict[str, Any]:
    s = _FREE.of(state)
    return {
        "sign": THIN[s.free],
        "open": _SIDES[s.free],
        "rotations": rotations_of(s.free),
        "stones": [n for n, place in enumerate(s.stones, 1) if place == FREE_TILE],
    }


def _write_slots(state: bytes, parts: Parts) -> list[str]:
    return lines_of(survey.open_slots(state)) if _SLOTS.of(state).phase == INSERT else []


def _write_stones(state: bytes, parts: Parts) -> dict[str, str]:
    return write_stones(_STONES.of(state))


def _write_found(state: bytes, parts: Parts) -> dict[str, Any]:
    s = _FOUND.of(state)
    return {
        "left": s.left[: s.players],
        "collected": [stones_in(stones) for stones in s.collected[: s.players]],
        "ruled_out": [stones_in(stones) for stones in s.ruled_out[: s.players]],
    }


def _write_reachable(state: bytes, parts: Parts) -> list[str]:
    s = _WALKING.of(state)
    if s.phase != WALK:
        return []
    cells = members(survey.reachable(state))
    return [cell_name(c, s.width) for c in cells if c < s.width * s.height]


def _write_goals(state: bytes, parts: Parts) -> list[list[int] | None]:
    """The goals that everybody has still to collect, or None if they are not to be seen."""
    s = _GOALS.of(state)
    shown = [stones_in(goals) for goals in s.goals[: s.players]]
    return [goals if len(goals) == s.left[seat] else None for seat, goals in enumerate(shown)]


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
