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
from spieltisch.games.gluex.record import OVER, ROOMS, Table
from spieltisch.games.gluex.scoring import FIRST_PLACE, pips_on, result
from spieltisch.games.gluex.squares import SET_LENGTH, STRIDE, CellSet

#: `hand` and `side` are the viewer's own.
OF_ALL = Blocks(hand=(TYPES,), side=(FACES,), phase=(OVER + 1,), last_kept=())
#: Seats come in order, the viewer's own first. `unplaced` counts hand and bag as one heap, as
#: everybody knows it.
OF_A_SEAT = Blocks(unplaced=(TYPES,), points=(), turn=(), excluded=(), chosen=())
#: Of each square: `height` says how many chips lie there, `targets` are where the seat to move may
#: place.
OF_A_SQUARE = Blocks(height=(), ground=(), rooms=(), middle=(), starts=(), targets=())

_BY_SEAT, _A_SEAT, _A_SQUARE = OF_ALL.size, OF_A_SEAT.size, OF_A_SQUARE.size
_HAND, _SIDE = OF_ALL["hand"], OF_ALL["side"]
_PHASE, _LAST_KEPT = OF_ALL["phase"], OF_ALL["last_kept"]
_UNPLACED, _POINTS, _TURN = OF_A_SEAT["unplaced"], OF_A_SEAT["points"], OF_A_SEAT["turn"]
_EXCLUDED, _CHOSEN = OF_A_SEAT["excluded"], OF_A_SEAT["chosen"]
_HEIGHT, _GROUND, _ROOMS = OF_A_SQUARE["height"], OF_A_SQUARE["ground"], OF_A_SQUARE["rooms"]
_MIDDLE, _STARTS, _TARGETS = OF_A_SQUARE["middle"], OF_A_SQUARE["starts"], OF_A_SQUARE["targets"]

_MOST_POINTS = FIRST_PLACE * ROOMS

_ZERO = np.uint64(0)
_ONE = np.uint64(1)


def features(s: Table) -> Blocks:
    """The numbers that `observe` writes; `chips` are the pips of the topmost chips, by seat."""
    players, height, width = whole(s.players), whole(s.height), whole(s.width)
    by_square = OF_A_SQUARE.over(height, width)
    chips = (players, height, width)
    return Blocks(**OF_ALL.shapes, **OF_A_SEAT.each(players), **by_square, chips=chips)


@kernel
def observe(s: Table, viewer: int, out: Features) -> int:
    """Write the viewer's features."""
    players, width = whole(s.players), whole(s.width)
    squares = width * whole(s.height)
    by_square = _BY_SEAT + players * _A_SEAT
    chips = by_square + squares * _A_SQUARE
    size = chips + squares * players
    fill(out[:size], 0.0)
    first = max(viewer, 0)
    _observe_seats(s, first, out)
    _observe_board(s, by_square, squares, out)
    for k in range(players):
        seat = first + k if first + k < players else first + k - players
        _observe_chips(s, seat, chips + k * squares, by_square + squares * _HEIGHT, out)
    _mark(s.full, width, out, by_square + squares * _HEIGHT, 1.0)
    if viewer >= 0:
        if s.hands[viewer] != NO_CHIP:
            out[_HAND + whole(s.hands[viewer]) - 1] = 1.0
        if s.sides[viewer] > 0:
            out[_SIDE + whole(s.sides[viewer]) - 1] = 1.0
    out[_PHASE + whole(s.phase)] = 1.0
    out[_LAST_KEPT] = s.last_kept
    return size


@kernel
def _observe_chips(s: Table, seat: int, pips: int, height: int, out: Features) -> None:
    width = whole(s.width)
    for word in range(SET_LENGTH):
        rest = s.chips[seat, word]
        while rest != _ZERO:
            bit = bits.lowest(rest)
            rest &= rest - _ONE
            place = _place_on_board(64 * word + bit, width)
            out[pips + place] = pips_on(s, word, bit) / FACES
            out[height + place] = 0.5


@kernel
def _observe_seats(s: Table, first: int, out: Features) -> None:
    players = whole(s.players)
    points = np.zeros(MAX_SEATS, np.float64)
    result(s, points)
    for k in range(players):
        seat = first + k if first + k < players else first + k - players
        heap = _BY_SEAT + players * _UNPLACED + k * TYPES
        for kind in range(TYPES):
            in_hand = 1 if s.hands[seat] == kind + 1 else 0
            out[heap + kind] = (whole(s.bags[seat, kind]) + in_hand) / COPIES
        out[_BY_SEAT + players * _POINTS + k] = points[seat] / _MOST_POINTS
        out[_BY_SEAT + players * _TURN + k] = 1.0 if s.turn == seat else 0.0
        out[_BY_SEAT + players * _EXCLUDED + k] = s.excluded >> seat & 1
        out[_BY_SEAT + players * _CHOSEN + k] = s.chosen >> seat & 1


@kernel
def _observe_board(s: Table, by_square: int, squares: int, out: Features) -> None:
    width, middle = whole(s.width), whole(s.middle)
    rooms, middles = by_square + squares * _ROOMS, by_square + squares * _MIDDLE
    _mark(s.targets, width, out, by_square + squares * _TARGETS, 1.0)
    _mark(s.ground, width, out, by_square + squares * _GROUND, 1.0)
    for word in range(SET_LENGTH):
        starts = s.ground[word] & ~s.plain[word]
        _mark_word(starts, word, width, out, by_square + squares * _STARTS, 1.0)
    for row in range(s.height):
        for column in range(width):
            room = whole(s.rooms[row * STRIDE + column])
            out[rooms + row * width + column] = room / ROOMS
            out[middles + row * width + column] = 1.0 if room == middle else 0.0


@inlined
def _mark(cells: CellSet, width: int, out: Features, first: int, number: float) -> None:
    for word in range(SET_LENGTH):
        _mark_word(cells[word], word, width, out, first, number)


@inlined
def _mark_word(
    rest: np.uint64, word: int, width: int, out: Features, first: int, number: float
) -> None:
    while rest != _ZERO:
        out[first + _place_on_board(64 * word + bits.lowest(rest), width)] = number
        rest &= rest - _ONE


@inlined
def _place_on_board(cell: int, width: int) -> int:
    return cell // STRIDE * width + cell % STRIDE
