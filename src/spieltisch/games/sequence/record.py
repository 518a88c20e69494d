"""The record of a game of Sequence, and the numbers that stand for its actions."""

from __future__ import annotations

from spieltisch.engine.moves import Moves
from spieltisch.engine.records import Record, field, layout
from spieltisch.games.sequence.board import CELLS, DIRECTIONS
from spieltisch.games.sequence.cards import CARDS, DECK

SEATS = 12
TEAMS = 3
MAX_SEQUENCES = 12

#: What the game waits for.
TURN, CLAIMING, PENALTY, OVER = range(4)

#: How often a dead card may be swapped in one turn (option `dead_cards`).
SWAP_ONE, SWAP_STRICT, SWAP_ANY, SWAP_NEVER = range(4)


class Table(Record):
    """A game of Sequence: everything that is on the table and in the hands."""

    # Chance, and what only some may see.
    generator = field("u8", 1)
    hands = field("u8", SEATS, 2)
    deck = field("u1", DECK)

    # What everybody sees on the table.
    chips = field("u8", TEAMS, 2)
    locked = field("u8", TEAMS, 2)
    open_cards = field("u8", 2)
    discards = field("u8", 2)
    recycled = field("u8", 2)
    sequences = field("u1", TEAMS, MAX_SEQUENCES)
    counted = field("i2", TEAMS)
    hand_sizes = field("i2", SEATS)
    drawn = field("i2", SEATS)
    tops = field("u1", SEATS)
    open_draws = field("u1", 64)
    waiting_draws = field("i2")
    deck_size = field("i2")
    dealer = field("i2")
    turn = field("i2")
    phase = field("i2")
    swaps = field("i2")
    passes = field("i2")
    claim_cell = field("i2")
    claim_lines = field("i2")
    penalised = field("i2")
    winner = field("i2")

    # Players and options: fixed when the match is set up.
    players = field("i2")
    teams = field("i2")
    team_of = field("u1", SEATS)
    goal = field("i2")
    hand_limit = field("i2")
    chip_limit = field("i2")
    dead_cards = field("i2")
    manual_draw = field("i2")
    table_talk = field("i2")
    advanced = field("i2")
    cells = field("u1", CARDS, 2)
    layout = field("u1", CELLS)


RECORD = layout(Table)

#: The places that the new chip can have in a window, and the one that claims two windows at
#: once: the one that ends at the chip and the one that starts there.
PLACES = 6
BOTH = 5

#: Actions. A card other than a jack is named by the cell it is played to; a jack by its
#: kind and the cell; a claim by direction and by the chip's place in the window.
MOVES = Moves(
    place=(CELLS,),
    wild_clubs=(CELLS,),
    wild_diamonds=(CELLS,),
    remove_spades=(CELLS,),
    remove_hearts=(CELLS,),
    swap=(CARDS,),
    pass_=(),
    draw=(),
    claim=(len(DIRECTIONS), PLACES),
    give=(CARDS,),
    talk=(TEAMS,),
)
PLACE = MOVES["place"]
WILD_CLUBS = MOVES["wild_clubs"]
WILD_DIAMONDS = MOVES["wild_diamonds"]
REMOVE_SPADES = MOVES["remove_spades"]
REMOVE_HEARTS = MOVES["remove_hearts"]
SWAP = MOVES["swap"]
PASS = MOVES["pass"]
DRAW = MOVES["draw"]
CLAIM = MOVES["claim"]
GIVE = MOVES["give"]
TALK = MOVES["talk"]
ACTIONS = MOVES.count

#: No position offers more: both kinds of each jack on every cell, and a full hand besides.
MAX_LEGAL = 512

NO_CELL = -1
NO_TEAM = -1
