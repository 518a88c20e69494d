"""What good play in Glow knows, apart from the rules."""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.engine.contract import Actions, Features
from spieltisch.engine.moves import argument, arguments, is_a
from spieltisch.engine.tuning import Weights
from spieltisch.games.glow import travel
from spieltisch.games.glow.dice import count_of, has, shown, symbols, triggers
from spieltisch.games.glow.maps import EFFECT_ROWS, ISLAND_POINTS, OF_SPACE, ROUTE_FAR, SPACE_POINTS
from spieltisch.games.glow.material import (
    ABSENT,
    BLACK_DIE,
    CARD_COUNT,
    CURSE,
    CURSE_FACE,
    DISCARD,
    DROP_LAST,
    EFFECTS,
    ELEMENT_COUNT,
    END_POINTS,
    FIREFLIES,
    FIRST_ADVENTURER,
    FOOTPRINTS,
    FOOTPRINTS_FACE,
    FREE_REROLLS,
    GRANTS,
    IDENTICAL,
    MOST_EFFECTS,
    NEEDS,
    NO_CARD,
    NO_COLOUR,
    NO_FACE,
    NONE,
    POINTS,
    POINTS_FACE,
    PRINTED_FIREFLIES,
    REROLLS,
    SKULL,
    THEN,
)
from spieltisch.games.glow.material import FETCH as FETCHING
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
    fireflies_of,
    result,
    toms_points,
)
from spieltisch.games.glow.weights import (
    A_CURSE,
    A_DISCARD,
    A_DROP,
    A_FETCH,
    ABSENT_BY_DICE,
    AHEAD,
    ALSO_ABSENT,
    AREA_DIE,
    AREA_DIE_A_ROUND,
    AREA_FOOTPRINT,
    BY_DICE,
    BY_FEET,
    CURSE_DIE,
    FIREFLY,
    FIREFLY_KEPT_UP,
    FIT,
    FOOTPRINT,
    FOOTPRINTS_DIE,
    FREE_REROLL,
    GRANTED_DIE,
    IDENTICAL_DICE,
    INCOME,
    KEPT,
    MORE_ABSENT,
    MORE_NEEDED,
    NEW_CAMP,
    ONE_ABSENT,
    ONE_NEEDED,
    PAID_BY_DICE,
    PAID_BY_ROUND,
    PAID_BY_TEAM,
    PAID_CARD,
    PAID_STEP,
    PAID_TOKEN,
    POINTS_DIE,
    PRINTED_FIREFLY,
    PRINTED_POINTS,
    TOKEN,
    TUNED,
    TWO_NEEDED,
    USUAL_DICE,
    WALK,
)

#: The weight of each effect; those that have none are worth nothing by themselves.
_NO_WEIGHT = -1
_WEIGHT = np.full(len(EFFECTS), _NO_WEIGHT)
_WEIGHT[[FOOTPRINTS, REROLLS, FIREFLIES]] = FOOTPRINT, TOKEN, FIREFLY
_WEIGHT[[CURSE, FETCHING, DROP_LAST, DISCARD]] = A_CURSE, A_FETCH, A_DROP, A_DISCARD

#: What a reroll token is worth while there are rounds to come.
WORTH_OF_A_REROLL = 1.0

#: What a round brings a seat on top of its cards, and what it brings Tom.
GROWTH, TOMS_GROWTH = 4.0, 10.0


@inlined
def worth_of_effects(row: int, w: Weights) -> float:
    """What a row of effects is worth, not counting a skull."""
    total = 0.0
    for k in range(MOST_EFFECTS):
        effect, number = EFFECT_ROWS[row, k, 0], EFFECT_ROWS[row, k, 1]
        if effect == NONE:
            break
        if effect == POINTS:
            total += number
        elif _WEIGHT[effect] != _NO_WEIGHT:
            total += w[_WEIGHT[effect]] * number
    return total


