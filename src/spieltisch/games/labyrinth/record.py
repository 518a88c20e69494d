"""The record of a game of Labyrinth, and the numbers that stand for its actions."""

from __future__ import annotations

from spieltisch.engine.records import record
from spieltisch.games.labyrinth.board import CELLS, SLOTS
from spieltisch.games.labyrinth.sets import WORDS

SEATS = 8
STONES = 64

#: What the game waits for.
INSERT, WALK, OVER = range(3)

RECORD = record(
    [
        # Chance, and what only some may see: the goals each seat has still to collect.
        ("generator", "u8", (1,)),
        ("goals", "u8", (SEATS,)),
        # What lies open on the table. Openings by side as sets of cells; stones and figures
        # by their cell, or on the free tile, gone, or not in the game.
        ("openings", "u8", (4, WORDS)),
        ("collected", "u8", (SEATS,)),
        ("ruled_out", "u8", (SEATS,)),
        ("stones", "u1", (STONES,)),
        ("figures", "u1", (SEATS,)),
        ("left", "i2", (SEATS,)),
        ("free", "i2"),
        ("forbidden", "i2"),
        ("turn", "i2"),
        ("phase", "i2"),
        ("turns", "i4"),
        # Fixed once the board lies: which tiles are immovable, which slots can be pushed.
        ("immovable", "u8", (1, WORDS)),
        ("slots", "u8"),
        ("stone_limit", "i2"),
        # Players and options.
        ("players", "i2"),
        ("width", "i2"),
        ("height", "i2"),
        ("words", "i2"),
        ("shared_goals", "i2"),
        ("turn_limit", "i4"),
        # How the table is set up by `deal`: tiles and stones that are drawn by lot.
        ("unset", "u8", (1, WORDS)),
        ("unset_free", "i2"),
        ("mix", "i2", (6,)),
        ("exact_mix", "i2"),
        ("unset_immovable", "i2"),
        ("unset_stones", "i2", (7,)),
        ("goals_each", "i2"),
    ]
)

#: How many stones are laid by lot on tiles of each kind, and on tiles of any kind.
ANY_KIND = 6

#: Actions: an insertion is a slot and the openings of the turned tile; a walk is a cell,
#: and the own cell is to stay.
TILE = 0
WALKS = SLOTS * 16
ACTIONS = WALKS + CELLS

#: No position offers more: 60 slots with four rotations.
MAX_LEGAL = 240

#: No limit of turns.
ENDLESS = 0
