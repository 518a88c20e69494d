"""A bot that plays inside compiled code."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from spieltisch.engine.chance import Generator
from spieltisch.engine.compiling import Unit
from spieltisch.engine.contract import (
    ACTIONS,
    GENERATOR,
    STATE,
    WEIGH,
    Actions,
    State,
    Weigh,
    pointer,
)

#: `pick(state, seat, actions, count, weigh, generator)` returns one of the actions. The
#: state is the seat's own view: everything that the seat must not know has been erased.
PICK = f"int64({STATE}, int64, {ACTIONS}, int64, {pointer(WEIGH)}, {GENERATOR})"


Pick: TypeAlias = Callable[[State, int, Actions, int, Weigh, Generator], int]
#: One for each seat.
Picks: TypeAlias = Sequence[Pick]


@dataclass(frozen=True)
class Bot:
    """A name and the kernel that picks an action."""

    name: str
    pick: Pick

    @property
    def unit(self) -> Unit:
        """The kernel with its signature."""
        return Unit(f"{self.name}.pick", self.pick, PICK)
