"""What one seat sees of the table, and how the points came about, as plain data."""

from __future__ import annotations

from typing import Any

import numpy as np

from spieltisch.engine.contract import MAX_SEATS, State
from spieltisch.games.gluex import scoring
from spieltisch.games.gluex.boards import CORRIDOR, LETTERS, RECONSTRUCTIONS
from spieltisch.games.gluex.chips import COLOURS, FACES, NO_CHIP, TYPE_NAMES, sides, type_name
from spieltisch.games.gluex.record import CHOOSE, NO_SEAT, OVER, RECORD, ROOMS, SEATS, TURN
from spieltisch.games.gluex.rules import find_origins, find_targets, is_finished
from spieltisch.games.gluex.squares import CELLS, STRIDE, cell_name, cells_of

PHASES = {CHOOSE: "choose", TURN: "turn", OVER: "over"}


def write(state: State, viewer: int) -> dict[str, Any]:
    """The scene of a state from which everything hidden has been erased."""
    s = state.view(RECORD)[0]
    seats = range(int(s.players))
    layout = write_layout(s)
    return {
        "layout": layout,
        "reconstruction": tuple(layout) in RECONSTRUCTIONS,
        "middle": LETTERS[int(s.middle) - 1],
        "starts": [cell_name(int(s.starts[seat])) for seat in seats],
        "colours": list(COLOURS["en"][: len(seats)]),
        "chips": [
            {"cell": cell_name(place), "seat": seat, "pips": pips, "height": height}
            for place, (seat, pips, height) in tops(s).items()
        ],
        "rooms": rooms(s),
        "hand": _hand(int(s.hands[viewer])) if viewer >= 0 else None,
        "hands": [type_name(int(s.hands[seat])) for seat in seats],
        "left": [_left(s, seat) for seat in seats],
        "targets": [_targets(state, seat) for seat in seats],
        "choices": [int(s.sides[seat]) or None for seat in seats],
        "chosen": [seat for seat in seats if s.chosen >> seat & 1],
        "excluded": [seat for seat in seats if s.excluded >> seat & 1],
        "finished": [seat for seat in seats if is_finished(s, seat)],
        "first": None if s.first == NO_SEAT else int(s.first),
        "turn": None if s.turn == NO_SEAT else int(s.turn),
        "phase": PHASES[int(s.phase)],
        "last_chip": "kept" if s.last_kept else "played",
        "tie_break": _tie_break(s),
        "end": _end(s),
    }


def write_layout(s: Any) -> list[str]:
    """The rooms and corridors, row by row."""
    signs = CORRIDOR + LETTERS
    rows = [s.rooms[y * STRIDE : y * STRIDE + int(s.width)] for y in range(int(s.height))]
    return ["".join(signs[int(room)] for room in row) for row in rows]


def tops(s: Any) -> dict[int, tuple[int, int, int]]:
    """The topmost chip on each square that has one: its seat, its pips, the stack's height."""
    faces = {place: face + 1 for face in range(FACES) for place in cells_of(s.faces[face])}
    full = set(cells_of(s.full))
    found = {
        place: (seat, faces[place], 2 if place in full else 1)
        for seat in range(int(s.players))
        for place in cells_of(s.chips[seat])
    }
    return dict(sorted(found.items()))


def _hand(kind: int) -> dict[str, Any] | None:
    return None if kind == NO_CHIP else {"type": type_name(kind), "sides": sides(kind)}


def _left(s: Any, seat: int) -> dict[str, int]:
    """What a seat has not placed, in hand and bag together: everybody may know that (A22)."""
    held = int(s.hands[seat])
    return {name: int(s.bags[seat, k]) + (held == k + 1) for k, name in enumerate(TYPE_NAMES)}


def _targets(state: State, seat: int) -> list[dict[str, Any]]:
    """Where a seat could place as the board lies, and the chips that count there.

    The own start may be reached by no chip at all (P7).
    """
    s = state.copy().view(RECORD)[0]
    if s.phase != TURN or is_finished(s, seat):
        return []
    find_targets(s, seat)
    origins = np.zeros((CELLS, CELLS), np.bool_)
    find_origins(s, seat, origins)
    return [
        {
            "cell": cell_name(place),
            "from": [cell_name(int(o)) for o in np.flatnonzero(origins[place])],
        }
        for place in cells_of(s.targets)
    ]


def rooms(s: Any) -> list[dict[str, Any]]:
    """Who stands where in each room. Those who are tied share a place (A14, A15)."""
    pips = np.zeros((ROOMS + 1, SEATS), np.int64)
    points = np.zeros((ROOMS + 1, SEATS), np.int64)
    scoring.score_rooms(s, pips, points)
    players = int(s.players)
    found = []
    for room in sorted(set(s.rooms.tolist()) - {0}):
        shown = pips[room, :players].tolist()
        ranks = sorted(set(shown) - {0}, reverse=True)
        found.append(
            {
                "room": LETTERS[room - 1],
                "pips": shown,
                "places": [ranks.index(n) + 1 if n else None for n in shown],
                "points": points[room, :players].tolist(),
            }
        )
    return found


def _tie_break(s: Any) -> dict[str, Any] | None:
    """A17: who was tied for the win, and with how many pips in the middle room."""
    if s.phase != OVER:
        return None
    points = np.zeros(MAX_SEATS)
    winners, seats = int(scoring.result(s, points)), range(int(s.players))
    leaders = int(scoring.tied_leaders(s, points))
    tied = [seat for seat in seats if leaders >> seat & 1]
    if len(tied) < 2:
        return None
    middle = LETTERS[int(s.middle) - 1]
    pips = next(room["pips"] for room in rooms(s) if room["room"] == middle)
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
    waiting = [seat for seat in range(int(s.players)) if not is_finished(s, seat)]
    if not waiting:
        return "placed"
    return "stuck" if all(s.excluded >> seat & 1 for seat in waiting) else "kept"


def breakdown(state: State) -> dict[str, Any]:
    """Every room with pips, places and points, the sums, the tie-break, and the end."""
    s = state.view(RECORD)[0]
    scored = rooms(s)
    return {
        "end": _end(s),
        "rooms": scored,
        "points": [sum(room["points"][k] for room in scored) for k in range(int(s.players))],
        "tie_break": _tie_break(s),
    }
