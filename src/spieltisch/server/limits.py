"""Limits: buckets that time fills and requests empty, and counts of work under way."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from spieltisch.server.settings import Rate
from spieltisch.server.store.usage import Share
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

    __slots__ = ("_clock", "_elsewhere", "_left", "_rate", "_sharers", "_since")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._clock = rate, clock
        self._left, self._since = float(rate.at_once), 0.0
        #: What the same sender has used up at other processes, and at how many with this one.
        self._elsewhere, self._sharers = 0.0, 1

    def take(self) -> bool:
        """Take one, if one is left."""
        self._fill()
        if self._left - self._elsewhere < 1:
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
        return self._left - self._elsewhere < 1

    @property
    def is_full(self) -> bool:
        """Whether its sender has been quiet for long enough to be forgotten."""
        self._fill()
        return self._left >= self._rate.at_once

    @property
    def used_up(self) -> float:
        """How much is missing here that time has not given back yet."""
        self._fill()
        return self._rate.at_once - self._left

    def hear(self, share: Share | None) -> None:
        """Count what was used up elsewhere as well; time gives back to all of them together."""
        self._fill()
        self._elsewhere = 0.0 if share is None else share.amount
        self._sharers = 1 if share is None else 1 + share.processes

    def _fill(self) -> None:
        now, rate = self._clock(), self._rate
        left = self._left + (now - self._since) * rate.per_second / self._sharers
        self._left = left if left < rate.at_once else rate.at_once
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

    @property
    def addresses(self) -> list[str]:
        """Those of whom anything is known here."""
        return list(self._buckets)

    def used_up(self, worth: float) -> dict[str, float]:
        """What is missing in buckets in which at least a part as large as `worth` is."""
        least = worth * self.rate.at_once
        missing = {address: bucket.used_up for address, bucket in self._buckets.items()}
        return {address: amount for address, amount in missing.items() if amount >= least}

    def hear(self, shares: Mapping[str, Share]) -> None:
        """Count what others have told of addresses that are known here."""
        for address, bucket in self._buckets.items():
            bucket.hear(shares.get(address))


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
        #: How much each address has under way at other processes.
        self._elsewhere: dict[str, int] = {}

    def take(self, address: str) -> bool:
        """Begin one more for an address, if it may; it counts until it is given back."""
        count = self._counts.get(address, 0)
        if count + self._elsewhere.get(address, 0) >= self._most:
            return False
        self._counts[address] = count + 1
        return True

    @property
    def total(self) -> int:
        """How much all addresses together have under way."""
        return sum(self._counts.values())

    def give_back(self, address: str) -> None:
        """Count one less: it is finished."""
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]

    @property
    def addresses(self) -> list[str]:
        """Those who have anything under way here."""
        return list(self._counts)

    def used_up(self, worth: float) -> dict[str, float]:
        """How much is under way, where it is at least such a part of what may be."""
        least = worth * self._most
        return {a: float(count) for a, count in self._counts.items() if count >= least}

    def hear(self, shares: Mapping[str, Share]) -> None:
        """Count what others have told of addresses that are known here."""
        self._elsewhere = {address: round(share.amount) for address, share in shares.items()}

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        """Count one while it is under way; too many are refused."""
        if not self.take(address):
            raise ServerRefusal("too-fast")
        try:
            yield
        finally:
            self.give_back(address)
