"""A bot of your own at a table of `spieltisch serve`, to be copied.

    .venv/bin/python examples/table_bot.py http://127.0.0.1:8765 CODE [SEAT-TOKEN]

Without a token it takes an open seat. docs/protocol.md describes what it is sent there.
"""

import json
import random
import sys
from typing import Any
from urllib.request import HTTPError, Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect


def choose(scene: dict[str, Any], legal: list[int]) -> int:
    """One of the legal moves, by its number; `scene` is what the seat sees. Your ideas go here."""
    return random.choice(legal)


def sit_down(server: str, code: str) -> str:
    """Take an open seat, and get its secret token."""
    body = json.dumps({"name": f"Bot {random.randrange(1000)}"}).encode()
    return json.load(urlopen(Request(f"{server}/api/tables/{code}/join", body)))["token"]


def play(server: str, code: str, token: str) -> dict[str, Any]:
    """Play until the match is finished, and return the last view of it."""
    address = f"{server}/api/tables/{code}/socket".replace("http", "ws", 1)
    with connect(address, max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "tokens": [token], "seat": None, "last": None}))
        if not (seats := json.loads(socket.recv())["you"]["seats"]):
            raise LookupError("no seat has this token")
        socket.send(json.dumps({"type": "look", "id": "look", "seat": seats[0]}))
        for frame in socket:
            view = json.loads(frame).get("view")
            if not view or view["scene"] is None or view["scene"]["viewer"] is None:
                continue
            if view["phase"] == "finished":
                return view
            if view["legal"]:
                wish = {"type": "play", "id": str(random.random()), "seat": seats[0]}
                move = choose(view["scene"], view["legal"])
                socket.send(json.dumps({**wish, "ply": view["ply"], "move": move}))
    raise LookupError("the table closed before the match was over")


if __name__ == "__main__":
    server, code, token = [*sys.argv[1:4], "", "", ""][:3]
    if not code:
        sys.exit("Say which table: table_bot.py http://127.0.0.1:8765 CODE [SEAT-TOKEN]")
    try:
        print(play(server, code, token or sit_down(server, code))["result"])
    except HTTPError as refusal:
        sys.exit(json.load(refusal)["text"])
    except (OSError, ValueError, LookupError, WebSocketException) as problem:
        sys.exit(f"This seat at {server}/t/{code} cannot be played: {problem}")
