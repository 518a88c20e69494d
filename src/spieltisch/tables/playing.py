"""Moves, by people and by bots, and how a match ends."""

from __future__ import annotations

from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.match import Step
from spieltisch.engine.seats import Mover
from spieltisch.tables import commands as c
from spieltisch.tables import events as e
from spieltisch.tables.clocks import STAND_IN
from spieltisch.tables.refusals import TableRefusal, refusal_of
from spieltisch.tables.table import Table


def play(table: Table, command: c.Play, at: int) -> Step:
    """The step that a person takes; a move that was chosen for another position is stale."""
    must_play(table)
    if command.seat != "moderator":
        if not table.seats[command.seat].plays:
            raise TableRefusal("bot-plays")
        is_timed = command.seat in table.times.running
        if is_timed and command.seat in table.actors and command.seat in table.times.lapsed(at):
            raise TableRefusal("out-of-time")
    if _is_stale(table, command):
        raise TableRefusal("stale", about="move", ply=command.ply, now=table.ply)
    match, move = table.matches[-1], command.move
    try:
        if isinstance(move, str):
            return match.foresee(move, command.seat)
        return match.foresee_number(move, command.seat)
    except SpieltischError as error:
        raise refusal_of(error) from error


def _is_stale(table: Table, command: c.Play) -> bool:
    """Whether the match has moved on for the seat since the move was chosen.

    Where several seats may act at once, what the others have done since does not matter.
    """
    if command.ply == table.ply:
        return False
    match = table.matches[-1]
    if not 0 <= command.ply < table.ply or command.seat not in match.actors:
        return True
    if any(played.seat in (command.seat, "moderator") for played in match.log[command.ply :]):
        return True
    return command.seat not in match.actors_at(command.ply)


def foresee(table: Table, action: int, seat: Mover) -> Step:
    """What the move of a bot leads to, which hands over an action code."""
    must_play(table)
    try:
        return table.matches[-1].foresee_action(action, seat)
    except SpieltischError as error:
        raise refusal_of(error) from error


def events_of(
    step: Step, table: Table, by: e.By, at: int, mark: str | None
) -> tuple[e.Moved] | tuple[e.Moved, e.Ended]:
    """A move, and the end of the match if it is the last one; the last of both bears the mark."""
    number, n, (seat, _, move) = len(table.matches), table.n + 1, step.played
    of_move = None if step.is_last else mark
    event = e.Moved(
        n=n, at=at, mark=of_move, match=number, ply=table.ply + 1, seat=seat, move=move, by=by
    )
    if not step.is_last:
        return (event,)
    winners = list(step.winners)
    return event, e.Ended(n=n + 1, at=at, mark=mark, match=number, reason="rules", winners=winners)


def resign(table: Table, command: c.Resign) -> list[e.Event]:
    """Give up: with two players the other one wins, with more a bot plays on."""
    must_play(table)
    seat = table.seats[command.seat]
    if seat.resigned:
        raise TableRefusal("resigned")
    resignation = e.Resigned(seat=command.seat)
    if table.players > 2:
        return [resignation, e.Replaced(seat=command.seat, level=STAND_IN, why="resigned")]
    winners = [other for other in range(table.players) if other != command.seat]
    return [resignation, e.Ended(match=len(table.matches), reason="resigned", winners=winners)]


def lapse(table: Table, at: int) -> list[e.Event]:
    """A bot plays to the end for those whose time for the whole match is up."""
    clock = table.created.clock
    if table.phase != "playing" or clock.kind != "game":
        return []
    return [e.Replaced(seat=seat, level=clock.then, why="clock") for seat in table.times.lapsed(at)]


def must_play(table: Table) -> None:
    """Refuse unless a match is being played."""
    if table.phase != "playing":
        raise TableRefusal("not-started" if table.phase == "waiting" else "finished")
