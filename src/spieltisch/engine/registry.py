"""Finding games and bots: each is announced by an entry point of an installed package.

A package adds a game with an entry point in the group `spieltisch.games`, a compiled bot in
`spieltisch.bots`, a bot in plain Python in `spieltisch.guests`. Nothing is imported before
somebody asks for it, and a guest never is: it lives in a process of its own.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from spieltisch.engine.errors import UnknownBot, UnknownGame
from spieltisch.engine.words import WORDS

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from spieltisch.engine.bot import Bot
    from spieltisch.engine.game import Game


def games() -> tuple[str, ...]:
    """The names of all installed games.

    >>> "sequence" in games()
    True
    """
    return tuple(sorted(_entries("spieltisch.games")))


def game(name: str) -> Game:
    """The game of this name.

    >>> game("sequence").players
    (2, 3, 4, 6, 8, 9, 10, 12)
    """
    if not isinstance(name, str) or name not in _entries("spieltisch.games"):
        raise UnknownGame(WORDS("unknown-game", game=name, games=games()))
    return _load_game(name)


@cache
def _load_game(name: str) -> Game:
    loaded: Game = _entries("spieltisch.games")[name].load()
    return loaded


def bots() -> tuple[str, ...]:
    """The names of all installed compiled bots."""
    return tuple(sorted(_entries("spieltisch.bots")))


def bot(name: str) -> Bot:
    """The compiled bot of this name.

    >>> bot("random").name
    'random'
    """
    if not isinstance(name, str) or name not in _entries("spieltisch.bots"):
        raise UnknownBot(WORDS("bot-not-compiled", bot=name, bots=bots()))
    return _load_bot(name)


@cache
def _load_bot(name: str) -> Bot:
    from spieltisch.engine.bot import Bot  # late: who only asks for names needs no compiler

    loaded = _entries("spieltisch.bots")[name].load()
    if not isinstance(loaded, Bot):
        raise UnknownBot(WORDS("bot-is-no-bot", bot=name))
    return loaded


def guests() -> tuple[str, ...]:
    """The names of all installed bots in plain Python."""
    return tuple(sorted(_entries("spieltisch.guests")))


def guest(name: str) -> tuple[str, str]:
    """The module and the class of an installed bot in plain Python."""
    entry = _entries("spieltisch.guests")[name]
    return entry.module, entry.attr


def package_of(name: str) -> str:
    """The package that a bot comes from."""
    entry = {**_entries("spieltisch.guests"), **_entries("spieltisch.bots")}[name]
    return entry.dist.name if entry.dist else entry.module


@cache
def _entries(group: str) -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points  # late: a help needs no games

    return {point.name: point for point in entry_points(group=group)}
