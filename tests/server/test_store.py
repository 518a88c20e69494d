"""What holds for every store: safe when it says so, and one bad append hurts no other."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest

from server.postgres import Postgres
from server.running import run_alone
from server.storing import Opened, claimed, created, row, stored
from spieltisch.server.store.postgres import PostgresStore
from spieltisch.server.store.protocol import Claim, Store
from spieltisch.server.store.rows import Row, Shelf
from spieltisch.server.store.snapshots import Snapshot
from spieltisch.server.store.sqlite import SqliteStore
from spieltisch.tables.events import Created, Left, Returned


@pytest.fixture(params=["sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    """Opens the same store each time."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path)
    postgres: Postgres = request.getfixturevalue("postgres")
    url = postgres.create()

    def open_store() -> Store:
        store = PostgresStore(url)
        store.join("http://127.0.0.1:1", 600)
        return store

    return open_store


def test_what_is_stored_is_there_when_the_file_is_opened_again(opened: Opened) -> None:
    store = opened()
    assert stored(store, ("a", [created()], row("a"))) == [None]
    later = [Left(n=2, seat=0), Returned(n=3, seat=0, mark="x:1")]
    assert stored(store, ("a", later, row("a"))) == [None]
    store.close()
    store = opened()
    log = store.log("a")
    assert [type(event).__name__ for event in log] == ["Created", "Left", "Returned"]
    assert log[2].mark == "x:1"
    assert store.log("b") == []
    store.close()


def test_many_that_wait_are_stored_together_and_in_order(opened: Opened) -> None:
    store = opened()
    waiting: list[tuple[str, list[Any], Row]] = [
        (f"t{i}", [created()], row(f"t{i}")) for i in range(700)
    ]
    waiting += [(f"t{i}", [Left(n=2, seat=0)], row(f"t{i}")) for i in range(700)]
    assert stored(store, *waiting) == [None] * 1400
    assert all(len(store.log(f"t{i}")) == 2 for i in range(700))
    store.close()


def test_a_number_is_given_once_and_its_neighbours_do_not_suffer(opened: Opened) -> None:
    store = opened()
    stored(store, ("a", [created()], row("a")))
    first, second, third = stored(
        store,
        ("b", [created()], row("b")),
        ("a", [Left(n=1, seat=0)], row("a")),
        ("c", [created()], row("c")),
    )
    assert (first, third) == (None, None)
    assert isinstance(second, (sqlite3.IntegrityError, psycopg.IntegrityError))
    assert [len(store.log(code)) for code in "abc"] == [1, 1, 1]
    store.close()


def test_what_cannot_be_written_at_all_hurts_nobody_else(opened: Opened) -> None:
    store = opened()
    half = Created(n=1, game="\ud800", options={}, seats=[], host="h")  # half a sign
    orders = [("a", [created()], row("a")), ("b", [half], row("b")), ("c", [created()], row("c"))]
    first, second, third = stored(store, *orders)
    assert (first, third) == (None, None)
    assert isinstance(second, UnicodeEncodeError)
    assert [len(store.log(code)) for code in "abc"] == [1, 0, 1]
    assert stored(store, ("b", [created()], row("b"))) == [None]
    store.close()


def test_who_does_not_wait_any_more_stops_nothing(opened: Opened) -> None:
    store = opened()
    claim, stored_then = claimed(store, "a"), []

    async def ask() -> None:
        try:
            await store.append("a", [created()], row("a"), claim)
        finally:
            stored_then.append(len(store.log("a")))

    async def leave() -> None:
        asker = asyncio.create_task(ask())
        await asyncio.sleep(0)
        asker.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asker

    run_alone(leave())
    assert stored_then == [1]
    store.close()


def test_the_lobby_shows_public_tables_with_free_seats_first(opened: Opened) -> None:
    store = opened()
    tables: dict[str, dict[str, Any]] = {
        "full": {"free": 0, "changed": 9},
        "old": {"changed": 1},
        "new": {"changed": 5},
        "hidden": {"public": False},
        "over": {"phase": "finished"},
    }
    for code, more in tables.items():
        stored(store, (code, [created()], row(code, **more)))
    assert [info.code for info in store.lobby()] == ["new", "old", "full"]
    store.close()


