"""Sentences, handbooks and pictures in both languages."""

from __future__ import annotations

import random

import pytest

from glow.table import GAME
from spieltisch.games.glow import reasons
from spieltisch.games.glow.explaining import KEYS
from spieltisch.games.glow.material import COMPANIONS


def test_both_languages_have_the_same_keys() -> None:
    assert GAME.words.keys("en") == GAME.words.keys("de")
    for key in KEYS.values():
        assert GAME.words.has(key)


def test_every_ruling_named_by_a_reason_is_in_both_handbooks() -> None:
    for language in ("en", "de"):
        text = GAME.handbook("de" if language == "de" else "en")
        for rule in set(reasons.RULES.values()) | {f"X{k}" for k in range(1, 13)}:
            assert f"{rule}" in text, rule
        for option in GAME.options:
            assert f"`{option.name}`" in text
        for row in COMPANIONS:
            assert f"| {row['id']} | {row['name']} |" in text
        last = text.strip().splitlines()[-1]
        assert "Glow" in last
        assert "Spieltisch" in last


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("board", ["shadows", "sea"])
def test_the_picture_fits_80_columns_all_game_long(players: int, board: str) -> None:
    rng = random.Random(players)
    m = GAME.new(players=players, seed=players, board=board, adventurers="chosen")
    ply = 0
    while not m.over:
        if ply % 40 == 0:
            for language in ("en", "de"):
                picture = GAME.draw(m.scene(0), "de" if language == "de" else "en")
                assert max(len(line) for line in picture.plain.split("\n")) <= 80
        seat = rng.choice(m.actors)
        moves = m.legal(seat)
        m.play("keep" if "keep" in moves else rng.choice(moves), seat)
        ply += 1
    end = GAME.draw(m.scene(), "en").plain.split("\n")
    best = m.result.winners or [players]
    rows = [line for line in end if line.startswith("▶ ")]
    named = [f"Player {seat + 1}" if seat < players else "Tom" for seat in best]
    assert [row[2:].startswith(name) for row, name in zip(rows, named, strict=True)] == [
        True
    ] * len(best)
