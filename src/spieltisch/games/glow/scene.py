"""What one seat sees of the table, and how the points came about, as plain data.

First comes how a scene reads: what is on the sheet that the kernels fill, in that order. What is
printed on cards, dice, tiles and boards is in the scene as it is; one number names it. Then come
the kernels, which write those numbers.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import State
from spieltisch.engine.scenes import Scenes
from spieltisch.engine.shapes import (
    BOOL,
    NUMBER,
    Always,
    Extended,
    Keyed,
    Many,
    Maybe,
    Named,
    Row,
)
from spieltisch.engine.sheet import (
    Sheet,
    begin,
    count,
    put,
    put_if,
    put_members,
    put_row,
)
from spieltisch.games.glow import dice, hidden, noon, reasons, scoring
from spieltisch.games.glow.maps import ISLANDS, ROUTE_COUNT, SPACE_COUNT, SPACE_PRICE, SPACES
from spieltisch.games.glow.material import (
    ADVENTURER_COUNT,
    ADVENTURERS,
    CARD_NAMES,
    COLOURS,
    COMPANION_COUNT,
    COMPANIONS,
    DATA,
    DICE,
    DIE_COLOUR,
    DIE_NAMES,
    ELEMENT_COUNT,
    ELEMENTS,
    END_POINTS,
    FIRST_ADVENTURER,
    LARGE_DICE,
    NO_CARD,
    NO_FACE,
    SPELL_COUNT,
    SPELLS,
    SYMBOLS,
    TILE_COUNT,
    TILES,
)
from spieltisch.games.glow.morning import refuse_choice
from spieltisch.games.glow.positions import (
    ASKED,
    PHASES,
    SPELL_STATES,
    STAGES,
    SUBJECTS,
    TILE_IDS,
)
from spieltisch.games.glow.record import (
    BOATS,
    CHOOSING,
    DICE_OF_A_REROLL,
    MORNING,
    NO_CHOICE,
    NO_TILE,
    NOON,
    ON_PILE,
    OVER,
    RECORD,
    ROLLING,
    ROUNDS,
    SEATS,
    Table,
)
from spieltisch.games.glow.rolling import reroll_space_below
from spieltisch.games.glow.seats import holds_spell, subject
from spieltisch.games.glow.travel import price_of_route

_SPACE_ROWS = [
    {**row, "price": price} for row, price in zip(DATA["spaces"], SPACE_PRICE.tolist(), strict=True)
]
_ROUTE_ROWS = [{**row, "closed": False} for row in DATA["routes"]]
_SOLO_ROUTE_ROWS = [{**row, "closed": not row.get("solo", True)} for row in DATA["routes"]]

#: The Realm of Shadows, the Sea of Darkness, and the Sea in solo, where some routes are closed.
_MAPS = [
    {"spaces": _SPACE_ROWS, "connections": DATA["connections"]},
    {"islands": DATA["islands"], "routes": _ROUTE_ROWS},
    {"islands": DATA["islands"], "routes": _SOLO_ROUTE_ROWS},
]
_DIE_ROWS = [
    {"die": name, "colour": COLOURS[colour], "size": "large" if die < LARGE_DICE else "small"}
    for die, (name, colour) in enumerate(zip(DIE_NAMES, DIE_COLOUR, strict=True))
]
_FACE = Maybe(SYMBOLS[1:])
_DICE = Many(Extended(_DIE_ROWS, face=_FACE))

#: Where somebody is: on a space of the Shadows, or with boats at islands of the Sea.
_SPACE = Maybe(SPACES)
_BOATS = Maybe(Many(Named(ISLANDS)))

_AREA = Row(
    area=Named(ELEMENTS),
    companion=Maybe(COMPANIONS),
    dice=_DICE,
    footprints=NUMBER,
    tile=Maybe(TILES),
)

_SEAT = Row(
    adventurer=Maybe(Extended(ADVENTURERS, triggers=NUMBER, done=NUMBER, due=NUMBER)),
    companions=Many(
        Extended(
            COMPANIONS,
            triggers=NUMBER,
            done=NUMBER,
            due=NUMBER,
            lent=Maybe(COLOURS),
            spent=NUMBER,
        )
    ),
    spells=Many(Row(slot=NUMBER, state=Named(SPELL_STATES), spell=Maybe(SPELLS))),
    dice=Many(Extended(_DIE_ROWS, face=_FACE, counts=BOOL, used=BOOL, alike=NUMBER)),
    different=NUMBER,
    score=NUMBER,
    footprints=NUMBER,
    rerolls=NUMBER,
    fireflies=NUMBER,
    firefly_tokens=NUMBER,
    firefly_bonus=NUMBER,
    credits=NUMBER,
    next_reroll_space=Maybe(NUMBER),
    stage=Named(STAGES),
    asked=Named(ASKED),
    about=Named(SUBJECTS),
    band=_SPACE,
    camp=_SPACE,
    visited=Many(Named(SPACES)),
    boats=_BOATS,
    fares=Many(Maybe(NUMBER)),
)

_TOM = Row(
    colours=Many(Named(COLOURS)),
    dice=_DICE,
    score=NUMBER,
    band=NUMBER,
    footprints=NUMBER,
    camp=_SPACE,
    boats=_BOATS,
    tile_stack=NUMBER,
    tile_discards=Many(Named(TILE_IDS)),
    refills=NUMBER,
)

_POINTS = Row(
    track=NUMBER,
    cards=NUMBER,
    each_card=Keyed(CARD_NAMES, NUMBER),
    not_lost=NUMBER,
    fireflies=NUMBER,
    place=NUMBER,
    footprints=NUMBER,
    total=NUMBER,
    reroll_tokens=NUMBER,
)

_TOMS_POINTS = Row(
    track=NUMBER,
    cards=Always(0),
    not_lost=Always(0),
    fireflies=Always(0),
    place=NUMBER,
    camp=_SPACE,
    footprints=NUMBER,
    total=NUMBER,
)

OPEN = Row(
    board=Named(["shadows", "sea"]),
    map=Named(_MAPS),
    phase=Named(PHASES),
    rounds=Always(ROUNDS),
    reroll_dice=Always(DICE_OF_A_REROLL),
    turn=Maybe(range(SEATS)),
    track=Many(_AREA),
    seats=Many(_SEAT),
    reserve=_DICE,
    round=NUMBER,
    start=NUMBER,
    cemetery=Many(Named(CARD_NAMES)),
    deck=NUMBER,
    spell_pile=NUMBER,
    adventurers_left=Many(Named([row["name"] for row in ADVENTURERS])),
    tom=Maybe(_TOM),
    scores=Row(
        over=BOOL,
        seats=Many(Maybe(_POINTS, instead={})),
        tom=Maybe(_TOMS_POINTS),
        tied=Many(NUMBER),
    ),
)


@kernel
def show_open(s: Table, sheet: Sheet) -> None:
    """Write the scene of a state from which everything hidden has been erased.

    Nobody holds anything in secret from the others, so everybody sees all of it.
    """
    show_board(s, sheet)
    show_track(s, sheet)
    put(sheet, s.players)
    for seat in range(s.players):
        show_seat(s, seat, sheet)
    show_dice(s, s.reserve, sheet)
    put(sheet, s.round_now)
    put(sheet, s.start)
    show_piles(s, sheet)
    show_adventurers_left(s, sheet)
    show_tom(s, sheet)
    show_scores(s, sheet)


@kernel
def show_board(s: Table, sheet: Sheet) -> None:
    """The board with its map, and whose turn it is while there are turns."""
    put(sheet, s.sea)
    put(sheet, s.sea * (2 if s.players == 1 else 1))
    put(sheet, s.phase)
    put_if(sheet, s.phase == CHOOSING or s.phase == MORNING, s.turn)


@kernel
def show_track(s: Table, sheet: Sheet) -> None:
    """The areas of the encounter track, with a tile each in solo."""
    put(sheet, ELEMENT_COUNT)
    for area in range(ELEMENT_COUNT):
        put(sheet, area)
        put_if(sheet, s.track[area] != NO_CARD, whole(s.track[area]))
        show_dice(s, s.area_dice[area], sheet)
        put(sheet, s.area_footprints[area])
        put_if(sheet, s.tiles[area] != NO_TILE, whole(s.tiles[area]))


@kernel
def show_dice(s: Table, word: np.uint64, sheet: Sheet) -> None:
    """The dice of a set and what they show, if they have been rolled."""
    entries = begin(sheet)
    for die in range(DICE):
        if dice.has(word, die):
            put(sheet, die)
            put(sheet, s.faces[die])
            count(sheet, entries)


@kernel
def show_piles(s: Table, sheet: Sheet) -> None:
    """Who is in the cemetery, and how many cards and spells are left; solo has no spells."""
    put_members(sheet, whole(s.cemetery), COMPANION_COUNT)
    put(sheet, s.deck_size)
    spells = 0
    if s.players > 1:
        for slot in range(SPELL_COUNT):
            spells += s.spell_state[slot] == ON_PILE
    put(sheet, spells)


@kernel
def show_adventurers_left(s: Table, sheet: Sheet) -> None:
    """Who can still be chosen, while seats choose."""
    entries = begin(sheet)
    if s.phase == CHOOSING:
        for adventurer in range(ADVENTURER_COUNT):
            if refuse_choice(s, adventurer) == reasons.LEGAL:
                put(sheet, adventurer)
                count(sheet, entries)


@kernel
def show_seat(s: Table, seat: int, sheet: Sheet) -> None:
    """What a seat has in front of it, how far it has come, and where its figures are."""
    show_cards(s, seat, sheet)
    show_spells(s, seat, sheet)
    show_own_dice(s, seat, sheet)
    show_tokens(s, seat, sheet)
    put(sheet, s.stage[seat])
    put(sheet, s.ask[seat])
    put(sheet, subject(s, seat))
    put_if(sheet, s.sea == 0, whole(s.band[seat]))
    put_if(sheet, s.sea == 0, whole(s.camp[seat]))
    put_members(sheet, whole(s.visited[seat]), SPACE_COUNT)
    show_boats(s, s.boats[seat], sheet)
    show_fares(s, seat, sheet)


@kernel
def show_cards(s: Table, seat: int, sheet: Sheet) -> None:
    """The adventurer, if there is one, and the companions, with the dice that they brought."""
    counts = dice.symbols(s, seat)
    has_adventurer = s.adventurer[seat] != NO_CHOICE
    put(sheet, has_adventurer)
    if has_adventurer:
        put(sheet, s.adventurer[seat])
        show_triggers(s, seat, FIRST_ADVENTURER + whole(s.adventurer[seat]), counts, sheet)
    put(sheet, s.team_size[seat])
    for k in range(s.team_size[seat]):
        card = whole(s.team[seat, k])
        put(sheet, card)
        show_triggers(s, seat, card, counts, sheet)
        put(sheet, s.granted[card])
        put(sheet, s.spent[card])


@kernel
def show_triggers(s: Table, seat: int, card: int, counts: int, sheet: Sheet) -> None:
    """How often the dice meet a card's condition once they are rolled, and what is due at noon."""
    at_noon = s.stage[seat] == NOON
    put(sheet, dice.triggers(counts, card) if at_noon or s.stage[seat] == ROLLING else 0)
    put(sheet, s.applied[card])
    put(sheet, noon.triggers_left(s, counts, card) if at_noon else 0)


