"""Every request has an id, is counted, and is worth a line of the log if the settings say so."""

from __future__ import annotations

import logging
from secrets import token_hex
from time import perf_counter
from typing import TYPE_CHECKING

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spieltisch.server.figures import Asked
from spieltisch.server.logs import REQUEST, SCOPE

if TYPE_CHECKING:
    from spieltisch.server.house import House

LOG = logging.getLogger("spieltisch.requests")

#: What a request is counted as that leads to none of our routes, and a method that HTTP has not.
ELSEWHERE = "other"
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
#: The status of a socket, as HTTP has it.
SWITCHED = 101


class Traced:
    """Counts and names all requests. The line of a request has its path, and never its query."""

    def __init__(self, app: ASGIApp, house: House, routes: dict[object, str]) -> None:
        self._app, self.house, self._routes = app, house, routes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        scope[REQUEST] = token_hex(8)
        SCOPE.set(scope)
        begin, status = perf_counter(), 500

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                headers = [*message.get("headers", ()), (b"x-request-id", scope[REQUEST].encode())]
                message["headers"] = headers
            elif message["type"] == "websocket.accept":
                status = SWITCHED
            await send(message)

        try:
            await self._app(scope, receive, send_and_note)
        finally:
            self._note(scope, status, perf_counter() - begin)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope.get("method", "GET")
        route = self._routes.get(scope.get("endpoint"), ELSEWHERE)
        request = Asked(route, method if method in METHODS else ELSEWHERE, status)
        figures = self.house.figures
        figures.requests[request] += 1
        if status != SWITCHED:
            figures.answers.add(seconds)
        if self.house.settings.logs.requests:
            milliseconds = round(seconds * 1000, 1)
            fields = {"method": request.method, "route": route, "status": status}
            LOG.info(
                "%s %s %s %s ms",
                request.method,
                scope["path"][:200],
                status,
                milliseconds,
                extra={"fields": {**fields, "milliseconds": milliseconds}},
            )
