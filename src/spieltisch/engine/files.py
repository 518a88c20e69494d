"""Reading files that anybody may have written, and writing files whole or not at all."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path


class TooLarge(ValueError):
    """The file is larger than anything that is read here."""


def read_text(path: Path, most: int) -> str:
    """The text of a file of at most `most` bytes, in UTF-8 with or without a byte order mark.

    No more than that is read, so a device that never ends does no harm.
    """
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise TooLarge(path)
    return data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file so that at any moment either the old or the new one is there."""
    data = content.encode() if isinstance(content, str) else content
    if path.exists() and not path.is_file():  # a device or a pipe, which must not be replaced
        path.write_bytes(data)
        return
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_bytes(data)
        draft.replace(path)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise
