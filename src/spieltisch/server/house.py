"""All tables of a server: those that are open, and those on disk."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from spieltisch.server.connection import RESTART
from spieltisch.server.limits import Buckets, Counts
from spieltisch.server.readiness import Readiness
from spieltisch.server.room import Room, row
from spieltisch.server.secrets import ALPHABET, CODE_LENGTH, new_code
from spieltisch.server.settings import Settings
from spieltisch.server.store import Store
from spieltisch.server.thinking import allowed
from spieltisch.server.words import ServerRefusal
from spieltisch.server.workers import Workers
from spieltisch.tables import deciding
from spieltisch.tables.deals import Beginning
from spieltisch.tables.deciding import Decision
from spieltisch.tables.events import Created, Woken, number_events
from spieltisch.tables.table import Table

LOG = logging.getLogger("spieltisch")


class House:
    """Everything a running server holds."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.data)
        self.workers = Workers(settings.bot_threads)
        self.readiness = Readiness()
        self.bots = frozenset(allowed())
        limits = settings.limits
        self.requests, self.creations = Buckets(limits.requests), Buckets(limits.tables)
        self.guesses, self.messages = Buckets(limits.guesses), Buckets(limits.address_messages)
        self.sockets, self.hints = Counts(limits.sockets), Counts(limits.hints)
        self.analyses, self.files = Counts(limits.analyses), Counts(limits.files)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._waking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin: make games ready, and wake the tables where something goes on by itself."""
        self.readiness.begin()
        self._waking = asyncio.create_task(self._wake())

    async def close(self) -> None:
        """Stop: everybody is told to come back later, and what is stored stays."""
        if self._waking is not None:
            self._waking.cancel()
        for room in list(self._rooms.values()):
            self.drop(room)
        await asyncio.sleep(0.1)
        self.workers.close()
        await asyncio.get_running_loop().run_in_executor(None, self.store.close)

    async def create(self, made: Created, start: bool, beginning: Beginning | None = None) -> Room:
        """Open a new table, and begin its first match if nobody is missing.

        A beginning from a file is laid out already: what is done here must not take long.
        """
        await self.readiness.wait_for(made.game)
        settings = self.settings
        code = new_code(settings.chance)
        first = number_events([made], 1, settings.now(), None)
        table = Table.of(first, beginning)
        events = list(first)
        if start:
            begun = deciding.begin(table, settings.now(), settings.chance)
            for event in begun.events:
                table.apply(event)
            events += begun.events
        try:
            await self.store.append(code, events, row(code, table))
        except Exception as error:
            LOG.exception("a new table could not be stored")
            raise ServerRefusal("out-of-order") from error
        self._make_space()
        room = self._rooms[code] = Room(self, code, table)
        room.look_after()
        return room

    async def room(self, code: str) -> Room:
        """The table of this code, from disk if it is not open."""
        room = self._rooms.get(code)
        if room is None and is_code(code):
            room = await self._loaded(code)
        if room is None:
            raise ServerRefusal("table-unknown", code=code[:20])
        return room

    def drop(self, room: Room) -> None:
        """Close a table here; whoever comes back finds it as it is on disk."""
        room.is_dropped = True
        room.close()
        if self._rooms.get(room.code) is room:
            del self._rooms[room.code]
        for connection in list(room.connections):
            task = asyncio.get_running_loop().create_task(connection.close(RESTART))
            _background.add(task)
            task.add_done_callback(_background.discard)

    async def lobby(self) -> list[dict[str, Any]]:
        """The public tables."""
        return await self.workers.view(self.store.lobby)

    async def _loaded(self, code: str) -> Room | None:
        """A table from disk; all who ask for it at the same time get the same."""
        loading = self._loading.get(code)
        if loading is None:
            loading = asyncio.ensure_future(self._load(code))
            self._loading[code] = loading
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _load(self, code: str) -> Room | None:
        try:
            log = await self.workers.view(self.store.log, code)
            if not log:
                return None
            assert isinstance(log[0], Created)
            await self.readiness.wait_for(log[0].game)
            table = await self.workers.load(Table.of, log)
        except Exception as error:  # whatever was written there, nobody else is to suffer
            LOG.exception("table %s cannot be read", code)
            raise ServerRefusal("table-damaged", code=code) from error
        self._make_space()
        room = self._rooms[code] = Room(self, code, table)
        if table.times.running:
            async with room.lock:
                woken = number_events([Woken()], table.n + 1, room.now, None)
                await room.commit(Decision(woken, table.n + 1))
        room.look_after()
        return room

    def _make_space(self) -> None:
        """Let idle tables be on disk only, if there are too many or they hold too many moves."""
        is_full = len(self._rooms) >= self.settings.rooms
        if is_full or sum(room.plies for room in self._rooms.values()) > self.settings.plies:
            for room in [room for room in self._rooms.values() if room.is_idle]:
                self.drop(room)

    async def _wake(self) -> None:
        """Open these tables, game by game at the same time: none waits for another's game."""
        cared_for = await self.workers.view(self.store.cared_for)
        await asyncio.gather(*(self._wake_all(codes) for codes in cared_for.values()))

    async def _wake_all(self, codes: list[str]) -> None:
        for code in codes:
            try:
                await self.room(code)
            except Exception:
                LOG.exception("table %s cannot be opened", code)


_background: set[asyncio.Task[Any]] = set()


def is_code(text: str) -> bool:
    """Whether a text can be the code of a table."""
    return len(text) == CODE_LENGTH and all(sign in ALPHABET for sign in text)
