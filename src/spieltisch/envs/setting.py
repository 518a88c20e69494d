"""What an environment is about: a game, how many play it, and by which options."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from spieltisch.engine import registry
from spieltisch.engine.blocks import Blocks
from spieltisch.engine.chance import seed_of
from spieltisch.engine.compiling import prepare
from spieltisch.engine.contract import MAX_SEATS, Kernels, State
from spieltisch.engine.errors import BadOption, Failure
from spieltisch.engine.game import Game, checked_seed
from spieltisch.engine.match import Match
from spieltisch.engine.options import is_whole
from spieltisch.engine.rewards import reward
from spieltisch.engine.seats import checked_seat
from spieltisch.engine.simulation import LIMIT
from spieltisch.envs.words import WORDS


class NotDealt(Failure):
    """A match is played that has not begun: `reset` comes first."""

    def __init__(self) -> None:
        super().__init__(WORDS("not-dealt"))


@dataclass(frozen=True)
class Setting:
    """A game with its players and options; a match is stopped after `limit` actions."""

    game: Game
    players: int
    options: dict[str, Any]
    limit: int

    @classmethod
    def of(cls, game: str, players: int, limit: int | None, options: dict[str, Any]) -> Setting:
        """The setting for what people ask for."""
        loaded = registry.game(game)
        most = LIMIT if limit is None else limit
        if not is_whole(most) or most < 1:
            raise BadOption(WORDS("bad-limit", limit=limit))
        return cls(loaded, players, loaded.checked_options(players, options), int(most))

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickled setting names its game, which is found again by that name."""
        return Setting.of, (self.game.name, self.players, self.limit, self.options)

    @cached_property
    def kernels(self) -> Kernels:
        """The game's kernels, compiled, with what learners see."""
        kernels = self.game.kernels
        prepare(self.game.name, [kernels.eyes])
        return kernels

    @cached_property
    def blank(self) -> State:
        """The record to deal on, to be copied."""
        return self.game.blank(self.players, self.options)

    @cached_property
    def features(self) -> Blocks:
        """What a seat is shown: as many numbers as these players and options need."""
        return self.game.features_of(self.blank)

    def checked_seat(self, seat: int | None) -> int | None:
        """The seat that learns; None if each of them does in turn."""
        return None if seat is None else checked_seat(seat, self.players)

    def rewards(self, state: State) -> list[float]:
        """What a match that is over brings to everybody."""
        winners = self.game.kernels.result(state, np.zeros(MAX_SEATS))
        return [reward(winners, self.players, seat) for seat in range(self.players)]

    def match(self, state: State) -> Match:
        """A match that stands where a state does, to look at."""
        return Match(self.game, self.players, self.options, state.copy(), seed=None, seats=None)


class Deals:
    """The seeds of one match after the other, as all environments deal them.

    The first match after a seed is the one which anybody gets from that seed; the others follow
    from it. Without a seed nobody can foresee them.

    >>> deals = Deals()
    >>> deals.next(seed=7), deals.next() == deals.next(), deals.next(seed=7)
    (7, False, 7)
    """

    def __init__(self) -> None:
        self._word: int | None = None
        self._episode = 0

    def next(self, seed: int | None = None) -> int:
        """The seed of the next match."""
        if seed is not None or self._word is None:
            self._word = checked_seed(secrets.randbits(64) if seed is None else seed)
            self._episode = -1
        self._episode += 1
        return int(seed_of(np.uint64(self._word), self._episode)) if self._episode else self._word
