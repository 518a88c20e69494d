"""The life of tables: freed when closed, asleep when nobody is there, deleted in the end."""

from __future__ import annotations

import asyncio
import gc
import logging
import sqlite3
import threading
import weakref
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import spieltisch
from server.conftest import GENEROUS
from server.running import PATIENCE, Server, serving
from server.visiting import KEEPING, Visitors
from spieltisch.engine.match import Match
from spieltisch.server.api import analysing, creating
from spieltisch.server.connection import Connection
from spieltisch.server.room import Room
from spieltisch.server.settings import Keeping, Limits, Rate
from spieltisch.server.store import snapshots
from spieltisch.server.store.protocol import Stored
from spieltisch.server.store.snapshots import WORTHWHILE, Snapshot
from spieltisch.server.store.sqlite import FILE
from spieltisch.tables.clocks import DAY, HOUR
from spieltisch.tables.table import Table

MINUTE = 60_000
BOTS = [{"kind": "bot", "level": "novice"}] * 2
WITH_BOT = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "level": "novice"}]


async def call(function: Callable[[], Any]) -> Any:
    return function()


def open_codes(server: Server) -> set[str]:
    return set(server.house._rooms)


def long_match(name: str = "labyrinth", plies: int = 3 * WORTHWHILE) -> Match:
    match, random = spieltisch.game(name).new(players=2, seed=4), Random(1)
    while match.ply < plies:
        match.act(random.choice(match.legal_actions()))
    return match


# Closing a table frees it.


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
def test_a_table_that_is_closed_is_freed_at_once(tmp_path: Path) -> None:
    with serving(tmp_path, hint_seconds=30.0, pace=30.0) as server:
        new_table = server.create("gluex", seats=WITH_BOT, clock={"kind": "move", "seconds": 600})
        [anna] = server.players(new_table)
        with anna, server.client(new_table["code"], name="Zoe") as zoe:
            anna.wait_for(lambda c: c.view["legal"])
            anna.ask("say", seat=0, text="hello")
            anna.send({"type": "hint", "id": "h", "seat": 0})
            anna.ask("ping")
            anna.play(anna.view["legal"][0])
            zoe.wait_for(lambda c: c.view["ply"] == anna.view["ply"])
            gone = {}

            def close() -> None:
                room = server.house._rooms[new_table["code"]]
                for part in (room, room.table, room.show, room.thinking, room.table.match):
                    gone[type(part).__name__] = threading.Event()
                    weakref.finalize(part, gone[type(part).__name__].set)
                server.house.close_room(room)

            server.do(call(close))
            for name in ("Room", "Table", "Show", "Match"):
                assert gone[name].wait(PATIENCE), name


@pytest.mark.usefixtures("no_collector")
def test_a_table_that_cannot_be_stored_is_freed_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    logging.disable()  # what is written to the log holds the error, and that holds the table
    with serving(tmp_path) as server:
        new_table = server.create("gluex")
        first, second = server.players(new_table)
        with first, second, monkeypatch.context() as broken:
            gone = threading.Event()
            weakref.finalize(server.house._rooms[new_table["code"]], gone.set)
            broken.setattr(Table, "apply", lambda *_: 1 / 0)
            assert first.play(first.view["legal"][0])["code"] == "out-of-order"
        assert gone.wait(PATIENCE)
    logging.disable(logging.NOTSET)


def test_an_end_that_could_not_be_stored_is_not_analysed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        new_table = server.create("gluex")
        code = new_table["code"]
        store, orders = server.house.store, list[Stored]()
        is_storing, is_asking, usual = threading.Event(), threading.Event(), creating.room_of

        def hold(*_: object) -> Stored:
            orders.append(Stored())
            is_storing.set()
            return orders[-1]

        async def room_of(*about: Any) -> Room:
            room = await usual(*about)
            is_asking.set()
            return room

        token = new_table["seats"][0]["token"]
        with server.client(code, token, seat=0) as first, ThreadPoolExecutor(1) as pool:
            with monkeypatch.context() as broken:
                broken.setattr(store, "append", hold)
                broken.setattr(analysing, "room_of", room_of)
                first.send({"type": "resign", "id": "1", "seat": 0})
                assert is_storing.wait(PATIENCE)
                analysis = pool.submit(server.http.get, f"/api/tables/{code}/analysis")
                assert is_asking.wait(PATIENCE)
            fail = partial(orders[0].settle, OSError("disk"))
            server.do(call(fail))
            assert analysis.result(PATIENCE).status_code == 503
        assert server.http.get(f"/api/tables/{code}/analysis").status_code == 409


