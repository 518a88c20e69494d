"""How fast the engine is on this machine, and how that compares to a plain loop.

Every figure is the best of several runs of a compiled loop, long enough that the clock and
the calls from Python do not matter. Next to it is its cost in steps of the chance
generator, measured in the same minute: seconds depend on the machine, that ratio hardly does.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

import numpy as np

from spieltisch.bots.search import Comparing, Comparison, Settings
from spieltisch.bots.search.search import ROOM, Thread
from spieltisch.bots.search.tree import plant
from spieltisch.bots.sight import Sight
from spieltisch.engine import drivers
from spieltisch.engine.chance import Generator, next_word
from spieltisch.engine.compiling import Unit, kernel
from spieltisch.engine.contract import GENERATOR
from spieltisch.engine.game import Game
from spieltisch.engine.match import Match
from spieltisch.engine.records import rows
from spieltisch.engine.simulation import CHUNK, LIMIT

SEED = 1

#: Does a piece of work about this many times; returns how many units that was, and in how
#: many games if it played any.
Work = Callable[[int], tuple[float, int | None]]


@dataclass(frozen=True)
class Figure:
    """One measured speed: of what, how many per second, and how many games if it plays any."""

    name: str
    per_second: float
    games_per_second: float | None = None


@kernel
def generator_steps(generator: Generator, times: int) -> np.uint64:
    """The plain reference: nothing but the chance generator, each step on the last one."""
    for _ in range(times):
        generator[0] = next_word(generator)
    return generator[0]


def steps_a_second(times: int = 10_000_000) -> float:
    """How fast the reference is on this machine, now."""
    generator = np.zeros(1, np.uint64)
    began = perf_counter()
    generator_steps(generator, times)
    return times / (perf_counter() - began)


def units() -> list[Unit]:
    """The reference loop with its signature."""
    return [Unit("generator_steps", generator_steps, f"uint64({GENERATOR}, int64)")]


def measure(
    game: Game, players: int, repeats: int, seconds: float, progress: Callable[[int, int], None]
) -> list[Figure]:
    """Measure everything in turns, each `repeats` times for about `seconds`."""
    measured = works(game, players)
    times = {name: calibrate(work, seconds) for name, work in measured.items()}
    best: dict[str, Figure] = {}
    for repeat in range(repeats):
        for number, (name, work) in enumerate(measured.items()):
            progress(repeat * len(measured) + number, repeats * len(measured))
            figure = _time(work, times[name], name)
            if name not in best or figure.per_second > best[name].per_second:
                best[name] = figure
    return list(best.values())


def works(game: Game, players: int) -> dict[str, Work]:
    """All that is measured of a game, the reference first."""
    options = game.checked_options(players, {})
    blank, k, seed = game.blank(players, options), game.kernels, np.uint64(SEED)
    start = game.deal(players, SEED, None, options).state
    generator = np.zeros(1, np.uint64)

    def reference(times: int) -> tuple[float, None]:
        generator_steps(generator, times)
        return times, None

    def direct(games: int) -> tuple[float, int]:
        outcomes = rows(drivers.OUTCOME, games)
        place = game.first_turn_place
        drivers.random_batch(
            blank, k.deal, k.actors, k.rollout, k.result, place, seed, 0, LIMIT, outcomes
        )
        return float(outcomes["actions"].sum()), games

    def pointers(games: int) -> tuple[float, int]:
        moves = drivers.playouts(
            blank, k.deal, k.actors, k.legal, k.play, game.max_legal, seed, games, LIMIT
        )
        return moves, games

    def all_cores(games: int) -> tuple[float, int]:
        # Cores get whole chunks; with only a few each, some would be idle at the end.
        games = max(games, 8 * CHUNK)
        return float(game.simulate(games, players, seed=SEED).actions.sum()), games

    def copies(times: int) -> tuple[float, None]:
        drivers.copy_often(start, times)
        return times, None

    match, seat = _opening(game, players)
    sight, settings = Sight.of(match, seat), game.levels.settings

    def rollouts(iterations: int) -> tuple[float, None]:
        Thread(0).iterate(plant(ROOM), sight, Settings(trust=0.0, ripe=6, random=LIMIT), iterations)
        return iterations, None

    def search(iterations: int) -> tuple[float, None]:
        if isinstance(settings, Comparison):
            Comparing(settings, SEED).think(sight, iterations=iterations)
        else:
            Thread(0).iterate(plant(ROOM), sight, settings, iterations)
        return iterations, None

    own = {name: _without_games(work) for name, work in game.measures(players).items()}
    return {
        "reference": reference,
        "random-direct": direct,
        "random-pointers": pointers,
        "random-all-cores": all_cores,
        "copies": copies,
        "search-rollouts": rollouts,
        "search": search,
        **own,
    }


def _opening(game: Game, players: int) -> tuple[Match, int]:
    """The first position in which one seat alone has to choose, and that seat."""
    match = game.new(players=players, seed=SEED)
    while len(match.actors) > 1:
        seat = match.actors[0]
        match.play(match.legal(seat)[0], seat)
    return match, match.actors[0]


def _without_games(work: Callable[[int], float]) -> Work:
    return lambda times: (work(times), None)


def calibrate(work: Work, seconds: float) -> int:
    """How often to do the work so that it takes about that long."""
    times = 64
    while True:
        began = perf_counter()
        work(times)
        elapsed = perf_counter() - began
        if elapsed > seconds / 10:
            return max(1, int(times * seconds / elapsed))
        times *= 4


def _time(work: Work, times: int, name: str) -> Figure:
    began = perf_counter()
    units, games = work(times)
    elapsed = perf_counter() - began
    return Figure(name, units / elapsed, None if games is None else games / elapsed)
