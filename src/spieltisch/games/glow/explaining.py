"""Why an action is refused, in words that name the rule and what it would take."""

from __future__ import annotations

from typing import Any

from spieltisch.engine.explanation import Explanation, keys_of
from spieltisch.games.glow import names
from spieltisch.games.glow import reasons as why
from spieltisch.games.glow.cardtexts import Condition
from spieltisch.games.glow.dice import different_elements, symbols, triggers
from spieltisch.games.glow.maps import DEGREE as _DEGREE
from spieltisch.games.glow.maps import (
    NEIGHBOUR,
    ROUTE_COUNT,
    ROUTE_LEAST,
    ROUTE_MOST,
    SPACE_PRICE,
    SPACE_SYMBOL,
    SPACES,
)
from spieltisch.games.glow.material import (
    CARD_NAMES,
    CARDS,
    DICE,
    DIE_COLOUR,
    DIE_NAMES,
    ELEMENT_COUNT,
    FIRST_ADVENTURER,
    FIRST_SPELL,
    NO_CARD,
    TILE_BOAT,
)
from spieltisch.games.glow.options import WORDS
from spieltisch.games.glow.record import (
    ASK_RETURN,
    ASK_ROUTE,
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
    TAKE_DIE,
    TOM_ROUTE,
    Table,
)
from spieltisch.games.glow.solo import boat_routes
from spieltisch.games.glow.travel import price_of_route, route_ends

KEYS = keys_of(why)


def explain(s: Table, seat: int, action: int, reason: int) -> Explanation:
    """The reason as a sentence about this very action."""
    if reason == why.LEGAL:  # as most often; there is nothing to be said about it
        return Explanation(True, why.RULES.get(reason), WORDS(KEYS[reason]))
    about = {"player": int(s.turn) + 1, **_subject(action), **_own(s, seat), **_table(s)}
    if reason == why.NOT_YOUR_DIE:
        about |= _strange_dice(s, seat, about["die"])
    if reason in (why.TOO_MANY_ELEMENTS, why.TOO_FEW_ELEMENTS):
        about |= _route(s, seat, action - SAIL)
    if reason == why.TOO_FEW_FOOTPRINTS:
        target = (action - STEP) // PAYMENTS
        about["price"] = int(SPACE_PRICE[target])
    key, rule = KEYS[reason], why.RULES.get(reason)
    if reason == why.NOT_CONNECTED and about["space"] == about["band"]:
        key = "you-are-here"
    if reason == why.NOT_DUE:
        key, about["condition"] = _why_not_due(s, seat, action - RESOLVE)
    if reason == why.ANSWER_DISCARD and s.sea:
        key, rule = "answer-discard-at-sea", "G6.1"
    return Explanation(False, rule, WORDS(key, **about))


def _why_not_due(s: Table, seat: int, card: int) -> tuple[str, Condition]:
    """Whether a card's condition is not met, or every trigger has been used, or it has none."""
    if card >= FIRST_SPELL:
        card = FIRST_SPELL + int(s.spells[card - FIRST_SPELL])
    condition = Condition(CARDS[card]["when"])
    if not condition.when:
        return "never-due", condition
    met = int(triggers(symbols(s, seat), card)) > 0
    return "all-triggers-used" if met else "not-due", condition


def _own(s: Table, seat: int) -> dict[str, Any]:
    """What the sentences say about the seat itself."""
    if not 0 <= seat < SEATS:
        return {}
    band = int(s.band[seat])
    about: dict[str, Any] = {
        "credits": int(s.credits[seat]),
        "footprints": int(s.footprints[seat]),
        "band": SPACES[band],
        "ways": _ways(s, seat) or "-",
        "boats": [names.island(k, noun=True) for k in sorted({int(k) for k in s.boats[seat]})],
    }
    if s.ask[seat] == ASK_RETURN:
        about["lent"] = names.colour(int(s.about[seat]), noun=True)
    if s.ask[seat] == ASK_ROUTE:
        routes = int(boat_routes(s, TILE_BOAT[s.tiles[s.picked]]))
        about["routes"] = [
            WORDS("toms-route", **_ends(route))
            for route in range(ROUTE_COUNT)
            if routes >> route & 1
        ]
    return about


