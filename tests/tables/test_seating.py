from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from spieltisch.tables import commands as c
from spieltisch.tables import deciding
from spieltisch.tables.clocks import Clock
from spieltisch.tables.events import Said
from spieltisch.tables.refusals import Refusal
from spieltisch.tables.seating import GRACE
from spieltisch.tables.seats import Who
from spieltisch.tables.views import facts
from tables.sittings import HOST, Sitting, kinds


def refused(sitting: Sitting, command: Any, *seats: int, who: Who | None = None) -> str:
    """The code of the refusal; nothing may have changed by it."""
    before = sitting.table.n
    known = who or (sitting.who(*seats) if seats else Who(host=True, mark="host"))
    with pytest.raises(Refusal) as caught:
        deciding.decide(sitting.table, command, known, sitting.at, sitting.chance)
    assert sitting.table.n == before
    assert caught.value.say("de") != caught.value.say("en")
    return caught.value.code


def join(sitting: Sitting, name: str, token: str = "secret", **more: Any) -> list[Any]:
    return sitting.apply(
        deciding.join(sitting.table, c.Join(name=name, token=token, **more), sitting.at)
    )


def join_refused(sitting: Sitting, name: str, **more: Any) -> str:
    with pytest.raises(Refusal) as caught:
        join(sitting, name, token="other", **more)
    return caught.value.code


def test_the_first_open_seat_is_taken() -> None:
    sitting = Sitting("Anna", "open", "open")
    join(sitting, "Ben", colour="red")
    assert [seat.name for seat in sitting.table.seats] == ["Anna", "Ben", None]
    assert sitting.table.seats[1].colour == "red"


def test_who_joins_twice_with_the_same_token_keeps_the_seat() -> None:
    sitting = Sitting("Anna", "open", "open")
    join(sitting, "Ben")
    assert join(sitting, "Ben") == []
    assert sitting.table.seat_of("secret") == 1


def test_joining_is_refused_by_name() -> None:
    sitting = Sitting("Anna", "open", "bot")
    assert join_refused(sitting, "Ben", seat=0) == "seat-taken"
    assert join_refused(sitting, "Ben", seat=9) == "wrong-seat"
    assert join_refused(sitting, "  ") == "name-empty"
    assert join_refused(sitting, "B" * 25) == "name-too-long"
    assert join_refused(sitting, "anna") == "name-taken"
    assert join_refused(sitting, "Ben\u202enib") == "bad-text"
    assert join_refused(sitting, "Ben", colour="mauve") == "bad-colour"
    join(sitting, "Ben", colour="red")
    assert join_refused(sitting, "Cara") == "table-full"
    sitting.start()
    assert join_refused(sitting, "Cara") == "already-started"


def test_name_and_colour_can_be_changed_before_the_start() -> None:
    sitting = Sitting("Anna", "Ben")
    sitting.do(c.Rename(id="1", seat=0, name="Anne", colour="blue"), 0)
    assert sitting.table.seats[0].name == "Anne"
    assert refused(sitting, c.Rename(id="2", seat=1, name="ANNE"), 1) == "name-taken"
    assert (
        refused(sitting, c.Rename(id="3", seat=1, name="Ben", colour="blue"), 1) == "colour-taken"
    )
    sitting.start()
    assert refused(sitting, c.Rename(id="4", seat=0, name="Anna"), 0) == "already-started"


def test_the_host_lays_seats_and_starts() -> None:
    sitting = Sitting("Anna", "open", "open")
    assert refused(sitting, c.Start(id="1")) == "seats-open"
    sitting.do(c.SetSeat(id="2", seat=1, kind="bot", level="expert"))
    sitting.do(c.SetSeat(id="3", seat=2, kind="bot", level="novice"))
    assert refused(sitting, c.SetSeat(id="4", seat=1, kind="bot")) == "unknown-bot"
    assert refused(sitting, c.SetSeat(id="5", seat=7, kind="open")) == "wrong-seat"
    assert refused(sitting, c.Start(id="6"), 0) == "not-host"
    sitting.start()
    assert sitting.table.phase == "playing"
    assert refused(sitting, c.Start(id="7")) == "already-started"
    assert refused(sitting, c.SetSeat(id="8", seat=1, kind="open")) == "already-started"


