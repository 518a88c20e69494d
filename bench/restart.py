"""How long a server with many tables on disk takes to come back, and how much memory it takes.

    .venv/bin/python bench/restart.py --tables 50000 --bots 5000 --moves 30

Writes tables of all games into an empty folder, some of them unfinished with a bot whose turn may
come next, and starts the server on it. Measured from the command on: when the page answers, when a
table between people shows itself, when one with a bot does, and when all games are ready.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from pathlib import Path
from random import Random

import msgspec
import uvloop
from load import GAMES, Server
from wire import Wire

from spieltisch.server.secrets import hashed, new_code
from spieltisch.server.store.rows import row_of
from spieltisch.server.store.sqlite import OURS, SqliteStore
from spieltisch.tables import deciding
from spieltisch.tables.events import Created, Place, number_events
from spieltisch.tables.table import Table

TOKEN = "a-secret-of-more-than-128-bits"


def laid(game: str, with_bot: bool, moves: int, random: Random) -> Table:
    """A table in the middle of a match."""
    own = Place("person", "Anna", token=hashed(TOKEN))
    other = Place("bot", level="novice") if with_bot else Place("person", "Ben", token="b" * 64)
    made = Created(game=game, options={}, seats=[own, other], host="h" * 64)
    table = Table.of(number_events([made], 1, 1, None))
    for event in deciding.begin(table, 1, random.getrandbits).events:
        table.apply(event)
    while table.phase == "playing" and table.ply < moves:
        seat = table.actors[0]
        action = random.choice(table.matches[-1].legal_actions(seat))
        done = deciding.bot_move(table, seat, action, "person", 1)
        for event in done.events:
            table.apply(event, done.step)
    return table


async def store_tables(folder: Path, count: int, bots: int, moves: int) -> tuple[str, str]:
    """Store tables, `bots` of them with one; returns a code of people's, and one with a bot.

    The same few matches are stored again and again: what differs are the codes.
    """
    random, store = Random(1), SqliteStore(folder)
    samples = {
        with_bot: [laid(game, with_bot, moves, random) for game in GAMES * 5]
        for with_bot in (False, True)
    }
    codes = [new_code(random.getrandbits) for _ in range(count)]
    for number, code in enumerate(codes):
        some = samples[number < bots]
        table = some[number % len(some)]
        last = store.append(code, table.log, row_of(code, table), OURS)
        if number % 1000 == 0:
            await last
    await last
    store.close()
    return codes[-1], codes[0]


async def first_look(url: str, code: str) -> None:
    """Come to a table, and wait until it is shown."""
    shown = asyncio.get_running_loop().create_future()

    def hear(frame: bytes) -> None:
        if not shown.done() and msgspec.json.decode(frame)["type"] == "welcome":
            shown.set_result(None)

    wire = await Wire.to(url, f"/api/tables/{code}/socket", hear)
    wire.send(msgspec.json.encode({"type": "hello", "tokens": [TOKEN], "seat": 0}))
    await shown
    wire.close()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--bots", type=int, default=500)
    parser.add_argument("--moves", type=int, default=30)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        counts = arguments.tables, arguments.bots, arguments.moves
        people, with_bot = uvloop.run(store_tables(Path(folder), *counts))
        print("busy before:", " ".join(f"{load:.2f}" for load in os.getloadavg()), flush=True)
        began = time.perf_counter()
        server = Server("ours.py", folder)
        try:
            assert server.http.get("/").status_code == 200
            page = time.perf_counter() - began
            uvloop.run(first_look(server.url, people))
            table = time.perf_counter() - began
            uvloop.run(first_look(server.url, with_bot))
            bot_table = time.perf_counter() - began
            server.wait_until_ready()
            ready = time.perf_counter() - began
            memory, cpu = server.memory, server.cpu
        finally:
            assert server.process.stdin is not None
            server.process.stdin.close()
            server.process.wait(60)
    told = f"page {page:.2f} s, a table {table:.2f} s, one with a bot {bot_table:.2f} s"
    cost = f"all games {ready:.2f} s; {cpu:.1f} s of processor time, {memory / 2**20:.0f} MB"
    print(f"{arguments.tables} tables, {arguments.bots} with bots: {told}, {cost}")


if __name__ == "__main__":
    main()
