"""What of a game's knowledge can be tuned on wins."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine.compiling import Unit
from spieltisch.engine.contract import ACTIONS, FEATURES, POINTS, STATE, Actions, Features, State

#: The numbers that can be tuned.
Weights = NDArray[np.float64]

WeighBy: TypeAlias = Callable[[State, int, Actions, int, Weights, Features], None]

#: The signature of `weigh`, with the weights to use before the place for the result.
WEIGH_BY = f"void({STATE}, int64, {ACTIONS}, int64, {POINTS}, {FEATURES})"


@dataclass(frozen=True)
class Tuning:
    """The weights that a game's `weigh` goes by, and the kernel that takes them from outside.

    `weigh(state, seat, actions, count, weights, out)` is the game's `weigh` with any weights.
    `names` say what each weight is for, `start` are those to begin with, and `rivals` are the
    sets of weights that new ones have to win against.
    """

    names: tuple[str, ...]
    start: Weights
    rivals: tuple[Weights, ...]
    weigh: WeighBy

    @property
    def unit(self) -> Unit:
        """The kernel with its signature."""
        return Unit("weigh_by", self.weigh, WEIGH_BY)


def stored(path: Path, names: tuple[str, ...]) -> Weights:
    """The weights of a file that `spieltisch train` wrote, in the order of their names."""
    weights: dict[str, float] = json.loads(path.read_text("utf-8"))["weights"]
    return np.array([weights[name] for name in names])
