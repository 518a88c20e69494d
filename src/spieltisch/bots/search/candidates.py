"""What a search finds, whatever way it thinks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from spieltisch.bots.sight import Sight


@dataclass(frozen=True)
class Candidate:
    """A move that was considered.

    `visits` is how often it was tried, `worth` what it then brought the seat, from 0 (lost)
    to 1 (won), and `prior` the share of tries it seemed to deserve beforehand.
    """

    action: int
    visits: int
    worth: float
    prior: float


class Thinker(Protocol):
    """Whoever looks for the best move of one seat in one match."""

    def think(
        self, sight: Sight, *, iterations: int | None = None, seconds: float | None = None
    ) -> list[Candidate]:
        """The legal moves, best first, after the iterations or when the time is up."""
        ...

    def stop(self) -> None:
        """Let a search that another thread waits for end soon, and search no more."""
        ...
