"""Labyrinth on the command line: a board from a text editor, played in two steps a turn."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import spieltisch
from cli.conftest import Run
from cli.test_help import raw_keys
from spieltisch.cli.readiness import make_ready
from spieltisch.cli.terminal import Terminal
from spieltisch.engine.words import LANGUAGES, Language

BOARD = """
    ; drawn in a text editor
    ┼ ┼ ┼
    ┼ ┼ ┼
    ┼ ┼ ┼
    free: ┼
    starts: a1 c3
    stones: 1=b1 2=c1
    goals: 1 | 2
"""


@pytest.fixture(scope="module", autouse=True)
def _ready() -> None:
    """What is compiled here need not be told in the middle of a command."""
    make_ready(Terminal(), spieltisch.game("labyrinth"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_from_a_file_is_played_to_the_end(
    run: Run, tmp_path: Path, language: Language
) -> None:
    (tmp_path / "maze.txt").write_text(BOARD, "utf-8")
    start = ("play", "labyrinth", "--seats", "human:Anna,random", "--seed", "1")
    ran = run(*start, "-o", "board=@maze.txt", "--lang", language, typed="W3:NESW\nb1\n")
    assert (ran.code, ran.err) == (0, "")
    assert raw_keys(ran.out) == set()
    assert max(len(line) for line in ran.out.splitlines()) <= 80
    assert f"Anna {'gewinnt' if language == 'de' else 'wins'}." in ran.out


def test_many_games_are_played_on_a_board_from_a_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "maze.txt").write_text(BOARD, "utf-8")
    ran = run("simulate", "labyrinth", "--games", "20", "-o", "board=@maze.txt", "--json")
    report = json.loads(ran.out)
    assert report["options"]["board"][:4] == ["┼┼┼", "┼┼┼", "┼┼┼", "free: ┼"]
    assert report["finished"] == 20


def test_what_is_wrong_with_a_board_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "maze.txt").write_text(BOARD.replace("goals: 1 | 2", "goals: 1 | 1"), "utf-8")
    ran = run("simulate", "labyrinth", "-o", "board=@maze.txt")
    assert ran.code == 2
    assert "R13" in ran.err
