"""The record of a game of Glow, and the numbers that stand for its actions."""

from __future__ import annotations

from spieltisch.engine.records import record
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

#: Where a spell token is: on the pile, before a seat face down or open, or back in the box,
#: seen by all or by nobody.
ON_PILE, FACE_DOWN, FACE_UP, USED_UP, THROWN_AWAY = range(5)

#: How the adventurers come to the seats (option `adventurers`).
DEALT, CHOSEN, GIVEN = range(3)

NO_TILE = 255
NO_SEAT = 255
NO_CHOICE = 255

RECORD = record(
    [
        # Chance, and what nobody may see.
        ("generator", "u8", (1,)),
        ("removed", "u8"),
        ("deck", "u1", (DECK,)),
        ("spells", "u1", (SPELL_COUNT,)),
        ("tile_stack", "u1", (TILE_COUNT,)),
        # Where the dice are, as bits: on the track, with the seats, in the reserve.
        ("area_dice", "u8", (ELEMENT_COUNT,)),
        ("seat_dice", "u8", (SEATS,)),
        ("used", "u8", (SEATS,)),
        ("reserve", "u8"),
        ("tom_dice", "u8"),
        ("visited", "u8", (SEATS,)),
        ("cemetery", "u8"),
        ("faces", "u1", (DICE,)),
        # The encounter track.
        ("track", "u1", (ELEMENT_COUNT,)),
        ("tiles", "u1", (ELEMENT_COUNT,)),
        ("area_footprints", "i2", (ELEMENT_COUNT,)),
        ("spell_state", "u1", (SPELL_COUNT,)),
        ("spell_seat", "u1", (SPELL_COUNT,)),
        # What lies before each seat.
        ("adventurer", "u1", (SEATS,)),
        ("team", "u1", (SEATS, MOST_COMPANIONS)),
        ("team_size", "i2", (SEATS,)),
        ("applied", "u1", (FIRST_SPELL,)),
        ("granted", "u1", (COMPANION_COUNT,)),
        ("spent", "u1", (COMPANION_COUNT,)),
        ("score", "i2", (SEATS,)),
        ("footprints", "i2", (SEATS,)),
        ("rerolls", "i2", (SEATS,)),
        ("fireflies", "i2", (SEATS,)),
        ("credits", "i2", (SEATS,)),
        ("stage", "u1", (SEATS,)),
        ("ask", "u1", (SEATS,)),
        ("about", "u1", (SEATS,)),
        ("band", "u1", (SEATS,)),
        ("camp", "u1", (SEATS,)),
        ("boats", "u1", (SEATS, BOATS)),
        # Tom.
        ("tom_boats", "u1", (BOATS,)),
        ("tom_camp", "i2"),
        ("tom_score", "i2"),
        ("tom_band", "i2"),
        ("tom_footprints", "i2"),
        ("tile_discards", "i2"),
        ("stack_size", "i2"),
        ("refills", "i2"),
        ("picked", "i2"),
        # The round.
        ("deck_size", "i2"),
        ("round_now", "i2"),
        ("phase", "i2"),
        ("start", "i2"),
        ("turn", "i2"),
        # Players and options: fixed when the match is set up.
        ("players", "i2"),
        ("sea", "i2"),
        ("second_lap", "i2"),
        ("tile_seven", "i2"),
        ("camp_repeats", "i2"),
        ("footprints_break_ties", "i2"),
        ("adventurers", "i2"),
        ("given", "u1", (SEATS,)),
        ("tom_colours", "u1", (2,)),
    ]
)

#: How a step is paid for: with a die (its number), with footprints, or not at all.
BY_FOOTPRINT = DICE
FREE = DICE + 1
PAYMENTS = DICE + 2

#: Actions. Recruiting names the area, and where the black die goes (0: it stays away);
#: rerolling names one die twice or two in order; a step names the space and its payment.
CHOOSE = 0
RECRUIT = CHOOSE + ADVENTURER_COUNT
DISMISS = RECRUIT + ELEMENT_COUNT * (ELEMENT_COUNT + 1)
TAKE_DIE = DISMISS + ELEMENT_COUNT
PAY_TOKEN = TAKE_DIE + ELEMENT_COUNT
PAY_CARD = PAY_TOKEN + 1
PAY_STEP = PAY_CARD + 1
REROLL = PAY_STEP + 1
SET_DIE = REROLL + DICE * DICE
KEEP = SET_DIE + DICE * (ELEMENT_COUNT + 1)
RESOLVE = KEEP + 1
FETCH = RESOLVE + CARD_COUNT
FETCH_NOTHING = FETCH + COMPANION_COUNT
RETURN_DIE = FETCH_NOTHING + 1
DISCARD_CARD = RETURN_DIE + DICE
DISCARD_SPELL = DISCARD_CARD + COMPANION_COUNT
STEP = DISCARD_SPELL + SPELL_COUNT
CAMP = STEP + SPACE_COUNT * PAYMENTS
STOP = CAMP + 1
SAIL = STOP + 1
TOM_ROUTE = SAIL + 2 * ROUTE_COUNT
ACTIONS = TOM_ROUTE + ROUTE_COUNT

#: No seat can roll all dice at once, but this many choices would be enough even then.
MAX_LEGAL = 704

#: G3.3: a reroll is for one or two dice.
DICE_OF_A_REROLL = 2

#: Three open rerolls set a die; more are never needed at once.
MOST_CREDITS = 3
PRICE_OF_A_FACE = 3