def _ways(s: Table, seat: int) -> list[str]:
    """The spaces beside the band, without those that it left this afternoon."""
    band = int(s.band[seat])
    beside = [int(NEIGHBOUR[band, k]) for k in range(_DEGREE[band])]
    return [SPACES[space] for space in beside if not int(s.visited[seat]) >> space & 1]


def _table(s: Table) -> dict[str, Any]:
    """What lies open for all: where companions are, and which dice the reserve has."""
    lent = {int(DIE_COLOUR[die]) for die in range(DICE) if int(s.reserve) >> die & 1}
    areas = [area for area in range(ELEMENT_COUNT) if s.track[area] != NO_CARD]
    return {
        "areas": [names.element(area, noun=True) for area in areas] or "-",
        "reserve": [names.colour(colour, noun=True) for colour in sorted(lent)] or "-",
    }


def _strange_dice(s: Table, seat: int, named: str | list[str]) -> dict[str, Any]:
    """Which of the dice that a move names are not the seat's own."""
    dice = [named] if isinstance(named, str) else named
    strange = [die for die in dice if not int(s.seat_dice[seat]) >> DIE_NAMES.index(die) & 1]
    own = [DIE_NAMES[die] for die in range(DICE) if int(s.seat_dice[seat]) >> die & 1]
    return {"die": strange or dice, "count": len(strange or dice), "dice": own}


def _route(s: Table, seat: int, code: int) -> dict[str, Any]:
    route = code % ROUTE_COUNT
    least, most = int(ROUTE_LEAST[route]), int(ROUTE_MOST[route])
    different = int(different_elements(symbols(s, seat)))
    return {
        "different": different,
        "number": str(least) if least == most else f"{least}-{most}",
        "price": int(price_of_route(s, route, different)),
    }


def _subject(action: int) -> dict[str, Any]:
    """What an action is about: area, die, card, space or islands."""
    if action < 0:
        return {}
    if action < RECRUIT:
        return {"card": CARD_NAMES[FIRST_ADVENTURER + action]}
    if action < DISMISS:
        area, black = divmod(action - RECRUIT, ELEMENT_COUNT + 1)
        moved = names.element(max(0, black - 1), noun=True)
        return {"area": names.element(area, noun=True), "black": moved}
    if action < TAKE_DIE:
        return {"area": names.element(action - DISMISS, noun=True)}
    if action < PAY_TOKEN:
        return {"colour": names.colour(action - TAKE_DIE, noun=True)}
    if REROLL <= action < SET_DIE:
        first, second = divmod(action - REROLL, DICE)
        return {"die": sorted({DIE_NAMES[first], DIE_NAMES[second]})}
    if SET_DIE <= action < KEEP:
        return {"die": DIE_NAMES[(action - SET_DIE) // (ELEMENT_COUNT + 1)]}
    if RESOLVE <= action < STEP:
        return _card(action)
    if STEP <= action < CAMP:
        return _step(action - STEP)
    if SAIL <= action < TOM_ROUTE + ROUTE_COUNT:
        return _ends(action - SAIL if action < TOM_ROUTE else action - TOM_ROUTE)
    return {}


def _ends(code: int) -> dict[str, Any]:
    origin, target = (names.island(int(end), noun=True) for end in route_ends(code))
    return {"origin": origin, "target": target}


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
    return {} if card == NO_CARD else {"card": names.card_name(card)}


def _step(code: int) -> dict[str, Any]:
    target, payment = divmod(code, PAYMENTS)
    about: dict[str, Any] = {"space": SPACES[target]}
    if SPACE_SYMBOL[target]:
        about["element"] = names.element(int(SPACE_SYMBOL[target]) - 1, noun=True)
    if payment < DICE:
        about["die"] = DIE_NAMES[payment]
    return about
