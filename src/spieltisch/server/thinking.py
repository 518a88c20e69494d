"""The bots of a table: one at a time thinks, away from the event loop, and then moves."""

from __future__ import annotations

import asyncio
import logging
import time
import weakref
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING

from spieltisch.bots import seating
from spieltisch.bots.hints import hint
from spieltisch.bots.players import Player
from spieltisch.bots.sight import Sight
from spieltisch.engine import registry
from spieltisch.engine.levels import NAMES
from spieltisch.engine.match import Match
from spieltisch.engine.words import unsaid
from spieltisch.server.company.tasks import Task
from spieltisch.server.messages import Hint
from spieltisch.server.states import follow
from spieltisch.server.turns import Errand, Turns
from spieltisch.tables import deciding
from spieltisch.tables.refusals import Refusal

if TYPE_CHECKING:
    from spieltisch.server.room import Room

LOG = logging.getLogger("spieltisch")

#: After this many refusals a bot plays any legal move: nobody waits for it forever.
FAILURES = 3

#: On whose account bots think for whom nobody waits, and how long a first move takes, in seconds.
NOBODY, FIRST_COST = "", 0.1

#: A bot that is refused again and again waits this many seconds longer each time.
BACK_OFF = 0.01


class ThinkingState(StrEnum):
    """Whether a bot of the table is at work."""

    IDLE = "idle"
    THINKING = "thinking"


_WAYS = {
    ThinkingState.IDLE: frozenset({ThinkingState.THINKING}),
    ThinkingState.THINKING: frozenset({ThinkingState.IDLE}),
}


def table_bots() -> tuple[str, ...]:
    """The bots that may sit at tables: none that would run a stranger's code.

    >>> "master" in table_bots()
    True
    """
    return (*NAMES, *registry.bots())


class Thinking:
    """The bots of one table."""

    def __init__(self, room: Room) -> None:
        self._owner = weakref.ref(room)
        self.state = ThinkingState.IDLE
        self._players: dict[tuple[int, int, str], Player] = {}
        self._failures = 0
        #: How many seconds the last move of each level took.
        self._costs: dict[str, float] = {}

    @property
    def _room(self) -> Room:
        """The table, which owns its bots; if they held it too, it would stay when it is closed."""
        room = self._owner()
        assert room is not None
        return room

    def begin(self) -> None:
        """Let the bots that have to move think, unless one is at it already."""
        is_idle = self.state is ThinkingState.IDLE
        if is_idle and self._room.bots_due():
            self._become(ThinkingState.THINKING)
            self._room.spawn(self._go_on())

    async def _go_on(self) -> None:
        try:
            while await self._move():
                await asyncio.sleep(BACK_OFF * self._failures)
        except BaseException:
            self._become(ThinkingState.IDLE)
            raise

    async def _move(self) -> bool:
        """Let the next bot think and move; False if none has to.

        The lock is free while it thinks, so others may move, take back or leave in the
        meantime. Its choice counts only if its seat still has to make this very move.
        """
        room, began = self._room, asyncio.get_running_loop().time()
        async with room.lock:
            due = room.bots_due()
            if not due:
                # Under the lock, so that whoever moves next finds the bots idle.
                self._become(ThinkingState.IDLE)
                return False
            seat, (level, by) = next(iter(due.items()))
            moment = self._moment(seat)
            sight = Sight.of(room.table.matches[-1], seat)
            has_stumbled = (seat, level) in room.table.stumbled
        choice = None if has_stumbled else await self._choose(sight, level, moment[0])
        action = int(sight.actions[0]) if choice is None else choice
        left = room.house.settings.pace - (asyncio.get_running_loop().time() - began)
        await asyncio.sleep(max(0.0, left))
        async with room.lock:
            if moment != self._moment(seat) or seat not in room.table.bots_due(room.now):
                return True
            try:
                if choice is None:
                    await room.commit(deciding.stumble(room.table, seat, level, room.now))
                await room.commit(deciding.bot_move(room.table, seat, action, by, room.now))
                self._failures = 0
            except Refusal as refusal:  # others have moved, and that changed what is possible
                self._failures += 1
                LOG.info(
                    "table %s: seat %s thinks again: %s",
                    room.code,
                    seat,
                    refusal,
                    extra={"table": room.code},
                )
        return True

    def _become(self, state: ThinkingState) -> None:
        self.state = follow(_WAYS, self.state, state)

    def _moment(self, seat: int) -> tuple[int, int, int]:
        """Which move of which match it is that a seat has to make."""
        table = self._room.table
        return len(table.matches), table.own_moves[seat], table.undos

    async def _choose(self, sight: Sight, level: str, number: int) -> int | None:
        """What a bot wants to play; None if it cannot think."""
        if self._failures >= FAILURES:
            return int(sight.actions[0])
        try:
            house = self._room.house
            await house.readiness.wait_for_bots()
            errand = self._errand(house.workers.bots, level)
            work = partial(self._pick, sight, level, number)
            if house.company is None:
                return await house.workers.bots.run(errand, work)
            task = Task.of(sight, level, self._seed(sight, number))
            return await house.company.jobs.think(errand, work, task, self._room.table.n)
        except Exception as error:  # the table plays on
            self._room.house.mishaps.remember(self._room.code, ("bot", number, level), error)
            return None

    def _errand(self, turns: Turns, level: str) -> Errand:
        """On whose account a bot thinks: that of people who sit here, else of those who watch."""
        guests = self._room.connections
        waiting = {guest.address for guest in guests if guest.who.seats}
        waiting = waiting or {guest.address for guest in guests}
        owner = turns.least_served(waiting) if waiting else NOBODY
        cost = self._costs.get(level, FIRST_COST)
        return Errand(owner, self._room.code, cost, is_waited_for=bool(waiting))

    def _seed(self, sight: Sight, number: int) -> int:
        """The chance of a bot in one match."""
        return self._room.table.deals[number - 1].bot_seed(sight.seat)

    def _pick(self, sight: Sight, level: str, number: int) -> int:
        key = (number, sight.seat, level)
        player = self._players.get(key)
        if player is None:
            self._players = {k: p for k, p in self._players.items() if k[0] == number}
            seed = self._seed(sight, number)
            player = self._players[key] = seating.player(level, sight.game, seed)
        begin = time.perf_counter()
        action = player.choose(sight)
        self._costs[level] = time.perf_counter() - begin
        return action


def find_hints(match: Match, seat: int, seconds: float) -> list[Hint]:
    """The best moves of a seat, and why, from what the seat can see."""
    view, game = Sight.of(match, seat).view, match.game
    return [
        Hint(
            move=game.number_move(view, advice.action),
            share=round(advice.share, 4),
            worth=round(advice.worth, 4),
            rank=advice.rank,
            reasons=[unsaid(reason, game.words) for reason in advice.reasons],
        )
        for advice in hint(match, seat, seconds)
    ]


def snapshot(match: Match) -> Match:
    """The match as it stands now, to be thought about while the real one goes on."""
    return Match(
        match.game, match.players, match.options, match.state, seed=None, seats=match.seats
    )