@kernel
def show_spells(s: Table, seat: int, sheet: Sheet) -> None:
    """The spells of a seat, by the place of their token, and what they are if that is known."""
    entries = begin(sheet)
    for slot in range(SPELL_COUNT):
        if holds_spell(s, seat, slot):
            put(sheet, slot + 1)
            put(sheet, s.spell_state[slot])
            put_if(sheet, s.spells[slot] != NO_CARD, whole(s.spells[slot]))
            count(sheet, entries)


@kernel
def show_own_dice(s: Table, seat: int, sheet: Sheet) -> None:
    """A seat's dice: whether each counts as what it shows, is used, and how many count the same.

    Then how many different elements they show.
    """
    cursed, counts = dice.cursed_face(s, seat), dice.symbols(s, seat)
    entries = begin(sheet)
    for die in range(DICE):
        if dice.has(s.seat_dice[seat], die):
            put(sheet, die)
            put(sheet, s.faces[die])
            face = dice.counts_as(s, die, cursed)
            put(sheet, face == s.faces[die])
            put(sheet, dice.has(s.used[seat], die))
            put(sheet, dice.count_of(counts, face) if face != NO_FACE else 0)
            count(sheet, entries)
    put(sheet, dice.different_elements(counts))


@kernel
def show_tokens(s: Table, seat: int, sheet: Sheet) -> None:
    """A seat's score and tokens, and where a reroll would take its score."""
    put(sheet, s.score[seat])
    put(sheet, s.footprints[seat])
    put(sheet, s.rerolls[seat])
    put(sheet, scoring.fireflies_of(s, seat))
    put(sheet, s.fireflies[seat])
    put(sheet, scoring.firefly_bonus(s, seat))
    put(sheet, s.credits[seat])
    below = reroll_space_below(s, whole(s.score[seat]))
    put(sheet, below >= 0)
    if below >= 0:
        put(sheet, below)


