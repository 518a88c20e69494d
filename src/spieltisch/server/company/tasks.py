"""What a bot has to think about, in a form that any process can take over."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, cast

import msgspec
import numpy as np

from spieltisch.bots import seating
from spieltisch.bots.sight import Memory, Sight
from spieltisch.engine import registry
from spieltisch.engine.codecache import fingerprint
from spieltisch.engine.contract import State

if TYPE_CHECKING:
    from collections.abc import Iterable

    from spieltisch.engine.seats import Mover


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
    options: dict[str, Any] = {}
    memories: tuple[tuple[int, bytes, int, int], ...] = ()

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
            options=sight.options,
            memories=tuple(
                (memory.ply, memory.view.tobytes(), memory.seat, memory.action)
                for memory in sight.memories
            ),
        )

    def sight(self) -> Sight:
        """What the bot sees, but for the last move in words."""
        return Sight(
            game=registry.game(self.game),
            players=self.players,
            options=self.options,
            seat=self.seat,
            view=_bytes_of(self.view),
            actions=np.frombuffer(self.actions, np.int32).copy(),
            moves=cast("tuple[tuple[Mover, int | None], ...]", self.moves),
            names=self.names,
            memories=tuple(
                Memory(ply, _bytes_of(view), seat, action)
                for ply, view, seat, action in self.memories
            ),
        )

    def choose(self) -> int:
        """Think, and say which action it is."""
        sight = self.sight()
        return seating.player(self.level, sight.game, self.seed).choose(sight)


def _bytes_of(state: bytes) -> State:
    return np.frombuffer(state, np.uint8).copy()


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
