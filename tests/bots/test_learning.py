"""Learning: the same plan learns the same, also when it was broken off, and it fits."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import spieltisch
from spieltisch.bots.learning import CannotLearn, Learning, LearningPlan, learning
from spieltisch.bots.learning.network import (
    HEAT,
    Floats,
    Learner,
    gradient_of_choices,
    loss_and_gradient,
    worth_of,
)
from spieltisch.bots.learning.notes import Notes
from spieltisch.bots.search.insight import appraise
from spieltisch.engine.insight import CHOOSING, JUDGING, hidden_units, network_size, networks_in

SEQUENCE = spieltisch.game("sequence")
PLAN = LearningPlan(SEQUENCE, rounds=3, games=6, hidden=4, seed=5)


@pytest.fixture(autouse=True)
def _few_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "CHECKED_DEALS", 2)
    monkeypatch.setattr(learning, "CHUNK", 2)
    monkeypatch.setattr(learning, "JUDGED", 1)


def learned(plan: LearningPlan, folder: Path, threads: int = 1) -> Learning:
    running = Learning(plan, folder, threads)
    running.run()
    return running


def test_a_plan_learns_the_same_on_any_number_of_threads(tmp_path: Path) -> None:
    first, second = learned(PLAN, tmp_path / "a"), learned(PLAN, tmp_path / "b", threads=2)
    assert np.array_equal(first.networks, second.networks)
    assert not np.array_equal(first.networks[JUDGING], Learner.new(91, 4, PLAN.seed).network)
    other = learned(replace(PLAN, seed=6), tmp_path / "c")
    assert not np.array_equal(first.networks, other.networks)


def test_learning_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    whole = learned(PLAN, tmp_path / "whole")
    learned(replace(PLAN, rounds=2), tmp_path / "parts")
    parts = learned(PLAN, tmp_path / "parts")
    assert [one.loss for one in parts.rounds] == [one.loss for one in whole.rounds]
    assert np.array_equal(parts.networks, whole.networks)


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


def test_the_networks_are_kept_with_what_made_them(tmp_path: Path) -> None:
    ended = learned(replace(PLAN, rounds=1), tmp_path)
    path = ended.save("spieltisch learn", "2026-11-18")
    assert np.array_equal(networks_in(path, len(PLAN.insight.inputs)), ended.networks)
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


def some_notes(choices: int, breadth: int, inputs: int) -> Notes:
    """Choices among two or more moves, that brought what they did by chance."""
    chance = np.random.default_rng(1)
    notes = Notes.empty(choices, breadth, inputs)
    notes.moves[:] = chance.integers(0, 3, notes.moves.shape)
    notes.counts[:] = chance.integers(2, breadth + 1, choices)
    notes.chosen[:] = chance.integers(0, notes.counts)
    notes.likely[:] = 1 / notes.counts
    notes.came[:] = chance.random(choices)
    notes.gained[:] = chance.normal(size=choices)
    return notes


def test_a_network_learns_what_decides() -> None:
    notes = some_notes(8000, 2, 6)
    seen = notes.moves[np.arange(8000), notes.chosen]
    notes.came[:] = (seen[:, 0] > seen[:, 1]) ^ (seen[:, 2] > 1)
    learner = Learner.new(6, 16, seed=1)
    losses = [learner.judge(notes.seen, 0.02, np.arange(8000)) for _ in range(60)]
    assert losses[0] > 0.6
    assert losses[-1] < 0.25


def test_a_network_learns_to_prefer_what_brings_more_than_was_thought() -> None:
    notes = some_notes(8000, 3, 6)
    seen = notes.moves[np.arange(8000), notes.chosen]
    notes.gained[:] = np.where(seen[:, 3] > 1, 0.5, -0.25)
    learner = Learner.new(6, 8, seed=1)
    for _ in range(10):
        learner.prefer(notes, 0.005, np.arange(8000))
    plain, better = np.ones(6, np.uint8), np.array([1, 1, 1, 2, 1, 1], np.uint8)
    gap = worth_of(learner.network, better) - worth_of(learner.network, plain)
    assert gap > HEAT / 10
    assert gap < 10 * HEAT, "a choice that has become likelier has done its part"


def test_the_gradient_of_choices_points_where_they_bring_less() -> None:
    notes = some_notes(20, 4, 5)
    network: Floats = np.random.default_rng(3).normal(scale=0.02, size=network_size(5, 3))  # type: ignore[assignment]

    def likely(k: int, network: Floats) -> float:
        """How likely the network makes choice number k."""
        worths = [worth_of(network, one) / HEAT for one in notes.moves[k, : notes.counts[k]]]
        return float((np.exp(worths) / np.exp(worths).sum())[notes.chosen[k]])

    def brought(network: Floats) -> float:
        """What choices like these bring on average, if they are made as the network likes them."""
        shares = [likely(k, network) / float(notes.likely[k]) for k in range(20)]
        return float(np.mean(shares * notes.gained))

    notes.likely[:] = [likely(k, network) for k in range(20)]
    gradient = gradient_of_choices(network, notes, spread=1.0)
    for k in range(len(network)):
        step = np.zeros_like(network)
        step[k] = 1e-6
        slope = (brought(network - step) - brought(network + step)) / 2e-6
        assert gradient[k] == pytest.approx(slope, abs=1e-4)


def test_at_first_the_network_that_judges_chooses_as_well(tmp_path: Path) -> None:
    networks = learned(replace(PLAN, rounds=1), tmp_path).networks
    assert np.array_equal(networks[CHOOSING], networks[JUDGING])
    networks = learned(PLAN, tmp_path).networks
    assert not np.array_equal(networks[CHOOSING], networks[JUDGING])


def test_what_is_noted_of_games_says_who_won_them(tmp_path: Path) -> None:
    running = Learning(PLAN, tmp_path, threads=1)
    with ThreadPoolExecutor(1) as pool:
        notes = running._play(0, pool)
    assert len(notes.counts) > 6 * 5
    assert np.all((notes.chosen >= 0) & (notes.chosen < notes.counts))
    assert np.all((notes.likely > 0) & (notes.likely <= 1))
    # Nothing was learned yet: all moves are equally likely, and half of all games are won.
    assert notes.likely == pytest.approx(1 / notes.counts)
    assert notes.gained == pytest.approx(notes.came - 0.5, abs=1e-6)
    # The last choice of a game brought what came of it; earlier ones a part of that.
    assert {notes.came.min(), notes.came.max()} == {0.0, 1.0}


def test_kernels_think_of_a_position_what_the_network_says() -> None:
    chance = np.random.default_rng(2)
    network = chance.normal(size=network_size(9, 5)).astype(np.float32)
    for inputs in chance.integers(0, 6, (20, 9)).astype(np.uint8):
        own = appraise(inputs, network, np.empty(hidden_units(len(network), 9), np.float32))
        assert own == pytest.approx(worth_of(network, inputs), rel=1e-4, abs=1e-4)
