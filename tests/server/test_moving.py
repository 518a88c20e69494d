"""All tables move from one database to another, and everything is the same there."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from server.postgres import Postgres
from server.running import run_alone
from server.storing import created, row, stored
from spieltisch.cli.main import run
from spieltisch.server.store.moving import Different, OtherTables, copy_all
from spieltisch.server.store.postgres import PostgresStore
from spieltisch.server.store.protocol import Parcel, Store
from spieltisch.server.store.snapshots import Snapshot
from spieltisch.server.store.sqlite import SqliteStore
from spieltisch.tables.events import Left


async def keep(store: Store, code: str) -> None:
    await store.keep(code, Snapshot(1, b"\x00seal", b"body\xff"))


def fill(folder: Path, tables: int = 3) -> dict[str, Parcel]:
    """A store with tables, one of which has a snapshot, and one no row any more."""
    with closing(SqliteStore(folder)) as store:
        for number in range(tables):
            code = f"t{number}"
            events = [created(), *(Left(n=2 + k, seat=0) for k in range(number))]
            stored(store, (code, events, row(code, due=number or None, origin=b"\x01o")))
        run_alone(keep(store, "t0"))
        store._read("DELETE FROM tables WHERE code = 't1'")
        return {code: store.parcel(code) for code in store.codes()}


def nothing(_done: int, _count: int) -> None:
    """Nobody waits for this."""


def test_everything_moves_to_postgresql_and_back(tmp_path: Path, postgres: Postgres) -> None:
    parcels = fill(tmp_path / "first")
    url = postgres.create()
    with closing(SqliteStore(tmp_path / "first")) as source, closing(PostgresStore(url)) as target:
        assert copy_all(source, target, nothing) == 3
        assert {code: target.parcel(code) for code in target.codes()} == parcels
        assert target.origin_of("192.0.2.1") == source.origin_of("192.0.2.1")
        with closing(SqliteStore(tmp_path / "second")) as back:
            copy_all(target, back, nothing)
            assert {code: back.parcel(code) for code in back.codes()} == parcels
    assert parcels["t1"].row is None
    assert parcels["t0"].snapshot == Snapshot(1, b"\x00seal", b"body\xff")


def test_a_copy_that_was_broken_off_is_continued(tmp_path: Path, postgres: Postgres) -> None:
    parcels = fill(tmp_path)
    with closing(SqliteStore(tmp_path)) as source:
        with closing(PostgresStore(postgres.create())) as target:
            target.take_key(source.key)
            target.take_in([parcels["t0"], parcels["t2"]])
            assert copy_all(source, target, nothing) == 3
        with closing(PostgresStore(postgres.create())) as target:
            target.take_key(source.key)
            target.take_in([replace(parcels["t2"], events=parcels["t2"].events[:-1])])
            with pytest.raises(Different, match="t2"):
                copy_all(source, target, nothing)
        with closing(PostgresStore(postgres.create())) as target:
            target.take_in([replace(parcels["t0"], code="other")])
            with pytest.raises(OtherTables):
                copy_all(source, target, nothing)


def test_the_command_copies_and_says_what_it_has_done(
    tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    parcels = fill(tmp_path)
    url = postgres.create()
    command = ["store", "copy", f"sqlite:{tmp_path}", url.replace("postgres@", "postgres:pw@")]
    assert run([*command, "--lang", "de"]) == 0
    output = capsys.readouterr().out
    assert "3 Tische sind" in output
    assert "pw" not in output
    with closing(PostgresStore(url)) as target:
        assert target.codes() == list(parcels)


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (["store", "move", "sqlite:x", "sqlite:y"], "the only action is: copy"),
        (["store", "copy", "x", "sqlite:y"], "“x” is not an address of tables"),
        (["store", "copy", "sqlite:/nowhere", "sqlite:y"], "no folder “/nowhere”"),
        (["store", "copy", "sqlite:.", "postgresql://u:pw@127.0.0.1:1/t"], "cannot be opened"),
    ],
)
def test_a_command_that_cannot_be_carried_out_says_why(
    command: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run([*command, "--lang", "en"]) == 2
    complaint = capsys.readouterr().err
    assert sentence in complaint
    assert "pw" not in complaint
