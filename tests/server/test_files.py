"""Match files and positions that people bring: long, odd, or no files at all."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import spieltisch
from server.running import Server, serving
from spieltisch.engine import matchfile
from spieltisch.server.settings import MOST_MOVES, Limits

SEATS = [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Ben"}]
LONG_VALUES: list[Any] = [
    *([1] * 1000, ["x" * 30] * 200, "x" * 3000),
    *({str(i): i for i in range(400)}, 10**40),
]


def begun(game: str = "gluex", moves: int = 12, **more: Any) -> Any:
    """A match with a few moves."""
    match = spieltisch.game(game).new(players=2, seed=4, **more)
    for _ in range(moves):
        match.play(match.legal(match.actors[0])[0], match.actors[0])
    return match


def file_of(match: Any, **fields: Any) -> dict[str, Any]:
    return {**json.loads(match.save()), **fields}


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something stands in a document; of a list the first is as good as any."""
    if path:
        yield path
    if isinstance(value, list):
        value = dict(enumerate(value[:1]))
    if isinstance(value, dict):
        for key, part in value.items():
            yield from places(part, (*path, key))


def changed(document: Any, path: tuple[Any, ...], value: Any) -> Any:
    """The document with another value at a place."""
    copy = deepcopy(document)
    part = copy
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    return copy


@pytest.mark.parametrize("game", ["sequence", "labyrinth", "gluex", "glow"])
def test_long_values_anywhere_are_refused_in_words(server: Server, game: str) -> None:
    match = begun(game)
    position, file = match.position(), file_of(match)
    starts = [
        *({"position": changed(position, p, v)} for p in places(position) for v in LONG_VALUES),
        *({"file": changed(file, p, v)} for p in places(file) for v in LONG_VALUES),
    ]
    for start in starts:
        answer = server.http.post(
            "/api/tables", json={"game": game, "seats": SEATS, "start": start}
        )
        assert answer.status_code < 500, (start, answer.text)
        assert answer.status_code == 201 or len(answer.json()["text"]) < 3000


def test_a_move_that_is_a_long_list_is_refused_in_words(server: Server) -> None:
    file = file_of(begun("glow", 0), moves=[[[1] * 1000, "x"]])
    answer = server.http.post("/api/matches?lang=de", json=file)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-set-up")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("de", "Das ist keine Partiedatei."), ("en", "This is not a match file.")],
)
def test_what_is_no_match_file_is_said_to_be_none(
    server: Server, language: str, sentence: str
) -> None:
    for body in (b"", b"hello", b"\xff\xfe", b"[]", b"%PDF-1.7"):
        answer = server.http.post(f"/api/matches?lang={language}", content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "no-match-file")
        assert answer.json()["text"] == sentence


def test_a_file_with_too_many_moves_is_refused_by_their_number(server: Server) -> None:
    file = file_of(begun("gluex", 0), moves=[[0, "x"]] * (MOST_MOVES + 1))
    for path, body in (
        ("/api/matches", file),
        ("/api/tables", {"game": "gluex", "seats": SEATS, "start": {"file": file}}),
    ):
        answer = server.http.post(path, json=body)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-many-moves")
        assert str(MOST_MOVES) in answer.json()["text"]


def test_a_body_that_is_too_large_is_read_to_its_end_and_refused(server: Server) -> None:
    answer = server.http.post(
        "/api/matches", content=b" " * (9 << 20), headers={"connection": "close"}
    )
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize("name", ["\u202eevil", "\0x", "a\u200bb"])
def test_names_that_nobody_can_read_are_refused_in_files_too(server: Server, name: str) -> None:
    answer = server.http.post("/api/matches", json=file_of(begun(), seats=[name, "Ben"]))
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-text")


def test_long_names_of_a_file_are_shortened_and_stand_in_one_line(server: Server) -> None:
    file = file_of(begun(), seats=["Anna\nLena", "x" * 500])
    new_table = server.http.post("/api/matches", json=file).json()
    seats = server.http.get(f"/api/tables/{new_table['code']}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Anna Lena", "x" * 23 + "…"]


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """In which threads the moves of a file were played again."""
    threads: list[str] = []
    load = matchfile.load

    def noted(*about: Any) -> Any:
        threads.append(threading.current_thread().name)
        return load(*about)

    monkeypatch.setattr(matchfile, "load", noted)
    return threads


def test_a_file_is_played_again_once_and_beside_the_loop(
    server: Server, replays: list[str]
) -> None:
    start = {"file": file_of(begun())}
    new_table = server.create("gluex", seats=SEATS, start=start)
    first, second = server.players(new_table)
    with first, second:
        first.ask("resign", seat=0)
        first.ask("rematch", seat=0)
        second.ask("rematch", seat=1)
        first.wait_for(lambda c: c.view["match"] == 2)
        assert first.view["ply"] == 12
    assert server.http.post("/api/matches", json=start["file"]).status_code == 201
    assert len(replays) == 2
    assert all(name.startswith("load") for name in replays)


def test_a_table_from_a_file_that_waits_begins_beside_the_loop_after_a_restart(
    tmp_path: Path, replays: list[str]
) -> None:
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
    with serving(tmp_path) as server:
        new_table = server.create("gluex", seats=seats, start={"file": file_of(begun())})
    with serving(tmp_path) as server:
        server.http.post(f"/api/tables/{new_table['code']}/join", json={"name": "Ben"})
        [client] = server.players(new_table)
        with client:
            assert client.ask("start")["type"] == "done"
            client.wait_for(lambda c: c.view["ply"] == 12)
    assert len(replays) == 2
    assert all(name.startswith("load") for name in replays)


def test_of_an_address_only_so_many_files_are_played_again_at_once(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(files=0)) as server:
        answer = server.http.post("/api/matches", json=file_of(begun()))
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
        assert server.create("gluex")["code"]
