"""Measure the engine for every number of players of a game and print a table in Markdown."""

from __future__ import annotations

import argparse
import os

import spieltisch
from spieltisch.cli.measuring import Figure, measure, units
from spieltisch.engine import drivers
from spieltisch.engine.compiling import prepare

COLUMNS = {
    "random-direct": "random moves/s, one thread",
    "random-pointers": "the same through pointers",
    "random-all-cores": "the same, all cores",
    "copies": "copies/s",
}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="sequence")
    parser.add_argument("--players", type=int, nargs="*", help="default: all that the game allows")
    parser.add_argument(
        "--repeat", type=int, default=5, help="how often to measure; the best counts"
    )
    parser.add_argument("--seconds", type=float, default=0.3, help="about how long each takes")
    arguments = parser.parse_args()
    game = spieltisch.game(arguments.game)
    prepare("drivers", drivers.units())
    prepare("bench", units())
    print(f"{game.name}: a state is {game.record.itemsize} bytes; {os.cpu_count()} cores\n")
    print("| players | " + " | ".join(COLUMNS.values()) + " | generator steps/s |")
    print("|---:" * (len(COLUMNS) + 2) + "|")
    for players in arguments.players or game.players:
        figures = measure(
            game, players, arguments.repeat, arguments.seconds, lambda done, count: None
        )
        print(_row(players, {figure.name: figure for figure in figures}), flush=True)


def _row(players: int, figures: dict[str, Figure]) -> str:
    """The figures of one number of players; in brackets what one costs in generator steps."""
    reference = figures["reference"].per_second
    cells = [
        f"{figures[name].per_second:,.0f} ({reference / figures[name].per_second:.1f})"
        for name in COLUMNS
    ]
    return f"| {players} | " + " | ".join(cells) + f" | {reference:,.0f} |"


if __name__ == "__main__":
    main()
