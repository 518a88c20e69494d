"""How scenes are written: what everybody sees, and what a viewer alone sees.

After every move everybody at a table is shown what they see now, so our games let kernels do it
(`Scenes`): there is one for each part of the scene, which writes the numbers that the part turns
into JSON (`engine/shapes.py`). A small game may write JSON in plain Python (`PlainScenes`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, NamedTuple

import msgspec
import numpy as np

from spieltisch.engine import stamping
from spieltisch.engine.compiling import Unit, kernel
from spieltisch.engine.contract import (
    CUTS,
    SPECTATOR,
    STATE,
    TEXT,
    Kernels,
    State,
)
from spieltisch.engine.records import Layout, Record, SomeRecord
from spieltisch.engine.shapes import Part, Row, Separate, Shape
from spieltisch.engine.sheet import EACH, EVERYBODY, SHEET, Sheet
from spieltisch.engine.standing import Standing, standing_of, texts_of
from spieltisch.engine.writing import MOST_TEXTS, NO_ROOM, PLAN

_encode, _decode = msgspec.json.Encoder().encode, msgspec.json.Decoder().decode


_SHOW = f"int64({STATE}, int64, {SHEET}, {SHEET}, {PLAN}, {TEXT}, {CUTS})"

#: What stands for a sheet and a text where nothing is compared.
_NO_SHEET, _NO_TEXT = np.empty(0, np.int32), np.empty(0, np.uint8)


class Spread:
    """What everybody sees of a state, and what each viewer alone sees, a spectator first.

    After most moves only what is new is told. So it is kept as it is on a sheet, and written when
    somebody wants to see all of it.

    >>> spread = Spread([b'{"turn":7}', b"{}", b'{"hand":5}'])
    >>> spread.open, spread.own
    (b'{"turn":7}', [b'{}', b'{"hand":5}'])
    """

    def __init__(
        self,
        texts: list[bytes] | None = None,
        sheet: Sheet | None = None,
        shape: Shape | None = None,
    ) -> None:
        self._known, self._shape = texts, shape
        #: What a kernel has shown, if one has.
        self.sheet = sheet

    @property
    def open(self) -> bytes:
        """What everybody sees, as a JSON object."""
        return self._texts[0]

    @cached_property
    def own(self) -> list[bytes]:
        """What a spectator sees alone, and each seat, as JSON objects."""
        return self._texts[1:]

    @property
    def size(self) -> int:
        """About how many bytes of memory it takes."""
        texts, sheet = self._known or (), self.sheet
        return sum(map(len, texts)) + (0 if sheet is None else sheet.nbytes)

    @property
    def _texts(self) -> list[bytes]:
        if self._known is None:
            assert self._shape is not None
            assert self.sheet is not None
            self._known = self._shape.texts(self.sheet)
        return self._known


class Following(NamedTuple):
    """What everybody sees of a state, how the match stands in it, and what is seen that was
    different before, as `write_news` writes it.
    """

    spread: Spread
    standing: Standing
    news: list[bytes] | None


class SceneWriter(ABC):
    """Writes what is seen of a state; a state to be shown has been masked for its viewer."""

    @abstractmethod
    def write_open(self, state: State) -> bytes:
        """What everybody sees, as a JSON object."""

    @abstractmethod
    def write_own(self, state: State, viewer: int) -> bytes:
        """What a viewer alone sees, as a JSON object whose names the open one does not have."""

    def write_all(self, state: State, players: int, mask: Callable[[State, int], None]) -> Spread:
        """What everybody sees of a state as it is, and what each viewer alone sees: a
        spectator, and every seat.
        """
        views = []
        for viewer in range(SPECTATOR, players):
            view = state.copy()
            mask(view, viewer)
            views.append(view)
        own = [self.write_own(view, viewer) for viewer, view in enumerate(views, SPECTATOR)]
        return Spread([self.write_open(views[0]), *own])

    def write_news(self, before: Spread, after: Spread) -> list[bytes] | None:
        """What everybody sees that was different before, each part by its path, as a JSON object,
        and what each viewer alone sees, nothing if that is as before. None if the two cannot be
        compared.
        """
        was, now = _decode(before.open), _decode(after.open)
        if was.keys() != now.keys():
            return None
        pairs = zip(before.own, after.own, strict=True)
        own = [b"" if earlier == later else later for earlier, later in pairs]
        return [_encode({name: now[name] for name in now if was[name] != now[name]}), *own]

    def follow(
        self, before: Spread, state: State, ply: int, players: int, kernels: Kernels
    ) -> Following:
        """What everybody sees of a state after some moves, how the match stands, and what of that
        was different before.
        """
        after = self.write_all(state, players, kernels.mask)
        standing = standing_of(kernels, state, ply, players)
        return Following(after, standing, self.write_news(before, after))

    @property
    def units(self) -> tuple[Unit, ...]:
        """The kernels that write, to be made ready with the game's others."""
        return ()


