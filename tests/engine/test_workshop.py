"""Kernels are compiled by other processes, on all cores, into the same cache."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from spieltisch.engine import codecache
from spieltisch.engine.errors import CompilingFailed
from spieltisch.engine.workshop import Order, Work, carry_out, carry_out_all, cores

GREEDY, RANDOM = Order("greedy", "bot"), Order("random", "bot")
DRIVERS = Order("drivers", "spieltisch.engine.drivers:units")


@pytest.fixture(autouse=True)
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("SPIELTISCH_CACHE", str(tmp_path))
    codecache.cache_folder.cache_clear()
    yield tmp_path
    codecache.cache_folder.cache_clear()


def test_an_order_is_compiled_by_a_child_and_then_ready(empty_cache: Path) -> None:
    assert not GREEDY.is_ready
    carry_out(GREEDY)
    assert GREEDY.is_ready
    assert list(empty_cache.rglob("*.nbc"))


def test_only_what_is_called_from_outside_is_kept(empty_cache: Path) -> None:
    """`pick` calls `below`, which is compiled as a part of it alone."""
    carry_out(GREEDY)
    assert {path.name.partition("-")[0] for path in empty_cache.rglob("*.nbc")} == {"greedy.pick"}


def test_progress_is_told_kernel_by_kernel() -> None:
    told: list[tuple[float, str]] = []

    def report(work: Work) -> None:
        told.append((work.done, work.kernel))

    carry_out(DRIVERS, report)
    shares, kernels = zip(*told, strict=True)
    assert list(shares) == sorted(shares)
    assert 0 <= shares[0] <= shares[-1] < 1
    assert kernels[:3] == ("", "playout", "playouts")


def test_what_is_ready_starts_no_child(monkeypatch: pytest.MonkeyPatch) -> None:
    carry_out(RANDOM)
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    carry_out(RANDOM)


def test_several_orders_are_carried_out() -> None:
    carry_out_all([GREEDY, RANDOM])
    assert GREEDY.is_ready
    assert RANDOM.is_ready


BROKEN = """
from numba import types
from spieltisch.engine.compiling import Unit, kernel

@kernel
def add(number):
    return number + "a text"

def units():
    return [Unit("add", add, types.int64(types.int64))]
"""


def test_whatever_goes_wrong_in_the_child_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_units.py").write_text(BROKEN)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    order = Order("nonsense", "broken_units:units")
    with pytest.raises(CompilingFailed) as error:
        carry_out(order)
    assert "nonsense cannot be compiled" in error.value.say("en")
    with pytest.raises(CompilingFailed):
        carry_out_all([order])


def test_a_child_that_is_killed_leaves_a_usable_cache(empty_cache: Path) -> None:
    command = [sys.executable, "-m", "spieltisch.engine.workshop", DRIVERS.what, DRIVERS.source]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        assert [next(child.stdout) for _ in range(3)][-1].endswith("random_batch\n")
        child.kill()
    assert not DRIVERS.is_ready
    carry_out(DRIVERS)
    assert DRIVERS.is_ready


def test_work_can_be_stopped_and_taken_up_again(empty_cache: Path) -> None:
    kernels: list[str] = []

    def stop_at_the_third(work: Work) -> None:
        kernels.append(work.kernel)
        if len(kernels) == 4:  # the first report names none
            work.stop()

    assert not carry_out(DRIVERS, stop_at_the_third)
    assert not DRIVERS.is_ready
    assert len(list(empty_cache.rglob("*.nbc"))) == 2
    assert carry_out(DRIVERS)
    assert DRIVERS.is_ready


def test_time_left_follows_from_what_is_done() -> None:
    work = Work(GREEDY)
    assert work.seconds_left is None
    work.began -= 30
    work.done = 0.75
    assert work.seconds_left == pytest.approx(10, abs=0.1)


def test_at_least_one_core_works() -> None:
    assert cores() >= 1
