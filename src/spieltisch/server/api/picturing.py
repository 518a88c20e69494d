"""Pictures of a table to be shared: as it stands for spectators, or how it came to that."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from spieltisch.engine.game import Game
from spieltisch.engine.match import Match
from spieltisch.engine.words import Language
from spieltisch.server import pictures
from spieltisch.server.api.creating import room_of
from spieltisch.server.api.endpoints import language_of, number
from spieltisch.server.house import House
from spieltisch.server.previews import Preview, preview_of
from spieltisch.server.words import ServerRefusal
from spieltisch.tables.refusals import TableRefusal

#: How many of the last moves a picture may show, and how many pictures are kept.
MOST_MOVES = 12
MOST_KEPT = 32

#: A table, its last event, how many moves are shown, and in which language.
_Key = tuple[str, int, int, Language]


class Pictures:
    """The pictures that were asked for lately."""

    def __init__(self) -> None:
        self._kept: OrderedDict[_Key, str] = OrderedDict()

    async def show(self, request: Request, house: House) -> Response:
        """The table as spectators see it, after each of its last moves if wanted."""
        room, language = await room_of(request, house), language_of(request)
        moves = number(request, "moves", 0)
        if moves > MOST_MOVES:
            raise ServerRefusal("bad-request", reason="moves")
        async with room.lock:  # what is being stored has not happened yet
            room.check_open()
            table, match = room.table, room.table.match
            if match is None:
                raise TableRefusal("not-started")
            key = (room.code, table.n, moves, language)
            preview = preview_of(table, language)
            scenes = [] if key in self._kept else await house.workers.view(_look, match, moves)
        drawing = self._kept.pop(key, None)
        if drawing is None:
            drawing = await house.workers.view(_draw, match.game, preview, scenes, language)
        self._keep(key, drawing)
        return Response(drawing, media_type="image/svg+xml")

    def _keep(self, key: _Key, drawing: str) -> None:
        """Keep a picture; the one that nobody has wanted for longest makes room."""
        self._kept[key] = drawing
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


def _look(match: Match, moves: int) -> list[dict[str, Any]]:
    """What spectators have seen after each of the last moves."""
    return [match.scene_at(ply) for ply in range(max(0, match.ply - moves), match.ply + 1)]


def _draw(
    game: Game, preview: Preview, scenes: Sequence[dict[str, Any]], language: Language
) -> str:
    frames = [game.draw(scene, language) for scene in scenes]
    return pictures.draw(preview.title, preview.about, frames)
