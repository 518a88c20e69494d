"""Players that are programs: whatever can sit at a seat and choose."""

from __future__ import annotations

from typing import Protocol

import numpy as np

from spieltisch.bots.search import Candidate, thinker
from spieltisch.bots.sight import Sight
from spieltisch.engine.bot import Bot
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
    """A compiled bot at a seat."""

    def __init__(self, bot: Bot, seed: int, kernels: Kernels | None = None) -> None:
        prepare(bot.name, [bot.unit])
        self._bot, self._seed, self._kernels = bot, seed, kernels

    def get_ready(self) -> None:
        """It always is."""

    def choose(self, sight: Sight, seconds: float | None = None) -> int:
        """The action that the bot picks, in no time."""
        generator = sight.chance(self._seed)
        count = len(sight.actions)
        weigh = (self._kernels or sight.game.kernels).weigh
        view, actions = sight.view.copy(), sight.actions.copy()
        return int(self._bot.pick(view, sight.seat, actions, count, weigh, generator))

    def stop(self) -> None:
        """It is done in no time."""

    def close(self) -> None:
        """Nothing is left behind."""


class Amateur:
    """Somebody who thinks of a few moves and judges them roughly, as people do.

    Each of the `breadth` best moves looks better than it is by up to `blur`, in logarithms of
    their weights. So a move that is nearly as good is often taken for the best, a threat is
    overlooked the more seldom the larger it is, and what nobody would think of is not played.
    """

    def __init__(self, blur: float, breadth: int, seed: int) -> None:
        self._blur, self._breadth, self._seed = blur, breadth, seed

    def get_ready(self) -> None:
        """It always is."""

    def choose(self, sight: Sight, seconds: float | None = None) -> int:
        """The action that looks best at a rough glance, in no time."""
        actions, weights = sight.actions.copy(), np.empty(len(sight.actions), np.float32)
        sight.game.kernels.weigh(sight.view.copy(), sight.seat, actions, len(actions), weights)
        few = np.argsort(-weights, kind="stable")[: self._breadth]
        (word,) = sight.chance(self._seed)
        looks = np.log(weights[few]) + np.random.default_rng(word).uniform(0, self._blur, len(few))
        return int(sight.actions[few[np.argmax(looks)]])

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
