"""What a link to a table shows before anybody opens it: who plays what, and a picture.

All of it is what a spectator may see.
"""

from __future__ import annotations

from html import escape
from typing import NamedTuple

from spieltisch.engine import registry
from spieltisch.engine.words import Language
from spieltisch.server.words import WORDS
from spieltisch.tables import views
from spieltisch.tables.seats import Seat
from spieltisch.tables.table import Table


class Preview(NamedTuple):
    """A title, and a sentence about how the table stands."""

    title: str
    about: str


def preview_of(table: Table, language: Language) -> Preview:
    """What everybody may know of a table, in words."""
    game = registry.game(table.created.game).title(language)
    names = ", ".join(_name(seat, language) for seat in table.seats)
    title = WORDS("preview-title", game=game, names=names).say(language)
    return Preview(title, _about(table, language))


def _name(seat: Seat, language: Language) -> str:
    if seat.kind == "person":
        return seat.name or ""
    return WORDS(f"preview-{seat.kind}").say(language)  # preview-bot, preview-open


def _about(table: Table, language: Language) -> str:
    result = views.result(table, len(table.matches))
    if table.phase == "waiting":
        free = sum(seat.kind == "open" for seat in table.seats)
        return WORDS("preview-waiting", free=free).say(language)
    if result is None or not result.points:
        return WORDS("preview-playing", ply=table.ply).say(language)
    winners = [_name(table.seats[seat], language) for seat in result.winners]
    key = "preview-won" if winners else "preview-drawn"
    sentence = WORDS(key, winners=winners, count=len(winners)).say(language)
    verdict = views.verdict(table, len(table.matches), language)
    return f"{sentence} {verdict.why}" if verdict is not None else sentence


def tags(preview: Preview, page: str, picture: str | None) -> str:
    """The lines in a page's head from which others make a preview (Open Graph)."""
    properties = {
        "og:site_name": "Spieltisch",
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.about,
        "og:url": page,
    }
    if picture is not None:
        properties |= {"og:image": picture, "og:image:alt": f"{preview.title}. {preview.about}"}
    return "".join(
        f'<meta property="{name}" content="{escape(value)}" />'
        for name, value in properties.items()
    )
