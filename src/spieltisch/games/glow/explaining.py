"""Why an action is refused, in words that name the rule and what it would take."""

from __future__ import annotations

from typing import Any

from spieltisch.engine.explanation import Explanation
from spieltisch.games.glow import names
from spieltisch.games.glow import reasons as why
from spieltisch.games.glow.dice import different_elements, symbols
from spieltisch.games.glow.maps import DEGREE as _DEGREE
from spieltisch.games.glow.maps import (
    NEIGHBOUR,
    ROUTE_COUNT,
    ROUTE_LEAST,
    ROUTE_MOST,
    SPACE_COST,
    SPACE_SYMBOL,
    SPACES,
)
from spieltisch.games.glow.material import (
    CARD_NAMES,
    DICE,
    DIE_NAMES,
    ELEMENT_COUNT,
    FIRST_ADVENTURER,
    FIRST_SPELL,
    NO_CARD,
)
from spieltisch.games.glow.options import WORDS
from spieltisch.games.glow.record import (
    ASK_RETURN,
    CAMP,
    DISCARD_CARD,
    DISCARD_SPELL,
    DISMISS,
    FETCH,
    FETCH_NOTHING,
    KEEP,
    PAY_TOKEN,
    PAYMENTS,
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
)
from spieltisch.games.glow.travel import price_of_route, route_ends

#: Each reason's sentence has the reason's name as its key.
KEYS = {
    number: name.lower().replace("_", "-")
    for name, number in vars(why).items()
    if name.isupper() and isinstance(number, int)
}


def explain(s: Any, seat: int, action: int, reason: int) -> Explanation:
    """The reason as a sentence about this very action."""
    about = {"player": int(s.turn) + 1, **_subject(s, action), **_own(s, seat)}
    if reason in (why.TOO_MANY_ELEMENTS, why.TOO_FEW_ELEMENTS):
        about |= _route(s, seat, action - SAIL)
    if reason == why.TOO_FEW_FOOTPRINTS:
        target = (action - STEP) // PAYMENTS
        about["price"] = max(1, int(SPACE_COST[target]))
    text = WORDS(KEYS[reason], **about)
    return Explanation(reason == why.LEGAL, why.RULES.get(reason), text)


def _own(s: Any, seat: int) -> dict[str, Any]:
    """What the sentences say about the seat itself."""
    if not 0 <= seat < SEATS:
        return {}
    band = int(s.band[seat])
    about: dict[str, Any] = {
        "credits": int(s.credits[seat]),
        "footprints": int(s.footprints[seat]),
        "band": SPACES[band],
        "ways": [SPACES[NEIGHBOUR[band, k]] for k in range(_DEGREE[band])],
    }
    if s.ask[seat] == ASK_RETURN:
        about["lent"] = names.colour(int(s.about[seat]))
    return about


def _route(s: Any, seat: int, code: int) -> dict[str, Any]:
    route = code % ROUTE_COUNT
    least, most = int(ROUTE_LEAST[route]), int(ROUTE_MOST[route])
    different = int(different_elements(symbols(s, seat)))
    return {
        "different": different,
        "number": str(least) if least == most else f"{least}/{most}",
        "price": int(price_of_route(s, route, different)),
    }


def _subject(s: Any, action: int) -> dict[str, Any]:
    """What an action is about: area, die, card, space or islands."""
    if action < 0:
        return {}
    if action < RECRUIT:
        return {"card": CARD_NAMES[FIRST_ADVENTURER + action]}
    if action < DISMISS:
        area, black = divmod(action - RECRUIT, ELEMENT_COUNT + 1)
        return {"area": names.element(area), "black": names.element(max(0, black - 1))}
    if action < TAKE_DIE:
        return {"area": names.element(action - DISMISS)}
    if action < PAY_TOKEN:
        return {"colour": names.colour(action - TAKE_DIE)}
    if REROLL <= action < SET_DIE:
        first, second = divmod(action - REROLL, DICE)
        return {"die": sorted({DIE_NAMES[first], DIE_NAMES[second]})}
    if SET_DIE <= action < KEEP:
        return {"die": DIE_NAMES[(action - SET_DIE) // (ELEMENT_COUNT + 1)]}
    if RESOLVE <= action < STEP:
        return _card(action)
    if STEP <= action < CAMP:
        return _step(action - STEP)
    if action >= SAIL and action != STOP:
        ends = route_ends(action - SAIL if action < TOM_ROUTE else (action - TOM_ROUTE))
        if action < TOM_ROUTE + ROUTE_COUNT:
            return {"origin": names.island(int(ends[0])), "target": names.island(int(ends[1]))}
    return {}


def _card(action: int) -> dict[str, Any]:
    if RETURN_DIE <= action < DISCARD_CARD:
        return {"die": DIE_NAMES[action - RETURN_DIE]}
    card, spell = NO_CARD, -1
    if action < FETCH:
        card = action - RESOLVE
        spell = card - FIRST_SPELL
    elif action < FETCH_NOTHING:
        card = action - FETCH
    elif DISCARD_CARD <= action < DISCARD_SPELL:
        card = action - DISCARD_CARD
    elif action >= DISCARD_SPELL:
        spell = action - DISCARD_SPELL
    if spell >= 0:
        return {"card": WORDS("spell-number", number=spell + 1)}
    return {} if card == NO_CARD else {"card": names.card_title(card)}


def _step(code: int) -> dict[str, Any]:
    target, payment = divmod(code, PAYMENTS)
    about: dict[str, Any] = {"space": SPACES[target]}
    if SPACE_SYMBOL[target]:
        about["element"] = names.element(int(SPACE_SYMBOL[target]) - 1)
    if payment < DICE:
        about["die"] = DIE_NAMES[payment]
    return about
