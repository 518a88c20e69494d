"""How certain a share is."""

from __future__ import annotations

from math import sqrt

#: Two-sided 95 % of a normal distribution.
Z = 1.959964


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson: sound even for few games and rare wins.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z * sqrt(share * (1 - share) / games + Z**2 / (4 * games**2))
    centre = share + Z**2 / (2 * games)
    scale = 1 + Z**2 / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
