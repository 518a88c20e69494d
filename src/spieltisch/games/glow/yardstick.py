"""What the first master of Glow knew, kept as it was: later ones are measured by it.

Nothing here follows `knowledge`, neither in what it finds nor in how fast it is.
"""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import Actions, Features
from spieltisch.engine.moves import argument, arguments, is_a
from spieltisch.games.glow import travel
from spieltisch.games.glow.dice import count_of, symbols, triggers
from spieltisch.games.glow.maps import EFFECT_ROWS, ISLAND_POINTS, OF_SPACE, ROUTE_FAR, SPACE_POINTS
from spieltisch.games.glow.material import (
    ABSENT,
    CARD_COUNT,
    ELEMENT_COUNT,
    END_POINTS,
    FIREFLIES,
    FIRST_ADVENTURER,
    FOOTPRINTS,
    FREE_REROLLS,
    GRANTS,
    IDENTICAL,
    MOST_EFFECTS,
    NEEDS,
    NO_CARD,
    NO_COLOUR,
    POINTS,
    PRINTED_FIREFLIES,
    REROLLS,
    SKULL,
    THEN,
)
from spieltisch.games.glow.record import (
    BY_FOOTPRINT,
    CAMP,
    DISCARD_CARD,
    DISCARD_SPELL,
    FETCH,
    KEEP,
    MORNING,
    OVER,
    PAY_CARD,
    PAY_STEP,
    RECRUIT,
    REROLL,
    RESOLVE,
    ROLLING,
    ROUNDS,
    SAIL,
    SEATS,
    SET_DIE,
    STEP,
    TOM_ROUTE,
    Table,
    is_rolling,
    is_travelling,
)
from spieltisch.games.glow.rolling import face_of
from spieltisch.games.glow.scoring import (
    final_points,
    result,
    toms_points,
)

#: What a gain is worth in points, by effect: points, footprints, rerolls, fireflies.
_WORTH = np.zeros(10)
_WORTH[POINTS], _WORTH[FOOTPRINTS], _WORTH[REROLLS], _WORTH[FIREFLIES] = 1.0, 1.2, 1.0, 0.8

#: What a reroll token is worth while there are rounds to come.
WORTH_OF_A_REROLL = 1.0

#: What a round brings a seat on top of its cards, and what it brings Tom.
GROWTH, TOMS_GROWTH = 4.0, 10.0


@kernel
def worth_of_effects(row: int) -> float:
    """What a row of effects is worth, not counting a skull."""
    total = 0.0
    for k in range(MOST_EFFECTS):
        total += _WORTH[EFFECT_ROWS[row, k, 0]] * EFFECT_ROWS[row, k, 1]
    return total


@kernel
def _often(card: int) -> float:
    """How often a card is triggered in a round, roughly, with five or six dice."""
    if NEEDS[card] > 0:
        often = 1.1 if NEEDS[card] == 1 else 0.45 if NEEDS[card] == 2 else 0.15
        return 0.4 * often if ABSENT[card] != 0 else often
    if ABSENT[card] != 0:
        return 0.35 if bits.count(np.uint64(ABSENT[card])) == 1 else 0.15
    return 0.0 if IDENTICAL[card] == 0 else 1.6 / IDENTICAL[card] ** 2 * 1.5


@kernel
def _power(base: float, times: int) -> float:
    """A power by multiplication, which is the same to the last bit on every machine."""
    total = 1.0
    for _ in range(times):
        total *= base
    return total


@kernel
def worth_of_companion(s: Table, card: int) -> float:
    """What a companion is worth to the seat that takes it now."""
    left = ROUNDS + 1 - whole(s.round_now)
    often = _often(card)
    total = 0.4 * PRINTED_FIREFLIES[card] + 0.8 * FREE_REROLLS[card] * left
    skull = THEN[card, 0, 0] == SKULL
    if skull:
        stays = _power(1.0 - min(often, 0.9), left)
        total += END_POINTS[card] * stays + worth_of_effects(card) * (1.0 - stays)
        left = min(left, 3)
    else:
        total += END_POINTS[card] + worth_of_effects(card) * often * left
    if GRANTS[card] != NO_COLOUR:
        total += 1.5 * left
    return total


@kernel
def worth_of_dice(s: Table, seat: int) -> float:
    """What the seat's dice bring at noon as they are."""
    counts = symbols(s, seat)
    total = 2.4 * count_of(counts, 6) + 3.0 * count_of(counts, 7) - 2.0 * count_of(counts, 8)
    card = FIRST_ADVENTURER + whole(s.adventurer[seat])
    total += triggers(counts, card) * worth_of_effects(card)
    for k in range(s.team_size[seat]):
        card = whole(s.team[seat, k])
        times = triggers(counts, card)
        if times > 0 and THEN[card, 0, 0] == SKULL:
            total += worth_of_effects(card) - END_POINTS[card]
        else:
            total += times * worth_of_effects(card)
    return total


@kernel
def weigh(s: Table, seat: int, actions: Actions, count: int, out: Features) -> None:
    """Give each action a weight above 0, the larger the better it looks."""
    for k in range(count):
        good = max(1.0, min(60.0, 12.0 + judge(s, seat, whole(actions[k])))) / 12.0
        out[k] = good * good * good * good