@kernel
def _often(card: int, dice: int, w: Weights) -> float:
    """How often a card is triggered in a round, roughly, with so many dice."""
    more, fewer = _by_dice(w[BY_DICE], dice), _by_dice(w[ABSENT_BY_DICE], dice)
    if NEEDS[card] > 0:
        often = w[MORE_NEEDED]
        if NEEDS[card] <= 2:
            often = w[ONE_NEEDED] if NEEDS[card] == 1 else w[TWO_NEEDED]
        return (w[ALSO_ABSENT] * often if ABSENT[card] != 0 else often) * more
    if ABSENT[card] != 0:
        is_one = bits.count(np.uint64(ABSENT[card])) == 1
        return (w[ONE_ABSENT] if is_one else w[MORE_ABSENT]) * fewer
    same = IDENTICAL[card]
    return 0.0 if same == 0 else w[IDENTICAL_DICE] / same**2 * 1.5 * more


@inlined
def _by_dice(weight: float, dice: int) -> float:
    """What is so much more for each die above the usual ones, and never less than nothing."""
    return max(0.0, 1.0 + weight * (dice - USUAL_DICE))


@inlined
def _dice_of(s: Table, seat: int) -> int:
    return bits.count(s.seat_dice[seat])


@kernel
def _power(base: float, times: int) -> float:
    """A power by multiplication, which is the same to the last bit on every machine."""
    total = 1.0
    for _ in range(times):
        total *= base
    return total


@kernel
def worth_of_companion(s: Table, seat: int, card: int, w: Weights) -> float:
    """What a companion is worth to the seat that takes it now."""
    left = ROUNDS + 1 - whole(s.round_now)
    often = _often(card, _dice_of(s, seat), w)
    total = (
        w[PRINTED_FIREFLY] * PRINTED_FIREFLIES[card] + w[FREE_REROLL] * FREE_REROLLS[card] * left
    )
    lead = fireflies_of(s, seat) - whole(s.team_size[seat])
    kept_up = min(0, lead + PRINTED_FIREFLIES[card] - 1) - min(0, lead)
    total += w[FIREFLY_KEPT_UP] * kept_up
    points, effects = w[PRINTED_POINTS] * END_POINTS[card], w[INCOME] * worth_of_effects(card, w)
    if THEN[card, 0, 0] == SKULL:
        stays = _power(1.0 - min(often, 0.9), left)
        total += points * stays + effects * (1.0 - stays)
        left = min(left, 3)
    else:
        total += points + effects * often * left
    if GRANTS[card] != NO_COLOUR:
        total += w[GRANTED_DIE] * left
    return total


@inlined
def worth_of_dice(s: Table, seat: int, w: Weights) -> float:
    """What the seat's dice bring at noon as they are."""
    return _worth_of_counts(s, seat, symbols(s, seat), w)


@kernel
def _worth_of_counts(s: Table, seat: int, counts: int, w: Weights) -> float:
    """What dice that show each symbol so often bring a seat at noon."""
    total = w[FOOTPRINTS_DIE] * count_of(counts, FOOTPRINTS_FACE)
    total += w[POINTS_DIE] * count_of(counts, POINTS_FACE)
    total += w[CURSE_DIE] * count_of(counts, CURSE_FACE)
    card = FIRST_ADVENTURER + whole(s.adventurer[seat])
    times = triggers(counts, card)
    if times > 0:
        total += times * worth_of_effects(card, w)
    for k in range(s.team_size[seat]):
        card = whole(s.team[seat, k])
        times = triggers(counts, card)
        if times == 0:
            continue
        if THEN[card, 0, 0] == SKULL:
            total += worth_of_effects(card, w) - END_POINTS[card]
        else:
            total += times * worth_of_effects(card, w)
    return total


