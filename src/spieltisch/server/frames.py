"""WebSocket frames that go straight to the network.

Whatever an application sends through ASGI waits for its turn in a task and passes every layer
in between, which takes longer than the system's own call does. uvicorn's protocol gets a short
way beside it: texts are written at once if the line is open and the other side keeps up. Who
finds no such way in the scope, or is told that it is closed now, sends through ASGI.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

#: The name of the short way among the extensions of a scope.
EXTENSION = "spieltisch.write"

_WHOLE_TEXT = 0x81
_LARGEST_IN_ONE, _LARGEST_IN_TWO = 125, 0xFFFF

Write = Callable[..., bool]


class Straight(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with a short way for texts."""

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = {"write": self.write}
        await super().run_asgi()

    def write(self, *texts: bytes) -> bool:
        """Write texts, each as a frame, if the other side reads what it is sent; else False."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join([framed(text) for text in texts]))
        return True


def short_way(scope: Any) -> Write:
    """How to write texts at once; where there is no way to, one that never does."""
    write: Write = scope.get("extensions", {}).get(EXTENSION, {}).get("write", _never)
    return write


def _never(*_texts: bytes) -> bool:
    return False


def framed(text: bytes) -> bytes:
    """A text as one unmasked frame (RFC 6455, section 5.2).

    >>> framed(b"Hello").hex(" ")
    '81 05 48 65 6c 6c 6f'
    """
    size = len(text)
    if size <= _LARGEST_IN_ONE:
        return bytes((_WHOLE_TEXT, size)) + text
    if size <= _LARGEST_IN_TWO:
        return bytes((_WHOLE_TEXT, 126, size >> 8, size & 0xFF)) + text
    return bytes((_WHOLE_TEXT, 127)) + size.to_bytes(8, "big") + text
