"""What every answer has: headers that keep browsers from doing what our pages do not need.

Whoever asks under a name that is not ours gets no other answer than that.
"""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from spieltisch.server.api.endpoints import language_of, problem
from spieltisch.server.basepath import base_of
from spieltisch.server.hosts import is_known, name_in, own_names
from spieltisch.server.words import ServerRefusal

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
)

NO_STORE = (b"cache-control", b"no-store")


class SecurityHeaders:
    """Adds the headers to every answer; browsers must not cache what the API says."""

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...] = ()) -> None:
        self._app = app
        self._hosts = (*own_names(), *(host.lower() for host in hosts))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        app = self._app if self._is_known(scope) else _refuse
        if scope["type"] == "websocket":
            await app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [NO_STORE] if scope["path"].startswith(f"{base_of(scope)}/api/") else []
                message["headers"] = [*message.get("headers", ()), *HEADERS, *extra]
            await send(message)

        await app(scope, receive, send_with_headers)

    def _is_known(self, scope: Scope) -> bool:
        # Without a name no browser asks, so there is no page that could be deceived.
        return all(is_known(host, self._hosts) for host in Headers(scope=scope).getlist("host"))


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    """Say under which name nobody is answered, and how to change that."""
    asker = HTTPConnection(scope)
    name = name_in(asker.headers.getlist("host")[-1])[:80]
    refusal = problem(ServerRefusal("wrong-host", host=name), language_of(asker))
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).send_denial_response(refusal)
    else:
        await refusal(scope, receive, send)
