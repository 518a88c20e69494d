"""Durable moves per second over three processes on PostgreSQL, beside one process on SQLite.

    .venv/bin/python bench/many.py --tables 60 --seconds 4 --rounds 3

Everybody plays as fast as they are answered (closed loop), in turns at the one and at the three;
the best of each counts. Then the three are played at with half of their best rate (open loop), or
with the `--rate` that is asked for, and how long a move takes is told. Each table is played at the
process that owns it, as behind a proxy that goes by codes. The clients, PostgreSQL and all
processes share the cores of this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import httpx
import numpy as np
import uvloop
from cluster import Process, postgres
from load import closed_loop, machine, running
from seated import Playing

PEOPLE = [{"kind": "person", "name": name} for name in ("Anna", "Ben")]


async def sit_down(urls: list[str], game: str, count: int) -> list[Playing]:
    """A number of tables, spread over some processes, with everybody at them."""
    tables = []
    for number in range(count):
        url = urls[number % len(urls)]
        with httpx.Client(base_url=url, timeout=300) as http:
            while set(http.get("/api/health").json()["games"].values()) != {"ready"}:
                await asyncio.sleep(0.2)
            answer = http.post("/api/tables", json={"game": game, "seats": PEOPLE})
        tables.append(Playing(url, answer.raise_for_status().json(), number))
        await tables[-1].open()
    return tables


async def at_rate(tables: list[Playing], rate: float, seconds: float) -> None:
    """Play at a steady rate over all tables, however long the answers take."""
    begins, random, pause = time.perf_counter() + 0.5, Random(1), len(tables) / rate

    async def at(table: Playing, first: float) -> None:
        for number in range(int(seconds / pause)):
            due = first + number * pause
            await asyncio.sleep(due - time.perf_counter())
            await table.play(due)

    await asyncio.gather(*(at(table, begins + pause * random.random()) for table in tables))


async def measure(game: str, count: int, seconds: float, rounds: int, asked: float | None) -> None:
    """Measure and print."""
    with ExitStack() as stack:
        alone = stack.enter_context(running("ours.py"))
        server = stack.enter_context(postgres())
        database = server.create()
        processes = [Process(database) for _ in range(3)]
        for process in processes:
            stack.callback(process.kill)
            process.wait()
        one = await sit_down([alone.url], game, count)
        three = await sit_down([process.url for process in processes], game, count)
        best = {"one": 0.0, "three": 0.0}
        for _ in range(rounds):
            for name, tables in (("one", one), ("three", three)):
                before, began = machine(), time.perf_counter()
                rate = await closed_loop(tables, seconds)
                spent = (machine() - before)[0] / (time.perf_counter() - began)
                best[name] = max(best[name], rate)
                print(f"{name}: {rate:.0f} moves/s, {spent:.2f} cores busy", flush=True)
        for table in three:
            table.waits.clear()
        rate = asked or best["three"] / 2
        await at_rate(three, rate, 3 * seconds)
        waits = 1000 * np.array([wait for table in three for wait in table.waits])
        median, nearly_all = np.percentile(waits, [50, 99])
        print(
            f"{game}: one process on SQLite {best['one']:.0f} durable moves/s, three on PostgreSQL "
            f"{best['three']:.0f} ({best['three'] / best['one']:.0%}); at {rate:.0f}/s p50 "
            f"{median:.1f}, p99 {nearly_all:.1f} ms",
            flush=True,
        )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--game", default="gluex")
    parser.add_argument("--rate", type=float, help="moves in a second in the open loop")
    asked = parser.parse_args()
    print("busy before:", " ".join(f"{load:.2f}" for load in os.getloadavg()), flush=True)
    uvloop.run(measure(asked.game, asked.tables, asked.seconds, asked.rounds, asked.rate))


if __name__ == "__main__":
    main()
