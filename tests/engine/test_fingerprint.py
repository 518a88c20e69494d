"""Machine code is kept under a name that changes with everything its kernels depend on."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

import pytest

import spieltisch
from spieltisch.engine import codecache

WAYS_TO_IMPORT = {
    "absolute": "from {package}.rules import worth",
    "of a module": "from {package} import rules",
    "relative": "from .rules import worth",
    "of a relative module": "from . import rules",
    "over several lines": "from {package}.rules import (\n    worth,\n)",
    "plain": "import {package}.rules as r",
    "of a third": "from .between import worth",
}


@pytest.mark.parametrize("way", WAYS_TO_IMPORT)
def test_a_change_in_an_imported_file_changes_the_fingerprint(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = f"outside{list(WAYS_TO_IMPORT).index(way)}"
    folder = tmp_path / package
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "rules.py").write_text("worth = 1\n")
    (folder / "between.py").write_text("from .rules import worth\n")
    kernels = folder / "kernels.py"
    kernels.write_text(WAYS_TO_IMPORT[way].format(package=package) + "\n")
    monkeypatch.syspath_prepend(tmp_path)
    importlib.import_module(f"{package}.kernels")
    before = codecache.fingerprint_of(f"{package}.kernels", kernels)
    (folder / "rules.py").write_text("worth = 2\n")
    codecache.fingerprint_of.cache_clear()
    assert codecache.fingerprint_of(f"{package}.kernels", kernels) != before
    for module in [name for name in sys.modules if name.startswith(package)]:
        del sys.modules[module]


@pytest.mark.parametrize("name", ["layout.json", "table.npy", "network.npz"])
def test_a_change_in_a_table_beside_a_module_changes_the_fingerprint(
    name: str, tmp_path: Path
) -> None:
    kernels, table = tmp_path / "kernels.py", tmp_path / name
    kernels.write_text("worth = 1\n")
    prints = set()
    for content in (b"1", b"2"):
        table.write_bytes(content)
        codecache.fingerprint_of.cache_clear()
        prints.add(codecache.fingerprint_of("beside", kernels))
    assert len(prints) == 2


def test_a_stamped_kernel_rests_on_its_wrapper_and_on_what_was_filled_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Not on the module of the game's declaration, which imports half of the engine."""
    modules: set[str] = set()

    def remember(module: str, path: Path) -> str:
        modules.add(module)
        return path.name

    play: Any = spieltisch.game("gluex").code.play
    monkeypatch.setattr(codecache, "fingerprint_of", remember)
    codecache.fingerprint(play.py_func)
    assert modules == {
        "spieltisch.engine.stamping",
        "spieltisch.engine.records",
        "spieltisch.games.gluex.turns",
    }
