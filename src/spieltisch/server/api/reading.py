"""Looking at tables: who sits there, what was to be seen, match files, analyses, QR codes."""

from __future__ import annotations

import io

from starlette.requests import Request
from starlette.responses import Response

from spieltisch.engine import matchfile
from spieltisch.engine.match import Match
from spieltisch.engine.seats import Viewer
from spieltisch.engine.words import Language
from spieltisch.server.api.creating import room_of
from spieltisch.server.api.endpoints import language_of, number, site_of
from spieltisch.server.api.shapes import Moment
from spieltisch.server.connection import address
from spieltisch.server.faults import bad_parameter
from spieltisch.server.house import House
from spieltisch.server.room import Room
from spieltisch.server.secrets import hashed
from spieltisch.server.words import ServerRefusal
from spieltisch.tables import views
from spieltisch.tables.endings import write_ending
from spieltisch.tables.refusals import TableRefusal
from spieltisch.tables.table import Table
from spieltisch.tables.views import TableInfo


async def lobby(request: Request, house: House) -> list[TableInfo]:
    """A page of the public tables."""
    page = number(request, "page", 1)
    if page < 1:
        raise bad_parameter("page")
    return await house.workers.view(house.store.lobby, page)


async def table(request: Request, house: House) -> TableInfo:
    """What everybody may know about a table."""
    room = await room_of(request, house)
    async with room.lock:  # what is being stored has not happened yet
        room.check_open()
        return views.info(room.table, room.code)


async def scene(request: Request, house: House) -> Moment:
    """What could be seen at a ply."""
    room = await room_of(request, house)
    text: str = request.path_params["ply"]
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise bad_parameter("ply")
    ply, language, viewer = int(text), language_of(request), _viewer(request)
    token = request.headers.get("authorization", "").removeprefix("Bearer ")
    async with room.lock:
        room.check_open()
        table, which = room.table, match_number(request, room.table)
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
    last = scene["last"]
    # A move that is secret to the viewer at that ply may be known by now, and the other way round.
    is_known = last is not None and last["move"] is not None
    is_known = is_known and not match.gallery.is_secret(ply, _seat(viewer))
    return Moment(
        match=which,
        ply=ply,
        plies=match.ply,
        seat=viewer,
        scene=scene,
        move=match.played(ply).move if is_known else None,
        label=match.notation(ply, language) if is_known else None,
        by=match.played(ply).seat if ply else None,
        told=match.tell(ply, language) if is_known else None,
        seats=views.seat_infos(views.seats_in(table, which)),
        result=views.result(table, which),
        verdict=views.spoken_verdict(table, which, language),
        **views.moves_at(table, which, ply, viewer, language),
    )


def _seat(viewer: Viewer) -> int | None:
    return viewer if isinstance(viewer, int) else None


async def match_file(request: Request, house: House) -> Response:
    """The match file of a finished match."""
    room = await room_of(request, house)
    async with room.lock:
        room.check_open()
        table, which = room.table, match_number(request, room.table)
        match = finished_match(table, which)
        salt = table.deals[which - 1].salt if table.beginning.source.is_fair else None
        ending = write_ending(table.ends[which - 1])
        text = await house.workers.view(matchfile.write, match, salt, ending)
    name = f"{table.created.game}-{room.code}-{which}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


async def qr_code(request: Request, house: House) -> Response:
    """The link to a table, to be photographed with a phone."""
    import segno

    room = await room_of(request, house)
    drawing = io.BytesIO()
    code = segno.make(f"{site_of(request, house)}/t/{room.code}", error="m")
    code.save(drawing, kind="svg", scale=8, border=2, light="#fff", xmldecl=False)
    return Response(drawing.getvalue(), media_type="image/svg+xml")


def match_number(request: Request, table: Table) -> int:
    """Which match of a table is asked for."""
    which = number(request, "match", max(1, len(table.matches)))
    if which == 1 and not table.matches:
        raise TableRefusal("not-started")
    if not 1 <= which <= len(table.matches):
        raise ServerRefusal("no-such-match", match=which)
    return which


def finished_match(table: Table, which: int) -> Match:
    """A match of which nothing is a secret any more."""
    if not table.is_open(which):
        raise TableRefusal("hidden-until-the-end")
    return table.matches[which - 1]


def _viewer(request: Request) -> Viewer:
    seat = request.query_params.get("seat", "spectator")
    if seat == "spectator":
        return None
    return "all" if seat == "all" else number(request, "seat", 0)
