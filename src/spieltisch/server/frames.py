"""WebSocket frames that go straight to the network, and come straight from it.

Whatever an application sends through ASGI waits for its turn in a task and passes through every
layer in between, which takes longer than the system call itself. uvicorn's protocol gets a
shortcut: texts are written at once if the connection is open and the other side keeps up. Where
the scope has no shortcut, or it is closed just now, texts go through ASGI.

What comes in is nearly always one text of less than 64 kB in one piece. That is read here, and goes
straight to whoever listens; what they do not take now waits in the queue like everything else.
Everything else is left to uvicorn's parser, and so is whatever follows it, because from then on
only the parser knows where the next frame begins.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from struct import Struct
from typing import Any, Protocol

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from spieltisch.server.limits import Bucket
from spieltisch.server.settings import Rate

try:
    from websockets.speedups import apply_mask
except ImportError:  # where websockets was built without a compiler
    from websockets.utils import apply_mask

#: The name of the shortcut among the extensions of a scope.
EXTENSION = "spieltisch.straight"

_TEXT, _PING, _PONG = 0x81, 0x89, 0x8A
_MASKED, _IN_TWO, _IN_EIGHT = 0x80, 126, 127
_LARGEST_IN_ONE, _LARGEST_IN_TWO = 125, 0xFFFF

#: Writes the head of a frame whose size takes two bytes.
_HEAD = Struct(">BBH").pack

#: How many texts may wait for the application before reading stops.
_FEW = 8

#: How many pings and pongs may come: browsers send no pings, programs one now and then.
_CONTROLS = Rate(2, 60)

#: How many pieces a message may have: their size is limited, but a piece may be empty.
_PIECES = 1000

#: For this many seconds a server that stops waits for those who do not read.
_GOODBYE = 1.5


class Write(Protocol):
    """Writes texts at once, each as a frame; False if that is not possible now."""

    def __call__(self, *texts: bytes) -> bool: ...


#: Takes a text that has just come; False if it has to wait for its turn, or is none.
Hear = Callable[[bytes], bool]


class Straight(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with a shortcut for texts, and limits for what is not a message yet."""

    _is_plain = True
    _hear: Hear | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._controls = Bucket(_CONTROLS)

    def data_received(self, data: bytes) -> None:
        if self._is_plain and self.handshake_complete:
            mask = mask_of(data)
            if mask == 0:
                self._is_plain = False
            elif data[0] == _TEXT and not self.close_sent:
                text, hear = unmasked(data, mask), self._hear
                if hear is not None and self.queue.empty() and hear(text):
                    return
                if self._queue_up(text):
                    return
        super().data_received(data)

    def _queue_up(self, raw: bytes) -> bool:
        """Let a text wait for the application; False if it is not valid UTF-8."""
        try:
            text = raw.decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > _FEW and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def handle_ping(self) -> None:
        if self._has_patience():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._has_patience():
            super().handle_pong(event)

    def _has_patience(self) -> bool:
        """Whether a ping or pong is accepted; too many of them end the connection."""
        if not self.close_sent and not self._controls.take():
            self._end(CloseCode.POLICY_VIOLATION)
        return not self.close_sent

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= _PIECES and not self.close_sent:
            self._end(CloseCode.MESSAGE_TOO_BIG)
        if not self.close_sent:
            super().handle_cont(event)

    def _end(self, code: CloseCode) -> None:
        """Close the connection; at once if the other side does not read anyway."""
        self.conn.fail(code)
        self.close_sent = True
        if self.writable.is_set():
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        else:
            self.transport.abort()

    def shutdown(self) -> None:
        """Say goodbye because the server stops, and wait a little until that has been read.

        To whoever is saying goodbye just now nothing is said: uvicorn takes that for an error, and
        then the house would not be closed.
        """
        if self.transport.is_closing():
            self.stop_keepalive()
        else:
            super().shutdown()
        self.loop.call_later(_GOODBYE, self.transport.abort)

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = {"write": self.write, "listen": self.listen}
        await super().run_asgi()

    def listen(self, hear: Hear | None) -> None:
        """Let somebody hear each text as it comes, or nobody any more."""
        self._hear = hear

    def write(self, *texts: bytes) -> bool:
        """Write texts, each as a frame, if the other side keeps up; otherwise False."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(framed(*texts) if len(texts) == 1 else b"".join(map(framed, texts)))
        return True


def shortcut(scope: Scope) -> Write:
    """How to write texts at once; where there is no shortcut, a function that never does."""
    write: Write = _ways_of(scope).get("write", _never)
    return write


def listen(scope: Scope, hear: Hear | None) -> None:
    """Let somebody hear each text as it comes; without a shortcut, they all wait for their turn."""
    let_hear: Callable[[Hear | None], None] | None = _ways_of(scope).get("listen")
    if let_hear is not None:
        let_hear(hear)


def _ways_of(scope: Scope) -> Mapping[str, Any]:
    ways: Mapping[str, Any] = scope.get("extensions", {}).get(EXTENSION, {})
    return ways


def _never(*_texts: bytes) -> bool:
    return False


def framed(text: bytes) -> bytes:
    """A text as one unmasked frame (RFC 6455, section 5.2).

    >>> framed(b"Hello").hex(" ")
    '81 05 48 65 6c 6c 6f'
    """
    size = len(text)
    if size <= _LARGEST_IN_ONE:
        return bytes((_TEXT, size)) + text
    if size <= _LARGEST_IN_TWO:
        return _HEAD(_TEXT, _IN_TWO, size) + text
    return bytes((_TEXT, _IN_EIGHT)) + size.to_bytes(8, "big") + text


def mask_of(data: bytes) -> int:
    """Where the mask begins if this is one masked text, ping or pong and nothing else; otherwise 0.

    >>> mask_of(bytes.fromhex("81 85 37 fa 21 3d 7f 9f 4d 51 58"))
    2
    """
    if len(data) < 2 or data[0] not in (_TEXT, _PING, _PONG):
        return 0
    size, mask = data[1] - _MASKED, 2
    if size == _IN_TWO:
        size, mask = int.from_bytes(data[2:4], "big"), 4
    elif not 0 <= size <= _LARGEST_IN_ONE:
        return 0
    return mask if len(data) == mask + 4 + size else 0


def unmasked(frame: bytes, mask: int) -> bytes:
    """The text that a frame holds.

    >>> unmasked(bytes.fromhex("81 85 37 fa 21 3d 7f 9f 4d 51 58"), 2)
    b'Hello'
    """
    return apply_mask(frame[mask + 4 :], frame[mask : mask + 4])
