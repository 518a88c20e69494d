"""What a move did, in words: the rest of a sentence that begins with the player's name.

Besides the move itself that is what it visibly brought about: gains and losses, cards and dice
that come or go, Tom's deeds, the evening. All of it is read from the difference between two
states, and only from what is open to all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from operator import itemgetter
from struct import Struct
from types import SimpleNamespace
from typing import Any

from spieltisch.engine.contract import State
from spieltisch.engine.moves import arguments, code
from spieltisch.engine.plain import Fields, bytes_at, interpreted, members
from spieltisch.engine.words import MOST_REMEMBERED, Text
from spieltisch.games.glow import names
from spieltisch.games.glow.maps import ROUTES
from spieltisch.games.glow.material import (
    BLACK_DIE,
    CARD_NAMES,
    DICE,
    DIE_NAMES,
    ELEMENT_COUNT,
    FIRST_ADVENTURER,
    FIRST_SPELL,
    LARGE_DICE,
    NO_CARD,
    POINTS_FACE,
    TILES,
    WORTH,
)
from spieltisch.games.glow.options import WORDS
from spieltisch.games.glow.record import (
    ACTIONS,
    ASK_ROUTE,
    CHOOSING,
    FACE_DOWN,
    FACE_UP,
    MORNING,
    MOVES,
    ON_PILE,
    OVER,
    RECORD,
    RESOLVE,
    SEATS,
)
from spieltisch.games.glow.rolling import face_of
from spieltisch.games.glow.scoring import toms_last_camp

#: Fields of a state as plain numbers and lists.
Plain = SimpleNamespace
#: What a seat won or lost, and how much of it.
Gains = tuple[tuple[str, int], ...]

#: Where in a state a seat's points and tokens are, by the names of their fields.
_GAINS = {name: bytes_at(RECORD, name) for name in ("score", "footprints", "rerolls", "fireflies")}
_by_seat = Struct(f"<{SEATS}h").unpack
_PAYING = ("pay_token", "pay_card", "pay_step")
#: Where in a state the rest is of which something is told, besides what the move itself is about.
_FACES, _TRACK, _TEAM, _PLAYERS = (
    bytes_at(RECORD, name) for name in ("faces", "track", "team", "players")
)
_telling = itemgetter(
    slice(_FACES.start + BLACK_DIE, _FACES.start + BLACK_DIE + 1),
    *(bytes_at(RECORD, name) for name in ("round_now", "spell_state", "reserve")),
)

#: The fields that sentences are made from when several play; Tom's deeds need more.
_OPEN_FIELDS = (
    *("players", "phase", "round_now", "start", "track", "team", "spell_state"),
    *("seat_dice", "reserve", "faces"),
)
_OPEN = Fields(RECORD, *_OPEN_FIELDS)
#: Cached, because the state after one move is the state before the next.
_open_fields = lru_cache(_OPEN.of)
_ALL = Fields(RECORD)


def tell(before: State, action: int, after: State) -> Text:
    """What an action did, with what the seat won or lost by it; then Tom, then the evening."""
    earlier, later = before.tobytes(), after.tobytes()
    gains, seen = _gains(earlier, action, later), _seen(earlier, action, later)
    if _is_plain(earlier, later):
        return _plain_deed(action, seen, gains)
    was, now = _open_fields(earlier), _open_fields(later)
    sentence = _gaining(_move(action, seen), gains, [*_events(was, action, now)])
    events = [*_evening(was, now)]
    if now.players == 1:
        toms = _toms_deeds(_ALL.of(earlier), action, _ALL.of(later))
        events = [*toms, *events]
    for event in events:
        sentence = WORDS("told-then", deed=sentence, then=event)
    return sentence


def _is_plain(before: bytes, after: bytes) -> bool:
    """Whether a move at a table for several brought about nothing but gains and losses."""
    if after[_PLAYERS] == b"\1\0" or _telling(before) != _telling(after):
        return False
    team, now = before[_TEAM], after[_TEAM]
    return team == now or {*team} - {*now} <= {NO_CARD}


@lru_cache(MOST_REMEMBERED)
def _plain_deed(action: int, seen: tuple[int, ...], gains: Gains) -> Text:
    """What such a move did."""
    return _gaining(_move(action, seen), gains, [])


def _gaining(deed: Text, gains: Gains, further: list[Text]) -> Text:
    """What a move did, with all that came of it."""
    changes = [*[_gain(gain, difference) for gain, difference in gains], *further]
    return WORDS("told-gains", deed=deed, gains=changes) if changes else deed


# --- the move itself -------------------------------------------------------------------------


def _seen(before: bytes, action: int, after: bytes) -> tuple[int, ...]:
    """What is seen on the table of which a move is told: a card, dice or points."""
    match MOVES.name(action):
        case "recruit" | "dismiss" as kind:
            area, _ = arguments(action, MOVES[kind])
            return (before[_TRACK.start + area],)
        case "pay_step":
            was, now = (_by_seat(state[_GAINS["score"]]) for state in (before, after))
            seat = next((k for k in range(SEATS) if now[k] != was[k]), 0)
            return (now[seat],)
        case "reroll":
            first, second = arguments(action, MOVES["reroll"])
            return after[_FACES.start + first], after[_FACES.start + second]
    return ()


def _move(action: int, seen: tuple[int, ...]) -> Text:
    match MOVES.parts(action):
        case ("recruit", area, black):
            card = names.card_name(seen[0])
            place = names.element(area, noun=True)
            if not black:
                return WORDS("told-take", card=card, area=place)
            target = names.element(black - 1, noun=True)
            return WORDS("told-take-black", card=card, area=place, black=target)
        case ("dismiss", _):
            return WORDS("told-dismiss", card=names.card_name(seen[0]))
        case ("pay_step",):
            return WORDS("told-pay-step", score=seen[0])
        case ("reroll", first, second):
            faces = sorted({*zip((first, second), seen, strict=True)})
            return WORDS("told-reroll", dice=[_die_shows(die, face) for die, face in faces])
    return _fixed_sentence(action)


@lru_cache(ACTIONS)
def _fixed_sentence(action: int) -> Text:
    """What is said about a move that needs no look at the table."""
    match MOVES.parts(action):
        case ("choose", adventurer):
            return WORDS("told-choose", card=CARD_NAMES[FIRST_ADVENTURER + adventurer])
        case ("take_die", colour):
            return WORDS("told-die", colour=names.colour(colour, noun=True))
        case ("set_die", die, slot):
            face = names.face(int(face_of(die, slot)), noun=True)
            return WORDS("told-set", die=DIE_NAMES[die], face=face)
        case ("resolve", card) if card >= FIRST_SPELL:
            return WORDS("told-spell", number=card - FIRST_SPELL + 1)
        case ("resolve" | "fetch" as kind, card):
            return WORDS(f"told-{kind}", card=names.card_name(card))
        case ("return_die", die):
            return WORDS("told-return", die=DIE_NAMES[die])
        case ("discard_card", card):
            return WORDS("told-discard", card=names.card_name(card))
        case ("discard_spell", slot):
            return WORDS("told-discard-spell", number=slot + 1)
        case ("step", target, payment) if payment < DICE:
            return WORDS("told-go-die", space=names.space(target), die=DIE_NAMES[payment])
        case ("step", target, _):
            return WORDS("told-go", space=names.space(target))
        case ("sail", inward, route):
            origin, target = ROUTES[route][::-1] if inward else ROUTES[route]
            return _voyage("told-sail", origin, target)
        case ("tom_route", route):
            origin, target = ROUTES[route]
            return _voyage("told-tom", origin, target)
    return WORDS(f"told-{MOVES.name(action).replace('_', '-')}")


def _voyage(key: str, origin: int, target: int) -> Text:
    return WORDS(
        key, origin=names.island(origin, noun=True), target=names.island(target, noun=True)
    )


@lru_cache
def _die_shows(die: int, face: int) -> Text:
    return WORDS("told-die-shows", die=DIE_NAMES[die], face=names.face(face, noun=True))


# --- gains and losses ------------------------------------------------------------------------


def _gains(before: bytes, action: int, after: bytes) -> Gains:
    """Points and tokens; what pays for a reroll is in the sentence about the move itself."""
    kind = MOVES.name(action)
    if kind in _PAYING:
        return ()
    return tuple(
        [
            (gain, difference)
            for gain, at in _GAINS.items()
            if before[at] != after[at]
            and (difference := sum(_by_seat(after[at])) - sum(_by_seat(before[at])))
            and (gain != "score" or kind != "choose")  # everybody starts with some
        ]
    )


@lru_cache
def _gain(gain: str, difference: int) -> Text:
    return _signed(f"told-{gain}", difference)


def _signed(key: str, number: int, **values: Any) -> Text:
    """A gain or a loss: its sign is shown, its size chooses between one and many."""
    return WORDS(key, count=abs(number), number=f"{number:+d}".replace("-", "−"), **values)


# --- cards and dice --------------------------------------------------------------------------


def _events(before: Plain, action: int, after: Plain) -> Iterator[Text]:
    """Companions that left, dice that came or went, spells, the black die."""
    kind = MOVES.name(action)
    if before.team != after.team and kind != "discard_card":
        for card in sorted(_companions(before) - _companions(after)):
            itself = "-itself" if action == code(RESOLVE, card) else ""
            yield WORDS(f"told-leaves{itself}", card=names.card_name(card))
    if before.reserve != after.reserve and before.phase != CHOOSING:
        if kind != "take_die":
            for die in members(before.reserve & ~after.reserve):
                yield WORDS("told-brings", die=DIE_NAMES[die])
        if kind != "return_die":
            for die in members(after.reserve & ~before.reserve):
                yield WORDS("told-goes-back", die=DIE_NAMES[die])
    if before.spell_state != after.spell_state:
        yield from _spells(before, kind, after)
    if not before.faces[BLACK_DIE] and after.faces[BLACK_DIE]:
        area = names.element(after.faces[BLACK_DIE] - 1, noun=True)
        yield WORDS("told-black-comes", area=area)


def _spells(before: Plain, kind: str, after: Plain) -> Iterator[Text]:
    changes = list(zip(before.spell_state, after.spell_state, strict=True))
    count = changes.count((ON_PILE, FACE_DOWN))
    if count:
        yield WORDS("told-curses", count=count)
    if kind in ("step", "sail"):
        for slot, (was, now) in enumerate(changes):
            if was in (FACE_DOWN, FACE_UP) and now not in (FACE_DOWN, FACE_UP):
                yield WORDS("told-spell-leaves", number=slot + 1)


def _companions(s: Plain) -> set[int]:
    return {*chain.from_iterable(s.team)} - {NO_CARD}


# --- the evening -----------------------------------------------------------------------------


def _evening(before: Plain, after: Plain) -> Iterator[Text]:
    """Where the small dice went, which companions came, and who begins the next round."""
    if before.phase == CHOOSING or after.round_now == before.round_now:
        return
    moved = members(sum(before.seat_dice) & ~sum(after.seat_dice))
    small = [die for die in moved if die >= LARGE_DICE]
    areas = [
        WORDS("told-evening-dice", dice=" ".join(DIE_NAMES[die] for die in dice), area=area)
        for face in range(1, ELEMENT_COUNT + 1)
        for area in [names.element(face - 1, noun=True)]
        if (dice := [die for die in small if after.faces[die] == face])
    ]
    cards = [names.card_name(card) for card in after.track if card != NO_CARD]
    yield WORDS("told-evening", dice=areas or "-", cards=cards, round=after.round_now)
    if after.players > 1:
        yield WORDS("told-evening-start", player=after.start + 1)


# --- Tom -------------------------------------------------------------------------------------


def _toms_deeds(before: Plain, action: int, after: Plain) -> Iterator[Text]:
    """What Tom did after the player's move: his tile, his dice, and how the stack stands."""
    match MOVES.parts(action):
        case ("recruit", area, _):
            yield _tile(before, area, after)
    if after.refills != before.refills:
        yield WORDS("told-tiles-again" if after.refills == 1 else "told-tiles-out")
    has_rolled = before.phase == CHOOSING or (before.phase == MORNING != after.phase)
    if has_rolled and after.phase != CHOOSING:
        dice = [_die_shows(die, after.faces[die]) for die in members(after.tom_dice)]
        yield WORDS("told-toms-dice", dice=dice)
        if points := _points_of_dice(before, after):
            yield _signed("told-tom-scores", points, score=after.tom_score)
        if prints := after.tom_footprints - before.tom_footprints:
            yield _signed("told-tom-footprints", prints)
    if after.phase == OVER:
        yield from _last_camp(after)


