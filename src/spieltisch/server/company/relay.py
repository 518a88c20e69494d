"""What belongs to a table of another process is relayed to that one, and its answer back.

Behind a proxy that goes by the code of a table this is rare. What is relayed carries who has asked
and under which name, under a seal that only processes of the same data base can make.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import http.client
import logging
import re
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from spieltisch.engine.errors import SpieltischError
from spieltisch.server.api.endpoints import problem
from spieltisch.server.connection import RESTART
from spieltisch.server.secrets import ALPHABET, CODE_LENGTH
from spieltisch.server.settings import LARGEST_FILE
from spieltisch.server.store.errors import OpenElsewhere
from spieltisch.server.words import ServerRefusal

if TYPE_CHECKING:
    from spieltisch.server.house import House

LOG = logging.getLogger("spieltisch")

#: The header that says for whom something is relayed.
FOR = "x-spieltisch-for"

#: Paths that belong to one table.
_TABLE = re.compile(rf"/(?:api/tables|t)/([{ALPHABET}]{{{CODE_LENGTH}}})(?:/|$)")

#: How long another process may take to take a call, and to answer a request, in seconds.
CALL_SECONDS, ANSWER_SECONDS = 1.0, 10.0

#: How long to wait for a table beyond the lease of its owner.
PATIENCE = 2.0

#: The shortest time between two questions whether the other process is still there, in seconds: who
#: asks more often is taken for a flood there.
LISTEN_SECONDS = 1.0

#: How long to wait before the owner of a table is asked for again.
AGAIN_SECONDS = 0.1

#: Headers that are about one connection, not about what is sent over it.
_HOP = frozenset(
    {"connection", "upgrade", "host", "content-length", "transfer-encoding", "keep-alive", FOR}
)


class NotThere(Exception):
    """A process does not take calls."""


class Asker(msgspec.Struct):
    """Who has asked for what is relayed: address, port, and the name that they asked for."""

    client: str
    port: int
    host: str
    scheme: str


class Relay:
    """The outermost layer of a process that shares its data base with others."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app, self._house = app, house
        #: Longer than the lease of a process that is gone.
        self._patience = house.settings.lease_seconds + PATIENCE
        self._key = hashlib.sha256(b"relay" + house.store.key).digest()
        self._threads = ThreadPoolExecutor(8, "relay")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request here, or have it answered where its table is."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        table = _TABLE.search(scope["path"])
        seal = Headers(scope=scope).get(FOR)
        if table is None:
            await self._app(scope, receive, send)
        elif seal is not None and self._unseal(scope, seal):
            await self._serve_others(table[1], scope, receive, send)
        elif scope["type"] == "websocket":
            await self._relay_socket(table[1], WebSocket(scope, receive, send))
        else:
            await self._relay_request(table[1], scope, receive, send)

    async def _serve_others(self, code: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer what another process has relayed.

        A table at which nobody is goes to where somebody comes to it, so that behind a proxy which
        goes by codes each table is soon where its people are.
        """
        if scope["type"] == "websocket" and self._house.hand_over(code):
            refusal = problem(ServerRefusal("out-of-order"), "en")
            await WebSocket(scope, receive, send).send_denial_response(refusal)
        else:
            await self._serve(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer here, unless the table has gone to another process in this very moment."""
        try:
            await self._app(scope, receive, send)
        except OpenElsewhere:
            if scope["type"] == "websocket":
                await WebSocket(scope, receive, send).close(RESTART)
            else:
                await problem(ServerRefusal("out-of-order"), "en")(scope, receive, send)

    async def _ways(self, code: str) -> AsyncIterator[str | None]:
        """Where a table is: None for here, else the address of a process, again and again.

        A process that does not answer is no longer there: its table is ours once its lease ends.
        """
        clock = asyncio.get_running_loop()
        until = clock.time() + self._patience
        while clock.time() < until:
            try:
                await self._house.room(code)
                yield None
                return
            except OpenElsewhere as elsewhere:
                yield elsewhere.url
            except SpieltischError:  # whoever answers says what is wrong
                yield None
                return
            await asyncio.sleep(AGAIN_SECONDS)

    # Requests.

    async def _relay_request(self, code: str, scope: Scope, receive: Receive, send: Send) -> None:
        request, body = Request(scope, receive), None
        async for url in self._ways(code):
            if url is None:
                again = receive if body is None else _replay(body)
                await self._serve(scope, again, send)
                return
            body = await _body_of(request) if body is None else body
            headers = self._headers(request.headers, scope)
            try:
                answer = await asyncio.get_running_loop().run_in_executor(
                    self._threads, _ask, url, scope["method"], _target(scope), headers, body
                )
            except NotThere:
                continue
            except (OSError, http.client.HTTPException) as error:
                LOG.info("table %s: a request could not be relayed: %s", code, error)
                break
            await answer(scope, receive, send)
            return
        await problem(ServerRefusal("out-of-order"), "en")(scope, receive, send)

    # Sockets.

    async def _relay_socket(self, code: str, socket: WebSocket) -> None:
        """Relay a socket, until either side ends it or the other process is silent for so long that
        it has lost the table.
        """
        lease = self._house.settings.lease_seconds
        async for url in self._ways(code):
            if url is None:
                await self._serve(socket.scope, socket.receive, socket.send)
                return
            headers = self._headers(socket.headers, socket.scope)
            address = url.replace("http", "ws", 1) + _target(socket.scope)
            try:
                there = await connect(
                    address,
                    additional_headers=headers,
                    open_timeout=CALL_SECONDS,
                    close_timeout=CALL_SECONDS,
                    max_size=None,
                    compression=None,
                    ping_interval=max(LISTEN_SECONDS, lease / 2),
                    ping_timeout=lease,
                    proxy=None,
                    user_agent_header=None,
                )
            except (OSError, WebSocketException):
                continue
            await _pass_on(socket, there)
            return
        await socket.accept()
        await socket.close(RESTART)

    # Who asks.

    def _headers(self, headers: Headers, scope: Scope) -> list[tuple[str, str]]:
        """What goes with a call to another process: what came, and for whom it is."""
        client, port = scope.get("client") or ("?", 0)
        asker = Asker(client, port, headers.get("host", ""), scope["scheme"])
        text = msgspec.json.encode(asker).hex()
        fields = [
            (name, value)
            for name, value in headers.items()
            if name not in _HOP and not name.startswith("sec-websocket")
        ]
        return [*fields, (FOR, f"{text}.{self._sign(text)}")]

    def _sign(self, text: str) -> str:
        return hmac.new(self._key, text.encode(), hashlib.sha256).hexdigest()

    def _unseal(self, scope: Scope, seal: str) -> bool:
        """Let a call that another process passes on be that of whoever has asked there."""
        text, _, signature = seal.partition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(text).encode()):
            return False
        asker = msgspec.json.decode(bytes.fromhex(text), type=Asker)
        scope["client"], scope["scheme"] = (asker.client, asker.port), asker.scheme
        MutableHeaders(scope=scope)["host"] = asker.host
        return True


