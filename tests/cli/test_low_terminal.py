"""A terminal of 24 lines: nothing of the table may be lost above it."""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch
from cli.running import Watched, session
from spieltisch.cli.playing.seats import Sitter
from spieltisch.engine.words import LANGUAGES, Language

ANNA, RANDOM = Sitter("Anna"), Sitter("random", "random")
SECOND = {"labyrinth": ["N2:NE", "stay"], "gluex": ["start 4"]}


def screen(game: str, language: Language = "en", height: int = 24, **options: Any) -> list[str]:
    match = spieltisch.game(game).new(2, 1, **options)
    terminal = Watched([], language)
    terminal.out.height = height
    session(terminal, match, ANNA, RANDOM).run()
    return terminal.screens[0].splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("gluex", {}),
        ("labyrinth", {}),
        ("labyrinth", {"board": "random", "width": 15, "height": 15, "stones": 64, "goals": 8}),
    ],
)
def test_the_whole_table_fits_24_lines(
    game: str, options: dict[str, Any], language: Language
) -> None:
    lines = screen(game, language, **options)
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 80
    assert any(line.split()[:3] in (["a", "b", "c"], ["a", "b▼", "c"]) for line in lines) or any(
        line.startswith("   a▼") for line in lines
    )


def test_a_low_terminal_gets_a_sign_for_each_tile() -> None:
    low, high = screen("labyrinth"), screen("labyrinth", height=50)
    assert any(line.startswith(" 1 ┏A") for line in low)
    assert not any(line.startswith(" 1 ┏A") for line in high)
    assert len(high) > 24
    assert any("Your goals:" in line for line in low)


def test_the_small_picture_shows_what_the_large_one_shows() -> None:
    match = spieltisch.game("labyrinth").new(2, 5)
    match.play("N2:NE")
    picture = match.game.draw_small(match.scene(0)).plain
    assert "2✗" in picture.splitlines()[8]
    assert "Free tile" in picture
    assert "✗ S2" in picture
    for stone in match.scene(0)["table"]["goals"]:
        assert f"*{stone}" in picture
