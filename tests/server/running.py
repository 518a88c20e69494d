"""A real server in a thread, and clients for it."""

from __future__ import annotations

import asyncio
import copy
import json
import socket
import threading
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar
from uuid import uuid4

import httpx
import msgspec
import pytest
import uvicorn
from websockets.sync.client import ClientConnection, connect

from dice import DICE
from spieltisch.server import workers
from spieltisch.server.app import create_app
from spieltisch.server.running import configure, listen
from spieltisch.server.settings import Settings

Result = TypeVar("Result")

#: Longer than anything takes on a busy machine.
PATIENCE = 120


class _Uvicorn(uvicorn.Server):
    """uvicorn, and an event that says that it is up."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.is_up = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.is_up.set()


class Server:
    """A server that runs until it is left."""

    def __init__(self, settings: Settings) -> None:
        sock = listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{sock.getsockname()[1]}"
        if settings.database is not None:
            settings = replace(settings, reachable_at=self.url)
        self.app = create_app(settings)
        self._server = _Uvicorn(configure(self.app, settings))
        self._thread = threading.Thread(target=self._server.run, args=([sock],), daemon=True)

    def start(self) -> Server:
        self._thread.start()
        assert self._server.is_up.wait(PATIENCE), "the server does not get up"
        # Nobody needs certificates here, and to read those of this machine takes its time.
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE, verify=False)
        return self

    def stop(self) -> None:
        self.http.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server does not stop"

    @property
    def house(self) -> Any:
        return self.app.house

    def until_ready(self) -> None:
        """Wait until all games can be played."""
        while set(self.http.get("/api/health").json()["games"].values()) != {"ready"}:
            time.sleep(0.05)
        self.do(self.house.readiness.wait_for_bots())

    def do(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do something on the server's own loop."""
        loop = self._server.servers[0].get_loop()
        return asyncio.run_coroutine_threadsafe(work, loop).result(PATIENCE)

    def create(self, game: str = "sequence", **wish: Any) -> dict[str, Any]:
        """Create a table, and give back what the creator is told."""
        if "seats" not in wish:
            wish["seats"] = [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Ben"}]
        answer = self.http.post("/api/tables", json={"game": game, **wish})
        assert answer.status_code == 201, answer.text
        new_table: dict[str, Any] = answer.json()
        return new_table

    def client(self, code: str, *tokens: str, **hello: Any) -> Client:
        """Somebody who comes to a table."""
        return Client(self.url, code, tokens, hello)

    def players(self, new_table: dict[str, Any], **hello: Any) -> list[Client]:
        """A client for each seat that the creator was given."""
        return [
            self.client(new_table["code"], s["token"], new_table["host"], seat=s["seat"], **hello)
            for s in new_table["seats"]
        ]


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Server]:
    """A server with its tables in a folder, that deals by `DICE` and thinks as soon as it serves.

    Other tests take all the time there is; what steps back would wait for their end.
    """
    with pytest.MonkeyPatch.context() as patch:
        for name in ("LOAD_NICENESS", "BOT_NICENESS", "HINT_NICENESS", "SLOW_NICENESS"):
            patch.setattr(workers, name, 0)
        chance = settings.pop("chance", DICE.getrandbits)
        server = Server(Settings(data=folder, chance=chance, **settings)).start()
    try:
        yield server
    finally:
        server.stop()


def run_alone(work: Coroutine[Any, Any, Result]) -> Result:
    """Do something in an event loop of its own, also where a browser's is running already."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


def follow_analysis(http: httpx.Client, path: str) -> Iterator[dict[str, Any]]:
    """How far an analysis is, again and again until it is done; like a page, with a pause."""
    while True:
        state: dict[str, Any] = http.get(path).json()
        yield state
        if state["status"] == "done":
            return
        assert state["status"] in ("waiting", "working")
        time.sleep(0.02)


def changed(view: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """The view that changes make of the one before."""
    table = copy.deepcopy(view["scene"]["table"])
    for path, value in changes["table"].items():
        *around, name = path.split(".")
        place: Any = table
        for step in around:
            place = place[int(step) if isinstance(place, list) else step]
        place[int(name) if isinstance(place, list) else name] = value
    scene = {**view["scene"], **changes["scene"], "last": changes["last"], "table": table}
    return {**view, **changes["view"], "legal": changes["legal"], "scene": scene}


class Client:
    """Somebody at a socket who keeps every frame, and what the last view was."""

    #: How long to wait for a frame, and for the other side's word when closing, in seconds.
    patience: float = PATIENCE
    closing: float = 10.0

    def __init__(self, url: str, code: str, tokens: tuple[str, ...], hello: dict[str, Any]) -> None:
        address = f"{url.replace('http', 'ws')}/api/tables/{code}/socket"
        self._open = ExitStack()
        settings: dict[str, Any] = {
            "max_size": None,
            "open_timeout": self.patience,
            "close_timeout": self.closing,
        }
        if "source" in hello:  # the address from which somebody comes
            settings["source_address"] = (hello.pop("source"), 0)
        self.socket: ClientConnection = self._open.enter_context(connect(address, **settings))
        self.frames: list[str] = []
        self.events: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.n = 0
        self.first: dict[str, Any] = {}
        self.send({"type": "hello", "tokens": list(tokens), **hello})
        self.first = self.until("welcome", "news")

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def receive(self) -> dict[str, Any]:
        """The next message; what it says about the table is kept."""
        frame = self.socket.recv(timeout=self.patience)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = msgspec.json.decode(frame)
        if message["type"] == "welcome":
            self.events = message["log"]
        if message["type"] == "news":
            assert message["from"] <= self.n + 1 or not self.n
            self.events += message["events"]
        if message["type"] in ("welcome", "news"):
            is_next = message.get("from") == self.n + 1
            self.n = message["n"]
            if message.get("changes") is not None:
                assert is_next
                self.view = changed(self.view, message["changes"])
            else:
                self.view = message["view"] or self.view
        return message

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            message = self.receive()
            if message["type"] in kinds:
                return message

    def ask(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        """Send a message, and wait for its own answer."""
        identity = fields.pop("id", uuid4().hex)
        self.send({"type": kind, "id": identity, **fields})
        while True:
            message = self.receive()
            if message.get("id") == identity:
                return message

    def play(self, move: str | int, **fields: Any) -> dict[str, Any]:
        """Play a move for the seat this client looks from, as the match stands."""
        seat = self.view["scene"]["viewer"]
        return self.ask("play", **{"seat": seat, "ply": self.view["ply"], "move": move, **fields})

    def undo(self, seat: int, **fields: Any) -> dict[str, Any]:
        """Ask to take back the last move of a seat."""
        own = [e["ply"] for e in self.events if e["type"] == "moved" and e["seat"] == seat]
        return self.ask("undo", seat=seat, ply=own[-1] if own else 0, **fields)

    def answer(self, seat: int, to: str, yes: bool = True) -> dict[str, Any]:
        """Answer what was asked last, once its news has come."""
        self.ask("ping")
        numbers = [e["n"] for e in self.events if e["type"] == "asked" and e["what"] == to]
        return self.ask("answer", seat=seat, to=to, n=numbers[-1], yes=yes)

    def wait_for(self, condition: Any) -> None:
        """Receive until something is the case."""
        while not condition(self):
            self.receive()

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
