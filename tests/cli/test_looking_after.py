"""Looking after a server: copies and the way back, what is cleared away, what the doctor finds."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import stat
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import spieltisch
from cli.conftest import Run
from server.conftest import GENEROUS
from server.running import serving
from spieltisch.server.clearing import Clearing
from spieltisch.server.settings import Keeping
from spieltisch.server.store.sqlite import FILE
from spieltisch.tables.clocks import DAY


def make_tables(folder: Path, count: int = 2, moves: int = 3) -> list[str]:
    """Some tables with a few moves each; the codes."""
    codes = []
    with serving(folder, limits=GENEROUS) as server:
        for _ in range(count):
            table = server.create()
            codes.append(table["code"])
            clients = server.players(table)
            for _ in range(moves):
                for client in clients:
                    client.ask("ping")
                mover = next(c for c in clients if c.view["legal"])
                assert mover.play(mover.view["legal"][0])["type"] == "done"
            for client in clients:
                client.close()
    return codes


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A folder that tests only read, and the codes of its tables."""
    folder = tmp_path_factory.mktemp("tables")
    return folder, make_tables(folder)


def events_in(file: Path) -> list[Any]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("SELECT * FROM events ORDER BY code, n").fetchall()


def test_a_copy_is_made_while_the_server_runs_and_tables_go_on_from_it(
    run: Run, tmp_path: Path
) -> None:
    data, copy, other = tmp_path / "data", tmp_path / "copy.sqlite", tmp_path / "other"
    with serving(data, limits=GENEROUS) as server:
        table = server.create()
        clients = server.players(table)
        mover = next(client for client in clients if client.view["legal"])
        assert mover.play(mover.view["legal"][0])["type"] == "done"
        ran = run("backup", str(copy), "--data", str(data))
        assert (ran.code, ran.err) == (0, "")
        assert "One table with" in ran.out
        for client in clients:
            client.ask("ping")
        later = next(client for client in clients if client.view["legal"])
        assert later.play(later.view["legal"][0])["type"] == "done", "the server has gone on"
        assert "stop it first" in run("restore", str(copy), "--data", str(data)).err
        for client in clients:
            client.close()
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert "ist aus" in run("restore", str(copy), "--data", str(other), "--lang", "de").out
    assert events_in(other / FILE) == events_in(copy)
    assert len(events_in(data / FILE)) == len(events_in(copy)) + 1
    with serving(other, limits=GENEROUS) as server:
        [anna, ben] = server.players(table)
        assert (anna.view["ply"], ben.view["ply"]) == (1, 1)
        anna.close()
        ben.close()


def test_nothing_is_overwritten_unless_somebody_says_so(
    run: Run, tables: tuple[Path, list[str]], tmp_path: Path
) -> None:
    folder, _ = tables
    copy, target = tmp_path / "copy.sqlite", tmp_path / "target"
    copy.write_text("precious")
    ran = run("backup", str(copy), "--data", str(folder))
    assert (ran.code, copy.read_text()) == (2, "precious")
    assert "--overwrite" in ran.err
    assert run("backup", str(copy), "--data", str(folder), "--overwrite").code == 0
    make_tables(target, count=1, moves=0)
    before = events_in(target / FILE)
    ran = run("restore", str(copy), "--data", str(target))
    assert ran.code == 2
    assert "--overwrite" in ran.err
    assert events_in(target / FILE) == before
    assert run("restore", str(copy), "--data", str(target), "--overwrite").code == 0
    assert events_in(target / FILE) == events_in(folder / FILE)
    assert events_in(target / "tables.before-restore.sqlite") == before
    assert not list(target.glob("*.part"))


