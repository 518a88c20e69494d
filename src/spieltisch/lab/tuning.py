"""Tuning: values of options, boards among them, that meet a stated goal.

game = "labyrinth"
games = 1000                     # deals for each attempt
attempts = 40
bots = ["greedy", "random"]      # the goal is to be met with each of them at all seats

[search]                         # two whole numbers are a range, anything else is a choice
turn_limit = [10, 80]
"board.starts.1" = ["o8", "n8"]  # a part of a board that stands under [options]
# A table gives choices names: "board.starts" = { corners = ["a1", "o15"], edges = ["h1", "h15"] }

[goal]                           # measures of the lab, and seat1, seat2, ..., each from .. to
first = [0.49, 0.51]
length = [30, 60]
"""

from __future__ import annotations

import json
import os
import tomllib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from dataclasses import dataclass
from itertools import product
from math import prod
from pathlib import Path
from typing import Annotated, Any, TypeGuard

import msgspec
import numpy as np

from spieltisch.bots.arena.shares import Z
from spieltisch.engine import registry
from spieltisch.engine.errors import BadOption
from spieltisch.engine.extras import require
from spieltisch.engine.files import TooLarge, read_text
from spieltisch.engine.game import Game, checked_seed
from spieltisch.engine.ledger import Ledger
from spieltisch.lab.playing import Play, Table, is_compiled
from spieltisch.lab.study import LARGEST, BadStudy, Values, named
from spieltisch.lab.sums import Measure, Reals, measured, shares

ATTEMPTS = "attempts.jsonl"

#: Attempts of one generation, and deals that a thread plays at a time.
POPULATION, CHUNK = 8, 250

#: What an attempt misses its goal by that cannot be played at all.
IMPOSSIBLE = 1e6


