"""What a seat can learn from: the features that `observe` writes."""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.blocks import Blocks
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.engine.contract import MAX_SEATS, Features
from spieltisch.engine.records import fill
from spieltisch.games.gluex.chips import COPIES, FACES, NO_CHIP, TYPES
from spieltisch.games.gluex.record import OVER, ROOMS, SEATS, Table
from spieltisch.games.gluex.scoring import FIRST_PLACE, result
from spieltisch.games.gluex.squares import SET_LENGTH, SIDE, STRIDE, CellSet

#: Seats come in order, the viewer's own first. `chips` are the pips of the topmost chips, `height`
#: says how many lie there, `targets` are where the seat to move may place. `unplaced` counts hand
#: and bag as one heap, as everybody knows it; `hand` and `side` are the viewer's own.
FEATURES = Blocks(
    chips=(SEATS, SIDE, SIDE),
    height=(SIDE, SIDE),
    ground=(SIDE, SIDE),
    rooms=(SIDE, SIDE),
    middle=(SIDE, SIDE),
    starts=(SIDE, SIDE),
    targets=(SIDE, SIDE),
    unplaced=(SEATS, TYPES),
    points=(SEATS,),
    turn=(SEATS,),
    excluded=(SEATS,),
    chosen=(SEATS,),
    players=(SEATS,),
    hand=(TYPES,),
    side=(FACES,),
    phase=(OVER + 1,),
    last_kept=(),
)
SIZE = FEATURES.size
_CHIPS, _HEIGHT = FEATURES["chips"], FEATURES["height"]
_GROUND, _ROOMS, _MIDDLE = FEATURES["ground"], FEATURES["rooms"], FEATURES["middle"]
_STARTS, _TARGETS = FEATURES["starts"], FEATURES["targets"]
_UNPLACED, _POINTS, _TURN = FEATURES["unplaced"], FEATURES["points"], FEATURES["turn"]
_EXCLUDED, _CHOSEN, _PLAYERS = FEATURES["excluded"], FEATURES["chosen"], FEATURES["players"]
_HAND, _SIDE, _PHASE = FEATURES["hand"], FEATURES["side"], FEATURES["phase"]
_LAST_KEPT = FEATURES["last_kept"]

_PLANE = SIDE * SIDE
_MOST_POINTS = FIRST_PLACE * ROOMS

_ZERO = np.uint64(0)
_ONE = np.uint64(1)


@kernel
def observe(s: Table, viewer: int, out: Features) -> int:
    """Write the viewer's features."""
    fill(out[:SIZE], 0.0)
    first, players = max(viewer, 0), whole(s.players)
    points = np.zeros(MAX_SEATS, np.float64)
    result(s, points)
    for k in range(players):
        seat = first + k if first + k < players else first + k - players
        _mark(s.chips[seat], out, _HEIGHT, 0.5)
        for face in range(FACES):
            for word in range(SET_LENGTH):
                rest = s.chips[seat, word] & s.faces[face, word]
                _mark_word(rest, word, out, _CHIPS + k * _PLANE, (face + 1) / FACES)
        for kind in range(TYPES):
            in_hand = 1 if s.hands[seat] == kind + 1 else 0
            out[_UNPLACED + k * TYPES + kind] = (whole(s.bags[seat, kind]) + in_hand) / COPIES
        out[_POINTS + k] = points[seat] / _MOST_POINTS
        out[_TURN + k] = 1.0 if s.turn == seat else 0.0
        out[_EXCLUDED + k] = s.excluded >> seat & 1
        out[_CHOSEN + k] = s.chosen >> seat & 1
        out[_PLAYERS + k] = 1.0
    _mark(s.full, out, _HEIGHT, 1.0)
    _mark(s.targets, out, _TARGETS, 1.0)
    _observe_board(s, out)
    if viewer >= 0:
        if s.hands[viewer] != NO_CHIP:
            out[_HAND + whole(s.hands[viewer]) - 1] = 1.0
        if s.sides[viewer] > 0:
            out[_SIDE + whole(s.sides[viewer]) - 1] = 1.0
    out[_PHASE + whole(s.phase)] = 1.0
    out[_LAST_KEPT] = s.last_kept
    return SIZE


@kernel
def _observe_board(s: Table, out: Features) -> None:
    _mark(s.ground, out, _GROUND, 1.0)
    for word in range(SET_LENGTH):
        _mark_word(s.ground[word] & ~s.plain[word], word, out, _STARTS, 1.0)
    middle = whole(s.middle)
    for row in range(s.height):
        for column in range(s.width):
            place = row * SIDE + column
            room = whole(s.rooms[row * STRIDE + column])
            out[_ROOMS + place] = room / ROOMS
            out[_MIDDLE + place] = 1.0 if room == middle else 0.0


@inlined
def _mark(cells: CellSet, out: Features, first: int, number: float) -> None:
    for word in range(SET_LENGTH):
        _mark_word(cells[word], word, out, first, number)


@inlined
def _mark_word(rest: np.uint64, word: int, out: Features, first: int, number: float) -> None:
    while rest != _ZERO:
        cell = 64 * word + bits.lowest(rest)
        rest &= rest - _ONE
        out[first + cell // STRIDE * SIDE + cell % STRIDE] = number
