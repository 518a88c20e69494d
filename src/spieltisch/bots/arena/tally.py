"""From outcomes to numbers: who won how often, and who was better than whom in each deal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from spieltisch.bots.arena.contest import Outcome
from spieltisch.bots.arena.plan import Plan, Side

Kind = Literal["win", "draw", "loss"]


@dataclass(frozen=True)
class SideResult:
    """How one side of a match fared; the scores of all sides of a match add up to 1."""

    bot: int
    kind: Kind
    score: float


@dataclass
class Tally:
    """What one bot has done; it plays a game for each side that it takes in a match."""

    games: int = 0
    wins: int = 0
    draws: int = 0
    losses: int = 0
    forfeits: int = 0
    score: float = 0.0
    score_of_decided: float = 0.0
    length: int = 0
    points: float = 0.0
    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    @property
    def share(self) -> float:
        """The share of all games; a draw is shared by all sides."""
        return self.score / max(self.games, 1)

    @property
    def share_of_decided(self) -> float | None:
        """The share of the games that somebody won; several winners share a win."""
        return self.score_of_decided / self.decided if self.decided else None

    @property
    def decided(self) -> int:
        """How many games somebody won or lost."""
        return self.wins + self.losses

    @property
    def points_per_game(self) -> float:
        """Points of a side, on average."""
        return self.points / max(self.games, 1)

    @property
    def moves_per_game(self) -> float:
        """How many moves all seats together played in a game, on average."""
        return self.length / max(self.games, 1)

    @property
    def seconds_per_move(self) -> float:
        """How long the bot took to choose, on average."""
        return self.seconds / max(self.moves, 1)


@dataclass(frozen=True)
class Comparisons:
    """For each deal how often one bot was better than another, and how often neither was."""

    won: NDArray[np.int64]
    drawn: NDArray[np.int64]

    @property
    def wins(self) -> NDArray[np.int64]:
        """How often the bot of the row was better than that of the column."""
        return self.won.sum(axis=0)

    @property
    def draws(self) -> NDArray[np.int64]:
        """How often neither was better."""
        return self.drawn.sum(axis=0)

    @property
    def by_deal(self) -> NDArray[np.float64]:
        """Wins of the row's bot with draws counted half, for each deal."""
        return self.won + self.drawn / 2


def side_results(outcome: Outcome, sides: Sequence[Side]) -> list[SideResult]:
    """How each side fared; in a solo game, whoever has not won has lost."""
    bots = [outcome.seats[side[0]] for side in sides]
    won = [side[0] in outcome.winners for side in sides]
    if len(sides) > 1 and all(won) == any(won):
        return [SideResult(bot, "draw", 1 / len(sides)) for bot in bots]
    return [
        SideResult(bot, "win" if is_won else "loss", is_won / max(sum(won), 1))
        for bot, is_won in zip(bots, won, strict=True)
    ]


def tallies(plan: Plan, outcomes: Iterable[Outcome]) -> list[Tally]:
    """What each bot has done."""
    tallies = [Tally() for _ in plan.bots]
    for outcome in outcomes:
        for result, side in zip(side_results(outcome, plan.sides), plan.sides, strict=True):
            own = tallies[result.bot]
            own.games += 1
            own.wins += result.kind == "win"
            own.draws += result.kind == "draw"
            own.losses += result.kind == "loss"
            own.score += result.score
            own.score_of_decided += 0.0 if result.kind == "draw" else result.score
            own.length += outcome.moves
            own.points += sum(outcome.points[seat] for seat in side) / len(side)
            own.forfeits += outcome.forfeit is not None and outcome.forfeit.seat in side
            own.moves += sum(outcome.choices[seat] for seat in side)
            own.seconds += sum(outcome.seconds[seat] for seat in side)
            own.slowest = max(own.slowest, *(outcome.slowest[seat] for seat in side))
    return tallies


def compare(plan: Plan, outcomes: Sequence[Outcome]) -> Comparisons:
    """Who was better than whom, deal by deal.

    In a match a winner was better than each loser, and not better than another winner; a match
    says nothing about two losers. In a solo game a bot that wins a deal was better than one
    that loses it.
    """
    deals = {deal: row for row, deal in enumerate(sorted({o.deal for o in outcomes}))}
    shape = (len(deals), len(plan.bots), len(plan.bots))
    won, drawn = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
    for deal, results in _meetings(plan, outcomes):
        row = deals[deal]
        for one, other in combinations(results, 2):
            if one.bot == other.bot or (one.kind == other.kind == "loss" and not plan.is_solo):
                continue
            if one.kind == other.kind:
                drawn[row, one.bot, other.bot] += 1
                drawn[row, other.bot, one.bot] += 1
            else:
                better, worse = (one, other) if one.kind == "win" else (other, one)
                won[row, better.bot, worse.bot] += 1
    return Comparisons(won, drawn)


def _meetings(plan: Plan, outcomes: Sequence[Outcome]) -> Iterator[tuple[int, list[SideResult]]]:
    """The results to be compared with each other: of one match or, in solo games, of one deal."""
    if not plan.is_solo:
        for outcome in outcomes:
            yield outcome.deal, side_results(outcome, plan.sides)
        return
    by_deal: dict[int, list[SideResult]] = {}
    for outcome in outcomes:
        by_deal.setdefault(outcome.deal, []).extend(side_results(outcome, plan.sides))
    yield from by_deal.items()