class _Declaration(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    search: dict[str, Values]
    goal: dict[str, tuple[float, float]]
    games: Annotated[int, msgspec.Meta(ge=100, le=10_000_000)] = 1000
    attempts: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 40
    seed: int = 1
    players: int = 2
    bots: tuple[str, ...] = ("greedy",)
    options: dict[str, Any] = {}


class Estimate(msgspec.Struct, frozen=True):
    """The mean of a measure, with its interval."""

    mean: float
    low: float
    high: float


class Attempt(msgspec.Struct, frozen=True):
    """Some values of the options that are searched, and what came out with each bot; nothing if
    these cannot be played.
    """

    options: dict[str, Any]
    measures: dict[str, dict[str, Estimate]]


@dataclass(frozen=True)
class Goal:
    """What is searched, and what is wanted."""

    game: Game
    declaration: _Declaration

    @classmethod
    def read(cls, path: Path) -> Goal:
        """The goal that a file declares, or the error that says what is wrong with it."""
        try:
            return cls.of(tomllib.loads(read_text(path, LARGEST)))
        except (OSError, TooLarge, UnicodeDecodeError) as error:
            raise BadStudy("unreadable-study", path=str(path)) from error
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise BadStudy("bad-study", why=str(error)) from error

    @classmethod
    def of(cls, data: dict[str, Any]) -> Goal:
        """The goal that is declared by plain data.

        >>> goal = Goal.of({"game": "gluex", "search": {"last_chip": ["played", "kept"]},
        ...                 "goal": {"first": [0.49, 0.51]}})
        >>> goal.misses(Attempt({}, {"greedy": {"first": Estimate(0.55, 0.5, 0.6)}}))
        {('greedy', 'first'): 2.0}
        """
        try:
            d = msgspec.convert(data, _Declaration)
        except msgspec.ValidationError as error:
            raise BadStudy("bad-study", why=str(error)) from error
        game = registry.game(d.game)
        if not d.goal or not d.search or min(map(len, d.search.values())) < 2:
            raise BadStudy("empty-goal")
        if not d.bots:
            raise BadStudy("empty-goal")
        for bot in d.bots:
            if not is_compiled([bot]):
                raise BadStudy("slow-goal", bot=bot)
        checked_seed(d.seed)
        game.checked_options(d.players, d.options)
        changed(d.options, {name: named(values)[0][1] for name, values in d.search.items()})
        _check_measures(d.goal, {*Measure, *(seat_measure(k) for k in range(d.players))})
        return cls(game, d)

    def misses(self, attempt: Attempt) -> dict[tuple[str, str], float]:
        """How far each measure of each bot is out of its range, in widths of the range."""
        return {
            (bot, measure): round(max(0.0, low - own, own - high) / max(high - low, 1e-6), 9)
            for bot, measures in attempt.measures.items()
            for measure, (low, high) in self.declaration.goal.items()
            for own in (measures[measure].mean,)
        }

    def write_options(self, options: dict[str, Any]) -> str:
        """Some values of the options that are searched, by their names."""
        names = {
            option: next((name for name, own in named(values) if own == options[option]), None)
            for option, values in self.declaration.search.items()
        }
        return ", ".join(f"{k}={names[k] or value}" for k, value in options.items())

    def miss(self, attempt: Attempt) -> float:
        """How far an attempt is from the goal, in all; 0 if it meets it."""
        return sum(self.misses(attempt).values()) if attempt.measures else IMPOSSIBLE

    def front(self, attempts: list[Attempt]) -> list[Attempt]:
        """The trade-off: attempts that no other one beats in everything, the nearest first."""
        possible = [one for one in attempts if one.measures]
        misses = [tuple(self.misses(one).values()) for one in possible]
        best = [
            one
            for one, own in zip(possible, misses, strict=True)
            if not any(
                other != own and all(a <= b for a, b in zip(other, own, strict=True))
                for other in misses
            )
        ]
        return sorted(best, key=self.miss)


class Search:
    """The search for a goal in a folder; it continues where it stopped."""

    def __init__(self, goal: Goal, folder: Path, threads: int | None = None) -> None:
        require("cmaes", "lab")
        self.goal, self._threads = goal, threads or os.cpu_count() or 1
        folder.mkdir(parents=True, exist_ok=True)
        try:
            self._ledger = Ledger(folder / ATTEMPTS)
        except BlockingIOError as error:
            raise BadStudy("study-in-use", folder=str(folder)) from error
        declared = msgspec.structs.replace(goal.declaration, attempts=1)
        head = msgspec.json.encode(declared)
        if not self._ledger.lines:
            self._ledger.add(head.decode())
        elif self._ledger.lines[0] != head:
            self._ledger.close()
            raise BadStudy("other-study", folder=str(folder))
        known = (msgspec.json.decode(line, type=Attempt) for line in self._ledger.lines[1:])
        self._known = {_key(one.options): one for one in known}

    def run(self, progress: Callable[[int, int], None] | None = None) -> list[Attempt]:
        """Make all attempts; the same goal leads to the same ones."""
        attempts: dict[str, Attempt] = {}
        count = min(self.goal.declaration.attempts, prod(map(len, self._spaces().values())))
        for number, (results, solution, options) in enumerate(self._candidates(), 1):
            attempt = self._attempt(options)
            attempts[_key(options)] = attempt
            results.append((solution, self.goal.miss(attempt)))
            if progress is not None:
                progress(number, count)
        return list(attempts.values())

    def confirm(self, attempt: Attempt) -> Attempt:
        """The same options on deals that did not choose them, which would flatter them."""
        return self._play(attempt.options, self.goal.declaration.seed + 1)

    def close(self) -> None:
        """Let others continue it."""
        self._ledger.close()

    def _candidates(self) -> Iterator[tuple[list[Any], Any, dict[str, Any]]]:
        """What is tried next, and the list in which CMA-ES finds what came out: every combination
        where there are no more of them than attempts, else what CMA-ES proposes.
        """
        search, spaces = self.goal.declaration.search, self._spaces()
        if prod(map(len, spaces.values())) <= self.goal.declaration.attempts:
            for combination in product(*spaces.values()):
                yield [], None, dict(zip(spaces, combination, strict=True))
            return
        ranges = {name: own for name, own in spaces.items() if _is_range(search[name])}
        choices = {name: own for name, own in spaces.items() if name not in ranges}
        yield from self._proposals(ranges, choices)

    def _spaces(self) -> dict[str, list[Any]]:
        """All values of each option that is searched."""
        return {
            name: list(range(values[0], values[1] + 1))
            if _is_range(values)
            else [value for _, value in named(values)]
            for name, values in self.goal.declaration.search.items()
        }

    def _proposals(
        self, ranges: dict[str, list[int]], choices: dict[str, list[Any]]
    ) -> Iterator[tuple[list[Any], Any, dict[str, Any]]]:
        """What CMA-ES proposes, generation by generation; it is told what was put in the list."""
        from cmaes import CatCMAwM

        d = self.goal.declaration
        optimiser = CatCMAwM(
            z_space=list(ranges.values()) or None,
            c_space=[len(values) for values in choices.values()] or None,
            population_size=POPULATION,
            seed=d.seed % 2**32,
        )
        left = d.attempts
        while left > 0:
            results: list[Any] = []
            for _ in range(POPULATION):
                solution = optimiser.ask()
                options = {name: int(solution.z[k]) for k, name in enumerate(ranges)}
                options |= {
                    name: values[int(np.argmax(solution.c[k]))]
                    for k, (name, values) in enumerate(choices.items())
                }
                yield results, solution, options
                left -= 1
                if left == 0:
                    return
            optimiser.tell(results)

    def _attempt(self, options: dict[str, Any]) -> Attempt:
        key = _key(options)
        if key not in self._known:
            self._known[key] = self._play(options, self.goal.declaration.seed)
            self._ledger.add(msgspec.json.encode(self._known[key]).decode())
        return self._known[key]

    def _play(self, options: dict[str, Any], seed: int) -> Attempt:
        d, game = self.goal.declaration, self.goal.game
        try:
            settled = game.checked_options(d.players, changed(d.options, options))
        except BadOption:
            return Attempt(options, {})
        table = Table(game, d.players, settled, seed)
        return Attempt(options, {bot: self._measure(table.line_up([bot])) for bot in d.bots})

    def _measure(self, play: Play) -> dict[str, Estimate]:
        d = self.goal.declaration

        def measure(first: int) -> dict[str, Reals]:
            games = play(first, min(CHUNK, d.games - first))
            won = shares(games.courses, d.players)
            values: dict[str, Reals] = {str(m): own for m, own in measured(games, won).items()}
            return values | {seat_measure(k): own for k, own in enumerate(won.T)}

        with ThreadPoolExecutor(self._threads) as pool:
            parts = list(pool.map(measure, range(0, d.games, CHUNK)))
        _check_measures(d.goal, set(parts[0]))
        return {m: _estimate(np.concatenate([part[m] for part in parts])) for m in d.goal}


def seat_measure(seat: int) -> str:
    """What the share of the wins of a seat is called, in a goal."""
    return f"seat{seat + 1}"


def changed(options: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """Options with some values changed; a name with dots is a part of one, such as of a board.

    >>> changed({"board": {"starts": ["a1", "c3"]}}, {"board.starts.1": "b3", "goals": 2})
    {'board': {'starts': ['a1', 'b3']}, 'goals': 2}
    """
    own = deepcopy(options)
    for name, value in changes.items():
        *way, last = name.split(".")
        part: Any = own
        try:
            for step in way:
                part = part[int(step)] if isinstance(part, list) else part[step]
            place = int(last) if isinstance(part, list) else last
            if way and place not in (range(len(part)) if isinstance(part, list) else part):
                raise KeyError(name)
            part[place] = value
        except (KeyError, IndexError, ValueError, TypeError) as error:
            raise BadStudy("no-such-part", name=name) from error
    return own


def _check_measures(measures: Iterable[str], known: set[str]) -> None:
    unknown = sorted(set(measures) - known)
    if unknown:
        raise BadStudy("unknown-measure", measure=unknown[0], known=sorted(map(str, known)))


def _estimate(values: Reals) -> Estimate:
    mean, error = float(values.mean()), float(values.std(ddof=1) / np.sqrt(len(values)))
    return Estimate(mean, mean - Z * error, mean + Z * error)


def _is_range(values: Values) -> TypeGuard[list[int]]:
    """Whether these are the first and the last of at least three whole numbers."""
    if isinstance(values, dict):
        return False
    return len(values) == 2 and all(type(v) is int for v in values) and values[1] - values[0] > 1


def _key(options: dict[str, Any]) -> str:
    return json.dumps(options, sort_keys=True)
