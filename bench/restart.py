"""How long a server with many tables on disk takes to come back.

    .venv/bin/python bench/restart.py --tables 1000 --moves 30

Writes tables of all games into an empty folder, half of them with a bot whose turn comes next,
and starts the server on it. Measured from the command on: when the page answers, when a table that
nobody cares for shows itself to a person, and when the last bot of all tables has moved.
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

from spieltisch.server.room import row_of
from spieltisch.server.secrets import hashed, new_code
from spieltisch.server.store import Store
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


async def store_tables(folder: Path, count: int, moves: int) -> str:
    """Store `count` tables and return the code of one at which two people sit."""
    random, store, codes = Random(1), Store(folder), []
    for number in range(count):
        table = laid(GAMES[number % len(GAMES)], number % 8 < 4, moves, random)
        codes.append(new_code(random.getrandbits))
        last = store.append(codes[-1], table.log, row_of(codes[-1], table))
    await asyncio.wait_for(last, 60)
    store.close()
    return codes[-1]


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
    parser.add_argument("--moves", type=int, default=30)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        code = uvloop.run(store_tables(Path(folder), arguments.tables, arguments.moves))
        print("busy before:", " ".join(f"{load:.2f}" for load in os.getloadavg()), flush=True)
        began = time.perf_counter()
        server = Server("ours.py", folder)
        try:
            assert server.http.get("/").status_code == 200
            page = time.perf_counter() - began
            uvloop.run(first_look(server.url, code))
            table = time.perf_counter() - began
            server.wait_until_ready()
            ready = time.perf_counter() - began
        finally:
            assert server.process.stdin is not None
            server.process.stdin.close()
            server.process.wait(60)
    told = f"page {page:.2f} s, a table {table:.2f} s, all games ready {ready:.2f} s"
    print(f"{arguments.tables} tables of {arguments.moves} moves: {told}")


if __name__ == "__main__":
    main()