@pytest.mark.parametrize("what", ["", "/scenes/0", "/match"])
def test_what_could_not_be_stored_is_not_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    with serving(tmp_path) as server:
        new_table = server.create("gluex")
        code, orders, is_storing = new_table["code"], list[Stored](), threading.Event()

        def hold(*_: object) -> Stored:
            orders.append(Stored())
            is_storing.set()
            return orders[-1]

        async def wait_for_somebody(room: Room) -> None:
            while not room.lock._waiting:
                await asyncio.sleep(0)

        token = new_table["seats"][0]["token"]
        with server.client(code, token, seat=0) as first, ThreadPoolExecutor(1) as pool:
            with monkeypatch.context() as broken:
                broken.setattr(server.house.store, "append", hold)
                first.send({"type": "resign", "id": "1", "seat": 0})
                assert is_storing.wait(PATIENCE)
                answer = pool.submit(server.http.get, f"/api/tables/{code}{what}")
                server.do(wait_for_somebody(server.house._rooms[code]))
            server.do(call(partial(orders[0].settle, OSError("disk"))))
            assert answer.result(PATIENCE).status_code == 503


def test_a_table_that_cannot_take_in_what_happens_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        new_table = server.create("gluex")
        first, second = server.players(new_table)
        with first, second, monkeypatch.context() as broken:
            broken.setattr(Table, "apply", lambda *_: 1 / 0)
            assert first.play(first.view["legal"][0])["code"] == "out-of-order"
        first, second = server.players(new_table)
        with first, second:
            assert first.play(first.view["legal"][0])["type"] == "done"


def test_tables_at_which_nobody_is_take_no_more_memory_than_they_may(tmp_path: Path) -> None:
    text = long_match().save()
    with serving(tmp_path, memory=450_000) as server:
        codes = [server.http.post("/api/matches", content=text).json()["code"] for _ in range(8)]
        assert 1 < len(open_codes(server)) < 5
        assert codes[-1] in open_codes(server)
        for code in codes:
            assert server.http.get(f"/api/tables/{code}").json()["ply"] == 3 * WORTHWHILE
        assert len(open_codes(server)) < 5
        sizes = [room.size for room in server.house._rooms.values()]
        assert sum(sizes) <= 450_000


def test_the_table_that_was_used_last_stays_in_memory(tmp_path: Path) -> None:
    with serving(tmp_path, memory=100_000) as server:
        first = server.create()["code"]
        while first in open_codes(server):
            used = server.create()["code"]
        server.http.get(f"/api/tables/{first}")
        assert first in open_codes(server)
        assert used in open_codes(server)


# Snapshots.


def put_away(server: Server, code: str) -> None:
    """Close a table as if space were short, and wait until all of it is on disk."""

    async def close() -> None:
        server.house._put_away(server.house._rooms[code])
        await asyncio.gather(*server.house._closing)

    server.do(close())


def test_a_table_that_is_put_away_at_once_is_looked_up_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        code, house = server.create("gluex")["code"], server.house
        put_away(server, code)
        usual, closed = house._add, list[Room]()

        def add(room: Room) -> Room:
            usual(room)
            if not closed:
                closed.append(room)
                assert house.put_away(code) is False  # it is still being loaded
            return room

        monkeypatch.setattr(house, "_add", add)
        room = server.do(house.room(code))
        assert room.is_open
        assert room is not closed[0]


