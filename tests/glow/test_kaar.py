"""G4.5, X9: Kaar and the black die."""

from __future__ import annotations

from typing import Any

import pytest

from glow.table import day, ids, match, own, refused, seat

TRACK: dict[str, Any] = {
    "fire": {"companion": "A05", "dice": ["G4", "P3"], "footprints": 2},
    "water": {"companion": "A15"},
    "stone": {"companion": "A20"},
    "air": {"companion": "A18", "dice": []},
    "leaf": {"companion": "A01"},
}
#: What is still hidden in round 7; so Kaar lies in the cemetery.
DECK = ["B19", "B20", "B22", "B23", "B01"]
BOX = ["A21", "A22", "A23", "B02", "B03", "B05"]
ELEMENTS = ["fire", "water", "stone", "air", "leaf"]


def morning(*seats: dict[str, Any], **fields: Any) -> Any:
    return match(*(seats or (seat(), seat("Orium"))), **{"track": TRACK, **fields})


def where(m: Any) -> list[str]:
    """The areas that hold the black die."""
    return [name for name, area in m.position()["track"].items() if "K1" in area["dice"]]


def fetching(faces: str, adventurer: str = "Eoles", **fields: Any) -> Any:
    """A noon at which Cromaug may fetch Kaar."""
    companions = ["B18", *fields.pop("companions", "").split()]
    return day("noon", faces, adventurer, deck=DECK, removed=BOX, companions=companions, **fields)


def test_G4_5_kaar_brings_the_black_die_to_an_area_with_a_companion() -> None:
    for generator in range(20):
        m = morning(generator=f"{generator:x}")
        m.play("take stone")
        (area,) = where(m)
        assert m.position()["track"][area]["companion"] is not None


def test_X9_kaars_owner_moves_the_black_die_before_taking_its_area() -> None:
    track = {**TRACK, "stone": {"companion": "A02"}}
    track["fire"] = {"companion": "A05", "dice": ["K1"]}
    m = morning(seat(companions="A20"), seat("Orium"), track=track, round=2)
    assert refused(m, "take fire") == "X9"
    assert refused(m, "take water black leaf") == "X9"
    assert refused(m, "take fire black fire") == "X9"
    m.play("take fire black air")
    assert "K1" in m.position()["track"]["air"]["dice"]
    assert "K1" not in own(m)["dice"]
    m.play("dismiss leaf")
    m.play("take air")
    assert "K1" in own(m, 1)["dice"]


def test_X9_kaars_owner_moves_it_only_to_a_companion() -> None:
    track = {**TRACK, "stone": {"dice": ["R5"]}, "leaf": {}}
    track["fire"] = {"companion": "A05", "dice": ["K1"]}
    m = morning(seat("Orium"), seat(companions="A20"), track=track, round=2, turn=1)
    assert refused(m, "take fire black stone") == "X9"
    assert m.legal() == ["take fire black water", "take fire black air", "take water", "take air"]


def test_X9_kaar_fetched_at_noon_brings_the_black_die_at_once_onto_any_area() -> None:
    met = set()
    for generator in range(30):
        m = fetching("air fire", generator=f"{generator:x}")
        m.play("resolve B18", 0)
        assert where(m) == []
        m.play("fetch A20", 0)
        (area,) = where(m)
        met.add(area)
        m.play("stop", 0)
        assert where(m) == [area]
        assert m.position()["track"][area]["companion"] is not None
        assert m.position()["track"][area]["footprints"] == 0  # it counts as a die
    assert met == set(ELEMENTS)


def test_X9_kaar_fetched_and_lost_on_the_same_day_has_brought_the_black_die() -> None:
    m = fetching("air air leaf", band="p13")
    m.play("resolve B18", 0)
    m.play("fetch A20", 0)
    while own(m)["stage"] == "noon":
        m.play(m.legal(0)[0], 0)
    m.play("go p14 A1", 0)  # a skull takes the only companion
    assert (ids(m), "A20" in m.position()["cemetery"]) == ([], True)
    m.play("stop", 0)
    (area,) = where(m)
    m.play(f"take {area}", 1)  # nobody has Kaar now, and nobody is spared
    assert "K1" in own(m, 1)["dice"]


def test_X9_a_spell_may_take_kaar_away_at_the_same_noon_too() -> None:
    spells = [{"spell": "S3", "state": "open", "seat": 0}]
    m = fetching("air air", spells=spells)
    m.play("resolve B18", 0)
    m.play("fetch A20", 0)
    m.play("resolve spell 1", 0)
    assert ids(m) == []
    assert len(where(m)) == 1


def test_G4_5_a_seat_that_rolled_the_black_die_is_not_spared_by_fetching_kaar() -> None:
    dice = {"A1": "air", "A2": "stone", "A4": "stone", "K1": "stone"}
    m = fetching("", dice=dice, companions="A04")
    m.play("resolve B18", 0)
    m.play("fetch A20", 0)
    assert own(m)["dice"] == dice
    counts = {d["die"]: d["counts"] for d in m.scene(0)["table"]["seats"][0]["dice"]}
    assert counts == {"A1": True, "A2": False, "A4": False, "K1": True}
    m.play("resolve A04", 0)  # by the black die itself, once
    m.play("resolve Eoles", 0)
    assert own(m)["stage"] == "travel"
    m.play("stop", 0)
    assert where(m) == ["stone"]


def test_G4_5_the_special_face_of_the_black_die_costs_kaars_owner_too() -> None:
    companions: dict[str, Any] = {
        "companions": "A20",
        "dice": {"G1": "leaf", "G2": "air", "K1": "curse"},
    }
    m = day("rolling", "", score=9, **companions)
    m.play("keep", 0)
    assert own(m)["score"] == 7


def test_G4_5_kaar_fetched_while_the_black_die_is_in_play_leaves_it_where_it_is() -> None:
    for generator in range(8):
        track = {"leaf": {"dice": ["K1"]}}
        m = fetching("air fire", track=track, generator=f"{generator:x}")
        m.play("resolve B18", 0)
        m.play("fetch A20", 0)
        assert where(m) == ["leaf"]
        m.play("stop", 0)
        assert where(m) == ["leaf"]


def test_G4_5_kaar_fetched_while_another_seat_holds_the_black_die_leaves_it_there() -> None:
    holder = seat("Orium", dice={"Y1": "air", "Y2": "air", "K1": "water"})
    m = fetching("air fire", other=holder)
    m.play("resolve B18", 0)
    m.play("fetch A20", 0)
    assert where(m) == []
    assert own(m, 1)["dice"]["K1"] == "water"
    m.play("stop", 0)
    assert where(m) == ["water"]


def test_G4_5_fetched_kaar_shields_from_the_next_morning_on() -> None:
    m = fetching("air fire")
    m.play("resolve B18", 0)
    m.play("fetch A20", 0)
    m.play("stop", 0)
    (area,) = where(m)
    other = next(e for e in ELEMENTS if e != area)
    m.play(f"take {other}", 1)
    m.play(m.legal(1)[-1], 1)
    if m.position()["track"][area]["companion"]:
        assert refused(m, f"take {area}", 0) == "X9"


@pytest.mark.parametrize("players", [3, 4])
def test_X9_a_lost_kaar_shields_nobody(players: int) -> None:
    others = [seat(name) for name in ("Orium", "Eoles", "Pocana")[: players - 1]]
    track = {**TRACK, "stone": {"companion": "A02"}, "fire": {"companion": "A05", "dice": ["K1"]}}
    m = morning(seat(), *others, track=track, round=2)
    m.play("take fire")
    assert "K1" in own(m)["dice"]
