"""What is noted of games from which networks learn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Seen:
    """What mattered after moves, and how well each of them left the seat."""

    moves: NDArray[np.uint8]
    came: NDArray[np.float32]

    @classmethod
    def joined(cls, parts: Sequence[Seen]) -> Seen:
        """All of it, one after the other."""
        moves = np.concatenate([part.moves for part in parts])
        return cls(moves, np.concatenate([part.came for part in parts]))


@dataclass(frozen=True)
class Notes:
    """Choices: the moves that there were, which was made, and what it brought.

    `moves[k]` is what matters after each of the first `counts[k]` moves, of which the one number
    `chosen[k]` was made; before that it was `likely[k]`. `came` says how well it left the
    seat, as was found out later, and `gained` how much better than was thought before.
    """

    moves: NDArray[np.uint8]
    counts: NDArray[np.int32]
    chosen: NDArray[np.int32]
    likely: NDArray[np.float32]
    came: NDArray[np.float32]
    gained: NDArray[np.float32]

    @property
    def arrays(self) -> list[NDArray[Any]]:
        """All that is noted, in this order."""
        return list(vars(self).values())

    @classmethod
    def empty(cls, choices: int, breadth: int, inputs: int) -> Notes:
        """Room for choices among at most so many moves."""
        return cls(
            np.empty((choices, breadth, inputs), np.uint8),
            np.empty(choices, np.int32),
            np.empty(choices, np.int32),
            *(np.empty(choices, np.float32) for _ in range(3)),
        )

    @classmethod
    def joined(cls, parts: Sequence[Notes]) -> Notes:
        """All choices, one after the other."""
        return cls(*map(np.concatenate, zip(*(part.arrays for part in parts), strict=True)))

    @property
    def seen(self) -> Seen:
        """What mattered after the moves that were made."""
        return Seen(self.moves[np.arange(len(self.chosen)), self.chosen], self.came)

    def part(self, some: NDArray[np.int64] | slice) -> Notes:
        """Some of the choices."""
        return Notes(*(array[some] for array in self.arrays))
