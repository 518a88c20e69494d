"""Sentences and handbooks in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.words import LANGUAGES, Language
from spieltisch.games.labyrinth import GAME
from spieltisch.games.labyrinth.drawn import WORDS


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


@pytest.mark.parametrize(
    ("players", "options", "english", "german"),
    [
        (2, {"stones": 1}, "One stone that can be a goal is too few for 2 players", "Ein Stein"),
        (1, {"stones": 1, "goals": 2}, "with one stone that can be a goal", "Bei einem Stein"),
        (1, {"starts": ["a1", "g7"]}, "2 starts for 1 player;", "die der Spieler 1;"),
        (2, {"starts": ["a1"]}, "There is one start for 2 players;", "Startfelder ist 1"),
    ],
)
def test_one_is_not_spoken_of_as_many(
    players: int, options: dict[str, Any], english: str, german: str
) -> None:
    with pytest.raises(SpieltischError) as caught:
        GAME.new(players, 1, board="random", **options)
    assert english in caught.value.say("en")
    assert german in caught.value.say("de")


def test_a_board_with_one_stone_says_so() -> None:
    sentences = [WORDS("stones-are-fixed", fixed=fixed, value=9) for fixed in (1, 2)]
    assert [str(sentence) for sentence in sentences] == [
        "This board has 1 stone, not 9.",
        "This board has 2 stones, not 9.",
    ]
    assert [sentence.say("de") for sentence in sentences] == [
        "Dieses Brett hat einen Stein, nicht 9.",
        "Dieses Brett hat 2 Steine, nicht 9.",
    ]
