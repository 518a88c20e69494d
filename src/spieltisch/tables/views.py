"""A table as one viewer sees it, piece by piece; the scene comes from the match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any, Literal, TypedDict

from msgspec import Meta, Struct

from spieltisch.engine.seats import Viewer
from spieltisch.engine.words import Language, Saying, unsaid
from spieltisch.tables import events as e
from spieltisch.tables.clocks import ClockTerms
from spieltisch.tables.deals import Source
from spieltisch.tables.seats import Seat, Who
from spieltisch.tables.table import Phase, Question, Table

#: As long as only these happen, what is `lasting` stays as it is.
LEAVE_LASTING: frozenset[type[e.Event]] = frozenset(
    {e.Moved, e.Said, e.Reacted, e.Woken, e.Stumbled, e.Asked, e.Answered, e.Withdrawn}
)

#: What a seat may see of a match, as the engine writes it.
Scene = Annotated[dict[str, Any], Meta(title="Scene")]


class Last(TypedDict):
    """The last move, in notation; null while it is a secret."""

    seat: int | Literal["moderator"]
    move: str | None


class SeatInfo(Struct, frozen=True):
    """A seat as everybody may know it.

    A bot's name is its level. A person with a `level` is one for whom a bot plays.
    """

    kind: e.SeatKind
    name: str | None
    colour: str | None
    level: str | None
    left: bool


class SeatView(SeatInfo, frozen=True):
    """A seat as those at the table see it; `why` says for what reason a bot plays for somebody."""

    resigned: bool
    why: e.Why | None


class DrawOffer(Struct, frozen=True):
    """An open question: who asks, who has agreed, who has not answered yet.

    `n` is the number of the event that asked; answers name it.
    """

    n: int
    seat: int
    yes: list[int]
    open: list[int]


class UndoRequest(DrawOffer, frozen=True):
    """The question whether moves are taken back, down to the ply `to`.

    `learners` are the people who have learned something hidden by these moves, and keep knowing it.
    """

    to: int | None
    learners: list[int]


class Asks(Struct, frozen=True):
    """What is being asked; `rematch` lists the seats that want another match."""

    undo: UndoRequest | None
    draw: DrawOffer | None
    rematch: list[int]


class ClockView(Struct, frozen=True):
    """Milliseconds left for each seat at the time `at`; null without a clock."""

    left: list[int | None]
    running: list[int]
    at: int


class DealView(Struct, frozen=True):
    """The commitment to a deal; seed and salt follow when the match is finished.

    The seed is a text, because JavaScript rounds numbers above 2**53.
    """

    commitment: str
    seed: str | None
    salt: str | None


class Result(Struct, frozen=True):
    """How a match ended; `breakdown` is the game's own score pad."""

    reason: e.Reason
    points: list[float]
    winners: list[int]
    breakdown: dict[str, Any]


class Verdict(Struct, frozen=True):
    """Why a match ended as it did, as the rules decide it: a sentence that names no player.

    `places` are the places on the board that decided it, as the game calls them.
    """

    why: Saying
    places: list[str]


class SpokenVerdict(Struct, frozen=True):
    """The same in the words of a language."""

    why: str
    places: list[str]


class Lasting(TypedDict):
    """What is the same for everybody, and the same from move to move.

    `outcasts` are the names of those whom the host has sent away.
    """

    phase: Phase
    match: int
    seats: list[SeatView]
    outcasts: list[str]
    deal: DealView | None
    result: Result | None
    verdict: Verdict | None


class Passing(TypedDict):
    """What is the same for everybody, and changes with every move.

    `moderator` lists the moves that a moderator may make, by the numbers of their texts.
    """

    ply: int
    moderator: list[int]
    clock: ClockView
    asks: Asks


class SpokenMoves(TypedDict):
    """The moves of a seat, in notation and in the notation of a language."""

    legal: list[str]
    labels: list[str]


class View(Lasting, Passing):
    """The table as a seat sees it; there is no scene before the start.

    `legal` lists the moves of the seat, by the numbers of their texts among the forms of the
    game's moves.
    """

    scene: Scene | None
    legal: list[int]


class TableInfo(Struct, frozen=True):
    """A table as everybody may know it; `source` says where its deal comes from.

    `variant` is the name of the game's variant that its options make, if they make one.
    """

    code: str
    game: str
    variant: str | None
    source: Source
    phase: Phase
    public: bool
    match: int
    ply: int
    seats: list[SeatInfo]
    created: int
    changed: int


class TableFacts(Struct, frozen=True):
    """What was agreed on when the table was created; `source` says where its deal comes from.

    `variant` is the name of the game's variant that the options make, if they make one; `teams`
    names the team of each seat, and is null where everybody plays alone.
    """

    code: str
    game: str
    variant: str | None
    source: Source
    options: dict[str, Any]
    players: int
    public: bool
    hints: bool
    clock: ClockTerms
    replay: bool
    created: int
    teams: list[str] | None


class You(Struct, frozen=True):
    """Who is at a socket: the seat they look from, the seats they hold, and whether they host.

    `devices` says for each of these seats how many devices can open it, `outcast` whether the host
    has sent them away.
    """

    seat: int | None
    seats: list[int]
    host: bool
    devices: list[int]
    outcast: bool


def lasting(table: Table) -> Lasting:
    """What is the same for everybody, and the same from move to move."""
    return {
        "phase": table.phase,
        "match": len(table.matches),
        "seats": [
            SeatView(
                kind=seat.kind,
                name=seat.title,
                colour=seat.colour,
                level=seat.level,
                left=seat.left,
                resigned=seat.resigned,
                why=seat.why,
            )
            for seat in table.seats
        ],
        "outcasts": [person.name or "" for person in table.outcasts],
        "deal": _deal(table),
        "result": result(table, len(table.matches)),
        "verdict": verdict(table, len(table.matches)),
    }


