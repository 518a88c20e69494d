"""What a move weighs: bytes on disk, and bytes that each person at the table is sent, as
browsers are: what has changed.

    .venv/bin/python bench/footprint.py
    .venv/bin/python bench/footprint.py --memory

Two people play at random in each game until it is over, or for 60 moves. With `--memory` it is
measured instead how much memory a server takes for tables that have just been dealt and at which
nobody is, and then for silent sockets at them, four at a table.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import uvloop
from load import Server as Process
from load import running
from seated import Playing

from server.conftest import GENEROUS
from server.running import Client, Server, serving

MOVES = 60
GAMES = ("sequence", "labyrinth", "gluex", "glow")


async def weigh_memory(server: Process, game: str, count: int) -> None:
    """Measure and print what tables and sockets take of a server's memory."""
    server.wait_until_ready()
    people = [{"kind": "person", "name": name} for name in ("Anna", "Ben")]

    def dealt(number: int) -> Playing:
        return Playing(server.url, server.create(game, people), number)

    used = dealt(0)  # everything has been used once
    await used.open()
    await used.play(time.perf_counter())
    empty = await settled(server)
    tables = [dealt(number) for number in range(count)]
    left = await settled(server)
    for table in tables:
        await table.open()
    full = await settled(server)
    print(
        f"{game}: {empty >> 20} MB with one table, {(left - empty) / count / 1e3:.1f} kB for each "
        f"of {count} more at which nobody is, {(full - left) / count / 4e3:.1f} kB for each of "
        f"{4 * count} sockets at them",
        flush=True,
    )


async def settled(server: Process) -> int:
    """The memory of a server once nothing comes and goes any more."""
    gc.collect()
    await asyncio.sleep(2)
    return server.memory


def main() -> None:
    """Print a table in Markdown, or a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--memory", action="store_true")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--games", nargs="+", default=GAMES)
    asked = parser.parse_args()
    if asked.memory:
        for game in asked.games:
            with running("ours.py") as server:
                uvloop.run(weigh_memory(server, game, asked.tables))
        return
    print("| game | moves | bytes of events a move | a frame for a player | a welcome |")
    print("|---|---|---|---|---|")
    for game in asked.games:
        with TemporaryDirectory() as folder, serving(Path(folder), limits=GENEROUS) as server:
            measure(server, game)


def measure(server: Server, game: str) -> None:
    """Play, and print a line."""
    table = server.create(game)
    clients = server.players(table, changes=True)
    welcome = sum(len(client.frames[0]) for client in clients) // len(clients)
    begin = [len(client.frames) for client in clients]
    moves = 0
    while moves < MOVES and (mover := _mover(clients)) is not None:
        legal = mover.view["legal"]
        if mover.play(legal[moves % len(legal)])["type"] != "done":
            break
        moves += 1
        for client in clients:
            client.ask("ping")
    frames = [
        len(frame)
        for client, first in zip(clients, begin, strict=True)
        for frame in client.frames[first:]
        if json.loads(frame)["type"] == "news"
    ]
    bodies = server.house.store.bodies(table["code"]).events
    events = sum(map(len, bodies[1:])) // max(1, moves)
    print(f"| {game} | {moves} | {events} | {sum(frames) // max(1, len(frames))} | {welcome} |")
    for client in clients:
        client.close()


def _mover(clients: list[Client]) -> Client | None:
    return next((client for client in clients if client.view["legal"]), None)


if __name__ == "__main__":
    main()
