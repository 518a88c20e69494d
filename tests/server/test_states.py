"""Named states: a line that falls behind and catches up, and changes that cannot be."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from server.running import run_alone
from spieltisch.server.frames import EXTENSION
from spieltisch.server.line import Line, LineState
from spieltisch.server.room import Queue, RoomState
from spieltisch.server.states import ImpossibleChange, follow
from spieltisch.server.thinking import ThinkingState


class Socket:
    """A socket that takes frames when it is let, and has a shortcut that may be closed."""

    def __init__(self, is_open: bool = False) -> None:
        self.is_open, self.takes = is_open, asyncio.Semaphore(0)
        self.at_once: list[bytes] = []
        self.later: list[str] = []
        self.scope = {"extensions": {EXTENSION: {"write": self._write}}}

    def _write(self, *texts: bytes) -> bool:
        self.at_once += texts if self.is_open else ()
        return self.is_open

    async def send(self, message: dict[str, Any]) -> None:
        await self.takes.acquire()
        self.later.append(message["text"])


def line_to(socket: Any, most: int = 2) -> Line:
    return Line(socket, most)


def test_what_can_be_written_at_once_does_not_wait() -> None:
    async def scenario() -> None:
        socket = Socket(is_open=True)
        line = line_to(socket)
        line.send(b"news", b"answer")
        line.reply(b"another")
        assert socket.at_once == [b"news", b"answer", b"another"]
        assert line.state is LineState.FREE

    run_alone(scenario())


def test_who_reads_slowly_loses_news_but_no_answer_and_is_told_everything_later() -> None:
    async def scenario() -> None:
        socket, caught_up = Socket(), asyncio.Event()
        line = line_to(socket)

        async def catch_up() -> None:
            line.resume()
            line.send(b"everything")
            caught_up.set()

        running = asyncio.create_task(line.run(catch_up))
        for number in range(3):
            line.send(b"news %d" % number, b"answer %d" % number)
        assert str(line.state) == "behind"
        socket.takes = asyncio.Semaphore(100)
        await caught_up.wait()
        await line.drain()
        assert socket.later == ["answer 0", "answer 1", "answer 2", "everything"]
        assert str(line.state) == "free"
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        assert str(line.state) == "broken"
        line.send(b"too late")
        await line.keep_up()

    run_alone(scenario())


def test_a_lock_goes_to_those_who_wait_in_their_order() -> None:
    async def scenario() -> None:
        lock, had = Queue(), list[str]()

        async def want(name: str) -> None:
            async with lock:
                had.append(name)

        assert lock.take()
        assert not lock.take()
        tasks = {name: asyncio.ensure_future(want(name)) for name in ("a", "b", "c", "d")}
        await asyncio.sleep(0)
        tasks["a"].cancel()  # while it waits
        await asyncio.sleep(0)
        lock.release()
        tasks["b"].cancel()  # it has been called, and has not come yet
        assert not lock.take(), "nobody comes in between"
        await asyncio.gather(*tasks.values(), return_exceptions=True)
        assert had == ["c", "d"]
        assert not lock.is_wanted
        assert lock.take()

    run_alone(scenario())


@pytest.mark.parametrize(
    ("now", "then"),
    [
        (RoomState.STORING, RoomState.STORING),
        (RoomState.CLOSED, RoomState.OPEN),
        (ThinkingState.THINKING, ThinkingState.THINKING),
    ],
)
def test_an_impossible_change_is_an_error(now: Any, then: Any) -> None:
    from spieltisch.server import room, thinking

    ways: Any = room._WAYS if isinstance(now, RoomState) else thinking._WAYS
    with pytest.raises(ImpossibleChange):
        follow(ways, now, then)
