"""Games, options, handbooks, words and bots: what a client needs before there is a table."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse

import spieltisch
from spieltisch.bots import seating
from spieltisch.bots.words import WORDS as BOT_WORDS
from spieltisch.engine import registry
from spieltisch.engine.game import Game
from spieltisch.engine.levels import NAMES
from spieltisch.engine.options import Option
from spieltisch.engine.words import LANGUAGES, Phrasebook, Sayable
from spieltisch.engine.words import WORDS as ENGINE_WORDS
from spieltisch.lessons import has_lesson
from spieltisch.server.api.endpoints import language_of
from spieltisch.server.api.shapes import (
    Both,
    BotShape,
    GameShape,
    Health,
    OptionShape,
    ValueShape,
)
from spieltisch.server.house import House
from spieltisch.server.pages import board_address
from spieltisch.server.words import WORDS, ServerRefusal
from spieltisch.tables.words import WORDS as TABLE_WORDS


async def health(_request: Request, house: House) -> Health:
    """Whether the server is well."""
    status, shared = dict(house.readiness.status), house.settings.shared_address
    return Health(True, spieltisch.__version__, status, shared)


async def games(_request: Request, house: House) -> list[GameShape]:
    """All games."""
    shapes = await house.workers.view(_all_games)
    return [
        msgspec.structs.replace(shape, status=house.readiness.status[shape.name])
        for shape in shapes
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
        raise ServerRefusal("no-such-page", path=f"{language}/{room}"[:80])
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
    return GameShape(
        name=game.name,
        title=title,
        players=list(game.players),
        status="waiting",
        options=[_option(option) for option in game.options],
        lesson=has_lesson(game),
        about=_both(game.words("about")) if game.words.has("about") else None,
        board=board_address(game),
    )


def _option(option: Option) -> OptionShape:
    """An option with the kind of control that fits it.

    >>> option = _option(spieltisch.game("sequence").options[2])
    >>> option.name, option.kind, [known.value for known in option.values]
    ('draw', 'choice', ['auto', 'manual'])
    """
    kind: Any = "choice" if option.values else "flag"
    if option.own:
        kind = "text"
    elif option.allowed is not None:
        kind = "number"
    values = [
        ValueShape(value, _both(label), option.written.get(value))
        for value, label in option.values.items()
    ]
    low, high = (option.allowed[0], option.allowed[-1]) if option.allowed else (None, None)
    return OptionShape(
        name=option.name,
        label=_both(option.label),
        kind=kind,
        default=option.default,
        values=values,
        low=low,
        high=high,
        takes=_both(option.takes),
        help=_both(option.help),
        usual=None if option.usual is None else _both(option.usual),
    )


def _both(text: Sayable) -> Both:
    return Both(text.say("de"), text.say("en"))


@cache
def _rooms() -> dict[str, Phrasebook]:
    folder = ENGINE_WORDS.folder.parent / "cli"
    rooms = {"engine": ENGINE_WORDS, "bots": BOT_WORDS, "cli": Phrasebook(folder)}
    own = {"tables": TABLE_WORDS, "server": WORDS}
    return {**rooms, **own, **{name: registry.game(name).words for name in registry.games()}}
