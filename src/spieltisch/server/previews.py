"""What a link to a table or a replay shows before anybody opens it: who plays what, and a picture.

All of it is what a spectator may see.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from spieltisch.engine import registry
from spieltisch.engine.errors import BadSeat
from spieltisch.engine.words import WORDS as ENGINE_WORDS
from spieltisch.engine.words import Language
from spieltisch.server.pictures import PREVIEW
from spieltisch.server.words import WORDS, ServerRefusal
from spieltisch.tables import views
from spieltisch.tables.seats import Seat
from spieltisch.tables.table import Table


class Spot(NamedTuple):
    """A match of a table, counted from 1, after this many moves."""

    match: int
    ply: int


class Preview(NamedTuple):
    """A title, and a sentence about how it stands."""

    title: str
    about: str


def preview_of(table: Table, language: Language) -> Preview:
    """What everybody may know of a table as it stands, in words."""
    if table.match is not None:
        return preview_at(table, Spot(len(table.matches), table.ply), language)
    free = sum(seat.kind == "open" for seat in table.seats)
    about = WORDS("preview-waiting", free=free).say(language)
    return Preview(_title(table, table.seats, language), about)


def preview_at(table: Table, spot: Spot, language: Language) -> Preview:
    """What everybody may know of a match at a ply, in words."""
    seats = views.seats_in(table, spot.match)
    return Preview(_title(table, seats, language), _about(table, spot, seats, language))


def spot_at(table: Table, match: int, ply: int) -> Spot:
    """A match of a table at a ply, if there is one."""
    if not 1 <= match <= len(table.matches):
        raise ServerRefusal("no-such-match", match=match)
    plies = table.matches[match - 1].ply
    if ply > plies:
        raise BadSeat(ENGINE_WORDS("no-such-ply", ply=ply, plies=plies))
    return Spot(match, ply)


def _title(table: Table, seats: Sequence[Seat], language: Language) -> str:
    game = registry.game(table.created.game).title(language)
    names = ", ".join(_name(seat, language) for seat in seats)
    return WORDS("preview-title", game=game, names=names).say(language)


def _name(seat: Seat, language: Language) -> str:
    if seat.kind == "person":
        return seat.name or ""
    return WORDS(f"preview-{seat.kind}").say(language)  # preview-bot, preview-open


def _about(table: Table, spot: Spot, seats: Sequence[Seat], language: Language) -> str:
    result, plies = views.result(table, spot.match), table.matches[spot.match - 1].ply
    if result is None and spot.ply == plies:
        return WORDS("preview-playing", ply=plies).say(language)
    if result is None or not result.points or spot.ply < plies:
        return WORDS("preview-replay", ply=spot.ply, plies=plies).say(language)
    winners = [_name(seats[seat], language) for seat in result.winners]
    key = "preview-won" if winners else "preview-drawn"
    sentence = WORDS(key, winners=winners, count=len(winners)).say(language)
    verdict = views.spoken_verdict(table, spot.match, language)
    return f"{sentence} {verdict.why}" if verdict is not None else sentence


def tags(preview: Preview, page: str, picture: str) -> str:
    """The lines in a page's head from which others make a preview (Open Graph)."""
    properties = {
        "og:site_name": "Spieltisch",
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.about,
        "og:url": page,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(PREVIEW.width),
        "og:image:height": str(PREVIEW.height),
        "og:image:alt": f"{preview.title}. {preview.about}",
        "twitter:card": "summary_large_image",
    }
    return "".join(
        f'<meta property="{name}" content="{escape(value)}" />'
        for name, value in properties.items()
    )
