"""Sentences and handbooks in both languages."""

from __future__ import annotations

import re

import pytest

from spieltisch.engine.words import LANGUAGES, Language
from spieltisch.games.labyrinth import GAME


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_handbook_is_complete(language: Language) -> None:
    text = GAME.handbook(language)
    for ruling in range(1, 24):
        assert re.search(rf"\bR{ruling}\b", text), f"R{ruling}"
    for option in GAME.options:
        assert f"`{option.name}`" in text
    for name in ("classic", "classic-12-16-6", "random", "N4:NE", "N4:NO", "stay", "bleiben"):
        assert f"`{name}`" in text
    assert "Spieltisch" in text.strip().splitlines()[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_of_the_handbook_can_be_played(language: Language) -> None:
    text = GAME.handbook(language)
    drawing = next(b for b in re.findall(r"```\n(.*?)```", text, re.DOTALL) if "┏ ─ ┓" in b)
    now = GAME.new(2, 1, board=drawing).position()
    assert (now["figures"], now["stones"]) == (["a1", "c3"], {"1": "b2", "2": "free"})
    assert (now["goals"], now["free"]) == ([[1], [2]], "┘")
