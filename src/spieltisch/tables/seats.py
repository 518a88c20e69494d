"""Seats of a table and who holds them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from spieltisch.tables.events import Place, SeatKind, Why


@dataclass(frozen=True)
class Seat:
    """A seat: who sits there, and whether a bot plays for them.

    `tokens` are the hashes of the secrets that open the seat, one for each device. A person with
    a `level` is one for whom a bot plays, and `why` says for what reason.
    """

    kind: SeatKind
    name: str | None = None
    colour: str | None = None
    level: str | None = None
    tokens: tuple[str, ...] = ()
    left: bool = False
    resigned: bool = False
    why: Why | None = None

    @classmethod
    def of(cls, place: Place) -> Seat:
        """A seat as the table was set up."""
        tokens = () if place.token is None else (place.token,)
        return cls(place.kind, place.name, place.colour, place.level, tokens)

    @property
    def plays(self) -> bool:
        """Whether a person makes the moves here."""
        return self.kind == "person" and self.level is None

    @property
    def answers(self) -> bool:
        """Whether somebody is here who can be asked."""
        return self.kind == "person" and not self.left and not self.resigned

    def for_new_match(self) -> Seat:
        """The same seat for another match: nobody has resigned, no bot sits in."""
        if self.kind != "person":
            return self
        return replace(self, resigned=False, level=None, why=None)

    @property
    def title(self) -> str | None:
        """What the seat is called: bots go by their level."""
        return self.level if self.kind == "bot" else self.name


@dataclass(frozen=True)
class Who:
    """Somebody at the table: the seats and rights that their secrets open.

    `tokens` maps each of these seats to the hash that opens it, and `devices` says how many
    devices can open it. `mark` names the sender in the marks of messages that come from no seat;
    `name` is what a spectator is called, and `is_outcast` says that the host has sent them away.
    `away` maps the seats that have no device at the table to the time since when; it is filled
    in only where somebody wants to act for them.
    """

    tokens: Mapping[int, str] = field(default_factory=dict)
    devices: Mapping[int, int] = field(default_factory=dict)
    host: bool = False
    mark: str = ""
    name: str | None = None
    is_outcast: bool = False
    away: Mapping[int, int] = field(default_factory=dict)

    @cached_property
    def seats(self) -> frozenset[int]:
        """The seats that are theirs."""
        return frozenset(self.tokens)

    @cached_property
    def senders(self) -> frozenset[str]:
        """All names under which messages of theirs may be marked."""
        return frozenset({self.mark, *map(short_mark, self.tokens.values())} - {""})

    def sender(self, seat: int | str | None) -> str:
        """Under which name a message from a seat is marked.

        Seats of one device are passed on one by one, so each goes by its own secret.
        """
        token = self.tokens.get(seat) if isinstance(seat, int) else None
        return self.mark if token is None else short_mark(token)


def short_mark(token: str) -> str:
    """As much of a secret's hash as tells senders apart."""
    return token[:16]
