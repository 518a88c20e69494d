"""G3.4: every adventurer, companion and spell does what is printed on it."""

from __future__ import annotations

from typing import Any

import pytest

from glow.table import GAME, day, faces_for, ids, match, own, refused, seat
from spieltisch.games.glow.material import ADVENTURERS, COMPANIONS, SPELLS

GAINS = {"points": "score", "footprints": "footprints", "rerolls": "rerolls"}
GAINS |= {"fireflies": "fireflies"}


def check_gains(before: dict[str, Any], after: dict[str, Any], then: list[list[Any]]) -> None:
    amounts = {field: before[field] for field in GAINS.values()}
    for name, number in then:
        if name in GAINS:
            amounts[GAINS[name]] = max(0, amounts[GAINS[name]] + number)
    assert {field: after[field] for field in amounts} == amounts


#: All but Kaar, whose black die has tests of its own (`test_kaar`).
WITH_CONDITION = [row for row in COMPANIONS if row["when"]]


@pytest.mark.parametrize("row", WITH_CONDITION, ids=[row["id"] for row in WITH_CONDITION])
def test_G3_4_every_companion(row: dict[str, Any]) -> None:
    faces = faces_for(row["when"], 2)
    fields: dict[str, Any] = {"companions": [row["id"]], "score": 20, "footprints": 5}
    brings = row.get("die")
    if brings:
        die = {"green": "G3", "blue": "B3", "azure": "A3", "red": "R4", "orange": "O3"}
        colour = "green" if brings == "any" else brings
        fields |= {"lent": {row["id"]: colour}, "lent_dice": die[colour]}
        faces = faces_for(row["when"], 3)
    m = day("noon", " ".join(faces), "Orium", **fields)
    before = own(m)
    m.play(f"resolve {row['id']}")
    after = own(m)
    check_gains(before, after, row["then"])
    leaves = ["skull", 1] in row["then"]
    assert (row["id"] in ids(m)) != leaves
    if leaves:
        assert row["id"] in m.position()["cemetery"]
        assert after["lent"] == {}
        assert len(after["dice"]) == len(before["dice"]) - (1 if brings else 0)


@pytest.mark.parametrize("row", ADVENTURERS, ids=[row["name"] for row in ADVENTURERS])
def test_G3_4_every_adventurer(row: dict[str, Any]) -> None:
    if not row["when"]:
        m = day("travel", "air air air", row["name"])
        assert m.legal(0)[-1] == "stop"
        return
    m = day("noon", " ".join(faces_for(row["when"], row["dice"])), row["name"])
    before = own(m)
    m.play(f"resolve {row['name']}")
    check_gains(before, own(m), row["then"])
    assert own(m)["stage"] == "travel"


@pytest.mark.parametrize("number", range(7))
def test_G4_6_every_spell_works_once(number: int) -> None:
    row = SPELLS[number]
    spells = [{"spell": f"S{number + 1}", "state": "open", "seat": 0}]
    m = day(
        *("noon", " ".join(faces_for(row["when"], 3)), "Pocana"),
        companions="A20 A01",
        score=20,
        footprints=5,
        spells=spells,
        track={"air": {"dice": ["K1"]}},
    )
    before = own(m)
    m.play("resolve spell 1")
    check_gains(before, own(m), row["then"])
    assert ids(m) == (["A20"] if row["then"][0][0] == "drop_last" else ["A20", "A01"])
    assert m.position()["spells"][0]["state"] == "used"
    assert "resolve spell 1" not in m.legal(0)


def test_X11_the_spell_against_the_newest_companion_is_used_up_without_one() -> None:
    spells = [{"spell": "S3", "state": "open", "seat": 0}]
    m = day("noon", "air air air", "Pocana", spells=spells)
    m.play("resolve spell 1")
    assert m.position()["spells"][0]["state"] == "used"


def test_X11_footprints_never_fall_below_zero() -> None:
    spells = [{"spell": "S5", "state": "open", "seat": 0}]
    m = day("noon", "stone stone air", "Pocana", spells=spells, footprints=2)
    m.play("resolve spell 1")
    assert own(m)["footprints"] == 0


def test_G3_4_braccio_with_four_leaves_triggers_twice() -> None:
    m = day("noon", "leaf leaf leaf leaf", score=10)
    m.play("resolve Braccio")
    assert own(m)["done"] == {"Braccio": 1}
    m.play("resolve Braccio")
    assert (own(m)["score"], own(m)["footprints"], own(m)["stage"]) == (16, 2, "travel")


