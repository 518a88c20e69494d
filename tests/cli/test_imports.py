"""What a command does not need is not loaded: a help must not wait for the compiler."""

from __future__ import annotations

import subprocess
import sys

import pytest

#: Run a command line, then say which of these modules it has loaded.
RUN = """
import sys
from spieltisch.cli import main
try:
    main.main(sys.argv[1].split())
except SystemExit:
    pass
heavy = ("numba", "numpy", "scipy", "matplotlib", "rich", "starlette", "uvicorn")
print("loaded:", *(name for name in heavy if name in sys.modules))
"""


def loaded(arguments: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", RUN, arguments], capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()[-1].split()[1:]


@pytest.mark.parametrize("arguments", ["--help", "--help --lang de", "--version", "game", ""])
def test_a_help_loads_no_compiler(arguments: str) -> None:
    assert loaded(arguments) == []


@pytest.mark.parametrize("arguments", ["games", "games glow --lang de", "bots"])
def test_who_only_asks_about_games_and_bots_does_not_wait_for_the_compiler(arguments: str) -> None:
    assert "numba" not in loaded(arguments)


def test_the_package_itself_loads_no_compiler() -> None:
    program = "import sys, spieltisch; print(spieltisch.games(), 'numba' in sys.modules)"
    process = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert process.stdout.endswith("False\n")


def test_every_name_of_the_package_can_be_imported() -> None:
    program = "from spieltisch import *; print(Game, Match, load, games)"
    subprocess.run([sys.executable, "-c", program], check=True, stdout=subprocess.DEVNULL)
