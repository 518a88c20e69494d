"""Which of somebody's tables wait for them, asked with one request."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import httpx

from server.running import Server, serving
from spieltisch.server.api.shapes import MOST_HELD
from spieltisch.server.settings import Limits, Rate

STRANGE = "strange" * 4


def ask(server: Server, *secrets: tuple[str, list[str]]) -> httpx.Response:
    tables = [{"code": code, "tokens": tokens} for code, tokens in secrets]
    return server.http.post("/api/desk", json={"tables": tables})


def waits(server: Server, new_table: dict[str, Any], *seats: int) -> list[str | None]:
    """What a table waits for from each of these seats."""
    answers = [
        ask(server, (new_table["code"], [new_table["seats"][seat]["token"]])) for seat in seats
    ]
    return [answer.json()["tables"][0]["waits"] for answer in answers]


def actor_of(server: Server, new_table: dict[str, Any]) -> int:
    with server.client(new_table["code"]) as guest:
        actor: int = guest.view["scene"]["actors"][0]
        return actor


def test_a_table_waits_for_whoever_is_to_move(server: Server) -> None:
    new_table = server.create("sequence")
    actor = actor_of(server, new_table)
    assert waits(server, new_table, actor, 1 - actor) == ["turn", None]
    token = new_table["seats"][actor]["token"]
    with server.client(new_table["code"], token, seat=actor) as player:
        player.ask("play", seat=actor, ply=0, move=player.view["legal"][0])
        assert waits(server, new_table, actor, 1 - actor) == [None, "turn"]
        player.ask("draw", seat=actor)
    assert waits(server, new_table, actor, 1 - actor) == [None, "turn"]


def test_what_is_said_of_a_table_is_what_everybody_may_know(server: Server) -> None:
    new_table = server.create("sequence")
    answer = ask(server, (new_table["code"], [STRANGE]), ("222222222", [STRANGE]))
    [own] = answer.json()["tables"]
    assert own["table"] == server.http.get(f"/api/tables/{new_table['code']}").json()
    assert (own["seated"], own["waits"]) == (False, None)
    assert answer.json()["unknown"] == ["222222222"]
    for secret in (new_table["host"], *(seat["token"] for seat in new_table["seats"])):
        assert secret not in answer.text


def test_a_table_on_disk_is_not_opened_for_it(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        new_table = server.create("sequence")
        actor = actor_of(server, new_table)
    with serving(tmp_path) as server:
        assert waits(server, new_table, actor, 1 - actor) == ["turn", None]
        assert not server.house._rooms


def test_a_row_behind_its_log_is_brought_up_to_date_once(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        new_table = server.create("sequence")
        actor = actor_of(server, new_table)
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute("UPDATE tables SET waits = x''")
    connection.close()
    with serving(tmp_path) as server:
        assert waits(server, new_table, actor) == ["turn"]
        assert new_table["code"] in server.house._rooms
    with serving(tmp_path) as server:
        assert waits(server, new_table, actor) == ["turn"]
        assert not server.house._rooms


def test_a_table_that_cannot_be_opened_is_not_taken_for_one_that_is_gone(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        new_table = server.create("sequence")
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute("UPDATE tables SET waits = x''")
        connection.execute("UPDATE events SET body = x'00' WHERE n = 1")
    connection.close()
    with serving(tmp_path) as server:
        assert ask(server, (new_table["code"], [STRANGE])).json() == {"tables": [], "unknown": []}


def test_who_tries_out_secrets_and_codes_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(guesses=Rate(0, 3))) as server:
        new_table = server.create("sequence")
        own = (new_table["code"], [new_table["seats"][0]["token"]])
        for _ in range(9):
            assert ask(server, own).status_code == 200
        wrong = [(new_table["code"], [STRANGE]), ("222222222", [STRANGE]), ("nonsense", [])]
        assert ask(server, *wrong).status_code == 200
        assert ask(server, *wrong[:1]).json()["code"] == "too-fast"
        assert ask(server, own).status_code == 200


def test_nobody_asks_for_more_tables_than_a_browser_remembers(server: Server) -> None:
    many = [("222222222", [STRANGE])] * (MOST_HELD + 1)
    assert ask(server, *many).status_code == 400


def test_a_question_leaves_the_row_behind_until_everybody_has_left(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        new_table = server.create("sequence")
        actor, room = actor_of(server, new_table), server.house._rooms[new_table["code"]]
        players = server.players(new_table)
        with players[0], players[1]:
            assert not room.row_is_behind
            assert players[actor].ask("draw", seat=actor)["type"] == "done"
            assert room.row_is_behind
            assert waits(server, new_table, actor, 1 - actor) == ["turn", "question"]
    with serving(tmp_path) as server:
        assert waits(server, new_table, actor, 1 - actor) == ["turn", "question"]
        assert not server.house._rooms
