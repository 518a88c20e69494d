"""Starting a server, and a disk that fails."""

from __future__ import annotations

import socket
import sqlite3
import time
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from server.running import Server, serving
from spieltisch.cli.main import run
from spieltisch.server import addresses
from spieltisch.server.running import listening


def test_the_next_port_is_taken_if_one_is_in_use() -> None:
    with listening("127.0.0.1", 0) as first:
        first.listen()
        port = first.getsockname()[1]
        with listening("127.0.0.1", port) as second:
            assert port < second.getsockname()[1] < port + 10


def test_an_address_that_is_not_ours_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--host", "203.0.113.7", "--no-open", "--lang", "de"]) == 2
    assert "203.0.113.7" in capsys.readouterr().err


def test_other_devices_are_shown_the_network_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "network_address", lambda: "192.0.2.8")
    own, shared = addresses.addresses("0.0.0.0", 8000)
    assert (own, shared) == ("http://127.0.0.1:8000/", "http://192.0.2.8:8000/")
    assert socket.gethostbyname("127.0.0.1") == "127.0.0.1"


def test_the_page_is_told_how_others_reach_it(tmp_path: Path) -> None:
    with serving(tmp_path, shared_address="192.0.2.8") as server:
        assert server.http.get("/api/health").json()["shared_address"] == "192.0.2.8"
    with serving(tmp_path) as server:
        assert server.http.get("/api/health").json()["shared_address"] is None


def failing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def append(*_: Any) -> Future[None]:
        future: Future[None] = Future()
        future.set_exception(sqlite3.OperationalError("disk I/O error"))
        return future

    monkeypatch.setattr(server.house.store, "append", append)


def test_what_cannot_be_stored_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        made = server.create("gluex")
        first, second = server.players(made)
        with first, second, monkeypatch.context() as broken:
            failing(server, broken)
            answer = first.play(first.view["legal"][0])
            assert answer["code"] == "out-of-order"
            wish = {"game": "gluex", "seats": [{"kind": "open"}] * 2}
            assert server.http.post("/api/tables", json=wish).status_code == 503
        first, second = server.players(made)
        with first, second:
            assert first.view["ply"] == 0
            assert first.play(first.view["legal"][0])["type"] == "done"


def test_bots_go_on_when_the_disk_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path, pace=0.01) as server:
        made = server.create("gluex", seats=[{"kind": "bot", "level": "novice"}] * 2)
        room = server.house._rooms[made["code"]]
        with monkeypatch.context() as broken:
            failing(server, broken)
            while made["code"] in server.house._rooms or room.thinking._busy:
                time.sleep(0.01)
        with server.client(made["code"]) as spectator:
            spectator.wait_for(lambda c: c.view["phase"] == "finished")
        plies = [event["ply"] for event in spectator.events if event["type"] == "moved"]
        assert plies == list(range(1, len(plies) + 1))


def test_the_page_says_so_when_it_is_not_built(tmp_path: Path) -> None:
    with serving(tmp_path, web=tmp_path / "nothing") as server:
        answer = server.http.get("/", headers={"accept-language": "de"})
        assert answer.status_code == 200
        assert "nicht gebaut" in answer.text


def test_built_pages_are_served_with_their_kinds(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<title>table</title>", "utf-8")
    (web / "assets" / "app-123.js").write_text("1", "utf-8")
    with serving(tmp_path / "data", web=web) as server:
        for path in ("/", "/t/code", "/index.html"):
            assert server.http.get(path).text == "<title>table</title>"
        script = server.http.get("/assets/app-123.js")
        assert "javascript" in script.headers["content-type"]
        assert "immutable" in script.headers["cache-control"]
