"""JSON that is put together from parts that are already written.

After a move everybody at a table is sent nearly the same: most of it is open to all and is
written once, and only the rest differs. The beginning of such a message is an `Opening`: an
object, or several inside each other, of which the innermost still takes members. What follows
is an `Ending`: more members for the innermost object, then for those around it as they close.
Nothing is parsed again, and parts that do not fit together are an error, never broken JSON.

>>> opening = Opening.of(b'{"ply":3}').nest("table", b'{"turn":1}')
>>> ending = Ending.of(b'{"hand":[5]}', b'{"viewer":0}')
>>> opening + ending
b'{"ply":3,"table":{"turn":1,"hand":[5]},"viewer":0}'

An opening can become part of a larger one; the ending then closes one more object:

>>> news = Opening.of(b'{"type":"news"}').nest("view", opening)
>>> news + ending.around(b"{}")
b'{"type":"news","view":{"ply":3,"table":{"turn":1,"hand":[5]},"viewer":0}}'
"""

from __future__ import annotations

import msgspec

_encode = msgspec.json.Encoder().encode

_EMPTY = b"{}"
_OPEN = ord("{")


class Opening:
    """The beginning of JSON: objects inside each other, all of them still open."""

    __slots__ = ("_depth", "_text")

    def __init__(self, text: bytes, depth: int) -> None:
        self._text = text
        self._depth = depth

    @classmethod
    def of(cls, members: bytes) -> Opening:
        """A complete object, opened again at its end."""
        return cls(members[:-1], 1)

    def add(self, members: bytes) -> Opening:
        """Give the innermost object the members of another one.

        >>> Opening.of(b'{"a":1}').add(b'{"b":2}').add(b"{}") + Ending.of(b"{}")
        b'{"a":1,"b":2}'
        """
        if members == _EMPTY:
            return self
        return Opening(self._text + self._comma + members[1:-1], self._depth)

    def nest(self, name: str, inner: Opening | bytes) -> Opening:
        """Give the innermost object one more member: an object that stays open."""
        text, depth = (inner[:-1], 1) if isinstance(inner, bytes) else (inner._text, inner._depth)
        start = b"%b%b%b:" % (self._text, self._comma, _encode(name))
        return Opening(start + text, self._depth + depth)

    def __add__(self, ending: Ending) -> bytes:
        """The whole; the ending must close every object, and no more."""
        if self._depth != ending._depth:
            raise ValueError(f"{self._depth} objects are open, {ending._depth} would be closed")
        if self._text[-1] == _OPEN:
            return self._text + ending._text.removeprefix(b",")
        return self._text + ending._text

    @property
    def _comma(self) -> bytes:
        """What goes between the members so far and the next one."""
        return b"" if self._text[-1] == _OPEN else b","


class Ending:
    """The rest of JSON: members of objects that close one after the other, innermost first."""

    __slots__ = ("_depth", "_text")

    def __init__(self, text: bytes, depth: int) -> None:
        self._text = text
        self._depth = depth

    @classmethod
    def of(cls, *members: bytes) -> Ending:
        """The members of complete objects; each set goes to the end of an object, which it closes.

        The first are for the innermost object, the next for the one around it, and so on.
        """
        text = b""
        for part in members:
            text += b"}" if part == _EMPTY else b"," + part[1:]
        return cls(text, len(members))

    def around(self, members: bytes) -> Ending:
        """Close the surrounding object as well; its last members are those of another object.

        >>> Opening.of(b"{}").nest("in", b"{}") + Ending.of(b"{}").around(b'{"a":1}')
        b'{"in":{},"a":1}'
        """
        close = b"}" if members == _EMPTY else b"," + members[1:]
        return Ending(self._text + close, self._depth + 1)
