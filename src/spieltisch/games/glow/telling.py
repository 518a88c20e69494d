"""What a move did, in words: the rest of a sentence that begins with the player's name."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from spieltisch.engine.contract import State
from spieltisch.engine.plain import Fields
from spieltisch.engine.words import Text
from spieltisch.games.glow import names
from spieltisch.games.glow.maps import ROUTE_COUNT, ROUTES, SPACES
from spieltisch.games.glow.material import (
    CARD_NAMES,
    DICE,
    DIE_NAMES,
    ELEMENT_COUNT,
    FIRST_ADVENTURER,
    FIRST_SPELL,
)
from spieltisch.games.glow.options import WORDS
from spieltisch.games.glow.record import (
    ACTIONS,
    CAMP,
    DISCARD_CARD,
    DISCARD_SPELL,
    DISMISS,
    FETCH,
    FETCH_NOTHING,
    KEEP,
    PAY_TOKEN,
    PAYMENTS,
    RECORD,
    RECRUIT,
    REROLL,
    RESOLVE,
    RETURN_DIE,
    SAIL,
    SEATS,
    SET_DIE,
    STEP,
    STOP,
    TAKE_DIE,
    TOM_ROUTE,
    Table,
)
from spieltisch.games.glow.rolling import face_of
from spieltisch.games.glow.sidetelling import evening, events, showing, signed, toms_deeds

_GAINS = ("score", "footprints", "rerolls", "fireflies")

#: What of a state is told of when many play; Tom's deeds are told of when somebody plays alone.
_SEEN = Fields(
    *(RECORD, "players", "phase", "round_now", "start", "track", "team", "spell_state"),
    *("seat_dice", "reserve", "faces", *_GAINS),
)
#: What one move leads to, the next one comes from.
_seen = lru_cache(_SEEN.of)
_ALL = Fields(RECORD)


def tell(before: State, action: int, after: State) -> Text:
    """What an action did, with what the seat won or lost by it; then Tom, then the evening."""
    was, now = _seen(before.tobytes()), _seen(after.tobytes())
    told = _act(was, action, now)
    beside = [*_gains(was, action, now), *events(was, action, now)]
    if beside:
        told = WORDS("told-gains", told=told, gains=beside)
    then = [*evening(was, now)]
    if now.players == 1:
        toms = toms_deeds(_ALL.of(before.tobytes()), action, _ALL.of(after.tobytes()))
        then = [*toms, *then]
    for deed in then:
        told = WORDS("told-then", told=told, then=deed)
    return told


def _gains(before: Any, action: int, after: Any) -> list[Text]:
    """Points and tokens; what pays for a reroll is told by the move itself."""
    if PAY_TOKEN <= action < REROLL:
        return []
    return [
        _gain(gain, difference)
        for gain in _GAINS
        if (difference := _difference(before, after, gain))
        and (gain != "score" or KEEP <= action < SAIL)
    ]


@lru_cache
def _gain(gain: str, difference: int) -> Text:
    return signed(f"told-{gain}", difference)


def _difference(before: Any, after: Any, gain: str) -> int:
    """A move changes one seat's tokens only, so that seat is the one that differs."""
    earlier, later = getattr(before, gain), getattr(after, gain)
    return 0 if earlier == later else sum(later) - sum(earlier)


def _act(s: Table, action: int, after: Any) -> Text:
    if action < RECRUIT:
        return WORDS("told-choose", card=CARD_NAMES[FIRST_ADVENTURER + action])
    if action < TAKE_DIE:
        return _told_area(s, action)
    if action < PAY_TOKEN:
        return WORDS("told-die", colour=names.colour(action - TAKE_DIE, noun=True))
    if action <= KEEP:
        return _told_roll(s, action, after)
    if action < STEP:
        return _told_card(action)
    return _told_travel(action)


def _told_area(s: Table, action: int) -> Text:
    if action >= DISMISS:
        card = names.card_name(s.track[action - DISMISS])
        return WORDS("told-dismiss", card=card)
    area, black = divmod(action - RECRUIT, ELEMENT_COUNT + 1)
    about = {"card": names.card_name(s.track[area]), "area": names.element(area, noun=True)}
    if black:
        return WORDS("told-take-black", **about, black=names.element(black - 1, noun=True))
    return WORDS("told-take", **about)


def _told_roll(s: Table, action: int, after: Any) -> Text:
    if action == KEEP:
        return WORDS("told-keep")
    if action < REROLL:
        key = ("token", "card", "step")[action - PAY_TOKEN]
        seat = next((k for k in range(SEATS) if after.score[k] != s.score[k]), 0)
        return WORDS(f"told-pay-{key}", score=after.score[seat])
    if action >= SET_DIE:
        die, slot = divmod(action - SET_DIE, ELEMENT_COUNT + 1)
        face = names.face(int(face_of(die, slot)), noun=True)
        return WORDS("told-set", die=DIE_NAMES[die], face=face)
    dice = sorted(set(divmod(action - REROLL, DICE)))
    return WORDS("told-reroll", dice=[showing(after, die) for die in dice])


@lru_cache(ACTIONS)
def _told_card(action: int) -> Text:
    if action < FETCH:
        card = action - RESOLVE
        if card >= FIRST_SPELL:
            return WORDS("told-spell", number=card - FIRST_SPELL + 1)
        return WORDS("told-resolve", card=names.card_name(card))
    if action < FETCH_NOTHING:
        return WORDS("told-fetch", card=names.card_name(action - FETCH))
    if action == FETCH_NOTHING:
        return WORDS("told-fetch-nothing")
    if action < DISCARD_CARD:
        return WORDS("told-return", die=DIE_NAMES[action - RETURN_DIE])
    if action < DISCARD_SPELL:
        return WORDS("told-discard", card=names.card_name(action - DISCARD_CARD))
    return WORDS("told-discard-spell", number=action - DISCARD_SPELL + 1)


@lru_cache(ACTIONS)
def _told_travel(action: int) -> Text:
    if action < CAMP:
        target, payment = divmod(action - STEP, PAYMENTS)
        if payment < DICE:
            return WORDS("told-go-die", space=SPACES[target], die=DIE_NAMES[payment])
        return WORDS("told-go", space=SPACES[target])
    if action <= STOP:
        return WORDS("told-camp" if action == CAMP else "told-stop")
    code = action - SAIL if action < TOM_ROUTE else action - TOM_ROUTE
    near, far = ROUTES[code % ROUTE_COUNT]
    ends = (near, far) if code < ROUTE_COUNT else (far, near)
    about = {
        "origin": names.island(ends[0], noun=True),
        "target": names.island(ends[1], noun=True),
    }
    return WORDS("told-sail" if action < TOM_ROUTE else "told-tom", **about)