def test_a_seat_needs_its_own_token() -> None:
    sitting = Sitting("Anna", "Ben").start()
    leave = c.Leave(id="1", seat=0)
    assert refused(sitting, leave, 1) == "wrong-token"
    assert refused(sitting, leave, who=Who()) == "wrong-token"
    assert refused(sitting, leave, who=Who(host=True)) == "wrong-token"
    assert refused(sitting, c.Leave(id="2", seat=5), 1) == "wrong-seat"


def test_who_leaves_before_the_start_makes_room() -> None:
    sitting = Sitting("Anna", "Ben")
    sitting.do(c.Leave(id="1", seat=1), 1)
    assert sitting.table.seats[1].kind == "open"
    assert sitting.table.seat_of("t1") is None


def test_the_host_lets_a_bot_sit_in_and_gives_the_seat_back() -> None:
    sitting = Sitting("Anna", "Ben", "Cara").start()
    assert refused(sitting, c.Replace(id="1", seat=1)) == "not-left"
    assert refused(sitting, c.GiveBack(id="2", seat=1)) == "not-replaced"
    sitting.do(c.Leave(id="3", seat=1), 1)
    assert sitting.table.seats[1].left
    sitting.do(c.Replace(id="4", seat=1, level="skilled"))
    assert 1 in sitting.table.bots_due(sitting.at)
    assert refused(sitting, c.Play(id="5", seat=1, ply=0, move="start 6"), 1) == "bot-plays"
    sitting.do(c.GiveBack(id="6", seat=1))
    assert sitting.table.seats[1].level is None
    assert sitting.table.seats[1].left


@pytest.mark.parametrize(("clock", "may"), [(Clock(), True), (Clock("days", days=3), False)])
def test_a_bot_sits_in_for_somebody_who_is_away_unless_there_are_days(
    clock: Clock, may: bool
) -> None:
    sitting = Sitting("Anna", "Ben", clock=clock).start()
    host = dataclasses.replace(HOST, away={1: sitting.at - GRACE})
    command = c.Replace(id="1", seat=1)
    if may:
        sitting.apply(deciding.decide(sitting.table, command, host, sitting.at, sitting.chance))
        assert 1 in sitting.table.bots_due(sitting.at)
        assert kinds(sitting.do(c.Return(id="2", seat=1), 1)) == ["GivenBack"]
    else:
        assert refused(sitting, command, who=host) == "not-left"


def test_nobody_is_replaced_who_has_only_just_gone() -> None:
    sitting = Sitting("Anna", "Ben").start()
    host = dataclasses.replace(HOST, away={1: sitting.at - GRACE + 5_500})
    command = c.Replace(id="1", seat=1)
    with pytest.raises(Refusal, match="6 seconds") as caught:
        deciding.decide(sitting.table, command, host, sitting.at, sitting.chance)
    assert caught.value.code == "just-away"
    assert "6 Sekunden" in caught.value.say("de")
    sitting.do(c.Leave(id="2", seat=1), 1)
    done = deciding.decide(sitting.table, command, host, sitting.at, sitting.chance)
    assert kinds(done.events) == ["Replaced"]


def test_who_comes_back_plays_on() -> None:
    sitting = Sitting("Anna", "Ben").start()
    sitting.do(c.Leave(id="1", seat=1), 1)
    sitting.do(c.Replace(id="2", seat=1))
    assert kinds(sitting.do(c.Return(id="3", seat=1), 1)) == ["Returned", "GivenBack"]
    assert sitting.table.seats[1].plays
    sitting.move(1)


def test_a_bot_sits_in_only_while_a_match_is_played() -> None:
    sitting = Sitting("Anna", "Ben")
    assert refused(sitting, c.Replace(id="1", seat=1)) == "not-started"
    sitting.start().play_out()
    assert refused(sitting, c.Replace(id="2", seat=1)) == "finished"


