"""Batches of games: the same on any number of threads, with bots and without."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import spieltisch
from engine.duel import GAME as DUEL
from engine.sequences import GAME
from spieltisch.engine import simulation
from spieltisch.engine.chance import seed_of
from spieltisch.engine.simulation import Simulation

BOTS = [None, ["random"], ["greedy"], ["greedy", "random", "random"]]


def batch(threads: int, chunk: int, bots: Sequence[str] | None, games: int = 30) -> Simulation:
    options = GAME.checked_options(3, {"draw": "manual"})
    blank = GAME.blank(3, options)
    return simulation.simulate(GAME, blank, 3, games, bots, 5, threads=threads, chunk=chunk)


def arrays(outcomes: Simulation) -> list[Any]:
    return [outcomes.points, outcomes.winners, outcomes.actions, outcomes.finished, outcomes.first]


@pytest.mark.parametrize("bots", BOTS)
@pytest.mark.parametrize(("threads", "chunk"), [(2, 30), (2, 7), (4, 1)])
def test_threads_and_chunks_change_nothing(
    threads: int, chunk: int, bots: Sequence[str] | None
) -> None:
    one, other = batch(1, 30, bots), batch(threads, chunk, bots)
    for expected, actual in zip(arrays(one), arrays(other), strict=True):
        np.testing.assert_array_equal(expected, actual)


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
    reports: list[tuple[int, int]] = []
    GAME.simulate(5000, seed=1, progress=lambda done, games: reports.append((done, games)))
    assert reports == [(2000, 5000), (4000, 5000), (5000, 5000)]


def test_a_game_that_goes_on_too_long_counts_as_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "LIMIT", 10)
    outcomes = GAME.simulate(20, seed=1)
    assert not outcomes.finished.any()
    assert not outcomes.winners.any()
    assert (outcomes.actions == 10).all()


@pytest.mark.parametrize("name", spieltisch.games())
def test_a_game_keeps_the_first_turn_where_drivers_read_it(name: str) -> None:
    game = spieltisch.game(name)
    assert game.first_turn is None or game.record.fields[game.first_turn][0] == np.dtype("i2")


@pytest.mark.parametrize("bots", [None, ["random"]])
@pytest.mark.parametrize("name", ["sequence", "labyrinth"])
def test_the_deal_says_who_has_the_first_turn(name: str, bots: list[str] | None) -> None:
    game = spieltisch.game(name)
    outcomes = game.simulate(40, players=3, bots=bots, seed=4)
    dealt = [game.new(3, int(seed_of(np.uint64(4), 2 * k))) for k in range(40)]
    assert outcomes.first.tolist() == [match.actors[0] for match in dealt]


def test_the_first_turn_may_be_drawn_after_the_first_moves() -> None:
    """Glüx: everybody chooses a start side before chance decides who begins."""
    game, seed = spieltisch.game("gluex"), np.uint64(4)
    outcomes = game.simulate(40, players=3, seed=4)
    for k, first in enumerate(outcomes.first.tolist()):
        state = game.new(3, int(seed_of(seed, 2 * k))).state.copy()
        game.kernels.rollout(state, seed_of(seed, 2 * k + 1), 3)
        assert game.kernels.actors(state) == 1 << first
    assert set(outcomes.first.tolist()) == {0, 1, 2}
    assert set(game.simulate(40, 3, ["greedy"], seed=4).first.tolist()) == {0, 1, 2}


def test_nobody_had_the_first_turn_of_a_game_that_was_stopped_before_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(simulation, "LIMIT", 1)
    outcomes = spieltisch.game("gluex").simulate(20, players=3, seed=1)
    assert (outcomes.first == -1).all()
    assert outcomes.in_turn_order(outcomes.winners).shape == (0, 3)


def test_a_game_need_not_tell_who_has_the_first_turn() -> None:
    assert (DUEL.simulate(20, seed=1).first == -1).all()


def test_turn_order_begins_with_the_first_seat_and_goes_round() -> None:
    outcomes = Simulation(
        points=np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]),
        winners=np.zeros((2, 3), np.bool_),
        actions=np.ones(2, np.int64),
        finished=np.ones(2, np.bool_),
        first=np.array([1, 0]),
    )
    assert outcomes.in_turn_order(outcomes.points).tolist() == [[2.0, 3.0, 1.0], [4.0, 5.0, 6.0]]
