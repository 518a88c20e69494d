"""Spieltisch, a digital tabletop: real board games as records and compiled kernels.

>>> import spieltisch
>>> sequence = spieltisch.game("sequence")
>>> match = sequence.new(players=2, seed=7)
>>> while not match.over:
...     match.play(match.legal()[0])
>>> len(match.result.winners)
1
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

# The rooms `bots` and `games` come first: a subpackage takes its name in here when it is
# imported, and these names belong to the functions.
import spieltisch.bots
import spieltisch.games  # noqa: F401
from spieltisch.engine.registry import bots, game, games

if TYPE_CHECKING:
    from spieltisch.bots import hints
    from spieltisch.engine.explanation import Explanation
    from spieltisch.engine.game import Game
    from spieltisch.engine.history import Played
    from spieltisch.engine.match import Match, Result
    from spieltisch.engine.matchfile import load, verify
    from spieltisch.engine.simulation import Simulation

__version__ = "0.2.0.dev0"

# So that `import spieltisch.games.sequence as x` finds its way past the functions.
bots.__name__ = "spieltisch.bots"
games.__name__ = "spieltisch.games"

#: Where the other names come from. They are loaded when somebody asks for them: the compiler is
#: imported with most of them, and that takes longer than many a command.
_LATE = {
    "Explanation": "explanation",
    "Game": "game",
    "Match": "match",
    "Played": "history",
    "Result": "match",
    "Simulation": "simulation",
    "load": "matchfile",
    "verify": "matchfile",
}


if not TYPE_CHECKING:  # else every misspelt name would pass for one of these

    def __getattr__(name: str) -> Any:
        if name not in _LATE:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = globals()[name] = getattr(import_module(f"{__name__}.engine.{_LATE[name]}"), name)
        return value


def hint(
    match: Match,
    seat: int | None = None,
    seconds: float | None = 1.0,
    *,
    iterations: int | None = None,
) -> list[hints.Hint]:
    """The best moves of a seat, best first, each with its reasons in words.

    >>> match = game("sequence").new(players=2, seed=7)
    >>> best = hint(match, seconds=0.1)[0]
    >>> best.move in match.legal(), 0 <= best.worth <= 1, len(best.reasons) > 0
    (True, True, True)
    """
    # Loaded late: who only plays and simulates need not wait for the search.
    from spieltisch.bots import hints

    return hints.hint(match, seat, seconds, iterations=iterations)


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
    "hint",
    "load",
    "verify",
]