def test_people_and_named_spectators_chat() -> None:
    sitting = Sitting("Anna", "open")
    sitting.do(c.Say(id="1", seat=0, text="<b>Hallo</b>"), 0)
    message = sitting.table.log[-1]
    assert isinstance(message, Said)
    assert (message.name, message.text) == ("Anna", "<b>Hallo</b>")
    watching = Who(name="Zoe")
    done = deciding.decide(
        sitting.table, c.Say(id="1", text="Hi"), watching, sitting.at, sitting.chance
    )
    [spoken] = done.events
    assert isinstance(spoken, Said)
    assert spoken.name == "Zoe"
    assert refused(sitting, c.Say(id="2", text="Hi"), who=Who()) == "name-empty"
    assert refused(sitting, c.Say(id="3", seat=0, text=" "), 0) == "text-empty"
    assert refused(sitting, c.Say(id="4", seat=0, text="x" * 501), 0) == "text-too-long"
    assert refused(sitting, c.Say(id="5", seat=0, text="a\x00b"), 0) == "bad-text"
    assert refused(sitting, c.Say(id="6", seat=0, text="x"), who=watching) == "wrong-token"


@pytest.mark.parametrize("name", ["Anna", " anna ", "ＡＮＮＡ"])
def test_no_spectator_speaks_under_the_name_of_a_player(name: str) -> None:
    sitting = Sitting("Anna", "open")
    assert refused(sitting, c.Say(id="1", text="I resign"), who=Who(name=name)) == "name-taken"


LIKE_ANNA = {
    "capitals": "ANNA",
    "Cyrillic": "\u0410nn\u0430",
    "Greek": "\u0391nna",
    "a joiner": "An\u200dna",
    "a blank letter": "Anna\u3164",
    "a variation": "Anna\ufe0f",
    "full width": "\uff21nna",
    "mathematical": "\U0001d400nna",
    "small capitals": "\u1d00\u0274\u0274\u1d00",
}


@pytest.mark.parametrize("name", LIKE_ANNA.values(), ids=LIKE_ANNA)
def test_nobody_looks_like_somebody_else(name: str) -> None:
    sitting = Sitting("Anna", "open")
    assert join_refused(sitting, name) == "name-taken"
    spectator = Who(name=name)
    assert refused(sitting, c.Say(id="x", text="hello"), who=spectator) == "name-taken"


@pytest.mark.parametrize(
    "name", ["Anne", "Hanna", "\u0410\u043d\u043d\u0430", "\u00c4nna", "Anna 2"]
)
def test_who_has_another_name_may_sit_down(name: str) -> None:
    sitting = Sitting("Anna", "open")
    join(sitting, name)
    assert sitting.table.seats[1].name == name


@pytest.mark.parametrize("name", ["\u3164", "\u200d", "\u2800 \u2800", "\ufe0f", "\u034f"])
def test_a_name_that_nobody_sees_is_none(name: str) -> None:
    assert join_refused(Sitting("Anna", "open"), name) == "name-empty"


@pytest.mark.parametrize("name", ["Host", "SYSTEM", "H\u043est", "casual", "Casua1", "Gastgeber"])
def test_nobody_speaks_for_the_house_or_a_bot(name: str) -> None:
    sitting = Sitting("Anna", "open")
    assert join_refused(sitting, name) == "name-reserved"
    assert refused(sitting, c.Say(id="x", text="hello"), who=Who(name=name)) == "name-reserved"
    assert refused(sitting, c.Rename(id="y", seat=0, name=name), 0) == "name-reserved"


def test_the_host_gives_all_open_seats_to_bots_at_once() -> None:
    sitting = Sitting("Anna", "open", "bot:expert", "open")
    wish = c.FillSeats(id="1", level="casual")
    assert refused(sitting, wish, 0) == "not-host"
    assert kinds(sitting.do(wish)) == ["SeatSet", "SeatSet"]
    levels = [seat.level for seat in sitting.table.seats]
    assert levels == [None, "casual", "expert", "casual"]
    assert sitting.do(wish) == []  # the same message once more
    assert refused(sitting, c.FillSeats(id="2", level="casual")) == "no-open-seat"
    sitting.start()
    assert refused(sitting, c.FillSeats(id="3", level="casual")) == "already-started"


