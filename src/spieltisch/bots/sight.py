"""What a bot is shown when it is to choose: its seat's view of a match, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING

import numpy as np

from spieltisch.engine.chance import Generator
from spieltisch.engine.contract import Actions, State

if TYPE_CHECKING:
    from spieltisch.engine.game import Game
    from spieltisch.engine.match import Match, Seat


@dataclass(frozen=True)
class Sight:
    """A match as one seat sees it.

    `view` is the state with everything erased that the seat must not know, `actions` are
    its legal actions, and `moves` all moves so far as pairs of seat and action; the action
    is None where it is still a secret.

    >>> import spieltisch
    >>> match = spieltisch.game("sequence").new(players=2, seed=7)
    >>> sight = Sight.of(match, 1)
    >>> sight.moves, len(sight.actions) == len(match.legal(1))
    ((), True)
    """

    game: Game
    players: int
    seat: int
    view: State
    actions: Actions
    moves: tuple[tuple[Seat, int | None], ...]

    @classmethod
    def of(cls, match: Match, seat: int) -> Sight:
        """What a seat that may act sees of a match."""
        game, view = match.game, match.state
        actions = np.empty(game.max_legal, np.int32)
        count = game.kernels.legal(view, seat, actions)
        game.kernels.mask(view, seat)
        told = zip(match.log, match.moves(seat), strict=True)
        moves = tuple(
            (played.seat, None if shown["move"] is None else played.action)
            for played, shown in told
        )
        return cls(game, match.players, seat, view, actions[:count].copy(), moves)

    def chance(self, seed: int) -> Generator:
        """A bot's own chance for this move: the same after an undo, another for each move."""
        text = f"{seed} {self.seat} {self.moves}"
        word = int.from_bytes(sha256(text.encode()).digest()[:8], "big")
        return np.array([word], np.uint64)
