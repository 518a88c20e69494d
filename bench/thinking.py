"""How long people wait while bots think: the round trip of a ping while tables are busy.

    .venv/bin/python bench/thinking.py --tables 20 --seconds 10

Prints the same figure without any bots first, so that machines can be compared.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.running import Client, Server, serving


def waits(client: Client, seconds: float) -> np.ndarray:
    """Round trips in milliseconds, one every 60 ms."""
    delays, ends = [], time.perf_counter() + seconds
    while (began := time.perf_counter()) < ends:
        client.ask("ping")
        delays.append(1000 * (time.perf_counter() - began))
        time.sleep(0.06)
    return np.array(delays)


def moves_of(server: Server, codes: list[str]) -> int:
    return sum(server.http.get(f"/api/tables/{code}").json()["ply"] for code in codes)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--level", default="master")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        person = server.create("gluex")
        while "compiling" in server.http.get("/api/health").text:
            time.sleep(0.1)
        with server.players(person)[0] as client:
            for tables in (0, arguments.tables):
                bots = [{"kind": "bot", "level": arguments.level}] * 2
                games = ("sequence", "labyrinth", "gluex", "glow")
                new_tables = [server.create(games[i % 4], seats=bots) for i in range(tables)]
                codes = [table["code"] for table in new_tables]
                delays = waits(client, arguments.seconds)
                half, most = np.percentile(delays, [50, 99])
                moved = moves_of(server, codes)
                print(f"{tables} tables of bots, {moved} moves: p50 {half:.1f}, p99 {most:.1f} ms")


if __name__ == "__main__":
    main()
