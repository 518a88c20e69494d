"""Tables under load: how long a move takes, and how many are possible in a second.

    .venv/bin/python bench/load.py --tables 500 --seconds 20 --bots 20

Two people and two spectators sit at each table, as four sockets. First each table plays one
move a second, whatever the answers take (open loop): measured is the time from when a move was
due to the news of it at the mover's own socket. Bots of the strongest level think at further
tables meanwhile. Then everybody plays as fast as they are answered (closed loop), in turns with
a bare server that stores and echoes (`bench/echo.py`); the best of each counts. `--only shortcut`
compares our server with itself without the shortcut of `server/frames.py`.

The server is a process of its own. This one takes a part of the second core, and says how much.
Beside both a process only wakes again and again (`bench/waking.py`): how late that one is, the
machine itself is.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx
import numpy as np
import uvloop
from seated import Echoing, Playing

FOLDER = Path(__file__).parent
BOT = {"kind": "bot", "level": "master"}
GAMES = ("sequence", "labyrinth", "gluex", "glow")


class Server:
    """A server as a process of its own, and what it costs."""

    def __init__(self, script: str, folder: str, *more: str) -> None:
        command = [sys.executable, str(FOLDER / script), folder, *more]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        self.http = httpx.Client(base_url=self.url, timeout=300)

    @property
    def cpu(self) -> float:
        """The seconds of processor time it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> int:
        """The bytes of memory it has now."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def wait_until_ready(self) -> None:
        """Wait until nothing is loaded or compiled any more."""
        while set(self.http.get("/api/health").json()["games"].values()) != {"ready"}:
            time.sleep(0.2)

    def create(self, game: str, seats: list[dict[str, str]]) -> dict[str, object]:
        """A new table."""
        wish = {"game": game, "seats": seats}
        answer = self.http.post("/api/tables", json=wish)
        made: dict[str, object] = answer.raise_for_status().json()
        return made


def machine() -> np.ndarray:
    """The seconds of processor time that this machine has spent in all its processes, and those
    that it wanted and its host gave to other machines.
    """
    line = Path("/proc/stat").read_text().split("\n", 1)[0].split()
    user, nice, system, _idle, _waiting, hard, soft, stolen = map(int, line[1:9])
    return np.array([user + nice + system + hard + soft, stolen]) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(script: str, *more: str) -> Iterator[Server]:
    """A server while it is measured."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(script, folder, *more)
        try:
            yield server
        finally:
            assert server.process.stdin is not None
            server.process.stdin.close()
            server.process.wait(30)


@contextmanager
def waking() -> Iterator[list[str]]:
    """How late a process is that only wakes up; known at the end."""
    command = [sys.executable, str(FOLDER / "waking.py")]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    told: list[str] = []
    try:
        yield told
    finally:
        told.append(process.communicate()[0].strip())


async def sat_down(server: Server, game: str, count: int) -> list[Playing]:
    """A number of tables with everybody at them."""
    server.wait_until_ready()
    people = [{"kind": "person", "name": name} for name in ("Anna", "Ben")]
    tables = [Playing(server.url, server.create(game, people), k) for k in range(count)]
    for table in tables:
        await table.open()
    return tables


async def open_loop(tables: list[Playing], seconds: float) -> None:
    """One move a second at each table, however long the answers take."""
    begins, random = time.perf_counter() + 0.5, Random(1)

    async def at(table: Playing, first: float) -> None:
        for number in range(int(seconds)):
            due = first + number
            await asyncio.sleep(due - time.perf_counter())
            await table.play(due)

    await asyncio.gather(*(at(table, begins + random.random()) for table in tables))


async def closed_loop(tables: list[Playing] | list[Echoing], seconds: float) -> float:
    """Moves per second if everybody plays as soon as they are answered."""
    began = time.perf_counter()
    before = sum(len(table.waits) for table in tables)

    async def at(table: Playing | Echoing) -> None:
        while time.perf_counter() < began + seconds:
            await table.play(time.perf_counter())

    await asyncio.gather(*(at(table) for table in tables))
    return (sum(len(table.waits) for table in tables) - before) / (time.perf_counter() - began)


