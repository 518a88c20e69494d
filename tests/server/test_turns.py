"""Thinking is fair: whoever asks for a lot holds up nobody else. Orders are counted, not times."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

import spieltisch
from server.running import PATIENCE, Client, Server, follow_analysis, run_alone, serving
from spieltisch.engine import matchfile
from spieltisch.server import connection
from spieltisch.server.api import analysing
from spieltisch.server.settings import Limits, Rate
from spieltisch.server.thinking import Thinking
from spieltisch.server.turns import ALONE, Errand, Turns
from spieltisch.server.words import ServerRefusal

VICTIM = "127.0.0.9"
MANY = Rate(10_000, 10_000)
LIMITS = Limits(messages=MANY, requests=MANY, tables=MANY)


class Queue:
    """Turns with one thread that is held up until everybody has come, and the order after that."""

    def __init__(self) -> None:
        self.order: list[str] = []
        self.turns = Turns(1, "test", 0)
        self._gate = threading.Event()

    async def run(self, *errands: Errand) -> list[str]:
        first = asyncio.ensure_future(
            self.turns.run(Errand("first", "first", 1.0), lambda: self._gate.wait(PATIENCE))
        )
        await asyncio.sleep(0)
        rest = [asyncio.ensure_future(self.turns.run(e, self._note(e))) for e in errands]
        await asyncio.sleep(0)
        self._gate.set()
        await asyncio.gather(first, *rest)
        self.turns.close()
        return self.order

    def _note(self, errand: Errand) -> Callable[[], None]:
        return lambda: self.order.append(f"{errand.owner}{errand.table}")


def order_of(*errands: Errand) -> list[str]:
    return run_alone(Queue().run(*errands))


def test_addresses_take_turns() -> None:
    order = order_of(*[Errand("a", str(i), 1.0) for i in range(4)], Errand("b", "0", 1.0))
    assert order == ["a0", "b0", "a1", "a2", "a3"]


def test_tables_of_an_address_take_turns() -> None:
    order = order_of(*[Errand("a", "0", 1.0)] * 3, Errand("a", "1", 1.0))
    assert order == ["a0", "a1", "a0", "a0"]


def test_what_takes_long_counts_for_more() -> None:
    order = order_of(*[Errand("a", "0", 3.0)] * 2, *[Errand("b", "0", 1.0)] * 4)
    assert order == ["a0", "b0", "b0", "b0", "a0", "b0"]


def test_what_takes_longer_than_expected_is_charged_in_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seconds = [0.0]
    monkeypatch.setattr("spieltisch.server.turns.perf_counter", lambda: seconds[0])

    class Slow(Queue):
        def _note(self, errand: Errand) -> Callable[[], None]:
            def work() -> None:
                seconds[0] += 10.0 if errand.owner == "a" else 1.0
                self.order.append(errand.owner)

            return work

    errands = [*[Errand("a", "0", 1.0)] * 2, *[Errand("b", "0", 1.0)] * 4]
    assert run_alone(Slow().run(*errands)) == ["a", "b", "b", "b", "b", "a"]


def test_people_who_wait_come_first_and_nobody_is_forgotten() -> None:
    alone = [Errand("", str(i), 1.0, is_waited_for=False) for i in range(2)]
    order = order_of(*alone, *[Errand("a", "0", 1.0)] * (2 * ALONE))
    assert order[: ALONE - 2] == ["a0"] * (ALONE - 2)
    assert order[ALONE - 2] == "0"
    assert order.count("1") == 1


def test_what_waits_too_long_is_refused_and_what_nobody_wants_is_left_out() -> None:
    async def ask() -> list[str]:
        queue, gate = Queue(), threading.Event()
        first = asyncio.ensure_future(
            queue.turns.run(Errand("a", "0", 1.0), lambda: gate.wait(PATIENCE))
        )
        await asyncio.sleep(0)
        gone = asyncio.ensure_future(queue.turns.run(Errand("c", "1", 1.0), lambda: None))
        await asyncio.sleep(0)
        assert (queue.turns.ahead("a", "0"), queue.turns.ahead("c", "1")) == (0, 1)
        gone.cancel()
        with pytest.raises(ServerRefusal, match="Too many people"):
            await queue.turns.run(Errand("b", "2", 1.0, patience=0.0), lambda: None)
        last = asyncio.ensure_future(
            queue.turns.run(Errand("d", "0", 1.0), lambda: queue.order.append("d"))
        )
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(first, last)
        queue.turns.close()
        return queue.order

    assert run_alone(ask()) == ["d"]


# The same over the wire, by people who mean no good.


@pytest.fixture
def recorded(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Recorder]]:
    recorders: list[Recorder] = []

    def record(place: Any, name: str, about: Callable[..., Any]) -> Recorder:
        recorder = Recorder(getattr(place, name), about)
        recorders.append(recorder)
        monkeypatch.setattr(place, name, recorder.wrapped())
        return recorder

    yield record
    for recorder in recorders:
        recorder.gate.set()


class Recorder:
    """A piece of work that waits at a gate, and the order in which it was done."""

    def __init__(self, usual: Callable[..., Any], about: Callable[..., Any]) -> None:
        self.order: list[Any] = []
        self.gate = threading.Event()
        self._usual, self._about = usual, about

    def wrapped(self) -> Callable[..., Any]:
        def work(*about: Any, **more: Any) -> Any:
            self.order.append(self._about(*about))
            self.gate.wait(PATIENCE)
            return self._usual(*about, **more)

        return work


def match_of(plies: int, seed: int = 3) -> spieltisch.Match:
    """A match that was given up after some moves, so that it can be analysed."""
    match = spieltisch.game("labyrinth").new(players=2, seed=seed)
    while match.ply < plies and not match.over:
        match.play(match.legal(match.actors[0])[0], match.actors[0])
    return match


def uploaded(http: httpx.Client, plies: int, seed: int) -> str:
    ended = {"ended": {"reason": "draw", "winners": []}}
    answer = http.post("/api/matches", content=matchfile.write(match_of(plies, seed), None, ended))
    assert answer.status_code == 201, answer.text
    return f"/api/tables/{answer.json()['code']}/analysis"


def elsewhere(server: Server) -> httpx.Client:
    """Somebody at another address."""
    transport = httpx.HTTPTransport(local_address=VICTIM, verify=False)
    return httpx.Client(base_url=server.url, transport=transport, timeout=PATIENCE)


def test_a_long_match_does_not_hold_up_the_analysis_of_a_short_one(
    tmp_path: Path, recorded: Callable[..., Recorder]
) -> None:
    record = recorded(analysing, "judge_next", id)
    with (
        serving(tmp_path, limits=LIMITS, analysis_iterations=2) as server,
        elsewhere(server) as victim,
    ):
        long, short = uploaded(server.http, 200, 3), uploaded(victim, 6, 4)
        while not record.order:
            assert server.http.get(long).json()["status"] == "working"
        waiting = victim.get(short).json()
        assert (waiting["status"], waiting["ahead"]) == ("waiting", 1)
        record.gate.set()
        *_, state = follow_analysis(victim, short)
        attacker = record.order[0]
        turns = [place for place, who in enumerate(record.order) if who != attacker]
        assert len(turns) == state["count"] == 6
        assert turns[-1] <= 2 * 6 + 2


def test_many_hints_do_not_hold_up_somebody_elses(
    tmp_path: Path, recorded: Callable[..., Recorder]
) -> None:
    record = recorded(connection, "find_hints", lambda match, *_: match.seats[0])
    with serving(tmp_path, limits=LIMITS, hint_seconds=0.01) as server, ExitStack() as stack:
        for number in range(1, 4):
            crowd = at_table(server, f"Crowd {number}", f"127.0.0.{number}")
            stack.enter_context(crowd)
            for one in range(6):
                crowd.send({"type": "hint", "id": f"h{one}", "seat": 0})
            assert crowd.ask("ping")["type"] == "pong"
        victim = stack.enter_context(at_table(server, "Victim", VICTIM))
        victim.send({"type": "hint", "id": "mine", "seat": 0})
        assert victim.ask("ping")["type"] == "pong"
        record.gate.set()
        assert victim.until("hinted")["id"] == "mine"
        assert record.order.index("Victim") <= 3


def test_whoever_goes_away_is_thought_for_no_more(
    tmp_path: Path, recorded: Callable[..., Recorder]
) -> None:
    record = recorded(connection, "find_hints", lambda match, *_: match.seats[0])
    with serving(tmp_path, limits=LIMITS, hint_seconds=0.01) as server:
        with at_table(server, "Gone", "127.0.0.1") as gone:
            for one in range(6):
                gone.send({"type": "hint", "id": f"h{one}", "seat": 0})
            while not record.order:  # the first is being thought about, the others wait
                assert gone.ask("ping")["type"] == "pong"
        with at_table(server, "Victim", VICTIM) as victim:
            while server.house.hints._counts:
                assert victim.ask("ping")["type"] == "pong"
            victim.send({"type": "hint", "id": "mine", "seat": 0})
            record.gate.set()
            assert victim.until("hinted")["id"] == "mine"
        assert record.order == ["Gone", "Victim"]


def test_many_tables_with_bots_do_not_hold_up_somebody_elses_bot(
    tmp_path: Path, recorded: Callable[..., Recorder]
) -> None:
    record = recorded(Thinking, "_pick", lambda thinking, *_: thinking._room.code)
    with serving(tmp_path, limits=LIMITS, bot_threads=1) as server, ExitStack() as stack:
        for number in range(40):
            stack.enter_context(against_bot(server, f"Crowd {number}", "127.0.0.1"))
        victim = stack.enter_context(against_bot(server, "Victim", VICTIM))
        record.gate.set()
        victim.wait_for(lambda client: client.view["ply"] == 1)
        assert record.order.index(victim.first["table"]["code"]) <= 3


def test_an_analysis_that_nobody_wants_any_more_is_given_up(
    tmp_path: Path, recorded: Callable[..., Recorder]
) -> None:
    record = recorded(analysing, "judge_next", id)
    with (
        serving(tmp_path, limits=LIMITS, analysis_iterations=2) as server,
        elsewhere(server) as other,
    ):
        path = uploaded(server.http, 40, 3)
        for asker in (server.http, other):
            assert asker.get(path).json()["status"] in ("waiting", "working")
        assert server.http.delete(path).json()["status"] == "cancelled"
        assert server.house.analyses._counts  # somebody else still wants it
        assert other.delete(path).json()["status"] == "cancelled"
        assert other.delete(path, headers={"origin": "http://evil.example"}).status_code == 403
        record.gate.set()
        with at_table(server, "Anna", "127.0.0.1") as anna:
            while server.house.analyses._counts:
                assert anna.ask("ping")["type"] == "pong"
        assert len(record.order) <= 1


def test_an_analysis_that_nobody_asks_about_is_given_up(
    tmp_path: Path, recorded: Callable[..., Recorder], monkeypatch: pytest.MonkeyPatch
) -> None:
    record = recorded(analysing, "judge_next", id)
    monkeypatch.setattr(analysing, "ABANDONED", -1.0)
    with serving(tmp_path, limits=LIMITS, analysis_iterations=2) as server:
        path = uploaded(server.http, 40, 3)
        assert server.http.get(path).status_code == 200
        record.gate.set()
        with at_table(server, "Anna", "127.0.0.1") as anna:
            while server.house.analyses._counts:
                assert anna.ask("ping")["type"] == "pong"
        assert len(record.order) == 1


def test_a_match_that_is_too_long_is_not_analysed(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "MOST_JUDGED", 5)
    refused = server.http.get(f"{uploaded(server.http, 6, 3)}?lang=de")
    assert (refused.status_code, refused.json()["code"]) == (413, "too-long-to-analyse")
    assert "höchstens 5" in refused.json()["text"]


def at_table(server: Server, name: str, address: str) -> Client:
    """Somebody at an address who is to move at a table of their own."""
    new_table = server.create("gluex", seats=[{"kind": "person", "name": n} for n in (name, "Ben")])
    return server.client(new_table["code"], new_table["seats"][0]["token"], seat=0, source=address)


def against_bot(server: Server, name: str, address: str) -> Client:
    """Somebody at an address who waits for a bot to begin."""
    new_table = server.create("gluex", seats=[{"kind": "bot", "level": "novice"}, {"kind": "open"}])
    wish = {"name": name}
    token = server.http.post(f"/api/tables/{new_table['code']}/join", json=wish).json()["token"]
    client = server.client(new_table["code"], token, new_table["host"], source=address)
    assert client.ask("start")["type"] == "done"
    return client
