"""Clients that mean no good: nobody else is disturbed, and nothing breaks."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from server.running import PATIENCE, Client, Server, serving
from spieltisch.server.settings import Limits, Rate


def address(server: Server, code: str) -> str:
    return f"{server.url.replace('http', 'ws')}/api/tables/{code}/socket"


def closed_with(client: Client) -> int:
    """Receive until the server closes; its code."""
    while True:
        try:
            client.receive()
        except ConnectionClosed as closed:
            return int(closed.rcvd.code) if closed.rcvd else 0


@pytest.fixture
def table(server: Server) -> Any:
    new_table = server.create("gluex")
    clients = server.players(new_table)
    yield new_table, clients
    for client in clients:
        client.close()


NONSENSE = [
    "",
    "null",
    "[]",
    "{",
    "NaN",
    '{"type": "play"}',
    '{"type": "fly", "id": "1"}',
    '{"type": "play", "id": 1, "seat": 0, "ply": 0, "move": "x"}',
    '{"type": "play", "id": "1", "seat": true, "ply": 0, "move": "x"}',
    '{"type": "play", "id": "1", "seat": 0, "ply": 1e400, "move": "x"}',
    '{"type": "play", "id": "1", "seat": 0, "ply": 0, "move": ["x"]}',
    '{"type": "play", "id": "1", "seat": 0, "ply": 0, "move": "x", "extra": 1}',
    '{"type": "play", "id": "1", "seat": -1, "ply": 0, "move": "x"}',
    '{"type": "hello", "tokens": []}',
    '{"type": "created", "id": "1", "game": "gluex"}',
    '{"type": "say", "id": "", "text": "x"}',
    '{"type": "say", "id": "1", "text": "\\ud800"}',
    '{"type": "say", "id": "' + "x" * 100 + '", "text": "x"}',
]


@pytest.mark.parametrize("frame", NONSENSE)
def test_nonsense_is_refused(table: Any, frame: str) -> None:
    _, (client, _) = table
    client.send(frame)
    assert client.until("refused")["code"] in ("unknown-message", "bad-text")
    assert client.ask("ping")["type"] == "pong"


@pytest.mark.parametrize("frame", ["[" * 30_000, '{"a":' * 9000, '{"type":' + "[" * 40 + "]" * 40])
def test_deep_nesting_is_refused(table: Any, frame: str) -> None:
    _, (client, _) = table
    client.send(frame)
    assert client.until("refused")["code"] == "too-large"
    assert client.ask("ping")["type"] == "pong"


def test_a_frame_that_is_too_large_ends_the_connection(server: Server, table: Any) -> None:
    _table, (client, other) = table
    client.send(json.dumps({"type": "say", "id": "1", "seat": 0, "text": "x" * (1 << 20)}))
    assert closed_with(client) == 1009
    assert other.ask("ping")["type"] == "pong"


def test_a_binary_frame_ends_the_connection(table: Any) -> None:
    _, (client, other) = table
    client.socket.send(os.urandom(100))
    assert closed_with(client) == 1003
    assert other.ask("ping")["type"] == "pong"


def test_random_messages_break_nothing(table: Any) -> None:
    _table, (client, other) = table
    random = Random(5)
    kinds = ["play", "say", "name", "set", "start", "leave", "back", "replace", "giveback", "undo"]
    kinds += ["draw", "answer", "resign", "rematch", "look", "explain", "hint", "ping", "x"]
    values: list[Any] = [0, 1, -1, 2**70, None, "", "x", "start 6", "undo", True]
    values += [[], {}, 1.5, "moderator"]
    names = ["seat", "ply", "move", "text", "name", "colour", "kind", "level", "to", "yes"]
    for number in range(400):
        chosen = random.sample(names, random.randrange(5))
        message = {name: random.choice(values) for name in chosen}
        client.send({"type": random.choice(kinds), "id": f"r{number}", **message})
    assert client.ask("ping")["type"] == "pong"
    assert other.ask("ping")["type"] == "pong"


def test_other_sites_are_sent_away(server: Server) -> None:
    new_table = server.create("gluex")
    with (
        pytest.raises(InvalidStatus) as caught,
        connect(address(server, new_table["code"]), origin=Origin("https://evil.example")),
    ):
        pass
    assert caught.value.response.status_code == 403
    headers = {"origin": "https://evil.example"}
    answer = server.http.post("/api/tables", json={}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    with connect(address(server, new_table["code"]), origin=Origin(server.url)):
        pass


def test_an_unknown_table_is_told_by_the_close_code(server: Server) -> None:
    for code in ("222222222", "nonsense", "x" * 300):
        with connect(address(server, code)) as socket:
            with pytest.raises(ConnectionClosed) as caught:
                socket.recv(timeout=PATIENCE)
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 4404


def test_every_answer_has_the_security_headers(server: Server) -> None:
    for path in ("/", "/api/health", "/api/nothing", "/nothing.js"):
        headers = server.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"


def test_no_file_outside_of_the_pages_is_sent(server: Server) -> None:
    for path in ("/../pyproject.toml", "/%2e%2e/%2e%2e/pyproject.toml", "/assets/..%2f..%2fapp.py"):
        answer = httpx.get(server.url + path)
        assert "spieltisch.cli.main" not in answer.text
        assert "create_app" not in answer.text


def test_a_flood_is_refused_and_then_ended(tmp_path: Path) -> None:
    limits = Limits(messages=Rate(5, 10), patience=30)
    with serving(tmp_path, limits=limits) as server:
        new_table = server.create("gluex")
        client, other = server.players(new_table)
        with client, other:
            # The server may have ended it before all has been sent.
            with suppress(ConnectionClosed):
                for number in range(60):
                    client.send({"type": "ping", "id": str(number)})
            assert client.until("refused")["code"] == "too-fast"
            assert closed_with(client) == 1008
            assert other.ask("ping")["type"] == "pong"


def test_addresses_have_limits_too(tmp_path: Path) -> None:
    limits = Limits(tables=Rate(0.001, 2), guesses=Rate(0.001, 3), sockets=2)
    with serving(tmp_path, limits=limits) as server:
        wish = {"game": "gluex", "seats": [{"kind": "open"}, {"kind": "open"}]}
        answers = [server.http.post("/api/tables", json=wish) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        code = answers[0].json()["code"]
        guesses = [server.http.get(f"/api/tables/23456789{x}").status_code for x in "abcde"]
        assert guesses == [404, 404, 404, 429, 429]
        with server.client(code), server.client(code):
            with pytest.raises(InvalidStatus) as caught, connect(address(server, code)):
                pass
            assert caught.value.response.status_code == 429


def test_who_never_says_hello_is_sent_away(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(hello_seconds=1)) as server:
        new_table = server.create("gluex")
        with connect(address(server, new_table["code"])) as socket:
            with pytest.raises(ConnectionClosed) as caught:
                socket.recv(timeout=PATIENCE)
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 1008
        with connect(address(server, new_table["code"])) as socket:
            socket.send('{"type": "ping", "id": "1"}')
            assert json.loads(socket.recv(timeout=PATIENCE))["code"] == "hello-first"


def test_a_slow_reader_is_told_everything_later(server: Server) -> None:
    """What waits for a client that does not read is dropped; then it gets a welcome."""
    new_table = server.create("gluex")
    first, slow = server.players(new_table)
    with first, slow:
        first.ask("ping")
        [connection] = [
            c
            for c in server.house._rooms[new_table["code"]].connections
            if c.looks_as == server.house._rooms[new_table["code"]].table.seats[1].tokens[0]
        ]
        flood = b'{"type": "presence", "seats": [], "spectators": 0}' + b" " * 200_000

        def fill() -> None:  # more than the lines hold that anybody could read from meanwhile
            for _ in range(200):
                connection.line.send(flood)

        server.house._tending.get_loop().call_soon_threadsafe(fill)
        welcome = slow.until("welcome")
        assert welcome["n"] == first.n
        first.ask("say", seat=0, text="2")
        slow.wait_for(lambda c: c.events[-1].get("text") == "2")
        assert slow.frames.count(flood.decode()) < 200


def test_a_mistake_of_the_server_is_answered_and_noted(
    server: Server, table: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    new_table, (client, other) = table

    def stumble(*_: object) -> None:
        raise ZeroDivisionError("nobody foresaw this")

    with monkeypatch.context() as broken:
        broken.setattr("spieltisch.tables.asking.undo", stumble)
        answer = client.ask("undo", seat=0, ply=1)
    assert (answer["type"], answer["code"]) == ("refused", "broken")
    [noted] = [record for record in caplog.records if record.exc_info]
    assert new_table["code"] in noted.getMessage()
    assert client.ask("ping")["type"] == "pong"
    assert other.ask("ping")["type"] == "pong"