@inlined
def weigh_by(s: Table, seat: int, actions: Actions, count: int, w: Weights, out: Features) -> None:
    """Give each action a weight above 0, the larger the better it looks."""
    if s.credits[seat] > 0 and not has(s.seat_dice[seat], BLACK_DIE):
        _weigh_rerolls(s, seat, actions, count, w, out)
        return
    for k in range(count):
        out[k] = _weight_of(judge(s, seat, whole(actions[k]), w))


@inlined
def _weight_of(worth: float) -> float:
    good = max(1.0, min(60.0, 12.0 + worth)) / 12.0
    return good * good * good * good


@kernel
def _weigh_rerolls(
    s: Table, seat: int, actions: Actions, count: int, w: Weights, out: Features
) -> None:
    """Weigh each action; rerolls of dice that show the same are worth the same."""
    counts = symbols(s, seat)
    means = np.full((CURSE_FACE + 1, CURSE_FACE + 1), np.nan)
    for k in range(count):
        action = whole(actions[k])
        if not is_a(action, REROLL):
            out[k] = _weight_of(judge(s, seat, action, w))
            continue
        first, second = arguments(action, REROLL)
        one, other = whole(s.faces[first]), whole(s.faces[second])
        if first == second:
            other = NO_FACE
        if np.isnan(means[one, other]):
            rest = counts - shown(one) - shown(other)
            means[one, other] = _worth_of_rest(s, seat, rest, other != NO_FACE, w)
        out[k] = _weight_of(means[one, other])


@kernel
def _worth_of_rest(s: Table, seat: int, rest: int, are_two: bool, w: Weights) -> float:
    """The mean worth of some dice and one or two that are rolled, as in `worth_of_reroll`."""
    total = 0.0
    for face in range(1, ELEMENT_COUNT + 1):
        other = 1 + (face + 1) % ELEMENT_COUNT if are_two else NO_FACE
        total += _worth_of_counts(s, seat, rest + shown(face) + shown(other), w)
    return total / ELEMENT_COUNT


@kernel
def weigh(s: Table, seat: int, actions: Actions, count: int, out: Features) -> None:
    """Weigh the actions as the tuned weights say."""
    weigh_by(s, seat, actions, count, TUNED, out)


@inlined
def judge(s: Table, seat: int, action: int, w: Weights) -> float:
    """What an action is worth in points, roughly."""
    if is_rolling(action):
        return _judge_roll(s, seat, action, w)
    if is_a(action, TOM_ROUTE):
        return -1.0 * ISLAND_POINTS[ROUTE_FAR[argument(action, TOM_ROUTE)]]
    if is_travelling(action):
        return _judge_travel(s, seat, action, w)
    if is_a(action, RESOLVE):
        return _judge_card(argument(action, RESOLVE), w)
    if is_a(action, RECRUIT):
        area, _ = arguments(action, RECRUIT)
        left = ROUNDS - whole(s.round_now)
        die = w[AREA_DIE] + w[AREA_DIE_A_ROUND] * left
        dice = die * bits.count(s.area_dice[area])
        footprints = w[AREA_FOOTPRINT] * whole(s.area_footprints[area])
        return worth_of_companion(s, seat, whole(s.track[area]), w) + dice + footprints
    if is_a(action, FETCH):
        return worth_of_companion(s, seat, argument(action, FETCH), w)
    if is_a(action, DISCARD_CARD):
        return -worth_of_companion(s, seat, argument(action, DISCARD_CARD), w)
    return 3.0 if is_a(action, DISCARD_SPELL) else 0.0


@inlined
def _judge_card(card: int, w: Weights) -> float:
    """Gains before losses; a card that leaves last."""
    if card >= CARD_COUNT or card >= FIRST_ADVENTURER:
        return 0.0
    return -3.0 if THEN[card, 0, 0] == SKULL else worth_of_effects(card, w)


