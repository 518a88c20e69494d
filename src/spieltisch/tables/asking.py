"""What needs the consent of the others: taking back, a draw, another match."""

from __future__ import annotations

from typing import Any

from spieltisch.tables import commands as c
from spieltisch.tables import events as e
from spieltisch.tables.deals import Chance
from spieltisch.tables.playing import must_play
from spieltisch.tables.refusals import refusal
from spieltisch.tables.seating import started
from spieltisch.tables.seats import Who
from spieltisch.tables.table import Question, Table


def undo(table: Table, command: c.Undo, who: Who, _at: int, _chance: Chance) -> list[Any]:
    """Ask to take back the own last move and all that followed.

    Who presses twice means the same move twice: it is named by the ply it led to.
    """
    must_play(table)
    if table.seats[command.seat].resigned:
        raise refusal("resigned")
    if table.undo is not None:
        raise refusal("already-asked")
    last = table.last_ply_of(command.seat)
    if last is None:
        raise refusal("nothing-to-undo")
    if command.ply != last:
        raise refusal("stale", about="undo")
    others = _others(table, who)
    asked = e.Asked(what="undo", seat=command.seat, to=last - 1, others=others)
    return [asked] if others else [asked, _undone(table, last - 1)]


def draw(table: Table, command: c.Draw, who: Who, _at: int, _chance: Chance) -> list[Any]:
    """Offer a draw to the others, who must all be people."""
    must_play(table)
    if table.players < 2 or not all(seat.plays for seat in table.seats):
        raise refusal("no-draw")
    if table.draw is not None:
        raise refusal("already-asked")
    others = _others(table, who)
    asked = e.Asked(what="draw", seat=command.seat, others=others)
    return [asked] if others else [asked, _drawn(table)]


def answer(table: Table, command: c.Answer, _who: Who, _at: int, _chance: Chance) -> list[Any]:
    """Answer; the last consent makes it happen."""
    must_play(table)
    asked: Question | None = table.undo if command.to == "undo" else table.draw
    if asked is None or asked.n != command.n:
        raise refusal("stale", about="answer")
    if command.seat not in asked.open:
        raise refusal("nothing-asked")
    answered = e.Answered(what=command.to, seat=command.seat, yes=command.yes)
    if not command.yes or asked.open != {command.seat}:
        return [answered]
    if command.to == "draw":
        return [answered, _drawn(table)]
    assert asked.to is not None
    return [answered, _undone(table, asked.to)]


def withdraw(table: Table, command: c.Withdraw, _who: Who, _at: int, _chance: Chance) -> list[Any]:
    """Take back the own question, as long as it is open."""
    if command.what == "rematch":
        is_asked = table.phase == "finished" and command.seat in table.rematch
    else:
        asked: Question | None = table.undo if command.what == "undo" else table.draw
        is_asked = asked is not None and asked.seat == command.seat
    if not is_asked:
        raise refusal("stale", about="answer")
    return [e.Withdrawn(what=command.what, seat=command.seat)]


def rematch(table: Table, command: c.Rematch, who: Who, _at: int, chance: Chance) -> list[Any]:
    """Ask for another match; it begins when everybody who is there wants it."""
    if table.phase != "finished" or table.created.replay:
        raise refusal("not-finished")
    asked = e.Asked(what="rematch", seat=command.seat)
    present = {i for i, s in enumerate(table.seats) if s.kind == "person" and not s.left}
    if present - table.rematch - who.seats:
        if command.seat in table.rematch:
            raise refusal("already-asked")
        return [asked]
    return [asked, started(table, chance, turned=1)]


def _others(table: Table, who: Who) -> list[int]:
    """Those who have to agree: people who are there, and not at the same device."""
    return [i for i, s in enumerate(table.seats) if s.answers and i not in who.seats]


def _undone(table: Table, ply: int) -> e.Undone:
    return e.Undone(match=len(table.matches), ply=ply)


def _drawn(table: Table) -> e.Ended:
    return e.Ended(match=len(table.matches), reason="draw", winners=[])
