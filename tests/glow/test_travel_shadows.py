"""G5: walking through the Realm of Shadows."""

from __future__ import annotations

from typing import Any

import pytest

from glow.table import day, ids, own, refused
from spieltisch.games.glow.material import DATA

SPACES = {row["id"]: row for row in DATA["spaces"]}
GAINS = {"points": "score", "footprints": "footprints", "rerolls": "rerolls"}
GAINS |= {"fireflies": "fireflies"}


def step_to(target: str, band: str, **fields: Any) -> Any:
    """A band next to a space, with one die for it and plenty of footprints."""
    space = SPACES[target]
    element = space.get("element", "air")
    other = "fire" if element != "fire" else "water"
    faces = f"{element} {other}" if space["kind"] != "forbidden" else f"{other} {other}"
    m = day("travel", faces, band=band, **{"footprints": 9, "score": 20, **fields})
    move = f"go {target}" + (" G1" if space["kind"] == "symbol" else "")
    return m, move


@pytest.mark.parametrize("connection", DATA["connections"], ids=lambda c: f"{c[0]}-{c[1]}")
def test_G5_2_every_connection_both_ways(connection: list[Any]) -> None:
    one, other, *then = connection
    for band, target in ((one, other), (other, one)):
        m, move = step_to(target, band)
        before = own(m)
        m.play(move)
        after = own(m)
        space = SPACES[target]
        amounts = {field: before[field] for field in GAINS.values()}
        amounts["footprints"] -= space.get("cost", 0)
        for name, number in [*(then[0] if then else []), *space.get("then", [])]:
            if name in GAINS:
                amounts[GAINS[name]] += number
        assert {field: after[field] for field in amounts} == amounts
        assert (after["band"], after["visited"]) == (target, [band])
        assert after["used"] == (["G1"] if space["kind"] == "symbol" else [])


@pytest.mark.parametrize("name", [n for n, row in SPACES.items() if row["kind"] == "symbol"])
def test_G5_1_every_symbol_space_takes_its_die_or_a_footprint(name: str) -> None:
    connection = next(c for c in DATA["connections"] if name in c[:2])
    band = connection[0] if connection[1] == name else connection[1]
    element = SPACES[name]["element"]
    wrong = "air" if element != "air" else "leaf"
    m = day("travel", f"{wrong} {element}", band=band, footprints=1)
    assert refused(m, f"go {name} G1", 0) == "G5.1"
    assert refused(m, f"go {name}", 0) == "G5.1"
    assert refused(m, f"go {name} free", 0) == "G5.1"
    m.play(f"go {name} footprint", 0)  # X12: although G2 would match
    assert (own(m)["footprints"], own(m)["used"]) == (0, [])


@pytest.mark.parametrize("name", [n for n, row in SPACES.items() if row["kind"] == "forbidden"])
def test_G5_1_every_forbidden_space(name: str) -> None:
    connection = next(c for c in DATA["connections"] if name in c[:2])
    band = connection[0] if connection[1] == name else connection[1]
    element = SPACES[name]["element"]
    wrong = "air" if element != "air" else "leaf"
    m = day("travel", f"{wrong} {element}", band=band, footprints=1)
    assert refused(m, f"go {name}", 0) == "G5.1"
    assert refused(m, f"go {name} G2", 0) == "G5.1"
    m.play(f"go {name} footprint", 0)
    assert own(m)["footprints"] == 0
    m = day("travel", f"{wrong} {wrong}", band=band, footprints=1)
    assert refused(m, f"go {name} footprint", 0) == "G5.1"
    m.play(f"go {name}", 0)
    assert own(m)["footprints"] == 1


def test_G5_1_a_used_die_still_shows_on_forbidden_spaces() -> None:
    m = day("travel", "leaf air", band="p44", footprints=0, used=["G1"])
    assert "go p45" not in m.legal(0)


@pytest.mark.parametrize("name", [n for n, row in SPACES.items() if row["kind"] == "village"])
def test_G5_1_villages_cost_footprints_and_take_the_camp(name: str) -> None:
    connection = next(c for c in DATA["connections"] if name in c[:2])
    band = connection[0] if connection[1] == name else connection[1]
    cost = SPACES[name]["cost"]
    m = day("travel", "fire fire", band=band, footprints=cost - 1)
    assert refused(m, f"go {name}", 0) == "G5.1"
    m = day("travel", "fire fire", band=band, footprints=cost, other={"adventurer": "Orium"})
    m.play(f"go {name}", 0)
    assert own(m)["footprints"] == 0
    assert "camp" in m.legal(0)
    m.play("camp", 0)
    assert (own(m)["camp"], own(m)["stage"]) == (name, "idle")


