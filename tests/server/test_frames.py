"""Frames on their short way: the same bytes in the same order as on the long one."""

from __future__ import annotations

import json
import socket
import sys
from pathlib import Path
from queue import SimpleQueue
from typing import Any
from urllib.parse import urlsplit

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from server.running import PATIENCE, Client, Server, serving
from spieltisch.server import running
from spieltisch.server.connection import Connection
from spieltisch.server.frames import framed, mask_of, shortcut, unmasked
from spieltisch.server.room import Room
from spieltisch.server.store.protocol import Stored
from spieltisch.tables.commands import Play


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 200_000])
def test_a_text_of_any_size_is_framed(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 3, 4, 5, 125, 126, 127, 1000, 65_535])
def test_a_text_in_one_piece_is_read(size: int) -> None:
    text = (bytes(range(32, 127)) * 700)[:size]
    frame = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert unmasked(frame, mask_of(frame)) == text


ODD = {
    "nothing": b"",
    "half a head": b"\x81",
    "half a size": b"\x81\xfe",
    "too long": Frame(Opcode.TEXT, b"x" * 65_536).serialize(mask=True),
    "not masked": Frame(Opcode.TEXT, b"x").serialize(mask=False),
    "more comes": Frame(Opcode.TEXT, b"x", fin=False).serialize(mask=True),
    "compressed": b"\xc1" + Frame(Opcode.TEXT, b"x").serialize(mask=True)[1:],
    "binary": Frame(Opcode.BINARY, b"x").serialize(mask=True),
    "close": Frame(Opcode.CLOSE, b"").serialize(mask=True),
    "cut off": Frame(Opcode.TEXT, b"x").serialize(mask=True)[:-1],
    "two": Frame(Opcode.TEXT, b"x").serialize(mask=True) * 2,
}


@pytest.mark.parametrize("data", ODD.values(), ids=ODD)
def test_all_else_is_left_to_the_whole_parser(data: bytes) -> None:
    assert mask_of(data) == 0


@pytest.fixture(params=["short", "long"])
def line(request: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A server with the short way, and one of a kind that does not know it."""
    if request.param == "long":
        monkeypatch.setattr(running, "Straight", WebSocketsSansIOProtocol)
    with serving(tmp_path) as server:
        yield server, request.param == "short"


def connection_of(server: Server, code: str) -> Any:
    [connection] = server.house._rooms[code].connections
    return connection


def test_tables_are_the_same_on_both_ways(line: Any) -> None:
    server, is_short = line
    new_table = server.create("gluex")
    first, second = server.players(new_table)
    with first, second:
        for connection in server.house._rooms[new_table["code"]].connections:
            assert (connection.line.write_now is not shortcut({})) == is_short
        assert first.play(first.view["legal"][0])["type"] == "done"
        kinds = [json.loads(frame)["type"] for frame in first.frames if "presence" not in frame]
        assert kinds == ["welcome", "news", "done"]
        second.wait_for(lambda c: c.n == first.n)


def test_nothing_overtakes_what_waits(line: Any) -> None:
    """Answers come in order to somebody who does not read for a while, and none is lost."""
    server, _ = line
    new_table = server.create("gluex")
    with server.client(new_table["code"]) as client:
        client.until("presence")
        connection = connection_of(server, new_table["code"])
        loop, most = server.house._tending.get_loop(), 600

        def answer(number: int = 0) -> None:
            message = {"type": "told", "number": number, "long": "x" * (number % 7 * 10_000)}
            connection.line.reply(json.dumps(message).encode())
            if number + 1 < most:
                loop.call_later(0.0001, answer, number + 1)

        loop.call_soon_threadsafe(answer)
        assert [client.until("told")["number"] for _ in range(most)] == list(range(most))
        assert client.ask("ping")["type"] == "pong"


def test_what_follows_a_move_is_answered_after_it(
    line: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move may be carried out in the call that brings it; the rest still comes in order."""
    server, _ = line
    new_table, orders = server.create("gluex"), SimpleQueue[Stored]()
    first, second = server.players(new_table)

    def append(*_: object) -> Stored:
        stored = Stored()
        orders.put(stored)
        return stored

    monkeypatch.setattr(server.house.store, "append", append)
    with first, second:
        move = {"type": "play", "id": "1", "seat": 0, "ply": 0, "move": first.view["legal"][0]}
        first.send(move)
        stored = orders.get(timeout=PATIENCE)
        for message in ({"type": "ping", "id": "2"}, {**move, "id": "3"}, {**move, "id": "1"}):
            first.send(message)
        assert second.ask("ping")["type"] == "pong"
        seen = len(first.frames)
        server.house._tending.get_loop().call_soon_threadsafe(stored.settle, None)
        answers = [first.until(kind) for kind in ("done", "pong", "refused", "done")]
        assert [answer["id"] for answer in answers] == ["1", "2", "3", "1"]
        kinds = [json.loads(frame)["type"] for frame in first.frames[seen:]]
        assert [kind for kind in kinds if kind != "presence"][:2] == ["news", "done"]
        assert orders.empty(), "the same move was carried out twice"


def test_a_move_is_carried_out_in_the_call_that_brings_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    callers = []

    def play(room: Room, command: Play, asker: Connection) -> None:
        callers.append(sys._getframe(2).f_code.co_name)
        honest(room, command, asker)

    honest = Room.play
    monkeypatch.setattr(Room, "play", play)
    with serving(tmp_path) as server:
        first, second = server.players(server.create("gluex"))
        with first, second:
            assert first.play(first.view["legal"][0])["type"] == "done"
            assert first.play(first.view["ply"] + 10**6)["type"] == "refused"
            assert first.ask("ping")["type"] == "pong"
    assert callers == ["data_received"] * 2


def ping(number: int) -> bytes:
    return json.dumps({"type": "ping", "id": str(number)}).encode()


def masked(number: int) -> bytes:
    return Frame(Opcode.TEXT, ping(number)).serialize(mask=True)


def test_frames_may_come_in_any_pieces(line: Any) -> None:
    """Whole ones, a pong between them, several at once, halves, and in fragments."""
    server, _ = line
    new_table = server.create("gluex")
    with server.client(new_table["code"]) as client, server.client(new_table["code"]) as other:
        half = masked(5)
        begun = Frame(Opcode.TEXT, ping(7)[:9], fin=False).serialize(mask=True)
        ended = Frame(Opcode.CONT, ping(7)[9:]).serialize(mask=True)
        pong = Frame(Opcode.PONG, b"12").serialize(mask=True)
        pieces = [masked(1), pong, masked(2), masked(3) + masked(4)]
        pieces += [half[:3], half[3:9], half[9:], masked(6), begun, ended, masked(8)]
        for piece in pieces:
            client.socket.socket.sendall(piece)
            assert other.ask("ping")["type"] == "pong"  # so the piece has come by itself
        assert [client.until("pong")["id"] for _ in range(8)] == list("12345678")


def test_a_text_that_is_none_ends_the_connection(line: Any) -> None:
    server, _ = line
    new_table = server.create("gluex")
    with server.client(new_table["code"]) as client:
        broken = Frame(Opcode.TEXT, b'{"type": "\xff"}').serialize(mask=True)
        client.socket.socket.sendall(broken)
        with pytest.raises(ConnectionClosed) as caught:
            client.until("refused")
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1007


PING = Frame(Opcode.PING, b"x" * 125).serialize(mask=True)
PONG = Frame(Opcode.PONG, b"x").serialize(mask=True)
PIECE = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
BEGUN = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)


