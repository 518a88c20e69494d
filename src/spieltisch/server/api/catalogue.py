"""Games, options, handbooks, words and bots: what a client needs before there is a table."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import spieltisch
from spieltisch.bots import seating
from spieltisch.bots.words import WORDS as BOT_WORDS
from spieltisch.engine import registry
from spieltisch.engine.game import Game
from spieltisch.engine.levels import NAMES
from spieltisch.engine.options import Option
from spieltisch.engine.variants import Variant
from spieltisch.engine.words import LANGUAGES, Phrasebook, Sayable
from spieltisch.engine.words import WORDS as ENGINE_WORDS
from spieltisch.lessons import has_lesson
from spieltisch.server.api.endpoints import language_of
from spieltisch.server.api.shapes import (
    Alive,
    BotInfo,
    GameInfo,
    GameLid,
    GameOption,
    GameVariant,
    Health,
    Making,
    MoveForms,
    OptionValue,
    Ready,
    SpokenNames,
    SpokenPair,
)
from spieltisch.server.basepath import base_of
from spieltisch.server.boards import board_address
from spieltisch.server.house import House
from spieltisch.server.words import WORDS, ServerRefusal
from spieltisch.tables.words import WORDS as TABLE_WORDS


async def health(_request: Request, house: House) -> Response:
    """Whether the server is well."""
    answer = await _health(house)
    status = 200 if answer.ok else 503
    return Response(msgspec.json.encode(answer), status, media_type="application/json")


async def live(_request: Request, _house: House) -> Alive:
    """Whether the server answers; nothing else is asked for it, not even the disk."""
    return Alive(True, spieltisch.__version__)


async def ready(_request: Request, house: House) -> Response:
    """Whether people should be sent here: games and the disk are there, nothing ends."""
    answer = await _ready(house)
    status = 200 if answer.ready else 503
    return Response(msgspec.json.encode(answer), status, media_type="application/json")


async def _ready(house: House) -> Ready:
    if house.is_closing:
        return Ready(False, "closing")
    if not await house.checkup.is_well():
        return Ready(False, "cannot-store")
    is_coming = any(map(house.readiness.is_coming, house.readiness.games))
    return Ready(not is_coming, "compiling" if is_coming else None)


async def _health(house: House) -> Health:
    return Health(
        ok=await house.checkup.is_well(),
        version=spieltisch.__version__,
        games=house.readiness.status,
        making={
            name: Making(task.done, task.seconds_left)
            for name, task in house.readiness.games.items()
            if task.status == "compiling"
        },
        shared_address=house.settings.shared_address,
    )


async def want(request: Request, house: House) -> Health:
    """Make a game ready before all others that nobody waits for."""
    game = await house.workers.view(registry.game, request.path_params["game"])
    house.readiness.want(game.name)
    return await _health(house)


async def games(request: Request, house: House) -> list[GameInfo]:
    """All games."""
    infos = await house.workers.view(_all_games)
    status, base = house.readiness.status, base_of(request.scope)
    return [
        msgspec.structs.replace(
            info, status=status[info.name], board=info.board and base + info.board
        )
        for info in infos
    ]


async def rules(request: Request, house: House) -> PlainTextResponse:
    """The handbook of a game."""
    game = await house.workers.view(registry.game, request.path_params["game"])
    text = await house.workers.view(game.handbook, language_of(request))
    return PlainTextResponse(text, media_type="text/markdown")


async def moves(request: Request, house: House) -> MoveForms:
    """How the moves of a game are written."""
    return forms_of(await house.workers.view(registry.game, request.path_params["game"]))


def forms_of(game: Game) -> MoveForms:
    """How the moves of a game are written, as clients are told."""
    lists, forms = game.notation.forms.as_data()
    return MoveForms(
        {name: SpokenNames(names["de"], names["en"]) for name, names in lists.items()},
        [SpokenPair(form["de"], form["en"]) for form in forms],
    )


async def words(request: Request, house: House) -> PlainTextResponse:
    """The Fluent file of a room."""
    language, room = request.path_params["language"], request.path_params["room"]
    rooms = await house.workers.view(_rooms)
    if language not in LANGUAGES or room not in rooms:
        raise ServerRefusal("no-such-page", path=f"{language}/{room}"[:80])
    text = (rooms[room].folder / f"words.{language}.ftl").read_text("utf-8")
    return PlainTextResponse(text)


async def bots(_request: Request, house: House) -> list[BotInfo]:
    """The bots that may sit at tables."""
    names = [name for name in seating.names() if name in house.bots]
    return [BotInfo(name, name in NAMES, _both(seating.about(name))) for name in names]


@cache
def _all_games() -> list[GameInfo]:
    return [_game(registry.game(name)) for name in registry.games()]


@cache
def lids() -> list[GameLid]:
    """What the lids of all games say."""
    return [msgspec.convert(info, GameLid, from_attributes=True) for info in _all_games()]


def _game(game: Game) -> GameInfo:
    title = SpokenPair(game.title("de"), game.title("en"))
    return GameInfo(
        name=game.name,
        title=title,
        players=list(game.players),
        status="waiting",
        options=[_option(option) for option in game.options],
        variants=[_variant(game, variant) for variant in game.variants],
        lesson=has_lesson(game),
        about=_both(game.words("about")) if game.words.has("about") else None,
        board=board_address(game),
    )


def _variant(game: Game, variant: Variant) -> GameVariant:
    return GameVariant(
        name=variant.name,
        label=_both(variant.label),
        about=_both(variant.about),
        options=dict(variant.options),
        players=list(game.players_of(variant)),
    )


def _option(option: Option) -> GameOption:
    """An option with the kind of control that fits it.

    >>> option = _option(spieltisch.game("sequence").options[2])
    >>> option.name, option.kind, [known.value for known in option.values]
    ('draw', 'choice', ['auto', 'manual'])
    """
    values = [
        OptionValue(value, _both(label), option.written.get(value))
        for value, label in option.values.items()
    ]
    low, high = (option.allowed[0], option.allowed[-1]) if option.allowed else (None, None)
    return GameOption(
        name=option.name,
        label=_both(option.label),
        kind=_kind(option),
        default=option.default,
        values=values,
        low=low,
        high=high,
        takes=_both(option.takes),
        help=_both(option.help),
        usual=None if option.usual is None else _both(option.usual),
    )


def _kind(option: Option) -> Literal["flag", "choice", "number", "text"]:
    if option.own:
        return "text"
    if option.allowed is not None:
        return "number"
    return "choice" if option.values else "flag"


def _both(text: Sayable) -> SpokenPair:
    return SpokenPair(text.say("de"), text.say("en"))


@cache
def _rooms() -> dict[str, Phrasebook]:
    folder = ENGINE_WORDS.folder.parent / "cli"
    return {
        "engine": ENGINE_WORDS,
        "bots": BOT_WORDS,
        "cli": Phrasebook(folder),
        "tables": TABLE_WORDS,
        "server": WORDS,
        **{name: registry.game(name).words for name in registry.games()},
    }
