"""The search that compares moves in the same worlds: sequential halving.

The moves that look best are all tried in the same imagined worlds. Then the better half of
them goes on to further worlds, and so on, until one is left: few worlds tell a bad move, and most
of the time goes into the difference between the last two.
"""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from threading import Event

import numpy as np
from numpy.typing import NDArray

from spieltisch.bots.search import foresight, worlds
from spieltisch.bots.search.candidates import Candidate
from spieltisch.bots.search.insight import UNJUDGED
from spieltisch.bots.search.reading import Reading
from spieltisch.bots.sight import Sight
from spieltisch.engine.compiling import prepare
from spieltisch.engine.contract import Kernels
from spieltisch.engine.insight import Evidence, Insight
from spieltisch.engine.levels import Comparison

#: Between two looks at the clock: the first worlds, before their pace is known, and about how
#: long later ones take together.
FIRST_WORLDS, STRIDE_SECONDS = 4, 0.02

#: The most worlds between two looks at whether the search was stopped.
MOST_WORLDS = 256

#: Of how many moves, those that look best, what was learned chooses the candidates.
BREADTH = 12


@dataclass
class Contender:
    """A move in the comparison: what it brought in all, and in how many worlds."""

    action: int
    prior: float
    total: float = 0.0
    tries: int = 0

    @property
    def worth(self) -> float:
        """What the move brought on average."""
        return self.total / max(self.tries, 1)


