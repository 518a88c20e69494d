"""All tables of a server: those that are open, and those on disk."""

from __future__ import annotations

import asyncio
import logging

from spieltisch.server.connection import RESTART
from spieltisch.server.limits import Buckets, Counts
from spieltisch.server.mishaps import Mishaps
from spieltisch.server.readiness import Readiness
from spieltisch.server.room import Room, row_of
from spieltisch.server.secrets import ALPHABET, CODE_LENGTH, new_code
from spieltisch.server.settings import Settings
from spieltisch.server.store import Store
from spieltisch.server.thinking import table_bots
from spieltisch.server.understudy import Understudy
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
        self.understudy = Understudy()
        self.bots = frozenset(table_bots())
        self.mishaps = Mishaps()
        limits = settings.limits
        self.requests, self.creations = Buckets(limits.requests), Buckets(limits.tables)
        self.guesses, self.messages = Buckets(limits.guesses), Buckets(limits.address_messages)
        self.sockets, self.hints = Counts(limits.sockets), Counts(limits.hints)
        self.analyses, self.files = Counts(limits.analyses), Counts(limits.files)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._waking: asyncio.Task[None] | None = None
        self._closing: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin: make games ready, and wake the tables that go on by themselves."""
        self.readiness.begin()
        self._waking = asyncio.create_task(self._wake())

    async def close(self) -> None:
        """Stop: everybody is told to come back later, and everything stored is safe."""
        if self._waking is not None:
            self._waking.cancel()
        for room in list(self._rooms.values()):
            self.close_room(room)
        await asyncio.gather(*self._closing)
        self.workers.close()
        self.understudy.close()
        await asyncio.get_running_loop().run_in_executor(None, self.store.close)

    async def create(
        self, created: Created, start: bool, beginning: Beginning | None = None
    ) -> Room:
        """Open a new table, and begin its first match if nobody is missing.

        A beginning from a file has already been set up: nothing here may take long.
        """
        await self.readiness.wait_for(created.game)
        settings = self.settings
        code = new_code(settings.chance)
        events = number_events([created], first=1, at=settings.now())
        table = Table.of(events, beginning)
        if start:
            first = deciding.begin(table, settings.now(), settings.chance).events
            for event in first:
                table.apply(event)
            events += first
        try:
            await self.store.append(code, events, row_of(code, table))
        except Exception as error:
            LOG.exception("a new table could not be stored")
            raise ServerRefusal("out-of-order") from error
        return self._add(Room(self, code, table))

    async def room(self, code: str) -> Room:
        """The table of this code, from disk if it is not open."""
        room = self._rooms.get(code)
        if room is None and is_code(code):
            room = await self._load(code)
        if room is None:
            raise ServerRefusal("table-unknown", code=code[:20])
        return room

    def close_room(self, room: Room) -> None:
        """Close a table here; whoever comes back finds it as it is on disk."""
        room.close()
        if self._rooms.get(room.code) is room:
            del self._rooms[room.code]
        for connection in room.connections:
            task = asyncio.get_running_loop().create_task(connection.close(RESTART))
            self._closing.add(task)
            task.add_done_callback(self._closing.discard)

    async def _load(self, code: str) -> Room | None:
        """A table from disk; everybody who asks for it at the same time gets the same one."""
        loading = self._loading.get(code)
        if loading is None:
            loading = asyncio.ensure_future(self._read(code))
            self._loading[code] = loading
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _read(self, code: str) -> Room | None:
        try:
            log = await self.workers.view(self.store.log, code)
            if not log:
                return None
            assert isinstance(log[0], Created)
            await self.readiness.wait_for(log[0].game)
            table = await self.workers.load(Table.of, log)
        except Exception as error:  # whatever the log holds, nobody else may suffer from it
            LOG.exception("table %s cannot be read", code)
            raise ServerRefusal("table-damaged", code=code) from error
        room = Room(self, code, table)
        if table.times.running:
            async with room.lock:
                events = number_events([Woken()], first=table.n + 1, at=room.now)
                await room.commit(Decision(events, table.n + 1))
        return self._add(room)

    def _add(self, room: Room) -> Room:
        self._make_space()
        self._rooms[room.code] = room
        room.look_after()
        return room

    def _make_space(self) -> None:
        """Close idle tables if there are too many, or if they hold too many moves."""
        is_full = len(self._rooms) >= self.settings.rooms
        if is_full or sum(room.plies for room in self._rooms.values()) > self.settings.plies:
            for room in [room for room in self._rooms.values() if room.is_idle]:
                self.close_room(room)

    async def _wake(self) -> None:
        """Open the tables that go on by themselves; none waits for another table's game."""
        codes_by_game = await self.workers.view(self.store.codes_that_need_care)
        await asyncio.gather(*(self._wake_all(codes) for codes in codes_by_game.values()))

    async def _wake_all(self, codes: list[str]) -> None:
        for code in codes:
            try:
                await self.room(code)
            except Exception:
                LOG.exception("table %s cannot be opened", code)


def is_code(text: str) -> bool:
    """Whether a text can be the code of a table."""
    return len(text) == CODE_LENGTH and all(character in ALPHABET for character in text)
