"""What is said of moves and of how a match stands: who plays, who looks, what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

#: A seat's number, or the referee outside the game.
Mover = int | Literal["moderator"]

#: A seat's number, everybody at once, or a spectator.
Viewer = int | Literal["all"] | None


class Played(NamedTuple):
    """A move that was played: by whom, its action code, and its notation."""

    seat: Mover
    action: int
    move: str


@dataclass(frozen=True)
class Result:
    """Points by seat, the seats that won, and where the points come from.

    While the match runs there are points but no winners; a finished match without winners
    is a draw.
    """

    points: tuple[float, ...]
    winners: tuple[int, ...]
    breakdown: Mapping[str, Any]


class Foreseen(NamedTuple):
    """What a move leads to that has not been played: whether it is the last, and who wins."""

    played: Played
    over: bool
    winners: tuple[int, ...]