def test_G3_4_gluach_triggers_once_with_three_water_and_no_stone() -> None:
    m = day("noon", "water water water", "Pocana", companions="B14")
    m.play("resolve B14")
    assert (own(m)["score"], own(m)["stage"]) == (16, "travel")
    m = day("travel", "water water stone", "Pocana", companions="B14")
    assert own(m)["score"] == 10


def test_G3_4_orium_with_two_yellow_specials_scores_one_besides_six() -> None:
    m = day("rolling", "points points", "Orium")
    m.play("keep")
    assert own(m)["score"] == 16
    m.play("resolve Orium")
    assert (own(m)["score"], own(m)["stage"]) == (17, "travel")


def test_G3_4_leaf_and_fire_with_two_and_three_trigger_twice() -> None:
    m = day("noon", "leaf leaf fire fire fire", "Taetyss", companions="A01", score=10)
    m.play("resolve A01")
    m.play("resolve A01")
    assert (own(m)["rerolls"], own(m)["score"], own(m)["stage"]) == (2, 12, "travel")


def test_X4_special_faces_come_first_gains_before_the_loss() -> None:
    dice = {"Y1": "points", "Y2": "air", "P3": "footprints", "K1": "curse"}
    m = day("rolling", "", "Orium", dice=dice, score=0)
    m.play("keep")
    assert (own(m)["score"], own(m)["footprints"]) == (1, 2)
    m = day("rolling", "", "Orium", dice={"Y1": "air", "Y2": "leaf", "K1": "curse"}, score=1)
    m.play("keep")
    assert own(m)["score"] == 0


def test_X4_triggers_of_different_cards_may_alternate() -> None:
    m = day("noon", "leaf leaf leaf leaf", companions="A23", score=0)
    for card in ("A23", "Braccio", "A23", "Braccio", "A23", "A23"):
        m.play(f"resolve {card}")
    assert (own(m)["score"], own(m)["rerolls"], own(m)["stage"]) == (10, 4, "travel")


def test_G3_4_every_due_card_must_be_resolved() -> None:
    m = day("noon", "water water", companions="B07", score=10)
    assert m.legal(0) == ["resolve B07"]
    assert refused(m, "stop", 0) is None
    assert refused(m, "resolve Braccio", 0) == "G3.4"
    assert refused(m, "resolve A01", 0) is None
    m.play("resolve B07", 0)
    assert own(m)["score"] == 8


def test_G3_4_a_leaving_sketal_takes_its_die_from_cards_not_yet_resolved() -> None:
    m = day(
        *("noon", "stone stone air", "Taetyss"),
        companions="A15 A04",
        lent={"A15": "green"},
        lent_dice="G3",
    )
    assert own(m)["dice"] == {"B1": "stone", "B2": "stone", "G3": "air"}
    m.play("resolve A15")
    assert (own(m)["score"], list(own(m)["dice"])) == (12, ["B1", "B2"])
    assert "G3" in m.position()["reserve"]


def test_X10_the_owner_chooses_which_die_of_the_colour_goes_back() -> None:
    m = day(
        *("noon", "stone stone leaf", "Braccio"),
        companions="A15 A04",
        lent={"A15": "green"},
        lent_dice="G3",
    )
    m.play("resolve A15", 0)
    assert m.legal(0) == ["return G1", "return G2", "return G3"]
    assert refused(m, "resolve A04", 0) == "X10"
    assert refused(m, "return B1", 0) is None
    m.play("return G1", 0)
    assert (list(own(m)["dice"]), own(m)["asked"]) == (["G2", "G3"], None)
    m.play("resolve A04", 0)
    assert own(m)["stage"] == "travel"


def test_G4_5_xargok_gives_every_other_player_a_spell() -> None:
    m = day("noon", "fire fire", companions="A10")
    m.play("resolve A10")
    spells = m.position()["spells"]
    assert [(s["state"], s["seat"]) for s in spells[:2]] == [("face_down", 1), ("pile", None)]
    assert m.scene(1)["table"]["seats"][1]["spells"] == [
        {"slot": 1, "state": "face_down", "spell": None}
    ]