class Comparing:
    """A comparison of moves for one seat of one match.

    With a number of iterations the same seed finds the same, on any number of threads. An
    iteration is one move in one world.

    >>> import spieltisch
    >>> match = spieltisch.game("sequence").new(players=2, seed=7)
    >>> best, *others = Comparing(Comparison(), seed=1).think(Sight.of(match, 1), iterations=200)
    >>> match.game.write_move(match.state, best.action) in match.legal(1)
    True
    """

    def __init__(
        self, settings: Comparison, seed: int, threads: int = 1, kernels: Kernels | None = None
    ) -> None:
        make_ready(settings)
        self.settings = settings
        self._seed, self._threads, self._kernels = seed, threads, kernels
        self._stopped = Event()
        self._reading = Reading()
        self._evidence: Evidence = np.empty((0, 0, 0), np.uint64)

    def stop(self) -> None:
        """Let a search that another thread waits for end soon, and search no more."""
        self._stopped.set()

    def think(
        self, sight: Sight, *, iterations: int | None = None, seconds: float | None = None
    ) -> list[Candidate]:
        """The legal moves, best first, after the iterations or when the time is up."""
        began = time.monotonic()
        contenders = self._contenders(sight)
        insight = self._insight(sight)
        if insight is not None:
            self._evidence = self._reading.evidence(sight, insight)
        first = contenders[: self.settings.candidates]
        rounds = (len(first) - 1).bit_length()
        word, done = sight.chance(self._seed)[0], 0
        with ThreadPoolExecutor(self._threads) as pool:
            for number in range(rounds):
                count = None if iterations is None else -(-iterations // (rounds * len(first)))
                ends = None if seconds is None else began + seconds * (number + 1) / rounds
                done += self._compare(sight, first, word, done, count, ends, pool)
                first.sort(key=lambda one: -one.worth)
                del first[(len(first) + 1) // 2 :]
        contenders.sort(key=lambda one: (-one.tries, -one.worth, -one.prior, one.action))
        return [Candidate(one.action, one.tries, one.worth, one.prior) for one in contenders]

    def _contenders(self, sight: Sight) -> list[Contender]:
        """All legal moves, those first that look best."""
        count = len(sight.actions)
        weights = np.empty(count, np.float32)
        kernels = self._kernels or sight.game.kernels
        kernels.weigh(sight.view.copy(), sight.seat, sight.actions, count, weights)
        shares = weights.astype(np.float64) / weights.sum(dtype=np.float64)
        pairs = zip(sight.actions.tolist(), shares.tolist(), strict=True)
        contenders = [Contender(action, prior) for action, prior in pairs]
        contenders.sort(key=lambda one: -one.prior)
        insight = self._insight(sight)
        return contenders if insight is None else reorder(contenders, sight, insight)

    def _insight(self, sight: Sight) -> Insight | None:
        """What was learned about the game, if it is to be used and fits the table."""
        insight = sight.game.insight
        if self.settings.replies == 0 or insight is None or sight.players not in insight.players:
            return None
        return insight

    def _compare(
        self,
        sight: Sight,
        contenders: list[Contender],
        word: int,
        first: int,
        count: int | None,
        ends: float | None,
        pool: ThreadPoolExecutor,
    ) -> int:
        """Try the moves in worlds from number `first` on; return how many worlds there were."""
        moves = np.array([one.action for one in contenders], np.int32)
        done, stride = 0, MOST_WORLDS if ends is None else FIRST_WORLDS
        while not self._stopped.is_set() and (count is None or done < count):
            began = time.monotonic()
            size = stride if count is None else min(stride, count - done)
            scores = self._scores(sight, moves, word, first + done, size, pool)
            for one, total in zip(contenders, scores.sum(axis=0).tolist(), strict=True):
                one.total += total
                one.tries += size
            done += size
            now = time.monotonic()
            if ends is not None:
                if now >= ends:
                    break
                pace = (now - began) / size
                stride = min(MOST_WORLDS, max(1, int(min(STRIDE_SECONDS, ends - now) / pace)))
        return done

    def _scores(
        self,
        sight: Sight,
        moves: NDArray[np.int32],
        word: int,
        first: int,
        count: int,
        pool: ThreadPoolExecutor,
    ) -> worlds.Scores:
        """What each move brings in each of these worlds; the threads share the worlds."""
        scores = np.empty((count, len(moves)))
        k, game, insight = self._kernels or sight.game.kernels, sight.game, self._insight(sight)

        def fill(start: int, end: int) -> None:
            part = scores[start:end]
            if insight is None:
                worlds.compare(
                    sight.view,
                    sight.seat,
                    moves,
                    k.guess,
                    k.actors,
                    k.legal,
                    k.play,
                    k.result,
                    k.weigh,
                    k.value,
                    sight.players,
                    game.max_legal,
                    self.settings.plies,
                    word,
                    first + start,
                    part,
                )
                return
            foresight.compare_by_insight(
                sight.view,
                sight.seat,
                moves,
                insight.imagine,
                self._evidence,
                k.actors,
                k.legal,
                k.play,
                k.result,
                k.weigh,
                k.value,
                insight.look,
                insight.advance,
                insight.network,
                len(insight.inputs),
                insight.hidden,
                sight.players,
                game.max_legal,
                self.settings.replies,
                *self.settings.turns,
                word,
                first + start,
                part,
            )

        ends = [count * part // self._threads for part in range(self._threads + 1)]
        for future in [pool.submit(fill, *part) for part in pairwise(ends)]:
            future.result()
        return scores


def reorder(contenders: list[Contender], sight: Sight, insight: Insight) -> list[Contender]:
    """Of the moves that look best those first that leave the seat best, as far as judged.

    If the first of all is not judged, as a dead card that is swapped, it stays alone in front.
    """
    few, others = contenders[:BREADTH], contenders[BREADTH:]
    worths = np.empty(len(few))
    foresight.rate_by_insight(
        sight.view,
        sight.seat,
        np.array([one.action for one in few], np.int32),
        insight.look,
        insight.advance,
        insight.network,
        len(insight.inputs),
        insight.hidden,
        worths,
    )
    if worths[0] == UNJUDGED:
        return contenders
    order = np.argsort(-worths, kind="stable")
    return [*(few[k] for k in order), *others]


def make_ready(settings: Comparison) -> None:
    """Compile the comparison, or load it from the cache."""
    prepare("comparison", worlds.units())
    if settings.replies > 0:
        prepare("foresight", foresight.units())
