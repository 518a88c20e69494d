"""Matches opposite bots that think: levels, searches and bots in plain Python.

Compiled bots answer inside the compiled step (`batch`). Whoever thinks takes a thousand times as
long, so these matches are played move by move, as at a table, and share nothing with each other.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numpy.typing import NDArray

from spieltisch.bots.players import Player
from spieltisch.bots.seating import player, units
from spieltisch.bots.sight import Sight
from spieltisch.engine import registry
from spieltisch.engine.compiling import prepare
from spieltisch.engine.contract import State
from spieltisch.engine.match import Match
from spieltisch.engine.simulation import names_by_seat, word_for_bots
from spieltisch.envs.batch import Batch, Buffers, seeds_of
from spieltisch.envs.setting import Deals, NotDealt, Setting


class Chair:
    """One seat's matches, one after the other, opposite bots; they are written into row `k`."""

    def __init__(
        self, setting: Setting, names: list[str], seat: int | None, same_step: bool
    ) -> None:
        self._setting, self._names, self._fixed_seat = setting, names, seat
        self._same_step = same_step
        self._deals, self._first, self._episode = Deals(), 0, -1
        self._bots: dict[int, Player] = {}
        self._length = 0
        self._actions = np.empty(setting.game.max_legal, np.int32)
        self.match: Match | None = None
        self.seat, self.is_ended = 0, False

    def sow(self, seed: int | None) -> None:
        """Let the next match be the first one from a seed; without one, the next of the same."""
        if seed is not None:
            self._first, self._episode, self._deals = seed, -1, Deals()

    def begin(self, b: Buffers, k: int) -> None:
        """Deal the next match, and let the bots act until it is the seat's turn."""
        b.by_seat[k], b.rewards[k] = 0.0, 0.0
        b.terminated[k] = b.truncated[k] = b.illegal[k] = False
        match = self._deal()
        while match.over:  # a bot may win before anybody who learns has had a turn
            match = self._deal()
        self._length = 0
        self._show(match, b, k)

    def _deal(self) -> Match:
        self.close()
        s, self._episode = self._setting, self._episode + 1
        seed = self._deals.next(self._first if self._episode == 0 else None)
        self.seat = (
            (self._first + self._episode) % s.players
            if self._fixed_seat is None
            else self._fixed_seat
        )
        chance = int(word_for_bots(seed))
        self._bots = {
            other: player(name, s.game, (chance + other) % 2**64)
            for other, name in enumerate(self._names)
            if other != self.seat
        }
        self.match, self.is_ended = s.game.deal(s.players, seed, None, s.options), False
        self._answer(self.match, None)
        return self.match

    def _answer(self, match: Match, limit: int | None) -> None:
        """Let the bots act; where several may, the lowest seat does."""
        while not match.over and match.actors[0] != self.seat:
            if limit is not None and self._length >= limit:
                return
            other = match.actors[0]
            match.act(self._bots[other].choose(Sight.of(match, other)), other)
            self._length += 1

    def step(self, action: int, b: Buffers, k: int) -> None:
        """Play an action of the seat; an illegal one is a defeat."""
        match, limit = self.match, self._setting.limit
        assert match is not None
        if self.is_ended:
            self.begin(b, k)
            return
        b.by_seat[k] = 0.0
        b.terminated[k] = b.truncated[k] = b.illegal[k] = False
        if self._setting.game.kernels.refuse(match.state, self.seat, action) != 0:
            b.illegal[k] = b.terminated[k] = True
            b.by_seat[k, self.seat] = -1.0
        else:
            match.act(action, self.seat)
            self._length += 1
            self._answer(match, limit)
            b.terminated[k] = match.over
            b.truncated[k] = not match.over and self._length >= limit
            if match.over:
                b.by_seat[k] = self._setting.rewards(match.state)
        self._close_step(match, b, k)

    def _close_step(self, match: Match, b: Buffers, k: int) -> None:
        b.rewards[k] = b.by_seat[k, self.seat]
        self.is_ended = bool(b.terminated[k] or b.truncated[k])
        if self.is_ended and self._same_step:
            self._setting.kernels.observe(match.state, self.seat, b.finals[k])
            ends = bool(b.terminated[k]), bool(b.truncated[k]), bool(b.illegal[k])
            by_seat, reward = b.by_seat[k].copy(), float(b.rewards[k])
            self.begin(b, k)
            b.terminated[k], b.truncated[k], b.illegal[k] = ends
            b.by_seat[k], b.rewards[k] = by_seat, reward
        else:
            self._show(match, b, k)

    def _show(self, match: Match, b: Buffers, k: int) -> None:
        kernels, state = self._setting.kernels, match.state
        kernels.observe(state, self.seat, b.observations[k])
        b.masks[k] = 0
        if not self.is_ended:
            b.masks[k][self._actions[: kernels.legal(state, self.seat, self._actions)]] = 1
        b.seats[k] = self.seat

    def close(self) -> None:
        """Let the bots go."""
        for bot in self._bots.values():
            bot.close()
        self._bots = {}


