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

from spieltisch.server.store.errors import InUse, NotWritable

#: How long to wait for a server that is just shutting down, in seconds.
PATIENCE = 2.0

#: How the system says that somebody else holds a lock.
TAKEN = (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK)


class Lock:
    """A folder that is ours until it is released, or until this process ends.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     Lock(Path(folder)).release()
    """

    def __init__(self, folder: Path) -> None:
        try:
            self._file = _open(folder)
        except OSError as error:
            raise NotWritable(f"{folder}: {error}") from error
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

    def _open(folder: Path) -> int:
        """A file in the folder: it cannot be removed while it is open."""
        return os.open(folder / "tables.lock", os.O_RDWR | os.O_CREAT, 0o600)

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _open(folder: Path) -> int:
        """The folder itself: whoever removes a file in it lets nobody in."""
        return os.open(folder, os.O_RDONLY)

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