async def steady(server: Server, game: str, count: int, seconds: float, bots: int) -> None:
    """Measure and print how long moves take."""
    for number in range(bots):
        server.create(GAMES[number % len(GAMES)], [BOT, BOT])
    tables = await sat_down(server, game, count)
    await open_loop(tables, 3)  # everything has been used once
    for table in tables:
        table.waits.clear()
    gc.collect()
    cpu, own, before, began = server.cpu, time.process_time(), machine(), time.perf_counter()
    with waking() as late:
        await open_loop(tables, seconds)
    took = time.perf_counter() - began
    served, asked = (server.cpu - cpu) / took, (time.process_time() - own) / took
    spent, stolen = (machine() - before) / took
    waits = 1000 * np.array([wait for table in tables for wait in table.waits])
    half, most, nearly_all, worst = np.percentile(waits, [50, 95, 99, 100])
    print(
        f"{game}: {count} tables, {4 * count} sockets, {bots} tables of bots, {len(waits)} moves: "
        f"p50 {half:.1f}, p95 {most:.1f}, p99 {nearly_all:.1f}, worst {worst:.1f} ms; "
        f"the server took {served:.2f} cores, the clients {asked:.2f}, everything else here "
        f"{spent - served - asked:.2f}, other machines {stolen:.2f}; "
        f"a process that only wakes: {late[0]}",
        flush=True,
    )
    for table in tables:
        table.close()


async def peak(game: str, count: int, seconds: float, rounds: int) -> None:
    """Measure and print moves per second, next to the bare server's messages."""
    with running("ours.py") as ours, running("echo.py") as bare:
        tables = await sat_down(ours, game, count)
        echoing = [Echoing(bare.url, number) for number in range(count)]
        for table in echoing:
            await table.open()
        best = {ours: (0.0, 0.0), bare: (0.0, 0.0)}
        for _ in range(rounds):
            for server, seated in ((ours, tables), (bare, echoing)):
                cpu = server.cpu
                rate = await closed_loop(seated, seconds)
                best[server] = max(best[server], (rate, (server.cpu - cpu) / seconds / rate))
    (rate, cost), (bare_rate, bare_cost) = best[ours], best[bare]
    print(
        f"{game}: {count} tables as fast as they can: {rate:.0f} durable moves/s "
        f"({1000 * cost:.2f} ms of processor time each), a bare server {bare_rate:.0f} "
        f"({1000 * bare_cost:.2f} ms): {rate / bare_rate:.0%}",
        flush=True,
    )


async def shortcut(game: str, count: int, seconds: float, rounds: int) -> None:
    """Measure and print what the shortcut of frames to the network and from it is worth."""
    with running("ours.py") as ours, running("ours.py", "plain") as plain:
        seated = {server: await sat_down(server, game, count) for server in (ours, plain)}
        best = {ours: (0.0, 1.0), plain: (0.0, 1.0)}
        for _ in range(rounds):
            for server, tables in seated.items():
                cpu = server.cpu
                rate = await closed_loop(tables, seconds)
                cost = (server.cpu - cpu) / seconds / rate
                best[server] = max(best[server][0], rate), min(best[server][1], cost)
    (rate, cost), (plain_rate, plain_cost) = best[ours], best[plain]
    print(
        f"{game}: with the shortcut {rate:.0f} durable moves/s ({1e6 * cost:.0f} µs of processor "
        f"time each), without it {plain_rate:.0f} ({1e6 * plain_cost:.0f} µs)",
        flush=True,
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--bots", type=int, default=20, help="tables at which bots think")
    parser.add_argument("--games", nargs="+", default=["gluex"])
    parser.add_argument("--peak-tables", type=int, default=50)
    parser.add_argument("--peak-seconds", type=float, default=4)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", choices=("steady", "peak", "shortcut"))
    asked = parser.parse_args()
    print("busy before:", " ".join(f"{load:.2f}" for load in os.getloadavg()), flush=True)
    for game in asked.games:
        if asked.only in (None, "steady"):
            with running("ours.py") as server:
                uvloop.run(steady(server, game, asked.tables, asked.seconds, asked.bots))
        if asked.only in (None, "peak"):
            uvloop.run(peak(game, asked.peak_tables, asked.peak_seconds, asked.rounds))
        if asked.only == "shortcut":
            uvloop.run(shortcut(game, asked.peak_tables, asked.peak_seconds, asked.rounds))


if __name__ == "__main__":
    main()
