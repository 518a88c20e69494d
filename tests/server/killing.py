"""Tables under load whose server is killed with SIGKILL at any moment.

Each table has two people who play at random in a thread of their own; they note what was
acknowledged. After the restart all of it must be there, and everybody goes on.

This file, run as a program, serves the tables of the folder that it is given; nobody is too fast
for it.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import httpx
from websockets.exceptions import WebSocketException

from server.conftest import GENEROUS
from server.running import PATIENCE, Client
from spieltisch.server.running import listen, run
from spieltisch.server.settings import Settings


class Pair:
    """Two people at one table."""

    def __init__(self, fleet: Fleet, number: int) -> None:
        self.fleet, self.random = fleet, Random(number)
        people = [{"kind": "person", "name": name} for name in ("Anna", "Ben")]
        wish = {"game": "gluex" if number % 2 else "sequence", "seats": people}
        self.new_table: dict[str, Any] = fleet.post("/api/tables", wish)
        self.acknowledged: dict[int, str] = {}
        self.match = 1
        self.sent: tuple[str, int, int, str] | None = None
        self.trouble: BaseException | None = None

    def play(self, until: threading.Event) -> None:
        """Play until the server is gone or time is up."""
        try:
            seats = self.new_table["seats"]
            clients = [
                Client(self.fleet.url, self.new_table["code"], (seat["token"],), {"seat": i})
                for i, seat in enumerate(seats)
            ]
            self._resend(clients)
            while not until.is_set():
                self._move(clients)
        except (WebSocketException, OSError, EOFError):
            return  # the server was killed
        except BaseException as error:
            self.trouble = error
            self.fleet.give_up()

    def _resend(self, clients: list[Client]) -> None:
        """What got no answer before the kill is sent again: it is done once, or stale."""
        if self.sent is None:
            return
        identity, seat, ply, move = self.sent
        own = next(c for c in clients if c.view["scene"]["viewer"] == seat)
        answer = own.ask("play", id=identity, seat=seat, ply=ply, move=move)
        assert answer["type"] == "done", answer
        self._acknowledge(own, ply, move)

    def _move(self, clients: list[Client]) -> None:
        for client in clients:
            client.ask("ping")
        if clients[0].view["phase"] == "finished":
            for client in clients:
                client.ask("rematch", seat=client.view["scene"]["viewer"])
            for client in clients:
                client.wait_for(lambda c: c.view["phase"] == "playing")
            self.acknowledged, self.match = {}, clients[0].view["match"]
            return
        mover = self.random.choice([client for client in clients if client.view["legal"]])
        seat, ply = mover.view["scene"]["viewer"], mover.view["ply"]
        move = self.random.choice(mover.view["legal"])
        self.sent = (uuid4().hex, seat, ply, move)
        answer = mover.ask("play", id=self.sent[0], seat=seat, ply=ply, move=move)
        assert answer["type"] == "done", answer
        self._acknowledge(mover, ply, move)

    def _acknowledge(self, client: Client, ply: int, move: str) -> None:
        self.sent = None
        if client.view["match"] == self.match:
            self.acknowledged[ply + 1] = move
        self.fleet.count_move()

    def check(self) -> None:
        """See that everything acknowledged is in the log after a restart."""
        token = self.new_table["seats"][0]["token"]
        with Client(self.fleet.url, self.new_table["code"], (token,), {"seat": None}) as client:
            table = {e["ply"]: e for e in client.events if e["type"] == "moved"}
            plies = [e["ply"] for e in client.events if e["type"] == "moved"]
            assert plies == list(range(1, len(plies) + 1)), plies
            if client.view["match"] == self.match:
                for ply, move in self.acknowledged.items():
                    assert table[ply]["move"] in (move, None), (ply, move, table[ply])


class Fleet:
    """A server process and the tables that are played at it."""

    def __init__(self, folder: Path, tables: int) -> None:
        self.folder = folder
        self.acknowledged = 0
        self._wanted = 0
        self._counting = threading.Condition()
        self.url = ""
        self.start()
        self.pairs = [Pair(self, number) for number in range(tables)]

    def start(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, __file__, str(self.folder)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])},
        )
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().strip()

    def post(self, path: str, body: Any) -> Any:
        answer = httpx.post(self.url + path, json=body, timeout=PATIENCE, verify=False)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def play(self, moves: int) -> None:
        """Let everybody play in threads that go on until the server is killed.

        It returns when that many moves more were acknowledged.
        """
        self._end = threading.Event()
        self._wanted = self.acknowledged + moves
        self._threads = [
            threading.Thread(target=pair.play, args=(self._end,)) for pair in self.pairs
        ]
        for thread in self._threads:
            thread.start()
        with self._counting:
            self._counting.wait_for(lambda: self.acknowledged >= self._wanted, PATIENCE)

    def count_move(self) -> None:
        """One move more was acknowledged."""
        with self._counting:
            self.acknowledged += 1
            self._counting.notify_all()

    def give_up(self) -> None:
        """Somebody is in trouble: nobody waits for further moves."""
        with self._counting:
            self._wanted = 0
            self._counting.notify_all()

    def kill(self) -> None:
        """Kill the server while everybody plays."""
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.communicate()
        self._end.set()
        for thread in self._threads:
            thread.join(PATIENCE)

    def check(self) -> None:
        for pair in self.pairs:
            if pair.trouble is not None:
                raise pair.trouble
            pair.check()

    def stop(self) -> None:
        self._process.terminate()
        self._process.communicate()


def serve(folder: Path) -> None:
    """Serve the tables of a folder, and say where."""
    sock = listen("127.0.0.1", 0)
    address = f"http://127.0.0.1:{sock.getsockname()[1]}"
    run(Settings(folder, GENEROUS), sock, lambda: print(address, flush=True))


if __name__ == "__main__":
    serve(Path(sys.argv[1]))
