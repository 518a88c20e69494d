"""Spieltisch, a digital tabletop: real board games as records and compiled kernels.

>>> import spieltisch
>>> sequence = spieltisch.game("sequence")
>>> match = sequence.new(players=2, seed=7)
>>> while not match.over:
...     match.play(match.legal()[0])
>>> len(match.result.winners)
1
"""

# The rooms `bots` and `games` come first: a subpackage takes its name in here when it is
# imported, and these names belong to the functions.
import spieltisch.bots
import spieltisch.games  # noqa: F401
from spieltisch.engine.explanation import Explanation
from spieltisch.engine.game import Game
from spieltisch.engine.match import Match, Played, Result
from spieltisch.engine.matchfile import load, verify
from spieltisch.engine.registry import bots, game, games
from spieltisch.engine.simulation import Simulation

__version__ = "0.1.0"

# So that `import spieltisch.games.sequence as x` finds its way past the functions.
bots.__name__ = "spieltisch.bots"
games.__name__ = "spieltisch.games"

__all__ = [
    "Explanation",
    "Game",
    "Match",
    "Played",
    "Result",
    "Simulation",
    "bots",
    "game",
    "games",
    "load",
    "verify",
]