def passing(table: Table, at: int) -> Passing:
    """What is the same for everybody, and changes with every move."""
    return {
        "ply": table.ply,
        "moderator": moderations(table),
        "clock": clock(table, at),
        "asks": asks(table),
    }


def moderations(table: Table) -> list[int]:
    """The moves that a moderator may make, by the numbers of their texts."""
    match = table.match
    if match is None or not match.is_moderated or not table.actors:
        return []
    return match.legal_numbers("moderator")


def moves_at(
    table: Table, number: int, ply: int, viewer: Viewer, language: Language
) -> SpokenMoves:
    """The moves that a seat could play at a ply of a match; none before the end of the match."""
    match = table.matches[number - 1]
    is_known = isinstance(viewer, int) and table.is_open(number)
    if not is_known or viewer not in match.actors_at(ply):
        return {"legal": [], "labels": []}
    legal, labels = (match.legal_at(ply, viewer, spoken) for spoken in ("en", language))
    return {"legal": legal, "labels": labels}


def seats_in(table: Table, number: int) -> list[Seat]:
    """Who sat where in a match; seats may have turned since, and people may have left."""
    later = (event for event in table.log if isinstance(event, e.Started) and event.match > number)
    turned = sum(event.turned for event in later) % table.players
    seats = [replace(seat.for_new_match(), left=False) for seat in table.seats]
    return seats[turned:] + seats[:turned]


def seat_infos(seats: Sequence[Seat]) -> list[SeatInfo]:
    """Seats as everybody may know them."""
    return [SeatInfo(s.kind, s.title, s.colour, s.level, s.left) for s in seats]


def info(table: Table, code: str) -> TableInfo:
    """What everybody may know of a table, for the lobby and for guests."""
    return TableInfo(
        code=code,
        game=table.created.game,
        variant=table.variant,
        source=table.beginning.source,
        phase=table.phase,
        public=table.created.public,
        match=max(1, len(table.matches)),
        ply=table.ply,
        seats=seat_infos(table.seats),
        created=table.created.at,
        changed=table.log[-1].at,
    )


def facts(table: Table, code: str) -> TableFacts:
    """What was agreed on when the table was created."""
    created = table.created
    return TableFacts(
        code=code,
        game=created.game,
        variant=table.variant,
        source=table.beginning.source,
        options=created.options,
        players=table.players,
        public=created.public,
        hints=created.hints,
        clock=created.clock.terms,
        replay=created.replay,
        created=created.at,
        teams=table.teams,
    )


def you(who: Who, viewer: int | None) -> You:
    """Who the one at a socket is."""
    seats = sorted(who.seats)
    devices = [who.devices[seat] for seat in seats]
    return You(viewer, seats, who.host, devices, who.is_outcast)


def may_see(table: Table, number: int, viewer: Viewer, who: Who) -> bool:
    """Whether somebody may look at a match from a seat."""
    if viewer == "all":
        return table.matches[number - 1].over
    if viewer is None or table.is_open(number):
        return True
    # Seats turn from match to match; a secret opens the seat that it opens now.
    return number == len(table.matches) and viewer in who.seats


def result(table: Table, number: int) -> Result | None:
    """How a match ended; None while it is played."""
    end = table.ends[number - 1] if number else None
    if end is None:
        return None
    if not table.is_open(number):
        return Result(end.reason, [], [], {})
    outcome = table.matches[number - 1].result
    return Result(end.reason, list(outcome.points), end.winners, dict(outcome.breakdown))


def verdict(table: Table, number: int) -> Verdict | None:
    """Why a match ended as it did; None before the end, and if it did not end by the rules."""
    if not number or not table.is_open(number):
        return None
    match = table.matches[number - 1]
    judgement = match.verdict
    if judgement is None:
        return None
    return Verdict(unsaid(judgement.why, match.game.words), list(judgement.places))


def spoken_verdict(table: Table, number: int, language: Language) -> SpokenVerdict | None:
    """The same in the words of a language."""
    judgement = table.matches[number - 1].verdict if number and table.is_open(number) else None
    if judgement is None:
        return None
    return SpokenVerdict(judgement.why.say(language), list(judgement.places))


def clock(table: Table, at: int) -> ClockView:
    """How much time everybody has left, and whose is running."""
    left = [table.times.left(seat, at) for seat in range(table.players)]
    return ClockView(left, sorted(table.times.running), at)


def asks(table: Table) -> Asks:
    """What is being asked."""
    if not (table.questions or table.rematch):
        return _NO_ASKS
    undo, draw = table.questions.get("undo"), table.questions.get("draw")
    return Asks(
        undo=None if undo is None else _undo_request(undo),
        draw=None if draw is None else _draw_offer(draw),
        rematch=sorted(table.rematch),
    )


_NO_ASKS = Asks(undo=None, draw=None, rematch=[])


def _undo_request(question: Question) -> UndoRequest:
    yes, still_open = sorted(question.yes), sorted(question.open)
    learners = list(question.learners)
    return UndoRequest(question.n, question.seat, yes, still_open, question.to, learners)


def _draw_offer(question: Question) -> DrawOffer:
    return DrawOffer(question.n, question.seat, sorted(question.yes), sorted(question.open))


def _deal(table: Table) -> DealView | None:
    if not table.deals or not table.beginning.source.is_fair:
        return None
    deal, is_known = table.deals[-1], table.ends[-1] is not None
    return DealView(
        deal.commitment,
        seed=str(deal.seed) if is_known else None,
        salt=deal.salt if is_known else None,
    )
