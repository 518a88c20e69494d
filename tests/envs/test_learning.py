"""The example for newcomers learns: a few updates make what pays more likely."""

import runpy
from pathlib import Path
from typing import Any

import numpy as np

from spieltisch import envs

EXAMPLE = runpy.run_path(str(Path(__file__).resolve().parents[2] / "examples" / "learning.py"))


def test_what_brought_more_than_expected_becomes_more_likely() -> None:
    chance = np.random.default_rng(1)
    network: Any = EXAMPLE["Network"](6, 4, chance)
    masks = np.ones((64, 4), np.int8)
    masks[:, 3] = 0
    legal = EXAMPLE["Choices"].of(masks)
    observations = chance.random((64, 6), np.float32)
    for _ in range(60):
        likely = network.look(observations, legal)[1]
        picks = EXAMPLE["draw"](likely, legal, chance)
        returns = np.where(legal.actions[picks] == 2, 1.0, -1.0).astype(np.float32)
        network.learn(observations, legal, picks, returns)
    likely = network.look(observations, legal)[1].reshape(64, 3)
    assert likely[:, 2].min() > 0.9


def test_actions_are_drawn_as_often_as_they_are_likely() -> None:
    chance = np.random.default_rng(1)
    masks = np.ones((20_000, 2), np.int8)
    legal = EXAMPLE["Choices"].of(masks)
    likely = np.tile(np.array([0.25, 0.75], np.float32), len(masks))
    picks = EXAMPLE["draw"](likely, legal, chance)
    assert abs(np.mean(legal.actions[picks]) - 0.75) < 0.02


def test_the_gradient_is_that_of_the_loss() -> None:
    """What is expected comes closer to what comes."""
    chance = np.random.default_rng(2)
    network: Any = EXAMPLE["Network"](6, 3, chance)
    legal = EXAMPLE["Choices"].of(np.ones((32, 3), np.int8))
    observations = chance.random((32, 6), np.float32)
    returns = (observations[:, 0] - observations[:, 1]).astype(np.float32)
    distances = []
    for _ in range(300):
        _, likely, expected = network.look(observations, legal)
        distances.append(float(((returns - expected) ** 2).mean()))
        network.learn(observations, legal, EXAMPLE["draw"](likely, legal, chance), returns)
    assert distances[-1] < distances[0] / 4


def test_the_example_runs(tmp_path: Path) -> None:
    env = envs.vector("gluex", 2, 8, opponents="random", autoreset="same_step", threads=1)
    EXAMPLE["train"](env, 0.2, seed=1)
    EXAMPLE["plot"]([(1.0, 100, 0.5), (2.0, 200, 0.6)], "Glüx", tmp_path / "learning.svg")
    assert (tmp_path / "learning.svg").read_text(encoding="utf-8").startswith("<?xml")
