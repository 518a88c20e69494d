"""What people read at the table beside the picture: moves, help, names, hints."""

from __future__ import annotations

from pathlib import Path

import pytest

import spieltisch
from cli.conftest import Run
from cli.running import Watched, session
from glow.table import day
from spieltisch.cli.moves import print_moves
from spieltisch.cli.playing import turn
from spieltisch.cli.playing.seats import Sitter
from spieltisch.engine.words import LANGUAGES, Language

ANNA, RANDOM = Sitter("Anna"), Sitter("random", "random")


def printed(moves: list[str]) -> list[str]:
    terminal = Watched([])
    print_moves(terminal, moves)
    return [line.rstrip() for line in terminal.output.splitlines()]


def test_moves_of_several_words_are_parted_by_commas() -> None:
    assert printed(["reroll A1", "reroll A1 A2", "keep"]) == ["  reroll  A1, A1 A2", "  keep"]
    assert printed(["go p01 Y1", "go p01 footprint"]) == ["  go  p01 Y1, p01 footprint"]
    assert printed(["N2:NE", "N2:ES", "7H d6", "7H i5"]) == ["  N2  NE ES", "  7H  d6 i5"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_keeps_its_margin_and_explains_the_signs(language: Language) -> None:
    terminal = Watched(["h"], language)
    match = spieltisch.game("glow").new(players=2, seed=1)
    session(terminal, match, ANNA, RANDOM).run()
    screen = terminal.screens[-1]
    assert {"en": "† does not count", "de": "† zählt nicht"}[language] in screen
    help_lines = screen.splitlines()
    first = next(k for k, line in enumerate(help_lines) if line.startswith("  l "))
    margin = len(help_lines[first]) - len(help_lines[first][2:].lstrip("l "))
    below = help_lines[first + 1]
    assert below[:margin].strip() in ("", "t", "b")


def test_over_an_only_move_nobody_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    def thinking(*_: object) -> None:
        raise AssertionError("there is nothing to think about")

    monkeypatch.setattr("spieltisch.cli.hinting.hints_for", thinking)
    monkeypatch.setattr(turn, "HINT_SECONDS", 0.1)
    match = day("noon", "leaf leaf")
    terminal = Watched(["t"], "de")
    session(terminal, match, ANNA, RANDOM).run()
    assert "nutze Braccio ist der einzige erlaubte Zug." in terminal.screens[-1]


def test_players_without_names_are_counted_in_the_language_of_who_looks(
    run: Run, tmp_path: Path
) -> None:
    for names, english in ((["Spieler 1", "Berta"], "Player 1"), (["Berta", "Spieler 1"], "Berta")):
        match = spieltisch.game("sequence").new(players=2, seed=7, seats=names)
        for _ in range(2):
            match.play(match.legal()[0])
        match.save(tmp_path / "match.json")
        text = run("replay", tmp_path / "match.json", "--lang", "en").out
        assert english in text
        assert ("Spieler 1" in text) == (names[1] == "Spieler 1")
