"""The table in few lines, for a low terminal: what matters at the present time of the day.

In the morning the track with what its companions do, and the own cards one after the other;
late in the morning and at noon the own dice and cards; in the afternoon the map.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.text import Text as Picture

from spieltisch.engine.words import Language
from spieltisch.games.glow.drawing import (
    below,
    cards,
    draw,
    draw_dice,
    end,
    flowing,
    heading,
    seats_head,
    stacked,
    toms_lines,
)
from spieltisch.games.glow.mapdrawing import LOW, draw_map, draw_ways
from spieltisch.games.glow.trackdrawing import companions, draw_track

Scene = Mapping[str, Any]


def draw_small(scene: Scene, language: Language = "en") -> Picture:
    """The whole table, as a seat needs it; for anybody else the large picture."""
    is_seat = scene["viewer"] in range(scene["players"])
    if not is_seat or scene["table"]["phase"] == "choosing":
        return draw(scene, language)
    return stacked(_lines(scene, language))


def _lines(scene: Scene, language: Language) -> Iterator[Picture]:
    table, seat = scene["table"], scene["viewer"]
    own = table["seats"][seat]
    travels = own["stage"] == "travel" and own["asked"] is None
    yield heading(scene, language)
    if travels:
        yield from draw_map(scene, language, LOW)
    for other in range(scene["players"]):
        if other != seat and not travels:
            yield seats_head(scene, other, language)
    if table["tom"] is not None and not travels:
        tom, _tiles = toms_lines(table, language)
        yield tom
    yield seats_head(scene, seat, language)
    yield from draw_dice(own["dice"], language)
    if scene["over"]:
        yield from end(scene, language)
        return
    if table["phase"] == "morning":
        yield from flowing(cards(own, language), "    ")
    elif not travels:
        for line in cards(own, language, width=15):
            yield Picture("    ").append_text(line)
    yield from draw_ways(scene, language)
    if table["phase"] == "morning" or own["asked"]:
        reserve, *cemetery = below(table, language)
        yield reserve
        if own["asked"] == "fetch":
            yield from cemetery
    if table["phase"] == "morning":
        yield from draw_track(table, language)
        yield from flowing(companions(table, language))
