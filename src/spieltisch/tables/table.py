"""A table: the fold of its events."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from operator import attrgetter
from typing import Literal, NamedTuple, TypedDict, Unpack, assert_never, cast

from spieltisch.engine import registry
from spieltisch.engine.history import Played
from spieltisch.engine.match import Match, Step
from spieltisch.tables import events as e
from spieltisch.tables.clocks import Times
from spieltisch.tables.commands import Consent
from spieltisch.tables.deals import Beginning, Deal
from spieltisch.tables.endings import read_ending
from spieltisch.tables.seats import Seat, Who, short_mark

Phase = Literal["waiting", "playing", "finished"]

#: How many messages are remembered as done.
MARKS = 2000

#: About how many bytes a table takes, each event of its log, and each move of a file it is from.
TABLE_BYTES, EVENT_BYTES, FILE_MOVE_BYTES = 10_000, 200, 150


class Sitting(NamedTuple):
    """The names of the people at a table after an event; None for a seat without a person."""

    n: int
    names: tuple[str | None, ...]


#: Only these may change who sits where, and what they are called.
_SEATING: frozenset[type[e.Event]] = frozenset(
    {
        e.Created,
        e.Sat,
        e.Renamed,
        e.SeatSet,
        e.SentAway,
        e.Readmitted,
        e.Swapped,
        e.Left,
        e.Started,
    }
)

#: The bot that plays at a seat, if one does.
_level_of = attrgetter("level")

#: How many people whom the host has sent away are remembered.
MOST_OUTCASTS = 32


@dataclass(frozen=True)
class Question:
    """A question to the others: who asks, who has agreed, and who has not answered yet.

    `n` is the number of the event that asked, so that no answer is taken for one to another
    question. `to` is the ply down to which moves would be taken back, and `learners` are the people
    who have learned something hidden by these moves.
    """

    n: int
    seat: int
    open: frozenset[int]
    yes: frozenset[int] = frozenset()
    to: int | None = None
    learners: tuple[int, ...] = ()


class _SeatChanges(TypedDict, total=False):
    name: str
    colour: str | None
    level: str | None
    tokens: tuple[str, ...]
    left: bool
    resigned: bool
    why: e.Why | None


@dataclass
class Table:
    """Everything about a table, from its log alone.

    `actions` are the action codes of all moves in the log; whoever has them can fold the log again
    without reading notation. `by_clock` are the seats for which the clock made the last move.

    >>> from spieltisch.tables.events import Created, Place
    >>> seats = [Place("open"), Place("bot", level="casual")]
    >>> table = Table.of([Created(n=1, game="sequence", options={}, seats=seats, host="x")])
    >>> table.phase, len(table.seats), table.n
    ('waiting', 2, 1)
    """

    created: e.Created
    seats: list[Seat]
    phase: Phase = "waiting"
    log: list[e.Event] = field(default_factory=list)
    #: The number of the last event.
    n: int = 0
    marks: dict[str, int] = field(default_factory=dict)
    matches: list[Match] = field(default_factory=list)
    match: Match | None = None
    deals: list[Deal] = field(default_factory=list)
    ends: list[e.Ended | None] = field(default_factory=list)
    own_moves: list[int] = field(default_factory=list)
    actions: array[int] = field(default_factory=lambda: array("i"))
    by_clock: frozenset[int] = frozenset()
    begun_at: int = 0
    questions: dict[Consent, Question] = field(default_factory=dict)
    rematch: frozenset[int] = frozenset()
    undos: int = 0
    #: Who has sat where in the course of time; a new entry whenever that has changed.
    sittings: list[Sitting] = field(default_factory=list)
    #: The bots that cannot think in the current match, by their seats and levels.
    stumbled: frozenset[tuple[int, str]] = frozenset()
    #: The people whom the host has sent away, each with the secrets of their devices.
    outcasts: list[Seat] = field(default_factory=list)
    times: Times = field(init=False)
    beginning: Beginning = field(init=False)

    def __post_init__(self) -> None:
        created = self.created
        self.times = Times(created.clock, len(self.seats))
        self.beginning = Beginning(created.game, created.options, created.start)

    @classmethod
    def of(
        cls,
        log: Iterable[e.Event],
        beginning: Beginning | None = None,
        actions: Iterable[int] = (),
    ) -> Table:
        """Fold a log; a beginning that is already set up is not set up again.

        The `actions` of the first moves, if they are known, are repeated as they are.
        """
        first, *rest = log
        assert isinstance(first, e.Created)
        table = cls(first, [Seat.of(place) for place in first.seats])
        table.beginning = beginning or table.beginning
        table._remember(first)
        if first.replay:
            table._show(first)
        known = iter(actions)
        for event in rest:
            action = next(known, None) if isinstance(event, e.Moved) else None
            if action is None:
                table.apply(event)
            else:
                table._repeat(cast(e.Moved, event), action)
        return table

    # What the log says.

    @cached_property
    def variant(self) -> str | None:
        """The name of the game's variant that is played, if it has one."""
        game = registry.game(self.created.game)
        variant = game.variant_of(self.players, self.created.options)
        return None if variant is None else variant.name

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    def is_open(self, number: int) -> bool:
        """Whether a match has ended, so that nothing of it is a secret any more.

        For an uploaded match, the moves or the file must say so.
        """
        end = self.ends[number - 1]
        return end is not None and (end.reason != "replay" or self.matches[number - 1].over)

    @property
    def ply(self) -> int:
        """Where the current match stands."""
        return self.match.ply if self.match else 0

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.match.actors if self.match and self.phase == "playing" else ()

    def last_ply_of(self, seat: int) -> int | None:
        """The ply that the last move of a seat led to; moves that a file brought do not count."""
        match = self.matches[-1]
        for ply in range(match.ply, self.begun_at, -1):
            if match.played(ply).seat == seat:
                return ply
        return None

    def who(self, hashes: Collection[str], name: str | None = None) -> Who:
        """Whom the hashes of secrets stand for."""
        tokens: dict[int, str] = {}
        for number, seat in enumerate(self.seats):
            own = next((token for token in seat.tokens if token in hashes), None)
            if own is not None:
                tokens[number] = own
        host = self.created.host in hashes
        # The host's secret stays; seats are passed on.
        mark = self.created.host if host else next(iter(tokens.values()), "")
        devices = {number: len(self.seats[number].tokens) for number in tokens}
        return Who(tokens, devices, host, short_mark(mark), name, self.is_outcast(hashes))

    def is_outcast(self, hashes: Collection[str]) -> bool:
        """Whether the host has sent a device away that holds one of these secrets."""
        return any(token in hashes for person in self.outcasts for token in person.tokens)

    def seat_of(self, token: str | None) -> int | None:
        """The seat of a secret's hash."""
        return next((i for i, seat in enumerate(self.seats) if token in seat.tokens), None)

    @cached_property
    def teams(self) -> list[str] | None:
        """The team of each seat, known before the match begins; None where nobody has a partner."""
        return self.beginning.teams(self.players)

    def name_before(self, n: int, seat: int) -> str | None:
        """Who sat at a seat when an event happened; None for a bot, or if nobody did."""
        place = bisect_left(self.sittings, n, key=lambda sitting: sitting.n)
        return self.sittings[max(0, place - 1)].names[seat]

    def bots_due(self, at: int) -> dict[int, tuple[str, e.By]]:
        """The bots that have to move: by seat the level, and on whose behalf."""
        due: dict[int, tuple[str, e.By]] = {}
        lapsed = self.times.lapsed(at) if self.phase == "playing" else ()
        for seat in self.actors:
            level = self.seats[seat].level
            if level is not None:
                due[seat] = (level, "bot")
            elif seat in lapsed:
                due[seat] = (self.created.clock.then, "clock")
        return due

    @property
    def has_own_life(self) -> bool:
        """Whether more than people's moves can happen: bots move, or a clock runs."""
        if self.phase != "playing":
            return False
        return self.created.clock.kind != "none" or any(map(_level_of, self.seats))

    @property
    def goes_on_alone(self) -> bool:
        """Whether the match goes on though nobody is at the table.

        It does for the clock of somebody who plays, until the clock has moved for all of them.
        Without a clock nobody waits, so bots wait too.
        """
        if self.phase != "playing" or self.created.clock.kind == "none":
            return False
        return any(s.plays and i not in self.by_clock for i, s in enumerate(self.seats))

    @property
    def due(self) -> int | None:
        """When somebody has to look after the table though nobody is there; None for never."""
        if not self.goes_on_alone:
            return None
        lapse = self.times.next_lapse()
        return self.log[-1].at if lapse is None else lapse

    @property
    def size(self) -> int:
        """About how many bytes of memory the table takes."""
        start = self.created.start or {}
        moves = len(start["file"]["moves"]) if "file" in start else 0
        matches = sum(match.size for match in self.matches)
        return TABLE_BYTES + self.n * EVENT_BYTES + moves * FILE_MOVE_BYTES + matches

    # What an event changes.

    def apply(self, event: e.Event, step: Step | None = None) -> None:
        """Take in an event; a move whose step is known is not worked out again."""
        match event:
            case e.Moved():  # by far the most frequent
                self._move(event, step)
            case e.Sat(seat=seat, name=name, colour=colour, token=token):
                self.seats[seat] = Seat("person", name, colour, tokens=(token,))
            case e.Opened(seat=seat, token=token):
                self._change(seat, tokens=(*self.seats[seat].tokens, token))
            case e.Claimed(seat=seat, token=token) | e.Passed(seat=seat, token=token):
                self._change(seat, tokens=(token,))
            case e.Renamed(seat=seat, name=name, colour=colour):
                self._change(seat, name=name, colour=colour)
            case e.SeatSet(seat=seat, kind=kind, level=level):
                self.seats[seat] = Seat(kind, level=level)
            case e.SentAway(seat=seat):
                self.outcasts = [*self.outcasts, self.seats[seat]][-MOST_OUTCASTS:]
                self.seats[seat] = Seat("open")
            case e.Readmitted(seat=seat, outcast=place):
                self.seats[seat] = self.outcasts.pop(place)
            case e.Swapped(seat=seat, other=other):
                seats = self.seats
                seats[seat], seats[other] = seats[other], seats[seat]
            case e.Started():
                self._start(event)
            case e.Left(seat=seat):
                self._leave(seat)
            case e.Returned(seat=seat):
                self._change(seat, left=False)
            case e.Replaced(seat=seat, level=level, why=why):
                self._change(seat, level=level, why=why)
            case e.Stumbled(seat=seat, level=level):
                self.stumbled |= {(seat, level)}
            case e.GivenBack(seat=seat):
                self._change(seat, level=None, why=None)
            case e.Resigned(seat=seat):
                self._change(seat, resigned=True)
            case e.Asked():
                self._ask(event)
            case e.Answered():
                self._answer(event)
            case e.Withdrawn():
                self._withdraw(event)
            case e.Undone(ply=ply):
                self._take_back(ply)
            case e.Ended():
                self.ends[-1] = event
                self.phase = "finished"
                self.questions = {}
            case e.Woken(at=at):
                self._wake(at)
            case e.Said() | e.Reacted():
                pass
            case e.Created():
                raise AssertionError("a table is created once")
            case _:
                assert_never(event)
        self._remember(event)
        self._set_clock(event)

    def _remember(self, event: e.Event) -> None:
        assert event.n == self.n + 1, f"event {event.n} after {self.n}"
        self.log.append(event)
        self.n = event.n
        if type(event) in _SEATING:
            self._note_names(event.n)
        if event.mark is not None:
            self.marks[event.mark] = event.n
            if len(self.marks) > MARKS:
                del self.marks[next(iter(self.marks))]

    def _note_names(self, n: int) -> None:
        names = tuple(seat.name for seat in self.seats)
        if not self.sittings or self.sittings[-1].names != names:
            self.sittings.append(Sitting(n, names))

    def _change(self, seat: int, **changes: Unpack[_SeatChanges]) -> None:
        self.seats[seat] = replace(self.seats[seat], **changes)

    def _names(self) -> list[str]:
        return [cast(str, seat.title) for seat in self.seats]

    def _begin(self, deal: Deal) -> None:
        match = self.beginning.match(deal, self._names())
        self.matches.append(match)
        self.match = match
        self.deals.append(deal)
        self.ends.append(None)
        self.own_moves = [0] * self.players
        self.by_clock = frozenset()
        self.begun_at = match.ply
        self.questions = {}
        self.rematch = frozenset()
        self.stumbled = frozenset()
        self.times = Times(self.created.clock, self.players)

    def _start(self, event: e.Started) -> None:
        seats = [seat.for_new_match() for seat in self.seats]
        turned = event.turned % self.players
        self.seats = seats[-turned:] + seats[:-turned]
        self._begin(Deal(event.seed, event.salt))
        self.phase = "playing"

    def _show(self, event: e.Created) -> None:
        """Lay out a match that was played elsewhere."""
        self._begin(Deal(0, ""))
        match = self.matches[-1]
        if match.over:
            winners = list(match.result.winners)
            self.ends[-1] = e.Ended(match=1, reason="replay", winners=winners, at=event.at)
        else:
            self.ends[-1] = read_ending(event.start, self.players, event.at)
        self.phase = "finished"

    def _move(self, event: e.Moved, step: Step | None) -> None:
        match = self.matches[-1]
        step = step or match.foresee(event.move, event.seat)
        match.commit(step)
        self._count(event, step.played.action)

    def _repeat(self, event: e.Moved, action: int) -> None:
        """Take in a move whose action code is known."""
        self.matches[-1].repeat(Played(event.seat, action, event.move))
        self._count(event, action)
        self._remember(event)
        self._set_clock(event)

    def _count(self, event: e.Moved, action: int) -> None:
        self.actions.append(action)
        if event.seat != "moderator":
            self.own_moves[event.seat] += 1
            if event.by == "clock":
                self.by_clock |= {event.seat}
            elif event.seat in self.by_clock:
                self.by_clock -= {event.seat}
        self.questions = {}

    def _leave(self, seat: int) -> None:
        if self.phase == "waiting":
            self.seats[seat] = Seat("open")
        else:
            self._change(seat, left=True)
        # Whoever is not there cannot be asked, and nobody else answers for them.
        self.questions = {
            what: question
            for what, question in self.questions.items()
            if seat not in {*question.open, question.seat}
        }

    def _take_back(self, ply: int) -> None:
        match = self.matches[-1]
        while match.ply > ply:
            match.undo()
        self.questions.pop("undo", None)
        self.undos += 1

    def _ask(self, event: e.Asked) -> None:
        if event.what == "rematch":
            self.rematch |= {event.seat}
        else:
            others, learners = frozenset(event.others), tuple(event.learners)
            question = Question(event.n, event.seat, others, to=event.to, learners=learners)
            self.questions[event.what] = question

    def _answer(self, event: e.Answered) -> None:
        question = self.questions.pop(event.what)
        if event.yes:
            still, agreed = question.open - {event.seat}, question.yes | {event.seat}
            self.questions[event.what] = replace(question, open=still, yes=agreed)

    def _withdraw(self, event: e.Withdrawn) -> None:
        if event.what == "rematch":
            self.rematch -= {event.seat}
        else:
            self.questions.pop(event.what, None)

    def _wake(self, at: int) -> None:
        """Give time back: all of it if the table slept, else what a pause of the server took."""
        if self.goes_on_alone:
            self.times.forgive(at)
        else:
            self.times.stand_still(at)

    def _set_clock(self, event: e.Event) -> None:
        if self.created.clock.kind == "none":
            return
        waited_for = [seat for seat in self.actors if self.seats[seat].plays]
        if isinstance(event, e.Moved) and event.seat != "moderator":
            self.times.pass_on(event.seat, waited_for, event.at)
        elif not isinstance(event, e.Said | e.Reacted):
            self.times.run(waited_for, event.at)
