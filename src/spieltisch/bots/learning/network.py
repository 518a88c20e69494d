"""A network while it learns: its numbers, and how they follow what was noted (Adam)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spieltisch.bots.learning.notes import Notes, Seen
from spieltisch.engine.insight import Inputs, Network, hidden_units, network_size

Floats = NDArray[np.float32]

#: Of how many positions a step is made, and of how many choices.
STEP, CHOICES = 2048, 4096

#: How much of the earlier direction, and of its size, each step keeps; and what keeps it finite.
DIRECTION, SIZE, LEAST = np.float32(0.9), np.float32(0.999), np.float32(1e-8)

#: How much numbers without a use shrink.
SHRINKING = np.float32(1e-6)

#: How much one worth has to be above another for it to be chosen about three times as often.
HEAT = 0.1

#: A choice that has become so much likelier since it was made, or less likely, has done its part.
ENOUGH = 0.2


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

    def successor(self) -> Learner:
        """One that has learned the same, and starts anew."""
        network = self.network.copy()
        return Learner(network, np.zeros_like(network), np.zeros_like(network), 0)

    def as_arrays(self, name: str) -> dict[str, NDArray[Any]]:
        """All of it under a name, as it is kept in a file."""
        return {f"{name}_{part}": np.asarray(array) for part, array in vars(self).items()}

    @classmethod
    def from_arrays(cls, name: str, arrays: Mapping[str, NDArray[Any]]) -> Learner:
        """What was kept under a name."""
        network, direction, size, steps = (
            arrays[f"{name}_{part}"] for part in ("network", "direction", "size", "steps")
        )
        return cls(network, direction, size, int(steps))

    def judge(self, seen: Seen, rate: float, order: NDArray[np.int64]) -> float:
        """Learn how well seats stood, in an order; return how far off that was on average."""
        losses = []
        for some in np.split(order, range(STEP, len(order), STEP)):
            inputs = seen.moves[some].astype(np.float32)
            loss, gradient = loss_and_gradient(self.network, inputs, seen.came[some])
            self._follow(gradient, rate)
            losses.append(loss)
        return float(np.mean(losses))

    def prefer(self, notes: Notes, rate: float, order: NDArray[np.int64]) -> None:
        """Learn to choose what brought more than was thought, in an order."""
        spread = notes.gained.std()
        for some in np.split(order, range(CHOICES, len(order), CHOICES)):
            self._follow(gradient_of_choices(self.network, notes.part(some), spread), rate)

    def _follow(self, gradient: Floats, rate: float) -> None:
        gradient += SHRINKING * self.network
        self.steps += 1
        self.direction += (1 - DIRECTION) * (gradient - self.direction)
        self.size += (1 - SIZE) * (gradient * gradient - self.size)
        direction = self.direction / (1 - DIRECTION**self.steps)
        size = self.size / (1 - SIZE**self.steps)
        self.network -= np.float32(rate) * direction / (np.sqrt(size) + LEAST)


def loss_and_gradient(network: Network, inputs: Floats, targets: Floats) -> tuple[float, Floats]:
    """How far off the network is (cross entropy), and where its numbers make that larger."""
    worth, active = _worths(network, inputs)
    loss = np.mean(np.logaddexp(0, worth) - targets * worth)
    off = ((1 / (1 + np.exp(-worth)) - targets) / len(targets)).astype(np.float32)
    return float(loss), _gradient(network, inputs, active, off)


def gradient_of_choices(network: Network, notes: Notes, spread: float) -> Floats:
    """Where the network's numbers make choices likelier that brought less than was thought.

    What they brought is measured in spreads.
    """
    rows = np.arange(len(notes.chosen))
    offered = np.arange(notes.moves.shape[1]) < notes.counts[:, None]
    inputs = notes.moves[offered].astype(np.float32)
    worth, active = _worths(network, inputs)
    likely = np.full(offered.shape, -np.inf)
    likely[offered] = worth / HEAT
    likely = np.exp(likely - likely.max(axis=1, keepdims=True))
    likely /= likely.sum(axis=1, keepdims=True)
    grown = likely[rows, notes.chosen] / notes.likely
    gained = notes.gained / spread
    done = np.where(gained > 0, grown > 1 + ENOUGH, grown < 1 - ENOUGH)
    force = np.where(done, 0.0, gained * grown / len(rows))
    off = force[:, None] * likely
    off[rows, notes.chosen] -= force
    return _gradient(network, inputs, active, (off[offered] / HEAT).astype(np.float32))


def _worths(network: Network, inputs: Floats) -> tuple[Floats, Floats]:
    """What the network thinks of positions, and what its hidden units do with them."""
    direct, thresholds, outs, links = parts_of(network, inputs.shape[1])
    active = np.maximum(inputs @ links + thresholds, 0)
    return active @ outs + inputs @ direct, active


def _gradient(network: Network, inputs: Floats, active: Floats, off: Floats) -> Floats:
    """What the numbers of the network have to do with worths that should be lower by `off`."""
    _, _, outs, _ = parts_of(network, inputs.shape[1])
    back = np.outer(off, outs) * (active > 0)
    parts = (inputs.T @ off, back.sum(0), active.T @ off, (inputs.T @ back).ravel())
    return np.concatenate(parts)


def parts_of(network: Network, inputs: int) -> tuple[Floats, Floats, Floats, Floats]:
    """The weights of the inputs, thresholds and weights of the hidden units, and their links."""
    hidden = hidden_units(len(network), inputs)
    direct, thresholds, outs, links = np.split(
        network, (inputs, inputs + hidden, inputs + 2 * hidden)
    )
    return direct, thresholds, outs, links.reshape(inputs, hidden)


def worth_of(network: Network, inputs: Inputs) -> float:
    """What a network thinks of a position, without the compiler."""
    worths, _ = _worths(network, inputs[None].astype(np.float32))
    return float(worths[0])
