"""A network while it learns: its numbers, and how they follow what was noted (Adam)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine.insight import Inputs, Network, hidden_units, network_size

Floats = NDArray[np.float32]

#: Of how many positions a step is made.
STEP = 2048

#: How much of the earlier direction, and of its size, each step keeps; and what keeps it finite.
DIRECTION, SIZE, LEAST = np.float32(0.9), np.float32(0.999), np.float32(1e-8)

#: How much numbers without a use shrink.
SHRINKING = np.float32(1e-6)


@dataclass
class Learner:
    """A network, and how its numbers have moved so far."""

    network: Network
    direction: Floats
    size: Floats
    steps: int

    @classmethod
    def new(cls, inputs: int, hidden: int, seed: int) -> Learner:
        """A network that thinks the same of everything, and can learn."""
        size = network_size(inputs, hidden)
        network = np.zeros(size, np.float32)
        links = np.random.default_rng(seed).normal(0.0, 0.05, inputs * hidden)
        network[inputs + 2 * hidden :] = links.astype(np.float32)
        return cls(network, np.zeros(size, np.float32), np.zeros(size, np.float32), 0)

    def follow(
        self, notes: NDArray[np.uint8], targets: Floats, rate: float, order: NDArray[np.int64]
    ) -> float:
        """Go once through what was noted, in an order; return how far off it was on average."""
        losses = [
            self._step(notes[some].astype(np.float32), targets[some], np.float32(rate))
            for some in np.split(order, range(STEP, len(order), STEP))
        ]
        return float(np.mean(losses))

    def _step(self, inputs: Floats, targets: Floats, rate: np.float32) -> float:
        loss, gradient = loss_and_gradient(self.network, inputs, targets)
        gradient += SHRINKING * self.network
        self.steps += 1
        self.direction += (1 - DIRECTION) * (gradient - self.direction)
        self.size += (1 - SIZE) * (gradient * gradient - self.size)
        direction = self.direction / (1 - DIRECTION**self.steps)
        size = self.size / (1 - SIZE**self.steps)
        self.network -= rate * direction / (np.sqrt(size) + LEAST)
        return loss


def loss_and_gradient(network: Network, inputs: Floats, targets: Floats) -> tuple[float, Floats]:
    """How far off the network is (cross entropy), and where its numbers make that larger."""
    width = inputs.shape[1]
    hidden = hidden_units(len(network), width)
    direct, thresholds, outs, links = parts_of(network, width, hidden)
    active = np.maximum(inputs @ links + thresholds, 0)
    worth = active @ outs + inputs @ direct
    loss = np.mean(np.logaddexp(0, worth) - targets * worth)
    off = ((1 / (1 + np.exp(-worth)) - targets) / len(targets)).astype(np.float32)
    back = np.outer(off, outs) * (active > 0)
    parts = (inputs.T @ off, back.sum(0), active.T @ off, (inputs.T @ back).ravel())
    return float(loss), np.concatenate(parts)


def parts_of(network: Network, inputs: int, hidden: int) -> tuple[Floats, Floats, Floats, Floats]:
    """The weights of the inputs, thresholds and weights of the hidden units, and their links."""
    direct, thresholds, outs, links = np.split(
        network, (inputs, inputs + hidden, inputs + 2 * hidden)
    )
    return direct, thresholds, outs, links.reshape(inputs, hidden)


def worth_of(network: Network, inputs: Inputs) -> float:
    """What a network thinks of a position, without the compiler."""
    hidden = hidden_units(len(network), len(inputs))
    direct, thresholds, outs, links = parts_of(network, len(inputs), hidden)
    counts = inputs.astype(np.float32)
    return float(np.maximum(counts @ links + thresholds, 0) @ outs + counts @ direct)
