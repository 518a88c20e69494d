"""Whatever fails in the thinking about hints, analyses and moves is answered and logged once."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import pytest

import spieltisch
from server.running import Server
from spieltisch.server import connection, mishaps
from spieltisch.server.api import analysing
from spieltisch.server.mishaps import Mishaps
from spieltisch.server.thinking import Thinking
from spieltisch.server.words import ServerRefusal

Fail = Callable[[Any, str], list[None]]


@pytest.fixture
def fail(monkeypatch: pytest.MonkeyPatch) -> Fail:
    """Makes a piece of work fail, and counts how often it is tried."""

    def failing(module: Any, name: str) -> list[None]:
        tries: list[None] = []

        def overflow(*about: Any, **more: Any) -> Any:
            tries.append(None)
            raise OverflowError("Python int too large to convert to C long")

        monkeypatch.setattr(module, name, overflow)
        return tries

    return failing


def logged(caplog: pytest.LogCaptureFixture, code: str) -> list[str]:
    return [line for line in caplog.messages if line.startswith(f"table {code}: thinking failed")]


def test_a_hint_that_fails_is_answered_remembered_and_logged_once(
    server: Server, fail: Fail, caplog: pytest.LogCaptureFixture
) -> None:
    tries = fail(connection, "find_hints")
    new_table = server.create("gluex")
    tokens = [seat["token"] for seat in new_table["seats"]]
    with server.client(new_table["code"], *tokens, lang="de") as client:
        answers = [client.ask("hint", seat=0) for _ in range(3)]
        assert {answer["code"] for answer in answers} == {"thinking-failed"}
        assert answers[0]["text"].startswith("Das Nachdenken darüber ist gescheitert")
        assert len(tries) == len(logged(caplog, new_table["code"])) == 1
        assert client.ask("hint", seat=1)["code"] == "thinking-failed"
        assert len(tries) == 2


def test_an_analysis_that_fails_is_answered_remembered_and_logged_once(
    server: Server, fail: Fail, caplog: pytest.LogCaptureFixture
) -> None:
    tries = fail(analysing, "judge_next")
    match = spieltisch.game("gluex").new(players=2, seed=3)
    while not match.over:
        match.play(match.legal(match.actors[0])[0], match.actors[0])
    code = server.http.post("/api/matches", content=match.save()).json()["code"]
    answer = server.http.get(f"/api/tables/{code}/analysis")
    while answer.status_code == 200:
        assert answer.json()["status"] in ("waiting", "working")
        answer = server.http.get(f"/api/tables/{code}/analysis")
    for _ in range(3):
        answer = server.http.get(f"/api/tables/{code}/analysis")
        assert (answer.status_code, answer.json()["code"]) == (500, "thinking-failed")
    assert len(tries) == len(logged(caplog, code)) == 1


def test_a_bot_that_fails_plays_on_and_is_logged_once(
    server: Server, fail: Fail, caplog: pytest.LogCaptureFixture
) -> None:
    tries = fail(Thinking, "_pick")
    bots = [{"kind": "bot", "level": "novice"}] * 2
    new_table = server.create("gluex", seats=bots)
    with server.client(new_table["code"]) as spectator:
        spectator.wait_for(lambda client: client.view["phase"] == "finished")
        stumbled = [event for event in spectator.events if event["type"] == "stumbled"]
    assert [(event["seat"], event["level"]) for event in stumbled] == [(0, "novice"), (1, "novice")]
    assert len(tries) == 2  # each of them once
    assert len(logged(caplog, new_table["code"])) == 1


def test_the_oldest_mishaps_are_forgotten(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    known = Mishaps()
    for ply in range(mishaps.MOST + 1):
        known.remember("ABCDE", ply, OverflowError())
    known.check("ABCDE", 0)
    known.check("FGHIJ", 1)
    with pytest.raises(ServerRefusal):
        known.check("ABCDE", 1)
