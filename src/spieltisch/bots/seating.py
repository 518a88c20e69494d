"""Which bot is meant by a name, as people write it.

greedy            an installed bot
master            a level: novice, casual, skilled, expert, master
master@5s         the same, thinking for five seconds
search@2000       the game's best search, by a number of iterations
master-1          in the arena: a bot as it once was, which the game keeps to measure others by
careful:Careful   a bot in plain Python: the class Careful in the module careful
careful:Careful@2s   the same, with two seconds a move
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from spieltisch.bots.greedy import BOT as GREEDY
from spieltisch.bots.guests import Class, Guest, examine
from spieltisch.bots.players import Amateur, Picker, Player, Searcher
from spieltisch.bots.search import foresight, thinking, worlds
from spieltisch.bots.words import WORDS as BOT_WORDS
from spieltisch.engine import registry
from spieltisch.engine.compiling import Unit, prepare
from spieltisch.engine.contract import Kernels
from spieltisch.engine.errors import UnknownBot
from spieltisch.engine.levels import NAMES, Comparison, Level, Thinking, Yardstick
from spieltisch.engine.words import WORDS, Text
from spieltisch.engine.workshop import Order

if TYPE_CHECKING:
    from spieltisch.engine.game import Game

#: Every level moves within this time, on one core.
PATIENCE = 1.0

#: How long `search` thinks if nobody says otherwise, in seconds.
USUAL_TIME = 1.0

#: Those whose thinking time can be set: the search, and the strongest level.
THINKERS = ("search", NAMES[-1])

_WORD = r"[^\W\d]\w*"
_CLASS = re.compile(rf"(?P<module>{_WORD}(\.{_WORD})*):(?P<name>{_WORD}(\.{_WORD})*)")
#: Seconds or iterations, more than none.
_BUDGET = re.compile(
    r"(?=[0.]*[1-9])((?P<seconds>\d{1,6}(\.\d{1,6})?)s|(?P<iterations>\d{1,9}))", re.ASCII
)


@dataclass(frozen=True)
class BotName:
    """A bot's name taken apart: who, and how much it may think; a guest has a class."""

    name: str
    iterations: int | None = None
    seconds: float | None = None
    guest: Class | None = None


def names() -> tuple[str, ...]:
    """All bots that can be named, the levels first."""
    return (*NAMES, "search", *registry.bots(), *registry.guests())


def about(name: str) -> Text:
    """What kind of bot has a name.

    >>> print(about("greedy"))
    plays the move that looks best at first sight
    """
    if BOT_WORDS.has(f"about-{name}"):
        return BOT_WORDS(f"about-{name}")
    kind = "guest" if name in registry.guests() else "bot"
    return BOT_WORDS(f"about-some-{kind}", package=registry.package_of(name))


def looks_like_a_bot(text: str) -> bool:
    """Whether a text looks like the name of a bot, whether or not that bot can play.

    >>> looks_like_a_bot("master@5s"), looks_like_a_bot("careful:Careful")
    (True, True)
    >>> looks_like_a_bot("Anna")
    False
    """
    return is_installed(text) or _CLASS.fullmatch(text.partition("@")[0]) is not None


def is_installed(text: str) -> bool:
    """Whether a text names a bot that is known by its name alone.

    >>> is_installed("master@5s"), is_installed("careful:Careful")
    (True, False)
    """
    return text.partition("@")[0] in names()


def read(text: str, game: Game | None = None) -> BotName:
    """Take the name of a bot apart; `UnknownBot` says what is wrong with it.

    The yardsticks of a game are known only where the game is given.

    >>> read("master@2.5s")
    BotName(name='master', iterations=None, seconds=2.5, guest=None)
    """
    name, at, budget = text.partition("@")
    yardsticks = {} if game is None else game.levels.yardsticks
    if not looks_like_a_bot(name) and name not in yardsticks:
        raise UnknownBot(WORDS("unknown-bot", bot=text, bots=(*names(), *yardsticks)))
    guest = _guest(name)
    limit = _BUDGET.fullmatch(budget)
    seconds = float(limit["seconds"]) if limit and limit["seconds"] else None
    iterations = int(limit["iterations"]) if limit and limit["iterations"] else None
    if guest is None:
        thinks = name in THINKERS or (name in yardsticks and yardsticks[name].level.iterations > 0)
        if at and (limit is None or not thinks):
            raise UnknownBot(WORDS("bad-budget", bot=text, thinkers=THINKERS))
        if iterations is not None and name in NAMES:
            raise UnknownBot(BOT_WORDS("level-by-iterations", bot=text, level=name, number=budget))
    else:
        if at and seconds is None:
            raise UnknownBot(BOT_WORDS("bad-guest-budget", bot=text))
        examine(guest)
    return BotName(name, iterations, seconds, guest)


