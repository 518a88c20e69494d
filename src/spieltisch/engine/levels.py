"""Five levels of bots for people, as each game sets them.

The levels have the same names in every game, but what is behind a name differs: how roughly the
bot judges moves, and how long and in what way it thinks. The numbers were found by matches;
docs/bots.md has the tables and the commands that made them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from spieltisch.engine.contract import Kernels

#: From the weakest to the strongest.
NAMES = ("novice", "casual", "skilled", "expert", "master")


#: An analysis plays positions on for this many moves at most.
MOST_AHEAD = 12


@dataclass(frozen=True)
class Settings:
    """How a search thinks: the few numbers that suit one game better than another.

    `curiosity`: how much a move that was seldom tried is worth trying.
    `trust`: how much the game's own weights count before anything is tried, from 0 to 1.
    `spread`: the moves of a position are compared on a scale from the worst to the best of them,
    which are taken to be at least this far apart; with 0 they are compared as they are, whether
    much or little depends on the move.
    `doubt`: how much worse than the position a move is taken to be that nobody has tried.
    `ripe`: how often a position is judged before the moves from it are looked at one by one.
    `best`: how many moves a leaf is played on by moves that look best.
    `guided`: how many it is then played on by moves drawn by weight.
    `random`: how many it is then played on at random; what the position is worth after that
    is the game's own estimate, unless the game is over.
    """

    curiosity: float = 2.0
    trust: float = 0.8
    spread: float = 0.05
    doubt: float = 0.0
    ripe: int = 1
    best: int = 0
    guided: int = 0
    random: int = 0

    @property
    def ahead(self) -> int:
        """How many moves a position is played on before it is judged."""
        return self.best + self.guided


#: How all games searched at first, for the yardsticks: moves were compared as they were.
AT_FIRST = Settings(curiosity=1.0, spread=0.0, doubt=0.1)


@dataclass(frozen=True)
class Comparison:
    """How moves are compared in the same imagined worlds, in place of a tree.

    `candidates`: how many moves are compared, those that look best; the better half of them goes
    on to further worlds, until one is left.
    `plies`: how many moves everybody then plays, always the one that looks best; what the
    position is worth after that is the game's own estimate, unless the game is over.
    `replies`: where the game has learned from winning, the seat plays instead, of this many moves
    that look best, the one that leaves it best by what was learned; 0 for none.
    `turns`: what counts then is how well it stands, on average, after the first to the second of
    these turns of its own.
    """

    candidates: int = 8
    plies: int = 8
    replies: int = 0
    turns: tuple[int, int] = (1, 1)

    @property
    def ahead(self) -> int:
        """How many moves an analysis plays on before it judges; it judges far more positions."""
        return min(self.plies, MOST_AHEAD)


#: How a game's bots think.
Thinking: TypeAlias = Settings | Comparison


@dataclass(frozen=True)
class Level:
    """How well a bot of a level plays.

    Without `iterations` it plays the move that looks best at once; with them it searches. With a
    `blur` it thinks of a few moves only, the best `breadth` of them, and takes each for better
    than it is by anything up to the blur.
    """

    blur: float = 0.0
    breadth: int = 8
    iterations: int = 0


@dataclass(frozen=True)
class Yardstick:
    """A bot kept as it once was, so that later ones can be measured by it.

    `kernels` hold what it knew about the game, if that was not what the game knows now.
    """

    level: Level
    settings: Thinking = field(default_factory=Settings)
    kernels: Kernels | None = None


@dataclass(frozen=True)
class Levels:
    """How the bots of a game think, and how well each level plays; the defaults suit most games.

    `yardsticks` are bots of earlier days by their names, for the arena; nobody meets them at a
    table.

    >>> Levels().of("master").iterations > Levels().of("expert").iterations
    True
    """

    settings: Thinking = field(default_factory=Settings)
    novice: Level = Level(blur=8.0, breadth=12)
    casual: Level = Level(blur=3.0)
    skilled: Level = Level()
    expert: Level = Level(iterations=150)
    master: Level = Level(iterations=3000)
    yardsticks: Mapping[str, Yardstick] = field(default_factory=dict)

    def of(self, name: str) -> Level:
        """The level of a name."""
        levels = (self.novice, self.casual, self.skilled, self.expert, self.master)
        return levels[NAMES.index(name)]
