"""Every byte that is sent to every seat and spectator, searched for what must not be there.

What a seat may see of a state is checked by the engine's laws. Here it is checked that nothing
else is sent: each scene is the engine's own for that seat and ply, each move is one the seat may
know, and no secret of the table stands anywhere in any frame. Then twins: two tables that differ
only in what a seat cannot see must send it the same bytes.
"""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

import spieltisch
from bots.twins import played, twin
from server.running import Client, Server
from spieltisch.server.secrets import hashed
from spieltisch.tables.table import Table

GAMES = [
    ("sequence", 2, {}),
    ("sequence", 3, {"draw": "manual"}),
    ("labyrinth", 2, {"goals": 2, "turn_limit": 20}),
    ("gluex", 3, {}),
    ("glow", 2, {"board": "shadows"}),
]

VIEW = {
    *("phase", "match", "ply", "seats", "scene", "legal", "labels"),
    *("moderator", "clock", "asks", "deal", "result"),
}
EVENT = {
    *("type", "n", "at", "match", "ply", "seat", "by", "move", "told", "name", "text", "colour"),
    *("kind", "level", "why", "what", "yes", "reason", "winners"),
}


def play_through(clients: list[Client], random: Random) -> None:
    """All seats play at random, talk, take back and come again, to the end."""
    while True:
        for client in clients:
            client.ask("ping")
        if clients[0].view["phase"] != "playing":
            return
        able = [client for client in clients if client.view["legal"]]
        mover = random.choice(able)
        mover.play(random.choice(mover.view["legal"]))
        seat = mover.view["scene"]["viewer"]
        if random.random() < 0.05:
            mover.ask("say", seat=seat, text="hm")
        if random.random() < 0.05:
            mover.ask("explain", seat=seat, move="pass")
        if random.random() < 0.03:
            asked = mover.ask("undo", seat=seat)
            for other in clients:
                if other is not mover and asked["type"] == "done":
                    own = other.view["scene"]["viewer"]
                    other.ask("answer", seat=own, to="undo", yes=True)


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_nothing_hidden_is_on_the_wire(
    server: Server, game: str, players: int, options: dict[str, Any]
) -> None:
    names = ["Anna", "Ben", "Cara"][:players]
    made = server.create(
        game, options=options, seats=[{"kind": "person", "name": name} for name in names]
    )
    code, tokens = made["code"], [seat["token"] for seat in made["seats"]]
    clients = [server.client(code, token, seat=i) for i, token in enumerate(tokens)]
    spectator = server.client(code, lang="de")
    try:
        play_through(clients, Random(game))
        spectator.wait_for(lambda c: c.view["phase"] == "finished")
    finally:
        for client in (*clients, spectator):
            client.close()
    table = server.house._rooms[code].table
    deal, expected = table.deals[0], scenes_of(table)
    for viewer, client in [*enumerate(clients), (None, spectator)]:
        for frame in client.frames:
            message = json.loads(frame)
            running = (message.get("view") or {"phase": "playing"})["phase"] != "finished"
            never = [*tokens, made["host"], *map(hashed, tokens), hashed(made["host"])]
            if running:
                never += [deal.salt, str(deal.seed)]
            assert not [secret for secret in never if secret in frame]
            check_message(message, expected, viewer)


def scenes_of(table: Table) -> dict[int, dict[int | None, Any]]:
    """What everybody may see after each event, by the engine and the log alone."""
    again, scenes = Table.of(table.log[:1]), {}
    for event in table.log[1:]:
        again.apply(event)
        viewers = [*range(again.players), None]
        seen = {viewer: again.matches[-1].scene(viewer) for viewer in viewers}
        scenes[event.n] = {viewer: json.loads(json.dumps(seen[viewer])) for viewer in viewers}
    return scenes


def check_message(
    message: dict[str, Any], expected: dict[int, dict[int | None, Any]], viewer: int | None
) -> None:
    view = message.get("view")
    if view is not None:
        assert set(view) == VIEW
        assert view["scene"] == expected[message["n"]][viewer]
        if view["legal"]:
            assert viewer in view["scene"]["actors"]
        assert view["scene"]["viewer"] == viewer
    for event in [*message.get("events", []), *message.get("log", [])]:
        assert set(event) <= EVENT, event
    if view is not None and view["scene"]["table"].get("phase") == "choose":  # in secret
        told = [*message.get("events", []), *message.get("log", [])]
        for event in told:
            if event["type"] == "moved" and event["seat"] != viewer:
                assert (event["move"], event["told"]) == (None, None)


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_worlds_that_look_the_same_to_a_seat_send_it_the_same(
    server: Server, game: str, players: int, options: dict[str, Any]
) -> None:
    people = [{"kind": "person", "name": name} for name in ("Anna", "Ben", "Cara")[:players]]
    for seed, plies in ((1, 3), (2, 9), (3, 20), (4, 33)):
        match = played(spieltisch.game(game), players, seed, plies, **options)
        for seat in range(players):
            other = twin(match, seat, seed + 100)
            frames = [frames_for(server, world, people, seat) for world in (match, other)]
            assert frames[0] == frames[1]


def frames_for(server: Server, match: Any, people: list[Any], seat: int) -> list[str]:
    """What a seat is sent in a world, without codes and times."""
    start = {"position": match.position()}
    made = server.create(match.game.name, seats=people, start=start)
    with server.client(made["code"], made["seats"][seat]["token"], seat=seat) as client:
        client.ask("explain", seat=seat, move="pass", id="e")
        if client.view["legal"]:
            client.ask("hint", seat=seat, id="h")
        client.ask("play", seat=seat, ply=0, move="nonsense", id="p")
        client.ask("undo", seat=seat, id="u")
        answer = server.http.get(
            f"/api/tables/{made['code']}/scenes/0?seat={seat}",
            headers={"authorization": f"Bearer {made['seats'][seat]['token']}"},
        )
        assert answer.status_code == 200
        frames = [*client.frames, answer.text]
    kept = [frame for frame in frames if '"type":"hinted"' not in frame]
    # How often a move was tried depends on the time there was; which moves there are does not.
    moves = [h["move"] for f in frames if "hinted" in f for h in json.loads(f).get("hints", [])]
    return [_plain(frame, made["code"]) for frame in kept] + [str(len(moves))]


def _plain(frame: str, code: str) -> str:
    return re.sub(r'"(at|created)":\d+', '"at":0', frame).replace(code, "CODE")
