"""Spy on a server: thousands of twins and whole games, searched for what must not be sent.

    .venv/bin/python bench/spying.py --pairs 10000 --games 1000

Twins are two tables that differ only in what a seat cannot see; the seat must be sent the same
bytes by both, hints and refusals included. In whole games, with talk, hints, moves taken back and
looks at earlier plies, every frame and answer is searched for seeds, salts and seat secrets,
and every scene is compared with the engine's own for that viewer. The first finding ends it.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.conftest import GENEROUS
from server.running import Server, serving
from server.spying import KINDS, compare_twins, play_and_search

#: How much one process does before it says so, and before its server is replaced.
PORTION = 50


def spy_on_twins(seed: int) -> int:
    """Compare a portion of pairs of twins; returns how many."""
    random, pairs = Random(f"twins {seed}"), 0
    with _server() as server:
        while pairs < PORTION:
            kind = random.choice(KINDS)
            pairs += compare_twins(server, kind, random.getrandbits(32), random.randint(0, 80))
    return pairs


def spy_on_games(game: str, seed: int, count: int) -> int:
    """Play and search whole games of one game; returns how many characters were searched."""
    random = Random(f"{game} {seed}")
    kinds = [kind for kind in KINDS if kind.game == game]
    with _server() as server:
        return sum(play_and_search(server, random.choice(kinds), random) for _ in range(count))


@contextmanager
def _server() -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        settings = {"limits": GENEROUS, "hint_seconds": 0.005, "analysis_iterations": 5}
        with serving(Path(folder), **settings) as server:
            yield server


def follow(what: str, works: list[Future[int]], unit: str) -> int:
    """Wait for all, and tell how far they are; the first finding ends everything."""
    began, total = monotonic(), 0
    for done, work in enumerate(as_completed(works), start=1):
        total += work.result()
        left = (monotonic() - began) / done * (len(works) - done)
        print(f"\r{what}: {total:,} {unit}, {left:4.0f} s left ", end="", flush=True)
    print(f"\r{what}: {total:,} {unit}, nothing found" + " " * 20, flush=True)
    return total


def main() -> None:
    """Spy with all cores."""
    parser = argparse.ArgumentParser(description="Search what a server sends for secrets.")
    parser.add_argument("--pairs", type=int, default=10_000, help="pairs of twins")
    parser.add_argument("--games", type=int, default=1_000, help="whole games of each game")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other games")
    games = sorted({kind.game for kind in KINDS})
    parser.add_argument("--only", choices=games, nargs="+", default=games, help="games to search")
    arguments = parser.parse_args()
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        portions = -(-arguments.pairs // PORTION)
        seeds = range(arguments.seed * 1_000_000, arguments.seed * 1_000_000 + portions)
        follow("twins", [pool.submit(spy_on_twins, seed) for seed in seeds], "pairs")
        for game in arguments.only:
            counts = [min(PORTION, arguments.games - k) for k in range(0, arguments.games, PORTION)]
            works = [
                pool.submit(spy_on_games, game, arguments.seed * 1_000_000 + k, count)
                for k, count in enumerate(counts)
            ]
            follow(f"{arguments.games} games of {game}", works, "characters")


if __name__ == "__main__":
    main()
