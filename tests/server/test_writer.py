"""The writer of a store: everything that is ordered is written once, in order, and told."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Iterator

import pytest

from server.running import PATIENCE, run_alone
from spieltisch.server.store import writer
from spieltisch.server.store.protocol import Stored
from spieltisch.server.store.writer import GROUP, MANY, Order, Writer


@pytest.fixture
def hasty_threads() -> Iterator[None]:
    """Threads that come in between at any moment."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


class Notebook:
    """Writes down the codes of what it is given, group by group; `bad` ones it refuses."""

    def __init__(self) -> None:
        self.groups: list[list[str]] = []
        self.may_write = threading.Event()
        self.may_write.set()
        self.has_written = threading.Event()
        self.writer = Writer(self._write, lambda _: None, lambda: None)

    def _write(self, group: list[Order]) -> list[Exception | None]:
        self.may_write.wait()
        self.groups.append([order.code for order in group])
        self.has_written.set()
        return [ValueError(order.code) if order.code == "bad" else None for order in group]

    def order(self, code: str) -> Stored:
        return self.writer.order(Order(code))

    @property
    def codes(self) -> list[str]:
        return [code for group in self.groups for code in group]


@pytest.mark.usefixtures("hasty_threads")
def test_what_comes_at_any_moment_is_written_once_and_in_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(writer, "PACE", 0.0)
    book = Notebook()

    async def scenario() -> None:
        orders = []
        for number in range(5000):
            orders.append(book.order(str(number)))
            if number % 3 == 0:
                await asyncio.sleep(0)
        await asyncio.gather(*orders)

    run_alone(scenario())
    book.writer.close()
    assert book.codes == [str(number) for number in range(5000)]


def test_what_comes_while_a_group_is_written_shares_the_next() -> None:
    book = Notebook()

    async def scenario() -> None:
        book.may_write.clear()
        first = book.order("first")
        await asyncio.sleep(0.01)
        others = [book.order(str(number)) for number in range(GROUP + 1)]
        book.may_write.set()
        await asyncio.gather(first, *others)

    run_alone(scenario())
    book.writer.close()
    assert [len(group) for group in book.groups] == [1, GROUP, 1]


def test_a_call_that_comes_when_all_is_written_leaves_nobody_waiting() -> None:
    book = Notebook()

    async def scenario() -> None:
        await book.order("first")
        # As if the order that somebody calls for had been written just before they call.
        book.writer._is_awake = True
        book.writer._calls.put(True)
        for _ in range(100):
            if book.writer._is_awake:
                await asyncio.sleep(0.01)
        book.has_written.clear()
        book.order("next")
        await asyncio.to_thread(book.has_written.wait, 10)

    run_alone(scenario())
    assert book.codes == ["first", "next"]
    book.writer.close()


def test_where_many_come_at_once_the_first_are_written_meanwhile() -> None:
    book = Notebook()

    async def scenario() -> None:
        orders = [book.order(str(number)) for number in range(MANY)]
        assert book.has_written.wait(PATIENCE), "the loop is busy, and the writer waits for it"
        await asyncio.gather(*orders)

    run_alone(scenario())
    book.writer.close()
    assert [len(group) for group in book.groups] == [MANY]


def test_everybody_hears_of_their_own_even_if_what_follows_fails() -> None:
    book, heard = Notebook(), list[object]()

    def fail(_: BaseException | None) -> None:
        raise RuntimeError("it cannot be told")

    async def scenario() -> None:
        book.order("first").tell(fail)
        book.order("bad").tell(lambda error: heard.append(str(error)))
        last = book.order("last")
        await last
        last.tell(heard.append)  # also later

    run_alone(scenario())
    book.writer.close()
    assert heard == ["bad", None]


def test_what_waits_is_written_before_the_writer_ends() -> None:
    book = Notebook()

    async def scenario() -> None:
        late = book.order("late")
        book.writer.close()
        await late

    run_alone(scenario())
    assert book.codes == ["late"]
