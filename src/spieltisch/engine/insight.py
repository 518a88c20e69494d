"""What a game can learn from winning: how well a seat stands once it has moved.

The game says what matters, in small whole numbers, and a network with one hidden layer makes a
chance to win out of them. The network is learned from games that bots play against themselves
(`bots/learning`); it is data, and comes with the game. The game also says what the moves of others
tell about what they hold.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine.chance import Seed
from spieltisch.engine.compiling import Unit
from spieltisch.engine.contract import STATE, State

#: What matters, as the game counts it, and the numbers of a network.
Inputs = NDArray[np.uint8]
Network = NDArray[np.float32]

#: [sample, word]: what a seat may hold, as the game writes it, the likelier the more often; and the
#: same for all seats.
Hands = NDArray[np.uint64]
Evidence = NDArray[np.uint64]

Look: TypeAlias = Callable[[State, int, Inputs], None]
Advance: TypeAlias = Callable[[State, int, int], int]
Note: TypeAlias = Callable[[State, int, int, int, Seed, Hands], None]
Imagine: TypeAlias = Callable[[State, int, Seed, Evidence], None]

# The same, as the compiler writes it.
INPUTS, NETWORK = "uint8[::1]", "float32[::1]"
HANDS, EVIDENCE = "uint64[:, ::1]", "uint64[:, :, ::1]"
LOOK = f"void({STATE}, int64, {INPUTS})"
ADVANCE = f"int64({STATE}, int64, int64)"
NOTE = f"void({STATE}, int64, int64, int64, uint64, {HANDS})"
IMAGINE = f"void({STATE}, int64, uint64, {EVIDENCE})"


@dataclass(frozen=True)
class Insight:
    """What is learned about a game, for these numbers of players.

    `look(state, seat, out)` counts what matters of what the seat sees; it must not depend on
    anything else. `advance(state, seat, action)` does to the table what the action certainly does,
    and nothing that chance decides; it returns 0, and changes nothing, for a move that is not
    judged in this way.
    `network` holds, one after another: the weight of each input for the result itself, the
    threshold of each hidden unit, its weight for the result, and for each input its weights for
    all hidden units.
    `note(state, viewer, seat, action, seed, hands)` makes of what the seat may have held before a
    move what it may hold after it; `state` is what the viewer saw before the move, and is not
    needed afterwards. Of each hand that is supposed there are `words`, all 0 if nothing is known.
    `imagine(state, viewer, seed, evidence)` is a `guess` by such evidence.
    """

    players: tuple[int, ...]
    inputs: tuple[str, ...]
    look: Look
    advance: Advance
    network: Network
    words: int
    note: Note
    imagine: Imagine

    @property
    def hidden(self) -> int:
        """How many hidden units the network has."""
        return hidden_units(len(self.network), len(self.inputs))

    def units(self) -> list[Unit]:
        """All kernels with their signatures."""
        return [
            Unit("look", self.look, LOOK),
            Unit("advance", self.advance, ADVANCE),
            Unit("note", self.note, NOTE),
            Unit("imagine", self.imagine, IMAGINE),
        ]


def network_size(inputs: int, hidden: int) -> int:
    """How many numbers a network has."""
    return inputs + hidden * (2 + inputs)


def hidden_units(size: int, inputs: int) -> int:
    """How many hidden units a network of some size has.

    >>> hidden_units(network_size(inputs=80, hidden=32), inputs=80)
    32
    """
    return (size - inputs) // (2 + inputs)


def network_in(path: Path, inputs: int) -> Network:
    """The network in a file that a learning has written; none, if there is no file yet."""
    if not path.exists():
        return np.zeros(inputs, np.float32)
    with np.load(path, allow_pickle=False) as arrays:
        network: Network = arrays["network"]
    return network
