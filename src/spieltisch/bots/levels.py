"""Five levels for people, from a patient beginner to a strong opponent.

The levels have the same names in every game, but what is behind a name differs: how often
the bot slips, and how long and in what way it thinks. The numbers were found by matches;
docs/bots.md has the tables and the commands that made them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from spieltisch.bots.greedy import BOT as GREEDY
from spieltisch.bots.players import Picker, Player, Searcher
from spieltisch.bots.search import Settings

#: Every level moves within this time, on one core.
PATIENCE = 1.0


@dataclass(frozen=True)
class Level:
    """How well a bot of this level plays one game.

    Without `iterations` it plays the move that looks best at once, or with the share `slip`
    of its moves any move; with them it searches.
    """

    slip: float
    iterations: int
    settings: Settings

    def player(self, seed: int) -> Player:
        """Somebody of this level, for one seat of one match."""
        if self.iterations == 0:
            return Picker(GREEDY, seed, self.slip)
        return Searcher(self.settings, seed, self.iterations, PATIENCE)


#: From the weakest to the strongest.
NAMES = ("novice", "casual", "skilled", "expert", "master")

#: How a game is searched that nobody has measured yet.
USUAL = Settings()

#: How each game is searched best.
SETTINGS: Mapping[str, Settings] = {
    "sequence": Settings(),
    "labyrinth": Settings(curiosity=2.0, guided=2),
    "gluex": Settings(guided=4),
    "glow": Settings(guided=12),
}

#: Slips and iterations of the five levels; a game that is not named plays the usual ones.
_USUAL_STEPS = ((0.8, 0), (0.4, 0), (0.0, 0), (0.0, 150), (0.0, 3000))
_STEPS: Mapping[str, tuple[tuple[float, int], ...]] = {
    "sequence": ((0.92, 0), (0.73, 0), (0.5, 0), (0.24, 0), (0.0, 2000)),
    "labyrinth": ((0.85, 0), (0.6, 0), (0.3, 0), (0.0, 0), (0.0, 1000)),
    "gluex": ((0.8, 0), (0.4, 0), (0.0, 0), (0.0, 60), (0.0, 2000)),
    "glow": ((0.85, 0), (0.5, 0), (0.0, 0), (0.0, 150), (0.0, 2000)),
}


def settings_for(game: str) -> Settings:
    """How a game is searched."""
    return SETTINGS.get(game, USUAL)


def level(name: str, game: str) -> Level:
    """What a level's name means in a game.

    >>> level("master", "sequence").iterations > level("expert", "sequence").iterations
    True
    """
    slip, iterations = _STEPS.get(game, _USUAL_STEPS)[NAMES.index(name)]
    return Level(slip, iterations, settings_for(game))
