"""Tables for tests: commands are decided and applied at once, at a time that is given."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from spieltisch.tables import commands as c
from spieltisch.tables import deciding, views
from spieltisch.tables import events as e
from spieltisch.tables.clocks import Clock
from spieltisch.tables.deciding import Decision
from spieltisch.tables.notices import Notice
from spieltisch.tables.seats import Who
from spieltisch.tables.table import Table
from spieltisch.tables.teller import Teller

HOST = Who(host=True, mark="host")


class Sitting:
    """A table with a clock and chance of its own, and everybody's secrets: t0, t1, ..."""

    def __init__(self, *places: str, game: str = "gluex", **settings: Any) -> None:
        seats = [_place(number, kind) for number, kind in enumerate(places)]
        clock = settings.pop("clock", Clock())
        options = settings.pop("options", {"turn_limit": 6} if game == "labyrinth" else {})
        created = e.Created(
            game=game, options=options, seats=seats, host="host", clock=clock, **settings
        )
        self.at = 1_000_000
        self._numbers = iter(range(7, 10_000))
        self._ids = iter(range(10_000))
        self.table = Table.of(e.number_events([created], 1, self.at, None))

    def chance(self, _bits: int) -> int:
        return next(self._numbers)

    def who(self, *seats: int) -> Who:
        return self.table.who({t for seat in seats for t in self.table.seats[seat].tokens})

    def apply(self, decision: Decision) -> list[Any]:
        for event in decision.events:
            self.table.apply(event, decision.step)
        return decision.events

    def do(self, command: Any, *seats: int) -> list[Any]:
        """Somebody who holds these seats wants something; without a seat, the host."""
        who = self.who(*seats) if seats else HOST
        return self.apply(deciding.decide(self.table, command, who, self.at, self.chance))

    def start(self) -> Sitting:
        self.do(c.Start(id=self.id()))
        return self

    def id(self) -> str:
        return f"auto{next(self._ids)}"

    def move(self, seat: int | None = None, text: str | None = None) -> list[Any]:
        """The first legal move of a seat, or of the first that may act."""
        seat = self.table.actors[0] if seat is None else seat
        text = text or self.table.matches[-1].legal(seat)[0]
        return self.do(c.Play(id=self.id(), seat=seat, ply=self.table.ply, move=text), seat)

    def undo(self, seat: int) -> c.Undo:
        """The wish of a seat to take back its last move."""
        return c.Undo(id=self.id(), seat=seat, ply=self.table.last_ply_of(seat) or 0)

    def answer(self, seat: int, to: Literal["undo", "draw"], yes: bool = True) -> c.Answer:
        """The answer of a seat to what is asked just now."""
        question = self.table.questions.get(to)
        return c.Answer(id=self.id(), seat=seat, to=to, n=question.n if question else 0, yes=yes)

    def first(self, seat: int, number: int = 0) -> str:
        """A legal move of a seat."""
        return self.table.matches[-1].legal(seat)[number]

    def text(self, number: int) -> str:
        """A move in notation, given by the number of its text."""
        return self.table.matches[-1].game.notation.forms.text(number)

    def move_of_anybody(self) -> list[Any]:
        """The first legal move of whoever is to act, a bot too."""
        seat = self.table.actors[0]
        if self.table.seats[seat].plays:
            return self.move(seat)
        return self.bot_move(seat)

    def bot_move(self, seat: int, by: e.By = "bot") -> list[Any]:
        """The first legal move of a seat, as a bot makes it."""
        action = self.table.matches[-1].legal_actions(seat)[0]
        return self.apply(deciding.bot_move(self.table, seat, action, by, self.at))

    def play_out(self) -> Sitting:
        while self.table.phase == "playing":
            self.move()
        return self

    def view(self, viewer: int | None) -> views.View:
        """Everything that a seat, or a spectator, may see of the table now."""
        match = self.table.match
        return {
            **views.lasting(self.table),
            **views.passing(self.table, self.at),
            "scene": None if match is None else match.scene(viewer),
            "legal": self.legal(viewer),
        }

    def legal(self, viewer: int | None) -> list[int]:
        """The moves of a seat, by the numbers of their texts."""
        if viewer is None or viewer not in self.table.actors or not self.table.seats[viewer].plays:
            return []
        return self.table.matches[-1].legal_numbers(viewer)

    def told(self, viewer: int | None) -> list[Notice]:
        """The log as somebody is told it who has just come."""
        return notices(Teller(self.table).history(viewer).log)

    def again(self) -> Table:
        """The same table from its log alone."""
        return Table.of(self.table.log)


def _place(number: int, kind: str) -> e.Place:
    if kind == "open":
        return e.Place("open")
    if kind.startswith("bot"):
        return e.Place("bot", level=kind.partition(":")[2] or "casual")
    return e.Place("person", kind, token=f"t{number}")


def notices(log: bytes) -> list[Notice]:
    """What a log, as JSON, tells."""
    return msgspec.json.decode(log, type=list[Notice])


def kinds(events: list[Any]) -> list[str]:
    return [type(event).__name__ for event in events]