def _points_of_dice(before: Plain, after: Plain) -> int:
    """T7.1: three points for a yellow die that Tom rolled on its special face."""
    if before.phase not in (CHOOSING, MORNING) or after.phase == before.phase:
        return 0
    special = [die for die in members(after.tom_dice) if after.faces[die] == POINTS_FACE]
    return int(WORTH[POINTS_FACE]) * len(special)


def _tile(before: Plain, area: int, after: Plain) -> Text:
    deeds = []
    if after.tom_band != before.tom_band:
        deeds.append(WORDS("told-toms-band", band=after.tom_band))
    from_dice = _points_of_dice(before, after)
    points = after.tom_score - before.tom_score - from_dice
    if points:
        deeds.append(_signed("told-toms-points", points, score=after.tom_score - from_dice))
    if after.tom_camp != before.tom_camp:
        deeds.append(WORDS("told-toms-camp", space=names.space(after.tom_camp)))
    boats = [Counter(s.tom_boats) for s in (before, after)]
    for origin, target in zip(boats[0] - boats[1], boats[1] - boats[0], strict=True):
        deeds.append(_voyage("told-toms-boat", origin, target))
    if after.ask[0] == ASK_ROUTE:
        deeds.append(WORDS("told-toms-boat-asks"))
    return WORDS("told-tom-tile", tile=TILES[before.tiles[area]]["id"], deeds=deeds)


def _last_camp(after: Plain) -> Iterator[Text]:
    """T7.4: at the end Tom's footprints may take his camp further."""
    camp, left = interpreted(toms_last_camp)(after)
    if camp != after.tom_camp:
        paid = after.tom_footprints - int(left)
        yield WORDS("told-toms-last-camp", count=paid, space=names.space(int(camp)))
