"""Layers: every test carries the marker of its folder, and what takes long begins first."""

from __future__ import annotations

import gc
from functools import cache
from pathlib import Path

import hypothesis
import pytest

from dice import DICE

# A test that finds its examples by chance would fail some day for somebody who has changed other
# code. `make test ARGS=--hypothesis-profile=wandering` looks for new ones. Nothing is said about
# time: the machine may be busy.
hypothesis.settings.register_profile(
    "same",
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
)
hypothesis.settings.register_profile(
    "wandering", hypothesis.settings.get_profile("same"), derandomize=False
)
hypothesis.settings.load_profile("same")

TESTS = Path(__file__).parent
#: Folder -> layer. Whatever lies elsewhere are examples in docstrings and Markdown.
LAYERS = {
    "sequence": "rules",
    "labyrinth": "rules",
    "gluex": "rules",
    "glow": "rules",
    "golden": "rules",
    "lessons": "rules",
    "engine": "engine",
    "tables": "tables",
    "bots": "bots",
    "server": "server",
    "cli": "cli",
    "envs": "envs",
    "lab": "lab",
    "browser": "browser",
}
#: What `make quick` runs, except for what is slow.
QUICK = ("rules", "engine", "tables", "house")
#: Files that compile, run uncompiled or install; they begin first.
SLOW = (
    *("test_cache.py", "test_interpreted.py", "test_compiled.py", "test_installed.py"),
    *("test_baseline.py", "test_wheel.py", "test_large_boards.py", "test_workshop.py"),
    "test_client.py",
)
#: Long tests at the end would leave all workers but one idle.
ORDER = (
    "browser",
    "cli",
    "envs",
    "lab",
    "bots",
    "server",
    "engine",
    "rules",
    "tables",
    "examples",
    "house",
)


@cache
def layer_of(path: Path) -> str:
    """The layer that a file of tests belongs to.

    >>> layer_of(TESTS / "glow" / "test_kaar.py"), layer_of(TESTS / "test_architecture.py")
    ('rules', 'house')
    >>> layer_of(TESTS.parent / "README.md")
    'examples'
    """
    if not path.is_relative_to(TESTS):
        return "examples"
    return LAYERS.get(path.relative_to(TESTS).parts[0], "house")


def pytest_collectstart() -> None:
    """Whatever is read stays, so there is nothing for the collector until all is read."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Tests and modules stay to the end: the collector need not look at them again and again."""
    gc.freeze()
    gc.enable()


def pytest_unconfigure() -> None:
    """DuckDB complains of what nobody has collected."""
    gc.unfreeze()


def pytest_runtest_setup(item: pytest.Item) -> None:
    DICE.seed(f"{item.nodeid} is set up")


def pytest_runtest_call(item: pytest.Item) -> None:
    """Once more: what all tests share is set up by whichever of them happens to come first."""
    DICE.seed(item.nodeid)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        layer = layer_of(item.path)
        item.add_marker(layer)
        if item.path.name in SLOW:
            item.add_marker("slow")
        elif layer in QUICK:
            item.add_marker("quick")
    items.sort(key=_rank)


def _rank(item: pytest.Item) -> tuple[bool, int]:
    return item.path.name not in SLOW, ORDER.index(layer_of(item.path))
