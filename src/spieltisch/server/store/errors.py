"""What can be wrong with a store."""

from __future__ import annotations


class NoStore(Exception):
    """There are no tables of ours, or they cannot be read or written."""


class NotWritable(NoStore):
    """The folder or the file cannot be written."""


class NewerSchema(NoStore):
    """The tables were written by a newer version of Spieltisch."""


class InUse(NoStore):
    """Another server uses the folder."""


class Unreachable(NoStore):
    """The data base does not answer, or lets nobody in."""


class OpenElsewhere(Exception):
    """The table is open in another process, which is found at this address."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.url = url


class Lost(Exception):
    """The table belongs to another process by now: nothing of what was ordered is stored."""
