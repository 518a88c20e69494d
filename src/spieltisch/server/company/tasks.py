"""What a bot has to think about, in a form that any process can take over."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import msgspec
import numpy as np

from spieltisch.bots import seating
from spieltisch.bots.sight import Sight
from spieltisch.engine import registry
from spieltisch.engine.codecache import fingerprint

if TYPE_CHECKING:
    from collections.abc import Iterable


class Task(msgspec.Struct, frozen=True):
    """What a bot sees, as `Sight` has it, and who it is; nothing that it must not know.

    Bots of the same name, seed and sight choose the same, wherever they think.
    """

    game: str
    players: int
    seat: int
    level: str
    seed: int
    view: bytes
    actions: bytes
    moves: tuple[tuple[int | str, int | None], ...]
    names: tuple[str, ...] | None

    @classmethod
    def of(cls, sight: Sight, level: str, seed: int) -> Task:
        """The task of a bot."""
        return cls(
            game=sight.game.name,
            players=sight.players,
            seat=sight.seat,
            level=level,
            seed=seed,
            view=sight.view.tobytes(),
            actions=sight.actions.tobytes(),
            moves=sight.moves,
            names=sight.names,
        )

    def choose(self) -> int:
        """Think, and say which action it is."""
        game = registry.game(self.game)
        view = np.frombuffer(self.view, np.uint8).copy()
        actions = np.frombuffer(self.actions, np.int32).copy()
        moves = tuple((seat, action) for seat, action in self.moves)
        sight = Sight(game, self.players, self.seat, view, actions, moves, self.names)  # type: ignore[arg-type]
        return seating.player(self.level, game, self.seed).choose(sight)


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Task).decode


@cache
def kind_of(game: str) -> str:
    """Who can take over a task of a game: whoever has the very same rules."""
    play = registry.game(game).kernels.play
    return f"{game} {fingerprint(getattr(play, 'py_func', play))}"


def kinds_of(games: Iterable[str]) -> list[str]:
    """Which tasks can be taken over by somebody who has these games ready."""
    return [kind_of(game) for game in games]
