"""One socket at a table: what it sends is done in turn, what it is told waits in a queue."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.words import Language
from spieltisch.server import messages as m
from spieltisch.server.frames import short_way
from spieltisch.server.limits import Bucket
from spieltisch.server.secrets import hashed
from spieltisch.server.showing import Eyes
from spieltisch.server.thinking import hinted, snapshot
from spieltisch.server.words import ServerRefusal
from spieltisch.tables.refusals import Refusal, TableRefusal, refusal_of
from spieltisch.tables.seats import Who
from spieltisch.tables.table import Table

if TYPE_CHECKING:
    from spieltisch.server.room import Room

BINARY, POLICY, RESTART = 1003, 1008, 1012


class Closed(Exception):
    """The socket is to be closed, with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """Somebody at a socket: a person, several people at one device, a bot, a spectator."""

    def __init__(self, room: Room, socket: WebSocket) -> None:
        self._room, self._socket = room, socket
        self._write_now = short_way(socket.scope)
        self._limits = room.house.settings.limits
        self._address = address(socket)
        self._bucket, self._overdrawn = Bucket(self._limits.messages), 0
        self._shared_bucket = room.house.messages.of(self._address)
        self._tokens: list[str] = []
        self._queue: deque[tuple[bytes, bool]] = deque()
        self._waiting, self._written = asyncio.Event(), asyncio.Event()
        self._behind = self._writing = False
        self.hashes: frozenset[str] = frozenset()
        self.looks_as: str | None = None
        self.language: Language = "en"
        self.name: str | None = None
        self.recognise()

    def recognise(self) -> None:
        """See who this is and where they look from, after that may have changed."""
        table = self._room.table
        self.who: Who = table.who(self.hashes, self.name)
        self.eyes: Eyes = (table.seat_of(self.looks_as), self.language)

    def wrong(self, table: Table) -> list[int]:
        """The places of the tokens that open nothing at this table."""
        known = {seat.token for seat in table.seats} | {table.created.host}
        return [place for place, token in enumerate(self._tokens) if token not in known]

    def send(self, news: bytes, *answers: bytes) -> None:
        """Tell news, and the answers that go with them; nothing more is read while many wait.

        They wait for their turn if others do. Who reads too slowly is told all news later.
        """
        if self._is_free and not self._behind and self._write_now(news, *answers):
            return
        if len(self._queue) >= self._limits.queue:
            self._queue = deque(waiting for waiting in self._queue if waiting[1])
            self._behind = True
        if not self._behind:
            self._queue.append((news, False))
        self._queue.extend((answer, True) for answer in answers)
        self._waiting.set()

    def reply(self, answer: bytes) -> None:
        """Tell an answer."""
        if self._is_free and self._write_now(answer):
            return
        self._queue.append((answer, True))
        self._waiting.set()

    @property
    def _is_free(self) -> bool:
        """Whether nothing is left that must be written first."""
        return not self._queue and not self._writing

    async def serve(self) -> None:
        """Stay until the other side leaves."""
        writer = asyncio.create_task(self._write())
        try:
            await self._greet()
            while True:
                await self._take(await self._read())
                await self._room_for_answers()
        except Closed as closed:
            await self._flush()
            await self._close(closed.code)
        except SpieltischError:  # the table was closed here; it is to be opened again
            await self._close(RESTART)
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            writer.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await writer
            self._room.gone(self)

    async def close(self, code: int) -> None:
        """End it from this side, after the answers that still wait."""
        await asyncio.sleep(0.05)
        await self._close(code)

    # What comes in.

    async def _greet(self) -> None:
        while True:
            try:
                frame = await asyncio.wait_for(self._read(), self._limits.hello_seconds)
            except TimeoutError:
                raise Closed(POLICY) from None
            try:
                message = m.read(frame)
                if isinstance(message, m.Hello):
                    break
                raise ServerRefusal("hello-first")
            except Refusal as refusal:
                self._refuse(None, refusal)
        self._tokens = [hashed(token) for token in message.tokens]
        self.hashes = frozenset(self._tokens)
        self.language, self.name = message.lang, message.name
        async with self._room.lock:
            self._look(message.seat)
            self._check_guesses()
            await self._room.welcome(self, message.last)
            self._room.connections.add(self)
        self._room.tell_presence()

    async def _read(self) -> str:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1005)
        if message.get("text") is None:
            raise Closed(BINARY)
        text: str = message["text"]
        return text

    async def _take(self, frame: str) -> None:
        identity: str | None = None
        try:
            is_early = not (self._bucket.take() and self._shared_bucket.take())
            self._overdrawn += is_early
            message = m.read(frame)
            identity = getattr(message, "id", None)
            if is_early:
                raise ServerRefusal("too-fast")
            await self._answer(message)
        except SpieltischError as error:
            self._refuse(identity, refusal_of(error, "illegal"))
        if self._overdrawn > self._limits.patience:
            raise Closed(POLICY)

    async def _answer(self, message: Any) -> None:
        match message:
            case m.Hello():
                raise ServerRefusal("unknown-message", reason="hello")
            case m.Ping(id=identity):
                told = {"type": "pong", "id": identity, "n": self._room.told}
                self.reply(m.encode({**told, "at": self._room.now}))
            case m.Look(seat=seat):
                async with self._room.lock:
                    self._look(seat, strict=True)
                    await self._room.welcome(self)
            case m.Explain():
                await self._explain(message)
            case m.Hint():
                await self._hint(message)
            case _:
                self._check_level(message)
                await self._room.do(message, self)

    def _look(self, seat: int | None, strict: bool = False) -> None:
        """Look from a seat whose secret is held; from elsewhere only as a spectator.

        Seats turn from match to match: who comes back to a seat of old is shown the own one.
        """
        table = self._room.table
        held = table.who(self.hashes).seats
        if not strict and held and seat is not None and seat not in held:
            seat = min(held)
        if strict and seat is not None and seat not in held:
            raise TableRefusal("wrong-token" if seat < table.players else "wrong-seat")
        self.looks_as = table.seats[seat].token if seat is not None and seat in held else None
        self.recognise()

    def _check_guesses(self) -> None:
        """Whoever tries out tokens is sent away."""
        for _ in self.wrong(self._room.table):
            if not self._room.house.guesses.take(self._address):
                raise Closed(POLICY)

    def _check_level(self, message: Any) -> None:
        level = getattr(message, "level", None)
        if level is not None and level not in self._room.house.bots:
            raise TableRefusal("unknown-bot")

    def _own(self, seat: int) -> None:
        table = self._room.table
        if seat not in self.who.seats:
            raise TableRefusal("wrong-token" if seat < table.players else "wrong-seat")
        if table.phase != "playing":
            raise TableRefusal("not-started" if table.phase == "waiting" else "finished")

    async def _explain(self, message: m.Explain) -> None:
        async with self._room.quiet() as work:
            self._own(message.seat)
            match = self._room.table.matches[-1]
            found = await work(match.explain, message.move, message.seat)
        told = {"legal": found.legal, "rule": found.rule, "text": found.say(self.language)}
        self.reply(m.encode({"type": "explained", "id": message.id, **told}))

    async def _hint(self, message: m.Hint) -> None:
        """A hint, thought over beside everything else."""
        async with self._room.lock:
            self._own(message.seat)
            if not self._room.table.created.hints:
                raise ServerRefusal("no-hints")
            if message.seat not in self._room.table.actors:
                raise TableRefusal("not-your-turn")
            now, ply = snapshot(self._room.table.matches[-1]), self._room.table.ply
        hints = self._room.house.hints
        if not hints.take(self._address):
            raise ServerRefusal("too-fast")
        thought = self._room.spawn(self._think(message, now, ply))
        thought.add_done_callback(lambda _: hints.give_back(self._address))

    async def _think(self, message: m.Hint, match: Any, ply: int) -> None:
        house = self._room.house
        try:
            about = (match, message.seat, house.settings.hint_seconds, self.language)
            await house.readiness.wait_for_bots()
            hints = await house.workers.hint(hinted, *about)
            told = {"id": message.id, "seat": message.seat, "ply": ply, "hints": hints}
            self.reply(m.encode({"type": "hinted", **told}))
        except SpieltischError as error:
            self._refuse(message.id, refusal_of(error, "illegal"))

    # What goes out.

    def _refuse(self, identity: str | None, refusal: Refusal) -> None:
        self.reply(m.not_done(identity, refusal, self.language))

    async def _write(self) -> None:
        try:
            while True:
                await self._waiting.wait()
                self._waiting.clear()
                await self._flush()
                if self._behind:
                    async with self._room.lock:
                        self._behind = False
                        await self._room.welcome(self)
        finally:  # nobody waits for what cannot be written any more
            self._limits = replace(self._limits, queue=1 << 30)
            self._written.set()

    async def _flush(self) -> None:
        while self._queue:
            frame, _ = self._queue.popleft()
            self._writing = True  # nothing overtakes it
            await self._socket.send({"type": "websocket.send", "text": frame.decode()})
            self._writing = False
            self._written.set()

    async def _room_for_answers(self) -> None:
        while len(self._queue) > self._limits.queue // 2:
            self._written.clear()
            await self._written.wait()

    async def _close(self, code: int) -> None:
        with suppress(Exception):
            await self._socket.close(code)


def address(socket: Any) -> str:
    """The network address at the other end."""
    return socket.client.host if socket.client else "?"
