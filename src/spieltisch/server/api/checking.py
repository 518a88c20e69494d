"""Whether a game can be played with some options, for people who draw boards."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from spieltisch.engine import registry
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.game import Game
from spieltisch.engine.words import Language, Sayable, abbreviate
from spieltisch.server.api.endpoints import ask_rules, body_of, language_of
from spieltisch.server.api.shapes import Checked, CheckWish, Fault
from spieltisch.server.house import House


async def check(request: Request, house: House) -> Checked | Response:
    """Ask the game itself what it says about some options."""
    wish = await body_of(request, house, CheckWish)
    game = request.path_params["game"]
    return await ask_rules(request, house, _check, game, wish, language_of(request))


def _check(name: str, wish: CheckWish, language: Language) -> Checked:
    game = registry.game(name)
    errors = {count: _error(game, count, wish.options) for count in game.players}
    fitting = [count for count, error in errors.items() if error is None]
    known = wish.players in errors
    error = errors[wish.players] if known else _error(game, wish.players, {})
    return Checked(fitting, None if error is None else _fault(error, language))


def _error(game: Game, players: int, options: dict[str, Any]) -> SpieltischError | None:
    try:
        game.checked_options(players, options)
    except SpieltischError as error:
        return error
    return None


def _fault(error: SpieltischError, language: Language) -> Fault:
    text = error.text
    about = {name: _plain(value, language) for name, value in text.values.items()}
    return Fault(text.key, text.say(language), about)


def _plain(value: object, language: Language) -> str | int | list[str]:
    """A value of a sentence as data, so that a client can point at the place it names."""
    if isinstance(value, (list, tuple, set, frozenset)):
        return [abbreviate(part) for part in value]
    if type(value) is int and abs(value) < 2**53:
        return value
    return value.say(language) if isinstance(value, Sayable) else abbreviate(value)