def orders() -> list[Order]:
    """What has to be compiled before every bot can play: installed bots, and the searches.

    Nobody waits for a way of thinking that no game's bots use.
    """
    ways = [way for name in registry.games() for way in _ways(name)]
    comparisons = [way for way in ways if isinstance(way, Comparison)]
    searches = [Order("search", f"{thinking.__name__}:units")]
    if comparisons:
        searches.append(Order("comparison", f"{worlds.__name__}:units"))
    if any(way.replies > 0 for way in comparisons):
        searches.append(Order("foresight", f"{foresight.__name__}:units"))
    return [*(Order(name, "bot") for name in registry.bots()), *searches]


def _ways(game: str) -> list[Thinking]:
    """The ways in which the bots of a game think, and those of earlier days."""
    levels = registry.game(game).levels
    return [levels.settings, *(yardstick.settings for yardstick in levels.yardsticks.values())]


def units(text: str, game: Game) -> dict[str, Sequence[Unit]]:
    """What has to be compiled for a bot before it can play a game.

    >>> import spieltisch
    >>> list(units("search@2s", spieltisch.game("gluex")))
    ['search']
    """
    bot, levels = read(text, game), game.levels
    if bot.guest is not None:
        return {}
    if bot.name in levels.yardsticks:
        yardstick = levels.yardsticks[bot.name]
        own: dict[str, Sequence[Unit]] = {}
        if yardstick.kernels is not None:
            own[f"{game.name} {bot.name}"] = list(yardstick.kernels.units())
        return {**own, **_units_of(yardstick.level, yardstick.settings)}
    if bot.name in registry.bots():
        return {bot.name: [registry.bot(bot.name).unit]}
    level = levels.of(bot.name if bot.name in NAMES else NAMES[-1])
    return _units_of(level, levels.settings)


def _units_of(level: Level, settings: Thinking) -> dict[str, Sequence[Unit]]:
    if level.iterations == 0:
        return {GREEDY.name: [GREEDY.unit]}
    if isinstance(settings, Comparison):
        learned = {"foresight": foresight.units()} if settings.replies > 0 else {}
        return {"comparison": worlds.units(), **learned}
    return {"search": thinking.units()}


def player(text: str, game: Game, seed: int, threads: int = 1) -> Player:
    """Let a bot sit down at one seat of a match.

    >>> import spieltisch
    >>> from spieltisch.bots.sight import Sight
    >>> match = spieltisch.game("sequence").new(players=2, seed=7)
    >>> player("greedy", match.game, seed=1).choose(Sight.of(match, 1)) in range(1000)
    True
    """
    bot, levels = read(text, game), game.levels
    if bot.guest is not None:
        name = bot.guest.name if ":" in bot.name else bot.name
        return Guest(name, bot.guest, seed, bot.seconds)
    has_budget = bot.iterations is not None or bot.seconds is not None
    if bot.name in levels.yardsticks:
        return _of_old(game, levels.yardsticks[bot.name], bot, seed, threads)
    if bot.name in NAMES and not has_budget:
        return _of_level(levels.of(bot.name), levels.settings, seed, threads)
    if bot.name not in THINKERS:
        return Picker(registry.bot(bot.name), seed)
    seconds = bot.seconds if has_budget else USUAL_TIME
    return Searcher(levels.settings, seed, bot.iterations, seconds, threads)


def threads_for_one(game: Game) -> int:
    """How many threads a bot may think on where nobody else needs the processor.

    A comparison finds the same on any number of them; a tree that several search does not.
    """
    return min(2, os.cpu_count() or 1) if isinstance(game.levels.settings, Comparison) else 1


def _of_level(
    level: Level, settings: Thinking, seed: int, threads: int, kernels: Kernels | None = None
) -> Player:
    if level.blur > 0.0:
        return Amateur(level.blur, level.breadth, seed)
    if level.iterations == 0:
        return Picker(GREEDY, seed, kernels)
    return Searcher(settings, seed, level.iterations, PATIENCE, threads, kernels)


def _of_old(game: Game, yardstick: Yardstick, bot: BotName, seed: int, threads: int) -> Player:
    kernels = yardstick.kernels
    if kernels is not None:
        prepare(f"{game.name} {bot.name}", kernels.units())
    if bot.iterations is None and bot.seconds is None:
        return _of_level(yardstick.level, yardstick.settings, seed, threads, kernels)
    return Searcher(yardstick.settings, seed, bot.iterations, bot.seconds, threads, kernels)


def _guest(name: str) -> Class | None:
    if name in registry.guests():
        return Class(*registry.guest(name))
    place = _CLASS.fullmatch(name)
    return Class(place["module"], place["name"]) if place else None