class PlainScenes(SceneWriter):
    """Scenes that two functions write as plain data."""

    def __init__(
        self,
        open: Callable[[State], Mapping[str, Any]],
        own: Callable[[State, int], Mapping[str, Any]] = lambda state, viewer: {},
    ) -> None:
        self._open, self._own = open, own

    def write_open(self, state: State) -> bytes:
        return _encode(self._open(state))

    def write_own(self, state: State, viewer: int) -> bytes:
        return _encode(self._own(state, viewer))


@kernel
def show_nothing(s: Record, viewer: int, sheet: Sheet) -> None:
    """What a viewer alone sees in a game in which only chance is hidden."""


class Scenes(SceneWriter):
    """Scenes that kernels write: their parts, and the functions that write these.

    `show_open(s, sheet)` and `show_own(s, viewer, sheet)` are given a record from which `mask`
    has erased everything hidden. The record has a field `players`.
    """

    def __init__(
        self,
        module: str,
        record: Layout[SomeRecord],
        mask: Callable[[SomeRecord, int], None],
        *,
        open: Row,
        show_open: Callable[[SomeRecord, Sheet], None],
        own: Part | None = None,
        show_own: Callable[[SomeRecord, int, Sheet], None] = show_nothing,
    ) -> None:
        alone = own or Row()
        self._open, self._own = Shape(open), Shape(alone)
        self._all = Shape(Separate(open, alone))
        #: How much room what is new is expected to need.
        self._room = 1 << 12
        self._show = stamping.stamp_of(
            stamping.show,
            module,
            RECORD=record,
            own_mask=mask,
            own_show_open=show_open,
            own_show_own=show_own,
        )

    @property
    def units(self) -> tuple[Unit, ...]:
        return (Unit("show", self._show, _SHOW),)

    def _show_to(self, state: State, viewer: int, sheet: Sheet) -> None:
        """Show a state on a sheet that is compared with no other."""
        self._show(state, viewer, sheet, _NO_SHEET, *self._all.plan, _NO_TEXT, _NO_SHEET)

    def write_open(self, state: State) -> bytes:
        return self._open.write(self._open.fill(self._show_to, state, EVERYBODY))

    def write_own(self, state: State, viewer: int) -> bytes:
        return self._own.write(self._own.fill(self._show_to, state, viewer))

    def write_all(self, state: State, players: int, mask: Callable[[State, int], None]) -> Spread:
        """The same with one call for all viewers."""
        return Spread(sheet=self._all.fill(self._show_to, state, EACH), shape=self._all)

    def write_news(self, before: Spread, after: Spread) -> list[bytes] | None:
        """The same with one call, which looks into parts that consist of parts."""
        if before.sheet is None or after.sheet is None:
            return None
        return self._all.news(before.sheet, after.sheet)

    def follow(
        self, before: Spread, state: State, ply: int, players: int, kernels: Kernels
    ) -> Following:
        """The same with one call for what is seen and what of that is new."""
        if before.sheet is None:
            return super().follow(before, state, ply, players, kernels)
        room, cuts = before.sheet.size, np.empty(MOST_TEXTS, np.int32)
        while True:
            sheet, out = np.empty(room, np.int32), np.empty(self._room, np.uint8)
            sheet[0] = 0
            count = self._show(state, EACH, sheet, before.sheet, *self._all.plan, out, cuts)
            if count > 0:
                break
            if count != NO_ROOM:
                return super().follow(before, state, ply, players, kernels)
            if sheet[0] < room:
                self._room *= 2
            else:
                room = 2 * int(sheet[0])
        standing = standing_of(kernels, state, ply, players)
        spread = Spread(sheet=sheet, shape=self._all)
        return Following(spread, standing, texts_of(out, cuts, count))

    def as_data(self, state: State) -> Any:
        """What everybody sees of a state, as plain data; of an unmasked one it is everything."""
        return _decode(self.write_open(state))
