"""A table with people at it: one command after the other, stored, then told to all."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

from spieltisch.server import messages as m
from spieltisch.server.showing import Eyes, Show
from spieltisch.server.store import Row, Stored
from spieltisch.server.thinking import Thinking
from spieltisch.server.words import ServerRefusal
from spieltisch.tables import deciding, views
from spieltisch.tables import events as e
from spieltisch.tables.commands import Join, Rematch, Replace, Start
from spieltisch.tables.deciding import Decision
from spieltisch.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from spieltisch.server.connection import Connection
    from spieltisch.server.house import House

LOG = logging.getLogger("spieltisch")

#: After these everybody is who they were.
_SEATS_STAY = {e.Moved, e.Said, e.Ended, e.Asked, e.Answered, e.Withdrawn, e.Woken}
#: After these everybody is told everything, not only what is new.
_ALL_NEW = {e.Started, e.Undone}
#: After these a table is found as before, unless it is in the lobby.
_ROW_STAYS = {e.Moved, e.Said}

#: What everybody is told of something, and what some are answered.
Frames = list[tuple["Connection", bytes]]
Answers = dict["Connection", tuple[bytes, ...]]

#: So far apart at least are two tellings of who is at a table.
PRESENCE_SECONDS = 0.2


class Room:
    """One table while it is open.

    All that changes the table happens under `lock`, in the order in which it came.
    """

    def __init__(self, house: House, code: str, table: Table) -> None:
        self.house, self.code, self.table = house, code, table
        self.show = Show(code, table)
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.thinking = Thinking(self)
        self.is_dropped = False
        #: The number of the last event that is on disk, and so may be told.
        self.told = table.n
        self._opened, self._gone = self.now, dict[str, int]()
        self._alarm: asyncio.TimerHandle | None = None
        self._presence: asyncio.TimerHandle | None = None
        self._presence_told = 0.0
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def now(self) -> int:
        """The time, never before what has already happened."""
        return max(self.house.settings.now(), self.table.log[-1].at)

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here, and nothing happens by itself."""
        return not self.connections and not self.lock.locked() and not needs_care(self.table)

    @property
    def plies(self) -> int:
        """How many moves are held in memory."""
        return sum(match.ply for match in self.table.matches)

    # What changes the table.

    async def do(self, command: Any, asker: Connection) -> None:
        """Carry out a command, and answer it together with its news; or raise the refusal."""
        async with self.lock:
            who = asker.who
            if isinstance(command, Replace):
                who = dataclasses.replace(who, away=self._away())
            if isinstance(command, (Start, Rematch)) and not self.table.beginning.is_ready:
                await self.house.workers.load(self.table.beginning.laid)
            chance = self.house.settings.chance
            done = deciding.decide(self.table, command, who, self.now, chance)
            answer = m.done(command.id, done.n)
            if done.events:
                await self.commit(done, {asker: (answer,)})
            else:  # it has happened before
                asker.reply(answer)

    async def join(self, command: Join) -> int:
        """Let somebody sit down; the number of the seat."""
        async with self.lock:
            await self.commit(deciding.join(self.table, command, self.now))
            seat = self.table.seat_of(command.token)
            assert seat is not None
            return seat

    async def commit(self, done: Decision, answers: Answers | None = None) -> None:
        """Take events over, store them, and only then tell them; the caller has the lock.

        What is told is put together while the disk works; that takes less time than to hand
        it to another thread would. Once begun it comes to its end: whoever asked for it and
        is cancelled meanwhile is so afterwards.
        """
        if not done.events:
            return
        self._must_live()
        before, kinds = self.table.n, {type(event) for event in done.events}
        for event in done.events:
            self.table.apply(event, done.step)
        row_stays = kinds <= _ROW_STAYS and not self.table.created.public
        changed = None if row_stays else row(self.code, self.table)
        stored = self.house.store.append(self.code, done.events, changed)
        try:
            self.show.changed(done.events)
            frames = self._frames(before, kinds)
            stored.add_done_callback(partial(self._tell, self.table.n, frames, answers or {}))
            await stored
        except asyncio.CancelledError:
            if stored.exception() is not None:
                self._give_up()
            raise
        except Exception as error:
            self._give_up()
            raise ServerRefusal("out-of-order") from error

    def _give_up(self) -> None:
        """Close the table here; it is to be read again from what is on disk."""
        LOG.exception("table %s could not be stored", self.code)
        self.house.drop(self)

    def _tell(self, n: int, frames: Frames, answers: Answers, stored: Stored) -> None:
        if stored.exception() is not None:
            return
        self.told = n
        for connection, news in frames:
            connection.send(news, *answers.get(connection, ()))
        self.look_after()

    def _must_live(self) -> None:
        if self.is_dropped:
            raise ServerRefusal("out-of-order")

    # What happens by itself.

    def look_after(self) -> None:
        """Let the bots think that are due, and set the alarm for the next time that is up."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.is_dropped or not needs_care(self.table):
            return
        self.thinking.begin()
        lapse = self.table.times.next_lapse()
        if lapse is not None:
            wait = max(0.0, (lapse - self.now) / 1000) + 0.01
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(wait, lambda: self.spawn(self.tick()))

    async def tick(self) -> None:
        """See whether somebody's time is up."""
        async with self.lock:
            done = deciding.lapse(self.table, self.now)
            if done.events:
                await self.commit(done)
            else:
                self.look_after()

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Do something beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def close(self) -> None:
        """Nothing more happens here by itself; what was asked for is still answered."""
        for alarm in (self._alarm, self._presence):
            if alarm is not None:
                alarm.cancel()
        for task in self._tasks - {asyncio.current_task()}:
            task.cancel()

    # What is told.

    @asynccontextmanager
    async def quiet(self) -> AsyncIterator[Callable[..., Awaitable[Any]]]:
        """The table while nothing happens to it, and threads to look at it."""
        async with self.lock:
            yield self.house.workers.view

    async def welcome(self, connection: Connection, seen: int | None = None) -> None:
        """Tell somebody everything, or what happened since; the caller has the lock."""
        self._must_live()
        if self.show.can_catch_up(seen, self.house.settings.resume):
            assert seen is not None
            connection.send(self.show.news(connection.eyes, seen, self.now, True))
        else:
            connection.send(self._everything(connection))

    def _everything(self, connection: Connection) -> bytes:
        about = (connection.eyes, connection.who, connection.wrong(self.table))
        return self.show.welcome(*about, self.now)

    def _frames(self, before: int, kinds: set[type[Any]]) -> Frames:
        """What everybody is told of such events: put together once for each seat."""
        at, news = self.now, dict[Eyes, bytes]()
        frames: Frames = []
        anew = not kinds.isdisjoint(_ALL_NEW)
        changed = set() if kinds <= _SEATS_STAY else self._recognise()
        for guest in self.connections:
            eyes = guest.eyes
            if anew or guest in changed:
                frames.append((guest, self._everything(guest)))
                continue
            if eyes not in news:
                news[eyes] = self.show.news(eyes, before, at)
            frames.append((guest, news[eyes]))
        return frames

    def _recognise(self) -> set[Connection]:
        """See who everybody is now that seats have changed; those who were somebody else."""
        known = {guest: guest.who for guest in self.connections}
        for guest in known:
            guest.recognise()
        return {guest for guest, was in known.items() if guest.who != was}

    def _present(self) -> set[int]:
        """The seats that have a device at the table."""
        here: set[int] = set()
        for connection in self.connections:
            here |= connection.who.seats
        return here

    def _away(self) -> dict[int, int]:
        """The seats that have no device at the table, and since when."""
        tokens = [seat.token for seat in self.table.seats]
        missing = set(range(self.table.players)) - self._present()
        return {seat: self._gone.get(tokens[seat] or "", self._opened) for seat in missing}

    def gone(self, connection: Connection) -> None:
        """Somebody's line has ended."""
        self.connections.discard(connection)
        tokens = {seat.token for seat in self.table.seats}
        self._gone |= dict.fromkeys(connection.hashes & tokens, self.now)
        self.tell_presence()

    def tell_presence(self) -> None:
        """Tell everybody which seats have a device at the table.

        Where many come and go, that is told at most once in a while, to all the same.
        """
        if self._presence is None and not self.is_dropped:
            loop = asyncio.get_running_loop()
            wait = max(0.0, self._presence_told + PRESENCE_SECONDS - loop.time())
            self._presence = loop.call_later(wait, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        self._presence_told = asyncio.get_running_loop().time()
        here = self._present()
        seats = [i in here or seat.kind == "bot" for i, seat in enumerate(self.table.seats)]
        watching = [c for c in self.connections if not c.who.seats]
        frame = m.encode({"type": "presence", "seats": seats, "spectators": len(watching)})
        for connection in self.connections:
            connection.send(frame)


def needs_care(table: Table) -> bool:
    """Whether something happens at a table by itself: bots move, or a clock runs."""
    if table.phase != "playing":
        return False
    return table.created.clock.kind != "none" or any(s.level is not None for s in table.seats)


def row(code: str, table: Table) -> Row:
    """How to find a table again."""
    made, free = table.created, sum(seat.kind == "open" for seat in table.seats)
    about = (code, made.game, made.public, table.phase, free, needs_care(table))
    return Row(*about, table.log[-1].at, views.info(table, code))
