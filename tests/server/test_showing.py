"""What is sent is what a table shows, however much of it was encoded for an earlier event."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from spieltisch.engine.words import LANGUAGES
from spieltisch.server.showing import Show
from spieltisch.tables import commands as c
from spieltisch.tables.clocks import Clock
from spieltisch.tables.teller import Eyes, Teller
from tables.laying import Laid

EYES = [Eyes(viewer, language) for viewer in (0, 1, None) for language in LANGUAGES]


def happenings(laid: Laid) -> Iterator[list[Any]]:
    """One thing after the other at a table for two that has just begun."""
    for _ in range(3):
        yield laid.move()
    yield laid.do(c.Say(id=laid.id(), seat=0, text="Hello"), 0)
    yield laid.move()
    mover = next(seat for seat in (0, 1) if laid.table.last_ply_of(seat) is not None)
    yield laid.do(laid.undo(mover), mover)
    yield laid.do(laid.answer(1 - mover, "undo"), 1 - mover)
    yield laid.move()
    yield laid.do(c.OfferDraw(id=laid.id(), seat=1), 1)
    yield laid.move()
    yield laid.do(c.Leave(id=laid.id(), seat=0), 0)
    yield laid.do(c.Return(id=laid.id(), seat=0), 0)
    yield laid.move()
    yield laid.do(c.Resign(id=laid.id(), seat=1), 1)
    for seat in (0, 1):
        yield laid.do(c.Rematch(id=laid.id(), seat=seat), seat)
    while laid.table.phase == "playing":
        yield laid.move()


@pytest.mark.parametrize("game", ["sequence", "labyrinth", "gluex", "glow"])
def test_everybody_is_sent_what_the_table_shows_from_there(game: str) -> None:
    laid = Laid("Anna", "Ben", game=game, clock=Clock("game", seconds=600)).start()
    show = Show("CODE", laid.table)
    for events in happenings(laid):
        show.update(events)
        laid.at += 10
        for eyes in EYES:
            sent = json.loads(bytes(show.view(eyes, laid.at)))
            assert sent == plain(laid.view(eyes.seat, eyes.language))
            news = json.loads(show.news(eyes, laid.table.n - len(events), laid.at))
            notices = [Teller(laid.table).tell(event, eyes) for event in events]
            assert news["events"] == plain(notices)


def test_a_secret_start_side_is_sent_to_nobody_else() -> None:
    laid = Laid("Anna", "Ben").start()
    show = Show("CODE", laid.table)
    secret = laid.first(0)
    show.update(laid.move(0, secret))
    frames = {
        viewer: show.news(Eyes(viewer, "en"), laid.table.n - 1, laid.at) for viewer in (0, 1, None)
    }
    told = {viewer: json.loads(frame)["events"][0]["move"] for viewer, frame in frames.items()}
    assert told == {0: secret, 1: None, None: None}
    show.update(laid.move(1))
    frames = {
        viewer: show.news(Eyes(viewer, "en"), laid.table.n - 1, laid.at) for viewer in (0, 1, None)
    }
    revealed = {viewer: json.loads(frame)["revealed"] for viewer, frame in frames.items()}
    assert [move["move"] for move in revealed[1]] == [secret]
    assert revealed[0] == []


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))
