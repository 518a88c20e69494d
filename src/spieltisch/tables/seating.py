"""Sitting down, getting up, and who sits in for whom."""

from __future__ import annotations

import math
from typing import Any

from spieltisch.engine.errors import SpieltischError
from spieltisch.tables import commands as c
from spieltisch.tables import events as e
from spieltisch.tables.clocks import SECOND
from spieltisch.tables.deals import Chance, Deal
from spieltisch.tables.refusals import from_error, refusal
from spieltisch.tables.seats import Who
from spieltisch.tables.table import Table
from spieltisch.tables.texts import checked_colour, checked_name, same_name

#: Whose line breaks, or who loads the page anew, is back within this time (milliseconds).
GRACE = 20 * SECOND


def join(table: Table, command: c.Join) -> list[Any]:
    """Take an open seat."""
    name, colour = checked_name(command.name), checked_colour(command.colour)
    if table.phase != "waiting":
        raise refusal("already-started")
    free = [i for i, seat in enumerate(table.seats) if seat.kind == "open"]
    if command.seat is not None and not 0 <= command.seat < table.players:
        raise refusal("wrong-seat")
    if not free:
        raise refusal("table-full")
    if command.seat is not None and command.seat not in free:
        raise refusal("seat-taken")
    seat = free[0] if command.seat is None else command.seat
    _check_free(table, seat, name, colour)
    return [e.Sat(seat=seat, name=name, colour=colour, token=command.token)]


def name(table: Table, command: c.Name, _who: Who, _at: int, _chance: Chance) -> list[Any]:
    """Change name and colour."""
    _must_wait(table)
    name, colour = checked_name(command.name), checked_colour(command.colour)
    _check_free(table, command.seat, name, colour)
    return [e.Named(seat=command.seat, name=name, colour=colour)]


def lay(table: Table, command: c.Set, _who: Who, _at: int, _chance: Chance) -> list[Any]:
    """Make a seat open, or a bot's."""
    _must_wait(table)
    if command.kind == "bot" and command.level is None:
        raise refusal("unknown-bot")
    level = command.level if command.kind == "bot" else None
    return [e.Set(seat=command.seat, kind=command.kind, level=level)]


def start(table: Table, _command: c.Start, _who: Who, _at: int, chance: Chance) -> list[Any]:
    """Begin the first match."""
    _must_wait(table)
    if any(seat.kind == "open" for seat in table.seats):
        raise refusal("seats-open")
    return [started(table, chance, turned=0)]


def started(table: Table, chance: Chance, turned: int) -> e.Started:
    """The beginning of the next match, which can really be dealt."""
    deal = Deal.drawn(chance)
    try:
        table.beginning.match(deal, ["?"] * table.players)
    except SpieltischError as error:
        raise from_error(error) from error
    number = len(table.matches) + 1
    return e.Started(match=number, seed=deal.seed, salt=deal.salt, turned=turned)


def leave(table: Table, command: c.Leave, _who: Who, _at: int, _chance: Chance) -> list[Any]:
    """Get up; nobody is asked any more who is not there."""
    if table.seats[command.seat].left:
        return []
    return [e.Left(seat=command.seat)]


def back(table: Table, command: c.Back, _who: Who, _at: int, _chance: Chance) -> list[Any]:
    """Sit down again, and play on oneself."""
    seat = table.seats[command.seat]
    if seat.why == "clock":
        raise refusal("out-of-time")
    if seat.resigned:
        raise refusal("resigned")
    events: list[Any] = [e.Returned(seat=command.seat)] if seat.left else []
    if seat.level is not None:
        events.append(e.Givenback(seat=command.seat))
    return events


def replace(table: Table, command: c.Replace, who: Who, at: int, _chance: Chance) -> list[Any]:
    """Let a bot play for somebody who has left, or who has not been there for a while.

    With days for each move nobody has to be there all the time.
    """
    seat = table.seats[command.seat]
    if table.phase != "playing":
        raise refusal("not-started" if table.phase == "waiting" else "finished")
    since = None if table.created.clock.kind == "days" else who.away.get(command.seat)
    if not seat.plays or (since is None and not seat.left):
        raise refusal("not-left")
    if since is not None and not seat.left and at < since + GRACE:
        still = math.ceil((since + GRACE - at) / SECOND)
        raise refusal("just-away", name=seat.name, seconds=still)
    return [e.Replaced(seat=command.seat, level=command.level, why="host")]


def giveback(table: Table, command: c.Giveback, _who: Who, _at: int, _chance: Chance) -> list[Any]:
    """Let the bot get up again."""
    seat = table.seats[command.seat]
    if seat.kind != "person" or seat.why != "host":
        raise refusal("not-replaced")
    return [e.Givenback(seat=command.seat)]


def _must_wait(table: Table) -> None:
    if table.phase != "waiting":
        raise refusal("already-started")


def _check_free(table: Table, own: int, name: str, colour: str | None) -> None:
    for number, seat in enumerate(table.seats):
        if number != own and same_name(seat.name, name):
            raise refusal("name-taken", name=name)
        if number != own and colour is not None and seat.colour == colour:
            raise refusal("colour-taken")
