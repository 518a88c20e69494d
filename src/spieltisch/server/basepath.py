"""The path below which a server is found, where a proxy gives it a part of a site."""

from __future__ import annotations

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send


class BelowPath:
    """Answers below a path, whether the proxy cuts that off or passes it on.

    From here on the path of a request is whole, and `root_path` says which part of it is not the
    application's own; that is how ASGI has it.
    """

    def __init__(self, app: ASGIApp, base: str) -> None:
        self._app, self._base = app, base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        path, base = scope["path"], self._base
        scope["root_path"] = base
        if path == base and scope["type"] == "http":
            # Without the slash, what a page names would be sought beside it.
            await RedirectResponse(f"{base}/", 308)(scope, receive, send)
            return
        if not path.startswith(f"{base}/"):
            scope["path"] = base + path
        await self._app(scope, receive, send)


def base_of(scope: Scope) -> str:
    """What the addresses of all pages begin with: nothing, or a path without a slash at its end."""
    base: str = scope.get("root_path", "")
    return base
