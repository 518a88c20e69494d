"""A file of lines to which one process adds, kept whatever happens to it."""

from __future__ import annotations

import json
from fcntl import LOCK_EX, LOCK_NB, flock
from pathlib import Path
from weakref import finalize


class Ledger:
    """A file that grows by whole lines; while it is open nobody else can open it as a ledger.

    `lines` are those that were there when it was opened; a last one that was cut off, because the
    power was, is gone. The system keeps the lock, so it is gone when the process is, however that
    ends. `BlockingIOError` says that somebody else has it open.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     path = Path(folder) / "ledger"
    ...     _ = path.write_bytes(b"one\\ntw")
    ...     ledger = Ledger(path)
    ...     ledger.add("two")
    ...     ledger.close()
    ...     ledger.lines, path.read_bytes()
    ([b'one'], b'one\\ntwo\\n')
    """

    def __init__(self, path: Path) -> None:
        self._file = path.open("ab")
        finalize(self, self._file.close)  # one that nobody uses any more locks nobody out
        try:
            self._lock()
            content = path.read_bytes()
            *self.lines, cut_off = content.split(b"\n")
            self._file.truncate(len(content) - len(cut_off))
        except BaseException:
            self._file.close()
            raise

    def _lock(self) -> None:
        try:
            flock(self._file, LOCK_EX | LOCK_NB)
        except BlockingIOError:
            raise
        except OSError:  # a file system without locks, where everybody is on their own
            return

    @property
    def head(self) -> object:
        """What its first line says, as JSON; None if it says nothing of the kind."""
        try:
            return json.loads(self.lines[0]) if self.lines else None
        except (ValueError, RecursionError):
            return None

    @property
    def is_closed(self) -> bool:
        """Whether others may open it."""
        return self._file.closed

    def add(self, line: str) -> None:
        """Write a line, so that it is there even if everything ends now."""
        self._file.write(f"{line}\n".encode())
        self._file.flush()

    def close(self) -> None:
        """Let others open it."""
        self._file.close()