@inlined
def _judge_roll(s: Table, seat: int, action: int, w: Weights) -> float:
    """Free rerolls are used, tokens only when needed, points hardly ever."""
    if is_a(action, KEEP):
        return w[KEPT] + worth_of_dice(s, seat, w)
    if is_a(action, REROLL):
        first, second = arguments(action, REROLL)
        return worth_of_reroll(s, seat, first, second, w)
    if is_a(action, SET_DIE):
        die, slot = arguments(action, SET_DIE)
        before = s.faces[die]
        s.faces[die] = face_of(die, slot)
        worth = worth_of_dice(s, seat, w)
        s.faces[die] = before
        return worth
    if s.credits[seat] > 0:
        return -20.0
    usual = w[PAID_BY_DICE] * (_dice_of(s, seat) - USUAL_DICE)
    usual += w[PAID_BY_TEAM] * whole(s.team_size[seat])
    usual += w[PAID_BY_ROUND] * (whole(s.round_now) - 1)
    if is_a(action, PAY_STEP):
        return w[PAID_STEP] + usual
    return (w[PAID_CARD] if is_a(action, PAY_CARD) else w[PAID_TOKEN]) + usual


@inlined
def worth_of_reroll(s: Table, seat: int, first: int, second: int, w: Weights) -> float:
    """The mean worth of the dice when two of them are rolled, each over the five elements."""
    one, other = s.faces[first], s.faces[second]
    total = 0.0
    for face in range(1, ELEMENT_COUNT + 1):
        s.faces[first] = face
        s.faces[second] = face if first == second else 1 + (face + 1) % ELEMENT_COUNT
        total += worth_of_dice(s, seat, w)
    s.faces[second] = other
    s.faces[first] = one
    return total / ELEMENT_COUNT


@inlined
def _judge_travel(s: Table, seat: int, action: int, w: Weights) -> float:
    """Walk on while it is cheap; camp where it is worth more than the camp is now."""
    if is_a(action, STEP):
        target, payment = arguments(action, STEP)
        ahead = w[AHEAD] * (SPACE_POINTS[target] - SPACE_POINTS[s.camp[seat]])
        worth = w[WALK] + max(0.0, ahead) + worth_of_effects(OF_SPACE + target, w)
        return worth - (w[BY_FEET] if payment == BY_FOOTPRINT else 0.0)
    if is_a(action, CAMP):
        gain = SPACE_POINTS[s.band[seat]] - SPACE_POINTS[s.camp[seat]]
        return w[NEW_CAMP] * gain if gain > 0 else -5.0
    if is_a(action, SAIL):
        inward, route = arguments(action, SAIL)
        origin, target = travel.route_ends(inward, route)
        gain = ISLAND_POINTS[target] - ISLAND_POINTS[origin]
        return 0.8 + gain
    return 0.0


@kernel
def _income(card: int, left: float, w: Weights) -> float:
    """What a card brings in the rounds that are left, apart from its points at the end."""
    often = _often(card, USUAL_DICE, w)
    total = worth_of_effects(card, w) * often * left + w[FREE_REROLL] * FREE_REROLLS[card] * left
    if THEN[card, 0, 0] == SKULL:
        goes = 1.0 - _power(1.0 - min(often, 0.9), whole(left))
        total = goes * (worth_of_effects(card, w) - END_POINTS[card])
    if GRANTS[card] != NO_COLOUR:
        total += w[GRANTED_DIE] * left
    return total


@kernel
def expected(s: Table, seat: int) -> float:
    """What a seat will have at the end: what it has now, and what its cards will bring."""
    left = float(ROUNDS - whole(s.round_now))
    total = float(final_points(s, seat))
    if s.phase == MORNING:
        left += 1.0
    elif s.stage[seat] == ROLLING:
        total += worth_of_dice(s, seat, FIT)
    total += _income(FIRST_ADVENTURER + whole(s.adventurer[seat]), left, FIT)
    for k in range(s.team_size[seat]):
        total += _income(whole(s.team[seat, k]), left, FIT)
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
