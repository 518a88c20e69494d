"""Players that are programs: whatever can sit at a seat and choose."""

from __future__ import annotations

from typing import Protocol

from spieltisch.bots.search import Candidate, thinker
from spieltisch.bots.sight import Sight
from spieltisch.engine.bot import Bot
from spieltisch.engine.chance import below
from spieltisch.engine.compiling import prepare
from spieltisch.engine.contract import Kernels
from spieltisch.engine.levels import Thinking


class Player(Protocol):
    """Somebody who sits at one seat of one match."""

    def get_ready(self) -> None:
        """Wait until the player can choose, off the clock; may raise `Forfeit`."""
        ...

    def choose(self, sight: Sight, seconds: float | None = None) -> int:
        """One of the legal actions, within the time.

        A bot that breaks the rules of the table raises `Forfeit`.
        """
        ...

    def stop(self) -> None:
        """Stop choosing, called from another thread: a choice under way ends soon, for nothing."""
        ...

    def close(self) -> None:
        """Leave the seat; the player is not asked anything any more."""
        ...


class Picker:
    """A compiled bot at a seat; `slip` is the share of its moves that it plays at random."""

    def __init__(
        self, bot: Bot, seed: int, slip: float = 0.0, kernels: Kernels | None = None
    ) -> None:
        prepare(bot.name, [bot.unit])
        self._bot, self._seed, self._slip, self._kernels = bot, seed, slip, kernels

    def get_ready(self) -> None:
        """It always is."""

    def choose(self, sight: Sight, seconds: float | None = None) -> int:
        """The action that the bot picks, in no time."""
        generator = sight.chance(self._seed)
        count = len(sight.actions)
        if below(generator, 1000) < 1000 * self._slip:
            return int(sight.actions[below(generator, count)])
        weigh = (self._kernels or sight.game.kernels).weigh
        view, actions = sight.view.copy(), sight.actions.copy()
        return int(self._bot.pick(view, sight.seat, actions, count, weigh, generator))

    def stop(self) -> None:
        """It is done in no time."""

    def close(self) -> None:
        """Nothing is left behind."""


class Searcher:
    """A search at a seat, with its usual budget: iterations, and seconds at the most."""

    def __init__(
        self,
        settings: Thinking,
        seed: int,
        iterations: int | None,
        seconds: float | None,
        threads: int = 1,
        kernels: Kernels | None = None,
    ) -> None:
        self._search = thinker(settings, seed, threads, kernels)
        self._iterations, self._seconds = iterations, seconds

    def get_ready(self) -> None:
        """It always is."""

    def choose(self, sight: Sight, seconds: float | None = None) -> int:
        """The action that was tried most often."""
        return self.consider(sight, seconds)[0].action

    def consider(self, sight: Sight, seconds: float | None = None) -> list[Candidate]:
        """All legal actions, best first."""
        limits = [limit for limit in (seconds, self._seconds) if limit is not None]
        return self._search.think(
            sight, iterations=self._iterations, seconds=min(limits, default=None)
        )

    def stop(self) -> None:
        """Search no further."""
        self._search.stop()

    def close(self) -> None:
        """Nothing is left behind."""
