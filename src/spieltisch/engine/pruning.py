"""Keeping the cache small: what no program has used for a month is thrown away.

Every change of a source file leads to a new folder of compiled code, and nothing else ever
removes the old ones.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path
from shutil import rmtree
from time import time

DAY = 24 * 60 * 60.0

#: What has not been used for this long, in seconds, is thrown away.
LIFETIME = 30 * DAY

_FINGERPRINT = re.compile("[0-9a-f]{16}")


def note_use(path: Path) -> None:
    """Remember that something in the cache is used; once a day is often enough."""
    with suppress(OSError):  # not there yet, or not ours
        if time() - path.stat().st_mtime > DAY:
            os.utime(path)


def prune(cache: Path) -> None:
    """Throw away the folders and marks that nobody has used for a long time.

    Another program may use or prune the same cache at the same time. What it uses it has
    noted before; and where code is missing, Numba compiles it again.
    """
    with suppress(OSError):
        for folder in cache.iterdir():
            if _FINGERPRINT.fullmatch(folder.name) and _is_old(folder):
                rmtree(folder, ignore_errors=True)
    with suppress(OSError):
        for mark in (cache / "ready").iterdir():
            if _is_old(mark):
                mark.unlink(missing_ok=True)


def _is_old(path: Path) -> bool:
    try:
        return time() - path.lstat().st_mtime > LIFETIME
    except OSError:
        return False  # somebody else was faster
