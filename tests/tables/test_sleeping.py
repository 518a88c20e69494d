"""When a table goes on though nobody is there, and until when."""

from __future__ import annotations

from spieltisch.tables.clocks import Clock
from spieltisch.tables.table import Table
from tables.sittings import Sitting
from tables.test_clocks import lapse, to_turns

MINUTE = Clock("move", seconds=60)


def test_without_a_clock_bots_wait_for_somebody() -> None:
    for places in (("Anna", "bot"), ("bot", "bot"), ("Anna", "Ben")):
        table = Sitting(*places).start().table
        assert not table.goes_on_alone
        assert table.due is None
    assert not Sitting("open", "bot", clock=MINUTE).table.goes_on_alone


def test_with_a_clock_the_match_goes_on_for_whoever_plays() -> None:
    sitting = Sitting("Anna", "Ben", clock=MINUTE).start()
    to_turns(sitting)
    assert sitting.table.due == sitting.at + 60_000
    assert not Sitting("bot", "bot", clock=MINUTE).start().table.goes_on_alone
    with_bot = Sitting("bot", "Ben", clock=MINUTE).start()
    assert with_bot.table.goes_on_alone


def test_when_the_clock_has_moved_for_everybody_the_table_sleeps() -> None:
    sitting = Sitting("Anna", "Ben", clock=MINUTE).start()
    first = to_turns(sitting)
    while sitting.table.actors == (first,):
        sitting.at += 60_000
        sitting.bot_move(first, "clock")
    assert sitting.table.goes_on_alone
    while sitting.table.actors == (1 - first,):
        sitting.at += 60_000
        sitting.bot_move(1 - first, "clock")
    assert sitting.table.due is None
    assert sitting.again().due is None
    # Whoever moves again plays on, and the others' time counts.
    sitting.move(first)
    assert sitting.table.goes_on_alone


def test_when_everybody_s_time_for_the_match_is_up_the_table_sleeps() -> None:
    sitting = Sitting("Anna", "Ben", clock=Clock("game", seconds=60)).start()
    sitting.at += 60_000
    lapse(sitting)
    assert not sitting.table.goes_on_alone


def test_a_log_is_folded_alike_by_codes_and_by_notation() -> None:
    sitting = Sitting("Anna", "Ben", clock=MINUTE).start()
    for _ in range(6):
        sitting.at += 1_000
        sitting.move()
    by_notation, count = sitting.again(), len(sitting.table.actions)
    for known in (0, 3, count):
        by_codes = Table.of(sitting.table.log, actions=sitting.table.actions[:known])
        assert by_codes.actions == by_notation.actions
        assert by_codes.times == by_notation.times
        assert by_codes.own_moves == by_notation.own_moves
        assert by_codes.matches[0].position() == by_notation.matches[0].position()
