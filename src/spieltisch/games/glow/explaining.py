"""Why an action is refused, in words that name the rule and what it would take."""

from __future__ import annotations

from typing import Any

from spieltisch.engine.explanation import Explanation, keys_of
from spieltisch.engine.moves import argument
from spieltisch.games.glow import names
from spieltisch.games.glow import reasons as why
from spieltisch.games.glow.cardtexts import Condition
from spieltisch.games.glow.dice import different_elements, symbols, triggers
from spieltisch.games.glow.maps import (
    DEGREE,
    NEIGHBOUR,
    ROUTE_COUNT,
    ROUTE_LEAST,
    ROUTE_MOST,
    SPACE_PRICE,
    SPACE_SYMBOL,
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
    ACTIONS,
    ASK_RETURN,
    ASK_ROUTE,
    MOVES,
    RESOLVE,
    SEATS,
    Table,
)
from spieltisch.games.glow.solo import boat_routes
from spieltisch.games.glow.travel import price_of_route, route_ends

KEYS = keys_of(why)


def explain(s: Table, seat: int, action: int, reason: int) -> Explanation:
    """The reason as a sentence about this very action."""
    if reason == why.LEGAL:  # the most frequent case; there is nothing to say about it
        return Explanation(True, why.RULES.get(reason), WORDS(KEYS[reason]))
    values: dict[str, Any] = {"player": int(s.turn) + 1}
    values |= _subject(action) | _own(s, seat) | _table(s)
    key, rule = KEYS[reason], why.RULES.get(reason)
    if reason == why.NOT_YOUR_DIE:
        values |= _foreign_dice(s, seat, values["die"])
    if reason in (why.TOO_MANY_ELEMENTS, why.TOO_FEW_ELEMENTS):
        _, _, route = MOVES.parts(action)
        values |= _route(s, seat, route)
    if reason == why.TOO_FEW_FOOTPRINTS:
        _, target, _ = MOVES.parts(action)
        values["price"] = int(SPACE_PRICE[target])
    if reason == why.NOT_CONNECTED and values["space"] == values["band"]:
        key = "you-are-here"
    if reason == why.NOT_DUE:
        key, values["condition"] = _why_not_due(s, seat, argument(action, RESOLVE))
    if reason == why.ANSWER_DISCARD and s.sea:
        key, rule = "answer-discard-at-sea", "G6.1"
    return Explanation(False, rule, WORDS(key, **values))


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
    values: dict[str, Any] = {
        "credits": int(s.credits[seat]),
        "footprints": int(s.footprints[seat]),
        "band": names.space(band),
        "ways": _ways(s, seat) or "-",
        "boats": [names.island(k, noun=True) for k in sorted({int(k) for k in s.boats[seat]})],
    }
    if s.ask[seat] == ASK_RETURN:
        values["lent"] = names.colour(int(s.about[seat]), noun=True)
    if s.ask[seat] == ASK_ROUTE:
        routes = int(boat_routes(s, TILE_BOAT[s.tiles[s.picked]]))
        values["routes"] = [
            WORDS("toms-route", **_ends(0, route))
            for route in range(ROUTE_COUNT)
            if routes >> route & 1
        ]
    return values


def _ways(s: Table, seat: int) -> list[names.Name]:
    """The spaces next to the band, except those that it left this afternoon."""
    band = int(s.band[seat])
    neighbours = [int(NEIGHBOUR[band, k]) for k in range(DEGREE[band])]
    return [names.space(space) for space in neighbours if not int(s.visited[seat]) >> space & 1]


def _table(s: Table) -> dict[str, Any]:
    """What everybody sees: where companions are, and which dice the reserve has."""
    colours = {int(DIE_COLOUR[die]) for die in range(DICE) if int(s.reserve) >> die & 1}
    areas = [area for area in range(ELEMENT_COUNT) if s.track[area] != NO_CARD]
    return {
        "areas": [names.element(area, noun=True) for area in areas] or "-",
        "reserve": [names.colour(colour, noun=True) for colour in sorted(colours)] or "-",
    }


def _foreign_dice(s: Table, seat: int, die: str | list[str]) -> dict[str, Any]:
    """Which of the dice that a move names are not the seat's own."""
    dice = [die] if isinstance(die, str) else die
    own = [DIE_NAMES[die] for die in range(DICE) if int(s.seat_dice[seat]) >> die & 1]
    foreign = [name for name in dice if name not in own] or dice
    return {"die": foreign, "count": len(foreign), "dice": own}


def _route(s: Table, seat: int, route: int) -> dict[str, Any]:
    least, most = int(ROUTE_LEAST[route]), int(ROUTE_MOST[route])
    different = int(different_elements(symbols(s, seat)))
    return {
        "different": different,
        "number": str(least) if least == most else f"{least}-{most}",
        "price": int(price_of_route(s, route, different)),
    }


def _subject(action: int) -> dict[str, Any]:
    """What an action is about: area, die, card, space or islands."""
    if not 0 <= action < ACTIONS:
        return {}
    match MOVES.parts(action):
        case ("choose", adventurer):
            return {"card": CARD_NAMES[FIRST_ADVENTURER + adventurer]}
        case ("recruit", area, black):
            target = names.element(max(0, black - 1), noun=True)
            return {"area": names.element(area, noun=True), "black": target}
        case ("dismiss", area):
            return {"area": names.element(area, noun=True)}
        case ("take_die", colour):
            return {"colour": names.colour(colour, noun=True)}
        case ("reroll", first, second):
            return {"die": sorted({DIE_NAMES[first], DIE_NAMES[second]})}
        case ("set_die", die, _) | ("return_die", die):
            return {"die": DIE_NAMES[die]}
        case ("resolve", card) if card >= FIRST_SPELL:
            return {"card": WORDS("spell-number", number=card - FIRST_SPELL + 1)}
        case ("resolve" | "fetch" | "discard_card", card):
            return {"card": names.card_name(card)}
        case ("discard_spell", slot):
            return {"card": WORDS("spell-number", number=slot + 1)}
        case ("step", target, payment):
            return _step(target, payment)
        case ("sail", inward, route):
            return _ends(inward, route)
        case ("tom_route", route):
            return _ends(0, route)
    return {}


def _ends(inward: int, route: int) -> dict[str, Any]:
    origin, target = (names.island(int(end), noun=True) for end in route_ends(inward, route))
    return {"origin": origin, "target": target}


def _step(target: int, payment: int) -> dict[str, Any]:
    values: dict[str, Any] = {"space": names.space(target)}
    if SPACE_SYMBOL[target]:
        values["element"] = names.element(int(SPACE_SYMBOL[target]) - 1, noun=True)
    if payment < DICE:
        values["die"] = DIE_NAMES[payment]
    return values
