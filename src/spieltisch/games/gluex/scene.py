"""What one seat sees of the table, and how the points came about, as plain data.

The shapes say how a scene reads; the kernels below them write it, in the same order.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import MAX_SEATS, SPECTATOR, State
from spieltisch.engine.scenes import Scenes
from spieltisch.engine.shapes import BOOL, NUMBER, Many, Maybe, Named, Row, Word
from spieltisch.engine.sheet import Sheet, begin, count, put, put_if, put_members, put_row
from spieltisch.games.gluex import hidden, rules, scoring
from spieltisch.games.gluex.boards import CORRIDOR, LETTERS, RECONSTRUCTIONS
from spieltisch.games.gluex.chips import COLOURS, FACES, TYPE_NAMES, TYPES, sides
from spieltisch.games.gluex.record import (
    CHOOSE,
    NO_SEAT,
    OVER,
    RECORD,
    ROOMS,
    SEATS,
    TURN,
    Table,
)
from spieltisch.games.gluex.squares import CELLS, SET_LENGTH, SIDE, STRIDE, cell_name, holds

PHASES = {CHOOSE: "choose", TURN: "turn", OVER: "over"}

#: How a game can end: all chips placed, somebody left stuck, the last ones kept.
_PLACED, _STUCK, _KEPT = range(3)

_ZERO, _ONE = np.uint64(0), np.uint64(1)

_CELL = Named(map(cell_name, range(CELLS)))
_SEAT = Maybe(range(SEATS))
_SEATS = Many(NUMBER)
_ROOM = Named(LETTERS)
_HANDS = [{"type": name, "sides": sides(kind)} for kind, name in enumerate(TYPE_NAMES, 1)]

#: What everybody sees.
OPEN = Row(
    layout=Many(Word(CORRIDOR + LETTERS)),
    reconstruction=BOOL,
    middle=_ROOM,
    starts=Many(_CELL),
    colours=Many(Named(COLOURS["en"])),
    last_chip=Named(["played", "kept"]),
    chips=Many(Row(cell=_CELL, seat=NUMBER, pips=NUMBER, height=NUMBER)),
    rooms=Many(
        Row(
            room=_ROOM,
            pips=Many(NUMBER),
            places=Many(Maybe(range(1, SEATS + 1))),
            points=Many(NUMBER),
        )
    ),
    targets=Many(Many(Row({"cell": _CELL, "from": Many(_CELL)}))),
    chosen=_SEATS,
    excluded=_SEATS,
    first=_SEAT,
    turn=_SEAT,
    phase=Named(PHASES.values()),
    tie_break=Maybe(Row(room=_ROOM, tied=_SEATS, pips=Many(NUMBER), winners=_SEATS)),
    left=Many(Row(dict.fromkeys(TYPE_NAMES, NUMBER))),
    finished=_SEATS,
    end=Maybe(["placed", "stuck", "kept"]),
)

#: What a viewer alone sees: hands, and start sides while they are chosen (A20).
OWN = Row(
    hands=Many(Maybe(TYPE_NAMES)),
    choices=Many(Maybe(range(1, FACES + 1))),
    hand=Maybe(_HANDS),
)

#: The rooms, as in the record, of the boards that nobody has compared with a printed one.
_DRAWN = np.array(
    [
        [
            LETTERS.find(rows[y][x]) + 1 if y < len(rows) and x < len(rows[y]) else 0
            for y in range(SIDE)
            for x in range(STRIDE)
        ]
        for rows in sorted(RECONSTRUCTIONS)
    ],
    np.int64,
)


@kernel
def show_open(s: Table, sheet: Sheet) -> None:
    """Write what everybody sees of a state from which everything hidden has been erased."""
    show_board(s, sheet)
    show_chips(s, sheet)
    pips = np.zeros((ROOMS + 1, SEATS), np.int64)
    show_rooms(s, pips, sheet)
    show_targets(s, sheet)
    put_members(sheet, s.chosen, SEATS)
    put_members(sheet, s.excluded, SEATS)
    put_if(sheet, s.first != NO_SEAT, s.first)
    put_if(sheet, s.turn != NO_SEAT, s.turn)
    put(sheet, s.phase)
    show_tie_break(s, pips, sheet)
    show_left(s, sheet)


@kernel
def show_own(s: Table, viewer: int, sheet: Sheet) -> None:
    """Write what a viewer alone sees."""
    put_row(sheet, s.hands, s.players)
    put_row(sheet, s.sides, s.players)
    put(sheet, s.hands[viewer] if viewer != SPECTATOR else 0)


@kernel
def show_board(s: Table, sheet: Sheet) -> None:
    """What stays as it is from the first move to the last."""
    put(sheet, s.height)
    for y in range(s.height):
        put(sheet, s.width)
        for x in range(s.width):
            put(sheet, s.rooms[y * STRIDE + x])
    put(sheet, is_reconstruction(s))
    put(sheet, s.middle - 1)
    put_row(sheet, s.starts, s.players)
    put(sheet, s.players)
    for seat in range(s.players):
        put(sheet, seat)
    put(sheet, s.last_kept)


@kernel
def is_reconstruction(s: Table) -> bool:
    """Whether nobody has compared the board with a printed one."""
    for drawn in _DRAWN:
        same = True
        for cell in range(CELLS):
            same = same and s.rooms[cell] == drawn[cell]
        if same:
            return True
    return False


@kernel
def show_chips(s: Table, sheet: Sheet) -> None:
    """The topmost chips in the order of their squares."""
    chips = begin(sheet)
    for cell in range(CELLS):
        seat = rules.seat_at(s, cell)
        if seat >= 0:
            put(sheet, cell)
            put(sheet, seat)
            put(sheet, rules.pips_at(s, cell))
            put(sheet, 2 if holds(s.full, cell) else 1)
            count(sheet, chips)


@kernel
def show_rooms(s: Table, pips: scoring.Pips, sheet: Sheet) -> None:
    """Who stands where in each room. Those who are tied share a place (A14, A15)."""
    points = np.zeros((ROOMS + 1, SEATS), np.int64)
    scoring.score_rooms(s, pips, points)
    is_drawn = np.zeros(ROOMS + 1, np.bool_)
    for cell in range(CELLS):
        is_drawn[s.rooms[cell]] = True
    rooms = begin(sheet)
    for room in range(1, ROOMS + 1):
        if is_drawn[room]:
            put(sheet, room - 1)
            put_row(sheet, pips[room], s.players)
            put(sheet, s.players)
            for seat in range(s.players):
                put(sheet, place_in(pips[room], seat, s.players))
            put_row(sheet, points[room], s.players)
            count(sheet, rooms)


@kernel
def place_in(pips: NDArray[np.int64], seat: int, players: int) -> int:
    """A seat's place in a room: 1 plus the number of different higher totals; 0 without pips."""
    if pips[seat] == 0:
        return 0
    place = 1
    for other in range(players):
        is_new = pips[other] > pips[seat]
        for earlier in range(other):
            is_new = is_new and pips[earlier] != pips[other]
        place += is_new
    return place


