"""What is sent is what a table shows, however much of it was encoded for an earlier event."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from server.running import changed
from spieltisch.server.messages import NewsHead, news_head
from spieltisch.server.showing import Show
from spieltisch.tables import commands as c
from spieltisch.tables.clocks import Clock
from spieltisch.tables.teller import Teller
from tables.sittings import Sitting

VIEWERS = (0, 1, None)


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
        for viewer in VIEWERS:
            sent = json.loads(bytes(show.view(viewer, sitting.at)))
            assert sent == plain(sitting.view(viewer))
            news = json.loads(show.news(viewer, sitting.table.n - len(events), sitting.at))
            notices = [Teller(sitting.table).tell(event, viewer) for event in events]
            assert news["events"] == [json.loads(notice) for notice in notices]


@pytest.mark.parametrize("clock", [Clock(), Clock("game", seconds=600)], ids=["none", "clock"])
@pytest.mark.parametrize("game", ["sequence", "labyrinth", "gluex", "glow"])
def test_changes_make_of_the_last_view_the_next_one(game: str, clock: Clock) -> None:
    sitting = Sitting("Anna", "Ben", game=game, clock=clock).start()
    show = Show("CODE", sitting.table)
    views: dict[int | None, Any] = dict.fromkeys(VIEWERS)
    counts = {"view": 0, "changes": 0}
    for events in happenings(sitting):
        show.update(events)
        sitting.at += 10
        last = sitting.table.n - len(events)
        for viewer in VIEWERS:
            news = json.loads(show.changes(viewer, last, sitting.at))
            if news.get("changes") is not None:
                counts["changes"] += 1
                views[viewer] = changed(views[viewer], news["changes"])
            elif news["view"] is not None:
                counts["view"] += 1
                views[viewer] = news["view"]
            if news.get("changes", news.get("view")) is not None:
                expected = plain(sitting.view(viewer))
                if not expected["clock"]["running"]:  # nobody needs to know since when
                    expected["clock"]["at"] = views[viewer]["clock"]["at"]
                assert views[viewer] == expected
    assert counts["changes"] > 5 * counts["view"]


@pytest.mark.parametrize("game", ["sequence", "labyrinth", "gluex", "glow"])
def test_nobody_is_offered_moves_that_a_bot_makes_for_them(game: str) -> None:
    sitting = Sitting("Anna", "Ben", "Carl", game=game).start()
    seat, show = sitting.table.actors[0], Show("CODE", sitting.table)
    assert json.loads(bytes(show.view(seat, sitting.at)))["legal"]
    last = sitting.table.n
    show.changes(seat, last - 1, sitting.at)
    show.update(sitting.do(c.Resign(id=sitting.id(), seat=seat), seat))
    assert seat in sitting.table.actors
    assert json.loads(bytes(show.view(seat, sitting.at)))["legal"] == []
    assert json.loads(show.changes(seat, last, sitting.at))["changes"]["legal"] == []


def test_changes_are_told_only_of_what_was_told_before() -> None:
    sitting = Sitting("Anna", "Ben", game="sequence").start()
    show = Show("CODE", sitting.table)

    def news(last: int) -> Any:
        return json.loads(show.changes(0, last, sitting.at))

    show.update(sitting.move())
    assert "view" in news(sitting.table.n - 1)
    show.update(sitting.move())  # of which nobody is told
    show.update(sitting.move())
    assert "view" in news(sitting.table.n - 1)
    show.update(sitting.do(c.Say(id=sitting.id(), seat=0, text="Hello"), 0))
    assert news(sitting.table.n - 1)["view"] is None
    show.update(sitting.move())
    assert "changes" in news(sitting.table.n - 1)
    assert "view" in news(sitting.table.n - 2)


def test_a_secret_start_side_is_sent_to_nobody_else() -> None:
    sitting = Sitting("Anna", "Ben").start()
    show = Show("CODE", sitting.table)
    secret = sitting.first(0)
    show.update(sitting.move(0, secret))
    frames = {viewer: show.news(viewer, sitting.table.n - 1, sitting.at) for viewer in VIEWERS}
    number = sitting.view(0)["legal"]
    moves = {viewer: json.loads(frame)["events"][0]["move"] for viewer, frame in frames.items()}
    assert (moves[1], moves[None]) == (None, None)
    assert sitting.text(moves[0]) == secret
    assert number == []
    show.update(sitting.move(1))
    frames = {viewer: show.news(viewer, sitting.table.n - 1, sitting.at) for viewer in VIEWERS}
    revealed = {viewer: json.loads(frame)["revealed"] for viewer, frame in frames.items()}
    assert [sitting.text(move["move"]) for move in revealed[1]] == [secret]
    assert revealed[0] == []


def test_the_head_of_news_is_written_as_its_type_is() -> None:
    sitting = Sitting("Anna", "Ben").start()
    events = [*sitting.move(0), *sitting.move(1)]
    teller = Teller(sitting.table)
    for revealed in ([], teller.reveal(1, 1)):
        told = [teller.tell(event, None) for event in events]
        text = news_head(3, sitting.table.n, told, revealed)
        assert msgspec.json.encode(msgspec.json.decode(text, type=NewsHead)) == text
    assert teller.reveal(1, 1) != []


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))
