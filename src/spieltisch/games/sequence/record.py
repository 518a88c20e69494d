"""The record of a game of Sequence, and the numbers that stand for its actions."""

from __future__ import annotations

from spieltisch.engine.records import record
from spieltisch.games.sequence.board import CELLS
from spieltisch.games.sequence.cards import CARDS, DECK

SEATS = 12
TEAMS = 3
MAX_SEQUENCES = 12

#: What the game waits for.
TURN, CLAIM, PENALTY, OVER = range(4)

#: How often a dead card may be swapped in one turn (option `dead_cards`).
SWAP_ONE, SWAP_STRICT, SWAP_ANY, SWAP_NEVER = range(4)

RECORD = record(
    [
        # Chance, and what only some may see.
        ("generator", "u8", (1,)),
        ("hands", "u8", (SEATS, 2)),
        ("deck", "u1", (DECK,)),
        # What lies open on the table.
        ("chips", "u8", (TEAMS, 2)),
        ("locked", "u8", (TEAMS, 2)),
        ("open_cards", "u8", (2,)),
        ("discards", "u8", (2,)),
        ("recycled", "u8", (2,)),
        ("sequences", "u1", (TEAMS, MAX_SEQUENCES)),
        ("counted", "i2", (TEAMS,)),
        ("hand_sizes", "i2", (SEATS,)),
        ("drawn", "i2", (SEATS,)),
        ("tops", "u1", (SEATS,)),
        ("open_draws", "u1", (64,)),
        ("waiting_draws", "i2"),
        ("deck_size", "i2"),
        ("dealer", "i2"),
        ("turn", "i2"),
        ("phase", "i2"),
        ("swaps", "i2"),
        ("passes", "i2"),
        ("claim_cell", "i2"),
        ("claim_lines", "i2"),
        ("penalised", "i2"),
        ("winner", "i2"),
        # Players and options: fixed when the match is set up.
        ("players", "i2"),
        ("teams", "i2"),
        ("team_of", "u1", (SEATS,)),
        ("goal", "i2"),
        ("hand_limit", "i2"),
        ("chip_limit", "i2"),
        ("dead_cards", "i2"),
        ("manual_draw", "i2"),
        ("table_talk", "i2"),
        ("advanced", "i2"),
        ("cells", "u1", (CARDS, 2)),
        ("layout", "u1", (CELLS,)),
    ]
)

#: Actions. A card other than a jack is named by the cell it is played to; a jack by its
#: kind and the cell; a claim by direction and by the chip's place in the window.
PLACE = 0
WILD_CLUBS = 100
WILD_DIAMONDS = 200
REMOVE_SPADES = 300
REMOVE_HEARTS = 400
SWAP = 500
PASS = SWAP + CARDS
DRAW = PASS + 1
CLAIMS = DRAW + 1
BOTH = 5  # the place that claims the window that ends at the chip and the one that starts
GIVE = CLAIMS + 4 * 6
TALK = GIVE + CARDS
ACTIONS = TALK + TEAMS

#: No position offers more: two kinds of each jack on every cell, all else a full hand.
MAX_LEGAL = 512

NO_CELL = -1
NO_TEAM = -1