@kernel
def show_targets(s: Table, sheet: Sheet) -> None:
    """Where each seat could place on the board as it is, and the chips that count there.

    A seat may place on its own start even if no chip counts there (P7).
    """
    put(sheet, s.players)
    for seat in range(s.players):
        targets = begin(sheet)
        if s.phase == TURN and not is_finished(s, seat):
            rules.find_targets(s, seat)
            for cell in range(CELLS):
                if holds(s.targets, cell):
                    put(sheet, cell)
                    show_origins(s, seat, cell, sheet)
                    count(sheet, targets)


@kernel
def show_origins(s: Table, seat: int, cell: int, sheet: Sheet) -> None:
    """The chips of a seat that count to a square."""
    origins = begin(sheet)
    for word in range(SET_LENGTH):
        rest = s.chips[seat, word]
        while rest != _ZERO:
            origin = 64 * word + bits.lowest(rest)
            rest &= rest - _ONE
            if rules.count_from(s, origin, cell) == rules.REACHES:
                put(sheet, origin)
                count(sheet, origins)


@kernel
def show_tie_break(s: Table, pips: scoring.Pips, sheet: Sheet) -> None:
    """A17: who was tied for the win, and with how many pips in the middle room."""
    tied, winners = 0, 0
    if s.phase == OVER:
        points = np.zeros(MAX_SEATS, np.float64)
        winners = scoring.result(s, points)
        tied = scoring.tied_leaders(s, points)
    is_tied = tied & (tied - 1) != 0
    put(sheet, is_tied)
    if is_tied:
        put(sheet, s.middle - 1)
        put_members(sheet, tied, SEATS)
        start = begin(sheet)
        for seat in range(s.players):
            if tied >> seat & 1 == 1:
                put(sheet, pips[s.middle, seat])
                count(sheet, start)
        put_members(sheet, winners, SEATS)


@kernel
def show_left(s: Table, sheet: Sheet) -> None:
    """What everybody still has to place, and how the game ended."""
    put(sheet, s.players)
    for seat in range(s.players):
        for kind in range(TYPES):
            put(sheet, left(s, seat, kind))
    finished = begin(sheet)
    for seat in range(s.players):
        if is_finished(s, seat):
            put(sheet, seat)
            count(sheet, finished)
    put_if(sheet, s.phase == OVER, how_it_ended(s))


@kernel
def left(s: Table, seat: int, kind: int) -> int:
    """What a seat has not placed, hand and bag together, which everybody may know (A22)."""
    return whole(s.bags[seat, kind]) + (1 if s.hands[seat] == kind + 1 else 0)


@kernel
def is_finished(s: Table, seat: int) -> bool:
    """Whether a seat has placed all of its chips."""
    for kind in range(TYPES):
        if left(s, seat, kind) > 0:
            return False
    return True


@kernel
def how_it_ended(s: Table) -> int:
    """All chips placed, somebody left stuck, or the last ones kept."""
    how = _PLACED
    for seat in range(s.players):
        if not is_finished(s, seat):
            if s.excluded >> seat & 1 == 0:
                return _KEPT
            how = _STUCK
    return how


SCENES = Scenes(
    __name__, RECORD, hidden.mask, open=OPEN, show_open=show_open, own=OWN, show_own=show_own
)


def breakdown(state: State) -> dict[str, Any]:
    """Every room with pips, places and points, the sums, the tie-break, and the end."""
    scene = SCENES.as_data(state)
    by_seat = zip(*(room["points"] for room in scene["rooms"]), strict=True)
    return {
        "end": scene["end"],
        "rooms": scene["rooms"],
        "points": [sum(points) for points in by_seat],
        "tie_break": scene["tie_break"],
    }
