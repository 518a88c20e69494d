"""Starting a server, a disk that fails, and files that are damaged."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import spieltisch
from server.running import PATIENCE, Server, serving
from spieltisch.cli.main import run
from spieltisch.server import addresses
from spieltisch.server.guarding import HANDLES, raise_handles
from spieltisch.server.room import Room
from spieltisch.server.running import LAST_PORT, listen
from spieltisch.server.store.protocol import Stored
from spieltisch.server.store.sqlite import FILE, SqliteStore
from spieltisch.server.thinking import ThinkingState
from spieltisch.tables import deciding


def test_the_next_port_is_taken_if_one_is_in_use() -> None:
    with listen("127.0.0.1", 0) as first:
        first.listen()
        port = first.getsockname()[1]
        with listen("127.0.0.1", port, tries=10) as second:
            assert port < second.getsockname()[1] < port + 10


def test_a_port_that_is_named_is_taken_or_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with listen("127.0.0.1", 0) as first:
        first.listen()
        port = str(first.getsockname()[1])
        command = ["serve", "--host", "127.0.0.1", "--port", port, "--no-open", "--lang", "en"]
        assert run(command) == 2
    assert f"Cannot listen on 127.0.0.1, port {port}" in capsys.readouterr().err


def test_an_address_that_is_not_ours_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--host", "203.0.113.7", "--no-open", "--lang", "de"]) == 2
    assert "203.0.113.7" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("option", "value"),
    [("--host", ""), ("--data", ""), ("--host", "a\udcff"), ("--host", "x" * 99)],
)
def test_values_that_cannot_be_are_told(
    capsys: pytest.CaptureFixture[str], option: str, value: str
) -> None:
    assert run(["serve", "--no-open", "--lang", "de", option, value]) == 2
    assert option in capsys.readouterr().err


def test_after_the_last_port_there_is_no_other() -> None:
    with listen("127.0.0.1", 0) as taken:
        taken.listen()
        with pytest.raises(OSError, match="in use"):
            listen("127.0.0.1", taken.getsockname()[1])
    with listen("127.0.0.1", LAST_PORT) as last:
        last.listen()
        with pytest.raises(OSError, match="in use"):
            listen("127.0.0.1", LAST_PORT)


def spoiled(folder: Path, how: str) -> None:
    """A folder in which the database is none of ours."""
    file = folder / FILE
    if how == "a folder":
        file.mkdir()
    elif how == "garbage":
        file.write_bytes(b"not a database " * 300)
    else:
        with closing(sqlite3.connect(file)) as connection:
            connection.executescript(how)


@pytest.mark.parametrize(
    ("how", "german", "english"),
    [
        ("a folder", "ist beschädigt", "is damaged"),
        ("garbage", "ist beschädigt", "is damaged"),
        ("CREATE TABLE events (a)", "ist beschädigt", "is damaged"),
        ("PRAGMA user_version = -3", "ist beschädigt", "is damaged"),
        ("CREATE TABLE x (a); PRAGMA user_version = 1", "ist beschädigt", "is damaged"),
        ("PRAGMA user_version = 99", "neuere Version", "newer version"),
    ],
)
def test_a_data_base_that_is_none_of_ours_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], how: str, german: str, english: str
) -> None:
    spoiled(tmp_path, how)
    where = ["--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path)]
    for language, sentence in (("de", german), ("en", english)):
        assert run(["serve", "--no-open", *where, "--lang", language]) == 2
        output = capsys.readouterr().err
        assert sentence in output
        assert str(tmp_path) in output


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("de", "bietet schon ein anderes Spieltisch an"), ("en", "is already serving the tables in")],
)
def test_a_second_server_for_a_folder_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, sentence: str
) -> None:
    store = SqliteStore(tmp_path)
    options = ["--port", "0", "--data", str(tmp_path), "--lang", language]
    assert run(["serve", "--no-open", *options]) == 2
    output = " ".join(capsys.readouterr().err.split())
    assert sentence in output
    assert tmp_path.name in output
    assert "--data" in output
    store.close()


def test_as_many_connections_are_allowed_as_the_system_allows() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (before[0] // 2, before[1]))
        raise_handles()
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert soft == (HANDLES if hard == resource.RLIM_INFINITY else hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_a_damaged_table_is_told_and_the_others_go_on(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
        damaged, twice_made, whole = (
            server.create("gluex", seats=seats, public=True) for _ in range(3)
        )
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        connection.execute("UPDATE events SET body = '{{' WHERE code = ?", [damaged["code"]])
        connection.execute("UPDATE tables SET info = '{{' WHERE code = ?", [damaged["code"]])
        twice = "INSERT INTO events SELECT code, 2, body FROM events WHERE code = ?"
        connection.execute(twice, [twice_made["code"]])
    with serving(tmp_path) as server:
        for new_table in (damaged, twice_made):
            answer = server.http.get(f"/api/tables/{new_table['code']}?lang=de")
            assert (answer.status_code, answer.json()["code"]) == (503, "table-damaged")
            address = (
                f"{server.url.replace('http', 'ws')}/api/tables/{new_table['code']}/socket?lang=de"
            )
            with connect(address) as socket:
                refusal = json.loads(socket.recv(timeout=PATIENCE))
                assert (refusal["type"], refusal["code"]) == ("refused", "table-damaged")
                assert "lässt sich nicht mehr lesen" in refusal["text"]
                with pytest.raises(ConnectionClosed) as caught:
                    socket.recv(timeout=PATIENCE)
                assert caught.value.rcvd is not None
                assert caught.value.rcvd.code == 4404
        codes = [table["code"] for table in server.http.get("/api/tables").json()]
        assert whole["code"] in codes
        assert damaged["code"] not in codes
        [client] = server.players(whole)
        with client:
            assert client.view["phase"] == "waiting"


def test_idle_tables_are_on_disk_only_when_there_are_many(tmp_path: Path) -> None:
    match = spieltisch.game("gluex").new(players=2, seed=4)
    for _ in range(12):
        match.play(match.legal(match.actors[0])[0], match.actors[0])
    with serving(tmp_path, memory=80_000) as server:
        new_table = [
            server.http.post("/api/matches", content=match.save()).json() for _ in range(10)
        ]
        assert len(server.house._rooms) <= 4
        for one in new_table:
            assert server.http.get(f"/api/tables/{one['code']}").json()["ply"] == 12


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
    def append(*_: Any) -> Stored:
        stored = Stored()
        stored.settle(sqlite3.OperationalError("disk I/O error"))
        return stored

    monkeypatch.setattr(server.house.store, "append", append)


def test_nothing_is_told_while_the_disk_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        new_table = server.create("gluex")
        first, second = server.players(new_table)
        waiting: SimpleQueue[Stored] = SimpleQueue()

        def append(*_: Any) -> Stored:
            stored = Stored()
            waiting.put(stored)
            return stored

        monkeypatch.setattr(server.house.store, "append", append)
        with first, second, ThreadPoolExecutor(2) as others:
            before = second.n
            playing = others.submit(first.play, first.view["legal"][0])
            stored = waiting.get(timeout=PATIENCE)
            assert second.ask("ping")["n"] == before
            summary = others.submit(server.http.get, f"/api/tables/{new_table['code']}")
            assert second.ask("ping")["n"] == before
            assert not summary.done()
            server.house._tending.get_loop().call_soon_threadsafe(stored.settle, None)
            assert playing.result()["type"] == "done"
            assert summary.result().json()["ply"] == 1
            assert second.ask("ping")["n"] == before + 1


def test_what_cannot_be_stored_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        new_table = server.create("gluex")
        first, second = server.players(new_table)
        with first, second, monkeypatch.context() as broken:
            failing(server, broken)
            answer = first.play(first.view["legal"][0])
            assert answer["code"] == "out-of-order"
            wish = {"game": "gluex", "seats": [{"kind": "open"}] * 2}
            assert server.http.post("/api/tables", json=wish).status_code == 503
        first, second = server.players(new_table)
        with first, second:
            assert first.view["ply"] == 0
            assert first.play(first.view["legal"][0])["type"] == "done"


def take(begun: SimpleQueue[Stored], *_: Any) -> Stored:
    """Begin to store something, as far as whoever orders it can tell."""
    stored = Stored()
    begun.put(stored)
    return stored


@pytest.mark.parametrize("fails", [False, True])
def test_what_is_begun_comes_to_its_end_without_the_asker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    with serving(tmp_path) as server:
        new_table = server.create("gluex")
        first, second = server.players(new_table)
        room, begun = server.house._rooms[new_table["code"]], SimpleQueue[Stored]()

        async def move() -> None:
            async with room.lock:
                action = room.table.matches[0].legal_actions(0)[0]
                await room.commit(deciding.bot_move(room.table, 0, action, "bot", room.now))

        with first, second, monkeypatch.context() as slow:
            slow.setattr(server.house.store, "append", partial(take, begun))
            loop = server.house._tending.get_loop()
            task = asyncio.run_coroutine_threadsafe(move(), loop)
            stored = begun.get(timeout=PATIENCE)
            task.cancel()
            if fails:
                error = sqlite3.OperationalError("disk I/O error")
                loop.call_soon_threadsafe(stored.settle, error)
                server.do(room.lock.acquire())
                assert new_table["code"] not in server.house._rooms
                return
            assert room.lock.is_wanted
            loop.call_soon_threadsafe(stored.settle, None)
            for client in (first, second):
                assert client.until("news")["n"] == room.table.n
            server.do(room.lock.acquire())


@pytest.mark.parametrize("fails", [False, True])
def test_a_table_is_free_as_soon_as_a_command_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    with serving(tmp_path) as server:
        new_table = server.create("gluex")
        first, second = server.players(new_table)
        room, begun = server.house._rooms[new_table["code"]], SimpleQueue[Stored]()
        loop, free = server.house._tending.get_loop(), SimpleQueue[bool]()

        def settle(stored: Stored) -> None:
            stored.settle(sqlite3.OperationalError("disk I/O error") if fails else None)
            free.put(not room.lock.is_wanted)

        with first, second, monkeypatch.context() as slow:
            slow.setattr(server.house.store, "append", partial(take, begun))
            first.send({"type": "resign", "id": "1", "seat": 0})
            stored = begun.get(timeout=PATIENCE)
            assert room.lock.is_wanted
            loop.call_soon_threadsafe(settle, stored)
            assert free.get(timeout=PATIENCE)
            assert room.is_open is not fails
            assert first.until("done", "refused")["type"] == ("refused" if fails else "done")


async def all_work(room: Room) -> None:
    """Come back when nothing goes on by itself any more."""
    await asyncio.gather(*room._tasks, return_exceptions=True)


def test_bots_go_on_when_the_disk_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path, pace=0.01) as server:
        new_table = server.create("gluex", seats=[{"kind": "bot", "level": "novice"}] * 2)
        room = server.house._rooms[new_table["code"]]
        with monkeypatch.context() as broken, server.client(new_table["code"]):
            failing(server, broken)
            server.do(all_work(room))
            assert new_table["code"] not in server.house._rooms
            assert room.thinking.state is ThinkingState.IDLE
        with server.client(new_table["code"]) as spectator:
            spectator.wait_for(lambda c: c.view["phase"] == "finished")
        plies = [event["ply"] for event in spectator.events if event["type"] == "moved"]
        assert plies == list(range(1, len(plies) + 1))
