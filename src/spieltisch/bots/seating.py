"""Who is meant by the name of a bot, as people write it.

greedy            an installed bot
master            a level: novice, casual, skilled, expert, master
master@5s         the same, thinking for five seconds
search@2000       the game's best search, by a number of iterations
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from spieltisch.bots.levels import NAMES, level, settings_for
from spieltisch.bots.players import Picker, Player, Searcher
from spieltisch.engine import registry
from spieltisch.engine.errors import UnknownBot
from spieltisch.engine.words import WORDS

if TYPE_CHECKING:
    from spieltisch.engine.game import Game

#: What `search` thinks if nobody says otherwise, in seconds.
USUAL_TIME = 1.0

#: Those who think for as long as they are told: the search, and the strongest level.
THINKERS = ("search", NAMES[-1])

_BUDGET = re.compile(r"(?P<seconds>\d+(\.\d+)?)s|(?P<iterations>\d+)")


@dataclass(frozen=True)
class Named:
    """A bot's name taken apart: who, and how much it may think."""

    name: str
    iterations: int | None = None
    seconds: float | None = None


def names() -> tuple[str, ...]:
    """All bots that can be named, the levels first."""
    return (*NAMES, "search", *registry.bots())


def read(text: str) -> Named:
    """Take the name of a bot apart; `UnknownBot` says what is wrong with it.

    >>> read("master@2.5s")
    Named(name='master', iterations=None, seconds=2.5)
    """
    name, at, budget = text.partition("@")
    if name not in names():
        raise UnknownBot(WORDS("unknown-bot", bot=text, bots=names()))
    if not at:
        return Named(name)
    found = _BUDGET.fullmatch(budget)
    if found is None or name not in THINKERS:
        raise UnknownBot(WORDS("bad-budget", bot=text, thinkers=THINKERS))
    if found["seconds"]:
        return Named(name, seconds=float(found["seconds"]))
    return Named(name, iterations=int(found["iterations"]))


def player(text: str, game: Game, seed: int, threads: int = 1) -> Player:
    """Let a bot sit down at one seat of a match.

    >>> import spieltisch
    >>> from spieltisch.bots.sight import Sight
    >>> match = spieltisch.game("sequence").new(players=2, seed=7)
    >>> player("greedy", match.game, seed=1).choose(Sight.of(match, 1)) in range(1000)
    True
    """
    named = read(text)
    told = named.iterations is not None or named.seconds is not None
    if named.name in NAMES and not told:
        return level(named.name, game.name).player(seed)
    if named.name not in THINKERS:
        return Picker(registry.bot(named.name), seed)
    seconds = named.seconds if told else USUAL_TIME
    return Searcher(settings_for(game.name), seed, named.iterations, seconds, threads)
