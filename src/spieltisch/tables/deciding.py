"""From a command to the events it causes, or to the refusal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from spieltisch.engine.match import Step
from spieltisch.engine.seats import Mover
from spieltisch.tables import asking, playing, seating
from spieltisch.tables import commands as c
from spieltisch.tables import events as e
from spieltisch.tables.deals import Chance
from spieltisch.tables.refusals import refusal
from spieltisch.tables.seats import Who
from spieltisch.tables.table import Table
from spieltisch.tables.texts import checked_name, checked_text, same_name


@dataclass(frozen=True)
class Done:
    """What a command has led to: the events to be stored, and the number of the last one.

    A command that was done before leads to no events, and to the number it had then. `step` is
    what a move among the events leads to, so that nobody has to work it out again.
    """

    events: list[Any]
    n: int
    step: Step | None = None


Decide = Callable[..., list[Any]]

_SEATED: dict[type[Any], Decide] = {
    c.Resign: playing.resign,
    c.Name: seating.name,
    c.Leave: seating.leave,
    c.Back: seating.back,
    c.Undo: asking.undo,
    c.Draw: asking.draw,
    c.Answer: asking.answer,
    c.Withdraw: asking.withdraw,
    c.Rematch: asking.rematch,
}
_HOSTED: dict[type[Any], Decide] = {
    c.Set: seating.lay,
    c.Start: seating.start,
    c.Replace: seating.replace,
    c.Giveback: seating.giveback,
}


def decide(table: Table, command: Any, who: Who, at: int, chance: Chance) -> Done:
    """What happens when somebody wants something; raises `Refusal` and changes nothing.

    Time and chance come in from outside, so that the same log is always the same table.
    """
    mark = f"{who.mark}:{command.id}" if who.mark else None
    if mark is not None and mark in table.marks:
        return Done([], table.marks[mark])
    if isinstance(command, c.Say):
        caused = _say(table, command, who)
    elif isinstance(command, c.Play):
        _check_mover(table, command.seat, who)
        return _moved(table, playing.play(table, command, at), "person", at, mark)
    elif type(command) in _HOSTED:
        _check_host(who)
        if not 0 <= getattr(command, "seat", 0) < table.players:
            raise refusal("wrong-seat")
        caused = _HOSTED[type(command)](table, command, who, at, chance)
    else:
        _check_seat(table, command.seat, who)
        caused = _SEATED[type(command)](table, command, who, at, chance)
    return _done(table, caused, at, mark)


def join(table: Table, command: c.Join, at: int) -> Done:
    """Somebody takes an open seat; who did that before keeps the seat."""
    if table.seat_of(command.token) is not None:
        return Done([], table.n)
    return _done(table, seating.join(table, command), at, None)


def bot_move(table: Table, seat: int, action: int, by: e.By, at: int) -> Done:
    """The move of a bot that is due, as the code of its action."""
    return _moved(table, playing.foresee(table, action, seat), by, at, None)


def lapse(table: Table, at: int) -> Done:
    """What follows when times are up: a bot plays on for those who had one for the match."""
    return _done(table, playing.lapse(table, at), at, None)


def begin(table: Table, at: int, chance: Chance) -> Done:
    """The first match of a table at which nobody is missing."""
    return _done(table, [seating.started(table, chance, turned=0)], at, None)


def _say(table: Table, command: c.Say, who: Who) -> list[Any]:
    if command.seat is None:
        name = checked_name(who.name or "")
        if any(same_name(name, seat.name) for seat in table.seats):
            raise refusal("name-taken", name=name)
    else:
        _check_seat(table, command.seat, who)
        name = table.seats[command.seat].name or ""
    return [e.Said(seat=command.seat, name=name, text=checked_text(command.text))]


def _check_mover(table: Table, mover: Mover, who: Who) -> None:
    """The moderator is the host; a seat belongs to whoever holds its token."""
    if mover == "moderator":
        _check_host(who)
    else:
        _check_seat(table, mover, who)


def _check_host(who: Who) -> None:
    if not who.host:
        raise refusal("not-host")


def _check_seat(table: Table, seat: int, who: Who) -> None:
    if not 0 <= seat < table.players:
        raise refusal("wrong-seat")
    if seat not in who.seats:
        raise refusal("wrong-token")


def _moved(table: Table, step: Step, by: e.By, at: int, mark: str | None) -> Done:
    return _done(table, playing.moved(table, step, by), at, mark, step)


def _done(
    table: Table, caused: list[Any], at: int, mark: str | None, step: Step | None = None
) -> Done:
    at = max(at, table.log[-1].at)
    return Done(e.numbered(caused, table.n + 1, at, mark), table.n + len(caused), step)
