"""Frames on their short way: the same bytes in the same order as on the long one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from server.running import Server, serving
from spieltisch.server import running
from spieltisch.server.frames import framed, short_way


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 200_000])
def test_a_text_of_any_size_is_framed(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


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
    made = server.create("gluex")
    first, second = server.players(made)
    with first, second:
        for connection in server.house._rooms[made["code"]].connections:
            assert (connection._write_now is not short_way({})) == is_short
        assert first.play(first.view["legal"][0])["type"] == "done"
        kinds = [json.loads(frame)["type"] for frame in first.frames if "presence" not in frame]
        assert kinds == ["welcome", "news", "done"]
        second.wait_for(lambda c: c.n == first.n)


def test_nothing_overtakes_what_waits(line: Any) -> None:
    """Answers come in order to somebody who does not read for a while, and none is lost."""
    server, _ = line
    made = server.create("gluex")
    with server.client(made["code"]) as client:
        client.until("presence")
        connection = connection_of(server, made["code"])
        loop, most = server.house._waking.get_loop(), 600

        def answer(number: int = 0) -> None:
            told = {"type": "told", "number": number, "long": "x" * (number % 7 * 10_000)}
            connection.reply(json.dumps(told).encode())
            if number + 1 < most:
                loop.call_later(0.0001, answer, number + 1)

        loop.call_soon_threadsafe(answer)
        assert [client.until("told")["number"] for _ in range(most)] == list(range(most))
        assert client.ask("ping")["type"] == "pong"


def test_who_has_hung_up_is_told_nothing_more(line: Any) -> None:
    server, _ = line
    made = server.create("gluex")
    first, second = server.players(made)
    with first:
        second.socket.socket.close()
        assert first.play(first.view["legal"][0])["type"] == "done"
        while len(server.house._rooms[made["code"]].connections) > 1:
            first.until("presence")
        assert first.ask("ping")["type"] == "pong"
