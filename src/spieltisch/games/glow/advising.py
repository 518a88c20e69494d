"""What speaks for a move and against it, in words: the knowledge of `knowledge`, spelt out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any

from spieltisch.engine.contract import State
from spieltisch.engine.records import viewed
from spieltisch.engine.words import Text
from spieltisch.games.glow import names, travel
from spieltisch.games.glow.knowledge import (
    judge,
    worth_of_companion,
    worth_of_dice,
    worth_of_effects,
    worth_of_reroll,
)
from spieltisch.games.glow.maps import ISLAND_POINTS, OF_SPACE, ROUTE_FAR, SPACE_POINTS
from spieltisch.games.glow.material import (
    ANY_COLOUR,
    CARD_COUNT,
    DICE,
    DICE_OF_COLOUR,
    GRANTS,
    LARGE,
    NO_COLOUR,
    SKULL,
    THEN,
)
from spieltisch.games.glow.options import WORDS
from spieltisch.games.glow.record import BY_FOOTPRINT, MOVES, RECORD, Table
from spieltisch.games.glow.weights import HAND_MADE


def advise(view: State, seat: int, action: int) -> list[Text]:
    """What speaks for a seat's action and against it, the most important first."""
    return list(_reasons(viewed(view.copy(), RECORD), seat, action))


def _reasons(s: Table, seat: int, action: int) -> Iterator[Text]:
    match MOVES.parts(action):
        case ("recruit", area, _):
            yield _of_recruiting(s, seat, area, float(judge(s, seat, action, HAND_MADE)))
        case ("keep",):
            worth = round(float(worth_of_dice(s, seat, HAND_MADE)))
            yield WORDS("advice-keep", points=_points(worth))
        case ("pay_token" | "pay_card" | "pay_step" as kind,):
            yield _of_paying(s, seat)
            yield WORDS(f"advice-{kind.removeprefix('pay_')}")
        case ("reroll" | "set_die", _, _):
            yield _of_change(
                float(judge(s, seat, action, HAND_MADE)) - float(worth_of_dice(s, seat, HAND_MADE))
            )
        case ("resolve", card):
            yield from _of_resolving(card)
        case ("fetch", card):
            yield _of_companion("advice-companion", s, seat, card)
        case ("discard_card", card):
            yield _of_companion("advice-loses", s, seat, card)
        case parts:
            yield from _of_travelling(s, seat, parts)


def _of_recruiting(s: Table, seat: int, area: int, worth: float) -> Text:
    """All that an area brings, and what it is worth in total, so that areas can be compared."""
    card = int(s.track[area])
    gains = {
        "advice-dice": int(s.area_dice[area]).bit_count() + _own_die(s, card),
        "advice-footprints": int(s.area_footprints[area]),
    }
    own = round(float(worth_of_companion(s, seat, card, HAND_MADE)))
    parts = [WORDS("advice-card-worth", card=names.card_name(card), number=own)]
    parts += [WORDS(key, count=count) for key, count in gains.items() if count]
    return WORDS("advice-recruit", points=_points(round(worth)), parts=parts)


def _own_die(s: Table, card: int) -> int:
    """1 for a companion that brings a large die that the reserve still has, else 0."""
    colour, reserve = int(GRANTS[card]), int(s.reserve)
    if colour == NO_COLOUR:
        return 0
    sizes = int(LARGE if colour == ANY_COLOUR else DICE_OF_COLOUR[colour])
    return 1 if reserve & sizes else 0


def _of_companion(key: str, s: Table, seat: int, card: int) -> Text:
    points = _points(round(float(worth_of_companion(s, seat, card, HAND_MADE))))
    return WORDS(key, card=names.card_name(card), points=points)


def _of_paying(s: Table, seat: int) -> Text:
    """What the best reroll that can be paid for would bring."""
    gain = round(_best_reroll(s, seat) - float(worth_of_dice(s, seat, HAND_MADE)))
    if gain > 0:
        return WORDS("advice-pays", points=_points(gain))
    return WORDS("advice-pays-for-little")


def _of_change(difference: float) -> Text:
    """By how much a reroll or a set face changes what the dice are worth."""
    change = round(difference)
    key = "advice-improves" if change > 0 else "advice-worsens" if change < 0 else "advice-same"
    return WORDS(key, points=_points(abs(change)))


def _best_reroll(s: Table, seat: int) -> float:
    """What the dice are worth if the best one or two of them are rolled again."""
    dice = [die for die in range(DICE) if int(s.seat_dice[seat]) >> die & 1]
    pairs = combinations_with_replacement(dice, 2)
    worths = (float(worth_of_reroll(s, seat, first, second, HAND_MADE)) for first, second in pairs)
    return max(worths, default=0.0)


def _of_resolving(card: int) -> Iterator[Text]:
    """Gains before losses; a card that leaves last."""
    if card >= CARD_COUNT:
        return
    if THEN[card, 0, 0] == SKULL:
        yield WORDS("advice-leaves", card=names.card_name(card))
        return
    points = round(float(worth_of_effects(card, HAND_MADE)))
    if points > 0:
        yield WORDS("advice-gain", points=_points(points))


def _of_travelling(s: Table, seat: int, parts: tuple[Any, ...]) -> Iterator[Text]:
    camp = int(SPACE_POINTS[s.camp[seat]])
    match parts:
        case ("step", target, payment):
            yield from _of_stepping(target, camp)
            if payment == BY_FOOTPRINT:
                yield WORDS("advice-costs-footprints")
        case ("camp",):
            points = _points(int(SPACE_POINTS[s.band[seat]]))
            yield WORDS("advice-camp", points=points, before=camp)
        case ("stop",):
            yield WORDS("advice-stop")
        case ("sail", inward, route):
            ends = travel.route_ends(inward, route)
            origin, target = (int(ISLAND_POINTS[end]) for end in ends)
            yield WORDS("advice-sail", points=_points(target), before=origin)
        case ("tom_route", route):
            points = _points(int(ISLAND_POINTS[ROUTE_FAR[route]]))
            yield WORDS("advice-tom", points=points)


def _of_stepping(target: int, camp: int) -> Iterator[Text]:
    points, worth = (
        int(SPACE_POINTS[target]),
        round(float(worth_of_effects(OF_SPACE + target, HAND_MADE))),
    )
    if points > camp:
        yield WORDS("advice-village", points=_points(points), before=camp)
    if worth > 0:
        yield WORDS("advice-gain", points=_points(worth))
    if points <= camp and worth <= 0:
        yield WORDS("advice-walks-on")


def _points(points: int) -> Text:
    return WORDS("advice-points", points=points)
