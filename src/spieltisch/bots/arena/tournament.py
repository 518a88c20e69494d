"""A tournament at work: matches on all cores, interrupted and continued as one likes."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any

from spieltisch.bots.arena.contest import Outcome, Stopped, play
from spieltisch.bots.arena.journal import Journal, settled_seed
from spieltisch.bots.arena.pairing import Pairing, Schedule
from spieltisch.bots.arena.plan import LIMIT, Plan
from spieltisch.bots.arena.sequential import Question, Verdict, verdict
from spieltisch.bots.arena.standings import Standings
from spieltisch.bots.arena.tally import side_results

if TYPE_CHECKING:
    from spieltisch.engine.game import Game


class Tournament:
    """A tournament that can be run, broken off and run on.

    What was played is in `outcomes`, by number. A folder that holds more matches than were
    `asked` for counts as a whole, so `planned` may be more. The matches are
    the same on any number of threads, as long as the bots think by iterations and not by time.
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
        self._threads = threads or os.cpu_count() or 1
        self._question = question
        self._journal = Journal(folder, plan) if folder else None
        kept = self._journal.outcomes if self._journal else []
        self.outcomes = {o.number: o for o in kept}
        self.asked = self.schedule.rounded(games)
        self.planned = max(self.asked, self.schedule.rounded(max(self.outcomes, default=-1) + 1))
        self._scores: list[float] = []

    def run(
        self,
        progress: Callable[[Tournament], None] | None = None,
        breaking_off: Callable[[], None] | None = None,
    ) -> Standings:
        """Play what is missing; after Ctrl-C what was played is kept.

        `breaking_off` is called at once then: the moves under way still take their time.
        """
        stop = Event()
        with ThreadPoolExecutor(self._threads) as pool:
            try:
                for outcome in self._played(pool, stop):
                    self.outcomes[outcome.number] = outcome
                    if self._journal:
                        self._journal.add(outcome)
                    if progress:
                        progress(self)
            except KeyboardInterrupt:
                if breaking_off:
                    breaking_off()
                raise
            finally:
                stop.set()
        return self.standings()

    def standings(self) -> Standings:
        """Where the tournament stands; after an answer later deals do not count."""
        found = self.verdict()
        ordered = [self.outcomes[number] for number in sorted(self.outcomes)]
        if found and found.answer:
            ordered = [outcome for outcome in ordered if outcome.deal < found.deals]
        return Standings(self.plan, ordered, self.planned, found)

    def verdict(self) -> Verdict | None:
        """What is known about the question, from all deals up to the first incomplete one."""
        if self._question is None:
            return None
        per_deal = self.schedule.per_deal
        while all(n in self.outcomes for n in self._numbers_of(len(self._scores), per_deal)):
            self._scores.append(self._first_bots_score(len(self._scores), per_deal))
        return verdict(self._question, self._scores)

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

    def _played(self, pool: ThreadPoolExecutor, stop: Event) -> Iterator[Outcome]:
        """Outcomes as they come; only a few matches are handed out ahead."""
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
            for future in done:
                yield future.result()
        stop.set()

    def _is_answered(self) -> bool:
        found = self.verdict()
        return found is not None and found.answer is not None

    def _play(self, pairing: Pairing, stop: Event) -> Outcome:
        if stop.is_set():
            raise Stopped
        outcome, match = play(self.plan, pairing, stop)
        if self._journal:
            self._journal.save(outcome, match)
        return outcome


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
    plan = Plan(game, players, settled, tuple(bots), sown, seconds, limit)
    question = Question(*until) if until else None
    return Tournament(plan, games, threads=threads, folder=folder, question=question).run(progress)