def test_a_table_is_not_put_away_between_one_who_leaves_and_the_next_who_was_called(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as server:
        code, house = server.create("gluex")["code"], server.house

        async def leave_and_put_away() -> bool:
            room = house._rooms[code]
            await room.lock.acquire()
            next_one = asyncio.ensure_future(room.lock.acquire())
            await asyncio.sleep(0)
            room.lock.release()
            is_put_away = house.put_away(code)
            await next_one
            room.lock.release()
            return is_put_away

        assert server.do(leave_and_put_away()) is False
        assert server.do(call(lambda: house.put_away(code))) is True


@pytest.fixture
def no_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make it an error to ask the rules about a move."""
    monkeypatch.setattr(Match, "foresee", lambda *_: 1 / 0)


def test_a_long_file_is_opened_without_asking_the_rules(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    match = long_match()
    with serving(tmp_path) as server:
        code = server.http.post("/api/matches", content=match.save()).json()["code"]
        put_away(server, code)
    request.getfixturevalue("no_reading")
    with serving(tmp_path) as server, server.client(code) as reader:
        assert reader.view["ply"] == match.ply
        for ply in (0, 1, 31, 32, 33, 200, match.ply):
            scene = server.http.get(f"/api/tables/{code}/scenes/{ply}").json()["scene"]
            assert scene["table"] == match.scene_at(ply)["table"]


def test_a_long_match_with_moves_taken_back_is_opened_by_its_snapshot(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    with serving(tmp_path, limits=GENEROUS) as server:
        new_table = server.create("labyrinth")
        code = new_table["code"]
        table = server.house._rooms[code].table
        players = server.players(new_table)
        while len(table.actions) < WORTHWHILE + 20:
            mover = next(p for p in players if p.view["legal"])
            done = mover.play(mover.view["legal"][0])
            for player in players:
                player.wait_for(lambda c, n=done["n"]: c.n >= n)
        for player in players:
            seat = player.first["you"]["seat"]
            if any(e["type"] == "moved" and e["seat"] == seat for e in player.events):
                player.undo(seat)
                players[1 - seat].answer(1 - seat, "undo")
                break
        for player in players:
            player.ask("ping")
            player.close()
        picture, ply = players[0].view["scene"]["table"], players[0].view["ply"]
        assert ply < len(table.actions)
        put_away(server, code)
    request.getfixturevalue("no_reading")
    with serving(tmp_path) as server:
        players = server.players(new_table)
        assert (players[0].view["ply"], players[0].view["scene"]["table"]) == (ply, picture)
        for player in players:
            player.close()


TYPES = {"n as text": ("n", "abc"), "n as real": ("n", 2.5), "body as text": ("body", "abc")}


@pytest.mark.parametrize("damage", ["codes", "seal", "event", "rules", *TYPES])
def test_a_snapshot_that_does_not_fit_is_ignored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    match = long_match()
    with serving(tmp_path) as server:
        code = server.http.post("/api/matches", content=match.save()).json()["code"]
        put_away(server, code)
    connection = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    [(seal, codes)] = connection.execute("SELECT seal, body FROM snapshots").fetchall()
    if damage == "codes":
        wrong = bytes([codes[0], *(byte ^ 1 for byte in codes[1:])])
        connection.execute("UPDATE snapshots SET body = ?", [wrong])
    elif damage == "seal":
        connection.execute("UPDATE snapshots SET seal = ?", [seal[::-1]])
    elif damage == "event":
        connection.execute("UPDATE events SET body = CAST(body || ' ' AS BLOB)")
    elif damage in TYPES:
        column, value = TYPES[damage]
        connection.execute(f"UPDATE snapshots SET {column} = ?", [value])
    else:
        monkeypatch.setattr(snapshots, "fingerprint", lambda _: "another version")
    connection.close()
    with serving(tmp_path) as server:
        assert server.http.get(f"/api/tables/{code}").json()["ply"] == match.ply
        room = server.house._rooms[code]
        assert [p.action for p in room.table.match.log] == [p.action for p in match.log]


def test_a_snapshot_of_fewer_events_leaves_the_rest_to_the_log() -> None:
    log = _log_of(long_match())
    table = Table.of(log)
    bodies = [bytes([event.n % 256]) for event in log]
    half = Table.of(log[: len(log) // 2])
    snapshot = snapshots.take("labyrinth", bodies[: half.n], snapshots.codes_of(half))
    unfolded = snapshots.unfold(log, bodies, snapshot)
    assert unfolded.known == len(half.actions)
    assert unfolded.table.actions == table.actions
    assert unfolded.table.matches[0].position() == table.matches[0].position()
    other = Snapshot(snapshot.n - 1, snapshot.seal, snapshot.body)
    assert snapshots.unfold(log, bodies, other).known == 0


def _log_of(match: Match) -> list[Any]:
    from spieltisch.tables.events import Created, Moved, Place, Started

    seats = [Place("person", name, token=name) for name in ("Anna", "Ben")]
    log: list[Any] = [Created(n=1, game=match.game.name, options={}, seats=seats, host="h")]
    log.append(Started(n=2, match=1, seed=match.seed or 0, salt="s"))
    for ply, played in enumerate(match.log, 1):
        log.append(Moved(n=ply + 2, match=1, ply=ply, seat=played.seat, move=played.move))
    return log


# Sleep.


def test_bots_wait_until_somebody_looks(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        code = server.create("gluex", seats=BOTS)["code"]
        room = server.house._rooms[code]
        assert server.do(call(room.bots_due)) == {}
        assert not room._tasks
        with server.client(code) as spectator:
            spectator.wait_for(lambda c: c.view["phase"] == "finished")


def test_bots_stop_when_everybody_has_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    is_empty, remove = threading.Event(), Room.remove

    def notice(room: Room, connection: Connection) -> None:
        remove(room, connection)
        is_empty.set()

    monkeypatch.setattr(Room, "remove", notice)
    with serving(tmp_path, pace=0.05) as server:
        code = server.create("labyrinth", seats=BOTS)["code"]
        with server.client(code) as spectator:
            spectator.wait_for(lambda c: c.view["ply"] >= 2)
        assert is_empty.wait(PATIENCE)
        room = server.house._rooms[code]
        server.do(look_up(room))
        ply = room.table.ply
        assert room.table.phase == "playing"
        with server.client(code) as spectator:
            assert spectator.view["ply"] == ply
            spectator.wait_for(lambda c: c.view["ply"] > ply)


def test_a_server_opens_nothing_when_it_starts(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        codes = [server.create("gluex", seats=WITH_BOT)["code"] for _ in range(3)]
    with serving(tmp_path) as server:
        assert server.do(server.house.tend()) is False
        assert open_codes(server) == set()
        assert server.http.get(f"/api/tables/{codes[0]}").json()["phase"] == "playing"
        assert open_codes(server) == {codes[0]}


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000 * DAY

    def __call__(self) -> int:
        return self.now


async def look_up(room: Room) -> None:
    """Do what the alarm does, and come back when nothing goes on any more."""
    await room.tick()
    await asyncio.gather(*room._tasks)


def test_a_clock_runs_on_disk_until_it_has_moved_for_everybody(tmp_path: Path) -> None:
    clock = Clock()
    with serving(tmp_path, now=clock, memory=0, round_seconds=3600.0) as server:
        new_table = server.create("sequence", clock={"kind": "move", "seconds": 60})
        server.create("gluex")
        assert new_table["code"] not in open_codes(server)
        for moved in (1, 2):
            assert server.house.store.due(clock.now, 10) == []
            clock.now += 2 * MINUTE
            assert server.house.store.due(clock.now, 10) == [new_table["code"]]
            server.do(server.house.tend())
            room = server.house._rooms[new_table["code"]]

            server.do(look_up(room))
            assert room.table.ply == moved
        clock.now += DAY
        assert server.house.store.due(clock.now, 10) == []
        # Whoever comes back has not lost the time in which nobody was there.
        first, second = server.players(new_table)
        with first, second:
            assert first.events[-1]["type"] == "woken"
            [running] = first.view["clock"]["running"]
            assert first.view["clock"]["left"][running] == MINUTE


def fall_asleep(server: Server, clock: Clock, terms: dict[str, Any]) -> dict[str, Any]:
    """A table at which the clock has moved for everybody."""
    new_table = server.create("sequence", clock=terms)
    for _ in range(2):
        clock.now += 4 * DAY
        server.do(server.house.tend())
        server.do(look_up(server.house._rooms[new_table["code"]]))
    assert server.house.store.due(2**60, 10) == []
    return new_table


@pytest.mark.parametrize(
    ("terms", "full"),
    [({"kind": "move", "seconds": 60}, MINUTE), ({"kind": "days", "days": 3}, 3 * DAY)],
)
def test_time_does_not_run_while_a_table_sleeps(
    tmp_path: Path, terms: dict[str, Any], full: int
) -> None:
    clock = Clock()
    with serving(tmp_path, now=clock, round_seconds=3600.0) as server:
        new_table = fall_asleep(server, clock, terms)
        clock.now += full - 2000
        with server.client(new_table["code"], name="Zoe") as zoe:
            [running] = zoe.view["clock"]["running"]
            assert zoe.view["clock"]["left"][running] == full


def test_a_clock_that_runs_again_is_known_on_disk_at_once(tmp_path: Path) -> None:
    clock = Clock()
    with serving(tmp_path, now=clock, round_seconds=3600.0) as server:
        new_table = fall_asleep(server, clock, {"kind": "move", "seconds": 60})
        room = server.house._rooms[new_table["code"]]
        first, second = server.players(new_table)
        with first, second:
            [running] = first.view["clock"]["running"]
            player = (first, second)[running]
            assert player.play(room.table.match.legal()[0])["type"] == "done"
            # As whoever starts the server after a crash would find it.
            assert server.house.store.due(2**60, 10) == [new_table["code"]]


def test_a_bot_moves_for_the_clock_of_somebody_who_is_away(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        new_table = server.create("gluex", seats=WITH_BOT, clock={"kind": "days", "days": 1})
        room = server.house._rooms[new_table["code"]]

        server.do(look_up(room))
        assert room.table.actors == (0,)
        with serving_again(server, tmp_path) as again:
            assert again.house.store.due(2**60, 10) == [new_table["code"]]


def serving_again(server: Server, folder: Path) -> Any:
    server.stop()
    return serving(folder)


# The end.


def fill(server: Server, count: int) -> list[str]:
    return [server.create("gluex")["code"] for _ in range(count)]


def resign(server: Server, new_table: dict[str, Any]) -> None:
    """Bring a match to its end."""
    token = new_table["seats"][0]["token"]
    with server.client(new_table["code"], token, seat=0) as loser:
        assert loser.ask("resign", seat=0)["type"] == "done"


def rows(folder: Path, table: str) -> set[str]:
    connection = sqlite3.connect(folder / FILE)
    codes = {code for (code,) in connection.execute(f"SELECT code FROM {table}")}
    connection.close()
    return codes


def clear_all(server: Server) -> None:
    while server.do(server.house.tend()):
        pass


def test_what_nobody_uses_is_deleted_in_the_end(tmp_path: Path) -> None:
    clock = Clock()
    keeping = Keeping(open=30, finished=60, files=10)
    text = long_match().save()
    settings = {"now": clock, "keeping": keeping, "memory": 0, "round_seconds": 3600.0}
    with serving(tmp_path, **settings) as server:
        left, played = fill(server, 2)
        days = server.create("gluex", clock={"kind": "days", "days": 60})["code"]
        over = server.create("gluex")
        resign(server, over)
        file = server.http.post("/api/matches", content=text).json()["code"]
        fill(server, 1)
        everything = {left, played, days, over["code"], file}
        clock.now += 9 * DAY
        clear_all(server)
        assert everything <= rows(tmp_path, "events")
        with server.client(played, name="Zoe") as zoe:
            zoe.ask("say", seat=None, text="hello")
        clock.now += 2 * DAY
        clear_all(server)
        assert everything - rows(tmp_path, "events") == {file}
        assert server.http.get(f"/api/tables/{file}").status_code == 404
        clock.now += 22 * DAY
        clear_all(server)
        assert everything - rows(tmp_path, "events") == {file, left}
        clock.now += 30 * DAY
        clear_all(server)
        assert everything - rows(tmp_path, "events") == {file, left, played, over["code"]}
        for table in ("tables", "snapshots"):
            assert not rows(tmp_path, table) & {file, left, played, over["code"]}


def test_a_row_with_a_damaged_code_holds_up_no_other(tmp_path: Path) -> None:
    clock = Clock()
    with serving(tmp_path, now=clock, round_seconds=3600.0) as server:
        codes = fill(server, 2)
        connection = sqlite3.connect(tmp_path / FILE, isolation_level=None)
        damage = "UPDATE tables SET code = CAST(code AS BLOB), due = 0 WHERE code = ?"
        connection.execute(damage, [codes[0]])
        connection.close()
        clock.now += 1000 * DAY
        clear_all(server)
        assert rows(tmp_path, "tables") == set()


def test_a_table_that_is_deleted_from_memory_leaves_no_row(tmp_path: Path) -> None:
    clock = Clock()
    with serving(tmp_path, now=clock, round_seconds=3600.0) as server:
        code = server.create("gluex")["code"]
        is_empty, remove = threading.Event(), Room.remove
        room = server.house._rooms[code]

        def notice(connection: Connection) -> None:
            remove(room, connection)
            is_empty.set()

        room.remove = notice
        with server.client(code, name="Zoe") as zoe:
            zoe.ask("say", seat=None, text="hello")
        assert is_empty.wait(PATIENCE)
        assert room.row_is_behind
        clock.now += 400 * DAY
        clear_all(server)
        assert rows(tmp_path, "events") == rows(tmp_path, "tables") == set()
        assert server.http.get(f"/api/tables/{code}").status_code == 404


def test_deleted_tables_give_their_space_back(tmp_path: Path) -> None:
    clock = Clock()
    text = long_match(plies=1000).save()
    limits = Limits(tables=Rate(1000, 1000), requests=Rate(1e4, 10_000))
    settings = {"now": clock, "memory": 0, "round_seconds": 3600.0, "limits": limits}
    with serving(tmp_path, **settings) as server:
        for _ in range(40):
            assert server.http.post("/api/matches", content=text).status_code == 201
    full = (tmp_path / FILE).stat().st_size
    clock.now += 31 * DAY
    with serving(tmp_path, **settings) as server:
        clear_all(server)
    assert (tmp_path / FILE).stat().st_size < full / 4


def test_a_table_that_somebody_has_open_is_not_deleted(tmp_path: Path) -> None:
    clock = Clock()
    with serving(tmp_path, now=clock, round_seconds=3600.0) as server:
        new_table = server.create("gluex")
        first, second = server.players(new_table)
        with first, second:
            clock.now += 400 * DAY
            clear_all(server)
            assert first.play(first.view["legal"][0])["type"] == "done"


@pytest.mark.usefixtures("no_collector")
def test_a_day_of_coming_and_going_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A few visits; `bench/day.py` has many more of them, and looks at the whole memory."""
    clock, memory, living = Clock(), 500_000, weakref.WeakSet[Room]()
    set_up = Room.__init__

    def notice(room: Room, *about: Any) -> None:
        living.add(room)
        set_up(room, *about)

    monkeypatch.setattr(Room, "__init__", notice)
    settings = {"now": clock, "memory": memory, "keeping": KEEPING, "limits": GENEROUS}
    with serving(tmp_path, round_seconds=3600.0, **settings) as server:
        visitors = Visitors(server.url, Random(2), plies=150)
        for _ in range(24):
            for _ in range(2):
                visitors.visit()
            clock.now += HOUR
            clear_all(server)
        clock.now += 2 * DAY
        clear_all(server)
        visitors.close()
        assert {room.code for room in living} == open_codes(server)
        resting = [room for room in server.house._rooms.values() if not room.connections]
        assert len(resting) < 2 or sum(room.size for room in resting) <= memory
        codes = rows(tmp_path, "tables")
        due = set(server.house.store.due(2**60, 1000))
        assert codes <= due | open_codes(server)
        assert rows(tmp_path, "events") == codes


# Quotas.


def test_an_address_leaves_only_so_many_open_tables_behind(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(open_tables=3, kept_files=2)) as server:
        last = [server.create("gluex") for _ in range(3)][-1]
        wish = {"game": "gluex", "seats": [{"kind": "open"}] * 2}
        refused = server.http.post("/api/tables", json=wish, headers={"accept-language": "de"})
        assert refused.status_code == 429
        assert refused.json()["code"] == "too-many-tables"
        assert "schon 3 Tische" in refused.json()["text"]
        resign(server, last)
        assert server.http.post("/api/tables", json=wish).status_code == 201
        text = long_match(plies=3).save()
        answers = [server.http.post("/api/matches", content=text) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[-1].json()["code"] == "too-many-files"


def test_an_address_opens_no_more_tables_at_the_same_time(tmp_path: Path) -> None:
    limits = Limits(requests=Rate(1000, 1000), tables=Rate(1000, 1000), open_tables=5)
    wish = {"game": "gluex", "seats": WITH_BOT}
    with serving(tmp_path, limits=limits) as server, ThreadPoolExecutor(20) as pool:
        orders = [pool.submit(server.http.post, "/api/tables", json=wish) for _ in range(20)]
        answers = [order.result(PATIENCE).status_code for order in orders]
        assert answers.count(201) == 5


def test_who_opens_many_public_tables_hides_nobody(tmp_path: Path) -> None:
    limits = Limits(tables=Rate(1000, 1000), requests=Rate(1e4, 10_000))
    proxy = {"proxies": ("127.0.0.1",), "limits": limits}
    wish = {"game": "gluex", "seats": [{"kind": "open"}] * 2, "public": True}
    with serving(tmp_path, **proxy) as server:

        def create(address: str) -> str:
            headers = {"x-forwarded-for": address}
            answer = server.http.post("/api/tables", json=wish, headers=headers)
            code: str = answer.json()["code"]
            return code

        honest = create("192.0.2.1")
        flood = [create("192.0.2.2") for _ in range(110)]
        lobby = [table["code"] for table in server.http.get("/api/tables").json()]
        assert lobby[:2] == [flood[-1], honest]
        assert len(lobby) == 100
        rest = server.http.get("/api/tables", params={"page": 2}).json()
        assert {*lobby, *(table["code"] for table in rest)} == {honest, *flood}
        assert server.http.get("/api/tables", params={"page": 0}).status_code == 400


# The rules, and the disk.


def test_a_table_of_other_rules_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = spieltisch.game("gluex")
    with serving(tmp_path) as server:
        code = server.create("gluex")["code"]
    with monkeypatch.context() as newer:
        newer.setattr(type(game), "rules", game.rules + 1, raising=False)
        newer.setitem(game.__dict__, "rules", game.rules + 1)
        with serving(tmp_path) as server:
            answer = server.http.get(f"/api/tables/{code}", params={"lang": "en"})
            assert answer.status_code == 503
            assert answer.json()["code"] == "table-other-rules"
            assert f"this server knows version {game.rules}" in answer.json()["text"]
    with serving(tmp_path) as server:
        assert server.http.get(f"/api/tables/{code}").status_code == 200


def test_health_says_so_when_nothing_can_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spieltisch.server.checkup.FRESH", 0.0)
    with serving(tmp_path) as server:
        assert server.http.get("/api/health").json()["ok"] is True
        with monkeypatch.context() as full:
            full.setattr("spieltisch.server.store.sqlite.LEAST_FREE", 1 << 70)
            answer = server.http.get("/api/health")
            assert (answer.status_code, answer.json()["ok"]) == (503, False)
        assert server.http.get("/api/health").status_code == 200
        blocker = sqlite3.connect(tmp_path / FILE, isolation_level=None)
        blocker.execute("DROP TABLE server")  # as good as a disk that cannot be written
        blocker.close()
        answer = server.http.get("/api/health")
        assert (answer.status_code, answer.json()["ok"]) == (503, False)
        assert "sequence" in answer.json()["games"]
