"""The command line as a fixture, and match files to run it on."""

from __future__ import annotations

import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

import spieltisch
from cli.running import Ran
from spieltisch.bots.search import thinking, worlds
from spieltisch.cli import measuring
from spieltisch.cli.main import run as run_command_line
from spieltisch.cli.readiness import make_ready
from spieltisch.cli.terminal import Terminal
from spieltisch.engine import drivers, registry

SEQUENCE = spieltisch.game("sequence")
Run = Callable[..., Ran]


@pytest.fixture(scope="session", autouse=True)
def _compiled() -> None:
    """What is compiled here need not be told in the middle of a command."""
    loops = {
        "drivers": drivers.units(),
        "bench": measuring.units(),
        "search": thinking.units(),
        "comparison": worlds.units(),
    }
    make_ready(Terminal(), SEQUENCE, registry.bots(), loops)


@pytest.fixture(autouse=True)
def _plain_surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command line with these arguments and lines typed into it."""

    def run(*arguments: str | Path, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", StringIO(typed))
        capsys.readouterr()
        code = run_command_line([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        return Ran(code, printed.out, printed.err)

    return run


@pytest.fixture(scope="session")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Match files: finished, begun, with several actors, broken, foreign, changed."""
    folder = tmp_path_factory.mktemp("matches")
    finished = SEQUENCE.new(players=2, seed=7, seats=["Anna", "Ben"])
    while not finished.over:
        finished.play(finished.legal()[0])
    begun = SEQUENCE.new(players=2, seed=7)
    for move in ("9S b7", "4H f5", "TS j2"):
        begun.play(move)
    waiting = SEQUENCE.new(players=3, seed=7, draw="manual", table_talk=True)
    first = waiting.actors[0]
    waiting.play(waiting.legal(first)[0], first)
    namesakes = SEQUENCE.new(players=3, seed=7, seats=["Eva", "Ben", "Eva"])
    texts = {
        "finished": finished.save(),
        "begun": begun.save(),
        "waiting": waiting.save(),
        "namesakes": namesakes.save(),
        "broken": "{ this is no JSON",
        "foreign": '{"spieltisch": 1, "game": "ludo", "rules": 1}',
        "other": "[1, 2, 3]",
        "illegal": begun.save().replace("4H f5", "4H f6"),
        "changed": begun.save().replace('"digest": "', '"digest": "00'),
    }
    for name, text in texts.items():
        (folder / f"{name}.json").write_text(text, "utf-8")
    return {name: folder / f"{name}.json" for name in texts}
