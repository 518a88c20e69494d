"""Every level against every other, as a table in Markdown: python bench/levels.py GAME GAMES.

GAMES is the number of games each pair plays. Names of further bots may follow; without any,
the five levels, `greedy` and `random` meet. With `--players 1` everybody plays alone.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import spieltisch
from spieltisch.bots.arena import tournament
from spieltisch.bots.arena.shares import wilson
from spieltisch.engine.levels import NAMES


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("games", type=int)
    parser.add_argument("bots", nargs="*", default=[*reversed(NAMES), "greedy", "random"])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--board", help="an option of Glow")
    arguments = parser.parse_args()
    game, bots = spieltisch.game(arguments.game), arguments.bots
    options = {"board": arguments.board} if arguments.board else {}
    pairs = len(bots) * (len(bots) - 1) // 2 if arguments.players > 1 else len(bots)
    standings = tournament(
        *(game, bots, arguments.games * pairs, arguments.players, arguments.seed),
        progress=lambda running: print(
            f"\r{len(running.outcomes)} of {running.planned}", end="", file=sys.stderr
        ),
        **options,
    )
    print(file=sys.stderr)
    data = standings.as_data()
    if arguments.players == 1:
        alone(data)
    else:
        against_each_other(data)


def alone(data: dict[str, Any]) -> None:
    """How often each bot wins when it plays alone."""
    print("| bot | games | won | 95 % | points | ms a move |\n|---|---:|---:|---:|---:|---:|")
    for row in data["standings"]:
        low, high = row["interval"]
        print(
            f"| {row['bot']} | {row['games']} | {row['share']:.1%} | {low:.0%}-{high:.0%} "
            f"| {row['points']:.1f} | {row['ms_per_move']:.1f} |"
        )


def against_each_other(data: dict[str, Any]) -> None:
    """The share of decided games that the bot of a row wins against the bot of a column."""
    bots, wins = data["bots"], data["wins"]
    speed = {row["bot"]: row["ms_per_move"] for row in data["standings"]}
    print("| | " + " | ".join(bots) + " | ms a move |")
    print("|---|" + "---:|" * (len(bots) + 1))
    for k, bot in enumerate(bots):
        cells = []
        for other in range(len(bots)):
            decided = wins[k][other] + wins[other][k]
            if k == other or decided == 0:
                cells.append("")
                continue
            low, high = wilson(wins[k][other], decided)
            cells.append(f"{wins[k][other] / decided:.0%} ({low:.0%}-{high:.0%})")
        print(f"| **{bot}** | " + " | ".join(cells) + f" | {speed[bot]:.1f} |")


if __name__ == "__main__":
    main()
