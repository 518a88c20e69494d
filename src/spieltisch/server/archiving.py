"""Tables that are not kept any longer, as files: their matches, or their log if these are lost."""

from __future__ import annotations

import logging
import stat
from pathlib import Path

from spieltisch.engine import matchfile
from spieltisch.engine.files import write_whole
from spieltisch.server.store.privacy import prepare
from spieltisch.server.store.protocol import Bodies
from spieltisch.server.store.snapshots import unfold
from spieltisch.tables.endings import write_ending
from spieltisch.tables.table import Table

LOG = logging.getLogger("spieltisch")


def archive(folder: Path, code: str, bodies: Bodies) -> list[Path]:
    """Write a table to a folder: each match as a match file, whether it is over or not.

    A table that cannot be opened (it is damaged, or was played by other rules) leaves its log, an
    event in each line. What has not been revealed in an unfinished match is in its file, so all of
    it is for the owner of the folder alone.
    """
    prepare(folder)
    try:
        log = bodies.log()
        table = unfold(log, bodies.events, bodies.snapshot).table
        texts = {
            f"{table.created.game}-{code}-{which}.json": _match(table, which)
            for which in range(1, len(table.matches) + 1)
        }
    except Exception:  # whatever it is, the log is there
        LOG.exception("table %s is archived as its log", code, extra={"table": code})
        texts = {f"{code}.events.jsonl": b"".join(map(_line, bodies.events))}
    return [_write(folder / name, text) for name, text in texts.items()]


def _line(body: object) -> bytes:
    """An event as it is kept; a damaged data base may keep anything."""
    return (body if isinstance(body, bytes) else str(body).encode()) + b"\n"


def _match(table: Table, which: int) -> bytes:
    match, deal = table.matches[which - 1], table.deals[which - 1]
    salt = deal.salt if table.beginning.source.is_fair else None
    return matchfile.write(match, salt, write_ending(table.ends[which - 1])).encode()


def _write(path: Path, text: bytes) -> Path:
    write_whole(path, text)
    path.chmod(stat.S_IRUSR | stat.S_IWUSR)
    return path
