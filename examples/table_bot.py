"""A bot of your own at a table of `spieltisch serve`, to be copied.

    .venv/bin/python examples/table_bot.py http://127.0.0.1:8765 CODE
    .venv/bin/python examples/table_bot.py http://127.0.0.1:8765 CODE SEAT-TOKEN

With a seat's token it plays for that seat, without one it takes an open seat. All it knows is
what the seat is told: the scene, the legal moves, the events. docs/protocol.md has the rest.
"""

import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def choose(scene, legal):
    """One of the legal moves; `scene` is what the seat sees. Here begins your own idea."""
    return random.choice(legal)


def sit_down(server, code):
    """Take an open seat, and get its secret token."""
    body = json.dumps({"name": f"Bot {random.randrange(1000)}"}).encode()
    request = Request(f"{server}/api/tables/{code}/join", body)
    with urlopen(request) as answer:
        return json.load(answer)["token"]


def play(server, code, token):
    """Play until the match is finished; the last view of it is returned."""
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{code}/socket"
    with connect(address, max_size=None) as socket:
        hello = {"type": "hello", "tokens": [token], "seat": None, "last": None}
        socket.send(json.dumps(hello))
        seat = json.loads(socket.recv())["you"]["seats"][0]
        socket.send(json.dumps({"type": "look", "id": "look", "seat": seat}))
        for frame in socket:
            message = json.loads(frame)
            view = message.get("view")
            if not view or view["scene"] is None or view["scene"]["viewer"] is None:
                continue
            if view["phase"] == "finished":
                return view
            if view["legal"]:
                seat, ply = view["scene"]["viewer"], view["ply"]
                move = choose(view["scene"], view["legal"])
                wish = {"type": "play", "id": f"{view['match']}-{ply}-{random.random()}"}
                socket.send(json.dumps({**wish, "seat": seat, "ply": ply, "move": move}))


if __name__ == "__main__":
    server, code, *tokens = sys.argv[1:]
    result = play(server, code, tokens[0] if tokens else sit_down(server, code))
    print(result["result"])
