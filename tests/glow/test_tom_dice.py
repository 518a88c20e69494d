"""T7.1, T7.2, X1: Tom's dice on the encounter track."""

from __future__ import annotations

from typing import Any

from glow.table import GAME, alone, seat

ELEMENTS = ["fire", "water", "stone", "air", "leaf"]
CARDS = ["A02", "A04", "A05", "A06"]


def lying(m: Any) -> dict[str, str]:
    """The area of every die on the track."""
    track = m.position()["track"]
    return {die: area for area in ELEMENTS for die in track[area]["dice"]}


def tom(m: Any) -> dict[str, Any]:
    fields: dict[str, Any] = m.position()["tom"]
    return fields


def after_the_morning(generator: int, dice: dict[str, str], **track: Any) -> Any:
    """A solo morning with Tom's dice as they are, and stone taken."""
    colours = {"B": "blue", "R": "red", "Y": "yellow", "P": "purple", "G": "green"}
    places: dict[str, Any] = {area: dict(track.get(area, {})) for area in ELEMENTS}
    for area, card in zip([e for e in ELEMENTS if e not in dice.values()], CARDS, strict=False):
        places[area]["companion"] = card
    m = alone(
        seat("Moloc'h"),
        tom={"colours": [colours[die[0]] for die in dice], "dice": dice},
        track=places,
        generator=f"{generator:x}",
    )
    m.play("take stone")
    assert m.position()["phase"] == "day"
    return m


def test_X1_dice_and_footprints_of_toms_areas_are_picked_up_and_rolled() -> None:
    areas: dict[str, set[str]] = {die: set() for die in ("G4", "P3", "B1", "R1")}
    for generator in range(60):
        water = {"dice": ["G4", "P3"], "footprints": 3}
        m = after_the_morning(
            generator,
            {"B1": "water", "R1": "fire"},
            water=water,
            fire={"footprints": 1},
            air={"dice": ["B4"], "footprints": 2},
        )
        p = m.position()
        footprints = {area: p["track"][area]["footprints"] for area in ELEMENTS}
        assert footprints == {"fire": 0, "water": 0, "stone": 0, "air": 2, "leaf": 0}
        places = lying(m)
        # Where one of Tom's dice lands later does not matter: B4 was in no area of his.
        assert places["B4"] == "air"
        for die, met in areas.items():
            met.add(places[die])
    assert all(met == set(ELEMENTS) for met in areas.values())


def test_T7_2_two_toms_dice_in_one_area_are_one_area() -> None:
    both = set()
    for generator in range(60):
        dice = {"B1": "fire", "R1": "fire"}
        fire = {"dice": ["G4", "P3"], "footprints": 2}
        m = after_the_morning(generator, dice, fire=fire, water={"dice": ["B4"], "footprints": 1})
        p = m.position()
        assert (p["track"]["fire"]["footprints"], p["track"]["water"]["footprints"]) == (0, 1)
        assert len(p["cemetery"]) == 3  # four companions lay there, one was taken
        places = lying(m)
        assert places["B4"] == "water"
        assert {"B1": places["B1"], "R1": places["R1"]} == tom(m)["dice"]
        both.add(places["G4"] != "fire" and places["P3"] != "fire")
    assert both == {True, False}


def test_T7_2_the_evening_lays_four_companions_out_when_his_dice_share_an_area() -> None:
    laid = set()
    for generator in range(40):
        m = after_the_morning(generator, {"B1": "water", "R1": "fire"})
        m.play("keep")
        while m.position()["phase"] == "day":
            m.play(m.legal()[-1])
        p = m.position()
        waiting = [area for area in ELEMENTS if p["track"][area]["companion"]]
        assert set(waiting) == set(ELEMENTS) - set(tom(m)["dice"].values())
        laid.add(len(waiting))
    assert laid == {3, 4}


def test_T7_1_a_special_face_sets_toms_die_aside_and_pays_him() -> None:
    for colour, die, face, field, gain in (
        ("yellow", "Y1", "points", "score", 3),
        ("purple", "P1", "footprints", "footprints", 2),
    ):
        cases = set()
        for seed in range(60):
            m = GAME.new(players=1, seed=seed, tom_dice=["green", colour])
            first = 10 if field == "score" else 0
            aside = tom(m)["dice"][die] == face
            cases.add(aside)
            assert tom(m)[field] == first + (gain if aside else 0)
            assert (die in lying(m)) != aside
            waiting = sum(a["companion"] is not None for a in m.position()["track"].values())
            assert waiting == (4 if aside else 5 - len({*tom(m)["dice"].values()}))
        assert cases == {True, False}


def test_T7_2_a_die_set_aside_is_rolled_again_and_drags_no_small_dice_with_it() -> None:
    faces = set()
    for generator in range(60):
        dice = {"R1": "fire", "Y1": "points"}
        small = {"water": {"dice": ["G4"]}, "air": {"dice": ["B4"]}, "leaf": {"dice": ["G5", "P3"]}}
        m = after_the_morning(generator, dice, **small)
        face = tom(m)["dice"]["Y1"]
        faces.add(face)
        tile_gain = tom(m)["band"] + TILE_POINTS[tom(m)["tile_discards"][0]]
        if face == "points":  # aside again, and three points once more
            assert tom(m)["score"] == 13 + tile_gain
            assert "Y1" not in lying(m)
        else:
            assert tom(m)["score"] == 10 + tile_gain
            assert lying(m)["Y1"] == face
        where = lying(m)
        assert [where[die] for die in ("G4", "B4", "G5", "P3")] == ["water", "air", "leaf", "leaf"]
    assert faces == {*ELEMENTS, "points"}


#: What each tile scores besides the space of the band, which every tile but T7 moves.
TILE_POINTS = {"T1": 0, "T2": 0, "T3": 0, "T4": 1, "T5": 2, "T6": 3, "T7": 4, "T8": 5}
