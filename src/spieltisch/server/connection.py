"""One socket at a table: who is there, and what they send, one message after another."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Hashable
from contextlib import suppress
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, assert_never

from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.match import Match
from spieltisch.engine.words import Language
from spieltisch.server import messages as m
from spieltisch.server.frames import listen
from spieltisch.server.limits import Bucket, neighbourhood
from spieltisch.server.line import Line
from spieltisch.server.secrets import hashed
from spieltisch.server.states import follow
from spieltisch.server.thinking import find_hints, snapshot
from spieltisch.server.turns import Errand
from spieltisch.server.words import ServerRefusal
from spieltisch.tables import commands as c
from spieltisch.tables.refusals import Refusal, TableRefusal, refusal_of
from spieltisch.tables.seats import Who
from spieltisch.tables.table import Table

if TYPE_CHECKING:
    from spieltisch.server.room import Room

LOG = logging.getLogger("spieltisch")

BINARY, POLICY, BROKEN, RESTART = 1003, 1008, 1011, 1012

#: How many seconds a hint may wait for its turn; nobody thinks longer about a move than that.
HINT_PATIENCE = 60.0

#: How long a connection that is being closed may take to send what still waits, in seconds.
PATIENCE = 0.5


class ConnectionState(StrEnum):
    """What a connection does."""

    #: It has to say hello.
    ARRIVING = "arriving"
    #: It waits for the next message.
    LISTENING = "listening"
    #: A message is being carried out.
    ANSWERING = "answering"
    #: It has come to its end.
    CLOSED = "closed"


ARRIVING, LISTENING, ANSWERING, CLOSED = ConnectionState

_WAYS = {
    ARRIVING: frozenset({LISTENING, CLOSED}),
    LISTENING: frozenset({ANSWERING, CLOSED}),
    ANSWERING: frozenset({LISTENING, CLOSED}),
    CLOSED: frozenset[ConnectionState](),
}


class Closed(Exception):
    """The socket must be closed, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """Somebody at a socket: a person, several people at one device, a bot, a spectator."""

    def __init__(self, room: Room, socket: WebSocket) -> None:
        self._room, self._socket = room, socket
        self._limits = room.house.settings.limits
        self._address = address(socket)
        self._bucket, self._overdrawn = Bucket(self._limits.messages), 0
        self._answers = room.house.answers.of(self._address)
        self._shared_bucket = room.house.messages.of(self._address)
        self._tokens: list[str] = []
        self._thoughts: set[asyncio.Task[None]] = set()
        self._state, self._change = ARRIVING, asyncio.Event()
        #: Whether nothing that has come waits for its turn.
        self._is_waiting = False
        self.line = Line(socket, self._limits.queue)
        self.hashes: frozenset[str] = frozenset()
        self.looks_as: str | None = None
        self.language: Language = "en"
        #: Whether they want to be told what is new of a view, not all of it again.
        self.wants_changes = False
        self.name: str | None = None
        self.recognise()

    @property
    def address(self) -> str:
        """The network address at the other end, as limits count it."""
        return self._address

    def recognise(self) -> None:
        """Find out who this is and where they look from, after that may have changed."""
        table = self._room.table
        self.who: Who = table.who(self.hashes, self.name)
        self.viewer = table.seat_of(self.looks_as)
        self._room.regroup()

    def wrong_tokens(self, table: Table) -> list[int]:
        """Which tokens nobody at this table has or had, by their place in the list."""
        people = (*table.seats, *table.outcasts)
        known = {table.created.host, *(token for seat in people for token in seat.tokens)}
        return [place for place, token in enumerate(self._tokens) if token not in known]

    async def serve(self) -> None:
        """Stay until the other side leaves."""
        writer = asyncio.create_task(self.line.run(self._catch_up))
        try:
            await self._greet()
            self._become(LISTENING)
            listen(self._socket.scope, self._hear)
            while True:
                self._is_waiting = True
                frame = await self._read()
                self._is_waiting = False
                await self._quiet()
                self._become(ANSWERING)
                await self._take(frame)
                await self._quiet()
                await self.line.keep_up()
        except Closed as closed:
            await self.line.drain()
            await self._close(closed.code)
        except SpieltischError:  # the table was closed here; the client comes back
            await self._close(RESTART)
        except (WebSocketDisconnect, RuntimeError):
            pass
        except Exception:
            self._report(None)
            await self.line.drain()
            await self._close(BROKEN)
        finally:
            listen(self._socket.scope, None)
            self._become(CLOSED)
            for thought in self._thoughts:  # nobody would hear of it
                thought.cancel()
            writer.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await writer
            self._room.remove(self)

    async def close(self, code: int) -> None:
        """End the connection from this side, after the answers that are still due."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._quiet()
                await self.line.drain()
        await self._close(code)

    def _become(self, state: ConnectionState) -> None:
        self._state = follow(_WAYS, self._state, state)
        self._change.set()

    async def _quiet(self) -> None:
        """Return once no message is being carried out."""
        while self._state is ANSWERING:
            self._change.clear()
            await self._change.wait()

    # What comes in.

    async def _greet(self) -> None:
        message = await self._hello()
        self._tokens = [hashed(token) for token in message.tokens]
        self.hashes = frozenset(self._tokens)
        self.language, self.name = message.lang, message.name
        self.wants_changes = message.changes
        async with self._room.lock:
            self._look(message.seat)
            self._check_guesses()
            await self._room.wake()
            if self._answers.is_empty:
                raise Closed(POLICY)
            self._answers.charge(await self._room.welcome(self, message.last))
            self._room.add(self)

    async def _hello(self) -> m.Hello:
        """The hello; whatever comes before it is refused, and does not make the time longer."""
        bucket, requests = Bucket(self._limits.messages), self._room.house.requests
        try:
            async with asyncio.timeout(self._limits.hello_seconds):
                while True:
                    frame = await self._read()
                    if not (bucket.take() and requests.take(self._address)):
                        raise Closed(POLICY)
                    try:
                        message = m.read(frame)
                        if isinstance(message, m.Hello):
                            return message
                        raise ServerRefusal("hello-first")
                    except Refusal as refusal:
                        self._refuse(None, refusal)
                    await self.line.keep_up()
        except TimeoutError:
            raise Closed(POLICY) from None

    async def _read(self) -> str:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1005)
        if message.get("text") is None:
            raise Closed(BINARY)
        text: str = message["text"]
        return text

    def _hear(self, text: bytes) -> bool:
        """Carry out a move at once, if nothing is in its way; False if it has to wait.

        Whatever else comes, and whatever has to be refused before it is a move, waits for its turn.
        """
        is_free = self._is_waiting and self._state is LISTENING
        if not (is_free and self.line.is_free and self._room.is_free):
            return False
        try:
            message = m.read(text)
        except Refusal:
            return False
        if not isinstance(message, c.Play) or self._overdrawn or not self._bucket.take():
            return False
        if not self._shared_bucket.take():
            self._bucket.charge(-1)  # it is taken when the turn comes
            return False
        self._become(ANSWERING)
        try:
            self._room.play(message, self)
        except SpieltischError as error:
            self.end(message.id, refusal_of(error, "illegal"))
        except Exception:
            self._report(message.id)
            self.end(message.id)
        return True

    def end(self, id: str | None, refusal: Refusal | None = None) -> None:
        """A message has been answered, or is refused."""
        if refusal is not None:
            self._refuse(id, refusal)
        if self._state is ANSWERING:
            self._become(LISTENING)

    async def _take(self, frame: str) -> None:
        identity: str | None = None
        try:
            is_early = not (self._bucket.take() and self._shared_bucket.take())
            self._overdrawn += is_early
            message = m.read(frame)
            identity = None if isinstance(message, m.Hello) else message.id
            if is_early:
                raise ServerRefusal("too-fast")
            if isinstance(message, c.Command):
                await self._order(message)
            else:
                await self._answer(message)
                self.end(identity)
        except SpieltischError as error:
            self.end(identity, refusal_of(error, "illegal"))
        except Exception:
            self._report(identity)
            self.end(identity)
        if self._overdrawn > self._limits.patience:
            raise Closed(POLICY)

    async def _order(self, command: c.Command) -> None:
        """Have a command carried out; its end comes when it is stored."""
        match command:
            case c.SetSeat(level=level) | c.FillSeats(level=level) | c.Replace(level=level):
                if level is not None and level not in self._room.house.bots:
                    raise TableRefusal("unknown-bot")
        await self._room.do(command, self)

    async def _answer(self, message: m.Question) -> None:
        match message:
            case m.Hello():
                raise ServerRefusal("unknown-message", reason="hello")
            case m.Ping(id=id):
                self.line.reply(m.encode(m.Pong(id=id, n=self._room.stored, at=self._room.now)))
            case m.Look(seat=seat):
                if self._answers.is_empty:
                    raise ServerRefusal("too-fast")
                async with self._room.lock:
                    self._look(seat, strict=True)
                    self._answers.charge(await self._room.welcome(self))
            case m.Explain():
                await self._explain(message)
            case m.AskForHint():
                await self._hint(message)
            case _:
                assert_never(message)

    def _look(self, seat: int | None, strict: bool = False) -> None:
        """Look from a seat whose secret this device holds; from any other only as a spectator.

        Seats turn from match to match: whoever comes back to a former seat is shown their own.
        """
        table = self._room.table
        own = table.who(self.hashes).tokens
        if not strict and own and seat is not None and seat not in own:
            seat = min(own)
        if strict and seat is not None and seat not in own:
            raise TableRefusal("wrong-token" if seat < table.players else "wrong-seat")
        self.looks_as = None if seat is None else own.get(seat)
        self.recognise()

    def _check_guesses(self) -> None:
        """Send away whoever tries out tokens."""
        for _ in self.wrong_tokens(self._room.table):
            if not self._room.house.guesses.take(self._address):
                raise Closed(POLICY)

    def _own(self, seat: int) -> None:
        table = self._room.table
        if seat not in self.who.seats:
            raise TableRefusal("wrong-token" if seat < table.players else "wrong-seat")
        if table.phase != "playing":
            raise TableRefusal("not-started" if table.phase == "waiting" else "finished")

    async def _explain(self, message: m.Explain) -> None:
        async with self._room.lock:
            self._own(message.seat)
            match = self._room.table.matches[-1]
            view = self._room.house.workers.view
            explanation = await view(match.explain, message.move, message.seat)
        answer = m.Explained(
            id=message.id,
            legal=explanation.legal,
            rule=explanation.rule,
            text=explanation.say(self.language),
        )
        self.line.reply(m.encode(answer))

    async def _hint(self, message: m.AskForHint) -> None:
        """Think about a hint in the background."""
        async with self._room.lock:
            self._own(message.seat)
            if not self._room.table.created.hints:
                raise ServerRefusal("no-hints")
            if message.seat not in self._room.table.actors:
                raise TableRefusal("not-your-turn")
            table = self._room.table
            now, ply = snapshot(table.matches[-1]), table.ply
            about = ("hint", len(table.matches), ply, table.undos, message.seat)
            self._room.house.mishaps.check(self._room.code, about)
        counts = self._room.house.hints
        if not counts.take(self._address):
            raise ServerRefusal("too-fast")
        task = self._room.spawn(self._think(message, now, ply, about))
        self._thoughts.add(task)
        task.add_done_callback(self._thoughts.discard)
        task.add_done_callback(lambda _: counts.give_back(self._address))

    async def _think(self, message: m.AskForHint, match: Match, ply: int, about: Hashable) -> None:
        house, seat = self._room.house, message.seat
        try:
            await house.readiness.wait_for_bots()
            seconds = house.settings.hint_seconds
            errand = Errand(self._address, self._room.code, seconds, patience=HINT_PATIENCE)
            work = partial(find_hints, match, seat, seconds)
            hints = await house.workers.hints.run(errand, work)
            if seat not in self.who.seats:  # it was passed on meanwhile
                raise TableRefusal("wrong-token")
            self.line.reply(m.encode(m.Hinted(id=message.id, seat=seat, ply=ply, hints=hints)))
        except SpieltischError as error:
            self._refuse(message.id, refusal_of(error, "illegal"))
        except Exception as error:  # whatever it was, somebody waits for an answer
            house.mishaps.remember(self._room.code, about, error)
            self._refuse(message.id, ServerRefusal("thinking-failed"))

    # What goes out.

    def _refuse(self, id: str | None, refusal: Refusal) -> None:
        self._room.house.figures.refusals[refusal.code] += 1
        self.line.reply(m.encode(m.Refused.of(id, refusal, self.language)))

    def _report(self, id: str | None) -> None:
        """Answer after an error nobody foresaw, and note it with the table at which it happened."""
        LOG.exception(
            "table %s: a message could not be answered",
            self._room.code,
            extra={"table": self._room.code},
        )
        self._refuse(id, ServerRefusal("broken"))

    async def _catch_up(self) -> None:
        """Tell everything anew to somebody who has read too slowly."""
        async with self._room.lock:
            self.line.resume()
            await self._room.welcome(self)

    async def _close(self, code: int) -> None:
        with suppress(Exception):
            await self._socket.close(code)


def address(asker: HTTPConnection) -> str:
    """The network address at the other end, as limits count it."""
    return neighbourhood(asker.client.host) if asker.client else "?"
