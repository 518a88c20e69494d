"""Weights tuned on wins by CMA-ES, a strategy that needs nothing but comparisons.

Each generation draws some sets of weights around the best guess so far, lets all of them play the
same deals against a pool of rivals, and moves the guess towards those that won most. To the
rivals that the game names, the guesses of earlier generations are added, so that nobody is tuned
to beat a single opponent.

Everything follows from the plan, and the results of the games are in a journal: a training that
was broken off is continued by telling the strategy again what had come out.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from spieltisch.bots.training import matches
from spieltisch.bots.words import WORDS
from spieltisch.engine.chance import seed_of
from spieltisch.engine.compiling import prepare
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.files import write_whole
from spieltisch.engine.ledger import Ledger
from spieltisch.engine.tuning import Tuning, Weights

if TYPE_CHECKING:
    from cmaes import CMA

    from spieltisch.engine.game import Game

#: How many generations pass before the guess joins its rivals, and how many guesses stay there.
BETWEEN_RIVALS, MOST_RIVALS = 15, 2

#: A weight of 0 is varied as if it were this large.
SMALLEST = 0.05

#: Deals that a thread plays at a time.
CHUNK = 100

JOURNAL, RESULT = "journal.jsonl", "weights.json"


class CannotTrain(SpieltischError):
    """The game has nothing to tune, the library is missing, or the folder holds another plan."""


@dataclass(frozen=True)
class Plan:
    """A training before anything is played; two equal plans end with the same weights."""

    game: Game
    players: int = 2
    generations: int = 100
    population: int = 16
    deals: int = 500
    spread: float = 0.15
    seed: int = 1

    @property
    def tuning(self) -> Tuning:
        """What of the game can be tuned."""
        if self.game.tuning is None:
            raise CannotTrain(WORDS("nothing-to-tune", game=self.game.name))
        return self.game.tuning

    def as_data(self) -> dict[str, Any]:
        """All that must be the same for a training to be continued; it may go on for longer."""
        facts = {name: value for name, value in vars(self).items() if name != "generations"}
        return {**facts, "game": self.game.name, "start": self.tuning.start.tolist()}


@dataclass(frozen=True)
class Generation:
    """What came out in a generation: the share that each set of weights won, in order."""

    number: int
    shares: tuple[float, ...]

    def belongs_to(self, plan: Plan, number: int) -> bool:
        """Whether it can be the plan's generation of that number."""
        return self.number == number and len(self.shares) == plan.population


class Training:
    """A training in a folder: new, or continued where it stopped."""

    def __init__(self, plan: Plan, folder: Path, threads: int | None = None) -> None:
        self.plan, self.folder = plan, folder
        self._threads = threads or os.cpu_count() or 1
        self._scale = np.maximum(np.abs(plan.tuning.start), SMALLEST)
        self._rivals: list[Weights] = []
        self._strategy = strategy(len(self._scale), plan)
        self.generations: list[Generation] = []
        folder.mkdir(parents=True, exist_ok=True)
        try:
            self._journal = Ledger(folder / JOURNAL)
        except BlockingIOError as error:
            raise CannotTrain(WORDS("training-in-use", folder=str(folder))) from error
        try:
            for known in self._read():
                self._tell(self._ask(), known)
        except BaseException:
            self._journal.close()
            raise

    @property
    def weights(self) -> Weights:
        """The best guess so far."""
        return self.plan.tuning.start + self._scale * self._strategy.mean

    def run(self, progress: Callable[[Training], None] | None = None) -> None:
        """Train to the end of the plan; what has come out is on disk after each generation."""
        prepare("training", [self.plan.tuning.unit, *matches.units()])
        while len(self.generations) < self.plan.generations:
            sets = self._ask()
            generation = Generation(len(self.generations), tuple(self._shares(sets)))
            self._journal.add(json.dumps(asdict(generation)))
            self._tell(sets, generation)
            if progress is not None:
                progress(self)

    def _ask(self) -> list[Weights]:
        return [self._strategy.ask() for _ in range(self.plan.population)]

    def _tell(self, sets: list[Weights], generation: Generation) -> None:
        losses = [(one, -share) for one, share in zip(sets, generation.shares, strict=True)]
        self._strategy.tell(losses)
        self.generations.append(generation)
        if len(self.generations) % BETWEEN_RIVALS == 0:
            self._rivals = [*self._rivals, self.weights][-MOST_RIVALS:]

    def _shares(self, sets: list[Weights]) -> Iterator[float]:
        """What each set of weights wins against all rivals in the deals of this generation."""
        seed = int(seed_of(np.uint64(self.plan.seed), len(self.generations)))
        rivals = [*self.plan.tuning.rivals, *self._rivals]
        with ThreadPoolExecutor(self._threads) as pool:
            for one in sets:
                own = self.plan.tuning.start + self._scale * one
                yield float(np.mean([share(self.plan, own, rival, seed, pool) for rival in rivals]))

    def _read(self) -> list[Generation]:
        """The generations in the journal, whose first line is the plan."""
        if not self._journal.lines:
            self._journal.add(json.dumps(self.plan.as_data()))
            return []
        _, *lines = self._journal.lines
        if self._journal.head != self.plan.as_data():
            raise CannotTrain(WORDS("another-training", folder=str(self.folder)))
        return [self._generation(number, line) for number, line in enumerate(lines)]

    def _generation(self, number: int, line: bytes) -> Generation:
        try:
            generation = msgspec.json.decode(line, type=Generation)
        except (msgspec.DecodeError, RecursionError):
            generation = None
        if generation is None or not generation.belongs_to(self.plan, number):
            path = str(self.folder / JOURNAL)
            raise CannotTrain(WORDS("broken-training", path=path, line=number + 2))
        return generation

    def save(self, command: str, date: str) -> Path:
        """Write the weights with what made them."""
        path = self.folder / RESULT
        weights = dict(zip(self.plan.tuning.names, self.weights.round(4).tolist(), strict=True))
        origin = {"command": command, "date": date, "generations": len(self.generations)}
        write_whole(path, json.dumps({**origin, "weights": weights}, indent=2) + "\n")
        return path


def strategy(weights: int, plan: Plan) -> CMA:
    """The strategy at the beginning; `CannotTrain` if the library is not installed."""
    try:
        from cmaes import CMA
    except ImportError as error:
        raise CannotTrain(WORDS("training-needs-cmaes")) from error
    start = np.zeros(weights)
    return CMA(start, plan.spread, seed=plan.seed % 2**32, population_size=plan.population)


def share(plan: Plan, own: Weights, other: Weights, seed: int, pool: ThreadPoolExecutor) -> float:
    """What the own weights win against others."""
    game, k = plan.game, plan.game.kernels
    blank = game.blank(plan.players, game.checked_options(plan.players, {}))
    shares = np.empty(plan.deals)

    def play(first: int) -> None:
        matches.duel(
            blank,
            k.deal,
            k.actors,
            k.legal,
            k.play,
            k.result,
            k.mask,
            plan.tuning.weigh,
            plan.players,
            game.max_legal,
            np.uint64(seed),
            first,
            own,
            other,
            shares[first : first + CHUNK],
        )

    list(pool.map(play, range(0, plan.deals, CHUNK)))
    return float(shares.mean())