def test_tables_that_have_to_be_looked_after_are_known_by_their_time(opened: Opened) -> None:
    store = opened()
    stored(
        store,
        ("a", [created()], row("a", due=7)),
        ("b", [created()], row("b")),
        ("c", [created()], row("c", due=5)),
        ("d", [created()], row("d", due=9)),
    )
    assert store.due(8, most=10) == ["c", "a"]
    assert store.due(8, most=1) == ["c"]
    store.close()


def test_the_lobby_goes_by_turns_among_addresses(opened: Opened) -> None:
    store = opened()
    assert store.origin_of("192.0.2.1") != store.origin_of("192.0.2.2")
    for number in range(5):
        code = f"many{number}"
        stored(store, (code, [created()], row(code, origin=b"a", changed=10 + number)))
    stored(store, ("one", [created()], row("one", origin=b"b", changed=1)))
    codes = [info.code for info in store.lobby()]
    assert codes == ["many4", "one", "many3", "many2", "many1", "many0"]
    # An origin stays what it was, whatever is written later.
    stored(store, ("one", [], row("one", changed=2)))
    assert store.count(b"b", Shelf.OPEN) == 1
    store.close()


def done(store: Store, *orders: Callable[[], Any]) -> None:
    """Give orders one after another, and wait for each."""

    async def carry_out() -> None:
        for order in orders:
            await order()

    run_alone(carry_out())


def test_a_table_that_nobody_uses_is_removed_with_everything(opened: Opened) -> None:
    store = opened()
    for code, more in {"old": {}, "new": {"changed": 9}, "due": {"due": 3}}.items():
        stored(store, (code, [created()], row(code, **more)))
    done(store, lambda: store.keep("old", Snapshot(1, b"seal", b"body")))
    assert store.bodies("old").snapshot == Snapshot(1, b"seal", b"body")
    assert set(store.unused(Shelf.OPEN, 5, most=10)) == {"old"}
    done(store, lambda: store.refresh("old", 7), lambda: store.let_be("due"))
    assert set(store.unused(Shelf.OPEN, 5, most=10)) == {"due"}
    done(store, lambda: store.remove({"old": claimed(store, "old")}))
    assert store.bodies("old").events == []
    assert store.bodies("old").snapshot is None
    assert {info.code for info in store.lobby()} == {"new", "due"}
    # A snapshot that comes late brings nothing back.
    done(store, lambda: store.keep("old", Snapshot(1, b"seal", b"body")), store.probe)
    assert store.bodies("old").snapshot is None
    store.close()


def test_a_row_that_is_behind_its_log_says_nothing(opened: Opened) -> None:
    store = opened()
    stored(store, ("a", [created()], row("a")), ("b", [created()], row("b")))
    claim = claimed(store, "b")
    run_alone(appended(store, "b", claim))
    glances = store.glance(["a", "b", "c"])
    assert glances["b"] is None
    assert glances["a"] is not None
    assert glances["a"].info.code == "a"
    assert "c" not in glances
    store.close()


async def appended(store: Store, code: str, claim: Claim) -> None:
    """Something happens, and the row stays behind."""
    await store.append(code, [Left(n=2, seat=0)], None, claim)


def test_tables_on_a_shelf_are_counted_by_origin(opened: Opened) -> None:
    store = opened()
    stored(
        store,
        ("a", [created()], row("a", origin=b"x")),
        ("b", [created()], row("b", origin=b"x", shelf=Shelf.FILE)),
        ("c", [created()], row("c", origin=b"y")),
    )
    assert store.count(b"x", Shelf.OPEN) == 1
    assert store.count(b"x", Shelf.FILE) == 1
    assert store.count(b"y", Shelf.FILE) == 0
    store.close()