def test_whom_the_host_sends_away_holds_no_seat_any_more() -> None:
    sitting = Sitting("Anna", "Ben", "bot", "open")
    wish = c.SendAway(id="1", seat=1)
    assert refused(sitting, wish, 0) == "not-host"
    assert kinds(sitting.do(wish)) == ["SentAway"]
    assert sitting.table.seats[1].kind == "open"
    assert sitting.table.seat_of("t1") is None
    assert not sitting.table.who({"t1"}).seats
    assert sitting.again().seats == sitting.table.seats
    for seat in (1, 2, 3):
        assert refused(sitting, c.SendAway(id="2", seat=seat)) == "nobody-there"
    assert refused(sitting, c.SendAway(id="3", seat=9)) == "wrong-seat"


def test_who_sat_where_the_host_puts_a_bot_or_opens_the_seat_was_sent_away() -> None:
    sitting = Sitting("Anna", "Ben", "Carla", "open")
    wish = c.SetSeat(id="1", seat=1, kind="bot", level="casual")
    assert kinds(sitting.do(wish)) == ["SentAway", "SeatSet"]
    assert (sitting.table.seats[1].kind, sitting.table.seat_of("t1")) == ("bot", None)
    assert kinds(sitting.do(c.SetSeat(id="2", seat=2, kind="open"))) == ["SentAway"]
    assert sitting.table.seats[2].kind == "open"
    assert kinds(sitting.do(c.SetSeat(id="3", seat=3, kind="open"))) == ["SeatSet"]


def test_who_was_sent_away_is_let_back_in_as_they_were() -> None:
    sitting = Sitting("Anna", "Ben", "open")
    sitting.do(c.Rename(id="1", seat=1, name="Ben", colour="red"), 1)
    ben = sitting.table.seats[1]
    sitting.do(c.SetSeat(id="2", seat=1, kind="bot", level="casual"))
    assert sitting.table.who({"t1"}).is_outcast
    wish = c.Readmit(id="3", outcast=0)
    assert refused(sitting, wish, 0) == "not-host"
    assert kinds(sitting.do(wish)) == ["Readmitted"]
    assert (sitting.table.seats[2], sitting.table.outcasts) == (ben, [])
    assert not sitting.table.who({"t1"}).is_outcast
    assert sitting.again().seats == sitting.table.seats
    assert refused(sitting, c.Readmit(id="4", outcast=0)) == "nobody-there"


def test_who_was_sent_away_needs_a_free_seat_and_a_free_name_to_come_back() -> None:
    sitting = Sitting("Anna", "Ben", "open")
    sitting.do(c.SendAway(id="1", seat=1))
    sitting.do(c.FillSeats(id="2", level="casual"))
    assert refused(sitting, c.Readmit(id="3", outcast=0)) == "table-full"
    sitting.do(c.SetSeat(id="4", seat=1, kind="open"))
    sitting.do(c.Rename(id="5", seat=0, name="Ben", colour=None), 0)
    assert refused(sitting, c.Readmit(id="6", outcast=0)) == "name-taken"


def test_nobody_is_sent_away_during_a_match() -> None:
    sitting = Sitting("Anna", "Ben").start()
    assert refused(sitting, c.SendAway(id="1", seat=1)) == "already-started"
    assert refused(sitting, c.SwapSeats(id="2", seat=0, other=1)) == "already-started"


def test_people_keep_everything_when_seats_change_places() -> None:
    sitting = Sitting("Anna", "Ben", "open", "bot")
    sitting.do(c.Rename(id="1", seat=0, name="Anna", colour="red"), 0)
    before = list(sitting.table.seats)
    wish = c.SwapSeats(id="2", seat=0, other=3)
    assert refused(sitting, wish, 0) == "not-host"
    assert kinds(sitting.do(wish)) == ["Swapped"]
    assert sitting.table.seats == [before[3], before[1], before[2], before[0]]
    assert sitting.table.seat_of("t0") == 3
    assert sitting.again().seats == sitting.table.seats
    assert refused(sitting, c.SwapSeats(id="3", seat=1, other=1)) == "wrong-seat"
    assert refused(sitting, c.SwapSeats(id="4", seat=1, other=9)) == "wrong-seat"


def test_partners_are_known_before_the_match_begins() -> None:
    four = Sitting("Anna", "open", "open", "open", game="sequence", options={})
    assert facts(four.table, "code").teams == ["blue", "green", "blue", "green"]
    two = Sitting("Anna", "open", game="sequence", options={})
    assert facts(two.table, "code").teams is None
    assert facts(Sitting("Anna", "open").table, "code").teams is None
