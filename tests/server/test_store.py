"""The database: safe when it says so, brought up to date, one bad append hurts no other."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace as replace_event

from server.running import run_alone
from spieltisch.server import locking
from spieltisch.server.copies import copy_of
from spieltisch.server.locking import InUse
from spieltisch.server.privacy import is_private
from spieltisch.server.rows import Row, Shelf, row_of
from spieltisch.server.schema import STEPS, NewerSchema, NoStore, NotWritable, migrate
from spieltisch.server.store import FILE, Store
from spieltisch.tables.clocks import Clock
from spieltisch.tables.events import Created, Left, Place, Returned
from spieltisch.tables.table import Table


def created(n: int = 1) -> Created:
    seats = [Place("open"), Place("bot", level="casual")]
    return Created(n=n, game="gluex", options={}, seats=seats, host="h")


def row(code: str, **changes: Any) -> Row:
    usual = row_of(code, Table.of([created()]))
    return replace(usual, **{"public": True, "changed": 1, **changes})


def stored(store: Store, *wanted: tuple[str, list[Any], Row]) -> list[BaseException | None]:
    """Append at the same time, and wait until all is safe; what was wrong with each."""

    async def append() -> list[BaseException | None]:
        return await asyncio.gather(*(store.append(*w) for w in wanted), return_exceptions=True)

    return run_alone(append())


def test_what_is_stored_is_there_when_the_file_is_opened_again(tmp_path: Path) -> None:
    store = Store(tmp_path)
    assert stored(store, ("a", [created()], row("a"))) == [None]
    later = [Left(n=2, seat=0), Returned(n=3, seat=0, mark="x:1")]
    assert stored(store, ("a", later, row("a"))) == [None]
    store.close()
    store = Store(tmp_path)
    log = store.log("a")
    assert [type(event).__name__ for event in log] == ["Created", "Left", "Returned"]
    assert log[2].mark == "x:1"
    assert store.log("b") == []
    store.close()


def test_many_that_wait_are_stored_together_and_in_order(tmp_path: Path) -> None:
    store = Store(tmp_path)
    waiting: list[tuple[str, list[Any], Row]] = [
        (f"t{i}", [created()], row(f"t{i}")) for i in range(700)
    ]
    waiting += [(f"t{i}", [Left(n=2, seat=0)], row(f"t{i}")) for i in range(700)]
    assert stored(store, *waiting) == [None] * 1400
    assert all(len(store.log(f"t{i}")) == 2 for i in range(700))
    store.close()


def test_a_number_is_given_once_and_its_neighbours_do_not_suffer(tmp_path: Path) -> None:
    store = Store(tmp_path)
    stored(store, ("a", [created()], row("a")))
    first, second, third = stored(
        store,
        ("b", [created()], row("b")),
        ("a", [Left(n=1, seat=0)], row("a")),
        ("c", [created()], row("c")),
    )
    assert (first, third) == (None, None)
    assert isinstance(second, sqlite3.IntegrityError)
    assert [len(store.log(code)) for code in "abc"] == [1, 1, 1]
    store.close()


def test_what_cannot_be_written_at_all_hurts_nobody_else(tmp_path: Path) -> None:
    store = Store(tmp_path)
    half = Created(n=1, game="\ud800", options={}, seats=[], host="h")  # half a sign
    wanted = [("a", [created()], row("a")), ("b", [half], row("b")), ("c", [created()], row("c"))]
    first, second, third = stored(store, *wanted)
    assert (first, third) == (None, None)
    assert isinstance(second, UnicodeEncodeError)
    assert [len(store.log(code)) for code in "abc"] == [1, 0, 1]
    assert stored(store, ("b", [created()], row("b"))) == [None]
    store.close()


def test_who_does_not_wait_any_more_stops_nothing(tmp_path: Path) -> None:
    store = Store(tmp_path)
    told = []

    async def ask() -> None:
        done = store.append("a", [created()], row("a"))
        done.add_done_callback(lambda _: told.append("stored"))
        try:
            await done
        finally:
            told.append("left")

    async def leave() -> None:
        asker = asyncio.create_task(ask())
        await asyncio.sleep(0)
        asker.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asker

    run_alone(leave())
    assert told == ["stored", "left"]
    assert len(store.log("a")) == 1
    store.close()


def test_the_lobby_shows_public_tables_with_free_seats_first(tmp_path: Path) -> None:
    store = Store(tmp_path)
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


def test_tables_that_have_to_be_looked_after_are_known_by_their_time(tmp_path: Path) -> None:
    store = Store(tmp_path)
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


def test_an_older_data_base_is_brought_up_to_date(tmp_path: Path) -> None:
    Store(tmp_path).close()
    connection = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    newer = (*STEPS, "ALTER TABLE tables ADD COLUMN title TEXT")
    migrate(connection, newer)
    assert connection.execute("PRAGMA user_version").fetchone() == (len(newer),)
    assert "title" in [column[1] for column in connection.execute("PRAGMA table_info(tables)")]
    with pytest.raises(NewerSchema):
        migrate(connection, STEPS)
    connection.close()


def write_first_version(folder: Path, tables: dict[str, Created]) -> None:
    """A database as the first version wrote it: what is shown did not say where a deal is from."""
    connection = sqlite3.connect(folder / FILE, isolation_level=None)
    migrate(connection, STEPS[:1])
    for code, event in tables.items():
        body = msgspec.json.encode(event)
        connection.execute("INSERT INTO events VALUES (?, 1, ?)", [code, body])
        info = msgspec.to_builtins(row(code).info)
        del info["source"]
        phase, care = ("finished", False) if event.replay else ("playing", True)
        values = [code, "gluex", 1, phase, 0, care, 7, msgspec.json.encode(info)]
        connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)
    connection.close()


def test_tables_of_an_older_data_base_say_where_their_deal_comes_from(tmp_path: Path) -> None:
    starts = {"a": None, "b": {"position": {"game": "gluex"}}, "c": {"file": {}, "ply": 3}}
    tables = {code: replace_event(created(), start=start) for code, start in starts.items()}
    write_first_version(tmp_path, tables)
    connection = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    connection.execute("INSERT INTO tables VALUES ('d', 'gluex', 1, 'waiting', 0, 0, 0, 'x')")
    connection.close()
    store = Store(tmp_path)
    sources = {info.code: info.source.value for info in store.lobby()}
    store.close()
    assert sources == {"a": "dealt", "b": "position", "c": "file"}


def test_a_step_that_fails_leaves_everything_as_it_was(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    with pytest.raises(sqlite3.Error):
        migrate(connection, (*STEPS, "CREATE TABLE half (x); SELECT nonsense"))
    assert connection.execute("PRAGMA user_version").fetchone() == (len(STEPS),)
    names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master")]
    assert "half" not in names
    connection.close()


def test_commits_wait_for_the_disk(tmp_path: Path) -> None:
    store = Store(tmp_path)
    assert store._reader.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store._reader.execute("PRAGMA synchronous").fetchone() == (2,)
    store.close()


def test_a_folder_has_one_server_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(tmp_path)
    monkeypatch.setattr(locking, "PATIENCE", 0.1)
    with pytest.raises(InUse, match=tmp_path.name):
        Store(tmp_path)
    store.close()
    Store(tmp_path).close()


def test_a_server_that_was_killed_leaves_no_lock_behind(tmp_path: Path) -> None:
    script = """if True:
        import sys, time
        from pathlib import Path
        from spieltisch.server.store import Store
        Store(Path(sys.argv[1]))
        print("up", flush=True)
        time.sleep(600)
    """
    command = [sys.executable, "-c", script, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "up\n"
        with pytest.raises(InUse):
            Store(tmp_path)
        other.kill()
        Store(tmp_path).close()


def test_who_removes_files_lets_no_second_server_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path)
    monkeypatch.setattr(locking, "PATIENCE", 0.1)
    for file in tmp_path.iterdir():
        if file.name != FILE and not file.name.startswith(f"{FILE}-"):
            file.unlink()
    with pytest.raises(InUse):
        Store(tmp_path)
    store.close()


def test_what_is_stored_is_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    store = Store(folder)
    stored(store, ("a", [created()], row("a")))
    assert is_private(folder)
    assert {file.stat().st_mode & 0o777 for file in folder.iterdir()} == {0o600}
    store.close()


def test_files_that_others_could_read_are_closed_to_them(tmp_path: Path) -> None:
    Store(tmp_path).close()
    (tmp_path / FILE).chmod(0o644)
    tmp_path.chmod(0o755)
    Store(tmp_path).close()
    assert (tmp_path / FILE).stat().st_mode & 0o777 == 0o600
    assert not is_private(tmp_path)  # a folder that was there is its owner's to close


def test_a_folder_that_cannot_be_written_is_not_called_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(NotWritable):
        Store(tmp_path / "file")

    def read_only(*_: object) -> None:
        raise PermissionError(13, "read-only")

    monkeypatch.setattr("spieltisch.server.privacy.os.open", read_only)
    with pytest.raises(NotWritable):
        Store(tmp_path)


@pytest.mark.parametrize("damage", ["DELETE FROM server", "UPDATE server SET key = 'abc'"])
def test_a_store_without_its_key_is_refused_and_the_folder_is_free(
    tmp_path: Path, damage: str
) -> None:
    Store(tmp_path).close()
    connection = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    connection.execute(damage)
    for _ in range(2):  # the second time the folder would be in use
        with pytest.raises(NoStore, match="key"):
            Store(tmp_path)
    connection.execute("INSERT OR REPLACE INTO server VALUES (1, randomblob(16), 0)")
    connection.close()
    Store(tmp_path).close()


class Stubborn(sqlite3.Connection):
    """A connection on a disk that is full: neither can be written, nor taken back."""

    is_stubborn = False

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        if self.is_stubborn and statement in ("COMMIT", "ROLLBACK"):
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(statement, *values)


def test_the_writer_lives_on_if_nothing_can_be_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = sqlite3.connect

    def connect(*about: Any, **more: Any) -> sqlite3.Connection:
        return usual(*about, **more, factory=Stubborn)

    monkeypatch.setattr(sqlite3, "connect", connect)
    store = Store(tmp_path)
    stored(store, ("a", [created()], row("a")))
    monkeypatch.setattr(Stubborn, "is_stubborn", True)
    for code in ("b", "c"):
        [error] = stored(store, (code, [created()], row(code)))
        assert isinstance(error, sqlite3.OperationalError)
    monkeypatch.setattr(Stubborn, "is_stubborn", False)
    while stored(store, ("d", [created()], row("d"))) != [None]:
        pass  # the writer opens the file again after it has told what went wrong
    assert [len(store.log(code)) for code in "abcd"] == [1, 0, 0, 1]
    store.close()


def older_store(folder: Path) -> None:
    """A database of the first version with three tables, one of which has a clock."""
    tables = {
        "bots": created(),
        "days": replace_event(created(), clock=Clock("days", days=3)),
        "file": replace_event(created(), replay=True),
    }
    write_first_version(folder, tables)


def test_an_older_store_is_copied_before_it_is_brought_up_to_date(tmp_path: Path) -> None:
    older_store(tmp_path)
    store = Store(tmp_path)
    assert [type(event) for event in store.log("days")] == [Created]
    assert store.due(100, most=10) == ["days"]
    assert set(store.unused(Shelf.OPEN, 8, most=10)) == {"bots"}
    assert set(store.unused(Shelf.FILE, 8, most=10)) == {"file"}
    assert {info.code for info in store.lobby()} == {"bots", "days"}
    store.close()
    copy = copy_of(tmp_path / FILE, 1)
    assert copy.stat().st_mode & 0o777 == 0o600
    connection = sqlite3.connect(copy)
    assert connection.execute("PRAGMA user_version").fetchone() == (1,)
    assert connection.execute("SELECT COUNT(care) FROM tables").fetchone() == (3,)
    connection.close()
    # What is up to date is not copied again.
    copy.unlink()
    Store(tmp_path).close()
    assert not copy.exists()


def test_without_room_for_a_copy_an_older_store_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    older_store(tmp_path)

    def full(*_: object) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    with monkeypatch.context() as disk:
        disk.setattr("spieltisch.server.store.copy_older", full)
        with pytest.raises(NotWritable):
            Store(tmp_path)
    connection = sqlite3.connect(tmp_path / FILE)
    assert connection.execute("PRAGMA user_version").fetchone() == (1,)
    connection.close()


def test_the_lobby_goes_by_turns_among_addresses(tmp_path: Path) -> None:
    store = Store(tmp_path)
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
