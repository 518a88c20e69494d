"""The server as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from spieltisch.engine.errors import SpieltischError
from spieltisch.server.api.endpoints import answering, language_of, problem, same_origin
from spieltisch.server.api.openapi import document
from spieltisch.server.api.routes import endpoints
from spieltisch.server.connection import POLICY, Connection, address
from spieltisch.server.house import House
from spieltisch.server.pages import serving
from spieltisch.server.security import SecurityHeaders
from spieltisch.server.settings import Settings
from spieltisch.server.words import refused

UNKNOWN = 4404


def create_app(settings: Settings | None = None) -> Any:
    """The whole server, with its tables in the folder of the settings."""
    house = House(settings or Settings())
    asked = endpoints()
    told = document(asked)

    async def openapi(_request: Request) -> Response:
        return JSONResponse(told)

    async def at_table(socket: WebSocket) -> None:
        await _serve_socket(socket, house)

    @asynccontextmanager
    async def lifespan(_app: Any) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    routes = [
        *(Route(e.path, answering(e, house), methods=[e.method]) for e in asked),
        Route("/api/openapi.json", openapi),
        WebSocketRoute("/api/tables/{code}/socket", at_table),
        Route("/{path:path}", serving(house.settings.web), methods=["GET"]),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={405: _wrong_method})
    app.state.house = house
    return SecurityHeaders(app)


async def _wrong_method(request: Request, error: Exception) -> Response:
    answer = problem(refused("no-such-page", path=request.method), language_of(request))
    answer.status_code = 405
    answer.headers.update(getattr(error, "headers", None) or {})
    return answer


async def _serve_socket(socket: WebSocket, house: House) -> None:
    """Let somebody come to a table, if there is one and there is room for one more."""
    if not same_origin(socket.headers, house):
        await socket.send_denial_response(problem(refused("wrong-origin"), "en"))
        return
    host = address(socket)
    if house.sockets.get(host, 0) >= house.settings.limits.sockets or not house.requests.take(host):
        await socket.send_denial_response(problem(refused("too-fast"), "en"))
        return
    house.sockets[host] = house.sockets.get(host, 0) + 1
    try:
        await socket.accept()
        try:
            room = await house.room(socket.path_params["code"])
        except SpieltischError:
            await socket.close(UNKNOWN if house.guesses.take(host) else POLICY)
            return
        await Connection(room, socket).serve()
    finally:
        house.sockets[host] -= 1
        if not house.sockets[host]:
            del house.sockets[host]
