"""The pages for the browser, as they were built into the package."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from html import escape
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from spieltisch.engine import registry
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.game import Game
from spieltisch.engine.words import Language
from spieltisch.server.api.creating import room_of
from spieltisch.server.api.endpoints import language_of, problem, site_of
from spieltisch.server.compressing import encodings_of
from spieltisch.server.house import House
from spieltisch.server.previews import Preview, Spot, preview_at, preview_of, spot_at, tags
from spieltisch.server.room import Room
from spieltisch.server.words import WORDS, ServerRefusal

#: What has a hash in its name never changes.
FOREVER = {"cache-control": "public, max-age=31536000, immutable"}
FRESH = {"cache-control": "no-cache"}

#: The copies that the build puts beside a text, the smallest first, by what HTTP calls them.
COPIES = {"br": ".br", "gzip": ".gz"}


def page_of(folder: Path) -> Callable[[Request], Awaitable[Response]]:
    """Files of the built client; every other path is a page of it."""

    async def page(request: Request) -> Response:
        path = request.path_params["path"]
        if path.startswith("api/"):
            return problem(ServerRefusal("no-such-page", path=path[:80]), language_of(request))
        file = _inside(folder, path)
        if file is not None:
            return _send(request, file, FOREVER if path.startswith("assets/") else FRESH)
        index = folder / "index.html"
        if "." in path.rpartition("/")[2]:
            return problem(ServerRefusal("no-such-page", path=path[:80]), language_of(request))
        if index.is_file():
            return _send(request, index, FRESH)
        return _not_built(request)

    return page


def table_page_of(house: House) -> Callable[[Request], Awaitable[Response]]:
    """The page of a table or a replay, with what others need to make a preview of the link."""
    index = house.settings.web / "index.html"

    async def page(request: Request) -> Response:
        if not index.is_file():
            return _not_built(request)
        try:
            room = await room_of(request, house)
            async with room.lock:  # what is being stored has not happened yet
                preview, picture = _preview(request, room, language_of(request))
        except SpieltischError:
            return _send(request, index, FRESH)  # the page itself says what is wrong
        site = site_of(request, house)
        lines = tags(preview, f"{site}{request.url.path}", f"{site}{picture}")
        html = index.read_text("utf-8").replace("</head>", f"{lines}</head>", 1)
        return HTMLResponse(html, headers={**FRESH, "vary": "accept-language"})

    return page


def _preview(request: Request, room: Room, language: Language) -> tuple[Preview, str]:
    """What a page shows of a table, and the path of its picture.

    Those who make previews keep a picture by its address, so this says what it shows.
    """
    table, picture = room.table, f"/api/tables/{room.code}/picture.png?lang={language}"
    if "ply" in request.path_params:
        spot = spot_at(table, request.path_params["match"], request.path_params["ply"])
    elif table.match is None:
        return preview_of(table, language), picture
    else:
        spot = Spot(len(table.matches), table.ply)
    where = f"&match={spot.match}&ply={spot.ply}"
    return preview_at(table, spot, language), picture + where


def _send(request: Request, file: Path, headers: dict[str, str]) -> Response:
    """A file, by the smallest copy of it that the browser can read."""
    readable = encodings_of(request)
    headers = {**headers, "vary": "accept-encoding"}
    for encoding, ending in COPIES.items():
        copy = file.with_name(file.name + ending)
        if encoding in readable and copy.is_file() and not copy.is_symlink():
            headers["content-encoding"] = encoding
            return FileResponse(copy, headers=headers, media_type=guess_type(file.name)[0])
    return FileResponse(file, headers=headers)


def board_address(game: Game) -> str | None:
    """The address of the board's module, if the game brings its own board."""
    return f"/boards/{game.name}/board.js" if (_board(game) / "board.js").is_file() else None


async def board(request: Request) -> Response:
    """A file of a board that a game from another package brings."""
    name, path = request.path_params["game"], request.path_params["path"]
    file = _inside(_board(registry.game(name)), path) if name in registry.games() else None
    if file is None:
        return problem(ServerRefusal("no-such-page", path=path[:80]), language_of(request))
    return FileResponse(file, headers=FRESH)


def _board(game: Game) -> Path:
    return game.folder / "board"


def _inside(folder: Path, path: str) -> Path | None:
    """A file in the folder, never one outside it."""
    if not path or "\0" in path or len(path) > 200:
        return None
    file = (folder / path).resolve()
    is_ours = file.is_relative_to(folder.resolve()) and not file.name.startswith(".")
    return file if is_ours and file.is_file() else None


def _not_built(request: Request) -> Response:
    language = language_of(request)
    title = escape(WORDS("not-built-title").say(language))
    sentence = escape(WORDS("not-built").say(language))
    head = f'<meta charset="utf-8"><title>{title}</title>'
    text = f'<!doctype html><html lang="{language}"><head>{head}</head><p>{sentence}</p></html>'
    return HTMLResponse(text, headers=FRESH)
