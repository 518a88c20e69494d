"""Guarded connections: a limited number for each address, and none that stays silent.

uvicorn waits for a request for as long as it takes to arrive. Whoever opens connections and says
nothing would use up the handles that everybody else needs.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from spieltisch.server.intake import Intake
from spieltisch.server.limits import Buckets, Counts, neighbourhood
from spieltisch.server.proxies import Proxies
from spieltisch.server.settings import Limits
from spieltisch.server.words import ServerRefusal

#: Where the application's lifespan state keeps the budget of each address.
BUDGET = "budget"

#: How many handles to ask for where the system sets no limit.
HANDLES = 1 << 16


class Guarded(Intake):
    """A connection that is closed if nothing comes.

    It counts until it is closed or has become a socket; those are counted elsewhere.
    """

    counts = Counts(0)
    proxies = Proxies(())
    _timer: asyncio.TimerHandle | None = None
    _address: str | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait(self.limits.header_seconds)
        host = self.client[0] if self.client else "?"
        if host in self.proxies:  # it speaks for many; they are counted once they are known
            return
        address = neighbourhood(host)
        if self.counts.take(address):
            self._address = address
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._let_go()
        super().handle_websocket_upgrade()

    def begin(self) -> ServerRefusal | None:
        self._wait(self.limits.header_seconds)
        budget: Buckets | None = self.app_state.get(BUDGET)
        if budget is None or self._address is None or budget.take(self._address):
            return None
        return ServerRefusal("too-fast")

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._wait(self.limits.body_seconds)

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
            self.counts.give_back(self._address)
            self._address = None


def guarded(limits: Limits, proxies: Proxies) -> type[Guarded]:
    """uvicorn's HTTP, within limits."""
    counts = Counts(limits.connections)
    return type("Guarded", (Guarded,), {"limits": limits, "counts": counts, "proxies": proxies})


def raise_handles() -> None:
    """Let this process open as many connections as the system allows."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # there is none on Windows

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = HANDLES if hard == resource.RLIM_INFINITY else hard
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
