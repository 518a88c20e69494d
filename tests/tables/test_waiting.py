from __future__ import annotations

from spieltisch.tables import commands as c
from spieltisch.tables.waiting import Wait, waits_at
from tables.sittings import Sitting


def wait_for(sitting: Sitting, *tokens: str) -> Wait | None:
    return waits_at(sitting.table).wait_for(set(tokens))


def test_a_table_waits_for_whoever_is_to_move() -> None:
    sitting = Sitting("Anna", "Ben", game="sequence")
    assert wait_for(sitting, "t0") is None
    sitting.start()
    actor = sitting.table.actors[0]
    assert wait_for(sitting, f"t{actor}") is Wait.TURN
    assert wait_for(sitting, f"t{1 - actor}") is None
    assert wait_for(sitting, "t0", "t1") is Wait.TURN
    assert wait_for(sitting, "strange") is None


def test_a_table_does_not_wait_for_whom_a_bot_plays() -> None:
    sitting = Sitting("Anna", "Ben", "Cara", game="sequence", options={}).start()
    actor = sitting.table.actors[0]
    sitting.do(c.Resign(id="1", seat=actor), actor)
    assert wait_for(sitting, f"t{actor}") is None


def test_a_question_waits_for_those_who_have_not_answered() -> None:
    sitting = Sitting("Anna", "Ben", "Cara").start()
    sitting.move(0)
    sitting.move(1)
    sitting.move(2)
    actor = sitting.table.actors[0]
    one, other = (seat for seat in range(3) if seat != actor)
    sitting.do(c.OfferDraw(id="1", seat=actor), actor)
    assert [wait_for(sitting, f"t{seat}") for seat in (one, other)] == [Wait.QUESTION] * 2
    sitting.do(sitting.answer(one, "draw"), one)
    assert wait_for(sitting, f"t{one}") is None
    assert wait_for(sitting, f"t{actor}") is Wait.TURN


def test_a_rematch_waits_for_those_who_have_not_asked_for_it() -> None:
    sitting = Sitting("Anna", "Ben").start()
    sitting.do(c.Resign(id="1", seat=0), 0)
    assert wait_for(sitting, "t0") is wait_for(sitting, "t1") is None
    sitting.do(c.Rematch(id="2", seat=0), 0)
    assert wait_for(sitting, "t0") is None
    assert wait_for(sitting, "t1") is Wait.QUESTION
    # Whoever holds both seats asks nobody.
    assert wait_for(sitting, "t0", "t1") is None
