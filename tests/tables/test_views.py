from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from spieltisch.engine import matchfile
from spieltisch.engine.words import LANGUAGES
from spieltisch.tables import commands as c
from spieltisch.tables import deciding
from spieltisch.tables.notices import Moved, Notice, Said
from spieltisch.tables.past import MOST_TOLD
from spieltisch.tables.refusals import Refusal
from spieltisch.tables.seats import Who
from spieltisch.tables.teller import Teller
from spieltisch.tables.views import info, may_see
from spieltisch.tables.words import WORDS
from tables.sittings import Sitting, notices


class Reads(list[Any]):
    """A log that counts how many of its events were looked at."""

    looks = 0

    def __iter__(self) -> Iterator[Any]:
        return self._counted(super().__iter__())

    def __reversed__(self) -> Iterator[Any]:
        return self._counted(super().__reversed__())

    def __getitem__(self, place: Any) -> Any:
        value = super().__getitem__(place)
        self.looks += len(value) if isinstance(place, slice) else 1
        return value

    def _counted(self, events: Iterator[Any]) -> Iterator[Any]:
        for event in events:
            self.looks += 1
            yield event


def moves_in(log: list[Notice]) -> list[Moved]:
    return [notice for notice in log if isinstance(notice, Moved)]


@pytest.mark.parametrize("game", ["sequence", "labyrinth", "gluex", "glow"])
def test_a_view_has_the_own_moves_by_numbers_that_read_in_both_languages(game: str) -> None:
    sitting = Sitting("Anna", "Ben", game=game).start()
    for _ in range(12):
        for seat in (0, 1):
            numbers, match = sitting.view(seat)["legal"], sitting.table.matches[-1]
            forms, is_busy = match.game.notation.forms, seat in sitting.table.actors
            for language in LANGUAGES:
                expected = match.legal(seat, language) if is_busy else []
                assert forms.texts(numbers, language) == expected
        assert sitting.view(None)["legal"] == []
        sitting.move()


def test_a_move_can_be_named_by_the_number_of_its_text() -> None:
    sitting = Sitting("Anna", "Ben", game="labyrinth").start()
    seat = sitting.table.actors[0]
    number = sitting.view(seat)["legal"][3]
    expected = sitting.first(seat, 3)
    play = c.Play(id="1", seat=seat, ply=0, move=number)
    [moved] = sitting.do(play, seat)
    assert moved.move == expected
    last = sitting.table.matches[-1].game.notation.forms.count
    with pytest.raises(Refusal, match=str(last)) as refused:
        sitting.do(c.Play(id="2", seat=sitting.table.actors[0], ply=1, move=last), 0, 1)
    assert refused.value.code == "unreadable"


@pytest.mark.parametrize("game", ["sequence", "labyrinth", "gluex", "glow"])
def test_seed_and_salt_are_told_only_at_the_end(game: str) -> None:
    sitting = Sitting("Anna", "Ben", game=game).start()
    deal = sitting.table.deals[-1]
    teller = Teller(sitting.table)

    def everything() -> str:
        facts: list[Any] = [info(sitting.table, "code")]
        for viewer in (0, 1, None):
            facts += [sitting.view(viewer), msgspec.Raw(teller.history(viewer).log)]
        return msgspec.json.encode(facts).decode()

    running = everything()
    assert deal.commitment in running
    assert deal.salt not in running
    for secret in ("t0", "t1", "host"):
        assert f'"{secret}"' not in running
    sitting.play_out()
    view = sitting.view(None)["deal"]
    assert view is not None
    assert matchfile.commitment(int(view.seed or ""), view.salt or "") == view.commitment


def test_a_secret_move_is_told_when_it_is_none_any_more() -> None:
    sitting = Sitting("Anna", "Ben").start()
    secret = sitting.first(0)
    sitting.move(0, secret)
    teller = Teller(sitting.table)
    own, other = (moves_in(notices(teller.history(seat).log))[-1] for seat in (0, 1))
    assert own.move is not None
    assert (sitting.text(own.move), other.move, other.told) == (secret, None, None)
    assert teller.reveal(1, 1) == []
    sitting.move(1)
    [revealed] = teller.reveal(1, 1)
    assert (revealed.ply, sitting.text(revealed.move)) == (1, secret)
    assert teller.reveal(1, 0) == []


def test_moves_taken_back_are_not_told_again() -> None:
    sitting = Sitting("Anna", "bot").start()
    match = sitting.table.match
    assert match is not None
    first, second = match.legal(0)
    sitting.move(0, first)
    sitting.do(sitting.undo(0), 0)
    sitting.move(0, second)
    log = sitting.told(0)
    assert [sitting.text(move.move or 0) for move in moves_in(log)] == [second]


