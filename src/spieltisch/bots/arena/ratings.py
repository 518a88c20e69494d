"""How strong the bots are: Bradley-Terry ratings on the scale of Elo, with 95 % intervals.

200 points more mean winning about three games out of four. The average of all bots is at 0.

The library choix fits Bradley and Terry's model to how often each bot was better than each
other one. Half a win and half a loss are added for every bot, shared out among all the others,
so that a bot that has won everything is rated too. The intervals come from a Bayesian
bootstrap: again and again every deal, and each share that was added, gets a random weight. Deals
are weighted as a whole because the matches of one deal are not independent.
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
    import choix

    against = wins * (1 - np.eye(len(wins)))
    fitted = choix.ilsr_pairwise_dense(against, initial_params=start, max_iter=10_000, tol=1e-6)
    return np.asarray(fitted - fitted.mean()) * SCALE
