"""Bots in plain Python that sit down for a test and get up when it ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

import spieltisch
from spieltisch.bots.guests import Class, Guest
from spieltisch.bots.sight import Sight

Sit = Callable[..., Guest]


@pytest.fixture
def sit() -> Iterator[Sit]:
    """Seat guests of `bots.strange`, and let them get up when the test ends."""
    seated = []

    def sit(name: str, module: str = "bots.strange", seed: int = 1) -> Guest:
        seated.append(Guest(name, Class(module, name), seed))
        return seated[-1]

    yield sit
    for guest in seated:
        guest.close()


def sight() -> Sight:
    """What the seat that begins sees."""
    return Sight.of(spieltisch.game("sequence").new(players=2, seed=7), 1)
