"""How strong the bots are: Bradley-Terry ratings on the scale of Elo, with 95 % intervals.

200 points more mean winning about three games out of four. The average of all bots is at 0.

Bradley and Terry's model is fitted to how often each bot was better than each other one, by
iterated Luce spectral ranking (Maystre and Grossglauser, 2015). To these results half a win and
half a loss are added for every bot, shared out among all the others, so that a bot that has won
everything is rated too. The intervals come from a Bayesian bootstrap: again and again every deal,
and each share that was added, gets a random weight. Deals are weighted as a whole because the
matches of one deal are not independent.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

#: Elo points for one unit of the model.
SCALE = 400 / log(10)

#: How many wins, and losses, are added for each bot.
ADDED = 0.5

#: How often the deals are weighted again.
REPEATS = 400

#: A fit ends when a step changes the values by no more than this on average, and fails after so
#: many steps, which no results that are all above 0 need.
TOLERANCE, MOST_STEPS = 1e-6, 10_000

#: No weight of an added share is less, so that no rating is without bounds.
LEAST = 1e-3


@dataclass(frozen=True)
class Ratings:
    """For each bot its rating, and the bounds of the interval."""

    values: Numbers
    low: Numbers
    high: Numbers


def rate(wins: Numbers) -> Numbers:
    """The ratings from how often each bot was better than each other one, draws counting half.

    >>> rate(np.array([[0.0, 300.0], [100.0, 0.0]])).round()
    array([ 95., -95.])
    """
    return _fitted(wins + _added(len(wins)))


def with_intervals(by_deal: Numbers, seed: int = 0) -> Ratings:
    """The ratings with their intervals, from the comparisons of each deal.

    >>> deals = np.array([[[0.0, 1.0], [1.0, 0.0]], [[0.0, 2.0], [0.0, 0.0]]] * 50)
    >>> found = with_intervals(deals)
    >>> bool(0 < found.low[0] < found.values[0] < found.high[0])
    True
    """
    chance = np.random.default_rng(seed)
    deals, bots = len(by_deal), by_deal.shape[1]
    flat = by_deal.reshape(deals, bots * bots)
    drawn = np.empty((REPEATS, bots))
    start = rate(by_deal.sum(axis=0)) / SCALE
    for row in drawn:
        weighted = (chance.exponential(size=deals) @ flat).reshape(bots, bots)
        row[:] = _fitted(
            weighted + chance.gamma(_added(bots), size=(bots, bots)).clip(LEAST), start
        )
    low, high = np.quantile(drawn, (0.025, 0.975), axis=0)
    return Ratings(rate(by_deal.sum(axis=0)), low, high)


def _added(bots: int) -> float:
    """What is added for each bot against each other."""
    return ADDED / max(bots - 1, 1)


def _fitted(wins: Numbers, start: Numbers | None = None) -> Numbers:
    """Fit the model; it does not matter what is on the diagonal."""
    if len(wins) == 1:
        return np.zeros(1)
    against = wins * (1 - np.eye(len(wins)))
    values = _refined(against, np.zeros(len(wins)) if start is None else start)
    for _ in range(MOST_STEPS):
        before, values = values, _refined(against, values)
        if np.abs(values - before).mean() <= TOLERANCE:
            return values * SCALE
    raise ArithmeticError("the ratings do not settle")


def _refined(wins: Numbers, values: Numbers) -> Numbers:
    """One step of the fit: a walk goes from each bot to those that beat it.

    How fast it goes depends on the values so far; where it stays longest is the best bot.
    """
    weights = np.exp(values - values.mean())
    rates = wins.T / (weights[:, None] + weights)
    flow = rates.T - np.diag(rates.sum(axis=1))
    stays = np.append(np.linalg.solve(flow[:-1, :-1], -flow[:-1, -1]), 1.0)
    refined = np.log(stays)
    return np.asarray(refined - refined.mean())
