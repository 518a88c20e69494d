"""Learn to play a game from nothing, with a page of NumPy: an actor and a critic.

    .venv/bin/python examples/learning.py
    .venv/bin/python examples/learning.py gluex --opponents greedy --seconds 300

Without arguments it learns Glow for two, opposite a bot that plays at random.

A network with one hidden layer is shown what its seat may see. It gives every action a score, of
which only the legal ones count, and says what it expects to win. After every few steps of all
matches, actions that brought more than expected become more likely. A plot shows how it went.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from spieltisch import envs
from spieltisch.envs.vector_env import Vector

Numbers = NDArray[np.float32]

MATCHES, STEPS, HIDDEN = 256, 16, 64
DISCOUNT, ENTROPY, RATE, LARGEST_GRADIENT = 0.995, 0.01, 3e-3, 1.0


class Choices(NamedTuple):
    """The legal actions of many positions, one after the other, and where each position begins."""

    rows: NDArray[np.int64]
    actions: NDArray[np.int64]
    starts: NDArray[np.int64]

    @classmethod
    def of(cls, masks: NDArray[np.int8]) -> Choices:
        """All that the masks allow; every position allows something."""
        rows, actions = np.nonzero(masks)
        return cls(rows, actions, np.searchsorted(rows, np.arange(len(masks))))

    @classmethod
    def joined(cls, parts: list[Choices]) -> Choices:
        """The positions of several steps as those of one."""
        sizes = [len(part.starts) for part in parts]
        firsts = np.cumsum([0, *sizes[:-1]])
        rows = np.concatenate([p.rows + first for p, first in zip(parts, firsts, strict=True)])
        actions = np.concatenate([part.actions for part in parts])
        return cls(rows, actions, np.searchsorted(rows, np.arange(sum(sizes))))


class Network:
    """One hidden layer; an actor's scores and a critic's expectation come out of it."""

    def __init__(self, features: int, actions: int, chance: np.random.Generator) -> None:
        def weights(rows: int, columns: int, scale: float) -> Numbers:
            return chance.standard_normal((rows, columns), np.float32) * np.float32(scale)

        self.weights = [
            weights(features, HIDDEN, 0.1),
            np.zeros(HIDDEN, np.float32),
            weights(actions, HIDDEN, 0.001),
            np.zeros(actions, np.float32),
            weights(HIDDEN, 1, 0.01),
        ]
        self._means = [np.zeros_like(w) for w in self.weights]
        self._squares = [np.zeros_like(w) for w in self.weights]
        self._updates = 0

    def look(self, seen: Numbers, legal: Choices) -> tuple[Numbers, Numbers, Numbers]:
        """The hidden layer, how likely each legal action is, and what can be expected."""
        first, bias, scores, score_bias, worth = self.weights
        hidden = np.tanh(seen @ first + bias)
        likely = np.einsum("ij,ij->i", hidden[legal.rows], scores[legal.actions])
        likely += score_bias[legal.actions]
        likely = np.exp(likely - np.maximum.reduceat(likely, legal.starts)[legal.rows])
        likely /= np.add.reduceat(likely, legal.starts)[legal.rows]
        return hidden, likely, (hidden @ worth)[:, 0]

    def learn(
        self, seen: Numbers, legal: Choices, picks: NDArray[np.int64], returns: Numbers
    ) -> None:
        """Make what brought more than expected more likely, and expect what came."""
        _, _, scores, score_bias, worth = self.weights
        rows, actions, starts = legal
        hidden, likely, expected = self.look(seen, legal)
        surplus = returns - expected
        advantage = (surplus - surplus.mean()) / (surplus.std() + np.float32(1e-6))
        logs = np.log(likely + np.float32(1e-12))
        surprise = logs - np.add.reduceat(likely * logs, starts)[rows]
        down = likely * (advantage[rows] + ENTROPY * surprise)
        down[picks] -= advantage
        down /= len(seen)
        missing: Numbers = (-surplus / np.float32(len(seen)))[:, None]
        back = np.add.reduceat(down[:, None] * scores[actions], starts, axis=0)
        back = (back + missing @ worth.T) * (1 - hidden**2)
        on_scores, on_bias = np.zeros_like(scores), np.zeros_like(score_bias)
        np.add.at(on_scores, actions, down[:, None] * hidden[rows])
        np.add.at(on_bias, actions, down)
        self._adjust([seen.T @ back, back.sum(axis=0), on_scores, on_bias, hidden.T @ missing])

    def _adjust(self, gradients: list[Numbers]) -> None:
        """Adam, with gradients of a limited length."""
        length = np.sqrt(sum(float((g**2).sum()) for g in gradients))
        scale = min(1.0, LARGEST_GRADIENT / (length + 1e-9))
        self._updates += 1
        rate = RATE * (1 - 0.999**self._updates) ** 0.5 / (1 - 0.9**self._updates)
        adjusted = zip(self.weights, gradients, self._means, self._squares, strict=True)
        for weights, gradient, mean, square in adjusted:
            gradient *= np.float32(scale)
            mean += np.float32(0.1) * (gradient - mean)
            square += np.float32(0.001) * (gradient**2 - square)
            weights -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-8))


def draw(likely: Numbers, legal: Choices, chance: np.random.Generator) -> NDArray[np.int64]:
    """The place of one legal action of each position, as likely as it should be.

    Of numbers that are divided by exponential noise, each is the largest as often as its share.
    """
    noisy = likely / (chance.standard_exponential(len(likely), np.float32) + np.float32(1e-20))
    largest = np.flatnonzero(noisy == np.maximum.reduceat(noisy, legal.starts)[legal.rows])
    return largest[np.searchsorted(legal.rows[largest], np.arange(len(legal.starts)))]


def look_back(rewards: Numbers, ends: Numbers, following: Numbers) -> Numbers:
    """What every decision brought: the rewards after it, and what was expected after the last."""
    returns = np.empty_like(rewards)
    for step in reversed(range(len(rewards))):
        following = rewards[step] + DISCOUNT * (1 - ends[step]) * following
        returns[step] = following
    return returns


def train(env: Vector, seconds: float, seed: int) -> list[tuple[float, int, float]]:
    """Learn for some time; return, now and then, seconds, decisions and the share of victories."""
    chance = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    matches, features = observation.shape
    network = Network(features, info["action_mask"].shape[1], chance)
    seen = np.empty((STEPS, matches, features), np.float32)
    rewards, ends = np.empty((2, STEPS, matches), np.float32)
    legal = Choices.of(info["action_mask"])
    begin, decisions, victories, curve = time.perf_counter(), 0, [], []
    while time.perf_counter() - begin < seconds:
        choices, picks, first = [], [], 0
        for step in range(STEPS):
            seen[step] = observation
            chosen = draw(network.look(seen[step], legal)[1], legal, chance)
            choices.append(legal)
            picks.append(first + chosen)
            first += len(legal.rows)
            observation, reward, terminated, truncated, info = env.step(legal.actions[chosen])
            rewards[step], ends[step] = reward, terminated | truncated
            victories += (reward[terminated] > 0).tolist()
            legal = Choices.of(info["action_mask"])
        returns = look_back(rewards, ends, network.look(observation, legal)[2])
        network.learn(
            seen.reshape(-1, features),
            Choices.joined(choices),
            np.concatenate(picks),
            returns.ravel(),
        )
        decisions += STEPS * matches
        if len(victories) >= 1000:
            curve.append((time.perf_counter() - begin, decisions, float(np.mean(victories))))
            print("{:6.0f} s {:10,} decisions {:6.1%} won".format(*curve[-1]), flush=True)
            victories = []
    return curve


def plot(curve: list[tuple[float, int, float]], title: str, path: Path) -> None:
    """Draw the share of matches won."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    axes.plot([d / 1e6 for _, d, _ in curve], [100 * won for _, _, won in curve], color="#33507a")
    axes.axhline(50, color="#999999", linewidth=0.8)
    axes.set(xlabel="million decisions", ylabel="matches won (%)", ylim=(0, 100), title=title)
    figure.savefig(path)


def main() -> None:
    """Learn, and draw how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="glow")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learning.svg"))
    a = parser.parse_args()
    env = envs.vector(
        a.game, a.players, MATCHES, opponents=a.opponents, seat=None, autoreset="same_step"
    )
    curve = train(env, a.seconds, a.seed)
    env.close()
    plot(curve, f"{a.game}, {a.players} players, opposite {a.opponents}", a.out)


if __name__ == "__main__":
    main()
