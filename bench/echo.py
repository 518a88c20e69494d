"""The least that a durable table server can do: store each message, then tell it to everybody.

It has the same event loop, sockets, framework and database settings as ours, and commits
in groups as ours does, but knows no rules, no seats and no secrets. What it does in a second
is the measure for what ours does (`bench/load.py`).
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import threading
from collections import defaultdict
from concurrent.futures import Future
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from spieltisch.server.running import configure, listen
from spieltisch.server.settings import Settings

Waiting = tuple[str, int, str, "Future[None]"]


class Log:
    """Messages on disk, one writer that commits in groups (WAL, synchronous=FULL)."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "echo.sqlite"
        self._queue: SimpleQueue[Waiting] = SimpleQueue()
        threading.Thread(target=self._write, daemon=True).start()

    def append(self, code: str, n: int, body: str) -> Future[None]:
        """Store a message; the future is done when it is safe."""
        done: Future[None] = Future()
        self._queue.put((code, n, body, done))
        return done

    def _write(self) -> None:
        connection = sqlite3.connect(self._path, isolation_level=None)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        keys = "code TEXT, n INTEGER, body TEXT, PRIMARY KEY (code, n)"
        connection.execute(f"CREATE TABLE events ({keys}) WITHOUT ROWID")
        while True:
            group = [self._queue.get()]
            while not self._queue.empty() and len(group) < 300:
                group.append(self._queue.get())
            marks = ", ".join(["(?, ?, ?)"] * len(group))
            connection.execute("BEGIN IMMEDIATE")
            values = [value for one in group for value in one[:3]]
            connection.execute(f"INSERT INTO events VALUES {marks}", values)
            connection.execute("COMMIT")
            for *_, done in group:
                done.set_result(None)


class Table:
    """The sockets that hear each other, and how many messages there were."""

    def __init__(self) -> None:
        self.queues: set[asyncio.Queue[str]] = set()
        self.n = 0


def create_app(folder: Path) -> Any:
    """The server as an application."""
    log, tables = Log(folder), defaultdict[str, Table](Table)

    async def at_table(socket: WebSocket) -> None:
        await socket.accept()
        code = socket.path_params["code"]
        table, queue = tables[code], asyncio.Queue[str]()
        table.queues.add(queue)
        writer = asyncio.create_task(_write(socket, queue))
        try:
            while True:
                text = await socket.receive_text()
                table.n += 1
                await asyncio.wrap_future(log.append(code, table.n, text))
                for other in table.queues:
                    other.put_nowait(text)
        except (WebSocketDisconnect, WebSocketDisconnected):
            pass
        finally:
            writer.cancel()
            table.queues.discard(queue)

    return Starlette(routes=[WebSocketRoute("/api/tables/{code}/socket", at_table)])


def bare() -> Any:
    """The same for servers that are only told where an application is made."""
    return create_app(Path(os.environ["ECHO_FOLDER"]))


async def _write(socket: WebSocket, queue: asyncio.Queue[str]) -> None:
    while True:
        await socket.send_text(await queue.get())


def main() -> None:
    """Serve until standard input is closed, after the address has been printed."""
    sys.setswitchinterval(0.001)
    sock = listen("127.0.0.1", 0)
    server = uvicorn.Server(configure(create_app(Path(sys.argv[1])), Settings()))
    print(f"http://127.0.0.1:{sock.getsockname()[1]}", flush=True)

    def stop() -> None:
        sys.stdin.read()
        server.should_exit = True

    threading.Thread(target=stop, daemon=True).start()
    server.run(sockets=[sock])


if __name__ == "__main__":
    main()
