"""What else a move brought about, for all to see: cards and dice that come or go, and Tom.

Everything is read from what differs between two states, given by their plain fields, and only
from what lies open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from typing import Any

from spieltisch.engine.plain import interpreted, members
from spieltisch.engine.words import Text
from spieltisch.games.glow import names
from spieltisch.games.glow.maps import SPACES
from spieltisch.games.glow.material import (
    BLACK_DIE,
    DIE_NAMES,
    ELEMENT_COUNT,
    LARGE_DICE,
    NO_CARD,
    POINTS_FACE,
    TILES,
    WORTH,
)
from spieltisch.games.glow.options import WORDS
from spieltisch.games.glow.record import (
    ASK_ROUTE,
    CHOOSING,
    DISCARD_CARD,
    DISCARD_SPELL,
    DISMISS,
    FACE_DOWN,
    FACE_UP,
    MORNING,
    ON_PILE,
    OVER,
    RECRUIT,
    RESOLVE,
    RETURN_DIE,
    STEP,
    TAKE_DIE,
    TOM_ROUTE,
    Table,
)
from spieltisch.games.glow.scoring import toms_last_camp


def signed(key: str, number: int, **about: Any) -> Text:
    """A gain or a loss: its sign is shown, its size chooses between one and many."""
    return WORDS(key, count=abs(number), number=f"{number:+d}".replace("-", "−"), **about)


def showing(s: Table, die: int) -> Text:
    """A die and what it shows."""
    return _shown(die, s.faces[die])


@lru_cache
def _shown(die: int, face: int) -> Text:
    return WORDS("told-die-shows", die=DIE_NAMES[die], face=names.face(face, noun=True))


# --- cards and dice --------------------------------------------------------------------------


def events(before: Any, action: int, after: Any) -> Iterator[Text]:
    """Companions that left, dice that came or went, spells, the black die."""
    if before.team != after.team and not DISCARD_CARD <= action < DISCARD_SPELL:
        for card in sorted(_cards(before) - _cards(after)):
            itself = "-itself" if action == RESOLVE + card else ""
            yield WORDS(f"told-leaves{itself}", card=names.card_name(card))
    if not TAKE_DIE <= action < TAKE_DIE + ELEMENT_COUNT and before.phase != CHOOSING:
        for die in members(before.reserve & ~after.reserve):
            yield WORDS("told-brings", die=DIE_NAMES[die])
    if not RETURN_DIE <= action < DISCARD_CARD and before.phase != CHOOSING:
        for die in members(after.reserve & ~before.reserve):
            yield WORDS("told-goes-back", die=DIE_NAMES[die])
    if before.spell_state != after.spell_state:
        yield from _spells(before, action, after)
    if not before.faces[BLACK_DIE] and after.faces[BLACK_DIE]:
        area = names.element(after.faces[BLACK_DIE] - 1, noun=True)
        yield WORDS("told-black-comes", area=area)


def _spells(before: Any, action: int, after: Any) -> Iterator[Text]:
    moved = list(zip(before.spell_state, after.spell_state, strict=True))
    drawn = moved.count((ON_PILE, FACE_DOWN))
    if drawn:
        yield WORDS("told-curses", count=drawn)
    if STEP <= action < TOM_ROUTE:
        for slot, (was, now) in enumerate(moved):
            if was in (FACE_DOWN, FACE_UP) and now not in (FACE_DOWN, FACE_UP):
                yield WORDS("told-spell-leaves", number=slot + 1)


def evening(before: Any, after: Any) -> Iterator[Text]:
    """Where the small dice went, which companions came, and who begins the next round."""
    if before.phase == CHOOSING or after.round_now == before.round_now:
        return
    held = sum(before.seat_dice) & ~sum(after.seat_dice)
    moved = [die for die in members(held) if die >= LARGE_DICE]
    areas = [
        WORDS("told-evening-dice", dice=" ".join(DIE_NAMES[die] for die in lying), area=area)
        for face in range(1, ELEMENT_COUNT + 1)
        for area in [names.element(face - 1, noun=True)]
        if (lying := [die for die in moved if after.faces[die] == face])
    ]
    cards = [names.card_name(card) for card in after.track if card != NO_CARD]
    yield WORDS("told-evening", dice=areas or "-", cards=cards, round=after.round_now)
    if after.players > 1:
        yield WORDS("told-evening-start", player=after.start + 1)


def _cards(s: Table) -> set[int]:
    return {*chain.from_iterable(s.team)} - {NO_CARD}


# --- Tom -------------------------------------------------------------------------------------


def toms_deeds(before: Any, action: int, after: Any) -> Iterator[Text]:
    """What Tom did after the player's move: his tile, his dice, and how the stack stands."""
    if RECRUIT <= action < DISMISS:
        yield _tile(before, action, after)
    if after.refills != before.refills:
        yield WORDS("told-tiles-again" if after.refills == 1 else "told-tiles-out")
    has_rolled = before.phase == CHOOSING or (before.phase == MORNING != after.phase)
    if has_rolled and after.phase != CHOOSING:
        yield WORDS("told-toms-dice", dice=[showing(after, die) for die in members(after.tom_dice)])
        if points := _points_of_dice(before, after):
            yield signed("told-tom-scores", points, score=after.tom_score)
        if prints := after.tom_footprints - before.tom_footprints:
            yield signed("told-tom-footprints", prints)
    if after.phase == OVER:
        yield from _last_camp(after)


def _points_of_dice(before: Any, after: Any) -> int:
    """T7.1: three points for a yellow die that Tom rolled on its special face."""
    if before.phase not in (CHOOSING, MORNING) or after.phase == before.phase:
        return 0
    special = [die for die in members(after.tom_dice) if after.faces[die] == POINTS_FACE]
    return int(WORTH[POINTS_FACE]) * len(special)


def _tile(before: Any, action: int, after: Any) -> Text:
    area = (action - RECRUIT) // (ELEMENT_COUNT + 1)
    deeds = []
    if after.tom_band != before.tom_band:
        deeds.append(WORDS("told-toms-band", band=after.tom_band))
    from_dice = _points_of_dice(before, after)
    points = after.tom_score - before.tom_score - from_dice
    if points:
        deeds.append(signed("told-toms-points", points, score=after.tom_score - from_dice))
    if after.tom_camp != before.tom_camp:
        deeds.append(WORDS("told-toms-camp", space=SPACES[after.tom_camp]))
    boats = [Counter(s.tom_boats) for s in (before, after)]
    for origin, target in zip(boats[0] - boats[1], boats[1] - boats[0], strict=True):
        ends = {"origin": names.island(origin, noun=True)}
        ends["target"] = names.island(target, noun=True)
        deeds.append(WORDS("told-toms-boat", **ends))
    if after.ask[0] == ASK_ROUTE:
        deeds.append(WORDS("told-toms-boat-asks"))
    return WORDS("told-tom-tile", tile=TILES[before.tiles[area]]["id"], deeds=deeds)


def _last_camp(after: Any) -> Iterator[Text]:
    """T7.4: at the end Tom's footprints may take his camp further."""
    camp, left = interpreted(toms_last_camp)(after)
    if camp != after.tom_camp:
        paid = after.tom_footprints - int(left)
        yield WORDS("told-toms-last-camp", count=paid, space=SPACES[int(camp)])
