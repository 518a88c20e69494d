"""From a command to the events it causes, or to a refusal."""

from __future__ import annotations

from itertools import takewhile
from typing import NamedTuple, assert_never

from spieltisch.engine.match import Step
from spieltisch.tables import asking, playing, seating
from spieltisch.tables import commands as c
from spieltisch.tables.clocks import SECOND
from spieltisch.tables.deals import Chance
from spieltisch.tables.events import By, Event, Reacted, Said, Stumbled, number_events
from spieltisch.tables.refusals import TableRefusal
from spieltisch.tables.seats import Who, short_mark
from spieltisch.tables.table import Table
from spieltisch.tables.texts import checked_text, claimed_name, same_name

#: How many reactions a seat may show in a minute, and all spectators together.
MOST_REACTIONS, MOST_OF_SPECTATORS = 6, 18
MINUTE = 60 * SECOND

#: Commands that name no seat.
_WHOLE_TABLE = (c.Start, c.FillSeats, c.Readmit)


class Decision(NamedTuple):
    """What a command leads to: the events to be stored, and the number of the last one.

    A command that was carried out before leads to no events, and to the number it had then.
    `step` is what a move among the events leads to, so that it is not worked out twice.
    """

    events: list[Event]
    n: int
    step: Step | None = None


def decide(table: Table, command: c.Command, who: Who, at: int, chance: Chance) -> Decision:
    """What somebody's command leads to; the table itself stays as it is.

    Raises `Refusal` if it cannot be done. Time and chance come in from outside, so that the
    same log is always the same table.
    """
    for sender in who.senders:
        if (n := table.marks.get(f"{sender}:{command.id}")) is not None:
            return Decision([], n)
    _check_rights(table, command, who)
    sender = who.sender(None if isinstance(command, _WHOLE_TABLE) else command.seat)
    mark = f"{sender}:{command.id}" if sender else None
    if isinstance(command, c.Play):
        return _move(table, playing.play(table, command, at), "person", at, mark)
    return _numbered(table, _events(table, command, who, at, chance), at, mark)


def join(table: Table, command: c.Join, at: int) -> Decision:
    """Somebody takes an open seat; whoever has taken one already keeps it."""
    if table.seat_of(command.token) is not None:
        return Decision([], table.n)
    return _numbered(table, seating.join(table, command), at)


def take(table: Table, command: c.Take, at: int) -> Decision:
    """Somebody comes with a secret link; an exchange that was carried out before is not repeated.

    Its answer may have been lost, and the link may be used up.
    """
    own, seat = table.seat_of(command.token), table.seat_of(command.link)
    # Whoever has signed the others out has also been let in.
    marks = {_exchange(command, others) for others in (command.others, c.Others.SIGN_OUT)}
    is_done = not marks.isdisjoint(table.marks)
    if is_done and own is not None and seat in (None, own):
        return Decision([], table.n)
    mark = _exchange(command, command.others)
    return _numbered(table, seating.take(table, command), at, mark)


def bot_move(table: Table, seat: int, action: int, by: By, at: int) -> Decision:
    """The move of a bot that is due, as an action code."""
    return _move(table, playing.foresee(table, action, seat), by, at)


def stumble(table: Table, seat: int, level: str, at: int) -> Decision:
    """A bot has failed to think; everybody is told once in a match."""
    is_known = (seat, level) in table.stumbled
    return _numbered(table, [] if is_known else [Stumbled(seat=seat, level=level)], at)


def lapse(table: Table, at: int) -> Decision:
    """What follows when somebody's time for the whole match is up: a bot plays on."""
    return _numbered(table, playing.lapse(table, at), at)


def begin(table: Table, at: int, chance: Chance) -> Decision:
    """The first match of a table at which nobody is missing."""
    return _numbered(table, [seating.next_match(table, chance, turned=0)], at)


def _exchange(command: c.Take, others: c.Others) -> str:
    """The mark by which the exchange of a link for a device's own secret is known again."""
    return f"take:{short_mark(command.link)}:{short_mark(command.token)}:{others}"


