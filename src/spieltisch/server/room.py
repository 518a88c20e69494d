"""A table with people at it: one command after another, stored, then told to everybody."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
from collections import deque
from collections.abc import Collection, Coroutine, Mapping
from enum import StrEnum
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from spieltisch.server import messages as m
from spieltisch.server.showing import Show
from spieltisch.server.states import follow
from spieltisch.server.store.errors import Lost
from spieltisch.server.store.protocol import Claim, Stored, Then
from spieltisch.server.store.rows import Row, row_of
from spieltisch.server.thinking import Thinking
from spieltisch.server.words import ServerRefusal
from spieltisch.tables import deciding
from spieltisch.tables import events as e
from spieltisch.tables.clocks import SECOND
from spieltisch.tables.commands import Command, Join, Play, Rematch, Replace, Start, Take
from spieltisch.tables.deciding import Decision
from spieltisch.tables.seats import Seat, Who
from spieltisch.tables.table import Table
from spieltisch.tables.teller import Onlooker

if TYPE_CHECKING:
    from spieltisch.server.connection import Connection
    from spieltisch.server.house import House

LOG = logging.getLogger("spieltisch")

#: After these everybody is still who they were.
_SEATS_STAY = {e.Moved, e.Said, e.Reacted, e.Ended, e.Woken, e.Stumbled} | {
    e.Asked,
    e.Answered,
    e.Withdrawn,
}
#: After these everybody is told everything, not only what is new.
_ALL_NEW = {e.Started, e.Undone}
#: After these the table's row in the database may stay as it is, unless it is in the lobby.
_ROW_STAYS = {e.Moved, e.Said, e.Reacted, e.Asked, e.Answered, e.Withdrawn}

#: What is told, and to which connections.
Frames = list[tuple[bytes, list["Connection"]]]

#: The shortest time between two announcements of who is at a table.
PRESENCE_SECONDS = 0.2


class RoomState(StrEnum):
    """Whether a table can be played at."""

    #: Commands are carried out.
    OPEN = "open"
    #: A command has been carried out and is being stored; the next one waits for the lock.
    STORING = "storing"
    #: The table is on disk only; whoever comes back opens it anew.
    CLOSED = "closed"


OPEN, STORING, CLOSED = RoomState

_WAYS = {
    OPEN: frozenset({STORING, CLOSED}),
    STORING: frozenset({OPEN, CLOSED}),
    CLOSED: frozenset[RoomState](),
}


class _News(NamedTuple):
    """What is being stored: up to which event, since when, and who is told what then."""

    n: int
    events: list[e.Event]
    begin: float
    frames: Frames
    asker: Connection | None
    answer: bytes
    then: Then


class Queue:
    """A lock that goes from hand to hand: whoever waits gets it in turn, and nobody in between."""

    def __init__(self) -> None:
        #: Whether anybody has the lock or waits for it.
        self.is_wanted = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take the lock if nobody wants it."""
        is_free, self.is_wanted = not self.is_wanted, True
        return is_free

    async def acquire(self) -> None:
        """Wait for the lock."""
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()
            raise

    def release(self) -> None:
        """Let the next one have it."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.is_wanted = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()


class Room:
    """One table while it is open.

    Whatever changes the table happens under `lock`, in the order in which it came.
    """

    def __init__(self, house: House, code: str, table: Table, claim: Claim) -> None:
        self.house, self.code, self.table, self.claim = house, code, table, claim
        #: How many moves the table's snapshot on disk holds.
        self.known_moves = 0
        #: The number of the last event that the table's row on disk tells of.
        self._row_n = table.n
        #: Whether that row says that the match goes on alone.
        self._row_goes_on = table.goes_on_alone
        self.show = Show(code, table)
        self.connections: set[Connection] = set()
        self._grouped: dict[tuple[Onlooker, bool], list[Connection]] | None = None
        self.lock = Queue()
        self.thinking = Thinking(self)
        #: The number of the last event that is on disk, and so may be told.
        self.stored = table.n
        self._state = OPEN
        #: How far the log is ahead of a clock that was set back while the server was down.
        self._ahead = max(0, table.log[-1].at - house.settings.now())
        self._opened_at = self.now
        #: When the last device of a seat went away, by the hash of the seat's secret.
        self._away_since: dict[str, int] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._presence: asyncio.TimerHandle | None = None
        self._presence_told = 0.0
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_open(self) -> bool:
        """Whether anything can happen here."""
        return self._state is not CLOSED

    @property
    def now(self) -> int:
        """The time, never before what has already happened."""
        return max(self.house.settings.now() + self._ahead, self.table.log[-1].at)

    @property
    def is_free(self) -> bool:
        """Whether something can be carried out at once."""
        return self._state is OPEN and not self.lock.is_wanted

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here, and nothing is under way."""
        return not (self.connections or self.lock.is_wanted or self._tasks)

    @property
    def size(self) -> int:
        """About how many bytes of memory the table takes."""
        return self.table.size + self.show.size

    @property
    def row_is_behind(self) -> bool:
        """Whether the row on disk does not tell of the latest events."""
        return self._row_n < self.table.n

    # What changes the table.

    async def do(self, command: Command, asker: Connection) -> None:
        """Carry a command out when its turn comes, or raise the refusal."""
        await self.lock.acquire()
        who = asker.who
        try:
            if isinstance(command, Replace):
                who = dataclasses.replace(who, away=self._away())
            if isinstance(command, (Start, Rematch)) and not self.table.beginning.is_ready:
                await self.house.workers.load(self.table.beginning.match_to_continue)
        except BaseException:
            self.lock.release()
            raise
        self._do(command, asker, who)

    def play(self, command: Play, asker: Connection) -> None:
        """Carry a move out at once, or raise the refusal; nobody may want the lock."""
        is_ours = self.lock.take()
        assert is_ours, "somebody else changes the table"
        self._do(command, asker, asker.who)

    def _do(self, command: Command, asker: Connection, who: Who) -> None:
        """Have a command stored, or raise the refusal; the lock has been taken for it.

        As soon as it is stored the lock is free, and the asker is answered and told that this is
        the end of it.
        """
        try:
            chance = self.house.settings.chance
            decision = deciding.decide(self.table, command, who, self.now, chance)
            answer = m.encode(m.Done(id=command.id, n=decision.n))
            if decision.events:
                self._carry_out(decision, partial(self._end, asker, command.id), asker, answer)
                return
        except BaseException:
            self.lock.release()
            raise
        asker.line.reply(answer)  # it has happened before
        self._end(asker, command.id, None)

    def _end(self, asker: Connection, id: str, error: BaseException | None) -> None:
        """A command is stored, or could not be."""
        self.lock.release()
        asker.end(id, None if error is None else ServerRefusal("out-of-order"))

    async def join(self, command: Join) -> int:
        """Let somebody sit down; returns the number of the seat."""
        async with self.lock:
            await self.commit(deciding.join(self.table, command, self.now))
            seat = self.table.seat_of(command.token)
            assert seat is not None
            return seat

    async def take(self, command: Take) -> int:
        """Let somebody take a seat by its secret link; returns the number of the seat."""
        async with self.lock:
            await self.commit(deciding.take(self.table, command, self.now))
            # The device has yet to say hello.
            self._away_since.setdefault(command.token, self.now)
            seat = self.table.seat_of(command.token)
            assert seat is not None
            return seat

    async def commit(self, decision: Decision) -> None:
        """Take in events, store them, and only then tell them; the caller has the lock.

        Once begun, this comes to its end: if the asker is cancelled in the meantime, that takes
        effect afterwards.
        """
        if not decision.events:
            return
        stored = Stored()
        self._carry_out(decision, stored.settle)
        try:
            await stored
        except Exception as error:
            raise ServerRefusal("out-of-order") from error

    def _carry_out(
        self, decision: Decision, then: Then, asker: Connection | None = None, answer: bytes = b""
    ) -> None:
        """Take in events and have them stored; once they are, everybody is told.

        The frames are put together while the disk works; that takes less time than handing
        the work to another thread.
        """
        self.check_open()
        self._become(STORING)
        events, n, step = decision
        try:
            before, kinds = self.table.n, set(map(type, events))
            for event in events:
                self.table.apply(event, step)
            row, begin = self._new_row(kinds), perf_counter()
            stored = self.house.store.append(self.code, events, row, self.claim)
            self.show.update(events)
            frames = self._frames(before, kinds)
        except Exception as error:
            self._give_up(error)
            raise ServerRefusal("out-of-order") from error
        news = _News(n, events, begin, frames, asker, answer, then)
        stored.tell(partial(self._settle, news))

    def _new_row(self, kinds: Collection[type[e.Event]]) -> Row | None:
        """The table's row on disk if it has to be written now.

        While people are at the table, moves can wait for that until they leave, unless a clock
        would stand still if the server died now.
        """
        goes_on = self.table.goes_on_alone
        may_wait = _ROW_STAYS.issuperset(kinds) and not self.table.created.public
        if may_wait and self.connections and goes_on is self._row_goes_on:
            return None
        self._row_n, self._row_goes_on = self.table.n, goes_on
        return row_of(self.code, self.table)

    def _give_up(self, error: BaseException) -> None:
        """Close the table here; it will be read again from disk."""
        about = {"table": self.code}
        if isinstance(error, Lost):  # nothing is wrong: the table goes on elsewhere
            LOG.warning("table %s belongs to another process by now", self.code, extra=about)
        else:
            text = "table %s: what has happened could not be stored"
            LOG.error(text, self.code, exc_info=error, extra=about)
        if self.is_open:
            self.house.close_room(self)

    def _settle(self, news: _News, error: BaseException | None) -> None:
        """Tell everybody what is stored now."""
        n, events, begin, frames, asker, answer, then = news
        if error is not None:
            self._give_up(error)
        else:
            self.stored = n
            self.house.figures.note_commit(events, perf_counter() - begin)
            for frame, guests in frames:
                for guest in guests:
                    if guest is asker:
                        guest.line.send(frame, answer)
                    else:
                        guest.line.send(frame)
            self.look_after()
        if self._state is STORING:
            self._become(OPEN)
        then(error)

    def check_open(self) -> None:
        """Refuse what is asked of a table that is on disk only: it may have moved on there."""
        if not self.is_open:
            raise ServerRefusal("out-of-order")

    def _become(self, state: RoomState) -> None:
        self._state = follow(_WAYS, self._state, state)

    # What happens by itself.

    @property
    def _is_awake(self) -> bool:
        """Whether anything happens here by itself: somebody is there, or a clock does not wait."""
        return self.is_open and (bool(self.connections) or self.table.goes_on_alone)

    def bots_due(self) -> dict[int, tuple[str, e.By]]:
        """The bots that have to move; where nobody waits for them, they wait too."""
        return self.table.bots_due(self.now) if self._is_awake else {}

    def look_after(self) -> None:
        """Let bots that have to move think, and set the alarm for when somebody's time is up."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if not (self.table.has_own_life and self._is_awake):
            return
        self.thinking.begin()
        lapse = self.table.times.next_lapse()
        if lapse is not None:
            wait = max(0.0, (lapse - self.now) / 1000) + 0.01
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(wait, lambda: self.spawn(self.tick()))

    async def wake(self) -> None:
        """Give the time back in which the table slept; the caller has the lock.

        Less than a second is left for the next time: whoever comes and goes fills no log.
        """
        if self._is_awake or not self.is_open or not self.table.times.running:
            return
        if self.now - self.table.times.since >= SECOND:
            events = e.number_events([e.Woken()], first=self.table.n + 1, at=self.now)
            await self.commit(Decision(events, self.table.n + 1))

    async def tick(self) -> None:
        """Check whether somebody's time is up."""
        async with self.lock:
            decision = deciding.lapse(self.table, self.now)
            if decision.events:
                await self.commit(decision)
            else:
                self.look_after()

    def spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Do something in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def close(self) -> None:
        """Let nothing more happen here by itself; what was asked for is still answered."""
        self._become(CLOSED)
        for alarm in (self._alarm, self._presence):
            if alarm is not None:
                alarm.cancel()
        self._alarm = self._presence = None
        for task in self._tasks - {asyncio.current_task()}:
            task.cancel()

    # What is told.

    async def welcome(self, connection: Connection, last: int | None = None) -> int:
        """Tell somebody everything, or what has happened since; returns how many bytes that is.

        The caller has the lock.
        """
        self.check_open()
        if last is not None and self.show.can_catch_up(last, self.house.settings.resume):
            frame = self.show.news(connection.viewer, last, self.now, is_returning=True)
        else:
            frame = self._everything(connection)
        connection.line.send(frame)
        return len(frame)

    def _everything(self, guest: Connection) -> bytes:
        return self.show.welcome(guest.viewer, guest.who, guest.wrong_tokens(self.table), self.now)

    def _frames(self, before: int, kinds: Collection[type[e.Event]]) -> Frames:
        """What everybody is told about events of these kinds: put together once for each seat."""
        if not _ALL_NEW.isdisjoint(kinds):
            self._recognise()
            return [(self._everything(guest), [guest]) for guest in self.connections]
        at, frames = self.table.log[-1].at, []
        others = set() if _SEATS_STAY.issuperset(kinds) else self._recognise()
        for (viewer, wants_changes), guests in self._audience.items():
            tell = self.show.changes if wants_changes else self.show.news
            same = [guest for guest in guests if guest not in others] if others else guests
            if same:
                frames.append((tell(viewer, before, at), same))
        return frames + [(self._everything(guest), [guest]) for guest in others]

    @property
    def _audience(self) -> Mapping[tuple[Onlooker, bool], list[Connection]]:
        """Everybody here, by what they are told alike: from where they look, and in which form."""
        if self._grouped is None:
            self._grouped = {}
            for guest in self.connections:
                self._grouped.setdefault((guest.viewer, guest.wants_changes), []).append(guest)
        return self._grouped

    def regroup(self) -> None:
        """Note that somebody has come or gone, or looks from another seat."""
        self._grouped = None

    def _recognise(self) -> set[Connection]:
        """Find out who everybody is now that seats have changed; returns those who have changed."""
        before = {guest: guest.who for guest in self.connections}
        for guest in before:
            guest.recognise()
        others = {guest for guest, was in before.items() if guest.who != was}
        if others:
            self.tell_presence()
        return others

    def _present(self) -> set[int]:
        """The seats that have a device at the table."""
        here: set[int] = set()
        for connection in self.connections:
            here |= connection.who.seats
        return here

    def _away(self) -> dict[int, int]:
        """The seats that have no device at the table, and since when."""
        missing = set(range(self.table.players)) - self._present()
        return {seat: self._away_from(self.table.seats[seat]) for seat in missing}

    def _away_from(self, seat: Seat) -> int:
        """When the last device of a seat went away."""
        since = [self._away_since[token] for token in seat.tokens if token in self._away_since]
        return max(since, default=self._opened_at)

    def add(self, connection: Connection) -> None:
        """Let somebody in who has been welcomed."""
        self.connections.add(connection)
        self.regroup()
        self.house.use(self)
        self.look_after()
        self.tell_presence()

    def remove(self, connection: Connection) -> None:
        """Forget a connection that has ended."""
        self.connections.discard(connection)
        self.regroup()
        if not self.connections:
            self.house.use(self)
            self.look_after()
        tokens = {token for seat in self.table.seats for token in seat.tokens}
        self._away_since |= dict.fromkeys(connection.hashes & tokens, self.now)
        self.tell_presence()

    def tell_presence(self) -> None:
        """Tell everybody which seats have a device at the table.

        Where many come and go, they are told only once in a while.
        """
        if self._presence is None and self.is_open:
            loop = asyncio.get_running_loop()
            wait = max(0.0, self._presence_told + PRESENCE_SECONDS - loop.time())
            self._presence = loop.call_later(wait, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        self._presence_told = asyncio.get_running_loop().time()
        here = self._present()
        seats = [i in here or seat.kind == "bot" for i, seat in enumerate(self.table.seats)]
        watching = [c for c in self.connections if not c.who.seats]
        frame = m.encode(m.Presence(seats=seats, spectators=len(watching)))
        for connection in self.connections:
            connection.line.send(frame)
