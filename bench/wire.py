"""A WebSocket client that costs next to nothing, so that a load test measures the server.

It speaks just as much of RFC 6455 as our server needs: text frames in one piece, no
extensions. Whatever comes in is handed over as bytes.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

_LONG, _LONGER = 126, 127
_TEXT, _PING, _PONG = 0x1, 0x9, 0xA


class Wire(asyncio.Protocol):
    """One socket: `send` a text, and `heard` is called with each that comes."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self._heard, self._buffer = heard, bytearray()
        self._open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def to(cls, url: str, path: str, heard: Callable[[bytes], None]) -> Wire:
        """Open a socket."""
        parts = urlsplit(url)
        assert parts.hostname is not None, f"{url} names no host"
        assert parts.port is not None, f"{url} names no port"
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: cls(heard), parts.hostname, parts.port)
        key = base64.b64encode(os.urandom(16)).decode()
        asked = (
            f"GET {path} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        wire._transport.write(asked.encode())
        await wire.ready
        return wire

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            self._shake_hands()
        while self._open and self._frame():
            pass

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(error or ConnectionError("closed"))

    def send(self, text: bytes) -> None:
        """Send a text with a mask of zeros, which is allowed and cheap."""
        self._write(_TEXT, text)

    def close(self) -> None:
        """Hang up."""
        self._transport.close()

    def _write(self, kind: int, body: bytes) -> None:
        size = len(body)
        if size < _LONG:
            head = bytes((0x80 | kind, 0x80 | size))
        else:
            head = bytes((0x80 | kind, 0x80 | _LONG)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + body)

    def _shake_hands(self) -> None:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return
        answer = bytes(self._buffer[:end])
        del self._buffer[: end + 4]
        if b" 101 " in answer.split(b"\r\n", 1)[0]:
            self._open = True
            self.ready.set_result(None)
        else:
            self.ready.set_exception(ConnectionError(answer.decode(errors="replace")))

    def _frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 0x7F, 2
        if size >= _LONG:
            start = 4 if size == _LONG else 10
            if len(buffer) < start:
                return False
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return False
        kind, body = buffer[0] & 0x0F, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if kind == _TEXT:
            self._heard(body)
        elif kind == _PING:
            self._write(_PONG, body)
        return True