@kernel
def show_boats(s: Table, boats: NDArray[np.uint8], sheet: Sheet) -> None:
    """The islands of somebody's boats, at sea."""
    put(sheet, s.sea)
    if s.sea == 1:
        put_row(sheet, boats, BOATS)


@kernel
def show_fares(s: Table, seat: int, sheet: Sheet) -> None:
    """What each route of the sea costs a seat with its dice; nothing if they show too much."""
    put(sheet, ROUTE_COUNT if s.sea == 1 else 0)
    if s.sea == 1:
        different = dice.different_elements(dice.symbols(s, seat))
        for route in range(ROUTE_COUNT):
            price = price_of_route(s, route, different)
            put(sheet, price >= 0)
            if price >= 0:
                put(sheet, price)


@kernel
def show_tom(s: Table, sheet: Sheet) -> None:
    """What Tom has, in solo."""
    put(sheet, s.players == 1)
    if s.players == 1:
        colours = begin(sheet)
        for colour in s.tom_colours:
            if colour != NO_CHOICE:
                put(sheet, colour)
                count(sheet, colours)
        show_dice(s, s.tom_dice, sheet)
        put(sheet, s.tom_score)
        put(sheet, s.tom_band)
        put(sheet, s.tom_footprints)
        put_if(sheet, s.sea == 0, s.tom_camp)
        show_boats(s, s.tom_boats, sheet)
        put(sheet, s.stack_size)
        put_members(sheet, s.tile_discards, TILE_COUNT)
        put(sheet, s.refills)


