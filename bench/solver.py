"""Measure Labyrinth's solver and print a table in Markdown.

Every line of the boards can be pushed. They are drawn by lot until enough of them need exactly
as many turns as are asked for, or more: so every smaller number of turns is excluded first.
For each board the best of several runs counts.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import count, islice
from time import perf_counter

from spieltisch.cli.measuring import steps_a_second, units
from spieltisch.engine.compiling import prepare
from spieltisch.engine.match import Match
from spieltisch.games.labyrinth import GAME, shortest

#: What the boards are made of: like the published game, and much harder to walk on.
MIXES = {
    "13 straights, 15 corners, 6 Ts": "straight=13 corner=15 t=6",
    "a third dead ends": "end=10 straight=10 corner=10",
}
SIZES = ((7, 3), (9, 4))
PATIENCE = 60.0


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--boards", type=int, default=10, help="how many for each row")
    parser.add_argument(
        "--repeat", type=int, default=5, help="how often to measure; the best counts"
    )
    arguments = parser.parse_args()
    prepare("bench", units())
    shortest(GAME.new(1, 1), 0)
    print("| board | turns | tiles | mean | slowest | mean in generator steps |")
    print("|---|---:|---|---:|---:|---:|")
    for side, turns in SIZES:
        for name, tiles in MIXES.items():
            boards = islice(_hard_boards(side, turns, tiles), arguments.boards)
            times = [_best(board, turns, arguments.repeat) for board in boards]
            mean = sum(times) / len(times)
            print(
                f"| {side} x {side} | {turns} | {name} | {1000 * mean:.1f} ms "
                f"| {1000 * max(times):.1f} ms | {mean * steps_a_second():,.0f} |",
                flush=True,
            )


def _hard_boards(side: int, turns: int, tiles: str) -> Iterator[Match]:
    """Boards on which fewer turns than these are not enough, from corner to anywhere."""
    for seed in count():
        match = GAME.new(
            1,
            seed,
            board="random",
            width=side,
            height=side,
            tiles=tiles,
            stones=1,
            goals=1,
        )
        answer = shortest(match, 0, depth=turns - 1, seconds=PATIENCE)
        if answer.turns is None and answer.excluded == turns - 1:
            yield match


def _best(match: Match, turns: int, repeat: int) -> float:
    times = []
    for _ in range(repeat):
        began = perf_counter()
        shortest(match, 0, depth=turns, seconds=PATIENCE)
        times.append(perf_counter() - began)
    return min(times)


if __name__ == "__main__":
    main()
