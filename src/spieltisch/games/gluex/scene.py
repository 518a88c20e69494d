"""What one seat sees of the table, and how the points came about, as plain data."""

from __future__ import annotations

from typing import Any

import numpy as np

from spieltisch.engine.contract import MAX_SEATS, State
from spieltisch.engine.plain import Shared, members, number_of, opened, plain
from spieltisch.games.gluex import scoring
from spieltisch.games.gluex.boards import CORRIDOR, LETTERS, RECONSTRUCTIONS
from spieltisch.games.gluex.chips import COLOURS, NO_CHIP, TYPE_NAMES, sides, type_name
from spieltisch.games.gluex.record import CHOOSE, NO_SEAT, OVER, RECORD, ROOMS, SEATS, TURN
from spieltisch.games.gluex.rules import find_origins, find_targets
from spieltisch.games.gluex.squares import CELLS, STRIDE, cell_name

PHASES = {CHOOSE: "choose", TURN: "turn", OVER: "over"}


_SIGNS = CORRIDOR + LETTERS
_CELL_NAMES = [cell_name(place) for place in range(CELLS)]


def write(state: State, viewer: int, shared: Shared | None = None) -> dict[str, Any]:
    """The scene of a state from which everything hidden has been erased."""
    open_ = (shared or Shared()).part(_write_open, opened(state, RECORD, "chips"))
    s = plain(state, RECORD, "players", "hands", "bags", "sides", "phase", "excluded")
    seats = range(s.players)
    left = [_left(s, seat) for seat in seats]
    finished = [seat for seat in seats if not any(left[seat].values())]
    return {
        **open_,
        "hand": _hand(s.hands[viewer]) if viewer >= 0 else None,
        "hands": [type_name(kind) for kind in s.hands[: s.players]],
        "left": left,
        "targets": [[] if seat in finished else open_["targets"][seat] for seat in seats],
        "choices": [pips or None for pips in s.sides[: s.players]],
        "finished": finished,
        "end": _end(s),
    }


def _write_open(state: State) -> dict[str, Any]:
    """What lies open on the table; what belongs to hands and bags is left to be filled in."""
    s, record = plain(state, RECORD), state.view(RECORD)[0]
    seats = range(s.players)
    layout = write_layout(s)
    return {
        "layout": layout,
        "reconstruction": tuple(layout) in RECONSTRUCTIONS,
        "middle": LETTERS[s.middle - 1],
        "starts": [_CELL_NAMES[place] for place in s.starts[: s.players]],
        "colours": list(COLOURS["en"][: s.players]),
        "chips": [
            {"cell": _CELL_NAMES[place], "seat": seat, "pips": pips, "height": height}
            for place, (seat, pips, height) in tops(s).items()
        ],
        "rooms": rooms(record, s),
        "hand": None,
        "hands": [],
        "left": [],
        "targets": [_targets(state, seat) if s.phase == TURN else [] for seat in seats],
        "choices": [],
        "chosen": [seat for seat in seats if s.chosen >> seat & 1],
        "excluded": [seat for seat in seats if s.excluded >> seat & 1],
        "finished": [],
        "first": None if s.first == NO_SEAT else s.first,
        "turn": None if s.turn == NO_SEAT else s.turn,
        "phase": PHASES[s.phase],
        "last_chip": "kept" if s.last_kept else "played",
        "tie_break": _tie_break(record, s),
        "end": None,
    }


def write_layout(s: Any) -> list[str]:
    """The rooms and corridors, row by row."""
    signs = "".join([_SIGNS[room] for room in s.rooms])
    return [signs[row : row + s.width] for row in range(0, s.height * STRIDE, STRIDE)]


def tops(s: Any) -> dict[int, tuple[int, int, int]]:
    """The topmost chip on each square that has one: its seat, its pips, the stack's height."""
    faces = {
        place: face for face, words in enumerate(s.faces, 1) for place in members(number_of(words))
    }
    full = set(members(number_of(s.full)))
    found = {
        place: (seat, faces[place], 2 if place in full else 1)
        for seat in range(s.players)
        for place in members(number_of(s.chips[seat]))
    }
    return dict(sorted(found.items()))


def _hand(kind: int) -> dict[str, Any] | None:
    return None if kind == NO_CHIP else {"type": type_name(kind), "sides": sides(kind)}


def _left(s: Any, seat: int) -> dict[str, int]:
    """What a seat has not placed, in hand and bag together: everybody may know that (A22)."""
    held = s.hands[seat]
    return {name: s.bags[seat][k] + (held == k + 1) for k, name in enumerate(TYPE_NAMES)}


def _targets(state: State, seat: int) -> list[dict[str, Any]]:
    """Where a seat could place as the board lies, and the chips that count there.

    The own start may be reached by no chip at all (P7).
    """
    s = state.copy().view(RECORD)[0]
    find_targets(s, seat)
    origins = np.zeros((CELLS, CELLS), np.bool_)
    find_origins(s, seat, origins)
    found: dict[int, list[str]] = {place: [] for place in members(number_of(s.targets.tolist()))}
    for pair in np.flatnonzero(origins).tolist():
        place, origin = divmod(pair, CELLS)
        found[place].append(_CELL_NAMES[origin])
    return [{"cell": _CELL_NAMES[place], "from": chips} for place, chips in found.items()]


def rooms(record: Any, s: Any) -> list[dict[str, Any]]:
    """Who stands where in each room. Those who are tied share a place (A14, A15)."""
    pips = np.zeros((ROOMS + 1, SEATS), np.int64)
    points = np.zeros((ROOMS + 1, SEATS), np.int64)
    scoring.score_rooms(record, pips, points)
    counted, worth = pips.tolist(), points.tolist()
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


def _tie_break(record: Any, s: Any) -> dict[str, Any] | None:
    """A17: who was tied for the win, and with how many pips in the middle room."""
    if s.phase != OVER:
        return None
    points = np.zeros(MAX_SEATS)
    winners, seats = int(scoring.result(record, points)), range(s.players)
    leaders = int(scoring.tied_leaders(record, points))
    tied = [seat for seat in seats if leaders >> seat & 1]
    if len(tied) < 2:
        return None
    middle = LETTERS[s.middle - 1]
    pips = next(room["pips"] for room in rooms(record, s) if room["room"] == middle)
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
    s, record = plain(state, RECORD), state.view(RECORD)[0]
    scored = rooms(record, s)
    return {
        "end": _end(s),
        "rooms": scored,
        "points": [sum(room["points"][k] for room in scored) for k in range(s.players)],
        "tie_break": _tie_break(record, s),
    }
