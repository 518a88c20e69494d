"""Refusals that say which part of a rule is in the way."""

from __future__ import annotations

import pytest

from glow.table import day, seat
from spieltisch.engine.errors import UnreadableMove


def why(m, move: str) -> str:  # type: ignore[no-untyped-def]
    return str(m.explain(move, 0).say("de"))


@pytest.mark.parametrize(
    ("credits", "ending"),
    [
        (0, "bezahlt ist noch keiner; zahle weiter."),
        (1, "bezahlt ist erst einer; zahle weiter, oder wirf neu."),
        (2, "bezahlt sind erst 2; zahle weiter, oder wirf neu."),
    ],
)
def test_G3_3_how_much_of_a_face_is_paid(credits: int, ending: str) -> None:
    m = day("rolling", "leaf leaf", credits=credits)
    assert why(m, "set G1 air").endswith(ending)


def test_G3_4_a_card_is_not_due_for_one_of_three_reasons() -> None:
    m = day("noon", "air stone water", "Eoles", companions="A08 A21", done={"A21": 1})
    assert why(m, "resolve A08").endswith("erfüllen die Bedingung nicht: kein Wasser.")
    assert why(m, "resolve A21").endswith("alle Auslösungen sind genutzt.")
    red = day("noon", "air stone water", "Pocana", companions="A21")
    assert "keine Bedingung" in why(red, "resolve Pocana")


def test_G5_1_neighbours_are_named_without_those_that_were_left() -> None:
    m = day("travel", "leaf leaf", band="p39", visited=["start", "p38"])
    assert why(m, "go v20").endswith("daneben liegen: p02, p40, p53.")
    assert m.explain("go p39", 0).say("en").endswith("its neighbours are: p02, p40, p53.")


def test_the_skull_is_signed_by_the_rule_of_its_board() -> None:
    fields = {"companions": "A05 A08", "asked": "discard"}
    on_land = day("travel", "leaf leaf", band="p36", **fields)
    boats = ["north_far", "centre", "centre", "centre"]
    at_sea = day("travel", "leaf leaf", board="sea", boats=boats, other=seat("Orium"), **fields)
    for m, rule in ((on_land, "G5.1"), (at_sea, "G6.1")):
        assert m.explain("stop", 0).rule == rule
        assert why(m, "stop").startswith(f"{rule}: Der Totenkopf")


def test_G6_1_where_there_is_no_boat() -> None:
    boats = ["south", "west_near", "north_near", "east_far"]
    m = day("travel", "leaf leaf", board="sea", boats=boats, other=seat("Orium"))
    assert why(m, "sail centre southeast-near").startswith("G6.1: In der Mitte hast du kein Boot")
    assert why(m, "sail east-near centre").startswith("G6.1: Bei Ost-nah hast du kein Boot")


@pytest.mark.parametrize("face", ["points", "punkte", "footprint", "spuren", "curse", "fluch"])
def test_G3_3_a_die_is_set_to_no_face_that_it_lacks(face: str) -> None:
    m = day("rolling", "leaf leaf", credits=3)
    assert why(m, f"set G1 {face}").startswith("G3.3: Diese Seite hat G1 nicht")


def test_G3_3_a_die_is_set_to_its_own_special_face() -> None:
    m = day("rolling", "leaf leaf", "Orium", credits=3)
    assert m.explain("set Y1 points", 0).legal
    assert m.explain("setze Y1 punkte", 0).legal
    assert not m.explain("set Y1 footprints", 0).legal


@pytest.mark.parametrize("number", ["9" * 5000, "٣", "0", "8"])
def test_there_are_seven_spells(number: str) -> None:
    m = day("noon", "leaf leaf")
    with pytest.raises(UnreadableMove):
        m.play(f"resolve spell {number}", 0)
