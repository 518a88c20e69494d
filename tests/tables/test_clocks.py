from __future__ import annotations

from spieltisch.tables import commands as c
from spieltisch.tables import deciding
from spieltisch.tables.clocks import DAY, HOUR, Clock
from spieltisch.tables.events import Woken, number_events
from tables.laying import Laid, kinds
from tables.test_seating import refused


def lapse(laid: Laid) -> list[object]:
    return laid.apply(deciding.lapse(laid.table, laid.at))


def to_turns(laid: Laid) -> int:
    """Past the start of Glüx, where all act at once; the seat that is to move."""
    laid.move(0)
    laid.move(1)
    return laid.table.actors[0]


def test_without_a_clock_nothing_runs() -> None:
    laid = Laid("Anna", "Ben").start()
    laid.at += 10 * DAY
    assert laid.table.times.left(0, laid.at) is None
    assert laid.table.bots_due(laid.at) == {}
    assert laid.table.times.next_lapse() is None


def test_with_time_for_each_move_a_bot_makes_this_one_move() -> None:
    laid = Laid("Anna", "Ben", clock=Clock("move", seconds=30, then="skilled")).start()
    seat = to_turns(laid)
    laid.at += 29_000
    assert laid.table.bots_due(laid.at) == {}
    laid.at += 1_000
    assert laid.table.bots_due(laid.at) == {seat: ("skilled", "clock")}
    command = c.Play(id="late", seat=seat, ply=laid.table.ply, move="x")
    assert refused(laid, command, seat) == "out-of-time"
    laid.bot_move(seat, "clock")
    assert laid.table.bots_due(laid.at) == {}
    assert laid.table.seats[seat].plays
    assert laid.table.times.left(1 - seat, laid.at) == 30_000
    assert kinds(lapse(laid)) == []


def test_whoever_is_not_to_move_has_the_whole_time_for_the_next_move() -> None:
    laid = Laid("Anna", "Ben", clock=Clock("move", seconds=30)).start()
    seat = to_turns(laid)
    laid.at += 30_000
    laid.bot_move(seat, "clock")
    assert laid.table.times.left(seat, laid.at) == 30_000


def test_days_are_long_moves() -> None:
    laid = Laid("Anna", "Ben", clock=Clock("days", days=3)).start()
    seat = to_turns(laid)
    laid.at += 3 * DAY - 1
    assert laid.table.bots_due(laid.at) == {}
    laid.at += 1
    assert list(laid.table.bots_due(laid.at)) == [seat]


def test_with_time_for_the_match_a_bot_plays_to_the_end() -> None:
    laid = Laid("Anna", "Ben", clock=Clock("game", seconds=60, increment=5)).start()
    laid.at += 10_000
    laid.move(0)
    assert laid.table.times.left(0, laid.at) == 55_000
    laid.move(1)
    seat = laid.table.actors[0]
    laid.at += 60_000
    assert kinds(lapse(laid)) == ["Replaced"]
    assert laid.table.bots_due(laid.at)[seat] == ("casual", "bot")
    assert refused(laid, c.Return(id="1", seat=seat), seat) == "out-of-time"
    assert refused(laid, c.GiveBack(id="2", seat=seat)) == "not-replaced"


def test_bots_have_no_clock() -> None:
    laid = Laid("Anna", "bot", clock=Clock("move", seconds=30)).start()
    assert laid.table.times.running == {0}


def test_the_alarm_is_set_for_the_first_time_that_is_up() -> None:
    laid = Laid("Anna", "Ben", clock=Clock("move", seconds=30)).start()
    assert laid.table.times.next_lapse() == laid.at + 30_000


def test_chat_does_not_touch_the_clock() -> None:
    laid = Laid("Anna", "Ben", clock=Clock("move", seconds=30)).start()
    seat = to_turns(laid)
    laid.at += 20_000
    laid.do(c.Say(id="1", seat=seat, text="hm"), seat)
    assert laid.table.times.left(seat, laid.at) == 10_000


def test_a_pause_of_the_server_costs_no_time() -> None:
    laid = Laid("Anna", "Ben", clock=Clock("game", seconds=60)).start()
    laid.at += 10 * 60_000
    [woken] = number_events([Woken()], laid.table.n + 1, laid.at, None)
    laid.table.apply(woken)
    assert laid.table.times.left(0, laid.at) == 60_000
    assert laid.again().times.left(0, laid.at) == 60_000


def test_times_follow_from_the_log_alone() -> None:
    laid = Laid("Anna", "Ben", clock=Clock("game", seconds=600, increment=3)).start()
    for spent in range(1, 12):
        laid.at += spent * 1000
        laid.move()
    assert laid.again().times == laid.table.times


def test_a_pause_takes_all_but_an_hour_of_days() -> None:
    laid = Laid("Anna", "Ben", clock=Clock("days", days=3)).start()
    seat = to_turns(laid)
    laid.at += 300 * DAY
    for event in number_events([Woken()], laid.table.n + 1, laid.at, None):
        laid.table.apply(event)
    assert laid.table.times.left(seat, laid.at) == HOUR
    assert laid.table.bots_due(laid.at) == {}
    laid.at += HOUR
    assert list(laid.table.bots_due(laid.at)) == [seat]
