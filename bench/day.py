"""A day of coming and going in a few minutes, and the server's memory hour by hour.

    .venv/bin/python bench/day.py --minutes 6
    .venv/bin/python bench/day.py --files 95 --moves 7000

The server's clock runs so fast that a day takes so many minutes, and with it whatever goes by the
clock: the time of tables, how long they are kept, how often the server looks after them. People
open tables with bots and with each other, with all kinds of clocks, play a few moves, leave, and
sometimes come back (`tests/server/visiting.py`). With `--files`, long match files are uploaded
instead and looked at in turn.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from hostile import memory

from server.visiting import MEMORY, Visitors

TESTS = Path(__file__).parents[1] / "tests"
HOURS = 24


@contextmanager
def serving(folder: str, speed: float, budget: int) -> Iterator[tuple[str, int]]:
    """A server whose clock is fast: its address and its process."""
    script = TESTS / "server" / "visiting.py"
    command = [sys.executable, str(script), folder, str(speed), str(budget)]
    environment = {**os.environ, "PYTHONPATH": str(TESTS)}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stdout is not None
        yield process.stdout.readline().strip(), process.pid
    finally:
        process.terminate()
        process.wait(30)


def pass_a_day(folder: str, minutes: float) -> None:
    """Let people come and go for a day, and print what the server holds after each hour."""
    speed = HOURS * 60 / minutes
    with serving(folder, speed, MEMORY) as (url, process):
        visitors, begin = Visitors(url, Random(1), plies=1500), time.monotonic()
        for hour in range(1, HOURS + 1):
            while (time.monotonic() - begin) * speed < hour * 3600:
                visitors.visit()
            size = sum(file.stat().st_size for file in Path(folder).iterdir()) >> 20
            told = f"{visitors.visits} visits, {memory(process)} MB of memory, {size} MB on disk"
            print(f"{hour:2} h: {told}", flush=True)
        visitors.close()


def look_in_turn(folder: str, count: int, moves: int) -> None:
    """Upload long files and look at each, twice; prints the memory and how long a look takes."""
    with serving(folder, 1.0, 128 << 20) as (url, process):
        visitors = Visitors(url, Random(1), moves)
        before = memory(process)
        codes = [visitors.upload() for _ in range(count)]
        print(f"{before} MB before, {memory(process)} MB after {count} uploads", flush=True)
        for turn in (1, 2):
            begin = time.perf_counter()
            for code in codes:
                visitors.look(code)
            each = (time.perf_counter() - begin) / count
            print(f"look {turn}: {memory(process)} MB, {1000 * each:.0f} ms for each", flush=True)
        visitors.close()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=6)
    parser.add_argument("--files", type=int, default=0)
    parser.add_argument("--moves", type=int, default=7000)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if arguments.files:
            look_in_turn(folder, arguments.files, arguments.moves)
        else:
            pass_a_day(folder, arguments.minutes)


if __name__ == "__main__":
    main()
