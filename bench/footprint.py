"""What a move weighs: bytes on disk, and bytes that each person at the table is sent.

    .venv/bin/python bench/footprint.py

Two people play at random in each game until it is over, or for 60 moves.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.conftest import GENEROUS
from server.running import Client, Server, serving

MOVES = 60
GAMES = ("sequence", "labyrinth", "gluex", "glow")


def main() -> None:
    """Print a table in Markdown."""
    print("| game | moves | bytes of events a move | a frame for a player | a welcome |")
    print("|---|---|---|---|---|")
    for game in GAMES:
        with TemporaryDirectory() as folder, serving(Path(folder), limits=GENEROUS) as server:
            measure(server, game)


def measure(server: Server, game: str) -> None:
    """Play, and print a line."""
    table = server.create(game)
    clients = server.players(table)
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
