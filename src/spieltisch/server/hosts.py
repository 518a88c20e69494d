"""The names under which a server is asked for.

A page elsewhere can have its own name point to this machine (DNS rebinding); its scripts would
then count as ours. So requests under names that are not known are refused. An address in numbers
is nobody's name, and a name without a dot belongs to this machine or its network.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address


def own_names() -> tuple[str, ...]:
    """What this machine is called, also among its neighbours."""
    name = socket.gethostname().lower()
    return (name, f"{name.partition('.')[0]}.local")


def name_in(header: str) -> str:
    """The name in a `Host` header, without a port.

    >>> name_in("Tables.Example.org:8765"), name_in("[::1]:80"), name_in("localhost.")
    ('tables.example.org', '::1', 'localhost')
    """
    if header.startswith("["):
        return header[1:].partition("]")[0]
    return header.partition(":")[0].rstrip(".").lower()


def is_known(header: str, allowed: tuple[str, ...]) -> bool:
    """Whether a request may be answered under the name that it was sent to.

    >>> is_known("our.example:80", ("our.example",)), is_known("evil.example", ("our.example",))
    (True, False)
    >>> [is_known(host, ()) for host in ("192.0.2.7:8765", "[::1]:80", "localhost")]
    [True, True, True]
    """
    name = name_in(header)
    return "." not in name or name in allowed or name.endswith(".localhost") or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
