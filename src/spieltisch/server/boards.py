"""Boards that games from other packages bring."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from spieltisch.engine import registry
from spieltisch.engine.game import Game
from spieltisch.server.api.endpoints import language_of, problem
from spieltisch.server.files import FRESH, file_in
from spieltisch.server.words import ServerRefusal


def board_address(game: Game) -> str | None:
    """The address of the board's module, if the game brings its own board."""
    return f"/boards/{game.name}/board.js" if (_folder(game) / "board.js").is_file() else None


async def board(request: Request) -> Response:
    """A file of a board that a game from another package brings."""
    name, path = request.path_params["game"], request.path_params["path"]
    file = file_in(_folder(registry.game(name)), path) if name in registry.games() else None
    if file is None:
        return problem(ServerRefusal("no-such-page", path=path[:80]), language_of(request))
    return FileResponse(file, headers=FRESH)


def _folder(game: Game) -> Path:
    return game.folder / "board"
