"""Every table says where its deal comes from, before anybody sits down."""

from __future__ import annotations

import json
from typing import Any

import pytest

import spieltisch
from server.running import Server

SEATS = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]


def starts() -> dict[str, dict[str, Any] | None]:
    match = spieltisch.game("sequence").new(players=2, seed=4)
    match.play(match.legal(0)[0], 0)
    return {
        "dealt": None,
        "position": {"position": match.position()},
        "file": {"file": json.loads(match.save()), "ply": 0},
    }


@pytest.mark.parametrize("source", ["dealt", "position", "file"])
def test_a_table_says_where_its_deal_comes_from(server: Server, source: str) -> None:
    new_table = server.create("sequence", seats=SEATS, public=True, start=starts()[source])
    code = new_table["code"]
    listed = {one["code"]: one for one in server.http.get("/api/tables").json()}
    assert listed[code]["source"] == source
    assert server.http.get(f"/api/tables/{code}").json()["source"] == source
    with server.client(code) as stranger:
        assert stranger.first["table"]["source"] == source
        assert stranger.first["view"]["phase"] == "waiting"


@pytest.mark.parametrize("source", ["dealt", "position", "file"])
def test_only_what_the_server_has_dealt_counts_as_fair(server: Server, source: str) -> None:
    new_table = server.create("sequence", start=starts()[source])
    first, second = server.players(new_table)
    with first, second:
        assert (first.view["deal"] is not None) == (source == "dealt")
        first.ask("resign", seat=0)
        assert first.first["table"]["source"] == source
        first.ask("rematch", seat=0)
        second.ask("rematch", seat=1)
        first.wait_for(lambda client: client.view["match"] == 2)
        assert (first.view["deal"] is not None) == (source == "dealt")
    file = server.http.get(f"/api/tables/{new_table['code']}/match?match=1").json()
    assert ("deal" in file) == (source == "dealt")


def test_an_uploaded_match_comes_from_a_file(server: Server) -> None:
    match = spieltisch.game("gluex").new(players=2, seed=4)
    answer = server.http.post("/api/matches", json=json.loads(match.save()))
    info = server.http.get(f"/api/tables/{answer.json()['code']}").json()
    assert info["source"] == "file"
