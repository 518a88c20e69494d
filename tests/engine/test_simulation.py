"""Batches of games: the same on any number of threads, with bots and without."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from engine.sequences import GAME
from spieltisch.engine import simulation
from spieltisch.engine.simulation import Simulation

BOTS = [None, ["random"], ["greedy"], ["greedy", "random", "random"]]


def batch(threads: int, chunk: int, bots: Sequence[str] | None, games: int = 30) -> Simulation:
    options = GAME.checked_options(3, {"draw": "manual"})
    blank = GAME.blank(3, options)
    return simulation.simulate(GAME, blank, 3, games, bots, 5, threads=threads, chunk=chunk)


def arrays(outcomes: Simulation) -> list[Any]:
    return [outcomes.points, outcomes.winners, outcomes.actions, outcomes.finished]


@pytest.mark.parametrize("bots", BOTS)
@pytest.mark.parametrize(("threads", "chunk"), [(2, 30), (2, 7), (4, 1)])
def test_threads_and_chunks_change_nothing(
    threads: int, chunk: int, bots: Sequence[str] | None
) -> None:
    one, other = batch(1, 30, bots), batch(threads, chunk, bots)
    for wanted, found in zip(arrays(one), arrays(other), strict=True):
        np.testing.assert_array_equal(wanted, found)


@pytest.mark.parametrize("bots", BOTS)
def test_a_shorter_batch_is_the_beginning_of_a_longer_one(bots: Sequence[str] | None) -> None:
    for short, long in zip(
        arrays(batch(1, 30, bots, 8)), arrays(batch(2, 5, bots, 30)), strict=True
    ):
        np.testing.assert_array_equal(short, long[:8])


def test_outcomes_fit_together() -> None:
    outcomes = GAME.simulate(300, players=6, seed=2, teams=3)
    assert len(outcomes) == 300
    assert outcomes.points.shape == outcomes.winners.shape == (300, 6)
    assert outcomes.finished.all()
    assert (outcomes.actions > 0).all()
    winning = outcomes.winners.sum(axis=1)
    assert set(winning.tolist()) <= {0, 2}
    assert (outcomes.points[outcomes.winners] >= 1).all()


def test_who_plays_better_wins_more_often() -> None:
    outcomes = GAME.simulate(200, players=2, bots=["greedy", "random"], seed=3)
    greedy, random = outcomes.winners.sum(axis=0)
    assert greedy > 3 * random


def test_another_seed_gives_other_games() -> None:
    assert (GAME.simulate(50, seed=1).actions != GAME.simulate(50, seed=2).actions).any()


def test_progress_is_told_until_all_games_are_played() -> None:
    told: list[tuple[int, int]] = []
    GAME.simulate(5000, seed=1, progress=lambda done, games: told.append((done, games)))
    assert told == [(2000, 5000), (4000, 5000), (5000, 5000)]


def test_a_game_that_goes_on_too_long_counts_as_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "LIMIT", 10)
    outcomes = GAME.simulate(20, seed=1)
    assert not outcomes.finished.any()
    assert not outcomes.winners.any()
    assert (outcomes.actions == 10).all()
