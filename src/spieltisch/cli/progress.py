"""Progress bars on standard error, for anything that takes more than a second."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cached_property
from threading import Timer
from time import monotonic
from typing import TYPE_CHECKING

from spieltisch.cli.terminal import Terminal

if TYPE_CHECKING:
    from rich.progress import Progress

#: Whoever waits no longer than this, in seconds, needs no bar.
PATIENCE = 1.0


class Bar:
    """A bar that appears once patience runs out, and only where a person is looking.

    Steady work shows how long it will still take, other work how long it has taken.
    """

    def __init__(self, terminal: Terminal, patience: float = PATIENCE, steady: bool = True) -> None:
        self._terminal = terminal
        self._steady = steady
        self._shown_from = monotonic() + patience
        self._is_shown = False

    def show(self, description: str, done: float, count: float) -> None:
        """Report how much is done of what."""
        if not self._is_shown:
            is_early = monotonic() < self._shown_from or done >= count
            if is_early or not self._terminal.err.is_terminal:
                return
            self._progress.start()
            self._is_shown = True
        [task] = self._progress.tasks
        task.finished_time = None  # one task may follow another, and the clock goes on
        self._progress.update(task.id, description=description, completed=done, total=count)
        self._progress.refresh()

    def stop(self) -> None:
        """Take the bar off the screen."""
        if self._is_shown:
            self._progress.stop()

    @cached_property
    def _progress(self) -> Progress:
        from rich.progress import (
            BarColumn,
            Progress,
            SpinnerColumn,
            TaskProgressColumn,
            TextColumn,
            TimeElapsedColumn,
            TimeRemainingColumn,
        )

        text = TextColumn("{task.description}")
        clock = TimeRemainingColumn() if self._steady else TimeElapsedColumn()
        progress = Progress(
            SpinnerColumn(),
            text,
            BarColumn(),
            TaskProgressColumn(),
            clock,
            console=self._terminal.err,
            transient=True,
        )
        progress.add_task("")
        return progress


@contextmanager
def bar(terminal: Terminal, patience: float = PATIENCE, steady: bool = True) -> Iterator[Bar]:
    """A bar that disappears when the work is done or broken off."""
    progress = Bar(terminal, patience, steady)
    try:
        yield progress
    finally:
        progress.stop()


@contextmanager
def waiting(terminal: Terminal, sentence: str, patience: float = PATIENCE) -> Iterator[None]:
    """Say what somebody is waiting for, once patience runs out and where a person is looking."""
    if not terminal.err.is_terminal:
        yield
        return
    with ExitStack() as status:
        timer = Timer(patience, lambda: status.enter_context(terminal.err.status(sentence)))
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