def test_G5_1_the_camp_may_be_placed_at_once_where_the_band_stands() -> None:
    m = day("travel", "fire fire", band="v5", camp="v8")
    assert m.legal(0)[0] == "camp"
    m = day("travel", "fire fire", band="v5", camp="v5")
    assert refused(m, "camp", 0) == "G5.1"
    m = day("travel", "fire fire", band="p01")
    assert refused(m, "camp", 0) == "G5.1"


def test_G5_1_each_die_pays_once_and_no_space_is_entered_again() -> None:
    m = day("travel", "fire leaf fire", band="p01", footprints=1)
    m.play("go p02 G1", 0)
    assert refused(m, "go p03 G1", 0) == "G5.1"
    assert refused(m, "go p01 G4", 0) == "G5.1"
    assert refused(m, "go p20 G4", 0) == "G5.1"
    assert refused(m, "go p03 B1", 0) is None
    assert refused(m, "go p39 G4", 0) == "G5.1"
    m.play("go p39 G2", 0)
    m.play("stop", 0)
    assert own(m)["visited"] == []


def test_G5_1_too_few_footprints() -> None:
    m = day("travel", "fire fire", band="p38")
    assert refused(m, "go p39 footprint", 0) == "G5.1"
    m.play("go start", 0)
    assert own(m)["band"] == "start"


def test_X5_a_skull_on_a_connection_is_paid_after_arriving() -> None:
    m = day("travel", "air fire", band="p13", companions="A01 A02")
    m.play("go p14 G1", 0)
    assert own(m)["band"] == "p14"
    assert m.legal(0) == ["discard A01", "discard A02"]
    assert refused(m, "stop", 0) == "G5.1"
    assert refused(m, "discard A05", 0) is None
    m.play("discard A02", 0)
    assert (ids(m), "A02" in m.position()["cemetery"]) == (["A01"], True)
    assert own(m)["stage"] == "travel"


def test_G5_1_a_skull_without_companions_and_spells_does_nothing() -> None:
    m = day("travel", "air fire", band="p13")
    m.play("go p14 G1", 0)
    assert own(m)["asked"] is None


def test_G5_1_the_only_companion_or_spell_goes_without_asking() -> None:
    m = day("travel", "air fire", band="p13", companions="A01")
    m.play("go p14 G1", 0)
    assert ids(m) == []
    spells = [{"spell": "S1", "state": "face_down", "seat": 0}]
    m = day("travel", "air fire", band="p13", spells=spells)
    m.play("go p14 G1", 0)
    assert m.position()["spells"][0]["state"] == "thrown_away"


def test_G5_1_a_spell_can_be_discarded_instead() -> None:
    spells = [{"spell": "S1", "state": "open", "seat": 0}]
    m = day("travel", "leaf fire", band="p35", companions="A01", spells=spells)
    m.play("go p36", 0)
    m.play("discard spell 1", 0)
    assert (ids(m), m.position()["spells"][0]["state"]) == (["A01"], "used")


def test_G5_1_a_discarded_sketal_returns_its_die() -> None:
    m = day(
        *("travel", "air leaf fire"),
        band="p13",
        companions="A15 A01",
        lent={"A15": "green"},
        lent_dice="G3",
    )
    m.play("go p14 G1", 0)
    m.play("discard A15", 0)
    assert m.legal(0) == ["return G1", "return G2", "return G3"]
    m.play("return G1", 0)
    assert (own(m)["used"], own(m)["stage"]) == ([], "travel")


def test_X9_dice_that_the_black_die_cancels_do_not_pay() -> None:
    dice = {"G1": "leaf", "G2": "air", "K1": "leaf"}
    m = day("travel", "", dice=dice, band="start")
    assert refused(m, "go p38 G1", 0) == "G5.1"
    m.play("go p38 K1", 0)
    assert own(m)["used"] == ["K1"]


def test_boats_do_not_walk() -> None:
    m = day("travel", "fire fire")
    assert refused(m, "sail centre north-near", 0) is None
    m = day("travel", "fire fire", board="sea")
    assert refused(m, "go p01 G1", 0) is None
    assert refused(m, "camp", 0) is None
