"""The bots of a table: one thinks at a time, away from the loop, and moves once."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from spieltisch.bots import seating
from spieltisch.bots.hints import Hint, hint
from spieltisch.bots.players import Player
from spieltisch.bots.sight import Sight
from spieltisch.engine import registry
from spieltisch.engine.levels import NAMES
from spieltisch.engine.match import Match
from spieltisch.engine.words import Language
from spieltisch.tables import deciding
from spieltisch.tables.refusals import Refusal

if TYPE_CHECKING:
    from spieltisch.server.room import Room

LOG = logging.getLogger("spieltisch")

#: After so many failures a bot plays any legal move: nobody waits for it for ever.
FAILURES = 3


def allowed() -> tuple[str, ...]:
    """The bots that may sit at tables: none that would run somebody's code.

    >>> "master" in allowed()
    True
    """
    return (*NAMES, *registry.bots())


class Thinking:
    """The bots of one table."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._busy = False
        self._players: dict[tuple[int, int, str], Player] = {}
        self._failures = 0

    def begin(self) -> None:
        """Let the bots think that have to move, if they do not already."""
        if not self._busy and self._room.table.bots_due(self._room.now):
            self._busy = True
            self._room.spawn(self._go_on())

    async def _go_on(self) -> None:
        try:
            while await self._move():
                pass
        except BaseException:
            self._busy = False
            raise

    async def _move(self) -> bool:
        """Let the next bot think and move; False if none has to.

        The lock is free while it thinks, so others may move, take back or leave meanwhile.
        What it found then counts only if its seat still has to make this very move.
        """
        room, began = self._room, asyncio.get_running_loop().time()
        async with room.lock:
            due = {} if room.is_dropped else room.table.bots_due(room.now)
            if not due:
                self._busy = False
                return False
            seat, (level, by) = next(iter(due.items()))
            moment = self._moment(seat)
            sight = Sight.of(room.table.matches[-1], seat)
        action = await self._choose(sight, level, moment[0])
        left = room.house.settings.pace - (asyncio.get_running_loop().time() - began)
        await asyncio.sleep(max(0.0, left))
        async with room.lock:
            if moment != self._moment(seat) or seat not in room.table.bots_due(room.now):
                return True
            try:
                await room.commit(deciding.bot_move(room.table, seat, action, by, room.now))
                self._failures = 0
            except Refusal as refusal:  # others have moved, and that changed what is possible
                self._failures += 1
                LOG.info("table %s: seat %s thinks again: %s", room.code, seat, refusal)
                await asyncio.sleep(0.01 * self._failures)
        return True

    def _moment(self, seat: int) -> tuple[int, int, int]:
        """Which move of which match it is that a seat has to make."""
        table = self._room.table
        return len(table.matches), table.own_moves[seat], table.undos

    async def _choose(self, sight: Sight, level: str, number: int) -> int:
        if self._failures >= FAILURES:
            return int(sight.actions[0])
        try:
            await self._room.house.readiness.wait_for_bots()
            return await self._room.house.workers.think(self._pick, sight, level, number)
        except Exception:
            LOG.exception("table %s: %s failed", self._room.code, level)
            self._failures += 1
            return int(sight.actions[0])

    def _pick(self, sight: Sight, level: str, number: int) -> int:
        key = (number, sight.seat, level)
        player = self._players.get(key)
        if player is None:
            self._players = {k: p for k, p in self._players.items() if k[0] == number}
            seed = self._room.table.deals[number - 1].bot_seed(sight.seat)
            player = self._players[key] = seating.player(level, sight.game, seed)
        return player.choose(sight)


def hinted(match: Match, seat: int, seconds: float, language: Language) -> list[dict[str, Any]]:
    """The best moves of a seat in words, from what the seat can see."""
    found = hint(match, seat, seconds)
    view = Sight.of(match, seat).view

    def told(one: Hint) -> dict[str, Any]:
        return {
            "move": one.move,
            "label": match.game.write_move(view, one.action, language),
            "share": round(one.share, 4),
            "worth": round(one.worth, 4),
            "reasons": [reason.say(language) for reason in one.reasons],
        }

    return [told(one) for one in found]


def snapshot(match: Match) -> Match:
    """The match as it stands now, to be thought about while the real one goes on."""
    now = Match(match.game, match.players, match.options, match.state, seed=None, seats=match.seats)
    return now
