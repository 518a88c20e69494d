"""What a bot sees when it has to choose: its seat's view of a match, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from spieltisch.engine.chance import Generator
from spieltisch.engine.contract import Actions, State
from spieltisch.engine.match import Match
from spieltisch.engine.parts import Options
from spieltisch.engine.seats import Mover

if TYPE_CHECKING:
    from spieltisch.engine.game import Game


#: Of how many moves of others a seat remembers at least what it saw before them; when they are
#: twice as many it forgets the earlier half.
REMEMBERED = 30


class Memory(NamedTuple):
    """A move of another seat: after how many moves, what the viewer saw before it, who and what."""

    ply: int
    view: State
    seat: int
    action: int


@dataclass(frozen=True)
class Sight:
    """A match as one seat sees it.

    `view` is the state with everything erased that the seat must not know, `actions` are
    its legal actions, and `moves` all moves so far as pairs of seat and action; the action
    is None where it is still a secret. `names` are those of all seats, and `last` is the
    last move as the seat may know it. `memories` are the last moves of others that are no secret,
    with what the seat saw before each. Scene and notation are written only on demand.

    >>> import spieltisch
    >>> match = spieltisch.game("sequence").new(players=2, seed=7)
    >>> sight = Sight.of(match, 1)
    >>> sight.moves, len(sight.actions) == len(match.legal(1))
    ((), True)
    """

    game: Game
    players: int
    options: Options
    seat: int
    view: State
    actions: Actions
    moves: tuple[tuple[Mover, int | None], ...]
    names: tuple[str, ...] | None = None
    last: dict[str, Any] | None = None
    memories: tuple[Memory, ...] = ()

    @classmethod
    def of(cls, match: Match, seat: int) -> Sight:
        """What a seat that may act sees of a match."""
        game, view = match.game, match.state
        actions = np.empty(game.max_legal, np.int32)
        count = game.kernels.legal(view, seat, actions)
        game.kernels.mask(view, seat)
        known = match.moves(seat)
        moves = tuple(
            (played.seat, None if move["move"] is None else played.action)
            for played, move in zip(match.log, known, strict=True)
        )
        last = known[-1] if known else None
        actions = actions[:count].copy()
        memories = _memories(match, seat, moves)
        return cls(
            game=game,
            players=match.players,
            options=match.options,
            seat=seat,
            view=view,
            actions=actions,
            moves=moves,
            names=match.seats,
            last=last,
            memories=memories,
        )

    def scene(self) -> dict[str, Any]:
        """The same as the match's own `scene` for this seat, as plain data."""
        return {**self._seen().scene(self.seat), "ply": len(self.moves), "last": self.last}

    def legal(self) -> list[str]:
        """The legal actions in notation, in the same order."""
        return self.game.write_moves(self.view, self.actions.tolist())

    def _seen(self) -> Match:
        """A match that holds the view in place of the true state."""
        view = self.view.copy()
        return Match(self.game, self.players, self.options, view, seed=None, seats=self.names)

    def chance(self, seed: int) -> Generator:
        """A bot's own chance for this move: the same after an undo, another for each move."""
        text = f"{seed} {self.seat} {self.moves}"
        word = int.from_bytes(sha256(text.encode()).digest()[:8], "big")
        return np.array([word], np.uint64)


def _memories(
    match: Match, seat: int, moves: tuple[tuple[Mover, int | None], ...]
) -> tuple[Memory, ...]:
    """The last moves of others, if the game can tell something from them, the latest last."""
    if match.game.insight is None or match.players not in match.game.insight.players:
        return ()
    others = [
        (ply, mover, action)
        for ply, (mover, action) in enumerate(moves)
        if isinstance(mover, int) and mover != seat and action is not None
    ]
    forgotten = max(0, len(others) // REMEMBERED - 1) * REMEMBERED
    memories = []
    for ply, mover, action in others[forgotten:]:
        view = match.state_at(ply)
        match.game.kernels.mask(view, seat)
        memories.append(Memory(ply, view, mover, action))
    return tuple(memories)
