"""How a match has gone so far: the states it went through, and the moves between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from spieltisch.engine.contract import MAX_SEATS, State
from spieltisch.engine.errors import BadSeat
from spieltisch.engine.options import is_whole
from spieltisch.engine.seats import Mover, checked_names
from spieltisch.engine.words import WORDS

if TYPE_CHECKING:
    from spieltisch.engine.game import Game


class Played(NamedTuple):
    """A move that was played: by whom, its action code, and its notation."""

    seat: Mover
    action: int
    move: str


class History:
    """The states of a match, and the moves between them; a ply is the number of moves so far.

    `states` and `log` are there to be read, and nobody writes to a state; only `append` and `pop`
    change what has happened.
    """

    def __init__(
        self, game: Game, players: int, start: State, seats: Sequence[str] | None = None
    ) -> None:
        self.game = game
        self.players = players
        self.seats = checked_names(seats, players)
        self.states = [start]
        self.log: list[Played] = []
        self._actors: list[tuple[int, ...] | None] = [None]

    def append(self, played: Played, state: State, actors: tuple[int, ...]) -> None:
        """Add a move, the state after it, and who may act then."""
        self.log.append(played)
        self.states.append(state)
        self._actors.append(actors)

    def pop(self) -> None:
        """Forget the last move."""
        self.log.pop()
        self.states.pop()
        self._actors.pop()

    def copy(self, seats: Sequence[str] | None) -> History:
        """The same history under other names, which can go on in another way."""
        other = History(self.game, self.players, self.states[0], seats)
        other.states = [*self.states]
        other.log = [*self.log]
        other._actors = [*self._actors]
        return other

    def actors_at(self, ply: int) -> tuple[int, ...]:
        """The seats that may act at a ply."""
        actors = self._actors[ply]
        if actors is None:
            actors = self._actors[ply] = self.actors_in(self.states[ply])
        return actors

    def actors_in(self, state: State) -> tuple[int, ...]:
        """The seats that may act in some state of this match."""
        return self._seats_in(self.game.kernels.actors(state))

    def points_in(self, state: State) -> tuple[list[float], tuple[int, ...]]:
        """Everybody's points in some state of this match, and who has won."""
        points = np.zeros(MAX_SEATS)
        winners = self._seats_in(self.game.kernels.result(state, points))
        by_seat: list[float] = points[: self.players].tolist()
        return by_seat, winners

    def _seats_in(self, mask: int) -> tuple[int, ...]:
        return tuple([seat for seat in range(self.players) if mask >> seat & 1])

    def checked_ply(self, ply: object, first: int = 0) -> int:
        """A ply from the first one allowed up to now, or the error that says which there are."""
        if not is_whole(ply):
            kind = type(ply).__name__
            raise BadSeat(WORDS("ply-no-number", ply=ply, kind=kind, plies=len(self.log)))
        if not first <= ply <= len(self.log):
            raise BadSeat(WORDS("no-such-ply", ply=ply, plies=len(self.log)))
        return int(ply)
