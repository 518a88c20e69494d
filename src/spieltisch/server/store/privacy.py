"""What is stored is nobody else's business: seeds of running matches, hashes of secrets, chat."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

from spieltisch.server.store.errors import NoStore, NotWritable

#: Who besides the owner may do anything.
OTHERS = stat.S_IRWXG | stat.S_IRWXO


def prepare(folder: Path) -> None:
    """Make the folder of the tables, for its owner alone."""
    try:
        folder.mkdir(mode=stat.S_IRWXU, parents=True, exist_ok=True)
    except OSError as error:
        raise NotWritable(f"{folder}: {error}") from error


def keep_private(file: Path) -> None:
    """See that a data base can be read by its owner alone, and what SQLite puts beside it too."""
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, stat.S_IRUSR | stat.S_IWUSR))
        for part in (file, *file.parent.glob(f"{file.name}-*")):
            if part.stat().st_mode & OTHERS and sys.platform != "win32":
                part.chmod(stat.S_IRUSR | stat.S_IWUSR)
    except IsADirectoryError as error:
        raise NoStore(f"{file}: {error}") from error
    except OSError as error:
        raise NotWritable(f"{file}: {error}") from error


def is_private(folder: Path) -> bool:
    """Whether nobody but its owner can look into a folder; Windows has other ways to say that."""
    return sys.platform == "win32" or not folder.stat().st_mode & OTHERS
