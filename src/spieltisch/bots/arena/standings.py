"""Where a tournament stands: everything that can be told from its outcomes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

from spieltisch.bots.arena.contest import Loss, Outcome
from spieltisch.bots.arena.plan import Plan
from spieltisch.bots.arena.ratings import Numbers, Ratings, rate, with_intervals
from spieltisch.bots.arena.sequential import Verdict
from spieltisch.bots.arena.shares import wilson
from spieltisch.bots.arena.superiority import likelihoods
from spieltisch.bots.arena.tally import Comparisons, Tally, compare, tallies


@dataclass(frozen=True)
class Reason:
    """Why a bot lost some games without playing on: their numbers, and the first case."""

    bot: str
    games: list[int]
    first: Loss


@dataclass(frozen=True)
class Standings:
    """The outcomes of a tournament, complete or not, and what they say about the bots.

    `planned` is how many matches were asked for; `verdict` is there if a question was.
    """

    plan: Plan
    outcomes: Sequence[Outcome]
    planned: int
    verdict: Verdict | None = None

    @cached_property
    def tallies(self) -> list[Tally]:
        """For each bot its wins, draws, points and times."""
        return tallies(self.plan, self.outcomes)

    @cached_property
    def comparisons(self) -> Comparisons:
        """For each deal who was better than whom."""
        return compare(self.plan, self.outcomes)

    @cached_property
    def rough_ratings(self) -> Numbers:
        """Only the ratings, which take no time."""
        return rate(self.comparisons.by_deal.sum(axis=0))

    @cached_property
    def ratings(self) -> Ratings:
        """The ratings with their intervals."""
        return with_intervals(self.comparisons.by_deal)

    @cached_property
    def superiority(self) -> list[list[float | None]]:
        """How likely the bot of the row is to be better than that of the column."""
        return likelihoods(self.comparisons.wins)

    @property
    def undecided(self) -> int:
        """How many matches were stopped because they had too many moves."""
        return sum(outcome.is_undecided for outcome in self.outcomes)

    @property
    def forfeits(self) -> list[Outcome]:
        """The matches that a bot lost because of how it behaved."""
        return [outcome for outcome in self.outcomes if outcome.forfeit]

    @cached_property
    def reasons(self) -> list[Reason]:
        """The forfeits by bot and reason, in the order in which they first happened."""
        reasons: dict[tuple[str, str], Reason] = {}
        for outcome in self.forfeits:
            loss = outcome.forfeit
            assert loss is not None
            bot = self.plan.bots[outcome.seats[loss.seat]]
            reason = reasons.setdefault((bot, loss.reason["en"]), Reason(bot, [], loss))
            reason.games.append(outcome.number)
        return list(reasons.values())

    def is_rated(self, bot: int) -> bool:
        """Whether a rating means anything: whether the bot was compared with others.

        In solo games that takes a deal that one bot won and another lost.
        """
        wins, draws = self.comparisons.wins, self.comparisons.draws
        if self.plan.is_solo and not wins.any():
            return False
        return bool(wins[bot].any() or wins[:, bot].any() or draws[bot].any())

    @property
    def says_who_is_better(self) -> bool:
        """Whether any bot has a rating."""
        return any(self.is_rated(bot) for bot in range(len(self.plan.bots)))

    def as_data(self) -> dict[str, Any]:
        """Everything as plain data."""
        wins, draws = self.comparisons.wins, self.comparisons.draws
        return {
            **self.plan.as_data(),
            "games": len(self.outcomes),
            "planned": self.planned,
            "undecided": self.undecided,
            "standings": [self._row(bot) for bot in range(len(self.plan.bots))],
            "wins": wins.tolist(),
            "draws": draws.tolist(),
            "superiority": self.superiority,
            "forfeits": [
                {"number": o.number, "bot": self.plan.bots[o.seats[o.forfeit.seat]]}
                | asdict(o.forfeit)
                for o in self.forfeits
                if o.forfeit
            ],
            "verdict": self.verdict and vars(self.verdict),
        }

    def _row(self, bot: int) -> dict[str, Any]:
        own, ratings, is_rated = self.tallies[bot], self.ratings, self.is_rated(bot)
        bounds = [float(ratings.low[bot]), float(ratings.high[bot])]
        return {
            "bot": self.plan.bots[bot],
            "games": own.games,
            "wins": own.wins,
            "draws": own.draws,
            "losses": own.losses,
            "forfeits": own.forfeits,
            "share": own.share,
            "interval": list(wilson(own.score, own.games)),
            "share_of_decided": own.share_of_decided,
            "interval_of_decided": list(wilson(own.score_of_decided, own.decided)),
            "points": own.points_per_game,
            "moves_per_game": own.moves_per_game,
            "rating": float(ratings.values[bot]) if is_rated else None,
            "rating_interval": bounds if is_rated else None,
            "ms_per_move": 1000 * own.seconds_per_move,
            "slowest_ms": 1000 * own.slowest,
        }
