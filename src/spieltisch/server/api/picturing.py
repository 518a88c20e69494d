"""Pictures to be shared: a table as spectators see it, how it came to that, or a drawn board."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from spieltisch.engine import registry
from spieltisch.engine.match import Match
from spieltisch.engine.words import Language
from spieltisch.server import pictures
from spieltisch.server.api.creating import room_of
from spieltisch.server.api.endpoints import language_of, number
from spieltisch.server.api.reading import match_number
from spieltisch.server.connection import address
from spieltisch.server.drawnboards import Link, drawing_of, link_in
from spieltisch.server.faults import bad_parameter
from spieltisch.server.house import House
from spieltisch.server.previews import Preview, Spot, preview_at, preview_of, spot_at
from spieltisch.server.room import Room
from spieltisch.tables.refusals import TableRefusal

#: How many of the last moves a picture may show, and how many pictures are kept.
MOST_MOVES = 12
MOST_KEPT = 32


class Kind(Enum):
    """How a picture is written, by its media type."""

    SVG = "image/svg+xml"
    PNG = "image/png"


#: A table, its last event, what is shown of it in which language, and how; or a drawn board.
_Key = tuple[str, int, Spot | None, int, Language, Kind] | tuple[Link, Language]


class Pictures:
    """The pictures that were asked for lately."""

    def __init__(self) -> None:
        self._kept: OrderedDict[_Key, bytes] = OrderedDict()

    async def show(self, request: Request, house: House) -> Response:
        """The table as spectators see it, after each of its last moves if wanted."""
        moves = number(request, "moves", 0)
        if moves > MOST_MOVES:
            raise bad_parameter("moves", MOST_MOVES)
        room = await room_of(request, house)
        async with room.lock:  # what is being stored has not happened yet
            room.check_open()
            if room.table.match is None:
                raise TableRefusal("not-started")
            spot = Spot(len(room.table.matches), room.table.ply)
            preview = preview_of(room.table, language_of(request))
            wish = _wish_at(room, spot, moves, language_of(request), preview, Kind.SVG)
            scenes = await self._scenes(wish, room, house)
        return await self._answer(request, house, wish, scenes)

    async def preview(self, request: Request, house: House) -> Response:
        """A match at a ply as spectators saw it; before the first match, words alone."""
        room, language = await room_of(request, house), language_of(request)
        async with room.lock:
            room.check_open()
            table, spot, preview = room.table, None, preview_of(room.table, language)
            if table.match is not None:
                which = match_number(request, table)
                spot = spot_at(table, which, number(request, "ply", table.matches[which - 1].ply))
                preview = preview_at(table, spot, language)
            wish = _wish_at(room, spot, 0, language, preview, Kind.PNG)
            scenes = await self._scenes(wish, room, house)
        return await self._answer(request, house, wish, scenes)

    async def board(self, request: Request, house: House) -> Response:
        """A board that somebody has drawn, as spectators would see it at the beginning."""
        link, language = link_in(request), language_of(request)
        await house.readiness.wait_for(link.game)
        preview, scene = await house.workers.view(drawing_of, link, language)
        wish = _Wish((link, language), link.game, language, preview, Kind.PNG)
        return await self._answer(request, house, wish, [scene])

    async def _scenes(self, wish: _Wish, room: Room, house: House) -> list[dict[str, Any]]:
        """What is to be drawn of a table, unless there is a picture of it."""
        if wish.key in self._kept or wish.spot is None:
            return []
        match = room.table.matches[wish.spot.match - 1]
        return await house.workers.view(_look, match, wish.spot.ply, wish.moves)

    async def _answer(
        self, request: Request, house: House, wish: _Wish, scenes: Sequence[dict[str, Any]]
    ) -> Response:
        drawing = self._kept.pop(wish.key, None)
        if drawing is None:
            with house.pictures.one(address(request)):
                drawing = await house.workers.load(_draw, wish, scenes)
        self._keep(wish.key, drawing)
        return Response(drawing, media_type=wish.kind.value)

    def _keep(self, key: _Key, drawing: bytes) -> None:
        """Keep a picture; the one that nobody has wanted for longest makes room."""
        self._kept[key] = drawing
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


@dataclass(frozen=True)
class _Wish:
    """What somebody wants to see of a game: after how many moves, and which before them."""

    key: _Key
    game: str
    language: Language
    preview: Preview
    kind: Kind
    spot: Spot | None = None
    moves: int = 0


def _wish_at(
    room: Room, spot: Spot | None, moves: int, language: Language, preview: Preview, kind: Kind
) -> _Wish:
    """A wish to see something of a table."""
    key = (room.code, room.table.n, spot, moves, language, kind)
    return _Wish(key, room.table.created.game, language, preview, kind, spot, moves)


def _look(match: Match, ply: int, moves: int) -> list[dict[str, Any]]:
    """What spectators have seen after each of the last moves before a ply."""
    return [match.scene_at(one) for one in range(max(0, ply - moves), ply + 1)]


def _draw(wish: _Wish, scenes: Sequence[dict[str, Any]]) -> bytes:
    game, (title, about) = registry.game(wish.game), wish.preview
    frames = [game.draw(scene, wish.language) for scene in scenes]
    if wish.kind is Kind.SVG:
        return pictures.draw(title, about, frames).encode()
    return pictures.paint(title, about, frames[0] if frames else None)
