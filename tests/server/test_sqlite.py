"""The store in a file: for its owner alone, one server at a time, brought up to date."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace as replace_event

from server.storing import created, row, stored
from spieltisch.server.store import locking
from spieltisch.server.store.copies import copy_of
from spieltisch.server.store.errors import InUse, NewerSchema, NoStore, NotWritable
from spieltisch.server.store.privacy import is_private
from spieltisch.server.store.rows import Shelf
from spieltisch.server.store.sqlite import FILE, SqliteStore
from spieltisch.server.store.sqlite_schema import STEPS, migrate
from spieltisch.tables.clocks import Clock
from spieltisch.tables.events import Created


def test_an_older_data_base_is_brought_up_to_date(tmp_path: Path) -> None:
    SqliteStore(tmp_path).close()
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
    store = SqliteStore(tmp_path)
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
    store = SqliteStore(tmp_path)
    assert store._reader.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store._reader.execute("PRAGMA synchronous").fetchone() == (2,)
    store.close()


def test_a_folder_has_one_server_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqliteStore(tmp_path)
    monkeypatch.setattr(locking, "PATIENCE", 0.1)
    with pytest.raises(InUse, match=tmp_path.name):
        SqliteStore(tmp_path)
    store.close()
    SqliteStore(tmp_path).close()


def test_a_server_that_was_killed_leaves_no_lock_behind(tmp_path: Path) -> None:
    script = """if True:
        import sys, time
        from pathlib import Path
        from spieltisch.server.store.sqlite import SqliteStore
        SqliteStore(Path(sys.argv[1]))
        print("up", flush=True)
        time.sleep(600)
    """
    command = [sys.executable, "-c", script, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "up\n"
        with pytest.raises(InUse):
            SqliteStore(tmp_path)
        other.kill()
        SqliteStore(tmp_path).close()


def test_who_removes_files_lets_no_second_server_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(tmp_path)
    monkeypatch.setattr(locking, "PATIENCE", 0.1)
    for file in tmp_path.iterdir():
        if file.name != FILE and not file.name.startswith(f"{FILE}-"):
            file.unlink()
    with pytest.raises(InUse):
        SqliteStore(tmp_path)
    store.close()


def test_what_is_stored_is_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    store = SqliteStore(folder)
    stored(store, ("a", [created()], row("a")))
    assert is_private(folder)
    assert {file.stat().st_mode & 0o777 for file in folder.iterdir()} == {0o600}
    store.close()


def test_files_that_others_could_read_are_closed_to_them(tmp_path: Path) -> None:
    SqliteStore(tmp_path).close()
    (tmp_path / FILE).chmod(0o644)
    tmp_path.chmod(0o755)
    SqliteStore(tmp_path).close()
    assert (tmp_path / FILE).stat().st_mode & 0o777 == 0o600
    assert not is_private(tmp_path)  # a folder that was there is its owner's to close


def test_a_folder_that_cannot_be_written_is_not_called_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(NotWritable):
        SqliteStore(tmp_path / "file")

    def read_only(*_: object) -> None:
        raise PermissionError(13, "read-only")

    monkeypatch.setattr("spieltisch.server.store.privacy.os.open", read_only)
    with pytest.raises(NotWritable):
        SqliteStore(tmp_path)


@pytest.mark.parametrize("damage", ["DELETE FROM server", "UPDATE server SET key = 'abc'"])
def test_a_store_without_its_key_is_refused_and_the_folder_is_free(
    tmp_path: Path, damage: str
) -> None:
    SqliteStore(tmp_path).close()
    connection = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    connection.execute(damage)
    for _ in range(2):  # the second time the folder would be in use
        with pytest.raises(NoStore, match="key"):
            SqliteStore(tmp_path)
    connection.execute("INSERT OR REPLACE INTO server VALUES (1, randomblob(16), 0)")
    connection.close()
    SqliteStore(tmp_path).close()


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
    store = SqliteStore(tmp_path)
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
    store = SqliteStore(tmp_path)
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
    SqliteStore(tmp_path).close()
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
        disk.setattr("spieltisch.server.store.sqlite.copy_older", full)
        with pytest.raises(NotWritable):
            SqliteStore(tmp_path)
    connection = sqlite3.connect(tmp_path / FILE)
    assert connection.execute("PRAGMA user_version").fetchone() == (1,)
    connection.close()
