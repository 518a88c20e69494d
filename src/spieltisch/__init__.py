"""Spieltisch, a digital tabletop: real board games as records and compiled kernels.

>>> import spieltisch
>>> sequence = spieltisch.game("sequence")
>>> match = sequence.new(players=2, seed=7)
>>> while not match.over:
...     match.play(match.legal()[0])
>>> len(match.result.winners)
1
"""

from spieltisch.engine.explanation import Explanation
from spieltisch.engine.game import Game
from spieltisch.engine.match import Match, Played, Result
from spieltisch.engine.matchfile import load, verify
from spieltisch.engine.registry import bots, game, games
from spieltisch.engine.simulation import Simulation

__version__ = "0.1.0"

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
