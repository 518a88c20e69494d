"""Files on the command line: options from a file, and files that are none."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import Run

BOARD = "┼ ┼ ┼\r\n┼ ┼ ┼\r\n┼ ┼ ┼\r\nfree: ┼\r\n"
SIMULATE = ("simulate", "labyrinth", "--games", "2", "--seed", "1", "--json")


def test_a_board_may_begin_with_a_byte_order_mark(run: Run, tmp_path: Path) -> None:
    (tmp_path / "maze.txt").write_bytes(BOARD.encode("utf-8-sig"))
    ran = run(*SIMULATE, "-o", "board=@maze.txt")
    assert (ran.code, ran.err) == (0, "")


def test_a_board_that_is_not_utf_8_is_told_so(run: Run, tmp_path: Path) -> None:
    (tmp_path / "maze.txt").write_bytes(BOARD.encode("utf-16"))
    ran = run(*SIMULATE, "-o", "board=@maze.txt")
    assert ran.code == 2
    assert "is not text in UTF-8" in ran.err
    assert "JSON" not in ran.err


@pytest.mark.parametrize(
    ("language", "part"), [("en", "larger than 1 MB"), ("de", "größer als 1 MB")]
)
def test_a_file_without_end_is_not_read(run: Run, language: str, part: str) -> None:
    ran = run(*SIMULATE, "-o", "board=@/dev/zero", "--lang", language)
    assert ran.code == 2
    assert part in ran.err


@pytest.mark.parametrize("command", ["verify", "legal", "replay"])
def test_a_match_file_without_end_is_not_read(run: Run, command: str) -> None:
    ran = run(command, "/dev/zero")
    assert ran.code == 1
    assert "larger than 64 MB" in ran.err


@pytest.mark.parametrize("answer", ["n", "N", "no", "nein", "NEIN"])
def test_no_is_no_name_of_a_file(run: Run, tmp_path: Path, answer: str) -> None:
    start = ("play", "sequence", "--seats", "human:Anna,random", "--seed", "7")
    assert run(*start, typed=f"4H f5\nq\n{answer}\n").code == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("game", "part"),
    [("labyrinth", "no limit"), ("labyrinth", "wall=1 straight=12"), ("labyrinth", "equal shares")],
)
def test_defaults_are_told_as_they_are(run: Run, game: str, part: str) -> None:
    text = " ".join(run("games", game).out.split())
    assert all(word in text for word in part.split())
    assert "by number of players" not in text


@pytest.mark.parametrize(("players", "noted"), [("2", False), ("3", True)])
def test_a_reconstructed_board_is_noted_beside_figures(run: Run, players: str, noted: bool) -> None:
    ran = run("simulate", "gluex", "--players", players, "--games", "3", "--seed", "1")
    assert ("reconstruction" in ran.out) == noted
