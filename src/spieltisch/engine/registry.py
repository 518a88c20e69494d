"""Finding games and bots: each is announced by an entry point of an installed package.

A package adds a game with an entry point in the group `spieltisch.games`, a bot in
`spieltisch.bots`. Nothing is imported before it is asked for.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

from spieltisch.engine.bot import Bot
from spieltisch.engine.errors import UnknownBot, UnknownGame
from spieltisch.engine.words import WORDS

if TYPE_CHECKING:
    from spieltisch.engine.game import Game


def games() -> tuple[str, ...]:
    """The names of all installed games.

    >>> "sequence" in games()
    True
    """
    return tuple(sorted(_announced("spieltisch.games")))


@cache
def game(name: str) -> Game:
    """The game of this name.

    >>> game("sequence").players
    (2, 3, 4, 6, 8, 9, 10, 12)
    """
    found = _announced("spieltisch.games").get(name)
    if found is None:
        raise UnknownGame(WORDS("unknown-game", game=name, games=games()))
    loaded: Game = found.load()
    return loaded


def bots() -> tuple[str, ...]:
    """The names of all installed bots."""
    return tuple(sorted(_announced("spieltisch.bots")))


@cache
def bot(name: str) -> Bot:
    """The bot of this name.

    >>> bot("random").name
    'random'
    """
    found = _announced("spieltisch.bots").get(name)
    if found is None:
        raise UnknownBot(WORDS("unknown-bot", bot=name, bots=bots()))
    loaded: Bot = found.load()
    return loaded


@cache
def _announced(group: str) -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=group)}
