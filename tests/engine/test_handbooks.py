"""Handbooks: whoever is refused something finds the ruling, as does who looks at an example."""

from __future__ import annotations

import json
import re
from importlib import import_module

import pytest

import spieltisch
from spieltisch.engine import registry
from spieltisch.engine.game import Game
from spieltisch.engine.words import LANGUAGES, Language

GAMES = [spieltisch.game(name) for name in registry.games()]

_TAG = r"[A-Z]\d{1,2}(?:\.\d{1,2})?"
_TAGS = rf"{_TAG}(?:, {_TAG})*"

#: Rulings stand in brackets after what they are about, or alone in a cell of a table.
_STATED = re.compile(rf"\(({_TAGS})\)|(?<=\|) ({_TAGS}) (?=\|)")


def anchors(game: Game, language: Language) -> set[str]:
    """The rulings that a handbook states; what comes before the first section is about tags."""
    _, _, text = game.handbook(language).partition("\n## ")
    return {tag for match in _STATED.findall(text) for tag in ", ".join(match).split(", ") if tag}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_refusal_has_its_rule_in_the_handbook(game: Game, language: Language) -> None:
    reasons = import_module(f"spieltisch.games.{game.name}.reasons")
    assert set(reasons.RULES.values()) - anchors(game, language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_example_has_its_rule_in_the_handbook(game: Game, language: Language) -> None:
    lesson = json.loads((game.folder / "lesson" / "lesson.json").read_text("utf-8"))
    rules = {step["rule"] for step in lesson["steps"] if "rule" in step}
    assert rules
    assert rules - anchors(game, language) == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_both_handbooks_state_the_same_rulings(game: Game) -> None:
    german, english = (anchors(game, language) for language in LANGUAGES)
    assert german ^ english == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_handbook_begins_with_the_short_version(game: Game, language: Language) -> None:
    first = game.handbook(language).split("\n## ")[1]
    title, *items = first.strip().split("\n- ")
    assert title.strip() == ("In Kürze" if language == "de" else "In short")
    assert 3 <= len(items) <= 7
