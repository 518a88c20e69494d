"""Looking at tables: who sits there, what could be seen, match files, analyses, QR codes."""

from __future__ import annotations

import asyncio
import io
from dataclasses import replace
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from spieltisch.bots.analysis import Analysis, analyse
from spieltisch.engine import matchfile
from spieltisch.engine.match import Match
from spieltisch.server.addresses import HERE
from spieltisch.server.api.creating import found
from spieltisch.server.api.endpoints import language_of, number
from spieltisch.server.api.shapes import (
    AnalysisShape,
    ResultShape,
    SceneShape,
    SeatShape,
    TableShape,
)
from spieltisch.server.connection import address
from spieltisch.server.house import House
from spieltisch.server.secrets import hashed
from spieltisch.server.words import ServerRefusal
from spieltisch.tables import views
from spieltisch.tables.endings import write_ending
from spieltisch.tables.events import Started
from spieltisch.tables.refusals import TableRefusal
from spieltisch.tables.table import Table


async def lobby(_request: Request, house: House) -> list[TableShape]:
    """The public tables."""
    return [msgspec.convert(info, TableShape) for info in await house.lobby()]


async def table(request: Request, house: House) -> TableShape:
    """What everybody may know about a table."""
    room = await found(request, house)
    async with room.lock:  # what is being stored has not happened yet
        return msgspec.convert(views.info(room.table, room.code), TableShape)


async def scene(request: Request, house: House) -> SceneShape:
    """What could be seen after so many moves."""
    room = await found(request, house)
    given: str = request.path_params["ply"]
    if not (given.isascii() and given.isdecimal() and len(given) < 10):
        raise ServerRefusal("bad-request", reason="ply")
    ply, language = int(given), language_of(request)
    viewer = _viewer(request)
    token = request.headers.get("authorization", "").removeprefix("Bearer ")
    async with room.quiet() as work:
        held, which = room.table, _match_number(request, room.table)
        match = held.matches[which - 1]
        if isinstance(viewer, int) and viewer >= held.players:
            raise TableRefusal("wrong-seat")
        who = held.who({hashed(token)})
        is_guess = bool(token) and not (who.seats or who.host)
        if is_guess and not house.guesses.take(address(request)):
            raise ServerRefusal("too-fast")
        if not views.may_see(held, which, viewer, who):
            asks_own = isinstance(viewer, int) and not held.created.replay
            raise TableRefusal("wrong-token" if asks_own else "hidden-until-the-end")
        return await work(_scene, room, match, which, ply, viewer, language)


def _scene(room: Any, match: Match, which: int, ply: int, viewer: Any, language: Any) -> SceneShape:
    seen = match.scene_at(ply, viewer)
    eyes = viewer if isinstance(viewer, int) else None
    by: Any = match.log[ply - 1].seat if ply else None
    told: dict[str, Any] = {"move": None, "label": None, "told": None}
    if ply and seen["last"] is not None and seen["last"]["move"] is not None:
        told = room.show.teller.move(which, ply, eyes, language)
    ended = views.result(room.table, which)
    result = None if ended is None else ResultShape(**ended)
    seats, plies = _seats(room.table, which), match.ply
    return SceneShape(which, ply, plies, viewer, seen, by=by, **told, seats=seats, result=result)


def _seats(held: Table, which: int) -> list[SeatShape]:
    """Who sat where in a match; since then seats may have turned and people may have left."""
    later = (one for one in held.log if isinstance(one, Started) and one.match > which)
    turned = sum(event.turned for event in later) % held.players
    seats = [replace(seat.refreshed(), left=False) for seat in held.seats]
    return [msgspec.convert(s.shown(), SeatShape) for s in seats[turned:] + seats[:turned]]


async def match_file(request: Request, house: House) -> Response:
    """The match file of a finished match."""
    room = await found(request, house)
    async with room.quiet() as work:
        which = _match_number(request, room.table)
        match = _finished(room.table, which)
        made = room.table.created
        salt = room.table.deals[which - 1].salt if made.start is None else None
        end = write_ending(room.table.ends[which - 1])
        text = await work(matchfile.write, match, salt, end)
    name = f"{made.game}-{room.code}-{which}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


class Analyses:
    """The analyses that were asked for, and how far they are."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, int], Analysis] = {}
        self._working: dict[tuple[str, int], tuple[int, int]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def __call__(self, request: Request, house: House) -> AnalysisShape:
        """The analysis of a finished match, or how far it is."""
        room = await found(request, house)
        which = _match_number(request, room.table)
        match = _finished(room.table, which)
        key, count = (room.code, which), match.ply
        if key in self._found:
            told = await house.workers.view(self._found[key].as_data, language_of(request))
            return AnalysisShape("done", count, count, told)
        if key not in self._working:
            self._begin(key, match, house, address(request))
        done, count = self._working[key]
        return AnalysisShape("working", done, count, None)

    def _begin(self, key: tuple[str, int], match: Match, house: House, asker: str) -> None:
        if len(self._working) >= MOST_ANALYSES or not house.analyses.take(asker):
            raise ServerRefusal("too-fast")
        self._working[key] = (0, match.ply)
        task = asyncio.create_task(self._analyse(key, match, house))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: house.analyses.give_back(asker))

    async def _analyse(self, key: tuple[str, int], match: Match, house: House) -> None:
        def progress(done: int, count: int) -> None:
            self._working[key] = (done, count)

        def work() -> Analysis:
            iterations = house.settings.analysis_iterations
            return analyse(match, iterations=iterations, progress=progress, ended=True)

        try:
            await house.readiness.wait_for_bots()
            self._found[key] = await house.workers.slowly(work)
            while len(self._found) > KEPT_ANALYSES:
                del self._found[next(iter(self._found))]
        finally:
            del self._working[key]


#: So many analyses may wait, and so many are kept.
MOST_ANALYSES, KEPT_ANALYSES = 20, 100


async def qr_code(request: Request, house: House) -> Response:
    """The link to a table, to be photographed with a phone."""
    import segno

    room = await found(request, house)
    host = request.headers.get("host", "localhost")[:200]
    shared = house.settings.shared_address
    if shared is not None and host.rpartition(":")[0] in HERE:
        host = f"{shared}:{host.rpartition(':')[2]}"
    base = f"{request.url.scheme}://{host}"
    drawing = io.BytesIO()
    code = segno.make(f"{base}/t/{room.code}", error="m")
    code.save(drawing, kind="svg", scale=8, border=2, light="#fff", xmldecl=False)
    return Response(drawing.getvalue(), media_type="image/svg+xml")


def _match_number(request: Request, held: Table) -> int:
    which = number(request, "match", max(1, len(held.matches)))
    if which == 1 and not held.matches:
        raise TableRefusal("not-started")
    if not 1 <= which <= len(held.matches):
        raise ServerRefusal("no-such-match", match=which)
    return which


def _finished(held: Table, which: int) -> Match:
    if not held.is_open(which):
        raise TableRefusal("hidden-until-the-end")
    return held.matches[which - 1]


def _viewer(request: Request) -> Any:
    asked = request.query_params.get("seat", "spectator")
    if asked == "spectator":
        return None
    return "all" if asked == "all" else number(request, "seat", 0)
