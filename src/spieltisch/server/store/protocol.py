"""What the server asks of a store, whichever it is.

What is written is ordered, and done once it is safe. What is read is read at once, in a thread of
the caller's. A table is written by the process that has claimed it, and by nobody else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from spieltisch.server.store.rows import Glance, Row, Shelf
from spieltisch.server.store.snapshots import Snapshot
from spieltisch.tables.events import Event
from spieltisch.tables.views import TableInfo

#: How many tables are on a page of the lobby.
PAGE = 100

_decode = msgspec.json.Decoder(Event).decode


#: Called when something is safe, or with what was wrong.
Then = Callable[[BaseException | None], None]


class Stored:
    """What was ordered, which is settled when it is safe or something was wrong.

    One hears of it: whoever asks to be told, or a task that awaits it. Such a wait cannot be
    cancelled, since what is written cannot be taken back: whoever is cancelled meanwhile keeps
    waiting, and is cancelled afterwards.

    >>> stored = Stored()
    >>> stored.tell(print)
    >>> stored.settle(None)
    None
    """

    __slots__ = ("_error", "_is_settled", "_then")

    def __init__(self) -> None:
        self._is_settled = False
        self._error: BaseException | None = None
        self._then: Then | None = None

    def tell(self, then: Then) -> None:
        """Let somebody know, at once if it is settled already."""
        assert self._then is None, "somebody else waits for this"
        if self._is_settled:
            then(self._error)
        else:
            self._then = then

    def settle(self, error: BaseException | None) -> None:
        """It is safe, or not; whoever waits is told now."""
        self._is_settled, self._error = True, error
        then, self._then = self._then, None
        if then is not None:
            then(error)

    def __await__(self) -> Generator[Any, None, None]:
        end = _End()
        self.tell(end.come)
        yield from end


class _End(asyncio.Future[None]):
    """For tasks that wait until something is stored."""

    def come(self, error: BaseException | None) -> None:
        """Let the task go on."""
        if error is None:
            self.set_result(None)
        else:
            self.set_exception(error)

    def cancel(self, msg: object = None) -> bool:
        """Refuse."""
        return False


@dataclass(frozen=True)
class Bodies:
    """The events of a table as they are kept, and its snapshot if there is one."""

    events: list[bytes]
    snapshot: Snapshot | None

    def log(self) -> list[Event]:
        """The events."""
        return [_decode(body) for body in self.events]


@dataclass(frozen=True)
class Claim:
    """That a table is ours: who we are, and how often the table has been claimed.

    A later claim ends an earlier one, whoever had it.
    """

    owner: str
    epoch: int


@dataclass(frozen=True)
class Elsewhere:
    """That a table belongs to another process, and where that one is found."""

    url: str


@dataclass(frozen=True)
class Parcel:
    """All that is kept of one table, to be carried from one store to another.

    `row` holds its columns but for the code; it is None if the row is lost.
    """

    code: str
    row: tuple[Any, ...] | None
    events: tuple[tuple[int, bytes], ...]
    snapshot: Snapshot | None


class Store(Protocol):
    """All tables, and who has claimed which."""

    # What is ordered.

    def append(self, code: str, events: Sequence[Event], row: Row | None, claim: Claim) -> Stored:
        """Store events, and the row if it has changed; settled on the caller's loop.

        `Lost` if the claim does not hold any more.
        """
        ...

    def note(self, row: Row, claim: Claim) -> Stored:
        """Store a row whose log has not changed."""
        ...

    def release(self, code: str, claim: Claim) -> Stored:
        """Give a claim up, after everything that was ordered before."""
        ...

    def keep(self, code: str, snapshot: Snapshot) -> Stored:
        """Store a snapshot in the place of an earlier one, if the table is still there."""
        ...

    def remove(self, claims: Mapping[str, Claim]) -> Stored:
        """Delete tables that we have claimed, and give their space back."""
        ...

    def let_be(self, code: str) -> Stored:
        """Look after a table no more until somebody opens it."""
        ...

    def refresh(self, code: str, changed: int) -> Stored:
        """Note that something has happened at a table since its row was written."""
        ...

    def probe(self) -> Stored:
        """Write next to nothing, to see whether anything can be written."""
        ...

    # What is read.

    def claim(self, code: str, is_new: bool = False) -> Claim | Elsewhere | None:
        """Claim a table, or the code of a new one; an earlier claim of ours ends.

        None if it is seen already here that there is no such table.
        """
        ...

    def origin_of(self, address: str) -> bytes:
        """What stands for an address in this store, and says nothing without it."""
        ...

    def bodies(self, code: str) -> Bodies:
        """What there is of a table; no events if there is no such table."""
        ...

    def log(self, code: str) -> list[Event]:
        """All events of a table, none if there is no such table."""
        ...

    def lobby(self, page: int = 1) -> list[TableInfo]:
        """A page of the public tables that are not finished, those with free seats first.

        Everybody's latest table comes before anybody's second one: whoever opens a hundred tables
        hides nobody else's.
        """
        ...

    def glance(self, codes: Collection[str]) -> dict[str, Glance | None]:
        """What the rows of tables say; None where a row is behind its log, or damaged."""
        ...

    def due(self, at: int, most: int) -> list[str]:
        """Tables that have to be looked after by now, the most urgent ones first.

        Those that another process has claimed are not among them.
        """
        ...

    def count(self, origin: bytes, shelf: Shelf) -> int:
        """How many tables of an origin are on a shelf."""
        ...

    def unused(self, shelf: Shelf, since: int, most: int) -> dict[str, int]:
        """Tables of a shelf that nobody has used since a time, and when something last happened.

        A row may be behind its log, so those named here may have changed since after all.
        """
        ...

    @property
    def has_space(self) -> bool:
        """Whether there is space for more."""
        ...

    # What is carried to another store.

    def codes(self) -> list[str]:
        """The codes of all tables of which anything is kept."""
        ...

    def parcel(self, code: str) -> Parcel:
        """Everything that is kept of a table."""
        ...

    @property
    def key(self) -> bytes:
        """What addresses are hashed with."""
        ...

    def take_in(self, parcels: Sequence[Parcel]) -> None:
        """Put tables of another store into this one."""
        ...

    def take_key(self, key: bytes) -> None:
        """Hash addresses like the store whose tables are taken in."""
        ...

    def close(self) -> None:
        """Write what is still waiting, and close."""
        ...
