"""Who sits at the tables of a load test: four sockets each, of which two play."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

import msgspec
from wire import Wire


class Scene(msgspec.Struct):
    """The seat somebody looks from."""

    viewer: int | None


class View(msgspec.Struct):
    """What a player reads of the table."""

    phase: str
    match: int
    ply: int
    legal: list[int]
    scene: Scene


class Around(msgspec.Struct):
    """What is new around the table."""

    phase: str | None = None
    match: int | None = None
    ply: int | None = None


class Changes(msgspec.Struct):
    """What a player reads of changes."""

    view: Around
    legal: list[int]


class Event(msgspec.Struct):
    """What a player reads of something that has happened."""

    type: str
    seat: int | str | None = None


class Message(msgspec.Struct):
    """What a player reads of a frame."""

    type: str
    view: View | None = None
    changes: Changes | None = None
    events: list[Event] = []


_read = msgspec.json.Decoder(Message).decode
_write = msgspec.json.Encoder().encode


class Playing:
    """A table of our server with two people, who play any legal move, and two spectators."""

    def __init__(self, url: str, made: dict[str, Any], number: int) -> None:
        self._url, self._random = url, Random(number)
        self._path = f"/api/tables/{made['code']}/socket"
        self._tokens = [seat["token"] for seat in made["seats"]]
        self._wires: list[Wire] = []
        self._views: dict[int, View] = {}
        self._next: tuple[int, View] | None = None
        self._can_play, self._answered = asyncio.Event(), asyncio.Event()
        self._sent: tuple[int, float] | None = None
        self._refused = b""
        self._asked, self._number = [0, 0], 0
        self.waits: list[float] = []

    async def open(self) -> None:
        """Let everybody sit down."""
        for place in range(4):
            wire = await Wire.to(self._url, self._path, self._hearing(place))
            self._wires.append(wire)
            tokens = self._tokens[place : place + 1]
            hello = {"type": "hello", "tokens": tokens, "seat": place if tokens else None}
            wire.send(_write({**hello, "changes": True}))

    def close(self) -> None:
        """Let everybody leave."""
        for wire in self._wires:
            wire.close()
        self._wires.clear()

    async def play(self, due: float) -> None:
        """Play a move that is due at a time, and wait until the mover hears of it."""
        await self._can_play.wait()
        assert self._next is not None
        place, view = self._next
        self._can_play.clear()
        self._answered.clear()
        self._sent = (place, due)
        move = self._random.choice(view.legal)
        self._say(place, view, {"type": "play", "ply": view.ply, "move": move})
        await self._answered.wait()
        if self._refused:
            raise RuntimeError(self._refused.decode())

    def _hearing(self, place: int) -> Any:
        return (lambda frame: self._hear(place, frame)) if place < 2 else (lambda _frame: None)

    def _hear(self, place: int, frame: bytes) -> None:
        message = _read(frame)
        if message.type == "refused":
            self._refused = frame
            self._answered.set()
        view = self._view_after(place, message)
        if view is None:
            return
        self._views[place] = view
        if self._sent is not None and self._sent[0] == place:
            mine = view.scene.viewer
            if not any(event.type == "moved" and event.seat == mine for event in message.events):
                return  # others have moved meanwhile; this player's own move is still on its way
            self.waits.append(time.perf_counter() - self._sent[1])
            self._sent = None
            self._answered.set()
        if view.phase == "finished" and self._asked[place] < view.match:
            self._asked[place] = view.match
            self._say(place, view, {"type": "rematch"})
        elif view.legal:
            self._next = (place, view)
            self._can_play.set()

    def _view_after(self, place: int, message: Message) -> View | None:
        """The view after a message; None if it brings no other."""
        changes = message.changes
        if changes is None:
            return message.view
        before, around = self._views[place], changes.view
        return View(
            phase=around.phase or before.phase,
            match=around.match or before.match,
            ply=before.ply if around.ply is None else around.ply,
            legal=changes.legal,
            scene=before.scene,
        )

    def _say(self, place: int, view: View, message: dict[str, Any]) -> None:
        self._number += 1
        about = {"id": str(self._number), "seat": view.scene.viewer}
        self._wires[place].send(_write({**message, **about}))


class Echoing:
    """Four sockets of the bare server, two of which send in turns what moves look like."""

    def __init__(self, url: str, number: int) -> None:
        self._url, self._path = url, f"/api/tables/{number}/socket"
        self._wires: list[Wire] = []
        self._answered = asyncio.Event()
        self._number, self._began = 0, 0.0
        self.waits: list[float] = []

    async def open(self) -> None:
        """Let everybody sit down."""
        for place in range(4):
            self._wires.append(await Wire.to(self._url, self._path, self._hearing(place)))

    async def play(self, due: float) -> None:
        """Say something, and wait until the one who said it hears it."""
        self._number += 1
        self._answered.clear()
        self._began = due
        message = {"type": "play", "id": str(self._number), "ply": self._number, "move": "5 c4"}
        self._wires[self._number % 2].send(_write({**message, "seat": self._number % 2}))
        await self._answered.wait()

    def _hearing(self, place: int) -> Any:
        return (lambda frame: self._hear(place, frame)) if place < 2 else (lambda _frame: None)

    def _hear(self, place: int, frame: bytes) -> None:
        assert _read(frame).type == "play"
        if place == self._number % 2:
            self.waits.append(time.perf_counter() - self._began)
            self._answered.set()
