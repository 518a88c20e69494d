"""T7: alone against Tom."""

from __future__ import annotations

from typing import Any

import pytest

from glow.table import GAME, alone, match, own, refused, seat
from spieltisch.games.glow.material import ADVENTURERS, TILES

TILE_IDS = ["T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8"]


def with_tile(tile: str, board: str = "shadows", **tom: Any) -> Any:
    """A solo morning in which a tile lies above stone."""
    rest = [t for t in TILE_IDS if t != tile]
    places = dict(zip(("fire", "water", "air", "leaf"), rest, strict=False))
    track: dict[str, Any] = {area: {"tile": t} for area, t in places.items()}
    track["stone"] = {"tile": tile}
    options = {name: tom.pop(name) for name in ("tile_seven",) if name in tom}
    return alone(track=track, tom={"tile_stack": rest[4:], **tom}, board=board, **options)


def tom(m: Any) -> dict[str, Any]:
    fields: dict[str, Any] = m.position()["tom"]
    return fields


def colour_of(name: str) -> str:
    return next(str(row["colour"]) for row in ADVENTURERS if row["name"] == name)


def test_T7_1_the_table_is_set_for_tom() -> None:
    for seed in range(30):
        m = GAME.new(players=1, seed=seed)
        p = m.position()
        colours = set(p["tom"]["colours"])
        assert len(colours) == 2
        assert colours != {"yellow", "purple"}
        assert (p["tom"]["band"], p["tom"]["camp"], p["seats"][0]["score"]) == (0, "start", 10)
        assert "spells" not in p
        assert not colours & {colour_of(p["seats"][0]["adventurer"])}
        assert len(p["reserve"]) == 5
        assert p["seats"][0]["rerolls"] == 0
        assert len(p["deck"]) + sum(a["companion"] is not None for a in p["track"].values()) == 32
        for area in p["track"].values():
            toms = [die for die in area["dice"] if die in p["tom"]["dice"]]
            assert (area["companion"] is None) == bool(toms)
            assert area["footprints"] == (0 if area["dice"] else 1)  # Tom's dice are dice too
            assert "K1" not in area["dice"]
        assert len(p["tom"]["tile_stack"]) == 3


@pytest.mark.parametrize("board", ["shadows", "sea"])
@pytest.mark.parametrize("row", TILES, ids=TILE_IDS)
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
    assert refused(m, "tom centre southeast-near") == "X2"  # there is nothing to choose any more
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


def test_T7_2_the_tiles_run_out_twice_in_exactly_eight_rounds() -> None:
    for seed in range(10):
        m = GAME.new(players=1, seed=seed, board=("shadows", "sea")[seed % 2])
        letters = {}
        while not m.over:
            p = m.position()
            if p["phase"] == "morning":
                cards = [a["companion"] for a in p["track"].values() if a["companion"]]
                letters[p["round"]] = {card[0] for card in cards}
                toms = {face for face in p["tom"]["dice"].values() if face in p["track"]}
                taken = 1 if own(m)["asked"] == "route" else 0
                assert len(cards) == 5 - len(toms) - taken
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


def test_T7_1_nobody_plays_toms_colours() -> None:
    m = GAME.new(players=1, seed=1, adventurers="chosen", tom_dice="green,yellow")
    assert len(m.legal()) == 5
    assert refused(m, "choose Orium") == "T7.1"
    left = ["Taetyss", "Eoles", "Pocana", "Moloc'h", "Noctiluca"]
    assert m.scene(0)["table"]["adventurers_left"] == left
    for seed in range(20):
        dealt = GAME.new(players=1, seed=seed, tom_dice=["green", "yellow"])
        assert own(dealt)["adventurer"] not in ("Braccio", "Orium")
