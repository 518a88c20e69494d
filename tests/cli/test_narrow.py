"""A terminal with too few columns for a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import SEQUENCE, Run
from cli.running import Watched, session
from spieltisch.cli.playing.seats import Sitter

ANNA, RANDOM = Sitter("Anna"), Sitter("random", "random")


def show(width: int) -> str:
    terminal = Watched(["", "4H f5", ""], width=width)
    session(terminal, SEQUENCE.new(players=2, seed=7), ANNA, RANDOM).run()
    return terminal.output


def test_a_narrow_terminal_is_told_once_before_the_table() -> None:
    sentence = "This terminal has 79 columns; the table needs 80."
    assert show(79).count(sentence) == 1
    assert show(79).index(sentence) < show(79).index("Your hand:")


def test_a_terminal_of_80_columns_is_wide_enough() -> None:
    assert "the table needs" not in show(80)


def test_a_replay_says_so_too(
    run: Run, files: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    out = run("replay", files["finished"], "--lang", "de").out
    assert out.count("Dieses Terminal hat 60 Spalten; der Tisch braucht 80.") == 1
