"""All tables of a server: those that are open, and those on disk."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Coroutine
from weakref import WeakValueDictionary

from msgspec.structs import replace

from spieltisch.engine import registry
from spieltisch.server.checkup import Checkup
from spieltisch.server.clearing import Clearing
from spieltisch.server.company.company import Company
from spieltisch.server.connection import RESTART
from spieltisch.server.figures import Figures
from spieltisch.server.limits import Buckets, Counts
from spieltisch.server.mishaps import Mishaps
from spieltisch.server.readiness import Readiness
from spieltisch.server.resting import Resting
from spieltisch.server.room import Room
from spieltisch.server.secrets import ALPHABET, CODE_LENGTH, new_code
from spieltisch.server.settings import Settings
from spieltisch.server.store import snapshots
from spieltisch.server.store.errors import Lost, OpenElsewhere
from spieltisch.server.store.opening import open_postgres
from spieltisch.server.store.protocol import Claim, Elsewhere, Store, Stored
from spieltisch.server.store.rows import Glance, Shelf, glance_at, row_of
from spieltisch.server.store.sqlite import SqliteStore
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

#: How many tables are woken in one round.
MOST_DUE = 50


class House:
    """Everything a running server holds."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store: Store
        #: The other processes, if we share the data base with any.
        self.company: Company | None = None
        if settings.database is None:
            self.store = SqliteStore(settings.data)
        else:
            self.store = store = open_postgres(settings.database)
            self.company = Company(self, store, self._close_rooms)
        self.workers = Workers(settings.bot_threads)
        self.readiness = Readiness()
        self.understudy = Understudy()
        self.bots = frozenset(table_bots())
        self.mishaps, self.figures = Mishaps(), Figures()
        #: Whether the server is about to end: those who come should go elsewhere.
        self.is_closing = False
        limits = settings.limits
        self.requests, self.creations = Buckets(limits.requests), Buckets(limits.tables)
        self.guesses, self.messages = Buckets(limits.guesses), Buckets(limits.address_messages)
        self.answers = Buckets(limits.answers)
        self.sockets, self.hints = Counts(limits.sockets), Counts(limits.hints)
        self.analyses, self.files = Counts(limits.analyses), Counts(limits.files)
        self.pictures = Counts(limits.pictures)
        self.checkup = Checkup(self.store)
        #: When this server began: before that, no clock could run.
        self._opened_at = settings.now()
        self._rooms: dict[str, Room] = {}
        self._resting = Resting(settings.memory)
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._tending: asyncio.Task[None] | None = None
        self._clearing = Clearing(self)
        #: Whose turn it is to open a table, for each origin that opens one now.
        self._turns = WeakValueDictionary[bytes, asyncio.Lock]()
        self._closing: set[asyncio.Task[None]] = set()
        #: The tables that are being given up, so that other processes can have them.
        self._leaving: set[str] = set()

    async def open(self) -> None:
        """Begin: make games ready, and look after tables where nobody is but a clock runs."""
        if self.company is not None:
            await self.company.begin()
        self.readiness.begin()
        self._tending = asyncio.create_task(self._tend())

    @property
    def tables_in_memory(self) -> int:
        """How many tables are open here."""
        return len(self._rooms)

    async def close(self) -> None:
        """Stop: everybody is told to come back later, and everything stored is safe."""
        self.is_closing = True
        if self._tending is not None:
            self._tending.cancel()
        for room in list(self._rooms.values()):
            self._put_away(room)
        await asyncio.gather(*self._closing, return_exceptions=True)
        if self.company is not None:
            await self.company.end()
        self.workers.close()
        self.understudy.close()
        await asyncio.get_running_loop().run_in_executor(None, self.store.close)

    async def create(
        self, created: Created, start: bool, asker: str, beginning: Beginning | None = None
    ) -> Room:
        """Open a new table for an address, and begin its first match if nobody is missing.

        A beginning from a file has already been set up: nothing here may take long.
        """
        await self.readiness.wait_for(created.game)
        origin = self.store.origin_of(asker)
        # One after another, so that each counts those before it.
        turn = self._turns.setdefault(origin, asyncio.Lock())
        async with turn:
            await self._check_quota(origin, created)
            return self._add(await self._set_up(created, start, origin, beginning))

    async def _set_up(
        self, created: Created, start: bool, origin: bytes, beginning: Beginning | None
    ) -> Room:
        """A new table that is stored."""
        settings = self.settings
        code = new_code(settings.chance)
        created = replace(created, rules=registry.game(created.game).rules)
        events = number_events([created], first=1, at=settings.now())
        table = Table.of(events, beginning)
        if start:
            first = deciding.begin(table, settings.now(), settings.chance).events
            for event in first:
                table.apply(event)
            events += first
        try:
            claim = await self.workers.view(self.store.claim, code, is_new=True)
            assert isinstance(claim, Claim)  # nobody else knows the code
            await self.store.append(code, events, row_of(code, table, origin), claim)
        except Exception as error:
            LOG.exception("a new table could not be stored")
            raise ServerRefusal("out-of-order") from error
        return Room(self, code, table, claim)

    async def _check_quota(self, origin: bytes, created: Created) -> None:
        limits = self.settings.limits
        shelf = Shelf.FILE if created.replay else Shelf.OPEN
        most = limits.kept_files if created.replay else limits.open_tables
        if await self.workers.view(self.store.count, origin, shelf) >= most:
            raise ServerRefusal(
                "too-many-files" if created.replay else "too-many-tables", most=most
            )

    async def room(self, code: str) -> Room:
        """The table of this code, from disk if it is not open."""
        room = self._rooms.get(code)
        while room is None and is_code(code) and code not in self._clearing.codes:
            if await self._load(code) is None:
                break
            # It may have been put away again before whoever waits for it goes on.
            room = self._rooms.get(code)
        if room is None:
            raise ServerRefusal("table-unknown", code=code[:20])
        self.use(room)
        return room

    async def glance(self, codes: Collection[str]) -> dict[str, Glance | None]:
        """What can be said of tables: None of those that cannot be opened, nothing of others.

        Nothing is opened for it but tables whose row is behind their log, and that only once.
        """
        rooms = {code: self._rooms[code] for code in codes if code in self._rooms}
        rest = [code for code in codes if is_code(code) and code not in rooms]
        glances = await self.workers.view(self.store.glance, rest)
        for code in [code for code, glance in glances.items() if glance is None]:
            try:
                room = await self._open_late(code)
            except OpenElsewhere:  # there the row is written when everybody has left
                log = await self.workers.view(self.store.log, code)
                glances[code] = glance_at(code, await self.workers.load(Table.of, log))
                continue
            if room is not None:
                rooms[code] = room
        for code, room in rooms.items():
            async with room.lock:  # what is being stored has not happened yet
                glances[code] = glance_at(code, room.table)
        return glances

    async def _open_late(self, code: str) -> Room | None:
        """A table whose row is behind, which is brought up to date; None if it cannot be opened."""
        try:
            room = await self.room(code)
        except ServerRefusal:
            return None
        self._finish(self._heed(self.store.note(row_of(code, room.table), room.claim), code))
        return room

    def put_away(self, code: str) -> bool:
        """Close a table here if nobody needs it now; False if somebody does."""
        room = self._rooms.get(code)
        if room is not None and room.is_idle:
            self._put_away(room)
        return code not in self._rooms and code not in self._loading

    def hand_over(self, code: str) -> bool:
        """Give a table up for another process; False if somebody needs it here.

        One that is neither open nor being given up could not be given up when it was closed, as
        while the data base was away: others still take it for ours, so it is opened here.
        """
        return self.put_away(code) and code in self._leaving

    def use(self, room: Room) -> None:
        """Note that a table is used; where nobody is, it may be closed when space is short."""
        if self._rooms.get(room.code) is not room:
            return
        if room.connections:
            self._resting.discard(room.code)
            return
        self._resting.add(room.code, room.size)
        for code in self._resting.surplus():
            unused = self._rooms[code]
            if unused.is_idle:
                self._put_away(unused)
            else:
                self._resting.add(code, unused.size)

    def close_room(self, room: Room) -> None:
        """Close a table here; whoever comes back finds it as it is on disk."""
        room.close()
        if self._rooms.get(room.code) is room:
            del self._rooms[room.code]
            self._resting.discard(room.code)
        for connection in room.connections:
            self._finish(connection.close(RESTART))
        self._give_up(room.code, room.claim)

    def _give_up(self, code: str, claim: Claim) -> None:
        """Let other processes have a table."""
        self._leaving.add(code)
        self._finish(self._leave(self.store.release(code, claim), code))

    async def _leave(self, released: Stored, code: str) -> None:
        try:
            await self._heed(released, code)
        finally:
            self._leaving.discard(code)

    def _close_rooms(self) -> None:
        """Close all tables: they may belong to others by now."""
        for room in list(self._rooms.values()):
            self.close_room(room)

    def _put_away(self, room: Room) -> None:
        """Close a table here, and leave on disk what makes it easy to find and quick to open."""
        if room.row_is_behind:
            # Handed to the writer now, so that a table that is deleted next stays deleted.
            noted = self.store.note(row_of(room.code, room.table), room.claim)
            self._finish(self._heed(noted, room.code))
        self._photograph(room)
        self.close_room(room)

    def _photograph(self, room: Room) -> None:
        """Store a snapshot of a table, if it has many moves that are in none yet."""
        moves = snapshots.moves_in(room.table)
        if moves - room.known_moves >= snapshots.WORTHWHILE:
            room.known_moves = moves
            codes = snapshots.codes_of(room.table)
            game = room.table.created.game
            self._finish(self._keep_snapshot(room.code, game, room.table.n, codes))

    def _finish(self, work: Coroutine[None, None, None]) -> None:
        """Do something that the server does not close without."""
        task = asyncio.get_running_loop().create_task(work)
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    async def _heed(self, noted: Stored, code: str) -> None:
        try:
            await noted
        except Lost:
            LOG.info("table %s belongs to another process by now", code, extra={"table": code})
        except Exception:  # the log has everything that matters
            LOG.exception("the row of table %s could not be stored", code, extra={"table": code})

    async def _keep_snapshot(self, code: str, game: str, n: int, codes: bytes) -> None:
        """Store the codes of a table's first events; without them opening it takes longer."""
        try:
            bodies = await self.workers.load(self.store.bodies, code)
            if len(bodies.events) >= n:
                snapshot = await self.workers.load(snapshots.take, game, bodies.events[:n], codes)
                await self.store.keep(code, snapshot)
        except Exception:
            LOG.exception("a snapshot of table %s could not be stored", code, extra={"table": code})

    async def _load(self, code: str) -> Room | None:
        """A table from disk; everybody who asks for it at the same time gets the same one."""
        loading = self._loading.get(code)
        if loading is None:
            loading = asyncio.ensure_future(self._read(code))
            self._loading[code] = loading
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _read(self, code: str) -> Room | None:
        """A table that nobody else has; None if there is none."""
        try:
            claim = await self.workers.view(self.store.claim, code)
        except Exception as error:  # mostly the data base is away, which many notice at once
            LOG.error("table %s could not be claimed: %s", code, error, extra={"table": code})
            raise ServerRefusal("out-of-order") from error
        if claim is None:
            return None
        if isinstance(claim, Elsewhere):
            raise OpenElsewhere(claim.url)
        try:
            room = await self._unfold(code, claim)
        except BaseException:
            self._give_up(code, claim)
            raise
        if room is None:
            return None
        await self._forgive(room)
        return self._add(room)

    async def _unfold(self, code: str, claim: Claim) -> Room | None:
        try:
            bodies = await self.workers.view(self.store.bodies, code)
            if not bodies.events:
                return None
            log = await self.workers.view(bodies.log)
            assert isinstance(log[0], Created)
            await self.readiness.wait_for(log[0].game)
            _check_rules(code, log[0])
            unfold = snapshots.unfold
            unfolded = await self.workers.load(unfold, log, bodies.events, bodies.snapshot)
        except ServerRefusal:
            raise
        except Exception as error:  # whatever the log holds, nobody else may suffer from it
            LOG.exception("table %s cannot be read", code, extra={"table": code})
            raise ServerRefusal("table-damaged", code=code) from error
        room = Room(self, code, unfolded.table, claim)
        room.known_moves = unfolded.known
        return room

    async def _forgive(self, room: Room) -> None:
        """Give the time back that went by while there was no server."""
        table = room.table
        last = table.log[-1].at
        # A log ahead of the clock is from before this server too: the clock was set back.
        is_older = last < self._opened_at or last > self.settings.now()
        if table.times.running and is_older:
            async with room.lock:
                at = max(self._opened_at, last)
                events = number_events([Woken()], first=table.n + 1, at=at)
                await room.commit(Decision(events, table.n + 1))

    def _add(self, room: Room) -> Room:
        self._rooms[room.code] = room
        self.use(room)
        self._photograph(room)
        room.look_after()
        return room

    async def _tend(self) -> None:
        """Look after all tables, round after round."""
        while True:
            try:
                is_busy = await self.tend()
            except Exception:  # the next round may do better
                LOG.exception("tables could not be looked after")
                is_busy = False
            await asyncio.sleep(self.settings.round_seconds / (10 if is_busy else 1))

    async def tend(self) -> bool:
        """Wake tables whose clock is up, delete what nobody wants; True if there is more to do."""
        codes = await self.workers.view(self.store.due, self.settings.now(), MOST_DUE)
        for code in codes:
            await self._wake(code)
        is_clear = await self._clearing.clear()
        return len(codes) == MOST_DUE or not is_clear

    async def _wake(self, code: str) -> None:
        """Open a table whose time is up; what cannot be opened waits until somebody wants it."""
        try:
            room = await self.room(code)
        except OpenElsewhere:
            return
        except ServerRefusal:
            await self.store.let_be(code)
            return
        except Exception:  # a damaged row must not keep the others waiting
            LOG.exception("table %s cannot be woken", code, extra={"table": code})
            await self.store.let_be(code)
            return
        due = room.table.due
        if due is None or due > self.settings.now():  # the row was behind
            await self.store.note(row_of(code, room.table), room.claim)
        room.look_after()


def _check_rules(code: str, created: Created) -> None:
    """Refuse a table whose moves were made by other rules: they would mean something else."""
    game = registry.game(created.game)
    if created.rules is not None and created.rules != game.rules:
        values = {"code": code, "game": game.name, "rules": created.rules, "known": game.rules}
        raise ServerRefusal("table-other-rules", **values)


def is_code(text: str) -> bool:
    """Whether a text can be the code of a table."""
    return len(text) == CODE_LENGTH and all(character in ALPHABET for character in text)
