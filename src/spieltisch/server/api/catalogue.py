"""Games, options, handbooks, words and bots: what a client needs before there is a table."""

from __future__ import annotations

import inspect
from functools import cache
from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse

import spieltisch
from spieltisch.bots import seating
from spieltisch.bots.levels import NAMES
from spieltisch.bots.words import WORDS as BOT_WORDS
from spieltisch.engine import registry
from spieltisch.engine.game import Game
from spieltisch.engine.options import Option
from spieltisch.engine.words import LANGUAGES, Sayable, Words
from spieltisch.engine.words import WORDS as ENGINE_WORDS
from spieltisch.server.api.endpoints import language_of
from spieltisch.server.api.shapes import Both, BotShape, GameShape, Health, OptionShape
from spieltisch.server.house import House
from spieltisch.server.words import WORDS, refused
from spieltisch.tables.words import WORDS as TABLE_WORDS


async def health(_request: Request, house: House) -> Health:
    """Whether the server is well."""
    return Health(True, spieltisch.__version__, dict(house.readiness.status))


async def games(_request: Request, house: House) -> list[GameShape]:
    """All games."""
    shapes = await house.workers.view(_all_games)
    return [
        GameShape(s.name, s.title, s.players, house.readiness.status[s.name], s.options)
        for s in shapes
    ]


async def rules(request: Request, house: House) -> PlainTextResponse:
    """The handbook of a game."""
    game = await house.workers.view(registry.game, request.path_params["game"])
    text = await house.workers.view(game.handbook, language_of(request))
    return PlainTextResponse(text, media_type="text/markdown")


async def words(request: Request, house: House) -> PlainTextResponse:
    """The Fluent file of a room."""
    language, room = request.path_params["language"], request.path_params["room"]
    rooms = await house.workers.view(_rooms)
    if language not in LANGUAGES or room not in rooms:
        raise refused("no-such-page", path=f"{language}/{room}"[:80])
    text = (rooms[room].folder / f"words.{language}.ftl").read_text("utf-8")
    return PlainTextResponse(text)


async def bots(_request: Request, house: House) -> list[BotShape]:
    """The bots that may sit at tables."""
    names = [name for name in seating.names() if name in house.bots]
    return [BotShape(name, name in NAMES, _both(seating.about(name))) for name in names]


@cache
def _all_games() -> list[GameShape]:
    return [_game(registry.game(name)) for name in registry.games()]


def _game(game: Game) -> GameShape:
    title = Both(game.title("de"), game.title("en"))
    options = [_option(option) for option in game.options]
    return GameShape(game.name, title, list(game.players), "waiting", options)


def _option(option: Option) -> OptionShape:
    """An option with the kind of control that fits it.

    >>> option = _option(spieltisch.game("sequence").options[2])
    >>> option.name, option.kind, option.values
    ('draw', 'choice', ['auto', 'manual'])
    """
    within: dict[str, Any] = dict(inspect.getclosurevars(option.accept).nonlocals)
    values, allowed = within.get("values", ()), within.get("allowed")
    kind: Any = "text"
    if isinstance(option.default, bool):
        kind = "flag"
    elif values:
        kind = "choice"
    elif isinstance(allowed, range):
        kind = "number"
    low, high = (allowed[0], allowed[-1]) if isinstance(allowed, range) else (None, None)
    usual = None if option.usual is None else _both(option.usual)
    texts = (_both(option.takes), _both(option.help), usual)
    return OptionShape(option.name, kind, option.default, list(values), low, high, *texts)


def _both(text: Sayable) -> Both:
    return Both(text.say("de"), text.say("en"))


@cache
def _rooms() -> dict[str, Words]:
    folder = ENGINE_WORDS.folder.parent / "cli"
    rooms = {"engine": ENGINE_WORDS, "bots": BOT_WORDS, "cli": Words(folder)}
    own = {"tables": TABLE_WORDS, "server": WORDS}
    return {**rooms, **own, **{name: registry.game(name).words for name in registry.games()}}
