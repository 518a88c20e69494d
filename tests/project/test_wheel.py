"""The wheel of the platform: whoever installs it compiles nothing."""

from __future__ import annotations

import os
import re
import runpy
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import NamedTuple

import pytest

import spieltisch
from browser.conftest import wait_for_games
from browser.installing import ROOT, install, served
from spieltisch.cli.commands.prepare import everything
from spieltisch.engine import registry

SCRIPT = ROOT / "scripts" / "wheel.py"

#: What people do with a game, in a process that cannot compile.
PLAY = """
import sys
from random import Random

from numba.core import dispatcher

def forbid(compiler, arguments, returned):
    raise AssertionError(f"{compiler.py_func.__module__}.{compiler.py_func.__qualname__}")

dispatcher._FunctionCompiler.compile = forbid

import spieltisch
from spieltisch.bots import seating
from spieltisch.bots.sight import Sight

game = spieltisch.game(sys.argv[1])
for players in game.players:
    match = game.new(players=players, seed=players)
    random = Random(players)
    while not match.over and match.ply < 60:
        seat = random.choice(match.actors)
        for viewer in (None, seat):
            match.scene(viewer)
        match.play(random.choice(match.legal(seat)), seat)
        match.tell(match.ply)
match = game.new(players=2, seed=1)
for bot in ("random", "greedy", "expert", "search@20"):
    seat = match.actors[0]
    match.act(seating.player(bot, game, seed=1).choose(Sight.of(match, seat)), seat)
spieltisch.hint(match, match.actors[0], iterations=20)
game.simulate(20, players=2, bots=["greedy", "random"], seed=1)
print(match.ply)
"""


class Installed(NamedTuple):
    """An environment with the wheel, and a folder for compiled code in which there is none."""

    command: Path
    cache: Path

    @property
    def compiled(self) -> list[Path]:
        """What was compiled."""
        return list(self.cache.rglob("*.nbc"))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel with the compiled code, which is compiled once and kept in the user's cache."""
    folder = tmp_path_factory.mktemp("wheels")
    command = [sys.executable, str(SCRIPT), "--only", "platform", "--out", str(folder)]
    subprocess.run(command, check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("installed")
    return Installed(install(wheel, folder / "home"), folder / "cache")


def test_it_is_for_this_python_and_for_where_this_numba_runs(wheel: Path) -> None:
    python = "cp{}{}".format(*sys.version_info)
    assert re.fullmatch(rf"spieltisch-.+-{python}-{python}-\w*linux\w*_x86_64\.whl", wheel.name)
    with zipfile.ZipFile(wheel) as archive:
        (about,) = (name for name in archive.namelist() if name.endswith(".dist-info/WHEEL"))
        assert b"Root-Is-Purelib: false" in archive.read(about)


def test_it_holds_the_code_of_these_sources_once(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        code = [name for name in archive.namelist() if name.startswith("spieltisch/_code/")]
    ready = {name.split("/")[-1].rpartition("-")[0] for name in code if "/ready/" in name}
    assert {order.what for order in everything()} == ready
    assert sum("/stamping.deal_" in name for name in code) == len(registry.games())


@pytest.mark.parametrize("name", registry.games())
def test_every_game_is_played_and_simulated_where_nothing_can_be_compiled(
    installed: Installed, name: str, tmp_path: Path
) -> None:
    done = subprocess.run(
        [installed.command.parent / "python", "-c", PLAY, name],
        env={"SPIELTISCH_CACHE": str(installed.cache), "HOME": str(tmp_path), "PATH": os.defpath},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.stderr) == ("4\n", "")
    assert installed.compiled == []


def test_its_server_has_all_games_ready_and_has_compiled_nothing(
    installed: Installed, tmp_path: Path
) -> None:
    with served(installed.command, tmp_path, cache=installed.cache) as address:
        wait_for_games(address)
    assert installed.compiled == []


def test_a_tag_comes_from_the_numba_that_compiles() -> None:
    tag = runpy.run_path(str(SCRIPT))["tag"]()
    assert re.fullmatch(r"cp\d+-cp\d+-\w+", tag)


def test_the_version_is_that_of_the_tree(installed: Installed) -> None:
    process = subprocess.run(
        [installed.command, "--version"], capture_output=True, text=True, check=True
    )
    assert process.stdout == f"spieltisch {spieltisch.__version__}\n"
