"""Boards that people have drawn and pass on: the address holds all of one, and nothing is stored.

`board` in the query is what the editor wrote: options of the game as JSON, all of them texts, in
the letters of base64 that addresses leave alone. What they mean, the game itself decides.
"""

from __future__ import annotations

from base64 import b64decode
from itertools import pairwise
from typing import Any, NamedTuple
from urllib.parse import urlencode

import msgspec
from starlette.requests import Request

from spieltisch.engine import registry
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.game import Game
from spieltisch.engine.words import Language
from spieltisch.server.previews import Preview
from spieltisch.server.words import WORDS, ServerRefusal

#: How many characters a board may have in an address; frontend/src/editor/links.ts has it too.
LONGEST = 4000
#: What chance decides on a board is drawn as it falls with this seed, the same for everybody.
SEED = 1
#: For how many a board is shown whose address does not say it.
USUAL_PLAYERS = 2


class Link(NamedTuple):
    """A board as an address holds it, for a game."""

    game: str
    board: str
    players: int


class Drawing(NamedTuple):
    """A board that can be played on: what is said about it, and what spectators would see."""

    preview: Preview
    scene: dict[str, Any]


def link_in(request: Request) -> Link:
    """The board that an address holds."""
    game, query = request.path_params["game"], request.query_params
    players = query.get("players", "")
    is_count = players.isascii() and players.isdecimal() and len(players) < 3
    return Link(game, query.get("board", ""), int(players) if is_count else USUAL_PLAYERS)


def picture_of(link: Link, language: Language) -> str:
    """The path of the picture of a board."""
    query = {"lang": language, "players": link.players, "board": link.board}
    return f"/api/games/{link.game}/board.png?{urlencode(query)}"


def drawing_of(link: Link, language: Language) -> Drawing:
    """The board of a link, if the game can be played on it."""
    game, options = registry.game(link.game), _options(link.board)
    fitting = [count for count in game.players if _fits(game, count, options)]
    players = link.players if link.players in fitting or not fitting else fitting[0]
    match = game.deal(players, SEED, None, options)  # says what is wrong if nothing fits
    title = WORDS("preview-board", game=game.words("title")).say(language)
    about = WORDS("preview-drawn-for", players=_counts(fitting), count=fitting[-1]).say(language)
    return Drawing(Preview(title, about), match.scene())


def _options(board: str) -> dict[str, str]:
    """The options in a link; the board is one of them."""
    try:
        if len(board) > LONGEST:
            raise ValueError(board[:20])
        text = b64decode(board + "=" * (-len(board) % 4), altchars="-_", validate=True)
        options = msgspec.json.decode(text, type=dict[str, str])
    except (ValueError, RecursionError) as error:
        raise ServerRefusal("no-board", most=LONGEST) from error
    if "board" not in options:
        raise ServerRefusal("no-board", most=LONGEST)
    return options


def _fits(game: Game, players: int, options: dict[str, str]) -> bool:
    try:
        game.checked_options(players, options)
    except SpieltischError:
        return False
    return True


def _counts(counts: list[int]) -> str:
    """How many can play, in short.

    >>> _counts([1, 2, 3, 4]), _counts([2, 4]), _counts([3])
    ('1–4', '2, 4', '3')
    """
    if len(counts) > 1 and all(after == before + 1 for before, after in pairwise(counts)):
        return f"{counts[0]}–{counts[-1]}"
    return ", ".join(map(str, counts))