# --- the score pad: as if the game ended now -----------------------------------------------------


@kernel
def show_scores(s: Table, sheet: Sheet) -> None:
    """Where every point comes from: of all who have an adventurer, and of Tom in solo; and ties."""
    put(sheet, s.phase == OVER)
    put(sheet, s.players)
    for seat in range(s.players):
        has_adventurer = s.adventurer[seat] != NO_CHOICE
        put(sheet, has_adventurer)
        if has_adventurer:
            show_points(s, seat, sheet)
    with_tom = s.players == 1 and s.phase != CHOOSING
    put(sheet, with_tom)
    if with_tom:
        show_toms_points(s, sheet)
    put_members(sheet, 0 if s.phase == CHOOSING else scoring.tied_seats(s), SEATS)


@kernel
def show_points(s: Table, seat: int, sheet: Sheet) -> None:
    """What a seat would have if the game ended now, the adventurer before the companions."""
    put(sheet, s.score[seat])
    put(sheet, scoring.points_of_cards(s, seat))
    put(sheet, 1 + whole(s.team_size[seat]))
    adventurer = FIRST_ADVENTURER + whole(s.adventurer[seat])
    put(sheet, adventurer)
    put(sheet, END_POINTS[adventurer])
    for k in range(s.team_size[seat]):
        put(sheet, s.team[seat, k])
        put(sheet, END_POINTS[s.team[seat, k]])
    put(sheet, scoring.points_not_lost(s, seat))
    put(sheet, scoring.firefly_bonus(s, seat))
    put(sheet, scoring.points_of_place(s, seat))
    put(sheet, s.footprints[seat])
    put(sheet, scoring.final_points(s, seat))
    put(sheet, s.rerolls[seat])


@kernel
def show_toms_points(s: Table, sheet: Sheet) -> None:
    """What Tom would have if the game ended now, and where he would camp (T7.4)."""
    camp, footprints = scoring.toms_last_camp(s)
    put(sheet, s.tom_score)
    put(sheet, scoring.toms_place(s))
    put_if(sheet, s.sea == 0, camp)
    put(sheet, footprints)
    put(sheet, scoring.toms_points(s))


SCENES = Scenes(
    __name__,
    RECORD,
    hidden.mask,
    open=OPEN,
    show_open=show_open,
)


def breakdown(state: State) -> dict[str, Any]:
    """Where every point came from; before the end, what it would be if it ended now.

    The total is always the sum of track, cards, not_lost (X7), fireflies, place, footprints.
    """
    scores: dict[str, Any] = SCENES.as_data(state)["scores"]
    return scores
