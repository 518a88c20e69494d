"""The handbook's example is played, and its words are those of the rules."""

from __future__ import annotations

import re

import pytest

from glow.table import GAME, match, own, seat
from spieltisch.engine.words import Language

HEADS = {"en": "## An example", "de": "## Ein Beispiel"}
DICE = {"G1": "leaf", "G2": "fire", "G4": "water", "A4": "air", "R5": "fire"}


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_example_of_a_round_can_be_played(language: Language) -> None:
    text = GAME.handbook(language)
    example = text[text.index(HEADS[language]) :]
    example = example[: example.index("\n## ", 5)]
    typed = [move for move in re.findall(r"`([^`]+)`", example) if not re.fullmatch(r"\w\d", move)]
    morning, rest = typed[:2], typed[2:]
    assert len(typed) == 12
    m = match(
        seat("Braccio", dice=dict.fromkeys(("G1", "G2"), "leaf")),
        seat("Orium"),
        track={
            "fire": {"companion": "A01"},
            "water": {"companion": "A02"},
            "stone": {"companion": "A05", "dice": ["G4", "A4", "R5"]},
            "air": {"companion": "A03"},
            "leaf": {"companion": "A04", "dice": ["G5", "B4", "B5", "A5", "O4", "P3"]},
        },
    )
    for move in morning:
        m.play(move, 0)
    assert own(m)["companions"] == ["A05"]
    assert set(own(m)["dice"]) == set(DICE)
    m = match(
        seat("Braccio", dice=DICE, companions="A05", stage="rolling"),
        seat("Orium"),
        phase="day",
    )
    for move in rest[:2]:
        m.play(move, 0)
    assert own(m)["score"] == 9
    m = match(
        seat("Braccio", dice={**DICE, "G4": "leaf"}, companions="A05", stage="rolling", score=9),
        seat("Orium"),
        phase="day",
    )
    for move in rest[2:]:
        m.play(move, 0)
    anna = own(m)
    assert (anna["score"], anna["footprints"], anna["rerolls"]) == (16, 0, 1)
    assert (anna["band"], anna["camp"]) == ("v3", "v3")


def test_numbers_and_articles_agree() -> None:
    german, english = GAME.handbook("de"), GAME.handbook("en")
    assert not re.search(r"(?<!\d)[+-]?1 (Spuren|Punkte)\b|kein Luft", german)
    assert not re.search(r"(?<!\d)[+-]?1 (footprints|points|fireflies|reroll tokens)\b", english)
