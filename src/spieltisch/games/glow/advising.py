"""What speaks for a move and against it, in words, by what `knowledge` is made of."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

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
    ELEMENT_COUNT,
    GRANTS,
    LARGE,
    NO_COLOUR,
    SKULL,
    THEN,
)
from spieltisch.games.glow.options import WORDS
from spieltisch.games.glow.record import (
    BY_FOOTPRINT,
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
    SAIL,
    STEP,
    STOP,
    TOM_ROUTE,
    Table,
)


def advise(view: State, seat: int, action: int) -> list[Text]:
    """What speaks for a seat's action and against it, the most important first."""
    return list(_reasons(viewed(view.copy(), RECORD), seat, action))


def _reasons(s: Table, seat: int, action: int) -> Iterator[Text]:
    if RECRUIT <= action < DISMISS:
        yield _of_recruiting(s, seat, action)
    elif PAY_TOKEN <= action <= KEEP:
        yield from _of_rolling(s, seat, action)
    elif RESOLVE <= action < FETCH:
        yield from _of_resolving(action - RESOLVE)
    elif FETCH <= action < FETCH_NOTHING:
        yield _of_companion("advice-companion", s, action - FETCH)
    elif DISCARD_CARD <= action < DISCARD_SPELL:
        yield _of_companion("advice-loses", s, action - DISCARD_CARD)
    elif action >= STEP:
        yield from _of_travelling(s, seat, action)


def _of_recruiting(s: Table, seat: int, action: int) -> Text:
    """All that an area brings, and what that is worth together, so that areas compare."""
    area = (action - RECRUIT) // (ELEMENT_COUNT + 1)
    card = int(s.track[area])
    worth = round(float(worth_of_companion(s, card)))
    gains = {
        "advice-dice": int(s.area_dice[area]).bit_count() + _own_die(s, card),
        "advice-footprints": int(s.area_footprints[area]),
    }
    parts = [WORDS("advice-card-worth", card=names.card_name(card), number=worth)]
    parts += [WORDS(key, count=count) for key, count in gains.items() if count]
    total = _points(round(float(judge(s, seat, action))))
    return WORDS("advice-recruit", points=total, parts=parts)


def _own_die(s: Table, card: int) -> int:
    """One for a companion that brings a large die which the reserve still has."""
    colour, reserve = int(GRANTS[card]), int(s.reserve)
    if colour == NO_COLOUR:
        return 0
    wanted = int(LARGE if colour == ANY_COLOUR else DICE_OF_COLOUR[colour])
    return 1 if reserve & wanted else 0


def _of_companion(key: str, s: Table, card: int) -> Text:
    points = _points(round(float(worth_of_companion(s, card))))
    return WORDS(key, card=names.card_name(card), points=points)


def _of_rolling(s: Table, seat: int, action: int) -> Iterator[Text]:
    """What the dice bring as they lie, and by how much that would change."""
    now = float(worth_of_dice(s, seat))
    if action == KEEP:
        yield WORDS("advice-keep", points=_points(round(now)))
    elif action < REROLL:
        gain = round(_best_reroll(s, seat) - now)
        if gain > 0:
            yield WORDS("advice-pays", points=_points(gain))
        else:
            yield WORDS("advice-pays-for-little")
        yield WORDS(("advice-token", "advice-card", "advice-step")[action - PAY_TOKEN])
    else:
        change = round(float(judge(s, seat, action)) - now)
        key = "advice-improves" if change > 0 else "advice-worsens" if change < 0 else "advice-same"
        yield WORDS(key, points=_points(abs(change)))


def _best_reroll(s: Table, seat: int) -> float:
    """What the dice are worth if the best one or two of them are rolled again."""
    dice = [die for die in range(DICE) if int(s.seat_dice[seat]) >> die & 1]
    pairs = combinations_with_replacement(dice, 2)
    codes = (DICE * first + second for first, second in pairs)
    return max((float(worth_of_reroll(s, seat, code)) for code in codes), default=0.0)


def _of_resolving(card: int) -> Iterator[Text]:
    """Gains before losses; a card that leaves last."""
    if card >= CARD_COUNT:
        return
    if THEN[card, 0, 0] == SKULL:
        yield WORDS("advice-leaves", card=names.card_name(card))
        return
    points = round(float(worth_of_effects(card)))
    if points > 0:
        yield WORDS("advice-gain", points=_points(points))


def _of_travelling(s: Table, seat: int, action: int) -> Iterator[Text]:
    camp = int(SPACE_POINTS[s.camp[seat]])
    if action == STOP:
        yield WORDS("advice-stop")
    elif action == CAMP:
        yield WORDS("advice-camp", points=_points(int(SPACE_POINTS[s.band[seat]])), before=camp)
    elif action < CAMP:
        target, payment = divmod(action - STEP, PAYMENTS)
        yield from _of_stepping(target, camp)
        if payment == BY_FOOTPRINT:
            yield WORDS("advice-costs-footprints")
    elif SAIL <= action < TOM_ROUTE:
        origin, target = (int(ISLAND_POINTS[end]) for end in travel.route_ends(action - SAIL))
        yield WORDS("advice-sail", points=_points(target), before=origin)
    else:
        points = int(ISLAND_POINTS[ROUTE_FAR[action - TOM_ROUTE]])
        yield WORDS("advice-tom", points=_points(points))


def _of_stepping(target: int, camp: int) -> Iterator[Text]:
    points, worth = int(SPACE_POINTS[target]), round(float(worth_of_effects(OF_SPACE + target)))
    if points > camp:
        yield WORDS("advice-village", points=_points(points), before=camp)
    if worth > 0:
        yield WORDS("advice-gain", points=_points(worth))
    if points <= camp and worth <= 0:
        yield WORDS("advice-walks-on")


def _points(points: int) -> Text:
    return WORDS("advice-points", points=points)
