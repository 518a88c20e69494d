"""What needs the consent of the others: taking back, a draw, another match."""

from __future__ import annotations

from spieltisch.engine.revealing import learners
from spieltisch.tables import commands as c
from spieltisch.tables import events as e
from spieltisch.tables.deals import Chance
from spieltisch.tables.playing import must_play
from spieltisch.tables.refusals import TableRefusal
from spieltisch.tables.seating import next_match
from spieltisch.tables.seats import Who
from spieltisch.tables.table import Table


def undo(table: Table, command: c.Undo, who: Who) -> list[e.Event]:
    """Ask to take back one's own last move and everything after it.

    The move is named by the ply it led to, so pressing twice asks for the same move twice. Chance
    stays as it was dealt: the same cards and dice come again. So whoever is asked is told who has
    learned something by the moves, and everybody sees it in the log.
    """
    must_play(table)
    if table.seats[command.seat].resigned:
        raise TableRefusal("resigned")
    if "undo" in table.questions:
        raise TableRefusal("already-asked")
    last = table.last_ply_of(command.seat)
    if last is None:
        raise TableRefusal("nothing-to-undo")
    if command.ply != last:
        raise TableRefusal("stale", about="undo")
    others = _others(table, who)
    people = [i for i, s in enumerate(table.seats) if s.kind == "person"]
    knowing = learners(table.matches[-1], last - 1, people)
    question = e.Asked(what="undo", seat=command.seat, to=last - 1, others=others, learners=knowing)
    return [question] if others else [question, _take_back(table, last - 1, bool(knowing))]


def offer_draw(table: Table, command: c.OfferDraw, who: Who) -> list[e.Event]:
    """Offer a draw to the others, who must all be people."""
    must_play(table)
    if table.players < 2 or not all(seat.plays for seat in table.seats):
        raise TableRefusal("no-draw")
    if "draw" in table.questions:
        raise TableRefusal("already-asked")
    others = _others(table, who)
    question = e.Asked(what="draw", seat=command.seat, others=others)
    return [question] if others else [question, _end_in_draw(table)]


def answer(table: Table, command: c.Answer) -> list[e.Event]:
    """Answer a question; the last consent makes it happen."""
    must_play(table)
    question = table.questions.get(command.to)
    if question is None or question.n != command.n:
        raise TableRefusal("stale", about="answer")
    if command.seat not in question.open:
        raise TableRefusal("nothing-asked")
    reply = e.Answered(what=command.to, seat=command.seat, yes=command.yes)
    if not command.yes or question.open != {command.seat}:
        return [reply]
    if command.to == "draw":
        return [reply, _end_in_draw(table)]
    assert question.to is not None
    return [reply, _take_back(table, question.to, bool(question.learners))]


def withdraw(table: Table, command: c.Withdraw) -> list[e.Event]:
    """Take back one's own question while it is open."""
    if command.what == "rematch":
        is_open = table.phase == "finished" and command.seat in table.rematch
    else:
        question = table.questions.get(command.what)
        is_open = question is not None and question.seat == command.seat
    if not is_open:
        raise TableRefusal("stale", about="answer")
    return [e.Withdrawn(what=command.what, seat=command.seat)]


def rematch(table: Table, command: c.Rematch, who: Who, chance: Chance) -> list[e.Event]:
    """Ask for another match; it begins when everybody who is there wants it."""
    if table.phase != "finished" or table.created.replay:
        raise TableRefusal("not-finished")
    question = e.Asked(what="rematch", seat=command.seat)
    present = {i for i, s in enumerate(table.seats) if s.kind == "person" and not s.left}
    if present - table.rematch - who.seats:
        if command.seat in table.rematch:
            raise TableRefusal("already-asked")
        return [question]
    return [question, next_match(table, chance, turned=1)]


def _others(table: Table, who: Who) -> list[int]:
    """Those who have to agree: people who are there, and not at the same device."""
    return [i for i, s in enumerate(table.seats) if s.answers and i not in who.seats]


def _take_back(table: Table, ply: int, revealing: bool) -> e.Undone:
    return e.Undone(match=len(table.matches), ply=ply, revealing=revealing)


def _end_in_draw(table: Table) -> e.Ended:
    return e.Ended(match=len(table.matches), reason="draw", winners=[])
