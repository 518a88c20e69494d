"""A guest's process, seen from outside: lines go in, lines come out, nothing stays behind."""

from __future__ import annotations

import json
import os
import signal
import sys
from contextlib import suppress
from errno import EAGAIN
from pathlib import Path
from selectors import EVENT_READ, EVENT_WRITE, PollSelector
from subprocess import PIPE, Popen, TimeoutExpired
from time import monotonic
from typing import IO, Any
from weakref import finalize

from spieltisch.bots.guests.keeper import UNBORN
from spieltisch.bots.words import WORDS
from spieltisch.engine.errors import Failure

_KEEPER = Path(__file__).with_name("keeper.py")

#: No honest answer is longer, in bytes.
_LONGEST = 1 << 16

#: How much of a guest's output is remembered, in bytes.
_KEPT = 1 << 12

#: The longest wait for the pipes at a time, in seconds.
_LOOK_UP = 3600.0

#: How long a keeper may take to end a guest and everything it has started, in seconds.
_LAST_RITES = 5.0


class Late(Exception):
    """No answer came in time."""


class Gone(Exception):
    """The process has ended; `code` is its exit code, below 0 a signal's number."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Nonsense(Exception):
    """What came is not an answer."""


class Refused(Failure):
    """The system does not give a guest what it needs to live; nobody at the table is to blame."""

    def __init__(self, error: OSError) -> None:
        super().__init__(WORDS("guest-refused", error=error.strerror or str(error)))


class Process:
    """A process that is asked and answers, and that ends at the latest with this object.

    It leads a group of its own, so that a Ctrl-C meant for the table does not reach it. What is
    started here is its keeper, and everything that the guest has started ends with the keeper.
    """

    def __init__(self) -> None:
        # Without -P the script's folder would be searched for modules; with -u no output gets
        # lost. The hash seed keeps the order of sets the same every time.
        command = [sys.executable, "-P", "-u", str(_KEEPER)]
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        try:
            process = Popen(
                command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=PIPE,
                bufsize=0,
                start_new_session=True,
                env=environment,
            )
        except OSError as error:
            raise Refused(error) from error
        self._stdin, self._stdout, self._stderr = (stream.fileno() for stream in _streams(process))
        for end in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(end, False)
        self._unsent = self._heard = self._kept = b""
        self._process = process
        self._end = finalize(self, _end, process, os.getpid())

    def say(self, message: dict[str, Any]) -> None:
        """Queue a line; it is sent while somebody waits for the next answer."""
        self._unsent += json.dumps(message).encode() + b"\n"

    def hear(self, seconds: float) -> dict[str, Any]:
        """The next answer, if it comes in time; a process that ends after that is late too."""
        until = monotonic() + seconds
        try:
            return self._next_answer(until)
        except Gone as gone:
            if gone.code == UNBORN:
                raise Refused(OSError(EAGAIN, os.strerror(EAGAIN))) from None
            # If this process was held up itself, it learns of the end only after the time: a guest
            # that was too slow has been ended by its own alarm then, and has not crashed.
            if monotonic() >= until:
                raise Late from None
            raise

    def _next_answer(self, until: float) -> dict[str, Any]:
        with PollSelector() as selector:
            selector.register(self._stdin, EVENT_WRITE)
            selector.register(self._stdout, EVENT_READ)
            selector.register(self._stderr, EVENT_READ)
            while b"\n" not in self._heard:
                left = until - monotonic()
                # Even when the time is up: the answer may have come while this process was held up.
                for key, _ in selector.select(max(0.0, min(left, _LOOK_UP))):
                    self._serve(selector, key.fd)
                if left <= 0 and b"\n" not in self._heard:
                    raise Late
        line, _, self._heard = self._heard.partition(b"\n")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise Nonsense from error
        if not isinstance(answer, dict):
            raise Nonsense
        return answer

    def printed(self) -> str:
        """The end of what the guest has printed."""
        if self._end.alive:
            with suppress(BlockingIOError):
                self._keep(os.read(self._stderr, 1 << 16))
        return self._kept.decode("utf-8", "replace").strip()

    def stop(self) -> None:
        """Have the guest ended while another thread hears it; that one learns that it is gone."""
        self._process.send_signal(signal.SIGTERM)

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self._end()

    def _serve(self, selector: PollSelector, end: int) -> None:
        """Send or take what can be sent or taken now."""
        if end == self._stdin:
            self._send()
            if not self._unsent:
                selector.unregister(end)
            return
        taken = os.read(end, 1 << 16)
        if end == self._stderr:
            self._keep(taken)
            if not taken:
                selector.unregister(end)
        elif taken:
            self._heard += taken
            if len(self._heard) > _LONGEST:
                raise Nonsense
        else:
            raise Gone(self._code())

    def _send(self) -> None:
        try:
            self._unsent = self._unsent[os.write(self._stdin, self._unsent) :]
        except BrokenPipeError:  # nobody listens, so no answer will come either
            self._unsent = b""

    def _keep(self, printed: bytes) -> None:
        self._kept = (self._kept + printed)[-_KEPT:]

    def _code(self) -> int:
        self.printed()
        self.end()
        return self._process.returncode


def _end(process: Popen[bytes], owner: int) -> None:
    if os.getpid() != owner:  # a copy of the parent; the guest is not its own
        return
    process.terminate()
    try:
        process.wait(_LAST_RITES)
    except TimeoutExpired:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    for stream in _streams(process):
        stream.close()


def _streams(process: Popen[bytes]) -> list[IO[bytes]]:
    streams = (process.stdin, process.stdout, process.stderr)
    return [stream for stream in streams if stream is not None]
