"""A bot that plays inside compiled code."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from spieltisch.engine.compiling import Unit
from spieltisch.engine.contract import ACTIONS, GENERATOR, STATE, WEIGH, pointer

#: `pick(state, seat, actions, count, weigh, generator)` returns one of the actions. The
#: state is the seat's own view: everything that the seat must not know has been erased.
PICK = f"int64({STATE}, int64, {ACTIONS}, int64, {pointer(WEIGH)}, {GENERATOR})"


@dataclass(frozen=True)
class Bot:
    """A name and the kernel that picks an action."""

    name: str
    pick: Callable[..., Any]

    @property
    def unit(self) -> Unit:
        """The kernel with its signature."""
        return Unit(f"{self.name}.pick", self.pick, PICK)
