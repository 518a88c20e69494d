"""T7.4, X3: how Tom scores, when he is beaten, and how strong he is."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from glow.table import GAME, match, seat
from spieltisch.engine.records import viewed
from spieltisch.games.glow import scoring
from spieltisch.games.glow.maps import ISLANDS
from spieltisch.games.glow.material import DATA
from spieltisch.games.glow.record import RECORD


def finished(own_score: int, own_footprints: int = 0, /, **fields: Any) -> Any:
    """The end of a solo game; without fireflies and companions the player gets ten points."""
    names = ("tie", "tom_camp_moves", "board")
    options = {name: fields.pop(name) for name in names if name in fields}
    mine = seat("Noctiluca", "fire air", stage="travel", score=own_score, footprints=own_footprints)
    tom_now = {"colours": ["blue", "red"], "dice": {"B1": "water", "R1": "fire"}}
    m = match(mine, phase="day", round=8, tom={**tom_now, "refills": 2, **fields}, **options)
    m.play("stop")
    assert m.over
    return m


def test_T7_4_the_village_example() -> None:
    m = finished(10, score=50, camp="v12", footprints=3)
    assert m.result.breakdown["tom"] == {
        "track": 50,
        "cards": 0,
        "not_lost": 0,
        "fireflies": 0,
        "place": 15,
        "camp": "v15",
        "footprints": 1,
        "total": 66,
    }


def test_T7_4_on_the_sea_his_boats_count_and_his_footprints_move_nothing() -> None:
    boats = ["northwest_far", "southeast_far", "south", "southwest_near"]
    m = finished(10, score=50, board="sea", boats=boats, footprints=3)
    assert m.result.breakdown["tom"] == {
        "track": 50,
        "cards": 0,
        "not_lost": 0,
        "fireflies": 0,
        "place": 8 + 5 + 4 + 2,
        "camp": None,
        "footprints": 3,
        "total": 50 + 19 + 3,
    }


@pytest.mark.parametrize("row", DATA["islands"], ids=lambda row: str(row["id"]))
def test_T7_4_every_island_under_a_boat_of_his(row: dict[str, Any]) -> None:
    m = finished(10, score=50, board="sea", boats=["centre", "centre", "centre", row["id"]])
    assert m.result.breakdown["tom"]["place"] == row["points"]


def test_X3_toms_last_camp_moves_once_or_as_far_as_it_goes() -> None:
    once = finished(10, score=50, camp="v5", footprints=3).result.breakdown["tom"]
    assert (once["camp"], once["footprints"]) == ("v8", 2)
    far = finished(10, score=50, camp="v5", footprints=3, tom_camp_moves="repeat")
    assert far.result.breakdown["tom"]["camp"] == "v12"
    poor = finished(10, score=50, camp="v15", footprints=2).result.breakdown["tom"]
    assert (poor["camp"], poor["total"]) == ("v15", 67)
    top = finished(10, score=50, camp="v20", footprints=9).result.breakdown["tom"]
    assert (top["camp"], top["total"]) == ("v20", 79)


def test_T7_4_only_more_points_win() -> None:
    assert finished(41, score=50).result.winners == (0,)
    assert finished(40, score=50).result.winners == ()
    assert finished(39, 1, score=50).result.winners == ()
    assert finished(41, score=50).result.breakdown["tied"] == []
    assert finished(40, score=50).result.breakdown["tied"] == [0]


def test_X3_footprints_may_break_a_tie() -> None:
    assert finished(39, 1, score=50, tie="footprints").result.winners == (0,)
    assert finished(40, 0, score=50, tie="footprints").result.winners == ()


def test_X3_a_tie_is_broken_only_by_more_footprints_than_tom_has_left() -> None:
    sea = {"board": "sea", "boats": ["centre"] * 4}
    for place, toms in (
        ({"camp": "v12", "footprints": 3}, 66),  # two of them took his camp to 15
        ({**sea, "footprints": 1}, 51),
    ):
        for own, won in ((0, ()), (1, ()), (2, (0,))):
            m = finished(toms - 10 - own, own, score=50, tie="footprints", **place)
            assert m.result.breakdown["tom"]["total"] == m.result.points[0] == toms
            assert m.result.breakdown["tom"]["footprints"] == 1
            assert m.result.winners == won
            assert finished(toms - 10 - own, own, score=50, **place).result.winners == ()


@pytest.mark.parametrize(("board", "place"), [("shadows", 15.5), ("sea", 10.0)])
def test_toms_mean_track_score_over_20000_games_is_that_of_the_sheet(
    board: str, place: float
) -> None:
    # Without special faces, as the sheet counts: about 77 (56 to 105), and then the place.
    settled = GAME.checked_options(1, {"board": board, "tom_dice": ["green", "blue"]})
    blank = GAME.blank(1, settled)
    scores, places = [], []
    for seed in range(20_000):
        state = blank.copy()
        GAME.kernels.deal(state, np.uint64(seed))
        GAME.kernels.rollout(state, np.uint64(seed), 100_000)
        s = viewed(state, RECORD)
        scores.append(int(s.tom_score))
        places.append(int(scoring.toms_place(s)))
    assert 76 < np.mean(scores) < 78.5
    assert 50 <= min(scores) <= 60
    assert 98 <= max(scores) <= 112
    assert place - 0.5 < np.mean(places) < place + 0.5


def test_toms_special_faces_and_the_other_tile_seven_make_him_stronger() -> None:
    means = []
    for options in (
        {"tom_dice": ["green", "blue"]},
        {"tom_dice": ["green", "yellow"]},
        {"tom_dice": ["green", "blue"], "tile_seven": "band"},
    ):
        blank = GAME.blank(1, GAME.checked_options(1, options))
        scores = []
        for seed in range(2_000):
            state = blank.copy()
            GAME.kernels.deal(state, np.uint64(seed))
            GAME.kernels.rollout(state, np.uint64(seed), 100_000)
            scores.append(int(viewed(state, RECORD).tom_score))
        means.append(float(np.mean(scores)))
    usual, yellow, band = means
    # Nine rolls of a yellow die, each worth three points in one of six.
    assert 4.0 < yellow - usual < 5.0
    assert 5.0 < band - usual < 7.5


def test_no_boat_of_toms_reaches_the_east() -> None:
    settled = GAME.checked_options(1, {"board": "sea"})
    met = set()
    for seed in range(300):
        state = GAME.blank(1, settled)
        GAME.kernels.deal(state, np.uint64(seed))
        GAME.kernels.rollout(state, np.uint64(seed), 100_000)
        met |= {ISLANDS[island] for island in viewed(state, RECORD).tom_boats}
    assert met == {*ISLANDS} - {"centre", "east_near", "east_far"}
