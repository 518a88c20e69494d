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
from tables.sittings import Sitting

EYES = [Eyes(viewer, language) for viewer in (0, 1, None) for language in LANGUAGES]


def happenings(sitting: Sitting) -> Iterator[list[Any]]:
    """One thing after the other at a table for two that has just begun."""
    for _ in range(3):
        yield sitting.move()
    yield sitting.do(c.Say(id=sitting.id(), seat=0, text="Hello"), 0)
    yield sitting.move()
    mover = next(seat for seat in (0, 1) if sitting.table.last_ply_of(seat) is not None)
    yield sitting.do(sitting.undo(mover), mover)
    yield sitting.do(sitting.answer(1 - mover, "undo"), 1 - mover)
    yield sitting.move()
    yield sitting.do(c.OfferDraw(id=sitting.id(), seat=1), 1)
    yield sitting.move()
    yield sitting.do(c.Leave(id=sitting.id(), seat=0), 0)
    yield sitting.do(c.Return(id=sitting.id(), seat=0), 0)
    yield sitting.move()
    yield sitting.do(c.Resign(id=sitting.id(), seat=1), 1)
    for seat in (0, 1):
        yield sitting.do(c.Rematch(id=sitting.id(), seat=seat), seat)
    while sitting.table.phase == "playing":
        yield sitting.move()


@pytest.mark.parametrize("game", ["sequence", "labyrinth", "gluex", "glow"])
def test_everybody_is_sent_what_the_table_shows_from_there(game: str) -> None:
    sitting = Sitting("Anna", "Ben", game=game, clock=Clock("game", seconds=600)).start()
    show = Show("CODE", sitting.table)
    for events in happenings(sitting):
        show.update(events)
        sitting.at += 10
        for eyes in EYES:
            sent = json.loads(bytes(show.view(eyes, sitting.at)))
            assert sent == plain(sitting.view(eyes.seat, eyes.language))
            news = json.loads(show.news(eyes, sitting.table.n - len(events), sitting.at))
            notices = [Teller(sitting.table).tell(event, eyes) for event in events]
            assert news["events"] == plain(notices)


def test_a_secret_start_side_is_sent_to_nobody_else() -> None:
    sitting = Sitting("Anna", "Ben").start()
    show = Show("CODE", sitting.table)
    secret = sitting.first(0)
    show.update(sitting.move(0, secret))
    frames = {
        viewer: show.news(Eyes(viewer, "en"), sitting.table.n - 1, sitting.at)
        for viewer in (0, 1, None)
    }
    told = {viewer: json.loads(frame)["events"][0]["move"] for viewer, frame in frames.items()}
    assert told == {0: secret, 1: None, None: None}
    show.update(sitting.move(1))
    frames = {
        viewer: show.news(Eyes(viewer, "en"), sitting.table.n - 1, sitting.at)
        for viewer in (0, 1, None)
    }
    revealed = {viewer: json.loads(frame)["revealed"] for viewer, frame in frames.items()}
    assert [move["move"] for move in revealed[1]] == [secret]
    assert revealed[0] == []


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))
