"""G3.1, G3.2: setting up and recruiting."""

from __future__ import annotations

import pytest

from glow.table import GAME, ids, match, own, refused, seat

TRACK = {
    "fire": {"companion": "A05", "dice": ["G4", "P3"], "footprints": 2},
    "water": {"companion": "A15"},
    "stone": {"companion": "A20"},
    "air": {"companion": "A18", "dice": []},
    "leaf": {"companion": "A01"},
}


def morning(*seats: dict[str, object], **fields: object):  # type: ignore[no-untyped-def]
    return match(*(seats or (seat(), seat("Orium"))), **{"track": TRACK, **fields})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_G3_1_the_table_is_set(players: int) -> None:
    m = GAME.new(players=players, seed=5)
    p = m.position()
    assert [s["score"] for s in p["seats"]] == [10] * players
    assert sorted(die[0] for die in p["reserve"]) == ["A", "B", "G", "O", "R"]
    assert len(p["deck"]) == 35
    assert sorted(card[0] for card in p["removed"]) == ["A"] * 3 + ["B"] * 3
    last = (p["start"] + players - 1) % players
    assert [s["rerolls"] for s in p["seats"]] == [2 if k == last else 0 for k in range(players)]
    dice = [die for area in p["track"].values() for die in area["dice"]]
    assert len(dice) == 9
    for area in p["track"].values():
        assert area["footprints"] == (0 if area["dice"] else 1)
        assert area["companion"].startswith("A")


def test_G3_2_recruiting_takes_the_companion_all_small_dice_and_footprints() -> None:
    m = morning()
    m.play("take fire")
    assert (ids(m), own(m)["footprints"]) == (["A05"], 2)
    assert {"G4", "P3"} <= set(own(m)["dice"])
    assert m.position()["track"]["fire"] == {"companion": None, "dice": [], "footprints": 0}


def test_G3_2_a_companion_can_be_named_by_its_card() -> None:
    m = morning()
    m.play("nimm a05")
    assert m.log[-1].move == "take fire"
    assert refused(m, "take B05") == "G3.2"


def test_X8_of_two_players_the_first_sends_another_away() -> None:
    m = morning()
    m.play("take fire")
    assert m.actors == (0,)
    assert refused(m, "take leaf") == "X8"
    assert refused(m, "dismiss fire") == "G3.2"
    m.play("dismiss leaf")
    assert (m.actors, "A01" in m.position()["cemetery"]) == ((1,), True)
    assert refused(m, "take leaf") == "G3.2"
    m.play("take air")
    assert m.actors == (0, 1)
    assert set(m.position()["cemetery"]) >= {"A01", "A15", "A20"}


def test_G3_2_three_players_send_nobody_away() -> None:
    m = morning(seat(), seat("Orium"), seat("Eoles"), start=1)
    for area in ("fire", "water", "leaf"):
        m.play(f"take {area}")
    assert m.actors == (0, 1, 2)


def test_G3_2_a_sketal_brings_a_die_that_is_rolled_today() -> None:
    m = morning(seat("Eoles"), seat("Orium"))
    m.play("take water")
    assert own(m)["lent"] == {"A15": "green"}
    m.play("dismiss leaf")
    m.play("take air")
    assert own(m)["dice"]["G3"] is not None
    assert "G3" not in m.position()["reserve"]


def test_X10_a_sketal_without_a_die_in_the_reserve_brings_none_and_gives_none_back() -> None:
    lender = seat("Orium", companions="B21", lent={"B21": "green"})
    lender["dice"] = {"Y1": None, "Y2": None, "G3": None}
    m = match(seat("Eoles"), lender, track={**TRACK}, round=5)
    m.play("take water")
    assert (own(m)["lent"], "G3" in own(m)["dice"]) == ({}, False)


def test_G3_2_the_colourful_sketal_brings_any_die() -> None:
    track = {**TRACK, "leaf": {"companion": "B21"}}
    m = morning(track=track, round=5)
    m.play("take leaf")
    assert m.legal() == [f"die {c}" for c in ("green", "blue", "azure", "red", "orange")]
    assert refused(m, "dismiss fire") == "G3.2"
    m.play("die azure")
    assert own(m)["lent"] == {"B21": "azure"}
    assert m.legal()[0].startswith("dismiss")


def test_G3_1_adventurers_are_chosen_in_turn_order() -> None:
    m = GAME.new(players=3, seed=4, adventurers="chosen")
    first = m.actors[0]
    assert len(m.legal()) == 7
    assert refused(m, "take fire") is None
    m.play("choose Moloc'h")
    assert m.actors == ((first + 1) % 3,)
    assert refused(m, "choose Moloc'h") == "G3.1"
    m.play("wähle Pocana")
    m.play("choose Eoles")
    assert own(m, first)["adventurer"] == "Moloc'h"
    assert len(own(m, (first + 1) % 3)["dice"]) == 3
    assert m.position()["round"] == 1


def test_G3_1_adventurers_can_be_given() -> None:
    m = GAME.new(players=2, seed=4, adventurers=["Orium", "Braccio"])
    assert [s["adventurer"] for s in m.position()["seats"]] == ["Orium", "Braccio"]


def test_not_your_turn() -> None:
    m = morning()
    assert not m.explain("take fire", 1).legal
