"""Final scoring: where every point comes from (G3.7, T7.4)."""

from __future__ import annotations

from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import Points
from spieltisch.games.glow.maps import (
    ISLAND_POINTS,
    NEXT_VILLAGE,
    SPACE_COST,
    SPACE_POINTS,
)
from spieltisch.games.glow.material import END_POINTS, FIRST_ADVENTURER, PRINTED_FIREFLIES
from spieltisch.games.glow.record import (
    BOATS,
    OVER,
    Table,
)

FIREFLY_BONUS = 10


@kernel
def points_of_cards(s: Table, seat: int) -> int:
    """The points printed on the seat's adventurer and companions."""
    total = END_POINTS[FIRST_ADVENTURER + whole(s.adventurer[seat])]
    for k in range(s.team_size[seat]):
        total += END_POINTS[s.team[seat, k]]
    return total


@kernel
def fireflies_of(s: Table, seat: int) -> int:
    """Firefly tokens and the fireflies printed on the seat's companions."""
    total = whole(s.fireflies[seat])
    for k in range(s.team_size[seat]):
        total += PRINTED_FIREFLIES[s.team[seat, k]]
    return total


@kernel
def firefly_bonus(s: Table, seat: int) -> int:
    """Ten points for at least as many fireflies as companions, even if there are none of either."""
    return FIREFLY_BONUS if fireflies_of(s, seat) >= s.team_size[seat] else 0


@kernel
def points_of_place(s: Table, seat: int) -> int:
    """The village of the camp, or the islands of all boats."""
    if s.sea == 0:
        return SPACE_POINTS[s.camp[seat]]
    total = 0
    for k in range(BOATS):
        total += ISLAND_POINTS[s.boats[seat, k]]
    return total


@kernel
def points_not_lost(s: Table, seat: int) -> int:
    """X7: what the cards would have taken from a score that cannot fall below 0."""
    return max(0, -(whole(s.score[seat]) + points_of_cards(s, seat)))


@kernel
def final_points(s: Table, seat: int) -> int:
    """G3.7: the score and, in this order, cards, fireflies, place and footprints."""
    total = whole(s.score[seat]) + points_of_cards(s, seat) + points_not_lost(s, seat)
    return total + firefly_bonus(s, seat) + points_of_place(s, seat) + whole(s.footprints[seat])


@kernel
def toms_last_camp(s: Table) -> tuple[int, int]:
    """T7.4: where Tom's footprints take his camp at the end, and how many are left."""
    camp, purse = whole(s.tom_camp), whole(s.tom_footprints)
    moves = 1 if s.camp_repeats == 0 else 9
    if s.sea == 1:
        moves = 0
    for _ in range(moves):
        target = NEXT_VILLAGE[camp]
        if target != camp and purse >= SPACE_COST[target]:
            purse -= SPACE_COST[target]
            camp = target
    return camp, purse


@kernel
def toms_place(s: Table) -> int:
    """What Tom's camp or his boats are worth at the end."""
    if s.sea == 0:
        camp, _ = toms_last_camp(s)
        return SPACE_POINTS[camp]
    total = 0
    for k in range(BOATS):
        total += ISLAND_POINTS[s.tom_boats[k]]
    return total


@kernel
def toms_points(s: Table) -> int:
    """Tom scores his place and his footprints, no cards and no fireflies."""
    _, left = toms_last_camp(s)
    return whole(s.tom_score) + toms_place(s) + left


@kernel
def beats_tom(s: Table) -> bool:
    """T7.4, X3: only more points win; with the option footprints break a tie."""
    own, his = final_points(s, 0), toms_points(s)
    _, left = toms_last_camp(s)
    return own > his or (own == his and s.footprints_break_ties == 1 and s.footprints[0] > left)


@kernel
def tied_seats(s: Table) -> int:
    """The seats that have as many points as another and none has more; alone, as many as Tom."""
    if s.players == 1:
        return 1 if final_points(s, 0) == toms_points(s) else 0
    best, tied = -1, 0
    for seat in range(s.players):
        own = final_points(s, seat)
        if own > best:
            best, tied = own, 0
        if own == best:
            tied |= 1 << seat
    return tied if tied & (tied - 1) else 0


@kernel
def result(s: Table, points: Points) -> int:
    """Points by seat; most points win, then most reroll tokens, then all who tie."""
    if s.phase != OVER:
        for seat in range(s.players):
            points[seat] = s.score[seat]
        return 0
    for seat in range(s.players):
        points[seat] = final_points(s, seat)
    if s.players == 1:
        return 1 if beats_tom(s) else 0
    best, tokens, winners = -1, -1, 0
    for seat in range(s.players):
        own, left = final_points(s, seat), whole(s.rerolls[seat])
        if own > best or (own == best and left > tokens):
            best, tokens, winners = own, left, 0
        if own == best and left == tokens:
            winners |= 1 << seat
    return winners
