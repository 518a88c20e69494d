"""What many games say: shares with their uncertainty, lengths, points."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from spieltisch.engine.simulation import Simulation

#: Two-sided 95 % of a normal distribution.
Z = 1.959964


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson: sound also for few games and rare wins.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    share = wins / games
    spread = Z * sqrt(share * (1 - share) / games + Z**2 / (4 * games**2))
    centre = share + Z**2 / (2 * games)
    scale = 1 + Z**2 / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def summary(outcomes: Simulation, bots: Sequence[str], seconds: float) -> dict[str, Any]:
    """The outcomes of many games as plain data."""
    games = len(outcomes)
    finished = int(outcomes.finished.sum())
    won = outcomes.winners.any(axis=1)
    return {
        "games": games,
        "finished": finished,
        "unfinished": games - finished,
        "draws": int((outcomes.finished & ~won).sum()),
        "seats": [_seat(outcomes, seat, bot) for seat, bot in enumerate(bots)],
        "length": {
            "mean": float(outcomes.actions.mean()),
            "min": int(outcomes.actions.min()),
            "max": int(outcomes.actions.max()),
        },
        "seconds": seconds,
        "games_per_second": games / seconds,
        "moves_per_second": float(outcomes.actions.sum()) / seconds,
    }


def _seat(outcomes: Simulation, seat: int, bot: str) -> dict[str, Any]:
    wins = int(outcomes.winners[:, seat].sum())
    return {
        "seat": seat,
        "bot": bot,
        "wins": wins,
        "share": wins / len(outcomes),
        "interval": list(wilson(wins, len(outcomes))),
        "points": float(outcomes.points[:, seat].mean()),
    }
