"""How a scene reads: what stands on the sheet that the kernels of `scene` fill, in that order.

What is printed on cards, dice, tiles and boards stands here as it is; one number names it.
"""

from __future__ import annotations

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
from spieltisch.games.glow.maps import ISLANDS, SPACE_PRICE, SPACES
from spieltisch.games.glow.material import (
    ADVENTURERS,
    CARD_NAMES,
    COLOURS,
    COMPANIONS,
    DATA,
    DIE_COLOUR,
    DIE_NAMES,
    ELEMENTS,
    LARGE_DICE,
    SPELLS,
    SYMBOLS,
    TILES,
)
from spieltisch.games.glow.positions import (
    ASKED,
    PHASES,
    SPELL_STATES,
    STAGES,
    SUBJECTS,
    TILE_IDS,
)
from spieltisch.games.glow.record import DICE_OF_A_REROLL, ROUNDS, SEATS

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
    ),
)
