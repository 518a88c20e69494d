"""The server as an ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from spieltisch.engine.errors import SpieltischError
from spieltisch.server.api.endpoints import language_of, problem, respond_with, same_origin
from spieltisch.server.api.openapi import document
from spieltisch.server.api.routes import endpoints
from spieltisch.server.basepath import BelowPath
from spieltisch.server.boards import board
from spieltisch.server.company.relay import Relay
from spieltisch.server.connection import POLICY, Connection, address
from spieltisch.server.guarding import BUDGET
from spieltisch.server.house import House
from spieltisch.server.limits import Buckets
from spieltisch.server.messages import Refused, encode
from spieltisch.server.metrics import offering
from spieltisch.server.pages import editor_page_of, page_of, table_page_of
from spieltisch.server.security import SecurityHeaders
from spieltisch.server.settings import Settings
from spieltisch.server.tracing import Traced
from spieltisch.server.words import ServerRefusal
from spieltisch.tables.refusals import Refusal, refusal_of

UNKNOWN = 4404


def create_app(settings: Settings | None = None) -> Traced:
    """The whole server, with its tables in the folder of the settings."""
    house = House(settings or Settings())
    all_endpoints = endpoints()
    openapi_document = document(all_endpoints)

    async def openapi(_request: Request) -> Response:
        return JSONResponse(openapi_document)

    async def at_table(socket: WebSocket) -> None:
        await _serve_socket(socket, house)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[dict[str, Buckets]]:
        await house.open()
        with offering(house, asyncio.get_running_loop()) as port:
            app.state.metrics_port = port
            yield {} if house.settings.proxies else {BUDGET: house.requests}
        await house.close()

    routes: list[Route | WebSocketRoute] = [
        *(Route(e.path, respond_with(e, house), methods=[e.method]) for e in all_endpoints),
        Route("/api/openapi.json", openapi),
        WebSocketRoute("/api/tables/{code}/socket", at_table),
        Route("/boards/{game}/{path:path}", board, methods=["GET"]),
        Route("/t/{code}", table_page_of(house), methods=["GET"]),
        Route("/t/{code}/replay/{match:int}/{ply:int}", table_page_of(house), methods=["GET"]),
        Route("/editor/{game}", editor_page_of(house), methods=["GET"]),
        Route("/{path:path}", page_of(house), methods=["GET"]),
    ]
    handlers = {404: _nothing_there, 405: _wrong_method, 500: _broken}
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
    app.state.house = house
    counted = Counted(app, house) if house.settings.proxies else app
    base = house.settings.base_path
    below = BelowPath(counted, base) if base else counted
    secured = SecurityHeaders(below, house.settings.hosts)
    names: dict[object, str] = {route.endpoint: route.path for route in routes}
    return Traced(secured if house.company is None else Relay(secured, house), house, names)


class Counted:
    """The budget of an address behind a proxy, which is only known from the head of a request."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app, self._house = app, house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, unless there have been too many."""
        if scope["type"] == "lifespan" or self._house.requests.take(address(HTTPConnection(scope))):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            refusal = problem(ServerRefusal("too-fast"), "en")
            await WebSocket(scope, receive, send).send_denial_response(refusal)
        else:
            await problem(ServerRefusal("too-fast"), "en")(scope, receive, send)


async def _nothing_there(request: Request, _error: Exception) -> Response:
    return problem(ServerRefusal("no-such-page", path=request.url.path[:80]), language_of(request))


async def _broken(request: Request, _error: Exception) -> Response:
    """Answer after an error nobody foresaw; the server's log says what it was."""
    answer = problem(ServerRefusal("broken"), language_of(request))
    answer.headers["connection"] = "close"  # uvicorn does close it
    return answer


async def _wrong_method(request: Request, error: Exception) -> Response:
    answer = problem(ServerRefusal("no-such-page", path=request.method), language_of(request))
    answer.status_code = 405
    answer.headers.update(getattr(error, "headers", None) or {})
    return answer


async def _serve_socket(socket: WebSocket, house: House) -> None:
    """Let somebody come to a table, if there is one and there is room for one more."""
    if not same_origin(socket.headers, house):
        await socket.send_denial_response(problem(ServerRefusal("wrong-origin"), "en"))
        return
    host = address(socket)
    if not house.sockets.take(host):
        await socket.send_denial_response(problem(ServerRefusal("too-fast"), "en"))
        return
    try:
        await socket.accept()
        try:
            room = await house.room(socket.path_params["code"])
        except SpieltischError as error:
            await _send_away(socket, house, refusal_of(error))
            return
        await Connection(room, socket).serve()
    finally:
        house.sockets.give_back(host)


async def _send_away(socket: WebSocket, house: House, refusal: Refusal) -> None:
    """Close a socket without a table; the code tells clients that coming back does not help."""
    is_guess = refusal.code == "table-unknown"
    code = POLICY if is_guess and not house.guesses.take(address(socket)) else UNKNOWN
    with suppress(WebSocketDisconnect, RuntimeError):
        if not is_guess:
            message = Refused.of(None, refusal, language_of(socket))
            await socket.send_text(encode(message).decode())
        await socket.close(code)
