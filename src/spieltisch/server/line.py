"""The line to one socket: what is sent is written at once, or waits for its turn."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import NamedTuple

from starlette.websockets import WebSocket

from spieltisch.server.frames import shortcut
from spieltisch.server.states import follow


class LineState(StrEnum):
    """How well the other side keeps up."""

    #: Nothing waits: what is sent is written at once.
    FREE = "free"
    #: Something is being written or waits; what is sent now waits behind it.
    BUSY = "busy"
    #: Too much waits: news is dropped until the rest is written.
    BEHIND = "behind"
    #: Nothing can be written any more.
    BROKEN = "broken"


FREE, BUSY, BEHIND, BROKEN = LineState

_WAYS = {
    FREE: frozenset({BUSY, BROKEN}),
    BUSY: frozenset({FREE, BEHIND, BROKEN}),
    BEHIND: frozenset({BUSY, BROKEN}),
    BROKEN: frozenset[LineState](),
}


class _Frame(NamedTuple):
    """A waiting text; what may be dropped is sent again later in another form."""

    text: bytes
    may_be_dropped: bool


class Line:
    """What goes out to one socket, in order."""

    def __init__(self, socket: WebSocket, most: int) -> None:
        self._socket, self._most = socket, most
        self.write_now = shortcut(socket.scope)
        self._waiting: deque[_Frame] = deque()
        self._state = FREE
        self._work, self._progress = asyncio.Event(), asyncio.Event()

    @property
    def state(self) -> LineState:
        """How well the other side keeps up."""
        return self._state

    @property
    def is_free(self) -> bool:
        """Whether nothing waits."""
        return self._state is FREE

    def send(self, news: bytes, *answers: bytes) -> None:
        """Send news, and the answers that go with it.

        If too much waits, all news that waits is dropped; answers never are.
        """
        if self._state is FREE and self.write_now(news, *answers):
            return
        if self._state is BUSY and len(self._waiting) >= self._most:
            self._waiting = deque(frame for frame in self._waiting if not frame.may_be_dropped)
            self._become(BEHIND)
        if self._state is not BEHIND:
            self._enqueue(_Frame(news, may_be_dropped=True))
        for answer in answers:
            self._enqueue(_Frame(answer, may_be_dropped=False))

    def reply(self, answer: bytes) -> None:
        """Send an answer."""
        if self._state is FREE and self.write_now(answer):
            return
        self._enqueue(_Frame(answer, may_be_dropped=False))

    def resume(self) -> None:
        """Send news again: whoever was behind is told everything anew."""
        self._become(BUSY)
        self._work.set()

    async def run(self, catch_up: Callable[[], Awaitable[None]]) -> None:
        """Write what waits, until cancelled; `catch_up` is for whoever was behind."""
        try:
            while True:
                await self._work.wait()
                self._work.clear()
                await self._write_all()
                if self._state is BEHIND:
                    await catch_up()
        finally:
            self._become(BROKEN)
            self._progress.set()

    async def keep_up(self) -> None:
        """Return once few enough answers wait."""
        while self._state is not BROKEN and len(self._waiting) > self._most // 2:
            await self._some_progress()

    async def drain(self) -> None:
        """Return once everything is written."""
        while self._state in (BUSY, BEHIND):
            await self._some_progress()

    def _enqueue(self, frame: _Frame) -> None:
        if self._state is BROKEN:
            return
        if self._state is FREE:
            self._become(BUSY)
        self._waiting.append(frame)
        self._work.set()

    async def _write_all(self) -> None:
        while self._waiting:
            frame = self._waiting.popleft()
            await self._socket.send({"type": "websocket.send", "text": frame.text.decode()})
            self._progress.set()
        if self._state is BUSY:
            self._become(FREE)
            self._progress.set()

    async def _some_progress(self) -> None:
        self._progress.clear()
        await self._progress.wait()

    def _become(self, state: LineState) -> None:
        self._state = follow(_WAYS, self._state, state)
