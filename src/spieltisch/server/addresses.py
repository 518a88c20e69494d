"""The addresses under which a server can be reached."""

from __future__ import annotations

import socket
from contextlib import suppress

EVERYWHERE = ("0.0.0.0", "::")
HERE = ("localhost", "127.0.0.1", "[::1]", "::1")


def network_address() -> str | None:
    """The address of this machine in its own network; None without one."""
    # Nothing is sent: connecting a datagram socket only chooses the way out.
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        address: str = probe.getsockname()[0]
        return None if address.startswith("127.") else address
    return None


def addresses(host: str, port: int, scheme: str = "http", base: str = "") -> list[str]:
    """What to type into a browser, this machine's own first.

    >>> addresses("127.0.0.1", 8000)
    ['http://127.0.0.1:8000/']
    >>> addresses("::1", 8000, "https", "/games")
    ['https://[::1]:8000/games/']
    """
    names = ["127.0.0.1", network_address()] if host in EVERYWHERE else [host]
    return [
        f"{scheme}://{f'[{name}]' if ':' in name else name}:{port}{base}/" for name in names if name
    ]
