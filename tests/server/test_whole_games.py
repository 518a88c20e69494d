"""Whole games through real sockets, against bots."""

from __future__ import annotations

import json
from typing import Any

import pytest

import spieltisch
from server.running import Client, Server


def play_on(client: Client, seat: int) -> None:
    """Play the first legal move whenever it is this seat's turn, to the end."""
    while client.view["phase"] == "playing":
        if client.view["legal"]:
            answer = client.play(client.view["legal"][0])
            assert answer["type"] == "done" or answer["code"] in ("stale", "not-your-turn"), answer
        else:
            client.receive()


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("sequence", 2, {}),
        ("labyrinth", 2, {"goals": 2}),
        ("gluex", 3, {}),
        ("glow", 2, {}),
        ("glow", 1, {}),
    ],
)
def test_a_person_plays_bots_to_the_end(
    server: Server, game: str, seats: int, options: dict[str, Any]
) -> None:
    bots = [{"kind": "bot", "level": "casual"}] * (seats - 1)
    new_table = server.create(
        game, options=options, seats=[{"kind": "person", "name": "Anna"}, *bots]
    )
    [client] = server.players(new_table, lang="de")
    with client:
        play_on(client, 0)
        assert client.view["result"]["reason"] == "rules"
        plies = [event["ply"] for event in client.events if event["type"] == "moved"]
        assert plies == list(range(1, client.view["ply"] + 1))
    answer = server.http.get(f"/api/tables/{new_table['code']}/match")
    match = spieltisch.verify(answer.text)
    assert match.over
    assert len(match.log) == client.view["ply"]
    deal = json.loads(answer.text)["deal"]
    assert deal["commitment"] == client.view["deal"]["commitment"]