async def _pass_on(socket: WebSocket, there: ClientConnection) -> None:
    """Pass frames on in both directions until either side has enough."""
    await socket.accept()
    back = asyncio.create_task(_bring_back(socket, there))
    try:
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                break
            text = message.get("text")
            await there.send(message["bytes"] if text is None else text)
    except (ConnectionClosed, WebSocketDisconnect, RuntimeError):
        with suppress(asyncio.CancelledError):
            await back  # it says why
    finally:
        back.cancel()
        await there.close()


async def _bring_back(socket: WebSocket, there: ClientConnection) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        with suppress(ConnectionClosed):
            while True:
                frame = await there.recv()
                if isinstance(frame, str):
                    await socket.send_text(frame)
                else:
                    await socket.send_bytes(frame)
        code = there.close_code
        # Whatever ended without a word ended with its process: the client comes back.
        await socket.close(code if code is not None and code not in (1005, 1006) else RESTART)


async def _body_of(request: Request) -> bytes:
    """The body of a request, as far as it may be large; what is larger is refused there too."""
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size <= LARGEST_FILE + 1:
            parts.append(part)
    return b"".join(parts) if size <= LARGEST_FILE else bytes(LARGEST_FILE + 1)


def _replay(body: bytes) -> Receive:
    """A request's body that has already been read."""

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    return receive


def _target(scope: Scope) -> str:
    path: str = scope.get("raw_path", b"").decode() or scope["path"]
    query = scope.get("query_string", b"").decode()
    return f"{path}?{query}" if query else path


def _ask(
    url: str, method: str, target: str, headers: list[tuple[str, str]], body: bytes
) -> Response:
    """Ask another process, in a thread."""
    place = urlsplit(url)
    kind = http.client.HTTPSConnection if place.scheme == "https" else http.client.HTTPConnection
    caller = kind(place.hostname or "", place.port, timeout=CALL_SECONDS)
    try:
        try:
            caller.connect()
        except OSError as error:
            raise NotThere(url) from error
        caller.sock.settimeout(ANSWER_SECONDS)
        caller.request(method, target, body, dict(headers))
        answer = caller.getresponse()
        response = Response(answer.read(), answer.status)
        fields = [(name.lower(), value) for name, value in answer.getheaders()]
        response.raw_headers = [
            (name.encode("latin-1"), value.encode("latin-1"))
            for name, value in fields
            if name not in _HOP or name == "content-length"
        ]
        return response
    finally:
        caller.close()
