"""Reading files that anybody may have written."""

from __future__ import annotations

from pathlib import Path


class TooLarge(ValueError):
    """The file is larger than anything that is read here."""


def read_text(path: Path, most: int) -> str:
    """The text of a file of at most so many bytes, in UTF-8 with or without a mark in front.

    No more than that is read, so a device that never ends does no harm.
    """
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise TooLarge(path)
    return data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
