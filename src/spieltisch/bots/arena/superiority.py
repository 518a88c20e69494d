"""How likely it is that one bot is better than another, after what was played."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


def likelihood(wins: int, losses: int) -> float:
    """The likelihood of superiority, exactly: draws say nothing, and before the first game
    every share of wins is equally likely.

    >>> likelihood(0, 0), round(likelihood(7, 3), 3)
    (0.5, 0.887)
    """
    from scipy.special import betainc

    return float(betainc(losses + 1, wins + 1, 0.5))


def likelihoods(wins: NDArray[np.int64]) -> list[list[float | None]]:
    """The same for all pairs: that the bot of the row is better than that of the column."""
    bots = range(len(wins))
    return [
        [None if i == j else likelihood(int(wins[i, j]), int(wins[j, i])) for j in bots]
        for i in bots
    ]
