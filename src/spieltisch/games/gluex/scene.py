"""What one seat sees of the table, and how the points came about, as plain data."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

import numpy as np

from spieltisch.engine.contract import MAX_SEATS, State
from spieltisch.engine.parts import Parts
from spieltisch.engine.plain import Fields, plain, state_of
from spieltisch.games.gluex import scoring, survey
from spieltisch.games.gluex.boards import CORRIDOR, LETTERS, RECONSTRUCTIONS
from spieltisch.games.gluex.chips import COLOURS, TYPE_NAMES, sides, type_name
from spieltisch.games.gluex.record import CHOOSE, NO_SEAT, OVER, RECORD, SEATS, TURN
from spieltisch.games.gluex.squares import CELLS, STRIDE, cell_name

PHASES = {CHOOSE: "choose", TURN: "turn", OVER: "over"}

_SIGNS = CORRIDOR + LETTERS
_CELL_NAMES = [cell_name(place) for place in range(CELLS)]

_HELD = Fields(RECORD, "hands", "sides", "bags", "phase", "excluded", "players")
_GROUND = ("players", "last_kept", "width", "height", "middle", "starts", "ground", "plain")
_BOARD = Fields(RECORD, *_GROUND, "rooms")
_CHIPS = ("chips", "faces", "full")
_TOPS = Fields(RECORD, *_CHIPS, "players")
_ROOMS = Fields(RECORD, *_CHIPS, "players", "rooms")
_REACH = Fields(RECORD, *_CHIPS, "players", "starts", "ground", "plain")
_TURN = ("phase", "chosen", "first", "turn", "excluded")
_OPEN = Fields(RECORD, *_CHIPS, *_TURN, *_GROUND, "rooms")
_STANDING = Fields(RECORD, *_TURN, "players")


def write(state: State, viewer: int, parts: Parts) -> dict[str, Any]:
    """The scene of a state from which everything hidden has been erased."""
    fields = state.tobytes()
    open_ = parts.common(_write_open, _OPEN, fields)
    held = parts.common(_write_held, _HELD, fields)
    places = enumerate(open_["targets"])
    return {
        **open_,
        **held,
        "hand": _hand(held["hands"][viewer]) if viewer >= 0 else None,
        "targets": [[] if seat in held["finished"] else shown for seat, shown in places],
    }


def _write_open(state: bytes, parts: Parts) -> dict[str, Any]:
    """What lies open on the table."""
    s = _STANDING.of(state)
    seats = range(s.players)
    return {
        **parts.common(_write_board, _BOARD, state),
        "chips": parts.part(_write_chips, _TOPS, state),
        "rooms": parts.part(_write_rooms, _ROOMS, state),
        "targets": [
            parts.part(_TARGETS_OF[seat], _REACH, state) if s.phase == TURN else []
            for seat in seats
        ],
        "chosen": [seat for seat in seats if s.chosen >> seat & 1],
        "excluded": [seat for seat in seats if s.excluded >> seat & 1],
        "first": None if s.first == NO_SEAT else s.first,
        "turn": None if s.turn == NO_SEAT else s.turn,
        "phase": PHASES[s.phase],
        "tie_break": _tie_break(state) if s.phase == OVER else None,
    }


def _write_board(state: bytes, parts: Parts) -> dict[str, Any]:
    """What stays as it is from the first move to the last."""
    s = _BOARD.of(state)
    layout = write_layout(s)
    return {
        "layout": layout,
        "reconstruction": tuple(layout) in RECONSTRUCTIONS,
        "middle": LETTERS[s.middle - 1],
        "starts": [_CELL_NAMES[place] for place in s.starts[: s.players]],
        "colours": list(COLOURS["en"][: s.players]),
        "last_chip": "kept" if s.last_kept else "played",
    }


def _write_chips(state: bytes, parts: Parts) -> list[dict[str, Any]]:
    return [_chip(*top) for top in survey.tops(state)]


def _write_rooms(state: bytes, parts: Parts) -> list[dict[str, Any]]:
    return rooms(state)


def _write_targets(seat: int, state: bytes, parts: Parts) -> list[dict[str, Any]]:
    """Where a seat could place as the board lies, and the chips that count there.

    The own start may be reached by no chip at all (P7).
    """
    found: dict[int, list[str]] = {}
    for place, origin in survey.targets(state, seat):
        chips = found.setdefault(place, [])
        if origin != survey.NO_ORIGIN:
            chips.append(_CELL_NAMES[origin])
    return [{"cell": _CELL_NAMES[place], "from": chips} for place, chips in found.items()]


_TARGETS_OF = [partial(_write_targets, seat) for seat in range(SEATS)]


def _write_held(state: bytes, parts: Parts) -> dict[str, Any]:
    """What is known of hands and bags."""
    s = _HELD.of(state)
    seats = range(s.players)
    left = [_left(s, seat) for seat in seats]
    return {
        "hands": [type_name(kind) for kind in s.hands[: s.players]],
        "left": left,
        "choices": [pips or None for pips in s.sides[: s.players]],
        "finished": [seat for seat in seats if not any(left[seat].values())],
        "end": _end(s),
    }


def write_layout(s: Any) -> list[str]:
    """The rooms and corridors, row by row."""
    signs = "".join([_SIGNS[room] for room in s.rooms])
    return [signs[row : row + s.width] for row in range(0, s.height * STRIDE, STRIDE)]


def _hand(name: str | None) -> dict[str, Any] | None:
    """The chip in a hand with both of its sides; None if it is not to be seen."""
    return {"type": name, "sides": sides(TYPE_NAMES.index(name) + 1)} if name else None


@cache
def _chip(place: int, seat: int, pips: int, height: int) -> dict[str, Any]:
    return {"cell": _CELL_NAMES[place], "seat": seat, "pips": pips, "height": height}


def _left(s: Any, seat: int) -> dict[str, int]:
    """What a seat has not placed, in hand and bag together: everybody may know that (A22)."""
    held = s.hands[seat]
    return {name: s.bags[seat][k] + (held == k + 1) for k, name in enumerate(TYPE_NAMES)}


def rooms(state: bytes) -> list[dict[str, Any]]:
    """Who stands where in each room. Those who are tied share a place (A14, A15)."""
    s, (counted, worth) = _ROOMS.of(state), survey.room_scores(state)
    found = []
    for room in sorted(set(s.rooms) - {0}):
        shown = counted[room][: s.players]
        ranks = sorted(set(shown) - {0}, reverse=True)
        found.append(
            {
                "room": LETTERS[room - 1],
                "pips": shown,
                "places": [ranks.index(n) + 1 if n else None for n in shown],
                "points": worth[room][: s.players],
            }
        )
    return found


def _tie_break(state: bytes) -> dict[str, Any] | None:
    """A17: who was tied for the win, and with how many pips in the middle room."""
    s, record, points = _OPEN.of(state), state_of(state).view(RECORD)[0], np.zeros(MAX_SEATS)
    winners, seats = int(scoring.result(record, points)), range(s.players)
    leaders = int(scoring.tied_leaders(record, points))
    tied = [seat for seat in seats if leaders >> seat & 1]
    if len(tied) < 2:
        return None
    middle = LETTERS[s.middle - 1]
    pips = next(room["pips"] for room in rooms(state) if room["room"] == middle)
    return {
        "room": middle,
        "tied": tied,
        "pips": [pips[seat] for seat in tied],
        "winners": [seat for seat in tied if winners >> seat & 1],
    }


def _end(s: Any) -> str | None:
    """How the game ended: all chips placed, the last ones kept, or somebody left stuck."""
    if s.phase != OVER:
        return None
    waiting = [seat for seat in range(s.players) if any(_left(s, seat).values())]
    if not waiting:
        return "placed"
    return "stuck" if all(s.excluded >> seat & 1 for seat in waiting) else "kept"


def breakdown(state: State) -> dict[str, Any]:
    """Every room with pips, places and points, the sums, the tie-break, and the end."""
    s, fields = plain(state, RECORD), state.tobytes()
    scored = rooms(fields)
    return {
        "end": _end(s),
        "rooms": scored,
        "points": [sum(room["points"][k] for room in scored) for k in range(s.players)],
        "tie_break": _tie_break(fields) if s.phase == OVER else None,
    }
