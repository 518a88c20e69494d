"""A table as one viewer sees it, piece by piece; the scene comes from the match."""

from __future__ import annotations

from typing import Any

import msgspec

from spieltisch.engine.match import Match
from spieltisch.engine.words import Language
from spieltisch.tables import events as e
from spieltisch.tables.seats import Who
from spieltisch.tables.table import Question, Table

#: While only these happen, what is `lasting` stays as it is.
LEAVE_LASTING = (e.Moved, e.Said, e.Woken)


def lasting(table: Table) -> dict[str, Any]:
    """What is the same for everybody, and the same from move to move."""
    return {
        "phase": table.phase,
        "match": len(table.matches),
        "seats": [seat.shown() for seat in table.seats],
        "deal": _deal(table),
        "result": result(table, len(table.matches)),
    }


def passing(table: Table, at: int) -> dict[str, Any]:
    """What is the same for everybody, and changes with every move."""
    match = table.match
    return {
        "ply": table.ply,
        "moderator": match.legal("moderator") if match is not None and table.actors else [],
        "clock": _clock(table, at),
        "asks": _asks(table),
    }


def moves(table: Table, viewer: int | None, language: Language) -> dict[str, Any]:
    """The moves of a seat, in notation and in the notation of a language."""
    if table.match is None or viewer is None or viewer not in table.actors:
        return {"legal": [], "labels": []}
    legal = table.match.legal(viewer)
    labels = legal if language == "en" else table.match.legal(viewer, language)
    return {"legal": legal, "labels": labels}


def info(table: Table, code: str) -> dict[str, Any]:
    """What everybody may know of a table, for the lobby and for guests."""
    seats = [seat.shown() for seat in table.seats]
    for seat in seats:
        del seat["resigned"]
    return {
        "code": code,
        "game": table.created.game,
        "phase": table.phase,
        "public": table.created.public,
        "match": max(1, len(table.matches)),
        "ply": table.ply,
        "seats": seats,
        "created": table.created.at,
        "changed": table.log[-1].at,
    }


def about(table: Table, code: str) -> dict[str, Any]:
    """What was agreed on when the table was created."""
    made = table.created
    return {
        "code": code,
        "game": made.game,
        "options": made.options,
        "players": table.players,
        "public": made.public,
        "hints": made.hints,
        "clock": {"kind": made.clock.kind, **msgspec.to_builtins(made.clock)},
        "replay": made.replay,
        "created": made.at,
    }


def you(who: Who, viewer: int | None) -> dict[str, Any]:
    """Who the one at a socket is."""
    return {"seat": viewer, "seats": sorted(who.seats), "host": who.host}


def may_see(table: Table, number: int, viewer: int | str | None, who: Who) -> bool:
    """Whether somebody may look at a match through these eyes."""
    if viewer == "all":
        return table.matches[number - 1].over
    if viewer is None or table.is_open(number):
        return True
    # Seats turn from match to match; a secret opens the seat that it opens now.
    return number == len(table.matches) and viewer in who.seats


def _clock(table: Table, at: int) -> dict[str, Any]:
    left = [table.times.left(seat, at) for seat in range(table.players)]
    return {"left": left, "running": sorted(table.times.running), "at": at}


def _asks(table: Table) -> dict[str, Any]:
    return {
        "undo": _question(table.questions.get("undo"), with_ply=True),
        "draw": _question(table.questions.get("draw")),
        "rematch": sorted(table.rematch),
    }


def _question(asked: Question | None, with_ply: bool = False) -> dict[str, Any] | None:
    if asked is None:
        return None
    answers = {"yes": sorted(asked.yes), "open": sorted(asked.open)}
    told = {"n": asked.n, "seat": asked.seat, **answers}
    return {**told, "to": asked.to} if with_ply else told


def _deal(table: Table) -> dict[str, Any] | None:
    if not table.deals or table.created.start is not None:
        return None
    deal, known = table.deals[-1], table.ends[-1] is not None
    return {
        "commitment": deal.commitment,
        "seed": str(deal.seed) if known else None,
        "salt": deal.salt if known else None,
    }


def result(table: Table, number: int) -> dict[str, Any] | None:
    """How a match ended; None while it is played."""
    end = table.ends[number - 1] if number else None
    if end is None:
        return None
    match: Match = table.matches[number - 1]
    if not table.is_open(number):
        return {"reason": end.reason, "points": [], "winners": [], "breakdown": {}}
    found = match.result
    return {
        "reason": end.reason,
        "points": list(found.points),
        "winners": list(end.winners),
        "breakdown": dict(found.breakdown),
    }
