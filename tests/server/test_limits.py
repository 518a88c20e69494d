"""What one address may ask for: whoever wants too much of it holds up nobody else."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

import spieltisch
from server.running import PATIENCE, Server, follow_analysis, serving
from spieltisch.server import connection, room
from spieltisch.server.api import analysing
from spieltisch.server.depth import is_deep
from spieltisch.server.settings import Limits, Rate

REQUEST = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
BOTS = [{"kind": "bot", "level": "novice"}] * 2


def plugged(server: Server) -> socket.socket:
    """A connection on which nothing has been said."""
    place = urlsplit(server.url)
    return socket.create_connection((place.hostname or "", place.port or 0), PATIENCE)


def answer_to(line: socket.socket, sent: bytes) -> bytes:
    """What comes back first; nothing if the other side closes."""
    try:
        line.sendall(sent)
        return line.recv(100)
    except ConnectionError:
        return b""


# Texts that are made to take long.


@pytest.mark.parametrize(
    "text",
    [
        b"[" * 24 + b"]" * 24 + b'{}"' + b'\\"' * 500_000,
        b'"' + b"\\" * 1_000_001 + b"[]" * 30,
        b'"",' * 300_000 + b"[]" * 30,
        b"[]" * 500_000,
    ],
)
def test_no_text_takes_longer_than_its_length(text: bytes) -> None:
    assert not is_deep(text, 24)


@pytest.mark.parametrize(
    ("text", "depth"),
    [
        (rb"[[[]]]", 3),
        (rb'{"a": {"b": [1]}}', 3),
        (rb'["[[[[", []]', 2),
        (rb'["\"[[[[", []]', 2),
        (rb'["\\", [[]]]', 3),
        (rb'["\\\"[[", []]', 2),
        (rb"[[[[", 4),
    ],
)
def test_depth_counts_brackets_outside_of_strings(text: bytes, depth: int) -> None:
    assert is_deep(text, depth - 1)
    assert not is_deep(text, depth)


def test_who_asks_too_often_is_sent_away_before_anything_is_read(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(tables=Rate(0.001, 1))) as server:
        codes = [
            server.http.post(path, content=b"nonsense").json()["code"]
            for path in ("/api/tables", "/api/tables", "/api/matches")
        ]
        assert codes == ["bad-request", "too-fast", "too-fast"]


# Connections.


def test_an_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    limits = Limits(sockets=1)
    with serving(tmp_path, limits=limits) as server, ExitStack() as silent:
        lines = [silent.enter_context(plugged(server)) for _ in range(limits.connections)]
        with plugged(server) as one_more:
            assert answer_to(one_more, REQUEST) == b""
        assert answer_to(lines[-1], REQUEST).startswith(b"HTTP/1.1 200")
        lines[0].close()
        lines[1].close()
        while True:  # until the server has noticed
            with plugged(server) as again:
                if answer_to(again, REQUEST):
                    break


def test_sockets_at_tables_are_no_connections_that_wait(tmp_path: Path) -> None:
    limits = Limits(sockets=8, header_seconds=0.1)
    with serving(tmp_path, limits=limits) as server, ExitStack() as stack:
        new_table = server.create("gluex")
        clients = [stack.enter_context(server.client(new_table["code"])) for _ in range(8)]
        with plugged(server) as silent:
            assert silent.recv(100) == b""  # so long has passed
        assert all(client.ask("ping")["type"] == "pong" for client in clients)


@pytest.mark.parametrize(
    "head",
    [
        b"",
        b"GET /api/health HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{",
    ],
)
def test_who_does_not_come_to_the_point_is_hung_up_on(tmp_path: Path, head: bytes) -> None:
    with serving(tmp_path, limits=Limits(header_seconds=0.1, body_seconds=0.1)) as server:
        with plugged(server) as line:
            assert answer_to(line, head) == b""
        with plugged(server) as line:
            assert answer_to(line, REQUEST).startswith(b"HTTP/1.1 200")
            while b"\r\n\r\n" not in line.recv(10_000):
                pass
            assert answer_to(line, head or b"GET") == b""
        assert server.http.get("/api/health").status_code == 200


# What is thought about.


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Any, str], threading.Event]]:
    """Makes a piece of work wait until it is let go."""
    let_go = threading.Event()

    def slowed(module: Any, name: str) -> threading.Event:
        usual = getattr(module, name)

        def wait(*about: Any, **more: Any) -> Any:
            let_go.wait(PATIENCE)
            return usual(*about, **more)

        monkeypatch.setattr(module, name, wait)
        return let_go

    yield slowed
    let_go.set()


def test_hints_are_counted_by_address_and_bots_do_not_wait_for_them(
    tmp_path: Path, slow: Callable[[Any, str], threading.Event]
) -> None:
    let_go = slow(connection, "find_hints")
    with serving(tmp_path, limits=Limits(hints=3), hint_seconds=0.01) as server:
        new_table = server.create("sequence", seats=[{"kind": "person", "name": n} for n in "AB"])
        tokens = [seat["token"] for seat in new_table["seats"]]
        first, second = (server.client(new_table["code"], *tokens) for _ in range(2))
        with first, second:
            [seat] = first.view["scene"]["actors"]
            for number in range(3):
                first.send({"type": "hint", "id": f"h{number}", "seat": seat})
            assert first.ask("ping")["type"] == "pong"
            assert second.ask("hint", seat=seat)["code"] == "too-fast"
            bots = server.create("gluex", seats=BOTS)
            with server.client(bots["code"]) as spectator:
                spectator.wait_for(lambda c: c.view["phase"] == "finished")
            let_go.set()
            for number in range(3):
                assert first.until("hinted")["id"] == f"h{number}"
            assert second.ask("hint", seat=seat)["type"] == "hinted"


def test_analyses_are_counted_by_address(
    tmp_path: Path, slow: Callable[[Any, str], threading.Event]
) -> None:
    let_go = slow(analysing, "judge_next")
    match = spieltisch.game("gluex").new(players=2, seed=3)
    while not match.over:
        match.play(match.legal(match.actors[0])[0], match.actors[0])
    limits = Limits(analyses=1, requests=Rate(10_000, 10_000))
    with serving(tmp_path, limits=limits, analysis_iterations=2) as server:
        new_table = [
            server.http.post("/api/matches", content=match.save()).json() for _ in range(2)
        ]
        first, second = (f"/api/tables/{one['code']}/analysis" for one in new_table)
        assert server.http.get(first).json()["status"] == "working"
        assert server.http.get(second).status_code == 429
        assert server.http.get(first).json()["status"] == "working"
        let_go.set()
        assert all(follow_analysis(server.http, first))
        assert server.http.get(second).json()["status"] == "working"


# What is said.


def test_messages_are_counted_by_address_too(tmp_path: Path) -> None:
    limits = Limits(messages=Rate(0.001, 10), crowd=2)
    with serving(tmp_path, limits=limits) as server, ExitStack() as stack:
        new_table = server.create("gluex")
        clients = [stack.enter_context(server.client(new_table["code"])) for _ in range(3)]
        answers = [[client.ask("ping")["type"] for _ in range(10)] for client in clients]
        assert answers == [["pong"] * 10, ["pong"] * 10, ["refused"] * 10]


def test_many_who_come_and_go_are_told_once_in_a_while(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    new_table = server.create("gluex")
    with server.client(new_table["code"]) as client:
        client.until("presence")
        monkeypatch.setattr(room, "PRESENCE_SECONDS", 10**6)
        count = len(client.frames)
        for _ in range(20):
            server.client(new_table["code"]).close()
        client.ask("ping")
        assert sum('"presence"' in frame for frame in client.frames[count:]) == 0


def test_of_all_who_came_and_went_the_last_is_told(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "PRESENCE_SECONDS", 0.05)
    new_table = server.create("gluex")
    with server.client(new_table["code"]) as client, ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(server.client(new_table["code"]))
        while client.until("presence")["spectators"] != 6:
            pass


def test_tokens_cannot_be_tried_out_at_scenes(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(guesses=Rate(0.001, 3))) as server:
        new_table = server.create("sequence")

        def status(token: str) -> int:
            headers = {"authorization": f"Bearer {token}"}
            path = f"/api/tables/{new_table['code']}/scenes/0?seat=0"
            return server.http.get(path, headers=headers).status_code

        own = new_table["seats"][0]["token"]
        assert [status(f"{number:032d}") for number in range(5)] == [401, 401, 401, 429, 429]
        assert status(own) == 200
        assert status(new_table["seats"][1]["token"]) == 401
