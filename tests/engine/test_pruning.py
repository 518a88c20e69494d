"""What nobody has used for a month leaves the cache, and nothing else does."""

from __future__ import annotations

import os
from pathlib import Path
from time import time
from typing import Any

import pytest

from spieltisch.engine import codecache, compiling
from spieltisch.engine.pruning import DAY, note_use, prune

OLD, NEW = "0123456789abcdef", "fedcba9876543210"


def aged(path: Path, days: float) -> Path:
    os.utime(path, (time() - days * DAY,) * 2)
    return path


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    for name in (OLD, NEW, "ready", "my-own-folder"):
        (tmp_path / name).mkdir()
    for name in (OLD, NEW, "my-own-folder"):
        (tmp_path / name / "code.nbi").touch()
    for name in ("duel-1", "duel-2"):
        (tmp_path / "ready" / name).touch()
    aged(tmp_path / "ready" / "duel-1", 31)
    for name, days in ((OLD, 31), (NEW, 29), ("my-own-folder", 99), ("ready", 99)):
        aged(tmp_path / name, days)
    return tmp_path


def test_folders_and_marks_that_nobody_used_for_a_month_go(cache: Path) -> None:
    prune(cache)
    left = {str(path.relative_to(cache)) for path in cache.rglob("*") if path.is_file()}
    assert left == {f"{NEW}/code.nbi", "my-own-folder/code.nbi", "ready/duel-2"}


def test_what_is_used_stays(cache: Path) -> None:
    note_use(cache / OLD)
    note_use(cache / "ready" / "duel-1")
    prune(cache)
    assert (cache / OLD / "code.nbi").exists()
    assert (cache / "ready" / "duel-1").exists()


def test_use_is_noted_once_a_day(cache: Path) -> None:
    before = aged(cache / NEW, 0.5).stat().st_mtime
    note_use(cache / NEW)
    assert (cache / NEW).stat().st_mtime == before


def test_a_cache_that_is_not_there_is_no_error(tmp_path: Path) -> None:
    note_use(tmp_path / "nowhere" / OLD)
    prune(tmp_path / "nowhere")


def test_a_folder_that_somebody_else_removes_meanwhile_is_no_error(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "lstat", lambda _path: (_ for _ in ()).throw(FileNotFoundError()))
    prune(cache)
    assert (cache / OLD / "code.nbi").exists()


def test_whoever_compiles_something_new_prunes(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "cache_folder", lambda: cache)
    monkeypatch.setattr(compiling, "COMPILED", True)
    compiling.prepare("nothing", [], lambda *_told: None)
    assert not (cache / OLD).exists()
    assert (cache / NEW).exists()


def test_only_code_that_must_be_compiled_again_is_announced_again(tmp_path: Path) -> None:
    path = tmp_path / "somewhere.py"
    path.write_text("def answer():\n    return 42\n", "utf-8")
    scope: dict[str, Any] = {"__name__": "somewhere"}
    exec(compile(path.read_text("utf-8"), str(path), "exec"), scope)
    units = [compiling.Unit("answer", scope["answer"], "int64()")]
    before = compiling.mark_of("somewhere", units)
    aged(path, 1)
    codecache.fingerprint_of.cache_clear()
    assert compiling.mark_of("somewhere", units) == before
    path.write_text("def answer():\n    return 43\n", "utf-8")
    codecache.fingerprint_of.cache_clear()
    assert compiling.mark_of("somewhere", units) != before
