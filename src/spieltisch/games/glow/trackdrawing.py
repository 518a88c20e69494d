"""The encounter track as text: areas, companions, dice and footprints, and what companions do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.text import Text as Picture

from spieltisch.engine.words import Language
from spieltisch.games.glow import cardtexts, names
from spieltisch.games.glow.material import ELEMENTS, SYMBOLS

Scene = Mapping[str, Any]

COLUMN = 16
DICE_STYLES = {
    "green": "#3aa655",
    "blue": "#4a7de0",
    "azure": "#58b8d8",
    "red": "#d0473c",
    "orange": "#e08a2e",
    "purple": "#a15fc9",
    "yellow": "#d8b400",
    "black": "bold reverse",
}


def die(entry: Scene, language: Language, *, face: bool = True) -> Picture:
    """A die: its name, in its colour, and what it shows."""
    picture = Picture(entry["die"], DICE_STYLES[entry["colour"]])
    if face:
        shown = entry["face"]
        word = names.face(SYMBOLS.index(shown), noun=True).say(language) if shown else "?"
        picture.append(f":{word}")
    if entry.get("used"):
        picture.append("×")
    if entry.get("counts") is False:
        picture.append("†")
    return picture


def draw_track(table: Scene, language: Language) -> Iterator[Picture]:
    """The five areas side by side; companions only in the morning, when they lie there."""
    heads, cards, dice, tiles = (Picture() for _ in range(4))
    for place in table["track"]:
        element = names.element(ELEMENTS.index(place["area"])).say(language)
        prints = f" {place['footprints']}∴" if place["footprints"] else ""
        heads.append(f"{element.upper() + prints:{COLUMN}}", "bold")
        card = place["companion"]
        title = f"{card['id']} {card['name']}" if card else "-"
        cards.append(f"{title:{COLUMN}}", "bold yellow" if card else "dim")
        shown = Picture()
        for entry in place["dice"]:
            if len(shown) + 3 < COLUMN:
                shown.append_text(die(entry, language, face=False)).append(" ")
        dice.append_text(shown).append(" " * (COLUMN - len(shown)))
        tile = place["tile"]
        text = cardtexts.tile(tile, table["board"], language) if tile else ""
        tiles.append(f"{text[: COLUMN - 1]:{COLUMN}}", "magenta")
    yield heads
    if table["tom"] is not None:
        yield tiles
    if any(place["companion"] for place in table["track"]):
        yield cards
    yield dice


def companions(table: Scene, language: Language) -> Iterator[Picture]:
    """What each companion on the track does, one after the other."""
    for place in table["track"]:
        if card := place["companion"]:
            line = Picture(f"{card['id']} ", "yellow")
            yield line.append(cardtexts.card(card, language))
