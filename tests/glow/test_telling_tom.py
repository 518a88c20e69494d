"""What is told about Tom after a move, and about what else a move brings about."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from glow.table import GAME, alone, day
from spieltisch.engine.match import Match
from spieltisch.engine.words import Language

SPECIAL_TOM = {"colours": ["yellow", "red"], "dice": {"Y1": "water", "R1": "fire"}}
PURPLE_TOM = {"colours": ["purple", "red"], "dice": {"P1": "water", "R1": "fire"}}


def tell_last(m: Match, language: Language = "en") -> str:
    return m.tell(len(m.log), language)


def tiles(leaf: str) -> dict[str, dict[str, str]]:
    """A track with this tile above leaf."""
    rest = [name for name in ("T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8") if name != leaf]
    above = dict(zip(("fire", "water", "stone", "air"), rest, strict=False))
    return {area: {"tile": tile} for area, tile in {**above, "leaf": leaf}.items()}


def test_the_band_its_points_and_the_camp_are_told() -> None:
    """The sheet's example: from 4 by 2 to 6 takes Tom from 17 to 23."""
    m = alone(track=tiles("T4"), tom={"band": 4, "score": 17, "camp": "v3"})
    m.play("take leaf")
    assert "; Tom gets T4 (band on 6, +7 points to 24, camp in v5); Tom's dice: B1 " in tell_last(m)
    assert "; Tom bekommt T4 (Gruppe auf 6, +7 Punkte auf 24, Lager in v5); " in tell_last(m, "de")
    m = alone(track=tiles("T1"), tom={"band": 4, "score": 17})
    m.play("take leaf")
    assert "Tom gets T1 (band on 6, +6 points to 23); " in tell_last(m)


def test_a_camp_that_cannot_go_on_is_not_told() -> None:
    m = alone(track=tiles("T7"), tom={"camp": "v20"})
    m.play("take leaf")
    assert "Tom gets T7 (+4 points to 14); " in tell_last(m)


def test_a_boat_that_moves_is_told_with_its_route() -> None:
    m = alone(track=tiles("T2"), board="sea")
    m.play("take leaf")
    assert "boat centre → southwest-near" in tell_last(m)
    assert "Boot Mitte → Südwest-nah" in tell_last(m, "de")


def test_a_boat_that_the_player_chooses_is_told_with_the_choice() -> None:
    boats = ["centre", "centre", "southwest_near", "north_near"]
    m = alone(track=tiles("T2"), board="sea", tom={"boats": boats})
    m.play("take leaf")
    assert "his boat's route is still to be chosen)" in tell_last(m)
    assert "Tom's dice" not in tell_last(m)
    m.play("tom centre west-near")
    assert tell_last(m).startswith("sails Tom's boat centre → west-near; Tom's dice: ")


@pytest.mark.parametrize(
    ("tom", "news"),
    [
        (SPECIAL_TOM, "Y1 points; +3 points for Tom to 15"),
        (PURPLE_TOM, "P1 footprints; +2 footprints for Tom"),
    ],
)
def test_a_special_face_of_toms_is_told_apart_from_the_tile(tom: dict[str, Any], news: str) -> None:
    for generator in range(1, 60):
        m = alone(generator=f"{generator:x}", tom=tom, track=tiles("T1"))
        m.play("take leaf")
        assert "(band on 2, +2 points to 12)" in tell_last(m)
        if news in tell_last(m):
            return
        assert " for Tom" not in tell_last(m)
    raise AssertionError("no special face in all these rolls")


def test_all_that_tom_wins_is_told() -> None:
    """Over whole games the told points add up to his score, on both boards."""
    for board in ("shadows", "sea"):
        rng = random.Random(4)
        m = GAME.new(players=1, seed=4, board=board, tom_dice="yellow,red", adventurers="Braccio")
        score = m.scene()["table"]["tom"]["score"]
        text = ""
        while not m.over:
            moves = m.legal(0)
            m.play("keep" if "keep" in moves else rng.choice(moves), 0)
            toms = tell_last(m).partition("; ")[2]
            score += sum(int(n) for n in re.findall(r"\+(\d+) points? (?:for Tom )?to", toms))
            assert score == m.scene()["table"]["tom"]["score"], tell_last(m)
            text += tell_last(m)
        assert text.count("Tom gets T") == 8
        assert text.count("B companions come from now on") == 1
        assert text.count("this is the last round") == 1


def test_toms_last_way_to_a_village_is_told_at_the_end() -> None:
    """The sheet's example: at 12 with three footprints he goes to 15 for two."""
    rng = random.Random(1)
    for seed in range(40):
        m = GAME.new(players=1, seed=seed, tom_dice="purple,red", adventurers="Braccio")
        while not m.over:
            moves = m.legal(0)
            m.play("keep" if "keep" in moves else rng.choice(moves), 0)
        tom = m.scene()["table"]["tom"]
        final = m.result.breakdown["tom"]["camp"]
        assert (f"Tom's camp on to {final}" in tell_last(m)) == (tom["camp"] != final)
        if tom["camp"] != final:
            return
    raise AssertionError("Tom never went on")


def test_nothing_is_told_about_tom_among_several_players() -> None:
    m = GAME.new(players=2, seed=1)
    m.play(m.legal()[0])
    assert "Tom" not in tell_last(m)


@pytest.mark.parametrize(("language", "one"), [("en", "+1 footprint)"), ("de", "+1 Spur)")])
def test_one_is_told_in_the_singular(language: Language, one: str) -> None:
    m = day("noon", "stone leaf", "Moloc'h")
    m.play("resolve Moloc'h", 0)
    assert tell_last(m, language).endswith(one)


def test_a_companion_that_leaves_is_told_with_its_die() -> None:
    m = day("noon", "stone stone leaf", companions="A15", lent={"A15": "green"}, lent_dice="G3")
    m.play("resolve A15", 0)
    assert "goes to the cemetery" in tell_last(m)
    assert "geht auf den Friedhof" in tell_last(m, "de")