def test_everything_is_told_in_one_pass_however_often_moves_were_taken_back() -> None:
    sitting = Sitting("Anna", "bot").start()
    for _ in range(300):
        sitting.move(0)
        sitting.do(sitting.undo(0), 0)
    sitting.move(0)
    read = Reads(sitting.table.log)
    sitting.table.log = read
    log = sitting.told(0)
    assert [move.ply for move in moves_in(log)] == [1]
    assert read.looks <= 2 * len(read)


def names_in(sitting: Sitting) -> list[tuple[str, str | None]]:
    """What is told of each event that is about somebody, and their name."""
    return [
        (type(notice).__name__, notice.name)
        for notice in sitting.told(None)
        if not isinstance(notice, Moved) and hasattr(notice, "name")
    ]


def test_what_was_done_before_a_rematch_is_still_told_of_those_who_did_it() -> None:
    sitting = Sitting("Anna", "Ben").start()
    sitting.move(0)
    sitting.do(sitting.undo(0), 0)
    sitting.do(sitting.answer(1, "undo", yes=False), 1)
    sitting.do(c.Resign(id="1", seat=0), 0)
    sitting.do(c.Rematch(id="2", seat=0), 0)
    before = names_in(sitting)
    sitting.do(c.Rematch(id="3", seat=1), 1)
    assert [seat.name for seat in sitting.table.seats] == ["Ben", "Anna"]
    sitting.do(c.Leave(id="4", seat=0), 0)
    expected = [
        ("Asked", "Anna"),
        ("Answered", "Ben"),
        ("Resigned", "Anna"),
        ("Asked", "Anna"),
    ]
    assert before == expected
    assert names_in(sitting) == [*expected, ("Asked", "Ben"), ("Left", "Ben")]
    assert sitting.again().sittings == sitting.table.sittings


def test_who_left_before_the_start_is_not_taken_for_whoever_came_after() -> None:
    sitting = Sitting("open", "Ben")
    for name in ("Anna", "Cara"):
        token = name.lower()
        sitting.apply(deciding.join(sitting.table, c.Join(name=name, token=token), sitting.at))
        if name == "Anna":
            sitting.do(c.Leave(id="1", seat=0), 0)
    assert names_in(sitting) == [("Sat", "Anna"), ("Left", "Anna"), ("Sat", "Cara")]


def test_a_bot_goes_by_its_level() -> None:
    sitting = Sitting("Anna", "bot").start()
    sitting.apply(deciding.stumble(sitting.table, 1, "casual", sitting.at))
    assert names_in(sitting) == [("Stumbled", None)]


def test_of_a_long_talk_the_newest_lines_are_told_and_the_others_counted() -> None:
    sitting = Sitting("Anna", "Ben")
    for number in range(MOST_TOLD + 30):
        sitting.do(c.Say(id=sitting.id(), seat=0, text=f"line {number}"), 0)
    history = Teller(sitting.table).history(None)
    lines = [notice.text for notice in notices(history.log) if isinstance(notice, Said)]
    assert lines == [f"line {number}" for number in range(30, MOST_TOLD + 30)]
    assert history.earlier == 30


def test_of_endless_comings_and_goings_the_newest_are_told_but_every_move() -> None:
    sitting = Sitting("Anna", "Ben").start()
    sitting.move(0)
    for _ in range(MOST_TOLD):
        sitting.do(c.Leave(id=sitting.id(), seat=1), 1)
        sitting.do(c.Return(id=sitting.id(), seat=1), 1)
    history = Teller(sitting.table).history(None)
    log = notices(history.log)
    assert len(moves_in(log)) == 1
    assert len(log) == MOST_TOLD + 1
    assert history.earlier == 0


def test_through_whose_eyes_somebody_may_look() -> None:
    sitting = Sitting("Anna", "Ben").start()
    anna = sitting.who(0)
    assert may_see(sitting.table, 1, 0, anna)
    assert may_see(sitting.table, 1, None, Who())
    assert not may_see(sitting.table, 1, 1, anna)
    assert not may_see(sitting.table, 1, "all", anna)
    sitting.play_out()
    assert may_see(sitting.table, 1, 1, Who())
    assert may_see(sitting.table, 1, "all", Who())


def test_both_languages_have_the_same_sentences() -> None:
    english, german = (WORDS.keys(language) for language in LANGUAGES)
    assert english == german
