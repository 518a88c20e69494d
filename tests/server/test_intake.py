"""Requests without end, and before anybody is known: limits come before everything else."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from server.running import PATIENCE, Server, serving
from server.test_hostile import address
from server.test_limits import REQUEST, plugged
from spieltisch.server.limits import neighbourhood
from spieltisch.server.settings import Limits, Rate

#: More than any head may have, and little enough for a test.
MOST = 4 << 20


def pour(line: socket.socket, start: bytes, drop: bytes) -> tuple[int, bytes]:
    """Send the same again and again until the other side has enough: how much, and its answer."""
    line.settimeout(PATIENCE)
    sent = 0
    try:
        line.sendall(start)
        while sent < MOST:
            line.sendall(drop)
            sent += len(drop)
    except ConnectionError:
        pass
    return sent, everything(line)


def everything(line: socket.socket) -> bytes:
    """What comes until the other side closes."""
    heard = b""
    try:
        while part := line.recv(1 << 16):
            heard += part
    except ConnectionError:
        pass
    return heard


ENDLESS = {
    "lines": (b"GET / HTTP/1.1\r\nHost: x\r\n", b"A: b\r\n" * 1000),
    "one line": (b"GET / HTTP/1.1\r\nHost: x\r\nA: ", b"b" * 8000),
    "a path": (b"GET /", b"x" * 8000),
    "nothing": (b"", b"\r\n" * 4000),
    "an upgrade": (b"GET / HTTP/1.1\r\nUpgrade: websocket\r\n", b"A: b\r\n" * 1000),
}


@pytest.mark.parametrize(("start", "drop"), ENDLESS.values(), ids=ENDLESS)
def test_a_head_without_end_is_refused(server: Server, start: bytes, drop: bytes) -> None:
    with plugged(server) as line:
        sent, answer = pour(line, start, drop)
    assert sent < MOST
    assert answer == b"" or answer.startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize(
    "head",
    [
        b"A: b\r\n" * 99,
        b"A: " + b"b" * (16 << 10) + b"\r\n",
    ],
)
def test_the_refusal_of_a_head_says_why(server: Server, head: bytes) -> None:
    with plugged(server) as line:
        line.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n" + head + b"\r\n")
        answer = everything(line)
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 431 Request Header Fields Too Large\r\n")
    assert b"\r\nx-content-type-options: nosniff" in head
    assert json.loads(body)["code"] == "head-too-large"


def test_a_head_may_come_byte_by_byte_and_have_many_lines(server: Server) -> None:
    head = (
        b"GET /api/health HTTP/1.1\r\nHost: x\r\n" + b"A: b\r\n" * 90 + b"Connection: close\r\n\r\n"
    )
    with plugged(server) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for place in range(len(head)):
            line.sendall(head[place : place + 1])
        assert everything(line).startswith(b"HTTP/1.1 200 ")


def test_pipelined_requests_are_answered_one_after_another(server: Server) -> None:
    body = json.dumps({"players": 2, "options": {}}).encode()
    post = b"POST /api/games/gluex/check HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % len(
        body
    )
    last = REQUEST.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    with plugged(server) as line:
        line.sendall((REQUEST + post + body) * 20 + last)
        answers = everything(line)
    assert answers.count(b"HTTP/1.1 200 ") == 41
    assert answers.count(b"HTTP/1.1 ") == 41


def test_a_block_of_pipelined_requests_gets_one_answer(server: Server) -> None:
    with plugged(server) as line:
        sent, answers = pour(line, b"", REQUEST * 6000)
    assert sent < MOST
    assert answers.count(b"HTTP/1.1 ") <= 1


def test_nothing_is_read_behind_a_body_in_chunks(server: Server) -> None:
    body = json.dumps({"players": 2, "options": {}}).encode()
    head = b"POST /api/games/gluex/check HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    chunks = b"%x\r\n%b\r\n0\r\n\r\n" % (len(body), body)
    with plugged(server) as line:
        line.sendall(head + chunks + REQUEST * 100)
        answers = everything(line)
    assert answers.startswith(b"HTTP/1.1 200 ")
    assert answers.count(b"HTTP/1.1 ") == 1


@pytest.mark.parametrize("nonsense", [b"\x16\x03\x01 hello\r\n\r\n", b"GET\r\n\r\n" * 500])
def test_nonsense_is_answered_once(server: Server, nonsense: bytes) -> None:
    with plugged(server) as line:
        line.sendall(nonsense)
        assert everything(line).count(b"HTTP/1.1 400 ") == 1


def test_an_upgrade_to_something_else_is_answered_and_ends(server: Server) -> None:
    upgrade = b"\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n"
    with plugged(server) as line:
        line.sendall(REQUEST.replace(b"\r\n\r\n", upgrade) + REQUEST)
        answers = everything(line)
    assert answers.startswith(b"HTTP/1.1 200 ")
    assert answers.count(b"HTTP/1.1 ") == 1


# The budget of an address.


def test_the_budget_covers_whatever_is_asked(tmp_path: Path) -> None:
    paths = ["/", "/api/openapi.json", "/nothing.js", "/api/nothing", "/x"]
    with serving(tmp_path, limits=Limits(requests=Rate(0.001, len(paths)))) as server:
        first = [httpx.get(server.url + path, timeout=PATIENCE).status_code for path in paths]
        second = [httpx.get(server.url + path, timeout=PATIENCE).status_code for path in paths]
    assert 429 not in first
    assert second == [429] * len(paths)


def test_the_budget_covers_handshakes(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(requests=Rate(0.001, 4))) as server:
        code = server.create("gluex")["code"]
        server.client(code).close()  # a handshake and a hello
        with connect(address(server, code)):
            pass
        with pytest.raises(InvalidStatus) as caught, connect(address(server, code)):
            pass
        assert caught.value.response.status_code == 429


def junk(socket: Any) -> tuple[int, int]:
    """Send junk until the socket is closed: how many answers came, and the code."""
    answers = 0
    try:
        for _ in range(5000):
            socket.send("junk")
        while True:
            socket.recv(timeout=PATIENCE)
            answers += 1
    except ConnectionClosed as closed:
        return answers, closed.rcvd.code if closed.rcvd else 0


def test_junk_before_hello_is_limited(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(messages=Rate(0.001, 7))) as server:
        new_table = server.create("gluex")
        with server.client(new_table["code"]) as other:
            with connect(address(server, new_table["code"])) as socket:
                answers, _code = junk(socket)
            assert answers <= 7
            assert other.ask("ping")["type"] == "pong"


def test_junk_does_not_make_the_time_for_hello_longer(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(hello_seconds=0.5)) as server:
        code = server.create("gluex")["code"]
        with connect(address(server, code)) as socket:
            sent, code_of_end = trickle(socket)
    assert (sent < 20, code_of_end) == (True, 1008)


def trickle(socket: Any) -> tuple[int, int]:
    """Send junk now and then until the socket is closed: how often, and the code."""
    sent = 0
    while True:
        try:
            socket.send("junk")
            sent += 1
            while True:
                socket.recv(timeout=0.1)
        except TimeoutError:
            continue
        except ConnectionClosed as closed:
            return sent, closed.rcvd.code if closed.rcvd else 0


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
    ],
)
def test_limits_hold_for_a_household(one: str, other: str, is_same: bool) -> None:
    assert (neighbourhood(one) == neighbourhood(other)) is is_same


@pytest.mark.parametrize(("proxies", "later"), [((), 429), (("127.0.0.1",), 200)])
def test_only_a_known_proxy_says_for_whom_it_asks(
    tmp_path: Path, proxies: tuple[str, ...], later: int
) -> None:
    limits = Limits(requests=Rate(0.001, 2))

    def status(server: Server, visitor: str) -> int:
        headers = {"x-forwarded-for": visitor}
        path = f"{server.url}/api/openapi.json"
        return httpx.get(path, headers=headers, timeout=PATIENCE).status_code

    with serving(tmp_path, limits=limits, proxies=proxies) as server:
        assert [status(server, "192.0.2.1") for _ in range(3)] == [200, 200, 429]
        assert status(server, "192.0.2.2") == later
