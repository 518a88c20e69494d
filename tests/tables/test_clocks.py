from __future__ import annotations

from spieltisch.tables import commands as c
from spieltisch.tables import deciding
from spieltisch.tables.clocks import DAY, HOUR, Clock
from spieltisch.tables.events import Woken, number_events
from tables.sittings import Sitting, kinds
from tables.test_seating import refused


def lapse(sitting: Sitting) -> list[object]:
    return sitting.apply(deciding.lapse(sitting.table, sitting.at))


def to_turns(sitting: Sitting) -> int:
    """Past the start of Glüx, where all act at once; the seat that is to move."""
    sitting.move(0)
    sitting.move(1)
    return sitting.table.actors[0]


def test_without_a_clock_nothing_runs() -> None:
    sitting = Sitting("Anna", "Ben").start()
    sitting.at += 10 * DAY
    assert sitting.table.times.left(0, sitting.at) is None
    assert sitting.table.bots_due(sitting.at) == {}
    assert sitting.table.times.next_lapse() is None


def test_with_time_for_each_move_a_bot_makes_this_one_move() -> None:
    sitting = Sitting("Anna", "Ben", clock=Clock("move", seconds=30, then="skilled")).start()
    seat = to_turns(sitting)
    sitting.at += 29_000
    assert sitting.table.bots_due(sitting.at) == {}
    sitting.at += 1_000
    assert sitting.table.bots_due(sitting.at) == {seat: ("skilled", "clock")}
    command = c.Play(id="late", seat=seat, ply=sitting.table.ply, move="x")
    assert refused(sitting, command, seat) == "out-of-time"
    sitting.bot_move(seat, "clock")
    assert sitting.table.bots_due(sitting.at) == {}
    assert sitting.table.seats[seat].plays
    assert sitting.table.times.left(1 - seat, sitting.at) == 30_000
    assert kinds(lapse(sitting)) == []


def test_whoever_is_not_to_move_has_the_whole_time_for_the_next_move() -> None:
    sitting = Sitting("Anna", "Ben", clock=Clock("move", seconds=30)).start()
    seat = to_turns(sitting)
    sitting.at += 30_000
    sitting.bot_move(seat, "clock")
    assert sitting.table.times.left(seat, sitting.at) == 30_000


def test_days_are_long_moves() -> None:
    sitting = Sitting("Anna", "Ben", clock=Clock("days", days=3)).start()
    seat = to_turns(sitting)
    sitting.at += 3 * DAY - 1
    assert sitting.table.bots_due(sitting.at) == {}
    sitting.at += 1
    assert list(sitting.table.bots_due(sitting.at)) == [seat]


def test_with_time_for_the_match_a_bot_plays_to_the_end() -> None:
    sitting = Sitting("Anna", "Ben", clock=Clock("game", seconds=60, increment=5)).start()
    sitting.at += 10_000
    sitting.move(0)
    assert sitting.table.times.left(0, sitting.at) == 55_000
    sitting.move(1)
    seat = sitting.table.actors[0]
    sitting.at += 60_000
    assert kinds(lapse(sitting)) == ["Replaced"]
    assert sitting.table.bots_due(sitting.at)[seat] == ("casual", "bot")
    assert refused(sitting, c.Return(id="1", seat=seat), seat) == "out-of-time"
    assert refused(sitting, c.GiveBack(id="2", seat=seat)) == "not-replaced"


def test_bots_have_no_clock() -> None:
    sitting = Sitting("Anna", "bot", clock=Clock("move", seconds=30)).start()
    assert sitting.table.times.running == {0}


def test_the_alarm_is_set_for_the_first_time_that_is_up() -> None:
    sitting = Sitting("Anna", "Ben", clock=Clock("move", seconds=30)).start()
    assert sitting.table.times.next_lapse() == sitting.at + 30_000


def test_chat_does_not_touch_the_clock() -> None:
    sitting = Sitting("Anna", "Ben", clock=Clock("move", seconds=30)).start()
    seat = to_turns(sitting)
    sitting.at += 20_000
    sitting.do(c.Say(id="1", seat=seat, text="hm"), seat)
    assert sitting.table.times.left(seat, sitting.at) == 10_000


def test_a_pause_of_the_server_costs_no_time() -> None:
    sitting = Sitting("Anna", "Ben", clock=Clock("game", seconds=60)).start()
    sitting.at += 10 * 60_000
    [woken] = number_events([Woken()], sitting.table.n + 1, sitting.at, None)
    sitting.table.apply(woken)
    assert sitting.table.times.left(0, sitting.at) == 60_000
    assert sitting.again().times.left(0, sitting.at) == 60_000


def test_times_follow_from_the_log_alone() -> None:
    sitting = Sitting("Anna", "Ben", clock=Clock("game", seconds=600, increment=3)).start()
    for spent in range(1, 12):
        sitting.at += spent * 1000
        sitting.move()
    assert sitting.again().times == sitting.table.times


def test_a_pause_takes_all_but_an_hour_of_days() -> None:
    sitting = Sitting("Anna", "Ben", clock=Clock("days", days=3)).start()
    seat = to_turns(sitting)
    sitting.at += 300 * DAY
    for event in number_events([Woken()], sitting.table.n + 1, sitting.at, None):
        sitting.table.apply(event)
    assert sitting.table.times.left(seat, sitting.at) == HOUR
    assert sitting.table.bots_due(sitting.at) == {}
    sitting.at += HOUR
    assert list(sitting.table.bots_due(sitting.at)) == [seat]
