"""How scenes are written by kernels: what everybody sees, and what a viewer sees beside it.

A game puts a kernel beside each shape (`engine/shapes.py`), which writes the numbers that the
shape reads as JSON. Both work on a state from which everything hidden has been erased.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from spieltisch.engine.compiling import Unit
from spieltisch.engine.contract import State
from spieltisch.engine.shapes import Shape
from spieltisch.engine.sheet import SHOW_OPEN, SHOW_OWN

_decode = msgspec.json.Decoder().decode


class Scenes:
    """The scenes of a game; in one where nobody hides anything there is no own part."""

    def __init__(
        self,
        shape: Shape,
        show: Callable[..., None],
        own_shape: Shape | None = None,
        show_own: Callable[..., None] | None = None,
    ) -> None:
        self._shape, self._show = shape, show
        self._own_shape, self._show_own = own_shape, show_own

    @property
    def units(self) -> tuple[Unit, ...]:
        """The kernels, to be made ready with the game's others."""
        shown = Unit("show_open", self._show, SHOW_OPEN)
        if self._show_own is None:
            return (shown,)
        return shown, Unit("show_own", self._show_own, SHOW_OWN)

    def write_open(self, state: State) -> bytes:
        """What everybody sees, as JSON."""
        return self._shape.shown(self._show, state)

    def write_own(self, state: State, viewer: int) -> bytes:
        """What a viewer sees beside it, as JSON."""
        assert self._own_shape is not None and self._show_own is not None, "nobody hides anything"
        return self._own_shape.shown(self._show_own, state, viewer)

    def seen(self, state: State) -> Any:
        """What everybody sees of a state, or whoever is shown all of it, as plain data."""
        return _decode(self.write_open(state))
