"""JSON that is put together from parts that are already written.

After a move everybody at a table is sent nearly the same: most of it is open to all and is
written once, and only the rest differs. The beginning of such a message is an `Opening`: an
object, or several inside each other, of which the innermost still takes members. What follows
is an `Ending`: more members for the innermost object, then for those around it as they close.
What is open then closes as it is. Nothing is parsed again, and an ending that closes more than
is open is an error, never broken JSON.

>>> opening = Opening.of(b'{"ply":3}').nest("table", b'{"turn":1}')
>>> ending = Ending.of(b'{"hand":[5]}', b'{"viewer":0}')
>>> opening + ending
b'{"ply":3,"table":{"turn":1,"hand":[5]},"viewer":0}'

An opening can become part of a larger one:

>>> news = Opening.of(b'{"type":"news"}').nest("view", opening)
>>> news + ending
b'{"type":"news","view":{"ply":3,"table":{"turn":1,"hand":[5]},"viewer":0}}'
"""

from __future__ import annotations

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
        comma = b"" if self._text[-1] == _OPEN else b","
        return Opening(self._text + comma + members[1:-1], self._depth)

    def nest(self, name: str, inner: Opening | bytes) -> Opening:
        """Give the innermost object one more member: an object that stays open.

        The name is one of ours, of plain letters.
        """
        text, depth = (inner[:-1], 1) if isinstance(inner, bytes) else (inner._text, inner._depth)
        comma = b"" if self._text[-1] == _OPEN else b","
        start = b'%b%b"%b":%b' % (self._text, comma, name.encode(), text)
        return Opening(start, self._depth + depth)

    def __add__(self, ending: Ending) -> bytes:
        """The whole; objects that the ending leaves open are closed as they are.

        >>> Opening.of(b'{"a":1}') + Ending.of(b"{}", b"{}")
        Traceback (most recent call last):
        ValueError: 1 objects are open, 2 would be closed
        """
        left = self._depth - ending._depth
        if left < 0:
            raise ValueError(f"{self._depth} objects are open, {ending._depth} would be closed")
        rest = ending._text.removeprefix(b",") if self._text[-1] == _OPEN else ending._text
        return self._text + rest + b"}" * left


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