@pytest.mark.parametrize("damage", ["cut", "noise", "other"])
def test_a_damaged_copy_is_refused_and_changes_nothing(
    run: Run, tables: tuple[Path, list[str]], tmp_path: Path, damage: str
) -> None:
    folder, _ = tables
    copy = tmp_path / "copy.sqlite"
    assert run("backup", str(copy), "--data", str(folder)).code == 0
    content = copy.read_bytes()
    if damage == "cut":
        copy.write_bytes(content[: len(content) // 2])
    elif damage == "noise":
        copy.write_bytes(content[:5000] + os.urandom(12_000) + content[17_000:])
    else:
        copy.write_text("no database")
    ran = run("restore", str(copy), "--data", str(tmp_path / "new"))
    assert ran.code == 1
    assert "cannot all be read" in ran.err
    assert len(ran.err.splitlines()) == 1
    assert not (tmp_path / "new" / FILE).exists()


def test_where_there_is_nothing_that_is_said(run: Run, tmp_path: Path) -> None:
    nowhere = str(tmp_path / "nothing")
    assert "no tables in" in run("backup", str(tmp_path / "copy"), "--data", nowhere).err
    assert "no tables in" in run("clear", "--dry-run", "--data", nowhere).err
    assert "no file" in run("restore", nowhere, "--data", str(tmp_path)).err
    ran = run("backup", str(tmp_path / "copy"), "--keep", "1")
    assert ran.code == 2
    assert not (tmp_path / "nothing").exists()


def test_a_dry_run_is_possible_while_a_server_runs_and_clearing_is_not(
    run: Run, tables: tuple[Path, list[str]]
) -> None:
    folder, codes = tables
    keeping = ("--data", str(folder), "--keep-open", "1")
    with serving(folder):
        ran = run("clear", "--dry-run", *keeping)
        assert (ran.code, ran.out) == (0, "Nothing would be cleared away.\n")
    with closing(sqlite3.connect(folder / FILE)) as connection:
        assert connection.execute("SELECT COUNT(*) FROM tables").fetchone() == (len(codes),)


def age(folder: Path, days: int) -> None:
    """Let everything in a folder have happened so many days ago."""
    with closing(sqlite3.connect(folder / FILE)) as connection:
        rows = connection.execute("SELECT code, n, body FROM events").fetchall()
        for code, n, body in rows:
            event = json.loads(body)
            event["at"] -= days * DAY
            new = (json.dumps(event).encode(), code, n)
            connection.execute("UPDATE events SET body = ? WHERE code = ? AND n = ?", new)
        connection.execute("UPDATE tables SET changed = changed - ?", (days * DAY,))
        connection.execute("DELETE FROM snapshots")
        connection.commit()


def test_old_tables_are_listed_then_archived_as_match_files_and_removed(
    run: Run, tmp_path: Path
) -> None:
    data, archive = tmp_path / "data", tmp_path / "archive"
    codes = make_tables(data)
    age(data, 100)
    listed = run("clear", "--dry-run", "--data", str(data))
    assert all(code in listed.out for code in codes)
    assert "2 tables would be cleared away" in listed.out
    with serving(data, keeping=Keeping(None, None, None)):
        assert run("clear", "--dry-run", "--data", str(data)).out == listed.out
        assert "stop it first" in run("clear", "--data", str(data)).err
    ran = run("clear", "--data", str(data), "--archive", "/dev/null/x")
    assert (ran.code, len(events_in(data / FILE)) > 0) == (2, True)
    assert "choose another folder with --archive" in ran.err
    assert "nothing" in run("clear", "--data", str(data), "--keep-open", "0").out.lower()
    ran = run("clear", "--data", str(data), "--archive", str(archive), "--lang", "de")
    assert (ran.code, ran.err) == (0, "")
    assert "2 Tische sind archiviert und gelöscht" in ran.out
    files = sorted(archive.glob("*.json"))
    assert [file.name for file in files] == sorted(f"sequence-{code}-1.json" for code in codes)
    for file in files:
        match = spieltisch.load(file.read_text("utf-8"))
        assert match.ply == 3
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert events_in(data / FILE) == []


def test_a_server_archives_before_it_deletes_and_deletes_nothing_it_cannot_archive(
    tmp_path: Path,
) -> None:
    data, archive = tmp_path / "data", tmp_path / "archive"
    first, second = make_tables(data, moves=1)
    age(data, 100)
    with closing(sqlite3.connect(data / FILE)) as connection:
        connection.execute("UPDATE events SET body = 'x' WHERE code = ? AND n = 2", (second,))
        connection.commit()
    archive.write_text("no folder")
    # The server's own rounds are too far apart to come in between.
    with serving(data, archive=archive, round_seconds=1000) as server:
        clearing, loop = Clearing(server.house), server.house._tending.get_loop()

        def clear() -> bool:
            return asyncio.run_coroutine_threadsafe(clearing.clear(), loop).result(60)

        assert clear()
        assert len({code for code, *_ in events_in(data / FILE)}) == 2, "the archive is no folder"
        archive.unlink()
        clearing = Clearing(server.house)
        assert not clear()
    assert events_in(data / FILE) == []
    names = {file.name for file in archive.iterdir()}
    assert names == {f"sequence-{first}-1.json", f"{second}.events.jsonl"}


def test_the_doctor_finds_nothing_wrong_and_says_so(
    run: Run, tables: tuple[Path, list[str]]
) -> None:
    folder, _ = tables
    for language, words in (("en", "in order"), ("de", "in Ordnung")):
        ran = run("doctor", "--data", str(folder), "--port", "0", "--lang", language)
        assert ran.code == 0
        assert "!!" not in ran.out
        assert words in ran.out or "??" in ran.out
        assert "2 tables" in ran.out or "2 Tische" in ran.out


def test_the_doctor_says_what_would_be_right(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from spieltisch.cli.serving import examining

    monkeypatch.setattr(examining, "NO_SPACE", 1 << 40)
    monkeypatch.setattr(examining, "FEW_FILES", 1 << 40)
    monkeypatch.setattr(time, "time", lambda: 1_000_000.0)
    (tmp_path / FILE).write_text("no database")
    ran = run("doctor", "--data", str(tmp_path), "--port", "x")
    assert ran.code == 1
    lines = ran.out.splitlines()
    for part in ("“x” is not valid for --port", "make room", "spieltisch restore", "set-ntp true"):
        assert [line for line in lines if part in line and line.startswith("!!")], part
    assert [line for line in lines if "LimitNOFILE" in line and line[:2] in ("??", "!!")]
    assert "4 things are wrong." in ran.out


def test_the_doctor_knows_a_server_from_a_stranger(run: Run, tmp_path: Path) -> None:
    from spieltisch.server.running import listen

    with serving(tmp_path) as server:
        port = server.url.rpartition(":")[2]
        where = ["--host", "127.0.0.1", "--data", str(tmp_path)]
        assert (
            f"A server answers on 127.0.0.1, port {port}"
            in run("doctor", *where, "--port", port).out
        )
    with listen("127.0.0.1", 0) as stranger:
        stranger.listen()
        port = str(stranger.getsockname()[1])
        assert "Cannot listen" in run("doctor", *where, "--port", port).out
