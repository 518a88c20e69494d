"""Compiled code is kept in the cache folder, and a second start compiles nothing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import platformdirs
import pytest

import spieltisch
from spieltisch.engine import compiling
from spieltisch.engine.compiling import COMPILED, cache_folder

PACKAGE = Path(spieltisch.__file__).parent
DUEL = Path(__file__).parent / "duel"
PLAY = """
from engine.duel import GAME
match = GAME.new(seed=1)
match.play("swap")
print(match.state.tobytes().hex())
"""


class Start(NamedTuple):
    """What a process said, and which files there were after it."""

    said: str
    complained: str
    cache: dict[str, int]
    installed: dict[str, int]


@pytest.fixture(scope="module")
def starts(tmp_path_factory: pytest.TempPathFactory) -> list[Start]:
    """Nothing yet, then two processes with a package that nobody may write to."""
    folder = tmp_path_factory.mktemp("cold")
    site, cache = folder / "site", folder / "cache"
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(PACKAGE, site / "spieltisch", ignore=ignored)
    shutil.copytree(DUEL, site / "engine" / "duel", ignore=ignored)
    (site / "engine" / "__init__.py").touch()
    for path in [site, *site.rglob("*")]:
        path.chmod(0o555 if path.is_dir() else 0o444)
    environment = {
        **os.environ,
        "PYTHONPATH": str(site),
        "PYTHONDONTWRITEBYTECODE": "1",
        "SPIELTISCH_CACHE": str(cache),
    }
    found = [Start("", "", files(cache), files(site))]
    for _ in range(2):
        process = subprocess.run(
            [sys.executable, "-c", PLAY],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        found.append(Start(process.stdout, process.stderr, files(cache), files(site)))
    for path in [site, *site.rglob("*")]:
        path.chmod(0o755)
    return found


def files(folder: Path) -> dict[str, int]:
    """Every file with the time of its last change."""
    paths = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.stat().st_mtime_ns for path in paths}


def test_the_first_start_says_once_that_it_compiles(starts: list[Start]) -> None:
    _, first, _ = starts
    assert first.complained.count("Compiling duel") == 1
    assert first.complained.count("\n") == 1


def test_compiled_code_goes_to_the_cache_folder(starts: list[Start]) -> None:
    before, first, _ = starts
    assert before.cache == {}
    assert {".nbi", ".nbc"} <= {Path(name).suffix for name in first.cache}
    assert any(name.startswith("ready/duel-") for name in first.cache)


def test_nothing_is_written_beside_the_package(starts: list[Start]) -> None:
    before, first, second = starts
    assert before.installed == first.installed == second.installed != {}


def test_the_second_start_compiles_nothing(starts: list[Start]) -> None:
    _, first, second = starts
    assert second.complained == ""
    assert second.cache == first.cache


def test_both_starts_play_the_same(starts: list[Start]) -> None:
    _, first, second = starts
    assert first.said == second.said != ""


@pytest.fixture
def fresh_folder() -> object:
    cache_folder.cache_clear()
    yield
    cache_folder.cache_clear()


@pytest.mark.usefixtures("fresh_folder")
def test_the_cache_is_where_the_variable_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SPIELTISCH_CACHE", str(tmp_path / "mine"))
    assert cache_folder() == tmp_path / "mine"
    assert cache_folder().is_dir()


@pytest.mark.usefixtures("fresh_folder")
def test_else_it_is_the_cache_folder_of_the_user(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("SPIELTISCH_CACHE", raising=False)
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda name: tmp_path / name)
    assert cache_folder() == tmp_path / "spieltisch"


@pytest.mark.usefixtures("fresh_folder")
def test_where_that_cannot_be_written_it_is_a_temporary_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("SPIELTISCH_CACHE", str(tmp_path / "file" / "below"))
    assert cache_folder().parent == Path(tempfile.gettempdir())


def test_a_change_in_an_imported_file_or_table_makes_the_code_new(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Numba itself would look at the kernel's own file only."""
    package = tmp_path / "freshly_made"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "helper.py").write_text("ONE = 1\n")
    (package / "kernels.py").write_text("from freshly_made.helper import ONE\n")
    (package / "unrelated.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    __import__("freshly_made.kernels")

    def fingerprint() -> str:
        compiling._fingerprint_of.cache_clear()
        return compiling._fingerprint_of("freshly_made.kernels", package / "kernels.py")

    prints = [fingerprint()]
    for name in ("helper.py", "kernels.py", "table.json"):
        with (package / name).open("a") as file:
            file.write("\n")
        prints.append(fingerprint())
    assert len(set(prints)) == 4
    (package / "unrelated.py").write_text("TWO = 2\n")
    assert fingerprint() == prints[-1]


def test_these_tests_run_compiled() -> None:
    assert COMPILED
