"""What many games say: shares with their uncertainty, lengths, points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spieltisch.bots.arena.shares import wilson
from spieltisch.engine.simulation import Simulation


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
        "seats": [
            {
                "seat": seat,
                "bot": bot,
                **_tally(outcomes.winners[:, seat], outcomes.points[:, seat]),
            }
            for seat, bot in enumerate(bots)
        ],
        "turn_order": _turn_order(outcomes),
        "length": {
            "mean": float(outcomes.actions.mean()),
            "min": int(outcomes.actions.min()),
            "max": int(outcomes.actions.max()),
        },
        "seconds": seconds,
        "games_per_second": games / seconds,
        "moves_per_second": float(outcomes.actions.sum()) / seconds,
    }


def _turn_order(outcomes: Simulation) -> list[dict[str, Any]]:
    """The same by who had the first turn, the second and so on; empty if no game records it."""
    winners = outcomes.in_turn_order(outcomes.winners)
    points = outcomes.in_turn_order(outcomes.points)
    if len(winners) == 0:
        return []
    return [
        {"turn": turn, **_tally(winners[:, turn], points[:, turn])}
        for turn in range(winners.shape[1])
    ]


def _tally(won: NDArray[np.bool_], points: NDArray[np.float64]) -> dict[str, Any]:
    wins, games = int(won.sum()), len(won)
    return {
        "wins": wins,
        "share": wins / games,
        "interval": list(wilson(wins, games)),
        "points": float(points.mean()),
    }
