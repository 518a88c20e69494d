"""The record of a game of Glow, and its kinds of moves."""

from __future__ import annotations

from spieltisch.engine.compiling import inlined
from spieltisch.engine.moves import Moves, is_a
from spieltisch.engine.records import Record, field, layout
from spieltisch.games.glow.maps import ROUTE_COUNT, SPACE_COUNT
from spieltisch.games.glow.material import (
    ADVENTURER_COUNT,
    CARD_COUNT,
    COMPANION_COUNT,
    DICE,
    ELEMENT_COUNT,
    FIRST_SPELL,
    SPELL_COUNT,
    TILE_COUNT,
)

SEATS = 4
ROUNDS = 8
BOATS = 4
#: A seat recruits once a round; Cromaug leaves before it brings another.
MOST_COMPANIONS = ROUNDS
#: Three of each letter stay in the box: 20 A and 20 B; solo plays 16 and 16.
DECK = 40
HALF_DECK = DECK // 2
SOLO_HALF = 16

#: What the table waits for.
CHOOSING, MORNING, DAY, OVER = range(4)

#: How far a seat has come in its day.
IDLE, ROLLING, NOON, TRAVEL = range(4)

#: What a seat has to answer before it goes on.
NO_ASK, ASK_DIE, ASK_EXTRA, ASK_FETCH, ASK_RETURN, ASK_DISCARD, ASK_ROUTE = range(7)

#: Where a spell token is: on the pile, with a seat face down or open, or back in the box, seen by
#: all or by nobody.
ON_PILE, FACE_DOWN, FACE_UP, USED_UP, THROWN_AWAY = range(5)

#: How the seats get their adventurers (option `adventurers`).
DEALT, CHOSEN, GIVEN = range(3)

NO_TILE = 255
NO_SEAT = 255
NO_CHOICE = 255


class Table(Record):
    """A game of Glow: dice, companions, the two boards, and Tom."""

    # Chance, and what nobody may see.
    generator = field("u8", 1)
    removed = field("u8")
    deck = field("u1", DECK)
    spells = field("u1", SPELL_COUNT)
    tile_stack = field("u1", TILE_COUNT)

    # Where the dice are, as bits: on the track, with the seats, in the reserve.
    area_dice = field("u8", ELEMENT_COUNT)
    seat_dice = field("u8", SEATS)
    used = field("u8", SEATS)
    reserve = field("u8")
    tom_dice = field("u8")
    visited = field("u8", SEATS)
    cemetery = field("u8")
    faces = field("u1", DICE)

    # The encounter track.
    track = field("u1", ELEMENT_COUNT)
    tiles = field("u1", ELEMENT_COUNT)
    area_footprints = field("i2", ELEMENT_COUNT)
    spell_state = field("u1", SPELL_COUNT)
    spell_seat = field("u1", SPELL_COUNT)

    # What each seat has in front of it.
    adventurer = field("u1", SEATS)
    team = field("u1", SEATS, MOST_COMPANIONS)
    team_size = field("i2", SEATS)
    applied = field("u1", FIRST_SPELL)
    granted = field("u1", COMPANION_COUNT)
    spent = field("u1", COMPANION_COUNT)
    score = field("i2", SEATS)
    footprints = field("i2", SEATS)
    rerolls = field("i2", SEATS)
    fireflies = field("i2", SEATS)
    credits = field("i2", SEATS)
    stage = field("u1", SEATS)
    ask = field("u1", SEATS)
    about = field("u1", SEATS)
    band = field("u1", SEATS)
    camp = field("u1", SEATS)
    boats = field("u1", SEATS, BOATS)

    # Tom.
    tom_boats = field("u1", BOATS)
    tom_camp = field("i2")
    tom_score = field("i2")
    tom_band = field("i2")
    tom_footprints = field("i2")
    tile_discards = field("i2")
    stack_size = field("i2")
    refills = field("i2")
    picked = field("i2")

    # The round.
    deck_size = field("i2")
    round_now = field("i2")
    phase = field("i2")
    start = field("i2")
    turn = field("i2")

    # Players and options: fixed when the match is set up.
    players = field("i2")
    sea = field("i2")
    second_lap = field("i2")
    tile_seven = field("i2")
    camp_repeats = field("i2")
    footprints_break_ties = field("i2")
    adventurers = field("i2")
    given = field("u1", SEATS)
    tom_colours = field("u1", 2)


RECORD = layout(Table)

#: How a step is paid for: with a die (its number), with footprints, or not at all.
BY_FOOTPRINT = DICE
FREE = DICE + 1
PAYMENTS = DICE + 2

#: Recruiting names the area, and where the black die goes (0: it does not move); rerolling names
#: one die twice or two in order; a step names the space and its payment; sailing says whether
#: the boat comes back towards the centre, and names the route.
MOVES = Moves(
    choose=(ADVENTURER_COUNT,),
    recruit=(ELEMENT_COUNT, ELEMENT_COUNT + 1),
    dismiss=(ELEMENT_COUNT,),
    take_die=(ELEMENT_COUNT,),
    pay_token=(),
    pay_card=(),
    pay_step=(),
    reroll=(DICE, DICE),
    set_die=(DICE, ELEMENT_COUNT + 1),
    keep=(),
    resolve=(CARD_COUNT,),
    fetch=(COMPANION_COUNT,),
    fetch_nothing=(),
    return_die=(DICE,),
    discard_card=(COMPANION_COUNT,),
    discard_spell=(SPELL_COUNT,),
    step=(SPACE_COUNT, PAYMENTS),
    camp=(),
    stop=(),
    sail=(2, ROUTE_COUNT),
    tom_route=(ROUTE_COUNT,),
)
CHOOSE = MOVES["choose"]
RECRUIT = MOVES["recruit"]
DISMISS = MOVES["dismiss"]
TAKE_DIE = MOVES["take_die"]
PAY_TOKEN = MOVES["pay_token"]
PAY_CARD = MOVES["pay_card"]
PAY_STEP = MOVES["pay_step"]
REROLL = MOVES["reroll"]
SET_DIE = MOVES["set_die"]
KEEP = MOVES["keep"]
RESOLVE = MOVES["resolve"]
FETCH = MOVES["fetch"]
FETCH_NOTHING = MOVES["fetch_nothing"]
RETURN_DIE = MOVES["return_die"]
DISCARD_CARD = MOVES["discard_card"]
DISCARD_SPELL = MOVES["discard_spell"]
STEP = MOVES["step"]
CAMP = MOVES["camp"]
STOP = MOVES["stop"]
SAIL = MOVES["sail"]
TOM_ROUTE = MOVES["tom_route"]
ACTIONS = MOVES.count


@inlined
def is_rolling(action: int) -> bool:
    """Whether a move belongs to the late morning: it pays for rerolls, uses them or ends them."""
    return (
        is_a(action, PAY_TOKEN)
        or is_a(action, PAY_CARD)
        or is_a(action, PAY_STEP)
        or is_a(action, REROLL)
        or is_a(action, SET_DIE)
        or is_a(action, KEEP)
    )


@inlined
def is_travelling(action: int) -> bool:
    """Whether a move belongs to the afternoon, on either board."""
    return is_a(action, STEP) or is_a(action, CAMP) or is_a(action, STOP) or is_a(action, SAIL)


#: No seat can roll all dice at once, but this many choices would be enough even then.
MAX_LEGAL = 704

#: G3.3: a reroll is for one or two dice.
DICE_OF_A_REROLL = 2

#: Three open rerolls set a die; more are never needed at once.
MOST_CREDITS = 3
PRICE_OF_A_FACE = 3
