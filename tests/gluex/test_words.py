"""Sentences and handbooks in both languages."""

from __future__ import annotations

import re

import pytest

from gluex.table import GAME


def test_the_title_is_the_printed_one() -> None:
    assert (GAME.title("en"), GAME.title("de")) == ("Glüx", "Glüx")


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_handbook_is_complete(language: str) -> None:
    text = GAME.handbook("de" if language == "de" else "en")
    for rule in range(1, 8):
        assert f"P{rule}" in text
    for ruling in range(1, 23):
        assert re.search(rf"\bA{ruling}\b", text), f"A{ruling}"
    for option in GAME.options:
        assert f"`{option.name}`" in text
    for name in ("2p", "3-4p", "played", "kept", "5 c4", "start 6"):
        assert f"`{name}`" in text
    assert ("Rekonstruktion" if language == "de" else "reconstruction") in text
    last = text.strip().splitlines()[-1]
    assert "Glüx" in last
    assert "Spieltisch" in last


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_boards_of_the_handbook_are_the_ones_played_on(language: str) -> None:
    text = GAME.handbook("de" if language == "de" else "en")
    for players in (2, 4):
        for row in GAME.new(players, 1).scene()["table"]["layout"]:
            assert " ".join(row) in text


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_drawing_of_the_handbook_can_be_played(language: str) -> None:
    text = GAME.handbook("de" if language == "de" else "en")
    drawing = next(b for b in re.findall(r"```\n(.*?)```", text, re.DOTALL) if "A1 A" in b)
    table = GAME.new(2, 1, board=drawing).scene()["table"]
    assert (table["starts"], table["middle"]) == (["a1", "f6"], "C")
