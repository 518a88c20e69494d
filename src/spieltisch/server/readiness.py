"""Making games ready in the background, so that the page answers at once."""

from __future__ import annotations

import asyncio
import logging
import threading
from concurrent.futures import Future
from typing import Literal

from spieltisch.bots.search import thinking
from spieltisch.engine import registry
from spieltisch.engine.compiling import prepare
from spieltisch.engine.game import Game
from spieltisch.engine.words import LANGUAGES

LOG = logging.getLogger("spieltisch")

SEARCH = "search"

Status = Literal["waiting", "compiling", "ready", "broken"]


class Readiness:
    """Which games can be played, and waiting for those that cannot yet.

    Games are made ready one after the other, beginning with those that somebody waits for. The
    bots come after the first game, so that its tables can be seen before the bots can think.
    """

    def __init__(self) -> None:
        self.status: dict[str, Status] = dict.fromkeys(registry.games(), "waiting")
        self._settled = {name: _pending() for name in self.status}
        self._bots = _pending()
        self._wanted: list[str] = []
        self._thread = threading.Thread(target=self._prepare, name="compile", daemon=True)

    def begin(self) -> None:
        """Make all games ready."""
        self._thread.start()

    async def wait_for(self, name: str) -> None:
        """Come back when a game can be played; at once if there is no such game."""
        if self.status.get(name) == "waiting":
            self._wanted.append(name)
        if name in self._settled:
            await asyncio.wrap_future(self._settled[name])

    async def wait_for_bots(self) -> None:
        """Come back when bots can think."""
        await asyncio.wrap_future(self._bots)

    def _prepare(self) -> None:
        while name := self._next():
            self.status[name] = "compiling"
            try:
                _ = registry.game(name).kernels
                _prepare_words(registry.game(name))
                self.status[name] = "ready"
            except Exception:  # a game from elsewhere must not keep the others from being played
                LOG.exception("%s cannot be made ready", name)
                self.status[name] = "broken"
            self._settled[name].set_result(None)
            if not self._bots.done():
                _prepare_bots()
                self._bots.set_result(None)

    def _next(self) -> str | None:
        waiting = [name for name, status in self.status.items() if status == "waiting"]
        wanted = [name for name in self._wanted if name in waiting]
        return next(iter(wanted + waiting), None)


def _pending() -> Future[None]:
    """Something that will be done by a thread; waiting can be cancelled, the work cannot."""
    future = Future[None]()
    future.set_running_or_notify_cancel()
    return future


def _prepare_words(game: Game) -> None:
    """Read the sentences now: that takes longer than a move may."""
    for language in LANGUAGES:
        game.title(language)


def _prepare_bots() -> None:
    """Make the search ready, and the bots of other packages; if one fails, the others do not."""
    for bot in (*registry.bots(), SEARCH):
        try:
            prepare(bot, thinking.units() if bot == SEARCH else [registry.bot(bot).unit])
        except Exception:
            LOG.exception("the bot %s cannot be made ready", bot)
