"""The score pad of a scene: where every point comes from, as if the game ended now."""

from __future__ import annotations

from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import kernel
from spieltisch.engine.sheet import Sheet, put, put_if
from spieltisch.games.glow import scoring
from spieltisch.games.glow.material import END_POINTS, FIRST_ADVENTURER
from spieltisch.games.glow.record import (
    CHOOSING,
    NO_CHOICE,
    OVER,
    Table,
)


@kernel
def show_scores(s: Table, sheet: Sheet) -> None:
    """Where every point comes from: of all who have an adventurer, and of Tom in solo."""
    put(sheet, s.phase == OVER)
    put(sheet, s.players)
    for seat in range(s.players):
        has_adventurer = s.adventurer[seat] != NO_CHOICE
        put(sheet, has_adventurer)
        if has_adventurer:
            show_points(s, seat, sheet)
    with_tom = s.players == 1 and s.phase != CHOOSING
    put(sheet, with_tom)
    if with_tom:
        show_toms_points(s, sheet)


@kernel
def show_points(s: Table, seat: int, sheet: Sheet) -> None:
    """What a seat would have if the game ended now, the adventurer before the companions."""
    put(sheet, s.score[seat])
    put(sheet, scoring.points_of_cards(s, seat))
    put(sheet, 1 + whole(s.team_size[seat]))
    adventurer = FIRST_ADVENTURER + whole(s.adventurer[seat])
    put(sheet, adventurer)
    put(sheet, END_POINTS[adventurer])
    for k in range(s.team_size[seat]):
        put(sheet, s.team[seat, k])
        put(sheet, END_POINTS[s.team[seat, k]])
    put(sheet, scoring.points_not_lost(s, seat))
    put(sheet, scoring.firefly_bonus(s, seat))
    put(sheet, scoring.points_of_place(s, seat))
    put(sheet, s.footprints[seat])
    put(sheet, scoring.final_points(s, seat))
    put(sheet, s.rerolls[seat])


@kernel
def show_toms_points(s: Table, sheet: Sheet) -> None:
    """What Tom would have if the game ended now, and where he would camp (T7.4)."""
    camp, footprints = scoring.toms_last_camp(s)
    put(sheet, s.tom_score)
    put(sheet, scoring.toms_place(s))
    put_if(sheet, s.sea == 0, camp)
    put(sheet, footprints)
    put(sheet, scoring.toms_points(s))