@pytest.mark.parametrize("players", [3, 4])
def test_G4_5_xargok_gives_one_spell_to_each_other_player_from_the_left_on(players: int) -> None:
    others = [seat(name) for name in ("Orium", "Eoles", "Pocana")[: players - 1]]
    cursing = seat(faces="fire fire", stage="noon", companions="A10")
    seats = [*others[:1], cursing, *others[1:]]
    m = match(*seats, phase="day", round=7)
    m.play("resolve A10", 1)
    assert ids(m, 1) == []
    spells = [(s["state"], s["seat"]) for s in m.position()["spells"]]
    taken = [("face_down", (1 + k) % players) for k in range(1, players)]
    assert spells == taken + [("pile", None)] * (8 - players)
    m.play("stop", 1)
    for number, place in enumerate(m.scene(1)["table"]["seats"]):
        states = [spell["state"] for spell in place["spells"]]
        assert states == ([] if number == 1 else ["open"])
        assert all(spell["spell"] is not None for spell in place["spells"])


def test_X11_of_three_others_only_the_first_get_a_spell_when_the_pile_runs_out() -> None:
    used = [{"spell": f"S{k}", "state": "used"} for k in range(1, 6)]
    cursing = seat(faces="fire fire", stage="noon", companions="A10")
    others = [seat(name) for name in ("Orium", "Eoles", "Pocana")]
    m = match(cursing, *others, phase="day", round=7, spells=used)
    m.play("resolve A10", 0)
    owners = [s["seat"] for s in m.position()["spells"]]
    assert owners == [None] * 5 + [1, 2]


def test_X11_an_empty_spell_pile_gives_nothing() -> None:
    used = [{"spell": f"S{k}", "state": "used"} for k in range(1, 8)]
    m = day("noon", "fire fire", companions="A10", spells=used)
    m.play("resolve A10")
    assert all(spell["state"] == "used" for spell in m.position()["spells"])


def test_G4_5_cromaug_comes_first_and_fetches() -> None:
    m = day("noon", "air air", "Eoles", companions="B18 B12", cemetery=None)
    assert m.legal(0) == ["resolve B18"]
    assert refused(m, "resolve B12", 0) == "G4.5"
    m.play("resolve B18", 0)
    moves = m.legal(0)
    assert "fetch nothing" in moves
    assert "fetch B18" not in moves
    assert refused(m, "fetch B18", 0) == "X11"
    assert refused(m, "resolve B12", 0) == "G4.5"
    card = next(c for c in m.position()["cemetery"] if c != "B18")
    m.play(f"fetch {card}", 0)
    assert ids(m) == ["B12", card]
    assert card not in m.position()["cemetery"]


def test_G4_5_a_die_of_a_fetched_sketal_is_rolled_from_the_next_round_on() -> None:
    deck = [row["id"] for row in COMPANIONS if row["id"] > "B18"][:5]
    m = day("noon", "air fire", "Eoles", companions="B18", deck=deck)
    m.play("resolve B18")
    m.play("fetch A15")
    assert own(m)["dice"]["G3"] is None
    assert own(m)["lent"] == {"A15": "green"}
    m.play("stop")
    assert own(m)["dice"]["G3"] is None


def test_G4_5_a_fetched_colourful_sketal_takes_any_die() -> None:
    deck = ["B19", "B20", "B22", "B23", "B01"]
    m = day("noon", "air fire", "Eoles", companions="B18", deck=deck)
    m.play("resolve B18")
    m.play("fetch B21")
    assert len(m.legal(0)) == 5
    assert refused(m, "keep", 0) == "G3.2"
    m.play("die red")
    assert own(m)["lent"] == {"B21": "red"}


def test_G4_5_cromaug_may_fetch_nothing() -> None:
    m = day("noon", "air fire", "Eoles", companions="B18")
    m.play("resolve B18")
    m.play("fetch nothing")
    assert ids(m) == []


def test_X9_the_black_die_cancels_its_like_but_not_itself() -> None:
    dice = {"G1": "leaf", "G2": "leaf", "G4": "fire", "K1": "leaf"}
    m = day("noon", "", companions="A23", dice=dice)
    assert m.legal(0) == ["resolve A23"]
    m.play("resolve A23")
    assert (own(m)["stage"], own(m)["rerolls"]) == ("travel", 1)
    counts = {d["die"]: d["counts"] for d in m.scene(0)["table"]["seats"][0]["dice"]}
    assert counts == {"G1": False, "G2": False, "G4": True, "K1": True}


def test_a_seat_is_described() -> None:
    assert seat("Orium")["adventurer"] == "Orium"
    assert GAME.title() == "Glow"
