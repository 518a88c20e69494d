"""One server at a time for a folder of tables.

The system holds the lock for as long as the process lives, and releases it however that
ends: nothing is left behind that somebody would have to clean up.
"""

from __future__ import annotations

import errno
import os
import sys
import time
from pathlib import Path

from spieltisch.server.schema import NoStore

FILE = "tables.lock"

#: How long to wait for a server that is just shutting down, in seconds.
PATIENCE = 2.0

#: How the system says that somebody else holds a lock.
TAKEN = (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK)


class InUse(NoStore):
    """Another server uses the folder."""


class Lock:
    """A folder that is ours until it is released, or until this process ends.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     Lock(Path(folder)).release()
    """

    def __init__(self, folder: Path) -> None:
        try:
            self._file = os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise NoStore(f"{folder}: {error}") from error
        deadline = time.monotonic() + PATIENCE
        while not _is_ours(self._file):
            if time.monotonic() > deadline:
                os.close(self._file)
                raise InUse(str(folder))
            time.sleep(0.05)

    def release(self) -> None:
        """Leave the folder to others."""
        os.close(self._file)


def _is_ours(file: int) -> bool:
    """Whether the lock is ours now; where files cannot be locked, nobody else has it."""
    try:
        _lock(file)
    except OSError as error:
        return error.errno not in TAKEN
    return True


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
