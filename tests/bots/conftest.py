"""Bots in plain Python that sit down for a test and get up in the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

import spieltisch
from spieltisch.bots.guests import Class, Guest
from spieltisch.bots.sight import Sight

Sit = Callable[..., Guest]


@pytest.fixture
def sit() -> Iterator[Sit]:
    """Let guests of `bots.strange` sit down, and get up in the end."""
    seated = []

    def sit(name: str, module: str = "bots.strange", seed: int = 1) -> Guest:
        seated.append(Guest(name, Class(module, name), seed))
        return seated[-1]

    yield sit
    for guest in seated:
        guest.close()


def sight() -> Sight:
    """What the one sees who begins."""
    return Sight.of(spieltisch.game("sequence").new(players=2, seed=7), 1)
