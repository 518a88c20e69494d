"""The parts that scenes are put together from, each written only when it has changed.

After a move most of a table is as it was, and most of it looks the same from every seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spieltisch.engine.plain import Fields

Write = Callable[[bytes, "Parts"], Any]


class Parts:
    """Remembers the parts of the last scenes.

    A part is found by the very bytes of the fields it was written from, and whoever writes it
    is given a state that holds nothing else. So nobody is shown anything that does not follow
    from what the own masked state says.

    >>> from spieltisch.engine.records import record
    >>> X = Fields(record([("x", "i2"), ("y", "i2")]), "x")
    >>> parts = Parts()
    >>> parts.part(lambda state, _: state.hex(), X, b"abcd")
    '61620000'
    """

    def __init__(self, pack: Callable[[Any], Any] | None = None) -> None:
        """With `pack` parts are kept as what it makes of them, for instance as JSON."""
        self._pack = pack
        self._before: dict[tuple[Write, bytes], Any] = {}
        self._now: dict[tuple[Write, bytes], Any] = {}

    def turn(self) -> None:
        """The next scenes begin: what the last ones did not need is forgotten."""
        self._before, self._now = self._now, {}

    def part(self, write: Write, fields: Fields, state: bytes) -> Any:
        """What is written of some fields, packed."""
        return self._found(write, fields, state, self._pack)

    def common(self, write: Write, fields: Fields, state: bytes) -> Any:
        """What is written of some fields as it is, for instance from parts that are packed."""
        return self._found(write, fields, state, None)

    def _found(
        self, write: Write, fields: Fields, state: bytes, pack: Callable[[Any], Any] | None
    ) -> Any:
        key = (write, fields.bytes_of(state))
        if key in self._now:
            return self._now[key]
        if key in self._before:
            found = self._before[key]
        else:
            found = write(fields.alone(state), self)
            found = found if pack is None else pack(found)
        self._now[key] = found
        return found
