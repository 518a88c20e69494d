"""Many matches of one game that are stepped together, over all cores."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine.bot import Bot
from spieltisch.engine.compiling import COMPILED, prepare
from spieltisch.engine.contract import Kernels, State
from spieltisch.engine.errors import BadOption
from spieltisch.engine.game import checked_seed
from spieltisch.engine.options import is_whole
from spieltisch.engine.records import rows
from spieltisch.engine.simulation import bots_of, word_for_bots
from spieltisch.engine.words import WORDS as ENGINE_WORDS
from spieltisch.envs import stepping
from spieltisch.envs.setting import NotDealt, Setting
from spieltisch.envs.words import WORDS

_WORDS = 2**64

#: Where there are several threads, each takes this many matches at a time.
PART = 128


@dataclass(frozen=True)
class Buffers:
    """The arrays into which every step is written, a row for each match.

    `observations` and `masks` are those of the seat that acts next; `rewards` are those of the
    seat that has acted, and `by_seat` everybody's; `seats` says who acts next. `finals` are the
    last observations of matches that ended in this step, where the next one has begun already.

    >>> Buffers.empty(matches=4, features=9, actions=5, players=2).masks.shape
    (4, 5)
    """

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    rewards: NDArray[np.float32]
    by_seat: NDArray[np.float32]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    illegal: NDArray[np.bool_]
    seats: NDArray[np.int64]
    finals: NDArray[np.float32]

    @classmethod
    def empty(cls, matches: int, features: int, actions: int, players: int) -> Buffers:
        """New arrays for this many matches of a game."""
        layout = _arrays(matches, features, actions, players)
        return cls(**{name: np.zeros(shape, kind) for name, (shape, kind) in layout.items()})

    def check(self, matches: int, features: int, actions: int, players: int) -> None:
        """Complain unless all arrays are such as the step writes into."""
        for name, (shape, kind) in _arrays(matches, features, actions, players).items():
            own = getattr(self, name)
            fits = isinstance(own, np.ndarray) and own.flags.c_contiguous and own.flags.writeable
            if not fits or own.shape != shape or own.dtype != kind:
                raise BadOption(
                    WORDS("bad-buffer", name=name, kind=np.dtype(kind).name, shape=str(shape))
                )

    @classmethod
    def checked(
        cls, own: Buffers | None, setting: Setting, matches: int, threads: int | None
    ) -> tuple[int, Buffers]:
        """How many matches there are, and their arrays: the caller's own, or new ones."""
        if threads is not None and (not is_whole(threads) or threads < 1):
            raise BadOption(ENGINE_WORDS("bad-threads", threads=threads))
        if not is_whole(matches) or matches < 1:
            raise BadOption(WORDS("bad-matches", matches=matches))
        sizes = matches, setting.features.size, setting.game.actions, setting.players
        if own is not None:
            own.check(*sizes)
        return int(matches), own or cls.empty(*sizes)

    def part(self, first: int, last: int) -> list[NDArray[Any]]:
        """Some rows of each array, in the order in which the step takes them."""
        return [getattr(self, field.name)[first:last] for field in fields(self)]


def _arrays(
    matches: int, features: int, actions: int, players: int
) -> dict[str, tuple[tuple[int, ...], type[np.generic]]]:
    """The shape and the kind of each array, in the order in which the step takes them."""
    return {
        "observations": ((matches, features), np.float32),
        "masks": ((matches, actions), np.int8),
        "rewards": ((matches,), np.float32),
        "by_seat": ((matches, players), np.float32),
        "terminated": ((matches,), np.bool_),
        "truncated": ((matches,), np.bool_),
        "illegal": ((matches,), np.bool_),
        "seats": ((matches,), np.int64),
        "finals": ((matches, features), np.float32),
    }


def whole_numbers(actions: object, matches: int) -> NDArray[np.int64]:
    """One action for each match; compiled code would read beyond the end of a shorter row."""
    row = np.asarray(actions)
    if row.shape != (matches,) or row.dtype.kind not in "iu":
        raise BadOption(WORDS("bad-actions", matches=matches))
    return np.ascontiguousarray(row, np.int64)


