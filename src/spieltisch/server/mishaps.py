"""What thinking has failed about: each mishap is logged once, and nobody tries it again."""

from __future__ import annotations

import logging
from collections.abc import Hashable

from spieltisch.server.words import ServerRefusal

LOG = logging.getLogger("spieltisch")

#: How many mishaps are remembered; the oldest are forgotten first.
MOST = 1000


class Mishaps:
    """Hints, analyses and bots whose thinking has failed, by table and moment."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, Hashable], None] = {}

    def check(self, code: str, what: Hashable) -> None:
        """Refuse to think again about what has failed before."""
        if (code, what) in self._known:
            raise ServerRefusal("thinking-failed")

    def remember(self, code: str, what: Hashable, error: Exception) -> None:
        """Note at a table what has just failed; the log gets it once, with its traceback."""
        if (code, what) in self._known:
            return
        LOG.error(
            "table %s: thinking failed: %s", code, what, exc_info=error, extra={"table": code}
        )
        self._known[code, what] = None
        while len(self._known) > MOST:
            del self._known[next(iter(self._known))]