def _check_rights(table: Table, command: c.Command, who: Who) -> None:
    """Refuse a command to whoever has no right to give it."""
    match command:
        case c.Play(seat=int(seat)):  # by far the most frequent
            _check_own(table, seat, who)
        case c.Say(seat=None) | c.React(seat=None):
            return
        case c.Start() | c.FillSeats() | c.Readmit() | c.Play(seat="moderator"):
            _check_host(who)
        case c.SetSeat() | c.SendAway() | c.Replace() | c.GiveBack():
            _check_host(who)
            _check_number(table, command.seat)
        case c.SwapSeats(seat=seat, other=other):
            _check_host(who)
            _check_number(table, seat)
            _check_number(table, other)
        case _:
            _check_own(table, command.seat, who)


def _check_own(table: Table, seat: int | str | None, who: Who) -> None:
    if seat not in who.seats:
        _check_number(table, seat)
        raise TableRefusal("wrong-token")


def _check_host(who: Who) -> None:
    if not who.host:
        raise TableRefusal("not-host")


def _check_number(table: Table, seat: int | str | None) -> None:
    if not isinstance(seat, int) or not 0 <= seat < table.players:
        raise TableRefusal("wrong-seat")


def _move(table: Table, step: Step, by: By, at: int, mark: str | None = None) -> Decision:
    events = playing.events_of(step, table, by, max(at, table.log[-1].at), mark)
    return Decision([*events], events[-1].n, step)


def _events(table: Table, command: c.Request, who: Who, at: int, chance: Chance) -> list[Event]:
    match command:
        case c.Say():
            return _say(table, command, who)
        case c.React():
            return _react(table, command, who, at)
        case c.Rename():
            return seating.rename(table, command)
        case c.SignOut():
            return seating.sign_out(command, who)
        case c.SetSeat():
            return seating.set_seat(table, command)
        case c.FillSeats():
            return seating.fill_seats(table, command)
        case c.SendAway():
            return seating.send_away(table, command)
        case c.Readmit():
            return seating.readmit(table, command)
        case c.SwapSeats():
            return seating.swap_seats(table, command)
        case c.Start():
            return seating.start(table, chance)
        case c.Leave():
            return seating.leave(table, command)
        case c.Return():
            return seating.come_back(table, command)
        case c.Replace():
            return seating.replace(table, command, who, at)
        case c.GiveBack():
            return seating.give_back(table, command)
        case c.Undo():
            return asking.undo(table, command, who)
        case c.OfferDraw():
            return asking.offer_draw(table, command, who)
        case c.Answer():
            return asking.answer(table, command)
        case c.Withdraw():
            return asking.withdraw(table, command)
        case c.Resign():
            return playing.resign(table, command)
        case c.Rematch():
            return asking.rematch(table, command, who, chance)
        case _:
            assert_never(command)


def _say(table: Table, command: c.Say, who: Who) -> list[Event]:
    name = _name_of(table, command.seat, who)
    return [Said(seat=command.seat, name=name, text=checked_text(command.text))]


def _react(table: Table, command: c.React, who: Who, at: int) -> list[Event]:
    name = _name_of(table, command.seat, who)
    recent = takewhile(lambda event: event.at > at - MINUTE, reversed(table.log))
    reactions = [event for event in recent if isinstance(event, Reacted)]
    own = [one for one in reactions if one.seat == command.seat]
    # Whoever watches can take another name, so all who watch have a limit together too.
    same = own if command.seat is not None else [one for one in own if one.name == name]
    if len(same) >= MOST_REACTIONS or len(own) >= MOST_OF_SPECTATORS:
        raise TableRefusal("too-many-reactions", most=MOST_REACTIONS)
    return [Reacted(seat=command.seat, name=name, sign=command.sign)]


def _name_of(table: Table, seat: int | None, who: Who) -> str:
    """Under which name somebody is heard; a spectator may not take that of a player."""
    if seat is not None:
        return table.seats[seat].name or ""
    name = claimed_name(who.name or "")
    if any(same_name(name, one.name) for one in table.seats):
        raise TableRefusal("name-taken", name=name)
    return name


def _numbered(
    table: Table,
    events: list[Event],
    at: int,
    mark: str | None = None,
) -> Decision:
    at = max(at, table.log[-1].at)
    return Decision(number_events(events, table.n + 1, at, mark), table.n + len(events))
