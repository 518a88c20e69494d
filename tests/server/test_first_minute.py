"""The first minute of a new server: games are still being compiled, and people come already."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from queue import SimpleQueue

import httpx
import pytest

from server.running import PATIENCE, Server, run_alone
from spieltisch.bots import seating
from spieltisch.engine.workshop import Order, Pace, Report, Work
from spieltisch.server import readiness
from spieltisch.server.readiness import Readiness
from spieltisch.server.understudy import Understudy
from spieltisch.server.words import ServerRefusal

GAMES = ("sequence", "labyrinth", "gluex", "glow")


@pytest.fixture(scope="module")
def new_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A server process with an empty cache; it is gone long before it has compiled everything."""
    folder = tmp_path_factory.mktemp("new")
    run = "from spieltisch.cli.main import main; main()"
    where = ["--host", "127.0.0.1", "--port", "0", "--lang", "en", "--data", str(folder / "data")]
    with subprocess.Popen(
        [sys.executable, "-c", run, "serve", "--no-open", *where],
        env={**os.environ, "SPIELTISCH_CACHE": str(folder / "cache")},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        url = process.stdout.readline().split()[-1].rstrip("/")
        with httpx.Client(base_url=url, timeout=PATIENCE) as http:
            yield http
        process.terminate()


def is_coming(http: httpx.Client, game: str) -> bool:
    status = http.get("/api/health").json()["games"][game]
    return status in ("waiting", "compiling")


@pytest.mark.parametrize("path", ["/", "/api/tables", "/api/games", "/api/games/glow/rules"])
def test_pages_lobby_and_handbooks_are_there(new_server: httpx.Client, path: str) -> None:
    assert new_server.get(path).status_code == 200
    assert is_coming(new_server, "glow")


@pytest.mark.parametrize("game", GAMES)
def test_lessons_are_given_as_they_always_are(
    new_server: httpx.Client, server: Server, game: str
) -> None:
    path = f"/api/games/{game}/lesson?lang=de"
    lesson = new_server.get(path)
    assert is_coming(new_server, game)
    assert lesson.json() == server.http.get(path).json()


@pytest.mark.parametrize(
    "path", ["labyrinth/lesson/back/explain?move=E4:NS", "labyrinth/lesson/nothing/explain?move=E4"]
)
def test_moves_of_a_lesson_are_explained_or_refused_as_always(
    new_server: httpx.Client, server: Server, path: str
) -> None:
    answer = new_server.get(f"/api/games/{path}")
    usual = server.http.get(f"/api/games/{path}")
    assert (answer.status_code, answer.json()) == (usual.status_code, usual.json())


@pytest.mark.parametrize("options", [{}, {"board": "nonsense"}, {"colour": "red"}])
def test_options_are_checked_as_always(
    new_server: httpx.Client, server: Server, options: dict[str, str]
) -> None:
    wish = {"options": options, "players": 2}
    answer = new_server.post("/api/games/labyrinth/check", json=wish)
    assert is_coming(new_server, "labyrinth")
    assert answer.json() == server.http.post("/api/games/labyrinth/check", json=wish).json()


def test_a_picked_game_can_be_wanted_over_http(new_server: httpx.Client) -> None:
    assert new_server.post("/api/games/gluex/want").json()["games"].keys() == set(GAMES)
    assert new_server.post("/api/games/chess/want").status_code == 400


class Workbench:
    """Children that compile until they are told to end; they say which game is begun."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: SimpleQueue[str] = SimpleQueue()
        self.ends = {game: threading.Event() for game in GAMES}
        monkeypatch.setattr(readiness, "carry_out", self.carry_out)
        monkeypatch.setattr(readiness, "load", lambda order: None)
        monkeypatch.setattr(readiness, "cores", lambda: 1)
        monkeypatch.setattr(seating, "orders", list)

    def carry_out(self, order: Order, report: Report, pace: Pace) -> bool:
        end = self.ends[order.what]
        end.clear()
        work = StoppableWork(order, end)
        report(work)
        self.begun.put(order.what)
        assert end.wait(PATIENCE)
        return not work.is_stopped

    def next(self) -> str:
        return self.begun.get(timeout=PATIENCE)


class StoppableWork(Work):
    def __init__(self, order: Order, end: threading.Event) -> None:
        super().__init__(order)
        self._end = end

    def stop(self) -> None:
        super().stop()
        self._end.set()


def test_a_picked_game_comes_before_all_that_nobody_waits_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bench = Workbench(monkeypatch)
    games = Readiness()
    games.begin()
    assert bench.next() == "glow"
    games.want("sequence")
    assert bench.next() == "sequence"
    assert games.status["glow"] == "waiting"
    games.want("gluex")  # somebody waits for Sequence too
    assert games.status["sequence"] == "compiling"
    bench.ends["sequence"].set()
    assert bench.next() == "gluex"
    bench.ends["gluex"].set()
    assert bench.next() == "glow"
    games.want("glow")
    assert games.status == {
        "glow": "compiling",
        "gluex": "ready",
        "labyrinth": "waiting",
        "sequence": "ready",
    }
    bench.ends["glow"].set()
    assert bench.next() == "labyrinth"
    bench.ends["labyrinth"].set()
    games.games["labyrinth"].settled.result(PATIENCE)
    assert set(games.status.values()) == {"ready"}


def test_an_understudy_that_breaks_down_is_replaced() -> None:
    async def ask() -> None:
        with pytest.raises(ServerRefusal, match="should not have"):
            await understudy.ask(os._exit, 3)
        assert await understudy.ask(abs, -3) == 3

    understudy = Understudy()
    run_alone(ask())
    understudy.close()
