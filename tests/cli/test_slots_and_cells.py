"""Moves of Labyrinth as they are listed at the table and by `spieltisch legal`."""

from __future__ import annotations

from pathlib import Path

import pytest

import spieltisch
from cli.conftest import Run
from cli.running import Watched, session
from spieltisch.cli.playing.seats import Sitter
from spieltisch.engine.words import LANGUAGES, Language

LABYRINTH = spieltisch.game("labyrinth")
ANNA, RANDOM = Sitter("Anna"), Sitter("random", "random")
BOARD = "┼┼┼\n┼┼┼\n┼┼┼\nfree: └\nstones: 1=c1 2=b2 3=b3 4=c2\nstarts: a1 c3\ngoals: 1 3 | 2 4"


def typed(*lines: str, language: Language = "en") -> str:
    terminal = Watched(lines, language)
    session(terminal, LABYRINTH.new(2, 1, board=BOARD), ANNA, RANDOM).run()
    return terminal.screens[-1]


@pytest.mark.parametrize(
    ("language", "rows"),
    [
        ("en", ["N2  NE ES SW NW", "E3  NE ES SW NW"]),
        ("de", ["N2  NO OS SW NW", "O3  NO OS SW NW"]),
    ],
)
def test_l_groups_insertions_by_slot(language: Language, rows: list[str]) -> None:
    listed = [line.strip() for line in typed("l", language=language).splitlines()]
    assert set(rows) <= set(listed)
    assert sum(line.endswith("SW NW") for line in listed) == 12


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["l e2", "l O2", "E2", "o2"])
def test_a_slot_is_answered_with_how_the_tile_may_be_turned(key: str, language: Language) -> None:
    row = "O2  NO OS SW NW" if language == "de" else "E2  NE ES SW NW"
    listed = [line.strip() for line in typed(key, language=language).splitlines()]
    assert row in listed
    assert sum(line.endswith("SW NW") for line in listed) == 1


def test_why_not_a_slot_alone() -> None:
    assert "Say how the free tile is turned, such as “N2:NE”" in typed("? N2")


def test_cells_to_walk_to_are_listed_in_a_line() -> None:
    assert "stay  b1  c1  a2  b2  c2  a3  b3  c3" in typed("W2:NE", "l")


def test_the_example_is_a_goal_within_reach() -> None:
    assert "such as c1" in typed("W2:NE")


@pytest.mark.parametrize(
    ("language", "row"), [("en", "E2  NE ES SW NW"), ("de", "O2  NO OS SW NW")]
)
def test_legal_prints_slots_with_all_rotations(
    run: Run, tmp_path: Path, language: str, row: str
) -> None:
    LABYRINTH.new(2, 1, board=BOARD).save(tmp_path / "maze.json")
    out = run("legal", tmp_path / "maze.json", "--lang", language).out
    assert row in [line.strip() for line in out.splitlines()]
    assert "…" not in out


def test_help_says_how_a_move_is_written() -> None:
    assert "N4:NE" in typed("h")
    assert "cards" not in typed("h")


def test_the_winner_is_told_once() -> None:
    terminal = Watched(["W3:NE", "c1", ""])
    board = BOARD.replace("1 3 |", "1 |")
    session(terminal, LABYRINTH.new(2, 1, board=board), ANNA, RANDOM).run()
    assert terminal.output.count("wins") == 1
    assert "Anna has collected every goal." in terminal.output
