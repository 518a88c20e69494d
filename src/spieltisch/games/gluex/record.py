"""The record of a game of Glüx, and the numbers that stand for its actions."""

from __future__ import annotations

from spieltisch.engine.records import record
from spieltisch.games.gluex.chips import FACES, TYPES
from spieltisch.games.gluex.squares import CELLS, SET, SIDE

SEATS = 4
ROOMS = 26

#: What the game waits for: start sides, a placement, nothing any more.
CHOOSE, TURN, OVER = range(3)

RECORD = record(
    [
        # Chance, and what only some may see. While start sides are chosen, the hand is the
        # start chip; a side is what has been chosen for it.
        ("generator", "u8", (1,)),
        ("hands", "u1", (SEATS,)),
        ("sides", "u1", (SEATS,)),
        ("bags", "u1", (SEATS, TYPES)),
        # What lies open on the table: the topmost chips by seat and by pips, the squares that
        # hold two, and where the seat to move may place.
        ("chips", "u8", (SEATS, SET)),
        ("faces", "u8", (FACES, SET)),
        ("full", "u8", (SET,)),
        ("targets", "u8", (SET,)),
        ("phase", "i2"),
        ("chosen", "i2"),
        ("first", "i2"),
        ("turn", "i2"),
        ("excluded", "i2"),
        # Players and options: fixed when the match is set up. `ground` is the whole board,
        # `plain` all of it but the start squares; rooms are numbered from 1, corridors are 0.
        ("players", "i2"),
        ("last_kept", "i2"),
        ("width", "i2"),
        ("height", "i2"),
        ("middle", "i2"),
        ("starts", "u1", (SEATS,)),
        ("ground", "u8", (SET,)),
        ("plain", "u8", (SET,)),
        ("rooms", "u1", (CELLS,)),
    ]
)

#: Actions. A placement is named by the pips that show and the square; the choice of a start
#: side by the pips.
PLACE = 0
START = FACES * CELLS
ACTIONS = START + FACES

#: Both sides of the chip on every square.
MAX_LEGAL = 2 * SIDE * SIDE

NO_SEAT = -1