class Batch:
    """Matches of one setting; a step is one call of compiled code for each thread.

    `opponents` are the bots at the other seats, one name for all of them or one for each seat; None
    if every seat learns. `seat` is the one that learns, None for another one in every match.
    """

    def __init__(
        self,
        setting: Setting,
        matches: int,
        *,
        opponents: str | Sequence[str] | None,
        seat: int | None,
        same_step: bool,
        threads: int | None = None,
        buffers: Buffers | None = None,
    ) -> None:
        self.size, self.buffers = Buffers.checked(buffers, setting, matches, threads)
        game = setting.game
        chosen = setting.checked_seat(seat)
        learner = stepping.EVERY_SEAT if opponents is None else chosen
        learner = stepping.TURN_ABOUT if learner is None else learner
        rules = (setting.players, game.max_legal, learner, setting.limit, int(same_step))
        bots = [opponents] if isinstance(opponents, str) else opponents or ["random"]
        prepare("environments", stepping.units())
        self._step = _step_of(setting.kernels, bots_of(bots, setting.players))
        self._matches = rows(stepping.RUNNING, matches)
        self._states = np.zeros((matches, game.record.itemsize), np.uint8)
        self._blank, self._rules = setting.blank, np.array(rules, np.int64)
        self._is_seeded = False
        threads = min(threads or os.cpu_count() or 1, matches)
        self._parts = [self._part(first, last) for first, last in _cuts(matches, threads)]
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        self._helpers = threads - 1

    def _part(self, first: int, last: int) -> tuple[slice, list[Any], list[NDArray[Any]]]:
        """Some of the matches: which, what is known of them, and where they are written."""
        own = slice(first, last)
        known = [self._matches[own], self._states[own], self._blank, self._rules]
        return own, known, self.buffers.part(first, last)

    @property
    def ended(self) -> NDArray[np.bool_]:
        """Which matches have ended and begin anew with the next step."""
        ended: NDArray[np.bool_] = self._matches["ended"] != 0
        return ended

    def state(self, index: int) -> State:
        """The state of a match: everything, even what is hidden."""
        return self._states[index]

    def begin(self, seed: int | Sequence[int | None] | None = None) -> None:
        """Begin the next match everywhere; with a seed the first one from that seed.

        Match number k gets the seed plus k, unless there is one seed for each.
        """
        for k, word in enumerate(seeds_of(seed, self.size, self._is_seeded)):
            if word is not None:
                self._sow(k, word)
        self._is_seeded = True
        self._run(True, np.zeros(self.size, np.int64))

    def _sow(self, index: int, word: int) -> None:
        match = self._matches[index]
        match["word"], match["bots_word"], match["episode"] = word, word_for_bots(word), -1

    def step(self, actions: NDArray[np.int64]) -> None:
        """Play one action in every match and write what is seen then into the buffers."""
        if not self._is_seeded:
            raise NotDealt
        self._run(False, actions)

    def _run(self, begin: bool, actions: NDArray[np.int64]) -> None:
        parts = iter(self._parts)  # each part is taken once, by whichever thread comes first

        def work() -> None:
            for own, inputs, outputs in parts:
                self._step(*inputs, begin, actions[own], *outputs)

        helpers = [self._pool.submit(work) for _ in range(self._helpers)] if self._pool else []
        work()
        for helper in helpers:
            if not helper.cancel():  # who has not come until now is not waited for
                helper.result()

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()


def _cuts(matches: int, threads: int) -> list[tuple[int, int]]:
    """The parts that threads take one after the other: small ones, so that nobody waits long for
    somebody who was late, but not so small that handing them out takes longer than playing them.

    >>> _cuts(1024, 2)[:2], len(_cuts(1024, 2)), _cuts(5, 2), _cuts(1024, 1)
    ([(0, 128), (128, 256)], 8, [(0, 2), (2, 5)], [(0, 1024)])
    """
    parts = 1 if threads == 1 else max(threads, matches // PART)
    return list(pairwise(np.linspace(0, matches, parts + 1).astype(int).tolist()))


def seeds_of(
    seed: int | Sequence[int | None] | None, matches: int, is_seeded: bool
) -> list[int | None]:
    """The seeds from which matches begin: the seed plus k, unless there is one for each.

    None goes on to the next match, and is any seed where there was none before.

    >>> seeds_of(7, 3, is_seeded=True), seeds_of(None, 2, is_seeded=True)
    ([7, 8, 9], [None, None])
    """
    seeds: list[int | None] = [None] * matches
    if isinstance(seed, (list, tuple, np.ndarray)):
        seeds = [None if one is None else checked_seed(one) for one in seed]
        if len(seeds) != matches:
            raise BadOption(WORDS("bad-seeds", seeds=len(seeds), matches=matches))
    elif seed is not None:
        first = checked_seed(seed)
        seeds = [(first + k) % _WORDS for k in range(matches)]
    if is_seeded:
        return seeds
    return [secrets.randbits(64) if one is None else one for one in seeds]


def _step_of(kernels: Kernels, bots: list[Bot]) -> Callable[..., None]:
    """The step with a game's kernels and the bots of all seats filled in."""
    if not COMPILED:

        def step(matches: Any, states: Any, blank: Any, *rest: Any) -> None:
            own = [getattr(kernels, name) for name in stepping.KERNELS]
            picks = tuple(bot.pick for bot in bots)
            run: Callable[..., None] = stepping.step_matches
            run(matches, states, blank, *own, picks, *rest)

        return step
    from spieltisch.envs.pointers import addresses_of  # late: it needs the compiler

    units = {unit.name: unit for unit in (*kernels.units(), kernels.eyes)}
    own = [units[name] for name in stepping.KERNELS]
    return partial(stepping.step_at, addresses_of([*own, *(bot.unit for bot in bots)]))
