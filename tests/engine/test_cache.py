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
from spieltisch.engine import codecache
from spieltisch.engine.codecache import CodeFiles, cache_folder
from spieltisch.engine.compiling import COMPILED

PACKAGE = Path(spieltisch.__file__).parent
DUEL = Path(__file__).parent / "duel"
PLAY = """
from engine.duel import GAME
match = GAME.new(seed=1)
match.play("swap")
print(match.state.tobytes().hex())
kernels = vars(GAME.kernels).values()
print(sum(sum(kernel.stats.cache_misses.values()) for kernel in kernels))
"""


class Start(NamedTuple):
    """What a process said, and which files there were after it."""

    state: str
    compiled: int
    complaint: str
    cache: dict[str, int]
    installed: dict[str, int]


@pytest.fixture(scope="module")
def starts(tmp_path_factory: pytest.TempPathFactory) -> list[Start]:
    """Nothing yet, two processes with a package that nobody may write to, and one with a copy."""
    folder = tmp_path_factory.mktemp("cold")
    site, copy, cache = folder / "site", folder / "elsewhere" / "copy", folder / "cache"
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(PACKAGE, site / "spieltisch", ignore=ignored)
    shutil.copytree(DUEL, site / "engine" / "duel", ignore=ignored)
    (site / "engine" / "__init__.py").touch()
    shutil.copytree(site, copy, copy_function=shutil.copyfile)  # all files are newer
    for path in [site, *site.rglob("*")]:
        path.chmod(0o555 if path.is_dir() else 0o444)
    before = Start("", 0, "", files(cache), files(site))
    starts = [before, *(start(place, cache) for place in (site, site, copy))]
    for path in [site, *site.rglob("*")]:
        path.chmod(0o755)
    return starts


def start(site: Path, cache: Path) -> Start:
    process = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={
            **os.environ,
            "PYTHONPATH": str(site),
            "PYTHONDONTWRITEBYTECODE": "1",
            "SPIELTISCH_CACHE": str(cache),
        },
        capture_output=True,
        text=True,
        check=True,
    )
    state, compiled = process.stdout.split()
    return Start(state, int(compiled), process.stderr, files(cache), files(site))


def files(folder: Path) -> dict[str, int]:
    """Every file with the time of its last change."""
    paths = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.stat().st_mtime_ns for path in paths}


def test_the_first_start_says_once_that_it_compiles(starts: list[Start]) -> None:
    first = starts[1]
    assert first.complaint.count("Compiling duel") == 1
    assert first.complaint.count("\n") == 1


def test_compiled_code_goes_to_the_cache_folder(starts: list[Start]) -> None:
    before, first, *_ = starts
    assert before.cache == {}
    assert ".nbc" in {Path(name).suffix for name in first.cache}
    assert any(name.startswith("ready/duel-") for name in first.cache)
    assert first.compiled > 0


def test_nothing_is_written_beside_the_package(starts: list[Start]) -> None:
    before, first, second, _ = starts
    assert before.installed == first.installed == second.installed != {}


def test_the_second_start_compiles_nothing(starts: list[Start]) -> None:
    _, first, second, _ = starts
    assert (second.compiled, second.complaint) == (0, "")
    assert second.cache == first.cache


def test_a_copy_of_the_package_in_another_folder_compiles_nothing(starts: list[Start]) -> None:
    _, first, _, moved = starts
    assert (moved.compiled, moved.complaint) == (0, "")
    assert moved.cache == first.cache


def test_all_starts_play_the_same(starts: list[Start]) -> None:
    _, first, second, moved = starts
    assert first.state == second.state == moved.state != ""


def test_code_comes_back_as_it_was_saved(tmp_path: Path) -> None:
    files = CodeFiles(tmp_path, "rules.legal-7")
    files.save(("int64", "skylake"), {"code": b"1"})
    files.save(("int64", "zen"), {"code": b"2"})
    again = CodeFiles(tmp_path, "rules.legal-7")
    assert again.load(("int64", "skylake")) == {"code": b"1"}
    assert again.load(("int64", "zen")) == {"code": b"2"}
    assert again.load(("float64", "zen")) is None


def test_programs_that_save_at_the_same_time_do_not_mix_up_their_code(tmp_path: Path) -> None:
    """Numba numbers the files of an index that both have read: one takes the other's number."""
    one, other = CodeFiles(tmp_path, "legal"), CodeFiles(tmp_path, "legal")
    one.save("int64", "code for int64")
    other.save("float64", "code for float64")
    assert (one.load("float64"), other.load("int64")) == ("code for float64", "code for int64")


@pytest.mark.parametrize("damage", [b"", b"short", b"x" * 400])
def test_a_damaged_file_is_as_good_as_none(tmp_path: Path, damage: bytes) -> None:
    files = CodeFiles(tmp_path, "legal")
    files.save("int64", "code")
    (path,) = tmp_path.iterdir()
    path.write_bytes(damage)
    assert files.load("int64") is None
    files.save("int64", "code")
    assert files.load("int64") == "code"


def test_what_was_cut_short_is_never_loaded(tmp_path: Path) -> None:
    files = CodeFiles(tmp_path, "legal")
    files.save("int64", "code")
    (path,) = tmp_path.iterdir()
    path.write_bytes(path.read_bytes()[:-1])
    assert files.load("int64") is None


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
    """Numba itself would look only at the kernel's own file."""
    package = tmp_path / "freshly_made"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "helper.py").write_text("ONE = 1\n")
    (package / "kernels.py").write_text("from freshly_made.helper import ONE\n")
    (package / "unrelated.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    __import__("freshly_made.kernels")

    def fingerprint() -> str:
        codecache.fingerprint_of.cache_clear()
        return codecache.fingerprint_of("freshly_made.kernels", package / "kernels.py")

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
