"""G6: sailing the Sea of Darkness."""

from __future__ import annotations

from typing import Any

import pytest

from glow.table import alone, day, ids, own, refused, seat
from spieltisch.games.glow.material import DATA

ISLANDS = {row["id"]: row for row in DATA["islands"]}
#: Dice of Braccio's by how many different elements they show.
DIFFERENT = ["", "air air", "air fire", "air fire leaf", "air fire leaf stone"]
DIFFERENT.append("air fire leaf stone water")
GAINS = {"points": "score", "footprints": "footprints", "rerolls": "rerolls"}
GAINS |= {"fireflies": "fireflies"}


def name(island: str) -> str:
    return island.replace("_", "-")


def at_sea(different: int, boats: list[str], **fields: Any) -> Any:
    other = seat("Orium")
    return day("travel", DIFFERENT[different], board="sea", boats=boats, other=other, **fields)


@pytest.mark.parametrize("route", DATA["routes"], ids=lambda r: f"{r['from']}-{r['to']}")
def test_G6_2_every_route_both_ways_with_every_number(route: dict[str, Any]) -> None:
    for origin, target in ((route["from"], route["to"]), (route["to"], route["from"])):
        others = ["centre"] * 3 if target != "centre" else ["south", "east_far", "west_near"]
        if origin in others:
            others[others.index(origin)] = "north_far"
        if origin == "centre":
            others = ["centre"] * 3
        for different in range(1, 6):
            symbols, extra = route["symbols"], route.get("cost", 0)
            m = at_sea(different, [origin, *others], footprints=9, companions="A01 A02")
            move = f"sail {name(origin)} {name(target)}"
            if symbols and different > max(symbols):
                assert refused(m, move, 0) == "G6.1"
                continue
            price = max(0, min(symbols, default=0) - different) + extra
            if price:
                poor = at_sea(different, [origin, *others], footprints=price - 1)
                assert refused(poor, move, 0) == "G6.1"
            before = own(m)
            m.play(move, 0)
            after = own(m)
            assert target in after["boats"]
            amounts = {field: before[field] for field in GAINS.values()}
            amounts["footprints"] -= price
            for gain, number in ISLANDS[target]["then"]:
                if gain in GAINS:
                    amounts[GAINS[gain]] += number
            assert {field: after[field] for field in amounts} == amounts
            if ["discard", 1] in ISLANDS[target]["then"]:
                assert after["asked"] == "discard"
                m.play("discard A01", 0)
                assert ids(m) == ["A02"]


def test_G6_1_one_boat_and_one_route_end_the_afternoon() -> None:
    m = day("travel", "air fire leaf", board="sea", other=seat("Orium", "air air", stage="rolling"))
    m.play("sail centre west-near", 0)
    assert own(m)["stage"] == "idle"
    assert not m.explain("sail centre southeast-near", 0).legal
    assert m.actors == (1,)


def test_G6_1_own_boats_never_share_an_island() -> None:
    m = at_sea(3, ["centre", "centre", "centre", "west_near"])
    assert refused(m, "sail centre west-near", 0) == "G6.1"
    assert refused(m, "sail west-near centre", 0) == "G6.1"
    assert refused(m, "sail north-near centre", 0) == "G6.1"
    m = at_sea(3, ["south", "east_far", "north_far", "west_near"])
    assert "sail west-near centre" in m.legal(0)


def test_G6_1_special_faces_are_no_elements() -> None:
    dice = {"Y1": "points", "Y2": "points"}
    m = day("travel", "", "Orium", board="sea", dice=dice, footprints=1)
    assert "sail centre southwest-near" in m.legal(0)
    m.play("sail centre southwest-near", 0)
    assert own(m)["footprints"] == 0


def test_T7_2_the_way_to_the_east_is_closed_in_solo() -> None:
    m = alone(board="sea", own=seat())
    m.play("take stone")
    m.play("keep")
    while own(m)["stage"] != "travel":
        m.play(m.legal()[0])
    assert refused(m, "sail centre east-near") == "T7.2"


def test_there_is_no_such_route() -> None:
    m = at_sea(3, ["centre"] * 4)
    assert refused(m, "sail centre south", 0) == "G6.1"
