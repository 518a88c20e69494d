"""What one move costs in a server, part by part, without a network.

    .venv/bin/python bench/one_move.py --games gluex sequence labyrinth glow

The whole way of a move, from the bytes of its frame to those of the frames of the four sockets
at its table, in one process: real protocols, rooms and stores, but transports that send nothing.
Rounds take turns with the bare server of `echo.py`, on which the same is done with messages that
mean nothing; the best of each counts. The figure is the processor time of the process, the store's
thread included; what the system takes to send and receive is not in it. `--profile` prints which
functions take how much of it.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import os
import pstats
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, cast

import msgspec
import uvloop
from echo import create_app as create_bare_app
from ours import LIMITS
from starlette.types import ASGIApp
from uvicorn.server import ServerState

from spieltisch.engine.match import Match
from spieltisch.server.app import create_app
from spieltisch.server.house import House
from spieltisch.server.running import configure
from spieltisch.server.secrets import hashed
from spieltisch.server.settings import Settings
from spieltisch.tables.events import Created, Place

GAMES = ("gluex", "sequence", "labyrinth", "glow")
TOKENS = ("anna-" * 6, "ben-" * 8)

_encode = msgspec.json.Encoder().encode


class Silent(asyncio.Transport):
    """A transport that sends nothing, and says when something would be sent."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self._heard = heard
        self.protocol: Any = None

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        protocol: asyncio.BaseProtocol = self.protocol
        return protocol

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._heard(bytes(data))

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


