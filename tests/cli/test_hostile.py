"""What a careless or hostile start must not do: lose files, crash, or show a hand."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

import spieltisch

MAIN = "from spieltisch.cli.main import main; main()"


def run(line: str) -> subprocess.CompletedProcess[str]:
    """Run a line of the shell in which `spieltisch` is this program."""
    start = f"spieltisch() {{ {sys.executable} -c '{MAIN}' \"$@\"; }}"
    return subprocess.run(
        ["bash", "-c", f"{start}\n{line}"], capture_output=True, text=True, timeout=120
    )


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A finished match in a file."""
    match = spieltisch.game("sequence").new(seed=7, seats=["Anna", "Ben"])
    while not match.over:
        match.play(match.legal()[0])
    match.save(tmp_path / "done.json")
    return tmp_path / "done.json"


def test_a_file_that_is_there_is_not_overwritten_by_save(saved: Path) -> None:
    before = saved.read_text("utf-8")
    done = run(f"spieltisch play sequence --save {saved} </dev/null")
    assert done.returncode == 2
    assert "--load" in done.stderr
    assert saved.read_text("utf-8") == before


def test_a_match_file_can_come_through_a_pipe(saved: Path) -> None:
    done = run(f"cat {saved} | spieltisch verify /dev/stdin")
    assert done.returncode == 0, done.stderr


def test_closed_streams_are_no_crash() -> None:
    for line in ("spieltisch play sequence <&-", "spieltisch games >&-"):
        done = run(line)
        assert "Traceback" not in done.stderr
        assert done.returncode in (0, 1)


def test_a_number_without_end_is_refused_with_a_sentence(saved: Path) -> None:
    for arguments in (f"replay {saved} --as", "simulate sequence --games 10 -o teams="):
        digits = "9" * 5000
        glue = "" if arguments.endswith("=") else " "
        done = run(f"spieltisch {arguments}{glue}{digits}")
        assert done.returncode == 2
        assert "Traceback" not in done.stderr


def test_a_terminal_that_cannot_clear_pushes_a_hand_away() -> None:
    """Two people share it: between a hand and the next person lie more lines than it shows."""
    master, slave = pty.openpty()
    seats = ["play", "sequence", "--seats", "human:Anna,human:Ben", "--seed", "7"]
    with subprocess.Popen(
        [sys.executable, "-c", MAIN, *seats],
        stdin=subprocess.PIPE,
        stdout=slave,
        stderr=slave,
        env={**os.environ, "TERM": "dumb", "LINES": "24", "COLUMNS": "80"},
        text=True,
    ) as running:
        os.close(slave)
        assert running.stdin is not None
        running.stdin.write("\n9S b7\n")
        running.stdin.close()
        output = b""
        try:
            while part := os.read(master, 65536):
                output += part
        except OSError:  # the other end was closed
            pass
    os.close(master)
    text = output.decode().replace("\r\n", "\n")
    _, _, after_the_hand = text.partition("Your hand:")
    between, name, _ = after_the_hand.partition("Anna, ")
    assert name
    assert between.count("\n") > 50
