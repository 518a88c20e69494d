"""Running the server: sockets, settings of the event loop, and what happens when it is up."""

from __future__ import annotations

import gc
import logging
import socket
import sys
from collections.abc import Callable
from typing import Any

import uvicorn
from starlette.types import ASGIApp

from spieltisch.server.app import create_app
from spieltisch.server.frames import Straight
from spieltisch.server.guarding import guarded, raise_handles
from spieltisch.server.settings import LARGEST, Limits, Settings

LAST_PORT = 65535


def listen(host: str, port: int, tries: int = 1) -> socket.socket:
    """A socket bound to a port, or to one of the next that is free; any port for 0."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    tries = min(tries, LAST_PORT + 1 - port)
    for attempt in range(tries):
        sock = socket.socket(family, socket.SOCK_STREAM)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((host, port + attempt if port else 0))
        except OSError:
            sock.close()
            if attempt == tries - 1:
                raise
        except (TypeError, UnicodeError) as error:  # the system knows no such characters in names
            sock.close()
            raise OSError(host) from error
        else:
            return sock
    raise AssertionError("unreachable")


def configure(
    app: ASGIApp, limits: Limits | None = None, proxies: tuple[str, ...] = (), **settings: Any
) -> uvicorn.Config:
    """uvicorn's settings, as tables are served best."""
    logging.getLogger("uvicorn.error").addFilter(_is_news)
    return uvicorn.Config(
        app,
        **{
            "ws": Straight,
            "loop": "uvloop" if sys.platform != "win32" else "asyncio",
            "http": guarded(limits or Limits(), proxies),
            "proxy_headers": bool(proxies),
            "forwarded_allow_ips": list(proxies),
            "ws_per_message_deflate": False,
            "ws_max_size": LARGEST,
            "backlog": 4096,
            "timeout_graceful_shutdown": 3,
            "access_log": False,
            "log_level": "warning",
            "server_header": False,
            **settings,
        },
    )


def _is_news(record: logging.LogRecord) -> bool:
    """Whether a line belongs in the log; whoever sent nonsense has had the answer.

    uvicorn complains about each of them, which would let anybody fill the log.
    """
    complaints = (
        "without completing handshake",
        "Invalid UTF-8 sequence",
        "Invalid HTTP request",
        "Unsupported upgrade",
    )
    return not any(complaint in record.msg for complaint in complaints)


class _Server(uvicorn.Server):
    """A server that says when it is up."""

    def __init__(self, config: uvicorn.Config, up: Callable[[], None]) -> None:
        super().__init__(config)
        self._up = up

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # What is loaded by now stays, so the collector need not keep looking at it.
            gc.freeze()
            gc.set_threshold(10_000, 50, 1000)
            self._up()


def run(settings: Settings, sock: socket.socket, up: Callable[[], None]) -> None:
    """Serve until somebody stops it."""
    # A thread that draws a scene lets the event loop in again soon.
    sys.setswitchinterval(0.001)
    raise_handles()
    config = configure(create_app(settings), settings.limits, settings.proxies)
    _Server(config, up).run(sockets=[sock])
