"""Pictures of a table to be shared: as it stands for spectators, or how it came to that."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
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


#: A table, its last event, what is shown of it in which language, and how.
_Key = tuple[str, int, Spot | None, int, Language, Kind]


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
            wish = _Wish(room, spot, moves, language_of(request), preview, Kind.SVG)
            scenes = await self._scenes(wish, house)
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
            wish = _Wish(room, spot, 0, language, preview, Kind.PNG)
            scenes = await self._scenes(wish, house)
        return await self._answer(request, house, wish, scenes)

    async def _scenes(self, wish: _Wish, house: House) -> list[dict[str, Any]]:
        """What is to be drawn, unless there is a picture of it."""
        if wish.key in self._kept or wish.spot is None:
            return []
        match = wish.room.table.matches[wish.spot.match - 1]
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
    """What somebody wants to see of a table."""

    room: Room
    spot: Spot | None
    moves: int
    language: Language
    preview: Preview
    kind: Kind

    @cached_property
    def key(self) -> _Key:
        n = self.room.table.n
        return (self.room.code, n, self.spot, self.moves, self.language, self.kind)


def _look(match: Match, ply: int, moves: int) -> list[dict[str, Any]]:
    """What spectators have seen after each of the last moves before a ply."""
    return [match.scene_at(one) for one in range(max(0, ply - moves), ply + 1)]


def _draw(wish: _Wish, scenes: Sequence[dict[str, Any]]) -> bytes:
    game, (title, about) = registry.game(wish.room.table.created.game), wish.preview
    frames = [game.draw(scene, wish.language) for scene in scenes]
    if wish.kind is Kind.SVG:
        return pictures.draw(title, about, frames).encode()
    return pictures.paint(title, about, frames[0] if frames else None)
