"""What a scene says so that no client has to know the rule behind it."""

from __future__ import annotations

from typing import Any

import pytest

from glow.table import alone, day, seat
from spieltisch.engine.match import Match
from spieltisch.games.glow.material import DATA

ROUTES = [(row["from"], row["to"]) for row in DATA["routes"]]


def table(m: Match) -> dict[str, Any]:
    fields: dict[str, Any] = m.scene(None)["table"]
    return fields


def own(m: Match) -> dict[str, Any]:
    fields: dict[str, Any] = table(m)["seats"][0]
    return fields


@pytest.mark.parametrize("faces", ["air air", "air fire", "air fire leaf", "air fire leaf stone"])
def test_G6_1_the_fare_of_every_route_is_what_sailing_it_costs(faces: str) -> None:
    boats = ["centre", "centre", "centre", "centre"]
    m = day("travel", faces, board="sea", boats=boats, footprints=9, other=seat("Orium"))
    fares = dict(zip(ROUTES, own(m)["fares"], strict=True))
    assert own(m)["different"] == len(set(faces.split()))
    for move in m.legal(0):
        word, *ends = move.replace("-", "_").split()
        if word == "sail":
            start, goal = ends
            after = day("travel", faces, board="sea", boats=boats, footprints=9)
            after.play(move, 0)
            gain = sum(
                number
                for island in DATA["islands"]
                for effect, number in island["then"]
                if island["id"] == goal and effect == "footprints"
            )
            assert own(after)["footprints"] == 9 - fares[start, goal] + gain


def test_G6_1_a_route_that_asks_for_fewer_elements_has_no_fare() -> None:
    m = day("travel", "air fire leaf stone water", board="sea", boats=["centre"] * 4)
    fares = dict(zip(ROUTES, own(m)["fares"], strict=True))
    assert fares["centre", "east_near"] is None
    assert fares["east_near", "east_far"] is not None


def test_on_land_there_are_no_fares() -> None:
    assert own(day("travel", "air fire"))["fares"] == []


def test_T7_2_routes_that_are_closed_in_solo_say_so() -> None:
    closed = [row.get("solo") is False for row in DATA["routes"]]
    assert any(closed)
    solo = table(alone(board="sea"))["map"]["routes"]
    assert [route["closed"] for route in solo] == closed
    several = table(day("travel", "air fire", board="sea"))["map"]["routes"]
    assert not any(route["closed"] for route in several)


def test_G5_1_every_space_has_its_price_in_footprints() -> None:
    spaces = {space["id"]: space for space in table(day("travel", "air fire"))["map"]["spaces"]}
    assert spaces["p01"]["price"] == 1
    assert spaces["v20"]["price"] == spaces["v20"]["cost"] > 1


def test_dice_say_how_many_count_the_same() -> None:
    dice = own(day("rolling", "air air fire air leaf"))["dice"]
    assert [die["alike"] for die in dice] == [3, 3, 1, 3, 1]


def test_X9_a_die_that_the_black_die_cancels_is_like_no_other() -> None:
    m = day("rolling", "", dice={"G1": "air", "G2": "fire", "G4": "air", "K1": "air"})
    dice = {die["die"]: die for die in own(m)["dice"]}
    assert [dice[name]["alike"] for name in ("G1", "G2", "G4", "K1")] == [0, 1, 0, 1]
    assert own(m)["different"] == 2


@pytest.mark.parametrize(("tokens", "bonus"), [(0, 0), (2, 10)])
def test_the_bonus_for_fireflies_is_told_before_the_end(tokens: int, bonus: int) -> None:
    m = day("rolling", "air fire", companions="A02 A05", fireflies=tokens)
    assert own(m)["firefly_bonus"] == bonus


def test_G3_3_a_reroll_is_for_two_dice_at_most() -> None:
    m = day("rolling", "air fire leaf", credits=1)
    most = max(len(move.split()) - 1 for move in m.legal(0) if move.startswith("reroll"))
    assert table(m)["reroll_dice"] == most
