"""What a game is made of, for those who ask what each card, tile or room is worth.

Only a game knows its elements and where its points come from. Whatever studies games asks these
kernels, and knows no game by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from spieltisch.engine.compiling import Unit
from spieltisch.engine.contract import OBSERVE, REFUSE, Features, State
from spieltisch.engine.parts import Options
from spieltisch.engine.records import Layout, Record, SomeRecord, viewed
from spieltisch.engine.stamping import stamp_of
from spieltisch.engine.words import Sayable

#: A move that uses no element.
NO_ELEMENT = -1

#: By number; only those that are in a game with this number of players and these options.
Names = Callable[[int, Options], Mapping[int, Sayable]]

# The kernels; what each of them does is told by `Elements`.
Use: TypeAlias = Callable[[State, int, int], int]
CountDealt: TypeAlias = Callable[[State, int, Features], int]
Earn: TypeAlias = Callable[[State, int, Features], int]


@dataclass(frozen=True)
class Elements:
    """The elements of a game and the sources of its points, each numbered from 0.

    `use(state, seat, action)` is the element that a legal move uses, or `NO_ELEMENT`.
    `dealt(state, seat, out)` writes how many of each element a seat was dealt, after the deal;
    what is chosen does not belong there. `earn(state, seat, out)` writes what each source has
    brought to a seat, at the end. Both return how many numbers they have written.
    """

    count: int
    names: Names
    sources: Names
    source_count: int
    use: Use
    dealt: CountDealt
    earn: Earn

    def units(self) -> list[Unit]:
        """The kernels with their signatures."""
        return [
            Unit("use", self.use, REFUSE),
            Unit("dealt", self.dealt, OBSERVE),
            Unit("earn", self.earn, OBSERVE),
        ]


def elements_of(
    module: str,
    record: Layout[SomeRecord],
    *,
    count: int,
    names: Names,
    source_count: int,
    sources: Names,
    use: Callable[[SomeRecord, int, int], int],
    dealt: Callable[[SomeRecord, int, Features], int],
    earn: Callable[[SomeRecord, int, Features], int],
) -> Elements:
    """The elements of a game that is written in `module`, from functions over its record."""
    return Elements(
        count=count,
        names=names,
        source_count=source_count,
        sources=sources,
        use=stamp_of(_use, module, RECORD=record, own_use=use),
        dealt=stamp_of(_dealt, module, RECORD=record, own_dealt=dealt),
        earn=stamp_of(_earn, module, RECORD=record, own_earn=earn),
    )


# What the wrappers leave open: filled in for each game, so it has no value here.
# ruff: noqa: F821

RECORD: Layout[Record]
own_use: Callable[[Record, int, int], int]
own_dealt: Callable[[Record, int, Features], int]
own_earn: Callable[[Record, int, Features], int]


def _use(state: State, seat: int, action: int) -> int:
    return own_use(viewed(state, RECORD), seat, action)


def _dealt(state: State, seat: int, out: Features) -> int:
    return own_dealt(viewed(state, RECORD), seat, out)


def _earn(state: State, seat: int, out: Features) -> int:
    return own_earn(viewed(state, RECORD), seat, out)
