"""What the code of a wheel costs: for the baseline against for this very processor.

    .venv/bin/python bench/baseline.py [--rounds 7] [--games glow gluex]

Two processes with the same games, one compiled for x86-64-v3 and one for this machine, measure in
turns. Processor time counts, so that others on the machine matter less, and the middle one of the
ratios of all rounds: from one moment to the next the machine itself is faster or slower.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from statistics import median
from time import process_time
from typing import NamedTuple

import spieltisch
from spieltisch.bots.search import thinking
from spieltisch.cli import measuring
from spieltisch.engine import baseline, drivers, registry
from spieltisch.engine.codecache import cache_folder
from spieltisch.engine.compiling import prepare

#: What is measured of every game; all of it runs on one thread.
WORKS = ("random-direct", "random-pointers", "copies", "search-rollouts", "search")

#: About how long one piece of work takes, in seconds.
SECONDS = 0.3


class Meter(NamedTuple):
    """A process that measures one kind of work when it is told to."""

    process: subprocess.Popen[str]

    def speed(self, game: str, work: str) -> float:
        """How much of the work is done in a second of processor time."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(game, work, file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())


@contextmanager
def meter(**variables: str) -> Iterator[Meter]:
    """A meter in an environment."""
    with subprocess.Popen(
        [sys.executable, __file__, "--measure"],
        env={**os.environ, **variables},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        yield Meter(process)


def compare(rounds: int, games: Sequence[str]) -> None:
    """Let both measure in turns, and print a table in Markdown."""
    cache = {"SPIELTISCH_CACHE": str(cache_folder() / baseline.NAME)}
    print(f"| game | work | {baseline.NAME}, share of this processor's own speed |")
    print("|---|---|---:|")
    with meter() as own, meter(**baseline.ENVIRONMENT, **cache) as common:
        for game in games:
            for work in WORKS:
                speeds = [(own.speed(game, work), common.speed(game, work)) for _ in range(rounds)]
                ratio = median(other / ours for ours, other in speeds)
                print(f"| {game} | {work} | {100 * ratio:.0f} % |", flush=True)


def measure() -> None:
    """The child: measure what the lines of the standard input ask for."""
    for what, units in (("drivers", drivers.units()), ("search", thinking.units())):
        prepare(what, units)
    times: dict[tuple[str, str], int] = {}
    for line in sys.stdin:
        game, name = line.split()
        work = measuring.works(spieltisch.game(game), 2)[name]
        if (game, name) not in times:
            times[game, name] = measuring.calibrate(work, SECONDS)
        began = process_time()
        done, _games = work(times[game, name])
        print(done / (process_time() - began), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="What the code of a wheel costs.")
    parser.add_argument("--rounds", type=int, default=7, help="how often each measures")
    parser.add_argument(
        "--games", nargs="+", default=registry.games(), help="all, if none is named"
    )
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.measure:
        measure()
    else:
        compare(arguments.rounds, arguments.games)
