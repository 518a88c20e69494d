"""What is told of a table's past is the same, whether somebody was told all along or comes now."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from spieltisch.engine.gallery import Deed
from spieltisch.engine.sounds import Sound
from spieltisch.tables import commands as c
from spieltisch.tables import events as e
from spieltisch.tables.notices import Moved, Notice, moved_as_json
from spieltisch.tables.past import MOST_TOLD, Past
from spieltisch.tables.table import Table
from spieltisch.tables.teller import Teller
from tables.sittings import Sitting

GAMES = ("sequence", "labyrinth", "gluex", "glow")
VIEWERS = (0, 1, None)


def counting(table: Table) -> list[e.Event]:
    """The events that count, by the words of the rule: looked for from the end of the log."""
    number, highest = len(table.matches), table.ply
    found: list[e.Event] = []
    lines = others = 0
    for event in reversed(table.log):
        if isinstance(event, e.Moved):
            counts = event.match == number and event.ply <= highest
        elif isinstance(event, e.Said):
            lines += 1
            counts = lines <= MOST_TOLD
        elif isinstance(event, e.Reacted):
            counts = False
        else:
            others += 1
            counts = others <= MOST_TOLD
        if isinstance(event, e.Undone):
            highest = min(highest, event.ply)
        found += [event] if counts else []
    return found[::-1]


def happen(sitting: Sitting, random: Random) -> list[Any]:
    """Something that can happen at a table for two just now."""
    seat, table = random.choice((0, 1)), sitting.table
    if "undo" in table.questions:
        return sitting.do(sitting.answer(1 - table.questions["undo"].seat, "undo"), 0, 1)
    what = random.choice(("say", "react", "leave", "undo", "resign", *["move"] * 9))
    if what == "say":
        return sitting.do(c.Say(id=sitting.id(), seat=seat, text="Hello"), seat)
    if what == "react":
        sitting.at += 60_000
        return sitting.do(c.React(id=sitting.id(), seat=seat, sign="sorry"), seat)
    if table.phase == "waiting":
        name = f"{random.choice('ABCDE')}{seat}"
        sitting.do(c.Rename(id=sitting.id(), seat=seat, name=name), seat)
        return sitting.do(c.Start(id=sitting.id())) if random.random() < 0.1 else []
    if what == "leave" and not table.seats[seat].resigned:
        sitting.do(c.Leave(id=sitting.id(), seat=seat), seat)
        return sitting.do(c.Return(id=sitting.id(), seat=seat), seat)
    if table.phase == "finished":
        sitting.do(c.Rematch(id=sitting.id(), seat=0), 0)
        return sitting.do(c.Rematch(id=sitting.id(), seat=1), 1)
    if what == "undo" and table.last_ply_of(seat) is not None:
        return sitting.do(sitting.undo(seat), seat)
    if what == "resign" and random.random() < 0.3:
        return sitting.do(c.Resign(id=sitting.id(), seat=seat), seat)
    mover = random.choice(table.actors)
    return sitting.move(mover, random.choice(table.matches[-1].legal(mover)))


@pytest.mark.parametrize("game", GAMES)
def test_what_was_told_along_the_way_is_what_somebody_new_is_told(game: str) -> None:
    matches, undone = 0, 0
    for seed in range(4):
        sitting, random = Sitting("Anna", "Ben", game=game), Random(seed)
        along = Teller(sitting.table)
        for number in range(150):
            events, viewer = happen(sitting, random), random.choice(VIEWERS)
            for event in events:
                along.tell(event, viewer)
            if number % 5 == 0:
                for viewer in VIEWERS:
                    new, counts = Teller(sitting.table), counting(sitting.table)
                    told = along.history(viewer)
                    assert told == new.history(viewer)
                    expected = [Teller(sitting.table).tell(one, viewer) for one in counts]
                    assert told.log == b"[%b]" % b",".join(expected)
        matches += len(sitting.table.matches)
        undone += sitting.table.undos
    assert matches > 8
    assert undone > 4


@pytest.mark.parametrize("game", GAMES)
def test_notices_are_written_as_their_types_are(game: str) -> None:
    kinds = set()
    for seed in range(3):
        sitting, random = Sitting("Anna", "Ben", game=game), Random(seed)
        teller = Teller(sitting.table)
        for _ in range(80):
            for event in happen(sitting, random):
                for viewer in VIEWERS:
                    text = teller.tell(event, viewer)
                    notice = msgspec.json.decode(text, type=Notice)
                    assert msgspec.json.encode(notice) == text
                    kinds.add(type(notice))
    assert Moved in kinds


def test_the_moderator_s_moves_are_written_as_their_type_is() -> None:
    event = e.Moved(n=7, at=9, match=1, ply=2, seat="moderator", move="talk blue", by="person")
    deed = Deed(3, b'{"key":"told-talk"}', Sound.PIECE)
    for told in (None, deed):
        text = moved_as_json(event, told)
        assert msgspec.json.encode(msgspec.json.decode(text, type=Moved)) == text


@pytest.mark.parametrize("game", GAMES)
def test_a_secret_is_told_to_nobody_else_whoever_was_told_first(game: str) -> None:
    for seed in range(20):
        sitting, random = Sitting("Anna", "Ben", game=game).start(), Random(seed)
        match, along = sitting.table.matches[-1], Teller(sitting.table)
        for _ in range(6):
            mover = random.choice(match.actors)
            [event, *_] = sitting.move(mover, random.choice(match.legal(mover)))
            along.tell(event, mover)
            for viewer in VIEWERS:
                told = json.loads(along.history(viewer).log)
                moves = [notice["move"] for notice in told if notice["type"] == "moved"]
                secret = [match.gallery.is_secret(ply, viewer) for ply in range(1, match.ply + 1)]
                assert [move is None for move in moves] == secret


def test_what_counts_no_longer_takes_no_memory() -> None:
    sitting = Sitting("Anna", "Ben", game="gluex").start()
    teller, sizes = Teller(sitting.table), []
    for _ in range(4):
        for _ in range(MOST_TOLD):
            sitting.do(c.Say(id=sitting.id(), seat=0, text="Hello"), 0)
        sitting.play_out()
        for seat in (0, 1):
            sitting.do(c.Rematch(id=sitting.id(), seat=seat), seat)
        teller.history(None)
        sizes.append(teller.size)
    assert max(sizes) < 1.2 * sizes[0]


def test_what_is_kept_of_an_event_is_forgotten_with_it() -> None:
    sitting = Sitting("Anna", "bot").start()
    past = Past(sitting.table)
    before = sitting.table.n
    sitting.move(0)
    past.look_on()
    past.keep(before + 1, b"told")
    assert past.told(before + 1) == b"told"
    sitting.do(sitting.undo(0), 0)
    past.look_on()
    assert past.told(before + 1) == b""
    past.keep(before + 1, b"told")
    assert past.told(before + 1) == b""
