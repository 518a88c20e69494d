"""Tables under load: each plays one move a second, whatever the answers take (open loop).

    .venv/bin/python bench/load.py --tables 50 --seconds 10

Two people and two spectators sit at each table, as four sockets. Measured is the time from
sending a move to the news of it at the mover's own socket. The server is a process of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import numpy as np
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

RUN = """
import sys
from pathlib import Path
from server.conftest import GENEROUS
from server.running import serving
with serving(Path(sys.argv[1]), limits=GENEROUS) as server:
    print(server.url, flush=True)
    sys.stdin.read()
"""


class Table:
    """One table and its four sockets."""

    def __init__(self, made: dict[str, Any], url: str, number: int) -> None:
        self.made, self.random = made, Random(number)
        self.address = f"{url.replace('http', 'ws')}/api/tables/{made['code']}/socket"
        self.views: list[dict[str, Any]] = [{}, {}]
        self.sent: dict[int, float] = {}
        self.waits: list[float] = []

    async def sit(self, seat: int | None) -> None:
        """Listen at one socket to the end."""
        tokens = [] if seat is None else [self.made["seats"][seat]["token"]]
        async with connect(self.address, max_size=None) as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": tokens, "seat": seat}))
            if seat is not None:
                self.sockets[seat] = socket
            async for frame in socket:
                if seat is None:
                    continue
                message = json.loads(frame)
                view = message.get("view")
                if view:
                    self.views[seat] = view
                    began = self.sent.pop(view["ply"], None) if view["legal"] == [] else None
                    if began is not None:
                        self.waits.append(1000 * (time.perf_counter() - began))

    async def play(self, seconds: float) -> None:
        """One move a second."""
        self.sockets: dict[int, Any] = {}
        listening = [asyncio.create_task(self.sit(seat)) for seat in (0, 1, None, None)]
        ends = time.perf_counter() + seconds
        await asyncio.sleep(1 + self.random.random())
        while time.perf_counter() < ends:
            for seat, view in enumerate(self.views):
                if view.get("legal") and view["phase"] == "playing":
                    move, ply = self.random.choice(view["legal"]), view["ply"]
                    self.sent[ply + 1] = time.perf_counter()
                    wish = {"type": "play", "id": f"{ply}-{seat}", "seat": seat, "ply": ply}
                    await self.sockets[seat].send(json.dumps({**wish, "move": move}))
                    break
            await asyncio.sleep(1)
        for task in listening:
            task.cancel()


async def measure(url: str, game: str, tables: int, seconds: float) -> None:
    people = [{"kind": "person", "name": name} for name in ("Anna", "Ben")]
    wish = {"game": game, "seats": people}
    made = [httpx.post(f"{url}/api/tables", json=wish, timeout=120).json() for _ in range(tables)]
    laid = [Table(one, url, number) for number, one in enumerate(made)]
    await asyncio.gather(*(table.play(seconds) for table in laid))
    waits = np.array([wait for table in laid for wait in table.waits])
    half, most = np.percentile(waits, [50, 99])
    told = f"{game}: {tables} tables, {4 * tables} sockets, {len(waits)} moves"
    print(f"{told}: p50 {half:.1f} ms, p99 {most:.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--game", default="gluex")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = str(Path(__file__).parents[1] / "tests")
        command = [sys.executable, "-c", f"import sys; sys.path.insert(0, {path!r})\n{RUN}", folder]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        with subprocess.Popen(command, text=True, **pipes) as server:  # type: ignore[call-overload]
            url = server.stdout.readline().strip()
            try:
                asyncio.run(measure(url, asked.game, asked.tables, asked.seconds))
            finally:
                server.stdin.close()


if __name__ == "__main__":
    main()
