"""Kernels are compiled by other processes, on all cores, into the same cache."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from spieltisch.engine import codecache, registry, workshop
from spieltisch.engine.errors import CompilingFailed
from spieltisch.engine.workshop import (
    Job,
    Order,
    Pace,
    Work,
    carry_out,
    carry_out_all,
    cores,
    divide,
    weigh,
)

GREEDY, RANDOM = Order("greedy", "bot"), Order("random", "bot")
#: Five small kernels, which call a sixth.
SUMS = Order("sums", "small_units:units")
SMALL_UNITS = """
from spieltisch.engine.compiling import Unit, kernel

@kernel
def twice(number):
    return 2 * number

@kernel
def first(number):
    return twice(number) + 1

@kernel
def second(number):
    return twice(number) + 2

@kernel
def third(number):
    return twice(number) + 3

@kernel
def fourth(number):
    return twice(number) + 4

@kernel
def fifth(number):
    return twice(number) + 5

def units():
    kernels = (first, second, third, fourth, fifth)
    return [Unit(kernel.__name__, kernel, "int64(int64)") for kernel in kernels]
"""


@pytest.fixture(autouse=True)
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("SPIELTISCH_CACHE", str(tmp_path / "cache"))
    codecache.cache_folder.cache_clear()
    yield tmp_path / "cache"
    codecache.cache_folder.cache_clear()


@pytest.fixture(scope="module")
def first_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where one order was carried out, from nothing."""
    cache = tmp_path_factory.mktemp("first") / "cache"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SPIELTISCH_CACHE", str(cache))
        codecache.cache_folder.cache_clear()
        assert not GREEDY.is_ready
        carry_out(GREEDY)
    codecache.cache_folder.cache_clear()
    return cache


@pytest.fixture
def cache(first_cache: Path, empty_cache: Path) -> Path:
    """A copy of it."""
    return Path(shutil.copytree(first_cache, empty_cache, dirs_exist_ok=True))


@pytest.fixture(autouse=True)
def units_on_the_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Modules of units that this process finds, and its children do."""
    (tmp_path / "small_units.py").write_text(SMALL_UNITS)
    (tmp_path / "broken_units.py").write_text(BROKEN)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    for name in ("small_units", "broken_units"):
        monkeypatch.delitem(sys.modules, name, raising=False)


def test_an_order_is_compiled_by_a_child_and_then_ready(cache: Path) -> None:
    assert GREEDY.is_ready
    assert list(cache.rglob("*.nbc"))


def test_only_what_is_called_from_outside_is_kept(cache: Path) -> None:
    """`pick` calls `below`, which is compiled only as a part of it."""
    assert {path.name.partition("-")[0] for path in cache.rglob("*.nbc")} == {"greedy.pick"}


def test_progress_is_told_kernel_by_kernel() -> None:
    steps: list[tuple[float, str]] = []

    def report(work: Work) -> None:
        steps.append((work.done, work.kernel))

    carry_out(SUMS, report)
    shares, kernels = zip(*steps, strict=True)
    assert list(shares) == sorted(shares)
    assert 0 <= shares[0] <= shares[-1] < 1
    assert kernels == ("", "first", "second", "third", "fourth", "fifth")


@pytest.mark.usefixtures("cache")
def test_what_is_ready_starts_no_child(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    carry_out(GREEDY)


def test_several_orders_are_carried_out() -> None:
    carry_out_all([GREEDY, RANDOM])
    assert GREEDY.is_ready
    assert RANDOM.is_ready


BROKEN = """
from spieltisch.engine.compiling import Unit, kernel

@kernel
def add(number):
    return number + "a text"

def units():
    return [Unit("add", add, "int64(int64)")]
