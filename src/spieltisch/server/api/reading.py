"""Looking at tables: who sits there, what was to be seen, match files, analyses, QR codes."""

from __future__ import annotations

import asyncio
import io
from dataclasses import replace

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from spieltisch.bots.analysis import Analysis, analyse
from spieltisch.engine import matchfile
from spieltisch.engine.match import Match
from spieltisch.engine.seats import Viewer
from spieltisch.engine.words import Language
from spieltisch.server.addresses import HERE
from spieltisch.server.api import shapes
from spieltisch.server.api.creating import room_of
from spieltisch.server.api.endpoints import language_of, number
from spieltisch.server.api.shapes import AnalysisState, Moment
from spieltisch.server.connection import address
from spieltisch.server.house import House
from spieltisch.server.room import Room
from spieltisch.server.secrets import hashed
from spieltisch.server.words import ServerRefusal
from spieltisch.tables import views
from spieltisch.tables.endings import write_ending
from spieltisch.tables.events import Started
from spieltisch.tables.refusals import TableRefusal
from spieltisch.tables.table import Table
from spieltisch.tables.teller import Eyes
from spieltisch.tables.views import TableInfo


async def lobby(request: Request, house: House) -> list[TableInfo]:
    """A page of the public tables."""
    page = number(request, "page", 1)
    if page < 1:
        raise ServerRefusal("bad-request", reason="page")
    return await house.workers.view(house.store.lobby, page)


async def table(request: Request, house: House) -> TableInfo:
    """What everybody may know about a table."""
    room = await room_of(request, house)
    async with room.lock:  # what is being stored has not happened yet
        return views.info(room.table, room.code)


async def scene(request: Request, house: House) -> Moment:
    """What could be seen at a ply."""
    room = await room_of(request, house)
    text: str = request.path_params["ply"]
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise ServerRefusal("bad-request", reason="ply")
    ply, language, viewer = int(text), language_of(request), _viewer(request)
    token = request.headers.get("authorization", "").removeprefix("Bearer ")
    async with room.lock:
        table, which = room.table, _match_number(request, room.table)
        if isinstance(viewer, int) and viewer >= table.players:
            raise TableRefusal("wrong-seat")
        who = table.who({hashed(token)})
        is_guess = bool(token) and not (who.seats or who.host)
        if is_guess and not house.guesses.take(address(request)):
            raise ServerRefusal("too-fast")
        if not views.may_see(table, which, viewer, who):
            is_own = isinstance(viewer, int) and not table.created.replay
            raise TableRefusal("wrong-token" if is_own else "hidden-until-the-end")
        return await house.workers.view(_moment, room, which, ply, viewer, language)


def _moment(room: Room, which: int, ply: int, viewer: Viewer, language: Language) -> Moment:
    table, match = room.table, room.table.matches[which - 1]
    scene = match.scene_at(ply, viewer)
    words = None
    if ply and scene["last"] is not None and scene["last"]["move"] is not None:
        eyes = Eyes(viewer if isinstance(viewer, int) else None, language)
        words = room.show.teller.words(which, ply, eyes)
    return Moment(
        match=which,
        ply=ply,
        plies=match.ply,
        seat=viewer,
        scene=scene,
        move=words and words.move,
        label=words and words.label,
        by=match.played(ply).seat if ply else None,
        told=words and words.told,
        seats=_seats(table, which),
        result=views.result(table, which),
    )


def _seats(table: Table, which: int) -> list[views.SeatInfo]:
    """Who sat where in a match; seats may have turned since, and people may have left."""
    later = (event for event in table.log if isinstance(event, Started) and event.match > which)
    turned = sum(event.turned for event in later) % table.players
    seats = [replace(seat.for_new_match(), left=False) for seat in table.seats]
    return views.seat_infos(seats[turned:] + seats[:turned])


async def match_file(request: Request, house: House) -> Response:
    """The match file of a finished match."""
    room = await room_of(request, house)
    async with room.lock:
        table, which = room.table, _match_number(request, room.table)
        match = _finished(table, which)
        salt = table.deals[which - 1].salt if table.beginning.source.is_fair else None
        ending = write_ending(table.ends[which - 1])
        text = await house.workers.view(matchfile.write, match, salt, ending)
    name = f"{table.created.game}-{room.code}-{which}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


class Analyses:
    """The analyses that were asked for, and how far they have come."""

    def __init__(self) -> None:
        self._done: dict[tuple[str, int], Analysis] = {}
        self._working: dict[tuple[str, int], tuple[int, int]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def __call__(self, request: Request, house: House) -> AnalysisState:
        """The analysis of a finished match, or how far it has come."""
        room = await room_of(request, house)
        which = _match_number(request, room.table)
        match = _finished(room.table, which)
        key, count = (room.code, which), match.ply
        if key in self._done:
            data = await house.workers.view(self._done[key].as_data, language_of(request))
            return AnalysisState("done", count, count, msgspec.convert(data, shapes.Analysis))
        house.mishaps.check(room.code, ("analysis", which))
        if key not in self._working:
            self._begin(key, match, house, address(request))
        done, count = self._working[key]
        return AnalysisState("working", done, count, None)

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
            self._done[key] = await house.workers.slowly(work)
            while len(self._done) > KEPT_ANALYSES:
                del self._done[next(iter(self._done))]
        except Exception as error:  # whoever asks next hears of it
            code, which = key
            house.mishaps.remember(code, ("analysis", which), error)
        finally:
            del self._working[key]


#: How many analyses may wait, and how many are kept.
MOST_ANALYSES, KEPT_ANALYSES = 20, 100


async def qr_code(request: Request, house: House) -> Response:
    """The link to a table, to be photographed with a phone."""
    import segno

    room = await room_of(request, house)
    host = request.headers.get("host", "localhost")[:200]
    shared = house.settings.shared_address
    if shared is not None and host.rpartition(":")[0] in HERE:
        host = f"{shared}:{host.rpartition(':')[2]}"
    base = f"{request.url.scheme}://{host}"
    drawing = io.BytesIO()
    code = segno.make(f"{base}/t/{room.code}", error="m")
    code.save(drawing, kind="svg", scale=8, border=2, light="#fff", xmldecl=False)
    return Response(drawing.getvalue(), media_type="image/svg+xml")


def _match_number(request: Request, table: Table) -> int:
    which = number(request, "match", max(1, len(table.matches)))
    if which == 1 and not table.matches:
        raise TableRefusal("not-started")
    if not 1 <= which <= len(table.matches):
        raise ServerRefusal("no-such-match", match=which)
    return which


def _finished(table: Table, which: int) -> Match:
    if not table.is_open(which):
        raise TableRefusal("hidden-until-the-end")
    return table.matches[which - 1]


def _viewer(request: Request) -> Viewer:
    seat = request.query_params.get("seat", "spectator")
    if seat == "spectator":
        return None
    return "all" if seat == "all" else number(request, "seat", 0)
