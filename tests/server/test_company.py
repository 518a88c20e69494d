"""Several processes on one database: a table is the same wherever one asks for it."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import spieltisch
from server.conftest import GENEROUS
from server.postgres import Postgres, running_postgres
from server.running import Client, Server, serving
from spieltisch.bots import seating
from spieltisch.bots.sight import Sight
from spieltisch.engine.match import Match
from spieltisch.server.company.tasks import Task, decode, encode
from spieltisch.server.connection import RESTART
from spieltisch.server.settings import Rate
from spieltisch.server.store.job_board import JobBoard
from spieltisch.server.store.protocol import Claim, Stored
from spieltisch.server.turns import Errand

#: Longer than two servers in one busy process keep each other waiting.
LEASE = 5.0


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.create()


def starting(folder: Path, address: str, **settings: Any) -> AbstractContextManager[Server]:
    """One more process, as far as others can tell."""
    return serving(folder, database=address, limits=GENEROUS, lease_seconds=LEASE, **settings)


@pytest.fixture
def two(tmp_path: Path, address: str) -> Iterator[tuple[Server, Server]]:
    with starting(tmp_path, address) as one, starting(tmp_path, address) as other:
        yield one, other


def play(clients: list[Client]) -> dict[str, Any]:
    """One move by whoever may."""
    for client in clients:
        client.ask("ping")
    mover = next(client for client in clients if client.view["legal"])
    answer = mover.play(mover.view["legal"][0])
    assert answer["type"] == "done", answer
    return answer


def close(*clients: Client) -> None:
    for client in clients:
        client.close()


def test_a_table_is_played_at_from_two_processes(two: tuple[Server, Server]) -> None:
    one, other = two
    new_table = one.create("sequence")
    code = new_table["code"]
    anna, ben = one.players(new_table)[0], other.players(new_table)[1]
    for _ in range(4):
        done = play([anna, ben])
    for client in (anna, ben):
        client.wait_for(lambda c: c.n == done["n"])
    assert [event["type"] for event in anna.events] == [event["type"] for event in ben.events]
    assert (anna.view["scene"]["viewer"], ben.view["scene"]["viewer"]) == (0, 1)
    close(anna, ben)
    here, there = (server.http.get(f"/api/tables/{code}").json() for server in two)
    assert here == there
    assert code in one.house._rooms
    assert code not in other.house._rooms


def test_what_is_asked_of_another_process_is_answered_by_the_owner(
    two: tuple[Server, Server],
) -> None:
    one, other = two
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
    code = one.create("gluex", seats=seats, public=True)["code"]
    assert [info["code"] for info in other.http.get("/api/tables").json()] == [code]
    seat = other.http.post(f"/api/tables/{code}/join", json={"name": "Ben"})
    assert seat.status_code == 201
    # Whoever comes second through another door is told that the seat is taken.
    assert one.http.post(f"/api/tables/{code}/join", json={"name": "Cleo"}).status_code == 409
    assert other.http.get(f"/t/{code}").status_code == 200
    # The link in it is the one under which the asker knows the server.
    path = f"/api/tables/{code}/qr.svg"
    qr = other.http.get(path)
    assert qr.headers["content-type"] == "image/svg+xml"
    assert qr.content == one.http.get(path, headers={"host": other.url[7:]}).content
    assert qr.content != one.http.get(path).content
    assert other.http.get("/api/tables/222222222").status_code == 404
    desk = {"tables": [{"code": code, "tokens": [seat.json()["token"]]}]}
    here, there = (server.http.post("/api/desk", json=desk).json() for server in two)
    assert here == there
    assert here["tables"][0]["seated"]


def test_a_table_goes_to_where_its_people_come(two: tuple[Server, Server]) -> None:
    one, other = two
    new_table = one.create("gluex")
    code = new_table["code"]
    clients = other.players(new_table)
    assert code not in one.house._rooms
    assert code in other.house._rooms
    # Where somebody is, it stays.
    late = one.client(code)
    play(clients)
    assert code in other.house._rooms
    close(*clients, late)


def test_a_table_that_could_not_be_given_up_is_opened_where_it_still_belongs(
    two: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    new_table = one.create("gluex")
    house, code = one.house, new_table["code"]

    def fail(code: str, claim: Claim) -> Stored:
        away = Stored()
        away.settle(OSError("the data base is away"))
        return away

    async def close_room() -> None:
        house.close_room(house._rooms[code])

    with monkeypatch.context() as patch:
        patch.setattr(house.store, "release", fail)
        one.do(close_room())
    assert code not in house._rooms
    clients = other.players(new_table)
    play(clients)
    assert code in house._rooms
    close(*clients)


@pytest.mark.parametrize(
    "seal",
    [
        b"7b7d." + b"0" * 64,
        b"",
        b".",
        b"7b7d",
        b"no hex." + b"0" * 64,
        b"7b7d." + "\u00e4".encode() * 32,
        b"\xff\xfe.\xff",
        b"7b7d." + b"f" * 9000,
    ],
)
def test_nobody_speaks_for_others_without_the_seal(two: tuple[Server, Server], seal: bytes) -> None:
    one, other = two
    code = one.create()["code"]
    for server in (one, other):
        headers = {b"x-spieltisch-for": seal, b"host": b"evil.example"}
        assert server.http.get(f"/api/tables/{code}", headers=headers).status_code == 421
        # To whoever comes under the right name it makes no difference.
        allowed = {b"x-spieltisch-for": seal}
        assert server.http.get(f"/api/tables/{code}", headers=allowed).status_code == 200


def test_a_table_that_many_ask_for_at_both_at_once_opens_at_one(
    tmp_path: Path, address: str
) -> None:
    with starting(tmp_path, address) as first:
        codes = [first.create("gluex")["code"] for _ in range(6)]
    with starting(tmp_path, address) as one, starting(tmp_path, address) as other:
        for server in (one, other):
            server.until_ready()

        def ask(number: int) -> tuple[str, Any]:
            code = codes[number % len(codes)]
            answer = (one, other)[number // len(codes) % 2].http.get(f"/api/tables/{code}")
            assert answer.status_code == 200, answer.text
            return code, answer.json()

        with ThreadPoolExecutor(24) as pool:
            answers = list(pool.map(ask, range(4 * len(codes))))
        for code in codes:
            infos = [info for wish, info in answers if wish == code]
            assert infos == infos[:1] * 4
            assert sorted(code in server.house._rooms for server in (one, other)) == [False, True]


def test_questions_and_clocks_go_on_where_a_table_is_taken_over(
    two: tuple[Server, Server], postgres: Postgres, address: str
) -> None:
    one, other = two
    new_table = one.create("gluex", clock={"kind": "game", "seconds": 3600})
    clients = one.players(new_table)
    for _ in range(4):
        play(clients)
    asker = clients[0]
    assert asker.undo(0)["type"] == "done"
    ply = asker.view["ply"]
    left = asker.view["clock"]["left"]
    statement = "UPDATE processes SET until = now() WHERE url = %s"
    postgres.execute(statement, one.url, database=address.rpartition("/")[2])
    there = other.players(new_table)
    assert there[1].view["asks"]["undo"]["seat"] == 0
    assert there[1].view["clock"]["left"] <= left
    assert there[1].answer(1, to="undo")["type"] == "done"
    there[0].ask("ping")
    assert there[0].view["ply"] < ply
    assert there[0].ask("resign", seat=0)["type"] == "done"
    for seat, client in enumerate(there):
        assert client.ask("rematch", seat=seat)["type"] == "done"
    for client in there:
        client.wait_for(lambda c: c.view["match"] == 2)
    last = play(there)["n"]
    log = other.house.store.log(new_table["code"])
    assert [event.n for event in log] == [*range(1, last + 1)]
    close(*clients, *there)


def test_who_is_relayed_to_a_process_that_hangs_comes_back(tmp_path: Path, address: str) -> None:
    settings: dict[str, Any] = {"database": address, "limits": GENEROUS, "lease_seconds": 1.0}
    with serving(tmp_path, **settings) as one, serving(tmp_path, **settings) as other:
        new_table = one.create("gluex")
        here = one.players(new_table)
        with other.client(new_table["code"]) as spectator:
            wakes, loop = time.monotonic() + 6, one._server.servers[0].get_loop()
            loop.call_soon_threadsafe(time.sleep, 6.0)
            with pytest.raises(ConnectionClosed) as closed:
                spectator.wait_for(lambda _: False)
            assert time.monotonic() < wakes
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == RESTART
        # Nobody need wait for the one that hangs: its table is another's by now.
        there = other.players(new_table)
        assert time.monotonic() < wakes
        play(there)
        close(*here, *there)


def test_tables_are_handed_over_when_a_process_ends(tmp_path: Path, address: str) -> None:
    with starting(tmp_path, address) as other:
        with starting(tmp_path, address) as one:
            new_table = one.create("gluex")
            clients = one.players(new_table)
            first = play(clients)
            clients[0].wait_for(lambda c: c.n == first["n"])
        with pytest.raises(ConnectionClosed) as closed:
            clients[0].wait_for(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == RESTART
        there = other.players(new_table)
        assert there[0].n == first["n"]
        assert play(there)["n"] == first["n"] + 1
        close(*clients, *there)


def test_who_wakes_after_the_lease_writes_nothing_and_gives_everything_up(
    two: tuple[Server, Server], postgres: Postgres, address: str
) -> None:
    one, other = two
    new_table = one.create("gluex")
    clients = one.players(new_table)
    first = play(clients)
    # As if it had slept until its lease was over and others had its tables.
    statement = "UPDATE processes SET until = now() WHERE url = %s"
    postgres.execute(statement, one.url, database=address.rpartition("/")[2])
    there = other.players(new_table)
    assert there[0].n == first["n"]
    for client in clients:
        with pytest.raises(ConnectionClosed):
            client.wait_for(lambda _: False)
    second = play(there)
    assert second["n"] == first["n"] + 1
    # It begins anew as somebody else, and relays.
    back = one.players(new_table)
    assert back[0].n == second["n"]
    assert play(back)["n"] == second["n"] + 1
    close(*clients, *there, *back)


def test_while_the_data_base_is_away_people_are_told_and_nothing_is_lost(tmp_path: Path) -> None:
    with running_postgres() as postgres, starting(tmp_path, postgres.create()) as one:
        new_table = one.create("gluex")
        clients = one.players(new_table)
        last = [play(clients) for _ in range(3)][-1]["n"]
        for client in clients:
            client.wait_for(lambda c: c.n == last)
        mover = next(client for client in clients if client.view["legal"])
        move = {"seat": mover.view["scene"]["viewer"], "move": mover.view["legal"][0]}
        sent = {"id": "once", "ply": mover.view["ply"], **move}
        postgres.stop()
        assert mover.ask("play", **sent)["code"] == "out-of-order"
        assert one.http.get("/api/health").status_code == 503
        desk = {"tables": [{"code": new_table["code"], "tokens": []}]}
        for answer in (
            one.http.get(f"/api/tables/{new_table['code']}"),
            one.http.get("/api/tables"),
            one.http.post("/api/desk", json=desk),
            one.http.post("/api/tables", json=WISH),
        ):
            assert answer.status_code == 503
            assert answer.json()["code"] == "out-of-order"
        postgres.start()
        while one.http.get("/api/health").status_code != 200:
            time.sleep(0.1)
        there = one.players(new_table)
        assert [client.n for client in there] == [last, last]
        back = there[move["seat"]]
        assert back.ask("play", **sent)["type"] == "done"
        play(there)
        log = one.house.store.log(new_table["code"])
        assert [event.n for event in log] == [*range(1, last + 3)]
        close(*clients, *there)


def test_a_clock_is_looked_after_by_one_process(tmp_path: Path, address: str) -> None:
    settings = {"round_seconds": 0.2}
    with starting(tmp_path, address, **settings) as one:
        code = one.create("gluex", clock={"kind": "move", "seconds": 10})["code"]
    with starting(tmp_path, address, **settings) as a, starting(tmp_path, address, **settings) as b:
        while not any(code in server.house._rooms for server in (a, b)):
            time.sleep(0.05)
        for server in (a, b):
            assert server.http.get(f"/api/tables/{code}").status_code == 200
        assert sorted(code in server.house._rooms for server in (a, b)) == [False, True]


@pytest.fixture
def busy(two: tuple[Server, Server]) -> Iterator[tuple[Server, Server]]:
    """Two processes, the first of which thinks about something else all the time."""
    one, _other = two
    may_go_on = threading.Event()
    for server in two:
        server.until_ready()
    turns = one.house.workers.bots

    async def occupy() -> None:
        for number in range(turns._threads):
            work = turns.run(Errand("somebody", f"else{number}", 0.0), may_go_on.wait)
            asyncio.get_running_loop().create_task(work)

    one.do(occupy())
    yield two
    may_go_on.set()


def bot_moves(server: Server, plies: int) -> list[str]:
    """Watch bots until they have moved, and give back their moves."""
    seats = [{"kind": "bot", "level": "casual"}] * 2
    code = server.create("gluex", seats=seats)["code"]
    with server.client(code) as spectator:
        spectator.wait_for(lambda c: c.view["ply"] >= plies)
        return [event["move"] for event in spectator.events if event["type"] == "moved"]


def test_a_bot_whose_process_is_busy_thinks_in_another(
    busy: tuple[Server, Server], postgres: Postgres, address: str
) -> None:
    one, other = busy
    assert len(bot_moves(one, 4)) >= 4
    assert not one.house.workers.bots.has_time
    assert other.house.workers.bots._turns >= 4


def test_a_lost_hint_is_healed_by_looking(
    busy: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(JobBoard, "announce", lambda _board, hint: heard.append(hint))
    assert len(bot_moves(busy[0], 2)) >= 2
    assert {hint.split()[0] for hint in heard} == {"work", "answer"}


def test_the_connection_for_hints_is_made_again_when_it_is_cut(
    busy: tuple[Server, Server], postgres: Postgres, address: str
) -> None:
    cut = """
        SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE 'LISTEN%%'
    """
    assert postgres.ask(cut, database=address.rpartition("/")[2]) == [(True,), (True,)]
    assert len(bot_moves(busy[0], 2)) >= 2
    count = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN%%'"
    while postgres.ask(count) != [(2,)]:
        time.sleep(0.05)


@pytest.mark.parametrize("game", spieltisch.games())
def test_bots_choose_the_same_wherever_they_think(game: str) -> None:
    match = spieltisch.game(game).new(players=2, seed=3)
    for _ in range(6):
        seat = match.actors[0]
        sight = Sight.of(match, seat)
        task = decode(encode(Task.of(sight, "search@20", 7)))
        elsewhere = task.sight()
        assert elsewhere.scene()["table"] == sight.scene()["table"]
        assert (elsewhere.moves, elsewhere.options) == (sight.moves, sight.options)
        assert [*map(str, elsewhere.memories)] == [*map(str, sight.memories)]
        action = seating.player("search@20", match.game, 7).choose(sight)
        assert task.choose() == action
        match.play(match.game.write_moves(sight.view, [action])[0], seat)


def test_what_a_seat_remembers_of_others_comes_along() -> None:
    match = spieltisch.game("sequence").new(players=2, seed=3)
    for _ in range(5):
        match.play(match.legal()[0])
    task = decode(encode(Task.of(Sight.of(match, match.actors[0]), "master", 7)))
    assert [memory.ply for memory in task.sight().memories] == [0, 2, 4]


@pytest.mark.parametrize("game", spieltisch.games())
def test_a_task_says_nothing_that_its_seat_must_not_know(game: str) -> None:
    """Two matches that differ only in what a seat cannot know make the same task."""
    match = spieltisch.game(game).new(players=2, seed=3)
    seat = match.actors[0]
    state = Sight.of(match, seat).view.copy()
    match.game.kernels.guess(state, seat, 99)
    guess = Match(match.game, match.players, match.options, state, seed=None, seats=match.seats)
    assert game == "gluex" or (guess.state != match.state).any()
    tasks = [encode(Task.of(Sight.of(twin, seat), "skilled", 7)) for twin in (match, guess)]
    assert tasks[0] == tasks[1]


def test_limits_of_an_address_hold_for_all_processes(tmp_path: Path, address: str) -> None:
    limits = replace(GENEROUS, tables=Rate(0.001, 6), sockets=3)
    settings: dict[str, Any] = {"database": address, "lease_seconds": LEASE, "limits": limits}
    with serving(tmp_path, **settings) as one, serving(tmp_path, **settings) as other:
        tables = [one.create("gluex") for _ in range(3)] + [other.create("gluex") for _ in range(2)]
        here = [one.client(tables[0]["code"]) for _ in range(2)]
        there = [other.client(tables[-1]["code"])]
        # The second has heard of the first when it tells the third time.
        for server in (one, other, one):
            server.do(server.house.company.sharing.exchange())
        last = [server.http.post("/api/tables", json=WISH).status_code for server in (one, other)]
        assert last == [201, 201]
        for server in (one, other, one):
            server.do(server.house.company.sharing.exchange())
            assert server.http.post("/api/tables", json=WISH).status_code == 429
            with pytest.raises(InvalidStatus, match="429"):
                server.client(tables[0]["code"] if server is one else tables[-1]["code"])
        close(*here, *there)


#: A table for two people.
WISH = {"game": "gluex", "seats": [{"kind": "person", "name": name} for name in ("Anna", "Ben")]}