@pytest.mark.parametrize(
    ("flood", "code"),
    [(100 * PING, 1008), (100 * PONG, 1008), (BEGUN + 2000 * PIECE, 1009)],
    ids=["pings", "pongs", "empty pieces"],
)
def test_a_flood_of_what_is_no_message_ends_the_connection(
    tmp_path: Path, flood: bytes, code: int
) -> None:
    with serving(tmp_path) as server:
        new_table = server.create("gluex")
        with server.client(new_table["code"]) as client, server.client(new_table["code"]) as other:
            client.socket.socket.sendall(flood)
            with pytest.raises(ConnectionClosed) as caught:
                client.until("refused")
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == code
            assert other.ask("ping")["type"] == "pong"


def silent(server: Server, code: str) -> socket.socket:
    """Somebody at a table who says hello and then never reads."""
    here = urlsplit(server.url)
    line = socket.create_connection((here.hostname, here.port))
    request = (
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {here.netloc}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    )
    line.sendall(request.encode())
    line.recv(1000)
    line.sendall(Frame(Opcode.TEXT, b'{"type": "hello"}').serialize(mask=True))
    return line


def test_who_floods_and_does_not_read_is_cut_off(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        new_table = server.create("gluex")
        with server.client(new_table["code"]) as watcher:
            await_spectators(watcher, 1)
            here = server.house._rooms[new_table["code"]].connections
            before, loop = set(here), server.house._tending.get_loop()
            with silent(server, new_table["code"]) as line:
                await_spectators(watcher, 2)
                [connection] = here - before
                # More than the network takes, so that the rest waits in the server.
                loop.call_soon_threadsafe(connection.line.reply, b"x" * 20_000_000)
                line.sendall(100 * PING)
                await_spectators(watcher, 1)
                assert here == before


@pytest.mark.parametrize("leaves", [False, True], ids=["silent", "leaving"])
def test_a_server_stops_whoever_does_not_read_or_says_goodbye_just_then(
    tmp_path: Path, leaves: bool
) -> None:
    with serving(tmp_path) as server:
        new_table = server.create("gluex")
        with server.client(new_table["code"]) as watcher:
            await_spectators(watcher, 1)
            here = server.house._rooms[new_table["code"]].connections
            before, loop = set(here), server.house._tending.get_loop()
            with silent(server, new_table["code"]) as line:
                await_spectators(watcher, 2)
                [connection] = here - before
                # More than the network takes, so that the line cannot be closed.
                loop.call_soon_threadsafe(connection.line.reply, b"x" * 20_000_000)
                watcher.ask("ping")
                if leaves:
                    line.sendall(Frame(Opcode.CLOSE, b"").serialize(mask=True))
                    await_spectators(watcher, 1)
                server.stop()
        assert server.house.is_closing


def await_spectators(watcher: Client, count: int) -> None:
    while watcher.until("presence")["spectators"] != count:
        pass


def test_who_has_hung_up_is_told_nothing_more(line: Any) -> None:
    server, _ = line
    new_table = server.create("gluex")
    first, second = server.players(new_table)
    with first, second:
        second.socket.socket.shutdown(socket.SHUT_RDWR)
        assert first.play(first.view["legal"][0])["type"] == "done"
        while len(server.house._rooms[new_table["code"]].connections) > 1:
            first.until("presence")
        assert first.ask("ping")["type"] == "pong"
