"""Graphs of strength: python bench/strength.py thinking GAME, or learning FOLDER.

    thinking   what a game's search wins against a rival by how long it thinks: a point for each
               number of iterations, at the processor time that a move then took
    learning   what a network won while it learned, or weights while they were tuned, by the games
               played for it: FOLDER is one of `spieltisch learn` or `spieltisch train`

Every deal is played from both seats, with the same deals for all points. What has been measured
is kept in `--out` (`GAME.jsonl`), and the same command goes on from there; the graph is an SVG
beside it. Both go by iterations, so it does not matter what else the machine does.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

import spieltisch
from spieltisch.bots import seating
from spieltisch.bots.arena.plan import LIMIT
from spieltisch.bots.arena.shares import wilson
from spieltisch.bots.players import Player, Searcher
from spieltisch.bots.sight import Sight
from spieltisch.bots.training import Plan, Training, matches
from spieltisch.bots.training.training import BETWEEN_RIVALS, MOST_RIVALS, share
from spieltisch.engine.compiling import prepare

#: Every so many generations of weights are tried, in so many deals.
EVERY, DEALS = 5, 250

#: Blue for what was measured, grey for what it is compared with.
POINTS, EVEN = "#0072B2", "#888888"


@dataclass
class Point:
    """What a search won with so many iterations, and the processor time of its moves."""

    rival: str
    iterations: int
    games: int = 0
    won: float = 0.0
    moves: int = 0
    seconds: float = 0.0

    @property
    def milliseconds(self) -> float:
        """The processor time of a move."""
        return 1000 * self.seconds / max(self.moves, 1)

    @property
    def interval(self) -> tuple[float, float]:
        """The share of games won, with 95 % certainty."""
        return wilson(self.won, self.games)

    def __str__(self) -> str:
        low, high = self.interval
        return (
            f"{self.iterations} iterations, {self.milliseconds:.1f} ms a move: "
            f"{self.won / self.games:.1%} ({low:.1%}-{high:.1%}) of {self.games} games"
        )


def main() -> None:
    """Measure and draw."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    questions = parser.add_subparsers(dest="question", required=True)
    thinking = questions.add_parser("thinking")
    thinking.add_argument("game")
    thinking.add_argument("--rival", default="greedy")
    thinking.add_argument("--iterations", type=int, nargs="+", default=[30, 100, 300, 1000, 3000])
    thinking.add_argument("--games", type=int, default=100, help="games for each point")
    thinking.add_argument("--out", type=Path, required=True)
    learning = questions.add_parser("learning")
    learning.add_argument("folder", type=Path)
    arguments = parser.parse_args()
    if arguments.question == "learning":
        return draw_learning(arguments.folder)
    game = spieltisch.game(arguments.game)
    arguments.out.mkdir(parents=True, exist_ok=True)
    points = measured(game, arguments.rival, arguments.iterations, arguments.games, arguments.out)
    return draw_thinking(game, arguments.rival, points, arguments.out)


