"""The time of tables: steady while the server runs, and never standing still after a restart."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from server.running import serving
from spieltisch.server.settings import steady_clock

HOUR = 60 * 60 * 1000
BLITZ = {"kind": "game", "seconds": 600}


@pytest.mark.parametrize("hours", [1, -1, 24 * 365])
def test_who_sets_the_wall_clock_changes_no_time(
    monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    now, wall = steady_clock(), time.time_ns
    before = now()
    monkeypatch.setattr(time, "time_ns", lambda: wall() + hours * HOUR * 1_000_000)
    assert 0 <= now() - before < HOUR // 2


def test_time_goes_on_after_the_clock_was_set_back_between_two_starts(tmp_path: Path) -> None:
    clock = [100 * HOUR]
    with serving(tmp_path, now=lambda: clock[0]) as server:
        new_table = server.create("gluex", clock=BLITZ)
        clock[0] += 1000
    clock[0] -= HOUR
    with serving(tmp_path, now=lambda: clock[0]) as server:
        first, second = server.players(new_table)
        with first, second:
            before = first.ask("ping")["at"]
            clock[0] += 5000
            assert first.ask("ping")["at"] == before + 5000
            assert before >= 100 * HOUR


def test_a_clock_that_was_set_ahead_between_two_starts_takes_nothing(tmp_path: Path) -> None:
    clock = [100 * HOUR]
    with serving(tmp_path, now=lambda: clock[0]) as server:
        new_table = server.create("gluex", clock=BLITZ)
    clock[0] += HOUR
    with serving(tmp_path, now=lambda: clock[0]) as server:
        first, second = server.players(new_table)
        with first, second:
            assert first.view["clock"]["left"] == [600_000, 600_000]
