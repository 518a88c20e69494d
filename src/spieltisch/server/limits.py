"""Limits: buckets that time fills and requests empty, and counts of work under way."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from spieltisch.server.settings import Rate
from spieltisch.server.words import ServerRefusal

#: How many addresses are remembered before full buckets are dropped.
MOST = 10_000


@lru_cache(MOST)
def neighbourhood(address: str) -> str:
    """Whom limits hold for: an IPv4 address, or the /64 that one household has of IPv6.

    >>> neighbourhood("192.0.2.7"), neighbourhood("2001:db8:0:7:1:2:3:4")
    ('192.0.2.7', '2001:db8:0:7::/64')
    >>> neighbourhood("::ffff:192.0.2.7")
    '192.0.2.7'
    """
    try:
        parsed = ip_address(address)
    except ValueError:  # a socket file, or a test's client
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return f"{IPv6Address(int(parsed) >> 64 << 64)}/64"


class Bucket:
    """What one sender may still ask for.

    >>> times = iter([0.0, 0.0, 0.0, 1.0])
    >>> bucket = Bucket(Rate(1, 2), lambda: next(times))
    >>> [bucket.take(), bucket.take(), bucket.take()]
    [True, True, False]
    """

    __slots__ = ("_clock", "_left", "_rate", "_since")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._clock = rate, clock
        self._left, self._since = float(rate.at_once), 0.0

    def take(self) -> bool:
        """Take one, if one is left."""
        if self.is_empty:
            return False
        self._left -= 1
        return True

    def charge(self, amount: int) -> None:
        """Take as much as something turned out to be, even if that is more than is left."""
        self._left -= amount

    @property
    def is_empty(self) -> bool:
        """Whether nothing is left."""
        self._fill()
        return self._left < 1

    @property
    def is_full(self) -> bool:
        """Whether its sender has been quiet for long enough to be forgotten."""
        self._fill()
        return self._left >= self._rate.at_once

    def _fill(self) -> None:
        now, rate = self._clock(), self._rate
        self._left = min(rate.at_once, self._left + (now - self._since) * rate.per_second)
        self._since = now


@dataclass
class Buckets:
    """A bucket for each address."""

    rate: Rate

    def __post_init__(self) -> None:
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Take one from the bucket of an address, if one is left."""
        return self.of(address).take()

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        if len(self._buckets) >= MOST:
            self._buckets = {a: b for a, b in self._buckets.items() if not b.is_full}
        return self._buckets.setdefault(address, Bucket(self.rate))


class Counts:
    """How much each address has under way at the same time.

    >>> counts = Counts(1)
    >>> counts.take("a"), counts.take("a"), counts.take("b")
    (True, False, True)
    >>> counts.give_back("a")
    >>> counts.take("a")
    True
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: dict[str, int] = {}

    def take(self, address: str) -> bool:
        """Begin one more for an address, if it may; it counts until it is given back."""
        count = self._counts.get(address, 0)
        if count >= self._most:
            return False
        self._counts[address] = count + 1
        return True

    def give_back(self, address: str) -> None:
        """Count one less: it is finished."""
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        """Count one while it is under way; too many are refused."""
        if not self.take(address):
            raise ServerRefusal("too-fast")
        try:
            yield
        finally:
            self.give_back(address)