def measured(
    game: spieltisch.Game, rival: str, budgets: list[int], games: int, folder: Path
) -> list[Point]:
    """A point for each budget: those of the folder go on where they stopped."""
    path = folder / f"{game.name}.jsonl"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    known = {(one.rival, one.iterations): one for one in (Point(**json.loads(x)) for x in lines)}
    for iterations in budgets:
        point = known.setdefault((rival, iterations), Point(rival, iterations))
        while point.games < games:
            play_deal(game, point)
            text = "".join(f"{json.dumps(asdict(one))}\n" for one in known.values())
            path.write_text(text, "utf-8")
            print(f"\r{point}", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        print(point)
    return sorted(
        (one for one in known.values() if one.rival == rival), key=lambda one: one.iterations
    )


def play_deal(game: spieltisch.Game, point: Point) -> None:
    """Play the next deal from both seats."""
    deal = point.games // 2
    for seat in (0, 1):
        search = Searcher(game.levels.settings, 2 * point.games, point.iterations, None)
        rival = seating.player(point.rival, game, 2 * point.games + 1)
        match = game.new(players=2, seed=deal)
        while not match.over and match.ply < LIMIT:
            mover = match.actors[0]
            sight = Sight.of(match, mover)
            match.act(timed(search, sight, point) if mover == seat else rival.choose(sight), mover)
        winners = match.result.winners if match.over else ()
        point.won += float(winners[0] == seat) if len(winners) == 1 else 0.5
        point.games += 1


def timed(search: Player, sight: Sight, point: Point) -> int:
    """What the search chooses; its time is counted."""
    began = process_time()
    action = search.choose(sight)
    point.seconds += process_time() - began
    point.moves += 1
    return action


def draw_thinking(game: spieltisch.Game, rival: str, points: list[Point], folder: Path) -> None:
    """The share by the time of a move."""

    def draw(axes: Axes) -> None:
        times = [one.milliseconds for one in points]
        shares = np.array([one.won / one.games for one in points])
        limits = np.array([one.interval for one in points]).T
        spread = np.abs(limits - shares)
        axes.errorbar(times, shares, yerr=spread, fmt="o-", color=POINTS, capsize=4)
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter("{x:g}")
        axes.set_xlabel("processor time of a move, ms")
        axes.set_ylabel(f"won against {rival}")
        axes.set_title(f"{game.name}: strength by thinking time")

    save(folder / f"{game.name}-thinking.svg", draw)


def draw_learning(folder: Path) -> None:
    """The share by the games that were played to learn."""
    head = json.loads((folder / "journal.jsonl").read_text("utf-8").splitlines()[0])
    is_network = (folder / "state.npz").exists()
    games, shares = learned(folder, head) if is_network else tuned(folder, head)

    def draw(axes: Axes) -> None:
        axes.plot(games, shares, "o-", color=POINTS)
        axes.xaxis.set_major_formatter(lambda number, _: f"{number / 1000:,g}")
        axes.set_xlabel("thousands of games played to learn")
        axes.set_ylabel(f"won against greedy{'' if is_network else '-1'}, one ply")
        axes.set_title(f"{head['game']}: strength by learning")

    save(folder / f"{head['game']}-learning.svg", draw)


def learned(folder: Path, head: dict[str, Any]) -> tuple[list[int], list[float]]:
    """The games before each trial of a network, and what it won."""
    with np.load(folder / "state.npz", allow_pickle=False) as arrays:
        rounds = json.loads(str(arrays["rounds"]))
    tried = [one for one in rounds if one["share"] is not None]
    return [(one["number"] + 1) * head["games"] for one in tried], [one["share"] for one in tried]


def tuned(folder: Path, head: dict[str, Any]) -> tuple[list[int], list[float]]:
    """The games before some generations, and what their weights win against those made by hand."""
    facts = {name: head[name] for name in ("players", "population", "deals", "spread", "seed")}
    plan = Plan(spieltisch.game(head["game"]), **facts)
    prepare("training", [plan.tuning.unit, *matches.units()])
    lines = (folder / "journal.jsonl").read_text("utf-8").splitlines(keepends=True)
    games, shares, played = [], [], 0
    with TemporaryDirectory() as scratch, ThreadPoolExecutor(1) as pool:
        for number in range(len(lines)):
            if number % EVERY == 0 or number == len(lines) - 1:
                part = Path(scratch, str(number))
                part.mkdir()
                (part / "journal.jsonl").write_text("".join(lines[: number + 1]), "utf-8")
                weights = Training(plan, part).weights
                games.append(played)
                shares.append(
                    share(replace(plan, deals=DEALS), weights, plan.tuning.rivals[0], 0, pool)
                )
            rivals = len(plan.tuning.rivals) + min(number // BETWEEN_RIVALS, MOST_RIVALS)
            played += plan.population * plan.deals * plan.players * rivals
    return games, shares


def save(path: Path, draw: Callable[[Axes], None]) -> None:
    """Write a graph whose bytes are the same for the same numbers."""
    with mpl.rc_context({"svg.hashsalt": "spieltisch", "svg.fonttype": "none"}):
        figure = Figure(figsize=(7, 4), layout="constrained")
        axes = figure.add_subplot()
        draw(axes)
        axes.axhline(0.5, color=EVEN, linewidth=0.8, linestyle=":")
        axes.yaxis.set_major_locator(MaxNLocator(steps=[1, 2, 5, 10]))
        axes.yaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
        axes.spines[["top", "right"]].set_visible(False)
        figure.savefig(path, metadata={"Date": None})
    print(path)


if __name__ == "__main__":
    main()