class Protocols:
    """An application as uvicorn runs it, and the connections to it."""

    def __init__(self, app: ASGIApp) -> None:
        self._config = configure(app, Settings())
        self._config.load()
        self._state = ServerState()

    def connect(self, path: str, heard: Callable[[bytes], None]) -> Silent:
        """Open a socket; `heard` is called with whatever is sent to it."""
        transport, make = Silent(heard), cast(Callable[..., Any], self._config.http_protocol_class)
        protocol = make(config=self._config, server_state=self._state, app_state={})
        transport.set_protocol(protocol)
        protocol.connection_made(transport)
        protocol.data_received(
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        return transport


class Seated:
    """A table, four sockets at it, and what two of them send one after the other."""

    def __init__(self, protocols: Protocols, path: str, messages: list[tuple[int, bytes]]) -> None:
        self._sockets = [protocols.connect(path, partial(self._hear, place)) for place in range(4)]
        self._messages = messages
        self._done = self._end = 0
        self._waits_for = -1
        self._mark = b""
        self._is_over = asyncio.Event()

    def say(self, place: int, text: bytes) -> None:
        """Send something that is not answered."""
        self._sockets[place].protocol.data_received(framed(text))

    async def go_on(self, many: int, mark: bytes) -> None:
        """Send many messages, each as soon as `mark` has come back for the one before."""
        self._end, self._mark = self._done + many, mark
        self._is_over.clear()
        self._send()
        await self._is_over.wait()

    def leave(self) -> None:
        """Hang up."""
        for socket in self._sockets:
            socket.protocol.connection_lost(None)

    def _send(self) -> None:
        if self._done == self._end:
            self._is_over.set()
            return
        place, frame = self._messages[self._done]
        self._done += 1
        self._waits_for = place
        self._sockets[place].protocol.data_received(frame)

    def _hear(self, place: int, frame: bytes) -> None:
        if place == self._waits_for and self._mark in frame:
            self._waits_for = -1
            asyncio.get_running_loop().call_soon(self._send)


def framed(text: bytes) -> bytes:
    """A text as a client sends it."""
    size = len(text)
    if size < 126:
        head = bytes((0x81, 0x80 | size))
    else:
        head = bytes((0x81, 0x80 | 126)) + size.to_bytes(2, "big")
    return head + b"\0\0\0\0" + text


def moves_of(match: Match, most: int, random: Random) -> list[tuple[int, bytes]]:
    """Legal moves from here on, as frames of those who make them."""
    match, frames = match.branch(), list[tuple[int, bytes]]()
    while match.actors and len(frames) < most:
        seat = random.choice(match.actors)
        number = random.choice(match.legal_numbers(seat))
        about = {"type": "play", "id": str(len(frames)), "seat": seat}
        text = _encode({**about, "ply": match.ply, "move": number})
        frames.append((seat, framed(text)))
        match.commit(match.foresee_number(number, seat))
    return frames


async def sit_down(house: House, protocols: Protocols, game: str, number: int) -> Seated:
    """A table of ours with two people and two spectators at it."""
    seats = [
        Place("person", name=name, token=hashed(token))
        for name, token in zip(("Anna", "Ben"), TOKENS, strict=True)
    ]
    created = Created(game=game, options={}, seats=seats, host="host")
    room = await house.create(created, True, "127.0.0.1")
    assert room.table.match is not None
    messages = moves_of(room.table.match, 1000, Random(number))
    table = Seated(protocols, f"/api/tables/{room.code}/socket", messages)
    for place in range(4):
        about = {"tokens": [TOKENS[place]], "seat": place} if place < 2 else {"tokens": []}
        table.say(place, _encode({"type": "hello", "changes": True, **about}))
    while len(room.connections) < 4:
        await asyncio.sleep(0.01)
    return table


def echoed(protocols: Protocols, number: str) -> Seated:
    """A table of the bare server."""
    messages = []
    for place in range(1000):
        about = {"type": "play", "id": str(place), "ply": place, "move": "5 c4"}
        messages.append((place % 2, framed(_encode({**about, "seat": place % 2}))))
    return Seated(protocols, f"/api/tables/{number}/socket", messages)


async def cost(tables: list[Seated], many: int, mark: bytes) -> float:
    """The microseconds of processor time that each of many messages at each table takes."""
    began = time.process_time()
    await asyncio.gather(*(table.go_on(many, mark) for table in tables))
    return 1e6 * (time.process_time() - began) / many / len(tables)


async def measure(asked: argparse.Namespace) -> None:
    """Measure and print."""
    folders = TemporaryDirectory(), TemporaryDirectory()
    app = create_app(Settings(data=Path(folders[0].name), limits=LIMITS))
    bare, ours = Protocols(create_bare_app(Path(folders[1].name))), Protocols(app)
    await app.house.open()
    for game in asked.games:
        await app.house.readiness.wait_for(game)
        own, least = 1e9, 1e9
        for number in range(asked.rounds):
            codes = [f"{game}{number}-{k}" for k in range(asked.tables)]
            least = min(least, await played([echoed(bare, code) for code in codes], asked, ECHO))
            tables = [await sit_down(app.house, ours, game, k) for k in range(asked.tables)]
            own = min(own, await played(tables, asked, DONE))
        print(
            f"{game}: {own:.1f} µs a move, {least:.1f} µs a bare message: {least / own:.0%}",
            flush=True,
        )
        if asked.profile:
            profile = cProfile.Profile()
            tables = [await sit_down(app.house, ours, game, k) for k in range(asked.tables)]
            await played(tables, asked, DONE, profile)
            pstats.Stats(profile).sort_stats(asked.profile).print_stats(asked.lines)
    await app.house.close()


async def played(
    tables: list[Seated],
    asked: argparse.Namespace,
    mark: bytes,
    profile: cProfile.Profile | None = None,
) -> float:
    """The microseconds of processor time that each move at these tables takes."""
    await asyncio.sleep(0.3)
    await cost(tables, 2, mark)
    gc.collect()
    if profile is not None:
        profile.enable()
    took = await cost(tables, asked.moves, mark)
    if profile is not None:
        profile.disable()
    for table in tables:
        table.leave()
    await asyncio.sleep(0.3)
    return took


#: What is in the frame that ends a move of ours, and a message of the bare server.
DONE, ECHO = b'"type":"done"', b'"type":"play"'


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--moves", type=int, default=20, help="moves of a round at each table")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--profile", choices=("tottime", "cumtime", "ncalls"))
    parser.add_argument("--lines", type=int, default=60)
    asked = parser.parse_args()
    sys.setswitchinterval(0.001)
    gc.set_threshold(10_000, 50, 1000)
    print("busy before:", " ".join(f"{load:.2f}" for load in os.getloadavg()), flush=True)
    uvloop.run(measure(asked))


if __name__ == "__main__":
    main()
