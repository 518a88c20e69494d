"""The record of a game of Labyrinth, and the numbers that stand for its actions."""

from __future__ import annotations

from spieltisch.engine.moves import Moves
from spieltisch.engine.records import Record, field, layout
from spieltisch.games.labyrinth.board import CELLS, SLOTS
from spieltisch.games.labyrinth.sets import SET_LENGTH

SEATS = 8
STONES = 64

#: What the game waits for.
INSERTING, WALKING, OVER = range(3)

#: R24: which of their goals players know: all of them, or only the next one.
ALL_SHOWN, ONE_SHOWN = range(2)


class Table(Record):
    """A game of Labyrinth: the maze, the figures and everybody's goals."""

    # Chance, and what only some may see: the goals that each seat still has to collect. Where
    # these are shown one at a time, that is the next one, and which one follows a goal, counted
    # from 1, is in `following`: nobody may see that.
    generator = field("u8", 1)
    goals = field("u8", SEATS)
    following = field("u1", STONES)

    # What everybody sees on the table. Openings by side as sets of cells; stones and figures
    # by their cell, or on the free tile, gone, or not in the game.
    openings = field("u8", 4, SET_LENGTH)
    collected = field("u8", SEATS)
    ruled_out = field("u8", SEATS)
    stones = field("u1", STONES)
    figures = field("u1", SEATS)
    left = field("i2", SEATS)
    free = field("i2")
    forbidden = field("i2")
    turn = field("i2")
    phase = field("i2")
    turns = field("i4")

    # Fixed once the board is set up: which tiles are immovable, which slots can be pushed.
    immovable = field("u8", 1, SET_LENGTH)
    slots = field("u8")
    stone_limit = field("i2")

    # Players and options.
    players = field("i2")
    width = field("i2")
    height = field("i2")
    set_length = field("i2")
    shared_goals = field("i2")
    goals_shown = field("i2")
    return_home = field("i2")
    homes = field("u1", SEATS)
    turn_limit = field("i4")

    # How the table is set up by `deal`: tiles and stones that are drawn by lot.
    unset = field("u8", 1, SET_LENGTH)
    unset_free = field("i2")
    mix = field("i2", 6)
    exact_mix = field("i2")
    unset_immovable = field("i2")
    unset_stones = field("i2", 7)
    goals_each = field("i2")


RECORD = layout(Table)

#: How many stones are laid by lot on tiles of each kind, and on tiles of any kind.
ANY_KIND = 6

#: Actions: an insertion is a slot and the openings of the turned tile; a walk is a cell, and
#: walking to the cell where the figure already is means to stay.
MOVES = Moves(insert=(SLOTS, 16), walk=(CELLS,))
INSERT = MOVES["insert"]
WALK = MOVES["walk"]
ACTIONS = MOVES.count

#: No position offers more: 60 slots with four rotations.
MAX_LEGAL = 240

#: No limit of turns.
ENDLESS = 0
