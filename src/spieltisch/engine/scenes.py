"""How scenes are written by kernels: what everybody sees, and what a viewer sees beside it.

A game puts a kernel beside each part of its scenes, which writes the numbers that the part
reads as JSON (`engine/shapes.py`). A third one masks a state for everybody in turn and has both
written: after a move that is one call for all who look on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from spieltisch.engine.compiling import Unit
from spieltisch.engine.contract import State
from spieltisch.engine.shapes import Part, Row, Separate, Shape
from spieltisch.engine.sheet import SHOW_OPEN, SHOW_OWN

_decode = msgspec.json.Decoder().decode


class Scenes:
    """The scenes of a game: their parts, and the kernels that write them.

    `show_open` and `show_own` are given a state from which everything hidden has been erased,
    `show_all` one as it is.
    """

    def __init__(
        self,
        shown: Row,
        show_open: Callable[..., None],
        own: Part,
        show_own: Callable[..., None],
        show_all: Callable[..., None],
    ) -> None:
        self._open, self._own, self._all = Shape(shown), Shape(own), Shape(Separate(shown, own))
        self._show_open, self._show_own, self._show_all = show_open, show_own, show_all

    @property
    def units(self) -> tuple[Unit, ...]:
        """The kernels, to be made ready with the game's others."""
        return (
            Unit("show_open", self._show_open, SHOW_OPEN),
            Unit("show_own", self._show_own, SHOW_OWN),
            Unit("show_all", self._show_all, SHOW_OPEN),
        )

    def write_open(self, state: State) -> bytes:
        """What everybody sees, as JSON."""
        return self._open.written(self._open.filled(self._show_open, state))

    def write_own(self, state: State, viewer: int) -> bytes:
        """What a viewer sees beside it, as JSON."""
        return self._own.written(self._own.filled(self._show_own, state, viewer))

    def write_all(self, state: State) -> list[bytes]:
        """What everybody sees, then what each viewer sees beside it: a spectator, every seat."""
        return self._all.texts(self._all.filled(self._show_all, state))

    def seen(self, state: State) -> Any:
        """What everybody sees of a state, or whoever is shown all of it, as plain data."""
        return _decode(self.write_open(state))