"""


def test_whatever_goes_wrong_in_the_child_is_told() -> None:
    order = Order("nonsense", "broken_units:units")
    with pytest.raises(CompilingFailed) as error:
        carry_out(order)
    assert "nonsense cannot be compiled" in error.value.say("en")
    with pytest.raises(CompilingFailed):
        carry_out_all([order])


def codes(cache: Path) -> dict[str, bytes]:
    """The names of the kernels whose code is kept, with the code."""
    return {path.name: path.read_bytes() for path in cache.rglob("*.nbc")}


def is_sealed(code: bytes) -> bool:
    """Whether a file was written as a whole."""
    return sha256(code[32:]).digest() == code[:32]


def test_a_child_that_is_killed_leaves_a_usable_cache(empty_cache: Path) -> None:
    def kill(work: Work) -> None:
        if work.kernel == "fourth":
            os.kill(work.children[0].number, signal.SIGKILL)

    with pytest.raises(CompilingFailed):
        carry_out(SUMS, kill)
    assert not SUMS.is_ready
    before = codes(empty_cache)
    assert len(before) == 3
    assert all(map(is_sealed, before.values()))
    carry_out(SUMS)
    assert SUMS.is_ready
    after = codes(empty_cache)
    assert len(after) == 5
    assert {name: after[name] for name in before} == before


def test_who_compiles_for_somebody_who_has_gone_ends_without_a_complaint() -> None:
    job = Job(SUMS.what, SUMS.source, [])
    ours, theirs = socket.socketpair()
    with theirs, Path(os.devnull).open("w") as nowhere:
        with ours:
            socket.send_fds(ours, [msgspec.json.encode(job)], [nowhere.fileno()] * 2)
        apprentice = subprocess.run(
            [sys.executable, "-m", "spieltisch.engine.apprentice", str(theirs.fileno())],
            pass_fds=[theirs.fileno()],
            capture_output=True,
            text=True,
            check=False,
        )
    assert (apprentice.returncode, apprentice.stderr) == (0, "")


def test_work_that_is_stopped_goes_on_where_it_was(empty_cache: Path) -> None:
    def stop(work: Work) -> None:
        if work.kernel == "third":
            work.stop()

    assert not carry_out(SUMS, stop)
    assert not SUMS.is_ready
    before = codes(empty_cache)
    assert len(before) == 2
    assert carry_out(SUMS)
    after = codes(empty_cache)
    assert len(after) == 5
    assert {name: after[name] for name in before} == before


def test_a_damaged_file_is_compiled_anew(cache: Path) -> None:
    (path,) = cache.rglob("*.nbc")
    path.write_bytes(path.read_bytes()[:-100])
    for mark in (cache / "ready").iterdir():
        mark.unlink()
    carry_out(GREEDY)
    assert is_sealed(path.read_bytes())


def test_two_processes_that_compile_the_same_do_not_disturb_each_other(empty_cache: Path) -> None:
    program = (
        "from spieltisch.engine.workshop import Order, carry_out;"
        f"print(carry_out(Order({SUMS.what!r}, {SUMS.source!r})))"
    )
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", program],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    assert [process.communicate() for process in processes] == [("True\n", "")] * 2
    assert SUMS.is_ready
    assert len(codes(empty_cache)) == 5
    assert all(map(is_sealed, codes(empty_cache).values()))


def test_the_jobs_of_an_order_are_about_as_long_as_each_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workshop, "cores", lambda: 3)
    for name in registry.games():
        units = Order(name).units()
        jobs = divide(Order(name), Pace.URGENT)
        assert sorted(number for job in jobs for number in job.units) == list(range(len(units)))
        lengths = [sum(weigh(units[number]) for number in job.units) for job in jobs]
        assert len(lengths) == 3
        assert max(lengths) - min(lengths) <= max(map(weigh, units))


def test_an_urgent_order_is_divided_and_leaves_a_complete_cache(
    empty_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workshop, "cores", lambda: 2)
    works: list[Work] = []
    shares: list[float] = []

    def report(work: Work) -> None:
        works.append(work)
        shares.append(work.done)

    carry_out(SUMS, report, Pace.URGENT)
    assert len({child.number for child in works[0].children}) == 1  # both have ended
    assert len(works[0].children) == 2
    assert shares == sorted(shares)
    assert len(codes(empty_cache)) == 5
    loaded = subprocess.run(
        [sys.executable, "-c", LOADING], check=True, capture_output=True, text=True
    )
    assert (loaded.stdout, loaded.stderr) == ("0\n", "")


LOADING = """
import small_units
from spieltisch.engine.compiling import prepare
units = small_units.units()
prepare("sums", units)
print(sum(sum(unit.kernel.stats.cache_misses.values()) for unit in units))
"""


def test_time_left_follows_from_what_is_done() -> None:
    work = Work(GREEDY)
    assert work.seconds_left is None
    work.began -= 30
    work.done = 0.75
    assert work.seconds_left == pytest.approx(10, abs=0.1)


def test_at_least_one_core_works() -> None:
    assert cores() >= 1
