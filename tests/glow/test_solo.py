"""T7: alone against Tom."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from glow.table import GAME, alone, match, own, refused, seat
from spieltisch.games.glow.material import TILES
from spieltisch.games.glow.record import RECORD

SIX = ["T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8"]


def with_tile(tile: str, board: str = "shadows", **tom: Any) -> Any:
    """A solo morning in which a tile lies above stone."""
    rest = [t for t in SIX if t != tile]
    places = dict(zip(("fire", "water", "air", "leaf"), rest, strict=False))
    track: dict[str, Any] = {area: {"tile": t} for area, t in places.items()}
    track["stone"] = {"tile": tile}
    options = {name: tom.pop(name) for name in ("tile_seven",) if name in tom}
    return alone(track=track, tom={"tile_stack": rest[4:], **tom}, board=board, **options)


def tom(m: Any) -> dict[str, Any]:
    found: dict[str, Any] = m.position()["tom"]
    return found


def test_T7_1_the_table_is_set_for_tom() -> None:
    for seed in range(30):
        m = GAME.new(players=1, seed=seed)
        p = m.position()
        colours = set(p["tom"]["colours"])
        assert len(colours) == 2
        assert colours != {"yellow", "purple"}
        assert p["tom"]["band"] == 0
        assert len(p["reserve"]) == 5
        assert p["seats"][0]["rerolls"] == 0
        assert len(p["deck"]) + sum(a["companion"] is not None for a in p["track"].values()) == 32
        for area in p["track"].values():
            toms = [die for die in area["dice"] if die in p["tom"]["dice"]]
            assert (area["companion"] is None) == bool(toms)
        assert len(p["tom"]["tile_stack"]) == 3


@pytest.mark.parametrize("board", ["shadows", "sea"])
@pytest.mark.parametrize("row", TILES, ids=SIX)
def test_T7_3_every_tile(row: dict[str, Any], board: str) -> None:
    m = with_tile(row["id"], board, score=17, band=4)
    m.play("take stone")
    while m.position()["phase"] == "morning":
        m.play(m.legal()[0])
    band = 4 + row["band"]
    scored = (band if row["band"] else 0) + row["points"]
    assert (tom(m)["band"], tom(m)["score"]) == (band, 17 + scored)
    if board == "shadows":
        assert tom(m)["camp"] == ("v3" if row["camp"] else "start")
    else:
        went = {"min": "southwest_near", "max": "north_near", None: "centre"}[row["boat"]]
        assert went in tom(m)["boats"]


def test_T7_3_the_band_marker_example() -> None:
    m = with_tile("T1", score=17, band=4)
    m.play("take stone")
    assert (tom(m)["band"], tom(m)["score"]) == (6, 23)


def test_X3_tile_seven_may_score_the_band_too() -> None:
    m = with_tile("T7", score=10, band=5, tile_seven="band")
    m.play("take stone")
    assert tom(m)["score"] == 19


def test_T7_3_the_camp_climbs_to_20_and_stays() -> None:
    for camp, after in (("v3", "v5"), ("v15", "v20"), ("v20", "v20")):
        m = with_tile("T2", camp=camp)
        m.play("take stone")
        assert tom(m)["camp"] == after


def test_X2_ties_between_toms_routes_are_chosen() -> None:
    boats = ["centre", "centre", "southwest_near", "north_near"]
    m = with_tile("T2", "sea", boats=boats)
    m.play("take stone")
    assert m.legal() == ["tom centre southeast-near", "tom centre west-near"]
    assert refused(m, "tom centre north-near") == "X2"
    assert refused(m, "take air") == "X2"
    assert refused(m, "tom centre south") == "G6.1"
    m.play("tom centre west-near")
    assert "west_near" in tom(m)["boats"]
    assert m.position()["phase"] == "day"


def test_X2_first_the_nearest_boats_then_their_own_best_route() -> None:
    boats = ["southeast_near", "southwest_near", "west_near", "north_near"]
    m = with_tile("T4", "sea", boats=boats)
    m.play("take stone")
    assert m.legal() == [
        *("tom southeast-near south", "tom southwest-near south"),
        *("tom west-near southwest-far", "tom north-near north-far"),
    ]


def test_X2_a_boat_that_cannot_move_stays_and_none_able_does_nothing() -> None:
    boats = ["southeast_far", "south", "southwest_far", "north_far"]
    m = with_tile("T4", "sea", boats=boats)
    m.play("take stone")
    assert sorted(tom(m)["boats"]) == sorted(boats)


def test_X1_toms_areas_are_picked_up_and_rolled_once() -> None:
    track = {"water": {"dice": ["G4", "P3"], "footprints": 3}, "air": {"dice": ["B4"]}}
    m = alone(track=track)
    m.play("take stone")
    p = m.position()
    assert p["track"]["water"]["footprints"] == 0
    assert "B4" in p["track"]["air"]["dice"]
    lying = [die for area in p["track"].values() for die in area["dice"]]
    assert {"G4", "P3", "B1", "R1"} <= set(lying)


def test_T7_1_a_special_face_sets_toms_die_aside() -> None:
    seen = set()
    for seed in range(80):
        m = GAME.new(players=1, seed=seed, tom_dice=["green", "yellow"])
        t = tom(m)
        aside = t["dice"]["Y1"] == "points"
        seen.add(aside)
        assert t["score"] == (13 if aside else 10)
        if aside:
            lying = [d for area in m.position()["track"].values() for d in area["dice"]]
            assert "Y1" not in lying
            m.play(m.legal()[0])
    assert seen == {True, False}
    scores = {tom(GAME.new(1, s, tom_dice=["green", "purple"]))["footprints"] for s in range(60)}
    assert scores == {0, 2}


def test_T7_2_the_tiles_run_out_twice_in_exactly_eight_rounds() -> None:
    for seed in range(10):
        m = GAME.new(players=1, seed=seed, board=("shadows", "sea")[seed % 2])
        letters = {}
        while not m.over:
            p = m.position()
            if p["phase"] == "morning":
                cards = [a["companion"] for a in p["track"].values() if a["companion"]]
                letters[p["round"]] = {card[0] for card in cards}
                assert 3 <= len(cards) <= 4 or any(own(m)["asked"] or "")
            m.play(m.legal()[-1])
        assert m.position()["round"] == 8
        assert letters == {r: {"A" if r < 5 else "B"} for r in range(1, 9)}
        assert tom(m)["refills"] == 2


def test_T7_2_the_game_also_ends_when_companions_run_out() -> None:
    own_seat = seat(faces="fire fire", stage="travel")
    tom_now = {"colours": ["blue", "red"], "dice": {"B1": "water", "R1": "fire"}, "refills": 1}
    m = match(own_seat, phase="day", round=6, tom=tom_now, deck=["B01", "B03"])
    m.play("stop")
    assert m.over
    assert m.position()["round"] == 6


def finished(own_score: int, own_footprints: int = 0, /, **fields: Any) -> Any:
    options = {name: fields.pop(name) for name in ("tie", "tom_camp_moves") if name in fields}
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
        "fireflies": 0,
        "place": 15,
        "camp": "v15",
        "footprints": 1,
        "total": 66,
    }


def test_X3_toms_last_camp_moves_once_or_as_far_as_it_goes() -> None:
    once = finished(10, score=50, camp="v5", footprints=3).result.breakdown["tom"]
    assert (once["camp"], once["footprints"]) == ("v8", 2)
    far = finished(10, score=50, camp="v5", footprints=3, tom_camp_moves="repeat")
    assert far.result.breakdown["tom"]["camp"] == "v12"
    poor = finished(10, score=50, camp="v15", footprints=2).result.breakdown["tom"]
    assert (poor["camp"], poor["total"]) == ("v15", 67)


def test_T7_4_only_more_points_win() -> None:
    assert finished(41, score=50).result.winners == (0,)
    assert finished(40, score=50).result.winners == ()
    assert finished(39, 1, score=50).result.winners == ()


def test_X3_footprints_may_break_a_tie() -> None:
    assert finished(39, 1, score=50, tie="footprints").result.winners == (0,)
    assert finished(40, 0, score=50, tie="footprints").result.winners == ()


def test_T7_1_nobody_plays_toms_colours() -> None:
    m = GAME.new(players=1, seed=1, adventurers="chosen", tom_dice="green,yellow")
    assert len(m.legal()) == 5
    assert refused(m, "choose Orium") == "T7.1"
    for seed in range(20):
        dealt = GAME.new(players=1, seed=seed, tom_dice=["green", "yellow"])
        assert own(dealt)["adventurer"] not in ("Braccio", "Orium")


def test_toms_track_score_is_near_77_without_his_special_faces() -> None:
    settled = GAME.checked_options(1, {"tom_dice": ["green", "blue"]})
    blank = GAME.blank(1, settled)
    scores = []
    for seed in range(3000):
        state = blank.copy()
        GAME.kernels.deal(state, np.uint64(seed))
        GAME.kernels.rollout(state, np.uint64(seed), 10_000)
        scores.append(int(state.view(RECORD)[0].tom_score))
    assert 76 < np.mean(scores) < 78
    assert 50 <= min(scores) <= max(scores) <= 110
