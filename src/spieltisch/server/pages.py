"""The pages for the browser, as they were built into the package."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from html import escape

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.words import Language
from spieltisch.server.api.catalogue import lids
from spieltisch.server.api.creating import room_of
from spieltisch.server.api.endpoints import language_of, problem, site_of
from spieltisch.server.basepath import base_of
from spieltisch.server.client import Client
from spieltisch.server.compressing import compress
from spieltisch.server.drawnboards import drawing_of, link_in, picture_of
from spieltisch.server.files import FOREVER, FRESH, file_in, send
from spieltisch.server.house import House
from spieltisch.server.previews import Preview, Spot, preview_at, preview_of, spot_at, tags
from spieltisch.server.room import Room
from spieltisch.server.words import WORDS, ServerRefusal


def page_of(house: House) -> Callable[[Request], Awaitable[Response]]:
    """Files of the built client; every other path is a page of it."""
    client = Client(house.settings.web)

    async def page(request: Request) -> Response:
        path = request.path_params["path"]
        if path.startswith("api/"):
            return problem(ServerRefusal("no-such-page", path=path[:80]), language_of(request))
        file, is_index = file_in(client.folder, path), path == client.index.name
        if file is not None and not is_index:
            return send(request, file, FOREVER if path.startswith("assets/") else FRESH)
        if "." in path.rpartition("/")[2] and not is_index:
            return problem(ServerRefusal("no-such-page", path=path[:80]), language_of(request))
        if not client.index.is_file():
            return _not_built(request)
        html = client.page(base_of(request.scope), body=await _games(house))
        return compress(request, HTMLResponse(html, headers=FRESH))

    return page


async def _games(house: House) -> str:
    """What the first page shows of all games, so that it need not ask.

    It is data and not a script, so the content security policy lets it be. While games are being
    made ready nobody waits for it: the page asks by itself.
    """
    if set(house.readiness.status.values()) != {"ready"}:
        return ""
    text = msgspec.json.encode(await house.workers.view(lids)).decode()
    text = text.replace("<", "\\u003c")
    return f'<script type="application/json" id="games">{text}</script>'


def table_page_of(house: House) -> Callable[[Request], Awaitable[Response]]:
    """The page of a table or a replay, with what others need to make a preview of the link."""
    client = Client(house.settings.web)

    async def page(request: Request) -> Response:
        if not client.index.is_file():
            return _not_built(request)
        language = language_of(request)
        try:
            room = await room_of(request, house)
            async with room.lock:  # what is being stored has not happened yet
                preview, picture = _preview(request, room, language)
        except SpieltischError:
            html = client.page(base_of(request.scope))  # the page itself says what is wrong
            return compress(request, HTMLResponse(html, headers=FRESH))
        site = site_of(request, house)
        lines = tags(preview, f"{site}{own_path(request)}", f"{site}{picture}")
        name = "Replay" if "ply" in request.path_params else "Table"
        # The board comes while the client says hello; all at once would be slower.
        lines += f'<meta name="game" content="{escape(room.table.created.game)}" />'
        parts = (f"src/pages/{name}.svelte", f"src/lib/sentences.{language}.ts")
        html = client.page(base_of(request.scope), parts, lines)
        answer = compress(request, HTMLResponse(html, headers=FRESH))
        answer.headers["vary"] = "accept-language, accept-encoding"
        return answer

    return page


def editor_page_of(house: House) -> Callable[[Request], Awaitable[Response]]:
    """The page on which boards are drawn, with a preview of the board that its address holds."""
    client = Client(house.settings.web)

    async def page(request: Request) -> Response:
        if not client.index.is_file():
            return _not_built(request)
        lines = await _board_tags(request, house)
        html = client.page(base_of(request.scope), ("src/pages/Editor.svelte",), lines)
        answer = compress(request, HTMLResponse(html, headers=FRESH))
        answer.headers["vary"] = "accept-language, accept-encoding"
        return answer

    return page


async def _board_tags(request: Request, house: House) -> str:
    """The lines of a preview, if there is a board and its game can draw it already."""
    link, language = link_in(request), language_of(request)
    if not link.board or house.readiness.is_coming(link.game):
        return ""
    try:
        preview, _ = await house.workers.view(drawing_of, link, language)
    except SpieltischError:
        return ""  # the page itself says what is wrong
    site = site_of(request, house)
    address = f"{own_path(request)}?{request.url.query}"
    return tags(preview, f"{site}{address}", f"{site}{picture_of(link, language)}")


def own_path(request: Request) -> str:
    """The path that was asked for, below the one that the whole server has."""
    return request.url.path.removeprefix(base_of(request.scope))


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


def _not_built(request: Request) -> Response:
    language = language_of(request)
    title = escape(WORDS("not-built-title").say(language))
    sentence = escape(WORDS("not-built").say(language))
    head = f'<meta charset="utf-8"><title>{title}</title>'
    text = f'<!doctype html><html lang="{language}"><head>{head}</head><p>{sentence}</p></html>'
    return HTMLResponse(text, headers=FRESH)
