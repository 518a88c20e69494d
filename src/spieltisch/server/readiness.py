"""Making games ready in the background, so that the page answers at once."""

from __future__ import annotations

import asyncio
import logging
import threading
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Literal

from spieltisch.bots import seating
from spieltisch.engine import registry
from spieltisch.engine.compiling import prepare
from spieltisch.engine.words import LANGUAGES
from spieltisch.engine.workshop import Order, Pace, Work, carry_out, cores

LOG = logging.getLogger("spieltisch")

Status = Literal["waiting", "compiling", "ready", "broken"]


@dataclass
class Task:
    """Something to be made ready: a game, or a bot for all games."""

    order: Order
    status: Status = "waiting"
    done: float = 0.0
    seconds_left: int | None = None
    settled: Future[None] = field(default_factory=lambda: _pending())
    pace: Pace = Pace.STEADY
    _work: Work | None = None
    _gives_way: bool = False

    def carry_out(self) -> None:
        """Compile it elsewhere, then load it here, unless it has to step back in between."""
        name = self.order.what
        self._work, self._gives_way = None, False
        try:
            if not carry_out(self.order, self._note, self.pace):
                self.status = "waiting"
                return
            load(self.order)
            self.status = "ready"
        except Exception:  # a package from elsewhere must not keep the rest from being played
            LOG.exception("%s cannot be made ready", name)
            self.status = "broken"
        self.settled.set_result(None)

    def step_back(self) -> None:
        """Give way to something that somebody waits for; this goes on later."""
        self._gives_way = True
        if self._work is not None:
            self._work.stop()

    def _note(self, work: Work) -> None:
        """Remember how far it has come."""
        seconds = work.seconds_left
        self._work = work
        if self._gives_way:
            work.stop()
        self.done, self.seconds_left = work.done, None if seconds is None else round(seconds)


class Readiness:
    """Which games can be played, and waiting for those that cannot yet.

    As many things are made ready at the same time as there are cores: first the games that
    somebody waits for, then the bots, then all other games.
    """

    def __init__(self) -> None:
        self.games = {name: Task(Order(name)) for name in registry.games()}
        self._bots = [Task(order) for order in seating.orders()]
        self._wanted: list[str] = []
        self._lock = threading.Lock()

    @property
    def status(self) -> dict[str, Status]:
        """How far every game has come."""
        return {name: task.status for name, task in self.games.items()}

    def is_coming(self, name: str) -> bool:
        """Whether a game is still to be compiled."""
        return name in self.games and self.games[name].status in ("waiting", "compiling")

    def begin(self) -> None:
        """Make everything ready."""
        for number in range(cores()):
            threading.Thread(target=self._work, name=f"compile-{number}", daemon=True).start()

    async def wait_for(self, name: str) -> None:
        """Return once a game can be played; at once if there is no such game."""
        if name in self.games:
            self.want(name)
            await asyncio.wrap_future(self.games[name].settled)

    async def wait_for_bots(self) -> None:
        """Return once bots can think."""
        for task in self._bots:
            await asyncio.wrap_future(task.settled)

    @property
    def has_bots(self) -> bool:
        """Whether bots can think by now."""
        return all(task.settled.done() for task in self._bots)

    def want(self, name: str) -> None:
        """Make a game ready before all others that nobody waits for.

        All cores work at it; if they are busy, one of those games steps back.
        """
        with self._lock:
            if name not in self.games or name in self._wanted:
                return
            self._wanted.append(name)
            self.games[name].pace = Pace.URGENT
            if self.games[name].status != "waiting":
                return
            for other, task in self.games.items():
                if other not in self._wanted and task.status == "compiling":
                    task.step_back()
                    return

    def _work(self) -> None:
        while task := self._take():
            task.carry_out()

    def _take(self) -> Task | None:
        with self._lock:
            first = [self.games[name] for name in self._wanted]
            tasks = [*first, *self._bots, *self.games.values()]
            task = next((task for task in tasks if task.status == "waiting"), None)
            if task is not None:
                task.status = "compiling"
            return task


def _pending() -> Future[None]:
    """A promise that a thread will keep; waiting can be cancelled, the work cannot."""
    future = Future[None]()
    future.set_running_or_notify_cancel()
    return future


def load(order: Order) -> None:
    """Load what was compiled elsewhere, and a game's sentences, before somebody waits for them."""
    if order.source != "game":
        prepare(order.what, order.units())
        return
    game = registry.game(order.what)
    _ = game.kernels
    for language in LANGUAGES:
        game.title(language)