class Company:
    """Matches of one setting, each opposite bots that think; several are played at a time.

    It does what `Batch` does, for bots that cannot be called from compiled code.
    """

    def __init__(
        self,
        setting: Setting,
        matches: int,
        *,
        opponents: Sequence[str],
        seat: int | None,
        same_step: bool,
        threads: int | None = None,
        buffers: Buffers | None = None,
    ) -> None:
        self.size, self.buffers = Buffers.checked(buffers, setting, matches, threads)
        names, chosen = names_by_seat(opponents, setting.players), setting.checked_seat(seat)
        for name in dict.fromkeys(names):
            for what, loops in units(name, setting.game).items():
                prepare(what, loops)
        self._chairs = [Chair(setting, names, chosen, same_step) for _ in range(self.size)]
        self._pool = ThreadPoolExecutor(min(threads or os.cpu_count() or 1, self.size))
        self._is_seeded = False

    @property
    def ended(self) -> NDArray[np.bool_]:
        """Which matches have ended and begin anew with the next step."""
        return np.array([chair.is_ended for chair in self._chairs])

    def state(self, index: int) -> State:
        """The state of a match: everything, even what is hidden."""
        match = self._chairs[index].match
        if match is None:
            raise NotDealt
        return match.state

    def begin(self, seed: int | Sequence[int | None] | None = None) -> None:
        """Begin the next match everywhere; with a seed the first one from that seed."""
        seeds = seeds_of(seed, self.size, self._is_seeded)
        self._is_seeded = True
        for chair, word in zip(self._chairs, seeds, strict=True):
            chair.sow(word)
        self._run(lambda k: self._chairs[k].begin(self.buffers, k))

    def step(self, actions: NDArray[np.int64]) -> None:
        """Play one action in every match and write what is seen then into the buffers."""
        if not self._is_seeded:
            raise NotDealt
        self._run(lambda k: self._chairs[k].step(int(actions[k]), self.buffers, k))

    def _run(self, play: Callable[[int], None]) -> None:
        for _ in self._pool.map(play, range(self.size)):
            pass

    def close(self) -> None:
        """Let bots and threads go."""
        for chair in self._chairs:
            chair.close()
        self._pool.shutdown()


def batch_of(
    setting: Setting,
    matches: int,
    *,
    opponents: str | Sequence[str] | None,
    seat: int | None,
    same_step: bool,
    threads: int | None = None,
    buffers: Buffers | None = None,
) -> Batch | Company:
    """Matches opposite any bots: in compiled code if all of them are compiled."""
    names = [opponents] if isinstance(opponents, str) else opponents
    seated = [] if names is None else names_by_seat(names, setting.players)
    thinks = not set(seated) <= set(registry.bots())
    kind: Callable[..., Batch | Company] = Company if thinks else Batch
    return kind(
        setting,
        matches,
        opponents=names,
        seat=seat,
        same_step=same_step,
        threads=threads,
        buffers=buffers,
    )
