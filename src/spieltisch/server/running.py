"""Running the server: sockets, settings of the event loop, and what happens when it is up."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import ssl
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn
from starlette.types import ASGIApp

from spieltisch.server.app import create_app
from spieltisch.server.frames import Straight
from spieltisch.server.guarding import guarded, raise_handles
from spieltisch.server.house import House
from spieltisch.server.logs import begin
from spieltisch.server.proxies import Proxies
from spieltisch.server.settings import LARGEST, Certificate, Settings

LOG = logging.getLogger("spieltisch")

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


def configure(app: ASGIApp, settings: Settings, **others: Any) -> uvicorn.Config:
    """uvicorn's settings, as tables are served best."""
    logging.getLogger("uvicorn.error").addFilter(_is_news)
    proxies, certificate = Proxies(settings.proxies), settings.certificate
    return uvicorn.Config(
        app,
        **{
            "ws": Straight,
            "loop": "uvloop" if sys.platform != "win32" else "asyncio",
            "http": guarded(settings.limits, proxies),
            "proxy_headers": bool(proxies),
            "forwarded_allow_ips": proxies.write_networks(),
            "ssl_certfile": certificate and certificate.chain,
            "ssl_keyfile": certificate and certificate.key,
            "ws_per_message_deflate": False,
            "ws_max_size": LARGEST,
            "backlog": 4096,
            "timeout_graceful_shutdown": 3,
            "access_log": False,
            "log_config": None,
            "log_level": "warning",
            "server_header": False,
            **others,
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
    """A server that says when it is up, and reads its certificate anew when it is told to."""

    def __init__(self, config: uvicorn.Config, house: House, up: Callable[[], None]) -> None:
        super().__init__(config)
        self._house, self._up = house, up

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if sys.platform != "win32":  # without it, whoever asks to reload would end the server
                asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, self._renew)
            # What is loaded by now stays, so the collector need not keep looking at it.
            gc.freeze()
            gc.set_threshold(10_000, 50, 1000)
            self._up()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End soon; whoever asks before that is told so."""
        self._house.is_closing = True
        super().handle_exit(sig, frame)

    def _renew(self) -> None:
        """Show a new certificate to those who come from now on."""
        certificate = self._house.settings.certificate
        if certificate is not None and self.config.ssl is not None:
            renew(self.config.ssl, certificate)


def renew(context: ssl.SSLContext, certificate: Certificate) -> None:
    """Read a certificate anew; one that is no good changes nothing."""
    files = certificate.chain, certificate.key
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(*files)
        context.load_cert_chain(*files)
        LOG.info("the certificate was read anew")
    except (OSError, ValueError):  # ssl.SSLError is an OSError
        LOG.exception("the new certificate is no good; the old one stays")


def run(settings: Settings, sock: socket.socket, up: Callable[[], None]) -> None:
    """Serve until somebody stops it."""
    # A thread that draws a scene lets the event loop in again soon.
    sys.setswitchinterval(0.001)
    raise_handles()
    begin(settings.logs)
    app = create_app(settings)
    _Server(configure(app, settings), app.house, up).run(sockets=[sock])
