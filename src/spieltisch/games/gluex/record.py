"""The record of a game of Glüx, and the numbers that stand for its actions."""

from __future__ import annotations

from spieltisch.engine.moves import Moves
from spieltisch.engine.records import Record, field, layout
from spieltisch.games.gluex.chips import FACES, TYPES
from spieltisch.games.gluex.squares import CELLS, SET_LENGTH, SIDE

SEATS = 4
ROOMS = 26

#: What the game waits for: start sides, a placement, nothing any more.
CHOOSE, TURN, OVER = range(3)


class Table(Record):
    """A game of Glüx: the chips, the bags and the board they lie on."""

    # Chance, and what only some may see. While start sides are chosen, the hand is the
    # start chip; a side is what has been chosen for it.
    generator = field("u8", 1)
    hands = field("u1", SEATS)
    sides = field("u1", SEATS)
    bags = field("u1", SEATS, TYPES)

    # What everybody sees on the table: the topmost chips by seat and by pips, the squares that
    # hold two, and where the seat to move may place.
    chips = field("u8", SEATS, SET_LENGTH)
    faces = field("u8", FACES, SET_LENGTH)
    full = field("u8", SET_LENGTH)
    targets = field("u8", SET_LENGTH)
    phase = field("i2")
    chosen = field("i2")
    first = field("i2")
    turn = field("i2")
    excluded = field("i2")

    # Players and options: fixed when the match is set up. `ground` is the whole board,
    # `plain` all of it but the start squares; rooms are numbered from 1, corridors are 0.
    players = field("i2")
    last_kept = field("i2")
    width = field("i2")
    height = field("i2")
    middle = field("i2")
    starts = field("u1", SEATS)
    ground = field("u8", SET_LENGTH)
    plain = field("u8", SET_LENGTH)
    rooms = field("u1", CELLS)


RECORD = layout(Table)

#: Actions. A placement is named by the pips that show and the square; the choice of a start
#: side by the pips.
MOVES = Moves(place=(FACES, CELLS), start=(FACES,))
PLACE = MOVES["place"]
START = MOVES["start"]
ACTIONS = MOVES.count

#: Both sides of the chip on every square.
MAX_LEGAL = 2 * SIDE * SIDE

NO_SEAT = -1
