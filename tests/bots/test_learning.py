"""Learning: the same plan learns the same, also when it was broken off, and it fits."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import spieltisch
from spieltisch.bots.learning import CannotLearn, Learning, LearningPlan, learning
from spieltisch.bots.learning.network import Learner, loss_and_gradient, worth_of
from spieltisch.bots.search.insight import appraise
from spieltisch.engine.insight import hidden_units, network_in, network_size

SEQUENCE = spieltisch.game("sequence")
PLAN = LearningPlan(SEQUENCE, rounds=3, games=6, hidden=4, seed=5)


@pytest.fixture(autouse=True)
def _few_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "CHECKED_DEALS", 2)
    monkeypatch.setattr(learning, "CHUNK", 2)


def learned(plan: LearningPlan, folder: Path, threads: int = 1) -> Learning:
    running = Learning(plan, folder, threads)
    running.run()
    return running


def test_a_plan_learns_the_same_on_any_number_of_threads(tmp_path: Path) -> None:
    first, second = learned(PLAN, tmp_path / "a"), learned(PLAN, tmp_path / "b", threads=2)
    assert np.array_equal(first.network, second.network)
    assert not np.array_equal(first.network, Learner.new(91, 4, PLAN.seed).network)
    other = learned(replace(PLAN, seed=6), tmp_path / "c")
    assert not np.array_equal(first.network, other.network)


def test_learning_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    whole = learned(PLAN, tmp_path / "whole")
    learned(replace(PLAN, rounds=2), tmp_path / "parts")
    parts = learned(PLAN, tmp_path / "parts")
    assert [one.loss for one in parts.rounds] == [one.loss for one in whole.rounds]
    assert np.array_equal(parts.network, whole.network)


def test_a_folder_holds_one_plan_and_one_learning_at_a_time(tmp_path: Path) -> None:
    running = learned(replace(PLAN, rounds=1), tmp_path)
    with pytest.raises(CannotLearn, match="run is under way"):
        Learning(PLAN, tmp_path)
    del running
    with pytest.raises(CannotLearn, match="holds another training"):
        Learning(replace(PLAN, games=7), tmp_path)


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    learned(replace(PLAN, rounds=1), tmp_path)
    (tmp_path / "state.npz").write_bytes(b"PK\3\4")
    with pytest.raises(CannotLearn, match=r"state\.npz” is damaged"):
        Learning(PLAN, tmp_path)


def test_a_game_that_does_not_say_what_matters_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CannotLearn, match="gluex does not say"):
        Learning(LearningPlan(spieltisch.game("gluex")), tmp_path)


def test_the_network_is_kept_with_what_made_it(tmp_path: Path) -> None:
    ended = learned(replace(PLAN, rounds=1), tmp_path)
    path = ended.save("spieltisch learn", "2026-11-18")
    assert np.array_equal(network_in(path, len(PLAN.insight.inputs)), ended.network)
    with np.load(path, allow_pickle=False) as arrays:
        assert '"command": "spieltisch learn", "date": "2026-11-18", "rounds": 1' in str(
            arrays["made"]
        )


def test_the_gradient_points_where_the_loss_grows() -> None:
    chance = np.random.default_rng(1)
    network = chance.normal(size=network_size(5, 3))
    inputs, targets = chance.integers(0, 4, (20, 5)).astype(float), chance.random(20)
    _, gradient = loss_and_gradient(network, inputs, targets)  # type: ignore[arg-type]
    for k in range(len(network)):
        step = np.zeros_like(network)
        step[k] = 1e-5
        above, _ = loss_and_gradient(network + step, inputs, targets)  # type: ignore[arg-type]
        below, _ = loss_and_gradient(network - step, inputs, targets)  # type: ignore[arg-type]
        assert gradient[k] == pytest.approx((above - below) / 2e-5, abs=1e-5)


def test_a_network_learns_what_decides() -> None:
    chance = np.random.default_rng(1)
    notes = chance.integers(0, 3, (8000, 6)).astype(np.uint8)
    targets = ((notes[:, 0] > notes[:, 1]) ^ (notes[:, 2] > 1)).astype(np.float32)
    learner = Learner.new(6, 16, seed=1)
    order = np.arange(len(notes))
    losses = [learner.follow(notes, targets, 0.02, order) for _ in range(40)]
    assert losses[0] > 0.6
    assert losses[-1] < 0.25


def test_kernels_think_of_a_position_what_the_network_says() -> None:
    chance = np.random.default_rng(2)
    network = chance.normal(size=network_size(9, 5)).astype(np.float32)
    for inputs in chance.integers(0, 6, (20, 9)).astype(np.uint8):
        own = appraise(inputs, network, np.empty(hidden_units(len(network), 9), np.float32))
        assert own == pytest.approx(worth_of(network, inputs), rel=1e-4, abs=1e-4)
