"""Sitting down, getting up, and who sits in for whom."""

from __future__ import annotations

import math

from spieltisch.engine.errors import SpieltischError
from spieltisch.tables import commands as c
from spieltisch.tables import events as e
from spieltisch.tables.clocks import SECOND
from spieltisch.tables.deals import Chance, Deal
from spieltisch.tables.refusals import TableRefusal, refusal_of
from spieltisch.tables.seats import Who
from spieltisch.tables.table import Table
from spieltisch.tables.texts import checked_colour, claimed_name, same_name

#: Within this time, in milliseconds, whoever lost the connection or reloaded the page is back.
GRACE = 20 * SECOND

#: How many devices may open a seat at the same time.
MOST_DEVICES = 8


def join(table: Table, command: c.Join) -> list[e.Event]:
    """Take an open seat."""
    name, colour = claimed_name(command.name), checked_colour(command.colour)
    if table.phase != "waiting":
        raise TableRefusal("already-started")
    if table.is_outcast({command.token}):
        raise TableRefusal("sent-away")
    free = _open_seats(table)
    if command.seat is not None and not 0 <= command.seat < table.players:
        raise TableRefusal("wrong-seat")
    if not free:
        raise TableRefusal("table-full")
    if command.seat is not None and command.seat not in free:
        raise TableRefusal("seat-taken")
    seat = free[0] if command.seat is None else command.seat
    _check_free(table, seat, name, colour)
    return [e.Sat(seat=seat, name=name, colour=colour, token=command.token)]


def take(table: Table, command: c.Take) -> list[e.Event]:
    """Take a seat by its secret link, with a secret that no other device knows."""
    seat = table.seat_of(command.link)
    if seat is None:
        raise TableRefusal("wrong-link")
    own = table.seat_of(command.token)
    if own not in (None, seat):
        raise TableRefusal("token-taken")
    if command.others is c.Others.SIGN_OUT:
        return [e.Passed(seat=seat, token=command.token)]
    if own == seat:
        return []
    if len(table.seats[seat].tokens) >= MOST_DEVICES:
        raise TableRefusal("too-many-devices", most=MOST_DEVICES)
    return [e.Opened(seat=seat, token=command.token)]


def sign_out(command: c.SignOut, who: Who) -> list[e.Event]:
    """Let the device that asks be the only one that opens its seat."""
    return [e.Claimed(seat=command.seat, token=who.tokens[command.seat])]


def rename(table: Table, command: c.Rename) -> list[e.Event]:
    """Change one's name and colour."""
    _must_wait(table)
    name, colour = claimed_name(command.name), checked_colour(command.colour)
    _check_free(table, command.seat, name, colour)
    return [e.Renamed(seat=command.seat, name=name, colour=colour)]


def set_seat(table: Table, command: c.SetSeat) -> list[e.Event]:
    """Open a seat, or give it to a bot; whoever sat there is sent away."""
    _must_wait(table)
    if command.kind == "bot" and command.level is None:
        raise TableRefusal("unknown-bot")
    level = command.level if command.kind == "bot" else None
    is_taken = table.seats[command.seat].kind == "person"
    events: list[e.Event] = [e.SentAway(seat=command.seat)] if is_taken else []
    if command.kind == "bot" or not is_taken:
        events.append(e.SeatSet(seat=command.seat, kind=command.kind, level=level))
    return events


def fill_seats(table: Table, command: c.FillSeats) -> list[e.Event]:
    """Give all open seats to bots of one level."""
    _must_wait(table)
    free = _open_seats(table)
    if not free:
        raise TableRefusal("no-open-seat")
    return [e.SeatSet(seat=seat, kind="bot", level=command.level) for seat in free]


def send_away(table: Table, command: c.SendAway) -> list[e.Event]:
    """Make somebody get up; their secrets open nothing here until they are let back in."""
    _must_wait(table)
    if table.seats[command.seat].kind != "person":
        raise TableRefusal("nobody-there")
    return [e.SentAway(seat=command.seat)]


