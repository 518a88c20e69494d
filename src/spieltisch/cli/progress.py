"""Progress bars on standard error, for anything that takes more than a second."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from time import monotonic
from typing import TYPE_CHECKING

from spieltisch.cli.terminal import Terminal

if TYPE_CHECKING:
    from rich.progress import Progress

#: Who waits no longer than this needs no bar.
PATIENCE = 1.0


class Bar:
    """A bar that appears once patience is at its end, and only where a person looks."""

    def __init__(self, terminal: Terminal, patience: float = PATIENCE) -> None:
        self._terminal = terminal
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
        [task] = self._progress.task_ids
        self._progress.update(task, description=description, completed=done, total=count)
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
            TimeRemainingColumn,
        )

        text = TextColumn("{task.description}")
        rest = (BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
        progress = Progress(
            SpinnerColumn(), text, *rest, console=self._terminal.err, transient=True
        )
        progress.add_task("")
        return progress


@contextmanager
def bar(terminal: Terminal, patience: float = PATIENCE) -> Iterator[Bar]:
    """A bar that is gone when the work is done or was broken off."""
    shown = Bar(terminal, patience)
    try:
        yield shown
    finally:
        shown.stop()
