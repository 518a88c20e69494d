"""Moves, by people and by bots, and how a match ends."""

from __future__ import annotations

from typing import Any

from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.match import Step
from spieltisch.engine.seats import Mover
from spieltisch.tables import commands as c
from spieltisch.tables import events as e
from spieltisch.tables.clocks import STAND_IN
from spieltisch.tables.deals import Chance
from spieltisch.tables.refusals import from_error, refusal
from spieltisch.tables.seats import Who
from spieltisch.tables.table import Table


def play(table: Table, command: c.Play, at: int) -> Step:
    """The step that a person takes; a move that was chosen for another position is stale."""
    must_play(table)
    if command.seat != "moderator":
        if not table.seats[command.seat].plays:
            raise refusal("bot-plays")
        if command.seat in table.actors and command.seat in table.times.lapsed(at):
            raise refusal("out-of-time")
    if _is_stale(table, command):
        raise refusal("stale", about="move", ply=command.ply, now=table.ply)
    return foresee(table, command.move, command.seat)


def _is_stale(table: Table, command: c.Play) -> bool:
    """Whether the match has gone on for the seat since the move was chosen.

    Where several seats may act at once, what the others did meanwhile does not matter.
    """
    if command.ply == table.ply:
        return False
    match = table.matches[-1]
    if not 0 <= command.ply < table.ply or command.seat not in match.actors:
        return True
    if any(played.seat in (command.seat, "moderator") for played in match.log[command.ply :]):
        return True
    return command.seat not in match.actors_at(command.ply)


def foresee(table: Table, move: str | int, seat: Mover) -> Step:
    """The step that a move makes: a person's is written in notation, a bot's is an action code."""
    must_play(table)
    match = table.matches[-1]
    try:
        if isinstance(move, str):
            return match.foresee(move, seat)
        return match.foresee_action(move, seat)
    except SpieltischError as error:
        raise from_error(error) from error


def moved(table: Table, step: Step, by: e.By) -> list[Any]:
    """The events of a step: a move, and the end of the match if it is the last."""
    number, (seat, _, text) = len(table.matches), step.played
    move = e.Moved(match=number, ply=table.ply + 1, seat=seat, move=text, by=by)
    if not step.is_last:
        return [move]
    return [move, e.Ended(match=number, reason="rules", winners=list(step.winners))]


def resign(table: Table, command: c.Resign, _who: Who, _at: int, _chance: Chance) -> list[Any]:
    """Give up: of two the other wins, of more a bot plays on."""
    must_play(table)
    seat = table.seats[command.seat]
    if seat.resigned:
        raise refusal("resigned")
    resigned = e.Resigned(seat=command.seat)
    if table.players > 2:
        return [resigned, e.Replaced(seat=command.seat, level=STAND_IN, why="resigned")]
    winners = [other for other in range(table.players) if other != command.seat]
    return [resigned, e.Ended(match=len(table.matches), reason="resigned", winners=winners)]


def lapse(table: Table, at: int) -> list[Any]:
    """A bot plays to the end for those whose time for the whole match is up."""
    clock = table.created.clock
    if table.phase != "playing" or clock.kind != "game":
        return []
    return [e.Replaced(seat=seat, level=clock.then, why="clock") for seat in table.times.lapsed(at)]


def must_play(table: Table) -> None:
    """See that a match is being played."""
    if table.phase != "playing":
        raise refusal("not-started" if table.phase == "waiting" else "finished")
