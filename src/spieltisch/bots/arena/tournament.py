"""A tournament at work: matches on all cores, to be interrupted and continued at will."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from spieltisch.bots.arena import checks
from spieltisch.bots.arena.contest import Outcome, play
from spieltisch.bots.arena.journal import Journal, settled_seed
from spieltisch.bots.arena.pairing import Pairing, Schedule
from spieltisch.bots.arena.plan import LIMIT, Plan
from spieltisch.bots.arena.sequential import Question, Verdict, verdict
from spieltisch.bots.arena.standings import Standings
from spieltisch.bots.arena.stopping import Stop
from spieltisch.bots.arena.tally import side_results
from spieltisch.bots.arena.words import ARENA, BadTournament
from spieltisch.engine.words import Text

if TYPE_CHECKING:
    from spieltisch.engine.game import Game


#: With more games than this for a single deal, nobody would live to see the second deal.
LONGEST_ROUND = 100_000


class Tournament:
    """A tournament that can be run, broken off and continued.

    The results so far are in `outcomes`, by number. `whole` is how many games were asked for,
    rounded up to whole rounds; a folder that holds more than these counts in full, so `planned`
    may be larger. The matches are the same on any number of threads, as long as the bots think
    by iterations and not by time.
    """

    def __init__(
        self,
        plan: Plan,
        games: int,
        *,
        threads: int | None = None,
        folder: Path | None = None,
        question: Question | None = None,
    ) -> None:
        self.plan = plan
        self.schedule = Schedule.of(plan)
        self._wanted = checks.whole("bad-games", games)
        self.whole = self._rounded(self._wanted)
        usual = os.cpu_count() or 1
        self._threads = usual if threads is None else checks.whole("bad-threads", threads)
        self._question = question
        self._journal = Journal(folder, plan) if folder else None
        self.outcomes: dict[int, Outcome] = {}
        self._recall()
        self.planned = max(self.whole, self.schedule.rounded(max(self.outcomes, default=-1) + 1))
        self._scores: list[float] = []

    def run(
        self,
        progress: Callable[[Tournament], None] | None = None,
        breaking_off: Callable[[], None] | None = None,
    ) -> Standings:
        """Play what is missing; Ctrl-C loses nothing that was played to the end.

        It ends guests at once and drops the matches that are still running. A search takes a
        moment to stop, so `breaking_off` is called before anybody waits for it.
        """
        stop = Stop()
        with self._journal or nullcontext(), ThreadPoolExecutor(self._threads) as pool:
            self._recall()
            try:
                for outcome in self._played(pool, stop):
                    self.outcomes[outcome.number] = outcome
                    if self._journal:
                        self._journal.add(outcome)
                    if progress:
                        progress(self)
            except KeyboardInterrupt:
                stop.set()
                if breaking_off:
                    breaking_off()
                raise
            finally:
                stop.set()
        return self.standings()

    def rounding(self) -> Text | None:
        """How many games it takes for luck to cancel out, if that is more than were asked for."""
        if self.whole == self._wanted:
            return None
        return ARENA(
            "round",
            bots=len(self.plan.bots),
            sides=len(self.plan.sides),
            round=self.schedule.per_deal,
            planned=self.whole,
            games=self._wanted,
        )

    def standings(self) -> Standings:
        """Where the tournament stands; after an answer later deals do not count."""
        verdict = self.verdict()
        outcomes = [self.outcomes[number] for number in sorted(self.outcomes)]
        if verdict and verdict.answer:
            outcomes = [outcome for outcome in outcomes if outcome.deal < verdict.deals]
        return Standings(self.plan, outcomes, self.planned, verdict)

    def verdict(self) -> Verdict | None:
        """What is known about the question, from all deals up to the first incomplete one."""
        if self._question is None:
            return None
        per_deal = self.schedule.per_deal
        while all(n in self.outcomes for n in self._numbers_of(len(self._scores), per_deal)):
            self._scores.append(self._first_bots_score(len(self._scores), per_deal))
        return verdict(self._question, self._scores)

    def _recall(self) -> None:
        """Take over the outcomes that are in the folder."""
        if self._journal:
            self.outcomes.update({outcome.number: outcome for outcome in self._journal.outcomes})

    def _rounded(self, games: int) -> int:
        per_deal = self.schedule.per_deal
        if per_deal > LONGEST_ROUND:
            raise BadTournament(
                "round-too-long",
                round=per_deal,
                most=LONGEST_ROUND,
                bots=len(self.plan.bots),
                sides=len(self.plan.sides),
            )
        return self.schedule.rounded(games)

    def _first_bots_score(self, deal: int, per_deal: int) -> float:
        scores = [
            result.score
            for number in self._numbers_of(deal, per_deal)
            for result in side_results(self.outcomes[number], self.plan.sides)
            if result.bot == 0
        ]
        return sum(scores) / len(scores)

    def _numbers_of(self, deal: int, per_deal: int) -> range:
        """The numbers of the matches with a deal."""
        return range(deal * per_deal, (deal + 1) * per_deal)

    def _played(self, pool: ThreadPoolExecutor, stop: Stop) -> Iterator[Outcome]:
        """Outcomes as they come; only a few matches are handed out in advance."""
        missing = (n for n in range(self.planned) if n not in self.outcomes)
        running: set[Future[Outcome]] = set()
        while not self._is_answered():
            for number in missing:
                running.add(pool.submit(self._play, self.schedule.pairing(number), stop))
                if len(running) > self._threads:
                    break
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=_has_failed):  # save what went well first
                yield future.result()
        stop.set()

    def _is_answered(self) -> bool:
        verdict = self.verdict()
        return verdict is not None and verdict.answer is not None

    def _play(self, pairing: Pairing, stop: Stop) -> Outcome:
        stop.check()
        outcome, match = play(self.plan, pairing, stop)
        if self._journal:
            self._journal.save(outcome, match)
        return outcome


def _has_failed(future: Future[Outcome]) -> bool:
    return future.exception() is not None


def tournament(
    game: Game,
    bots: Sequence[str],
    games: int,
    players: int = 2,
    seed: int | None = None,
    *,
    seconds: float | None = None,
    threads: int | None = None,
    out: str | Path | None = None,
    until: tuple[float, float] | None = None,
    limit: int = LIMIT,
    progress: Callable[[Tournament], None] | None = None,
    **options: Any,
) -> Standings:
    """Let bots play a tournament; see docs/bots.md.

    >>> import spieltisch
    >>> standings = tournament(spieltisch.game("sequence"), ["greedy", "random"], 20, seed=1)
    >>> standings.tallies[0].wins > 15
    True
    """
    folder = Path(out) if out is not None else None
    settled = game.checked_options(players, options)
    sown = settled_seed(seed, folder)
    plan = Plan(game, players, settled, checks.names(bots), sown, seconds, limit)
    question = checks.question(until)
    return Tournament(plan, games, threads=threads, folder=folder, question=question).run(progress)
