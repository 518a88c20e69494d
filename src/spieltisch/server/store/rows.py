"""What is kept of a table besides its log, to find it again."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from spieltisch.tables import views
from spieltisch.tables.table import Table
from spieltisch.tables.views import TableInfo
from spieltisch.tables.waiting import Waits, waits_at


class Shelf(StrEnum):
    """Where a table belongs; how long it is kept goes by that."""

    #: A table at which people wait or play.
    OPEN = "open"
    #: A table whose match is over.
    FINISHED = "finished"
    #: A match that was played elsewhere, to look at.
    FILE = "file"


@dataclass(frozen=True)
class Glance:
    """What can be said of a table without opening it."""

    info: TableInfo
    waits: Waits


@dataclass(frozen=True)
class Row:
    """What is kept of a table besides its log; all of it but the origin follows from the log.

    `due` is when somebody has to look after the table though nobody is there. It, `changed` and
    `waits` may be behind the log of a table that is open; they are brought up to date when it is
    closed.
    `origin` stands for the address that has opened the table, and stays as it was at first.
    """

    code: str
    game: str
    public: bool
    phase: str
    free: int
    changed: int
    info: TableInfo
    due: int | None
    shelf: Shelf
    waits: Waits
    origin: bytes = b""


def row_of(code: str, table: Table, origin: bytes = b"") -> Row:
    """How to find a table again."""
    return Row(
        code=code,
        game=table.created.game,
        public=table.created.public,
        phase=table.phase,
        free=sum(seat.kind == "open" for seat in table.seats),
        changed=table.log[-1].at,
        info=views.info(table, code),
        due=table.due,
        shelf=_shelf_of(table),
        waits=waits_at(table),
        origin=origin,
    )


def glance_at(code: str, table: Table) -> Glance:
    """What can be said of a table that is open."""
    return Glance(views.info(table, code), waits_at(table))


def _shelf_of(table: Table) -> Shelf:
    if table.created.replay:
        return Shelf.FILE
    return Shelf.FINISHED if table.phase == "finished" else Shelf.OPEN
