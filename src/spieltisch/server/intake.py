"""HTTP requests as they come in: heads of a limited size, and one request at a time.

uvicorn's parser takes whatever the network hands it, up to 256 kB at once: a head grows for as
long as lines come, and every request in a block waits in memory for the answers to those before
it. Here the parser is given a head line by line and a body to its last byte, so it never sees
the next request before the answer to this one is complete.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from spieltisch.server.api.endpoints import problem
from spieltisch.server.security import HEADERS
from spieltisch.server.settings import Limits
from spieltisch.server.states import follow
from spieltisch.server.words import ServerRefusal


class Stage(StrEnum):
    """How far a connection has come with a request."""

    #: The head is read, line by line.
    HEAD = "head"
    #: The body is read.
    BODY = "body"
    #: All of it is read; what comes now waits until it is answered.
    ANSWER = "answer"
    #: Nothing more is read: the connection ends with this answer, or has become a socket.
    LAST = "last"


_WAYS = {
    Stage.HEAD: frozenset({Stage.BODY, Stage.LAST}),
    Stage.BODY: frozenset({Stage.HEAD, Stage.ANSWER, Stage.LAST}),
    Stage.ANSWER: frozenset({Stage.HEAD, Stage.LAST}),
    Stage.LAST: frozenset({Stage.LAST}),
}


class Intake(HttpToolsProtocol):
    """uvicorn's HTTP with limits for what is not a request yet."""

    limits = Limits()

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._stage, self._kept = Stage.HEAD, b""
        self._head_bytes = self._head_lines = 0
        #: How much of the body is still to come; 0 if only the parser can tell.
        self._body_left = 0

    def data_received(self, data: bytes) -> None:
        self._read(self._kept + data)

    def begin(self) -> ServerRefusal | None:
        """Decide whether one more request may be sent, before anything of it is read."""
        return None

    def _read(self, data: bytes) -> None:
        start = 0
        while start < len(data) and self._stage in (Stage.HEAD, Stage.BODY):
            end = self._end_of_line(data, start) if self._stage is Stage.HEAD else len(data)
            if self._stage is Stage.BODY and self._body_left:
                end = min(end, start + self._body_left)
                self._body_left -= end - start
            if self._stage is Stage.BODY or self._may_go_on(data[start:end]):
                super().data_received(data[start:end])
            start = end
        self._keep(data[start:])

    @staticmethod
    def _end_of_line(data: bytes, start: int) -> int:
        return data.find(b"\n", start) + 1 or len(data)

    def _may_go_on(self, line: bytes) -> bool:
        """Count a line of a head, or a part of one; whoever sends too much is sent away."""
        refusal = None if self._head_bytes else self.begin()
        self._head_bytes += len(line)
        self._head_lines += line.endswith(b"\n")
        limits = self.limits
        if self._head_bytes > limits.head_bytes or self._head_lines > limits.head_lines:
            refusal = ServerRefusal("head-too-large", most=limits.head_bytes >> 10)
        if refusal is not None:
            self._send_away(refusal)
        return refusal is None

    def _keep(self, rest: bytes) -> None:
        """Keep what has come too early; whoever sends too much of it gets only this answer."""
        self._kept = b""
        if not rest or self._stage is Stage.LAST:
            return
        self.flow.pause_reading()
        if len(rest) <= self.limits.head_bytes:
            self._kept = rest
        else:
            self._make_last()

    def _make_last(self) -> None:
        """Answer the request that is under way, and nothing after it."""
        self._become(Stage.LAST)
        self.cycle.keep_alive = False
        if self.cycle.response_complete:
            self.transport.close()

    def _send_away(self, refusal: ServerRefusal) -> None:
        self._become(Stage.LAST)
        self.transport.write(refusal_in_bytes(refusal))
        self.transport.close()

    def _become(self, stage: Stage) -> None:
        self._stage = follow(_WAYS, self._stage, stage)
        self._head_bytes = self._head_lines = 0

    # What the parser and uvicorn report.

    def on_message_begin(self) -> None:
        if self._stage is not Stage.HEAD:
            raise ValueError("another request in the same piece")  # only after a chunked body
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._become(Stage.BODY)
        lengths = [int(value) for name, value in self.headers if name == b"content-length"]
        self._body_left = lengths[0] if lengths else 0

    def on_message_complete(self) -> None:
        super().on_message_complete()
        if self.parser.should_upgrade() and self._should_upgrade():
            self._become(Stage.LAST)
        elif self.parser.should_upgrade() or any(
            h[0] == b"transfer-encoding" for h in self.headers
        ):
            # Only the parser knows where it ends, so nothing may follow in the same piece.
            self._make_last()
        else:
            self._become(Stage.HEAD if self.cycle.response_complete else Stage.ANSWER)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._stage is Stage.ANSWER and not self.transport.is_closing():
            self._become(Stage.HEAD)
            if self._kept:
                self._read(self._kept)

    def send_400_response(self, msg: str) -> None:
        if self._stage is not Stage.LAST:
            self._become(Stage.LAST)
            super().send_400_response(msg)


def refusal_in_bytes(refusal: ServerRefusal) -> bytes:
    """The whole answer to a request that was not read.

    >>> refusal_in_bytes(ServerRefusal("too-fast")).partition(b"\\r\\n")[0]
    b'HTTP/1.1 429 Too Many Requests'
    """
    answer = problem(refusal, "en")
    headers = [*answer.raw_headers, *HEADERS, (b"connection", b"close")]
    lines = b"".join(name + b": " + value + b"\r\n" for name, value in headers)
    return STATUS_LINE[answer.status_code] + lines + b"\r\n" + bytes(answer.body)
