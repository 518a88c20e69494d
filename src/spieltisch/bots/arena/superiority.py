"""How likely it is that one bot is better than another, after what was played."""

from __future__ import annotations

from math import exp, lgamma, log

import numpy as np
from numpy.typing import NDArray

#: A share of the sum that would not change it.
NEGLIGIBLE = 1e-17


def likelihood(wins: int, losses: int) -> float:
    """The likelihood of superiority, exactly: draws say nothing, and before the first game
    every share of wins is equally likely.

    >>> likelihood(0, 0), round(likelihood(7, 3), 3)
    (0.5, 0.887)
    """
    if wins == losses:
        return 0.5
    if wins > losses:
        return 1 - likelihood(losses, wins)
    # The share is above one half as likely as more than `losses` of as many coins show heads.
    coins = wins + losses + 1
    heads = losses + 1
    term = exp(lgamma(coins + 1) - lgamma(heads + 1) - lgamma(wins + 1) - coins * log(2))
    total = 0.0
    while term > total * NEGLIGIBLE:
        total += term
        heads += 1
        term *= (coins - heads + 1) / heads
    return total


def likelihoods(wins: NDArray[np.int64]) -> list[list[float | None]]:
    """The same for all pairs: that the bot of the row is better than that of the column."""
    bots = range(len(wins))
    return [
        [None if i == j else likelihood(int(wins[i, j]), int(wins[j, i])) for j in bots]
        for i in bots
    ]
