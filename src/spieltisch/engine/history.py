"""How a match has gone so far: the states it went through, and the moves between them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from spieltisch.engine.contract import MAX_SEATS, State
from spieltisch.engine.errors import BadSeat
from spieltisch.engine.options import is_whole
from spieltisch.engine.seats import Mover, checked_names, mover_number
from spieltisch.engine.words import WORDS

if TYPE_CHECKING:
    from spieltisch.engine.game import Game


class Played(NamedTuple):
    """A move that was played: by whom, its action code, and its notation."""

    seat: Mover
    action: int
    move: str


#: Of this many states in a row the first one is kept; the others are worked out when needed.
STRETCH = 32

#: About how many bytes a move takes, and a state beside its own bytes.
MOVE_BYTES, ARRAY_BYTES = 150, 130


class History:
    """The states of a match, and the moves between them; a ply is the number of moves so far.

    A long match has thousands of states and hardly anybody looks at the earlier ones. So of each
    stretch but the last only the first state is kept, and whoever looks at another one has the
    moves of its stretch played again. `log` is there to be read, and nobody writes to a state;
    only `append` and `pop` change what has happened.
    """

    def __init__(
        self, game: Game, players: int, start: State, seats: Sequence[str] | None = None
    ) -> None:
        self.game = game
        self.players = players
        self.seats = checked_names(seats, players)
        self.log: list[Played] = []
        #: The first state of every stretch, and all states of the last one.
        self._firsts, self._latest = [start], [start]
        #: Where an earlier stretch begins that somebody has looked at, and its states.
        self._earlier: tuple[int, list[State]] = (-1, [])
        self._actors: list[tuple[int, ...] | None] = [None]

    @property
    def last(self) -> State:
        """The state after all moves."""
        return self._latest[-1]

    @property
    def size(self) -> int:
        """About how many bytes of memory the match takes."""
        states = len(self._firsts) + len(self._latest) + len(self._earlier[1])
        return len(self.log) * MOVE_BYTES + states * (self.last.nbytes + ARRAY_BYTES)

    def state_at(self, ply: int) -> State:
        """The state after this many moves."""
        if ply == len(self.log):
            return self._latest[-1]
        place = ply % STRETCH
        first = ply - place
        if first == self._beginning:
            return self._latest[place]
        # Several threads may look at a match that is over: each takes the pair as it is.
        begin, states = self._earlier
        if begin != first:
            states = self._play_again(first)
            self._earlier = first, states
        return states[place]

    def append(self, played: Played, state: State, actors: tuple[int, ...] | None = None) -> None:
        """Add a move, the state after it, and who may act then if that is known already."""
        self.log.append(played)
        self._actors.append(actors)
        if len(self.log) % STRETCH:
            self._latest.append(state)
        else:
            self._earlier = self._beginning, self._latest
            self._firsts.append(state)
            self._latest = [state]

    def pop(self) -> None:
        """Forget the last move."""
        self.log.pop()
        self._actors.pop()
        self._latest.pop()
        if not self._latest:
            self._firsts.pop()
            self._latest = self._play_again(self._beginning)

    def copy(self, seats: Sequence[str] | None) -> History:
        """The same history under other names, which can go on in another way."""
        other = History(self.game, self.players, self._firsts[0], seats)
        other._firsts, other._latest = [*self._firsts], [*self._latest]
        other.log = [*self.log]
        other._actors = [*self._actors]
        return other

    @property
    def _beginning(self) -> int:
        """Where the last stretch begins."""
        return (len(self._firsts) - 1) * STRETCH

    def _play_again(self, first: int) -> list[State]:
        """All states of the stretch that begins at a ply."""
        state, play = self._firsts[first // STRETCH], self.game.kernels.play
        states = [state]
        for seat, action, _ in self.log[first : first + STRETCH - 1]:
            state = state.copy()
            play(state, mover_number(seat), action)
            states.append(state)
        return states

    def actors_at(self, ply: int) -> tuple[int, ...]:
        """The seats that may act at a ply."""
        actors = self._actors[ply]
        if actors is None:
            actors = self._actors[ply] = self.actors_in(self.state_at(ply))
        return actors

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now."""
        actors = self._actors[-1]
        return self.actors_at(len(self.log)) if actors is None else actors

    def actors_in(self, state: State) -> tuple[int, ...]:
        """The seats that may act in some state of this match."""
        return _seats_in(self.game.kernels.actors(state), self.players)

    def points_in(self, state: State) -> tuple[list[float], tuple[int, ...]]:
        """Everybody's points in some state of this match, and who has won."""
        points = np.zeros(MAX_SEATS)
        winners = _seats_in(self.game.kernels.result(state, points), self.players)
        by_seat: list[float] = points[: self.players].tolist()
        return by_seat, winners

    def checked_ply(self, ply: object, first: int = 0) -> int:
        """A ply from the first one allowed up to now, or the error that says which there are."""
        if not is_whole(ply):
            kind = type(ply).__name__
            raise BadSeat(WORDS("ply-no-number", ply=ply, kind=kind, plies=len(self.log)))
        if not first <= ply <= len(self.log):
            raise BadSeat(WORDS("no-such-ply", ply=ply, plies=len(self.log)))
        return int(ply)


@lru_cache(4096)
def _seats_in(mask: int, players: int) -> tuple[int, ...]:
    """The seats of a mask; the same few masks come again and again."""
    return tuple([seat for seat in range(players) if mask >> seat & 1])