def readmit(table: Table, command: c.Readmit) -> list[e.Event]:
    """Give somebody who was sent away a seat again, as they were."""
    _must_wait(table)
    if command.outcast >= len(table.outcasts):
        raise TableRefusal("nobody-there")
    free = _open_seats(table)
    if not free:
        raise TableRefusal("table-full")
    person = table.outcasts[command.outcast]
    name = person.name or ""
    _check_free(table, free[0], name, person.colour)
    return [e.Readmitted(seat=free[0], outcast=command.outcast, name=name)]


def swap_seats(table: Table, command: c.SwapSeats) -> list[e.Event]:
    """Let two seats change places; people keep their secrets, names and colours."""
    _must_wait(table)
    if command.seat == command.other:
        raise TableRefusal("wrong-seat")
    return [e.Swapped(seat=command.seat, other=command.other)]


def start(table: Table, chance: Chance) -> list[e.Event]:
    """Begin the first match."""
    _must_wait(table)
    if any(seat.kind == "open" for seat in table.seats):
        raise TableRefusal("seats-open")
    return [next_match(table, chance, turned=0)]


def next_match(table: Table, chance: Chance, turned: int) -> e.Started:
    """The start of the next match, which is dealt once here to see that it can be dealt."""
    deal = Deal.draw(chance)
    try:
        table.beginning.match(deal, ["?"] * table.players)
    except SpieltischError as error:
        raise refusal_of(error) from error
    number = len(table.matches) + 1
    return e.Started(match=number, seed=deal.seed, salt=deal.salt, turned=turned)


def leave(table: Table, command: c.Leave) -> list[e.Event]:
    """Get up; whoever is not there is no longer asked."""
    if table.seats[command.seat].left:
        return []
    return [e.Left(seat=command.seat)]


def come_back(table: Table, command: c.Return) -> list[e.Event]:
    """Sit down again, and play on instead of the bot."""
    seat = table.seats[command.seat]
    if seat.why == "clock":
        raise TableRefusal("out-of-time")
    if seat.resigned:
        raise TableRefusal("resigned")
    events: list[e.Event] = [e.Returned(seat=command.seat)] if seat.left else []
    if seat.level is not None:
        events.append(e.GivenBack(seat=command.seat))
    return events


def replace(table: Table, command: c.Replace, who: Who, at: int) -> list[e.Event]:
    """Let a bot play for somebody who has left, or who has not been there for a while.

    Where a move may take days, nobody has to be there all the time.
    """
    seat = table.seats[command.seat]
    if table.phase != "playing":
        raise TableRefusal("not-started" if table.phase == "waiting" else "finished")
    since = None if table.created.clock.kind == "days" else who.away.get(command.seat)
    if not seat.plays or (since is None and not seat.left):
        raise TableRefusal("not-left")
    if since is not None and not seat.left and at < since + GRACE:
        still = math.ceil((since + GRACE - at) / SECOND)
        raise TableRefusal("just-away", name=seat.name, seconds=still)
    return [e.Replaced(seat=command.seat, level=command.level, why="host")]


def give_back(table: Table, command: c.GiveBack) -> list[e.Event]:
    """Let the bot get up again."""
    seat = table.seats[command.seat]
    if seat.kind != "person" or seat.why != "host":
        raise TableRefusal("not-replaced")
    return [e.GivenBack(seat=command.seat)]


def _must_wait(table: Table) -> None:
    if table.phase != "waiting":
        raise TableRefusal("already-started")


def _open_seats(table: Table) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if seat.kind == "open"]


def _check_free(table: Table, own: int, name: str, colour: str | None) -> None:
    for number, seat in enumerate(table.seats):
        if number != own and same_name(seat.name, name):
            raise TableRefusal("name-taken", name=name)
        if number != own and colour is not None and seat.colour == colour:
            raise TableRefusal("colour-taken")