@kernel
def judge(s: Table, seat: int, action: int) -> float:
    """What an action is worth in points, roughly."""
    if is_rolling(action):
        return _judge_roll(s, seat, action)
    if is_a(action, TOM_ROUTE):
        return -1.0 * ISLAND_POINTS[ROUTE_FAR[argument(action, TOM_ROUTE)]]
    if is_travelling(action):
        return _judge_travel(s, seat, action)
    if is_a(action, RESOLVE):
        return _judge_card(s, argument(action, RESOLVE))
    if is_a(action, RECRUIT):
        area, _ = arguments(action, RECRUIT)
        dice = 0.8 * bits.count(s.area_dice[area])
        return worth_of_companion(s, whole(s.track[area])) + dice + whole(s.area_footprints[area])
    if is_a(action, FETCH):
        return worth_of_companion(s, argument(action, FETCH))
    if is_a(action, DISCARD_CARD):
        return -worth_of_companion(s, argument(action, DISCARD_CARD))
    return 3.0 if is_a(action, DISCARD_SPELL) else 0.0


@kernel
def _judge_card(s: Table, card: int) -> float:
    """Gains before losses; a card that leaves last."""
    if card >= CARD_COUNT or card >= FIRST_ADVENTURER:
        return 0.0
    return -3.0 if THEN[card, 0, 0] == SKULL else worth_of_effects(card)


@kernel
def _judge_roll(s: Table, seat: int, action: int) -> float:
    """Free rerolls are used, tokens only when needed, points hardly ever."""
    if is_a(action, KEEP):
        return 1.0 + worth_of_dice(s, seat)
    if is_a(action, REROLL):
        first, second = arguments(action, REROLL)
        return worth_of_reroll(s, seat, first, second)
    if is_a(action, SET_DIE):
        die, slot = arguments(action, SET_DIE)
        before = s.faces[die]
        s.faces[die] = face_of(die, slot)
        worth = worth_of_dice(s, seat)
        s.faces[die] = before
        return worth
    if s.credits[seat] > 0:
        return -20.0
    if is_a(action, PAY_STEP):
        return 0.0
    return 7.0 if is_a(action, PAY_CARD) else 5.0


@kernel
def worth_of_reroll(s: Table, seat: int, first: int, second: int) -> float:
    """The mean worth of the dice when two of them are rolled, each over the five elements."""
    one, other = s.faces[first], s.faces[second]
    total = 0.0
    for face in range(1, ELEMENT_COUNT + 1):
        s.faces[first] = face
        s.faces[second] = face if first == second else 1 + (face + 1) % ELEMENT_COUNT
        total += worth_of_dice(s, seat)
    s.faces[second] = other
    s.faces[first] = one
    return total / ELEMENT_COUNT


@kernel
def _judge_travel(s: Table, seat: int, action: int) -> float:
    """Walk on while it is cheap; camp where it is worth more than the camp is now."""
    if is_a(action, STEP):
        target, payment = arguments(action, STEP)
        ahead = 0.35 * (SPACE_POINTS[target] - SPACE_POINTS[s.camp[seat]])
        worth = 1.0 + max(0.0, ahead) + worth_of_effects(OF_SPACE + target)
        return worth - (1.0 if payment == BY_FOOTPRINT else 0.0)
    if is_a(action, CAMP):
        gain = SPACE_POINTS[s.band[seat]] - SPACE_POINTS[s.camp[seat]]
        return 1.0 * gain if gain > 0 else -5.0
    if is_a(action, SAIL):
        inward, route = arguments(action, SAIL)
        origin, target = travel.route_ends(inward, route)
        gain = ISLAND_POINTS[target] - ISLAND_POINTS[origin]
        return 0.8 + gain
    return 0.0


@kernel
def _income(card: int, left: float) -> float:
    """What a card brings in the rounds that are left, apart from its points at the end."""
    often = _often(card)
    total = worth_of_effects(card) * often * left + 0.8 * FREE_REROLLS[card] * left
    if THEN[card, 0, 0] == SKULL:
        goes = 1.0 - _power(1.0 - min(often, 0.9), whole(left))
        total = goes * (worth_of_effects(card) - END_POINTS[card])
    if GRANTS[card] != NO_COLOUR:
        total += 1.5 * left
    return total


@kernel
def expected(s: Table, seat: int) -> float:
    """What a seat will have at the end: what it has now, and what its cards will bring."""
    left = float(ROUNDS - whole(s.round_now))
    total = float(final_points(s, seat))
    if s.phase == MORNING:
        left += 1.0
    elif s.stage[seat] == ROLLING:
        total += worth_of_dice(s, seat)
    total += _income(FIRST_ADVENTURER + whole(s.adventurer[seat]), left)
    for k in range(s.team_size[seat]):
        total += _income(whole(s.team[seat, k]), left)
    if left > 0.0:
        total += WORTH_OF_A_REROLL * min(whole(s.rerolls[seat]), 4)
    return total + GROWTH * left


@kernel
def value(s: Table, out: Features) -> None:
    """Each seat's chance to win, from what everybody can expect to have at the end."""
    if s.phase == OVER:
        _value_of_end(s, out)
        return
    left = ROUNDS - whole(s.round_now)
    if s.players == 1:
        lead = 0.0
        if s.adventurer[0] < NO_CARD:
            lead = expected(s, 0) - toms_points(s) - TOMS_GROWTH * left
        lead /= 5.0 + 2.0 * left
        out[0] = 0.5 + 0.5 * lead / (1.0 + abs(lead))
        return
    worth = np.ones(SEATS)
    total = 0.0
    for seat in range(s.players):
        if s.adventurer[seat] < NO_CARD:
            worth[seat] = _power(1.06, whole(expected(s, seat)))
        total += worth[seat]
    for seat in range(s.players):
        out[seat] = worth[seat] / total


@kernel
def _value_of_end(s: Table, out: Features) -> None:
    points = np.zeros(SEATS)
    winners = result(s, points)
    for seat in range(s.players):
        won = winners >> seat & 1 == 1
        out[seat] = 1.0 / bits.count(np.uint64(winners)) if won else 0.0
