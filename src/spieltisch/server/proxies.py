"""Proxies that speak for others, by their addresses and networks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address, ip_network


class Proxies:
    """Whose word is taken for whom they speak.

    >>> proxies = Proxies(["127.0.0.1", "10.0.0.0/8"])
    >>> "10.1.2.3" in proxies, "::ffff:127.0.0.1" in proxies, "192.0.2.7" in proxies
    (True, True, False)
    >>> bool(Proxies([])), "127.0.0.1" in Proxies([])
    (False, False)
    """

    def __init__(self, networks: Iterable[str]) -> None:
        self._networks = [ip_network(network) for network in networks]
        self._is_one = lru_cache(1000)(self._find)

    def __bool__(self) -> bool:
        return bool(self._networks)

    def __contains__(self, host: str) -> bool:
        """Whether a host is one of them."""
        return self._is_one(host)

    def write_networks(self) -> list[str]:
        """All of them, those of IPv4 also as a socket for both versions has them.

        >>> Proxies(["127.0.0.1"]).write_networks()
        ['127.0.0.1/32', '::ffff:7f00:1/128']
        """
        mapped = [
            str(ip_network((0xFFFF << 32 | int(network.network_address), 96 + network.prefixlen)))
            for network in self._networks
            if network.version == 4
        ]
        return [*map(str, self._networks), *mapped]

    def _find(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:  # a socket file, or a test's client
            return False
        mapped = getattr(address, "ipv4_mapped", None)
        return any((mapped or address) in network for network in self._networks)
