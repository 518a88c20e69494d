"""Guarded connections: a limited number for each address, and none that stays silent.

uvicorn waits for a request for as long as it takes to arrive. Whoever opens connections and says
nothing would use up the handles that everybody else needs.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from spieltisch.server.limits import Counts
from spieltisch.server.settings import Limits

#: How many handles to ask for where the system sets no limit.
HANDLES = 1 << 16


def guarded(limits: Limits) -> type[HttpToolsProtocol]:
    """uvicorn's HTTP, within limits.

    A connection counts until it is closed or has become a socket; those are counted elsewhere.
    """
    counts = Counts(limits.connections)

    class Guarded(HttpToolsProtocol):
        """A connection that is closed if nothing comes."""

        _timer: asyncio.TimerHandle | None = None
        _address: str | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            address = self.client[0] if self.client else "?"
            if not counts.take(address):
                transport.abort()
                return
            self._address = address
            self._wait(limits.header_seconds)

        def connection_lost(self, exc: Exception | None) -> None:
            self._let_go()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self) -> None:
            self._let_go()
            super().handle_websocket_upgrade()

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._wait(limits.header_seconds)

        def on_headers_complete(self) -> None:
            super().on_headers_complete()
            self._wait(limits.body_seconds)

        def on_message_complete(self) -> None:
            super().on_message_complete()
            self._wait(None)

        def _wait(self, seconds: float | None) -> None:
            """Wait this long for what comes next; None if nothing needs to come."""
            if self._timer is not None:
                self._timer.cancel()
            abort = self.transport.abort
            self._timer = None if seconds is None else self.loop.call_later(seconds, abort)

        def _let_go(self) -> None:
            self._wait(None)
            if self._address is not None:
                counts.give_back(self._address)
                self._address = None

    return Guarded


def raise_handles() -> None:
    """Let this process open as many connections as the system allows."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # there is none on Windows

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = HANDLES if hard == resource.RLIM_INFINITY else hard
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
