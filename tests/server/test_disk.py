"""A disk that is full, read-only or damaged: people are told, and nothing acknowledged is lost."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.conftest import GENEROUS
from server.running import Client, Server, serving
from spieltisch.server import checkup
from spieltisch.server.connection import RESTART
from spieltisch.server.store.sqlite import FILE

#: What the system would say, said by SQLite itself: the file may not grow, or not be written.
SICKNESSES = {
    "full": ("PRAGMA max_page_count = 1", "PRAGMA max_page_count = 4294967294"),
    "read-only": ("PRAGMA query_only = ON", "PRAGMA query_only = OFF"),
}


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setattr(checkup, "FRESH", 0.0)
    with serving(tmp_path, limits=GENEROUS) as running:
        yield running


def mover_of(clients: list[Client]) -> Client:
    for client in clients:
        client.ask("ping")
    return next(client for client in clients if client.view["legal"])


def play(clients: list[Client]) -> dict[str, Any]:
    """One move by whoever may; what the answer is."""
    mover = mover_of(clients)
    return mover.play(mover.view["legal"][0])


def play_until_refused(clients: list[Client]) -> tuple[list[int], dict[str, Any]]:
    """The numbers of the moves that were acknowledged, and the answer to the one that was not."""
    acknowledged: list[int] = []
    while True:
        answer = play(clients)
        if answer["type"] != "done":
            return acknowledged, answer
        acknowledged.append(answer["n"])


@pytest.mark.parametrize("sickness", SICKNESSES)
def test_who_plays_while_nothing_can_be_written_is_told_and_loses_nothing(
    server: Server, sickness: str
) -> None:
    new_table = server.create("gluex")
    clients = server.players(new_table, lang="de")
    first = play(clients)
    sick, well = SICKNESSES[sickness]
    writer = server.house.store._connection
    writer.execute(sick)
    # Pages that are free already may still take something.
    more, answer = play_until_refused(clients)
    assert answer["code"] == "out-of-order"
    assert "nichts speichern" in answer["text"]
    for client in clients:
        with pytest.raises(ConnectionClosed) as closed:
            client.wait_for(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == RESTART
    wish = {"game": "gluex", "seats": [{"kind": "open"}] * 2}
    assert server.http.post("/api/tables", json=wish).status_code == 503
    if sickness == "read-only":  # a full disk shows in the space that is left
        assert server.http.get("/api/health").status_code == 503
    # Whoever comes back sees what was acknowledged, and nothing else.
    back = server.players(new_table)
    assert back[0].n == max([first["n"], *more])
    writer.execute(well)
    assert server.http.get("/api/health").status_code == 200
    assert play(back)["type"] == "done"
    log = server.house.store.log(new_table["code"])
    assert [event.n for event in log] == list(range(1, len(log) + 1))
    for client in back:
        client.close()


def test_a_damaged_table_is_told_and_others_are_played_on(tmp_path: Path) -> None:
    with serving(tmp_path, limits=GENEROUS) as server:
        good, bad = server.create("gluex"), server.create("gluex")
        clients = server.players(good)
        last = play(clients)
        for client in clients:
            client.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        statement = "UPDATE events SET body = substr(body, 1, 40) WHERE code = ? AND n = 1"
        connection.execute(statement, [bad["code"]])
    with serving(tmp_path, limits=GENEROUS) as server:
        answer = server.http.get(f"/api/tables/{bad['code']}", headers={"accept-language": "de"})
        assert (answer.status_code, answer.json()["code"]) == (503, "table-damaged")
        assert bad["code"] in answer.json()["text"]
        clients = server.players(good)
        assert clients[0].n == last["n"]
        assert play(clients)["type"] == "done"
        for client in clients:
            client.close()


def test_a_file_whose_pages_are_damaged_costs_the_tables_on_them_alone(tmp_path: Path) -> None:
    with serving(tmp_path, limits=GENEROUS) as server:
        codes = [server.create("sequence")["code"] for _ in range(30)]
    file = tmp_path / FILE
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        [(size,)] = connection.execute("PRAGMA page_size").fetchall()
        query = "SELECT pageno FROM dbstat WHERE name = 'events' AND pagetype = 'leaf'"
        pages = sorted(page for (page,) in connection.execute(query))
    with file.open("r+b") as raw:
        raw.seek((pages[1] - 1) * size)
        raw.write(b"\xff" * size)
    with serving(tmp_path, limits=GENEROUS) as server:
        answers = {code: server.http.get(f"/api/tables/{code}") for code in codes}
        assert {answer.status_code for answer in answers.values()} == {200, 503}
        fine = [code for code, answer in answers.items() if answer.status_code == 200]
        assert len(fine) >= len(codes) // 2
        assert {a.json()["code"] for a in answers.values() if a.status_code == 503} == {
            "table-damaged"
        }
