"""A scene as a picture for the terminal, 80 columns wide.

On top the encounter track with its companions, dice and footprints, then the map with every
band, camp or boat, then the seats with their dice and cards. Everything that is shown in
colour is written out too, so the picture reads without colours.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import Any

from rich.text import Text as Picture

from spieltisch.engine.words import Language
from spieltisch.games.glow import cardtexts, names
from spieltisch.games.glow.mapdrawing import draw_map
from spieltisch.games.glow.material import COLOURS, ELEMENTS, SYMBOLS
from spieltisch.games.glow.options import WORDS

Scene = Mapping[str, Any]

WIDTH = 80
COLUMN = 16
_PARTS = ("track", "cards", "not_lost", "fireflies", "place", "footprints", "total")
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


def draw(scene: Scene, language: Language = "en") -> Picture:
    """The whole table."""
    picture = Picture()
    for line in _lines(scene, language):
        line.rstrip()
        picture.append_text(line).append("\n")
    picture.right_crop(1)
    return picture


def _lines(scene: Scene, language: Language) -> Iterator[Picture]:
    table = scene["table"]
    yield _heading(table, language)
    if table["phase"] == "choosing":
        left = ", ".join(table["adventurers_left"])
        yield Picture(WORDS("drawn-choose", names=left).say(language))
    else:
        yield from _track(table, language)
        yield from draw_map(scene, language)
    for seat in range(scene["players"]):
        yield from _seat(scene, seat, language)
    if table["tom"] is not None and table["phase"] != "choosing":
        yield from _tom(table, language)
    if scene["over"]:
        yield from _end(scene, language)
    yield from _below(table, language)
    if table["phase"] != "choosing":
        for key in _legends(table):
            yield Picture(WORDS(key).say(language), "dim")


def _legends(table: Scene) -> list[str]:
    """What the signs mean: those that can stand on this table."""
    board, alone = table["board"], table["tom"] is not None
    rest = f"drawn-legend-tom-{board}" if alone else "drawn-legend-cards"
    return ["drawn-legend", rest, f"drawn-legend-{board}"]


def _heading(table: Scene, language: Language) -> Picture:
    about = {"round": table["round"], "rounds": table["rounds"]}
    phase = WORDS(f"drawn-phase-{table['phase']}").say(language)
    board = WORDS(f"drawn-board-{table['board']}").say(language)
    head = WORDS("drawn-heading", **about, phase=phase, board=board).say(language)
    return Picture(head, "bold")


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


def _track(table: Scene, language: Language) -> Iterator[Picture]:
    heads, cards, lines, dice, tiles = (Picture() for _ in range(5))
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
    yield cards
    yield dice
    for place in table["track"]:
        if place["companion"]:
            lines = Picture(f"  {place['companion']['id']} ", "yellow")
            yield lines.append(cardtexts.card(place["companion"], language))


def _name(scene: Scene, seat: int, language: Language) -> str:
    if scene["seats"]:
        return str(scene["seats"][seat])
    return WORDS("drawn-player", player=seat + 1).say(language)


def _seat(scene: Scene, seat: int, language: Language) -> Iterator[Picture]:
    table, own = scene["table"], scene["table"]["seats"][seat]
    mark = "▶ " if seat in scene["actors"] else "  "
    line = Picture(mark + _name(scene, seat, language), "bold")
    if own["adventurer"] is None:
        yield line
        return
    first = " ⚑" if table["start"] == seat and scene["players"] > 1 else ""
    line.append(f" {own['adventurer']['name']}{first}", "bold")
    tokens = (
        f"{own['score']}★ {own['footprints']}∴ {own['rerolls']}↻"
        f" {own['fireflies']}/{len(own['companions'])}✦"
    )
    line.append(f"   {tokens}")
    if own["stage"] != "idle":
        line.append("   " + WORDS(f"drawn-stage-{own['stage']}").say(language), "italic")
    if own["credits"]:
        line.append(" " + WORDS("drawn-credits", credits=own["credits"]).say(language))
    if own["asked"]:
        line.append("   " + WORDS(f"drawn-asked-{own['asked']}").say(language), "italic")
    yield line
    yield from _dice(own["dice"], language)
    for card in (own["adventurer"], *own["companions"]):
        yield _card(card, language)
    for spell in own["spells"]:
        yield _spell(spell, language)


def _dice(entries: list[Scene], language: Language) -> Iterator[Picture]:
    line = Picture("    ")
    for entry in entries:
        shown = die(entry, language)
        if len(line) + len(shown) + 1 > WIDTH:
            yield line
            line = Picture("    ")
        line.append_text(shown).append("  ")
    yield line


def _card(card: Scene, language: Language) -> Picture:
    title = f"{card['id']} {card['name']}" if "id" in card else card["name"]
    line = Picture(f"    {title:15}")
    line.append(cardtexts.card(card, language))
    if card.get("lent"):
        lent = names.colour(COLOURS.index(card["lent"])).say(language)
        line.append(" " + WORDS("drawn-lent", colour=lent).say(language), "dim")
    if card.get("spent"):
        line.append(" " + WORDS("drawn-spent").say(language), "dim")
    if card["due"]:
        line.append(" " + WORDS("drawn-due", number=card["due"]).say(language), "bold green")
    elif card["triggers"]:
        line.append(f" ×{card['triggers']}", "green")
    return line


def _spell(spell: Scene, language: Language) -> Picture:
    head = WORDS("spell-number", number=spell["slot"]).say(language)
    row = spell["spell"]
    text = WORDS("drawn-face-down").say(language) if row is None else cardtexts.card(row, language)
    return Picture(f"    {head:15}{text}", "magenta")


def _tom(table: Scene, language: Language) -> Iterator[Picture]:
    tom = table["tom"]
    line = Picture("  Tom", "bold magenta")
    line.append(f"   {tom['score']}★ {tom['footprints']}∴   ")
    line.append(WORDS("drawn-tom-band", band=tom["band"]).say(language) + "   ")
    for entry in tom["dice"]:
        line.append_text(die(entry, language)).append("  ")
    yield line
    stack = WORDS("drawn-tiles", stack=tom["tile_stack"], discards=len(tom["tile_discards"]))
    yield Picture("    " + stack.say(language), "dim")


def _below(table: Scene, language: Language) -> Iterator[Picture]:
    if table["phase"] == "choosing":
        return
    line = Picture(WORDS("drawn-reserve").say(language) + " ", "dim")
    for entry in table["reserve"]:
        line.append_text(die(entry, language, face=False)).append(" ")
    counts = {"deck": table["deck"], "spells": table["spell_pile"]}
    piles = WORDS("drawn-piles", **counts)
    if table["tom"] is not None:
        piles = WORDS("drawn-piles-solo", deck=table["deck"])
    yield line.append("  " + piles.say(language), "dim")
    if table["cemetery"]:
        text = WORDS("drawn-cemetery", cards=" ".join(table["cemetery"])).say(language)
        for part in wrap(text, WIDTH):
            yield Picture(part, "dim")


def _end(scene: Scene, language: Language) -> Iterator[Picture]:
    """Where every point came from."""
    scores, board = scene["table"]["scores"], scene["table"]["board"]
    spared = any(row["not_lost"] for row in scores["seats"])
    parts = [part for part in _PARTS if part != "not_lost" or spared]
    keys = {"place": f"drawn-scored-place-{board}"}
    head = [WORDS(keys.get(part, f"drawn-scored-{part}")).say(language) for part in parts]
    width = (WIDTH - 14) // len(parts)
    yield Picture(f"{'':14}" + "".join(f"{word:>{width}}" for word in head), "bold")
    rows = [(_name(scene, k, language), row) for k, row in enumerate(scores["seats"])]
    if scores["tom"] is not None:
        rows.append(("Tom", scores["tom"]))
    best = scene["winners"] or [len(rows) - 1]  # nobody: then Tom, who stands last
    for seat, (name, row) in enumerate(rows):
        mark = "▶ " if seat in best else "  "
        numbers = "".join(f"{row[part]:>{width}}" for part in parts)
        line = Picture(f"{mark + name[:11]:14}" + numbers)
        if seat in best:
            line.stylize("bold green")
        yield line
