"""The program as the system sees it: processes, pipes, signals, terminals, time."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

PROGRAM = [sys.executable, "-c", "from spieltisch.cli.main import main; main()"]
COLOUR = re.compile(r"\x1b\[[0-9;]*[34]8;|\x1b\[(?:[0-9]+;)*3[0-7](?:;[0-9]+)*m")
LONG = 180.0


def environment(**variables: str) -> dict[str, str]:
    return {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24", **variables}


def start(*arguments: object, **variables: str) -> subprocess.CompletedProcess[str]:
    command = [*PROGRAM, *map(str, arguments)]
    env = environment(**variables)
    return subprocess.run(
        command, env=env, capture_output=True, text=True, input="", timeout=LONG, check=False
    )


class OnATerminal:
    """The program on a terminal of its own, and somebody who types."""

    def __init__(self, *arguments: object, **variables: str) -> None:
        self._screen, own = pty.openpty()
        self._process = subprocess.Popen(
            [*PROGRAM, *map(str, arguments)],
            env=environment(**variables),
            stdin=own,
            stdout=own,
            stderr=own,
            start_new_session=True,
            # Whoever runs the tests in the background has Ctrl-C switched off for all below.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        )
        os.close(own)
        self.output = self._ahead = ""

    def wait_for(self, text: str) -> str:
        """Read until a text is shown; what was shown since the last one."""
        screen, until = self._ahead, time.monotonic() + LONG
        while text not in screen:
            assert time.monotonic() < until, screen
            if select.select([self._screen], [], [], 1.0)[0]:
                screen += os.read(self._screen, 65536).decode("utf-8", "replace")
        # What came in the same breath belongs to the next text that is waited for.
        end = screen.index(text) + len(text)
        screen, self._ahead = screen[:end], screen[end:]
        self.output += screen
        return screen

    def type(self, line: str) -> None:
        os.write(self._screen, f"{line}\n".encode())

    def end_input(self) -> None:
        os.write(self._screen, b"\x04")

    def interrupt(self) -> None:
        self._process.send_signal(signal.SIGINT)

    def leave(self) -> int:
        """Read what is left and wait for the end."""
        self.output += self._ahead
        try:
            while select.select([self._screen], [], [], LONG)[0]:
                self.output += os.read(self._screen, 65536).decode("utf-8", "replace")
        except OSError:  # how a terminal says that nobody is left on the other side
            pass
        return self._process.wait(LONG)

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._screen)


@pytest.fixture
def terminals() -> Iterator[list[OnATerminal]]:
    opened: list[OnATerminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def test_exit_codes_reach_the_system(files: dict[str, Path]) -> None:
    assert start("verify", files["finished"]).returncode == 0
    assert start("verify", files["changed"]).returncode == 1
    assert start("verify").returncode == 2


def test_output_in_a_pipe_is_plain_text(files: dict[str, Path]) -> None:
    for arguments in (["games"], ["replay", files["finished"]], ["simulate", "sequence"]):
        assert "\x1b" not in start(*arguments).stdout


def test_nobody_reading_on_is_no_error(files: dict[str, Path]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with subprocess.Popen(
        [*PROGRAM, "replay", str(files["finished"])],
        stdout=writer,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as process:
        os.close(writer)
        _, complaint = process.communicate(timeout=LONG)
    assert complaint == b""
    assert process.returncode == 1


def test_a_terminal_without_suits_gets_question_marks(files: dict[str, Path]) -> None:
    ran = subprocess.run(
        [*PROGRAM, "replay", str(files["begun"])],
        env=environment(PYTHONIOENCODING="latin-1"),
        capture_output=True,
        timeout=LONG,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"2?" in ran.stdout


def test_colours_are_for_terminals_only_and_can_be_switched_off(
    terminals: list[OnATerminal], files: dict[str, Path]
) -> None:
    for variables, coloured in (({}, True), ({"NO_COLOR": "1"}, False)):
        terminal = OnATerminal("replay", files["begun"], "--ply", "3", **variables)
        terminals.append(terminal)
        assert terminal.leave() == 0
        assert bool(COLOUR.search(terminal.output)) == coloured


def test_ctrl_c_leaves_the_table_with_130(terminals: list[OnATerminal]) -> None:
    terminal = OnATerminal("play", "sequence", "--seed", "7")
    terminals.append(terminal)
    terminal.wait_for("your move")
    terminal.interrupt()
    assert terminal.leave() == 130
    assert "Traceback" not in terminal.output


def test_ctrl_c_and_ctrl_d_on_a_real_terminal_keep_the_game(
    terminals: list[OnATerminal], tmp_path: Path
) -> None:
    for leave, code in ((OnATerminal.interrupt, 130), (OnATerminal.end_input, 0)):
        terminal = OnATerminal("play", "sequence", "--seed", "7", "--seats", "human:Anna,random")
        terminals.append(terminal)
        terminal.wait_for("your move")
        terminal.type("4H f5")
        terminal.wait_for("your move")
        leave(terminal)
        assert terminal.leave() == code
        assert "\r\nYour game is not lost:" in terminal.output
        assert "Traceback" not in terminal.output
    assert len(list(tmp_path.iterdir())) == 2


def test_ctrl_c_ends_a_long_simulation_with_130(terminals: list[OnATerminal]) -> None:
    terminal = OnATerminal("simulate", "sequence", "--games", "50000000")
    terminals.append(terminal)
    terminal.wait_for("%")  # the bar appears after a second
    terminal.interrupt()
    assert terminal.leave() == 130
    assert "Traceback" not in terminal.output


def test_replay_steps_by_keys(terminals: list[OnATerminal], files: dict[str, Path]) -> None:
    terminal = OnATerminal("replay", files["begun"])
    terminals.append(terminal)
    assert "Ply 0 of 3" in terminal.wait_for("q quit")
    for key, ply in (("n", 1), ("", 2), ("p", 1), ("p", 0), ("p", 0), ("3", 3), ("n", 3), ("9", 3)):
        terminal.type(key)
        terminal.wait_for(f"Ply {ply} of 3")
        terminal.wait_for("q quit")
    terminal.type("x")
    terminal.wait_for("does nothing here")
    terminal.type("q")
    assert terminal.leave() == 0


def test_two_people_share_a_real_terminal(terminals: list[OnATerminal], tmp_path: Path) -> None:
    path = tmp_path / "shared.json"
    seats = ("--seats", "human:Anna,human:Ben")
    terminal = OnATerminal("play", "sequence", "--seed", "7", *seats, "--save", path)
    terminals.append(terminal)
    assert "hand:" not in terminal.wait_for("Ben, press Enter")
    terminal.type("")
    terminal.wait_for("Ben, your move")
    terminal.type("9S b7")
    cleared = terminal.wait_for("Anna, press Enter").rsplit("\x1b[2J", 1)[-1]
    assert "hand:" not in cleared
    terminal.type("")
    terminal.wait_for("Anna, your move")
    terminal.type("q")
    assert terminal.leave() == 0
    assert [move for _, move in json.loads(path.read_text("utf-8"))["moves"]] == ["9S b7"]


def test_the_handbook_is_shown_by_the_screenful(terminals: list[OnATerminal]) -> None:
    terminal = OnATerminal("games", "sequence", "--rules", "--lang", "de")
    terminals.append(terminal)
    page = terminal.wait_for("Enter für mehr")
    assert page.count("\n") <= 24
    terminal.type("q")
    assert terminal.leave() == 0
