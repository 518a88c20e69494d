"""A scene as a picture for the terminal, 80 columns wide.

On top the map with every band, camp or boat, then the seats, the viewer's own cards in full,
and last, just above where moves are typed, the encounter track. Everything that is shown in
colour is written out too, so the picture reads without colours; the help explains the signs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from textwrap import wrap
from typing import Any

from rich.text import Text as Picture

from spieltisch.engine.words import Language, Text
from spieltisch.games.glow import cardtexts, names
from spieltisch.games.glow.mapdrawing import crossings, draw_map, draw_ways
from spieltisch.games.glow.material import ADVENTURERS, COLOURS
from spieltisch.games.glow.options import WORDS
from spieltisch.games.glow.trackdrawing import companions, die, draw_track

Scene = Mapping[str, Any]

WIDTH = 80

#: What everybody has when the first morning comes (G3.1).
FIRST_SCORE = 10
_PARTS = ("track", "cards", "not_lost", "fireflies", "place", "footprints", "total")


def draw(scene: Scene, language: Language = "en") -> Picture:
    """The whole table."""
    return stacked(_lines(scene, language))


def stacked(lines: Iterable[Picture]) -> Picture:
    """Lines as one picture."""
    picture = Picture()
    for line in lines:
        line.rstrip()
        picture.append_text(line).append("\n")
    picture.right_crop(1)
    return picture


def _lines(scene: Scene, language: Language) -> Iterator[Picture]:
    table = scene["table"]
    yield heading(scene, language)
    if table["phase"] == "choosing":
        yield from _adventurers(table, language)
    else:
        yield from draw_map(scene, language)
        yield from draw_ways(scene, language)
    for seat in sorted(range(scene["players"]), key=lambda seat: _is_large(scene, seat)):
        yield from _seat(scene, seat, language)
    if table["phase"] == "choosing":
        return
    if table["tom"] is not None:
        yield from toms_lines(table, language)
    if scene["over"]:
        yield from end(scene, language)
    yield from below(table, language)
    if not scene["over"]:
        yield from draw_track(table, language)
        for line in companions(table, language):
            yield Picture("  ").append_text(line)


def legend(scene: Scene) -> list[Text]:
    """What the signs mean: those that can stand on this table."""
    table = scene["table"]
    board, alone = table["board"], table["tom"] is not None
    rest = f"drawn-legend-tom-{board}" if alone else "drawn-legend-cards"
    keys = ["drawn-legend", "drawn-legend-dice", rest, f"drawn-legend-{board}"]
    lines = [WORDS(key) for key in keys]
    if board == "shadows":
        lines.append(WORDS("drawn-legend-crossings", crossings=crossings(table)))
    return lines


def heading(scene: Scene, language: Language) -> Picture:
    """The round, the time of the day and the board."""
    table = scene["table"]
    key = f"drawn-phase-{table['phase']}"
    if table["phase"] == "day" and scene["viewer"] in range(scene["players"]):
        key = f"drawn-stage-{table['seats'][scene['viewer']]['stage']}"
    about = {"phase": WORDS(key), "board": WORDS(f"drawn-board-{table['board']}")}
    if table["phase"] == "choosing":
        return Picture(WORDS("drawn-heading-choosing", **about).say(language), "bold")
    rounds = {"round": table["round"], "rounds": table["rounds"]}
    return Picture(WORDS("drawn-heading", **rounds, **about).say(language), "bold")


def _adventurers(table: Scene, language: Language) -> Iterator[Picture]:
    """Who is still free: dice, condition and effect, points at the end."""
    yield Picture(WORDS("drawn-choose").say(language))
    for row in ADVENTURERS:
        if row["name"] in table["adventurers_left"]:
            colour = names.colour(COLOURS.index(row["colour"]), noun=True)
            dice = WORDS("drawn-adventurer", count=row["dice"], colour=colour).say(language)
            line = Picture(f"  {row['name']:11}", "bold yellow").append(f"{dice:20}")
            yield line.append(cardtexts.card(row, language))


# --- the seats -----------------------------------------------------------------------------------


def _name(scene: Scene, seat: int, language: Language) -> str:
    if scene["seats"]:
        return str(scene["seats"][seat])
    return WORDS("drawn-player", player=seat + 1).say(language)


def _is_large(scene: Scene, seat: int) -> bool:
    """The viewer's cards are drawn in full; without one those of whoever may act."""
    if scene["viewer"] in range(scene["players"]):
        return bool(seat == scene["viewer"])
    return seat in scene["actors"]


def _seat(scene: Scene, seat: int, language: Language) -> Iterator[Picture]:
    own = scene["table"]["seats"][seat]
    yield seats_head(scene, seat, language)
    if own["adventurer"] is None or scene["table"]["phase"] == "choosing":
        return
    yield from draw_dice(own["dice"], language)
    if _is_large(scene, seat):
        for line in cards(own, language, width=15):
            yield Picture("    ").append_text(line)
    elif own["companions"] or own["spells"]:
        yield Picture("    " + _in_short(own, language))


def seats_head(scene: Scene, seat: int, language: Language) -> Picture:
    """Who sits there, what they have, where they are, and what they are about to do."""
    table, own = scene["table"], scene["table"]["seats"][seat]
    mark = "▶ " if seat in scene["actors"] else "  "
    line = Picture(mark + _name(scene, seat, language), "bold")
    if own["adventurer"] is None:
        return line
    first = " ⚑" if table["start"] == seat and scene["players"] > 1 else ""
    line.append(f" {own['adventurer']['name']}{first}", "bold")
    if table["phase"] == "choosing":
        return line.append(f"   {FIRST_SCORE}★")
    place = "" if table["board"] == "sea" else f"  @{own['band']} ▲{own['camp']}"
    line.append(
        f"  {own['score']}★ {own['footprints']}∴ {own['rerolls']}↻"
        f" {own['fireflies']}/{len(own['companions'])}✦{place}"
    )
    if own["asked"]:
        line.append("  " + WORDS(f"drawn-asked-{own['asked']}").say(language), "italic")
    elif own["stage"] != "idle":
        line.append("  " + WORDS(f"drawn-stage-{own['stage']}").say(language), "italic")
    if own["credits"]:
        line.append(" " + WORDS("drawn-credits", credits=own["credits"]).say(language))
    return line


def draw_dice(entries: list[Scene], language: Language) -> Iterator[Picture]:
    """Dice in as many lines as they need."""
    yield from flowing((die(entry, language) for entry in entries), "    ")


def flowing(pieces: Iterable[Picture], margin: str = "") -> Iterator[Picture]:
    """Pieces one after the other, in as many lines as they need; no piece is broken."""
    line = Picture(margin)
    for piece in pieces:
        if len(line) > len(margin) and len(line) + len(piece) > WIDTH:
            yield line
            line = Picture(margin)
        line.append_text(piece).append("  ")
    if len(line) > len(margin):
        yield line


def cards(own: Scene, language: Language, width: int = 0) -> Iterator[Picture]:
    """The cards of a seat with all that they do, names filled up to a width."""
    for card in (own["adventurer"], *own["companions"]):
        yield _card(card, language, width)
    for spell in own["spells"]:
        head = WORDS("spell-number", number=spell["slot"]).say(language)
        row = spell["spell"]
        hidden = WORDS("drawn-face-down").say(language)
        text = hidden if row is None else cardtexts.card(row, language)
        yield Picture(f"{head:{width}}{'' if width else ' '}{text}", "magenta")


def _card(card: Scene, language: Language, width: int) -> Picture:
    title = card.get("id", card["name"])
    if width and "id" in card:
        title = f"{card['id']} {card['name']}"
    line = Picture(f"{title:{width}}" if width else f"{title} ")
    line.append(cardtexts.card(card, language))
    if card.get("spent"):
        line.append(" " + WORDS("drawn-spent").say(language), "dim")
    if card["due"]:
        line.append(" " + WORDS("drawn-due", number=card["due"]).say(language), "bold green")
    elif card["triggers"]:
        line.append(f" ×{card['triggers']}", "green")
    return line


def _in_short(own: Scene, language: Language) -> str:
    """What lies before somebody else, in one line: names, or numbers if they are too many."""
    spells = [WORDS("spell-number", number=one["slot"]).say(language) for one in own["spells"]]
    titles = [f"{card['id']} {card['name']}" for card in own["companions"]]
    named = ", ".join([*titles, *spells])
    if len(named) <= WIDTH - 4:
        return named
    return ", ".join([*(card["id"] for card in own["companions"]), *spells])


def toms_lines(table: Scene, language: Language) -> Iterator[Picture]:
    """What Tom has, and how many tiles are left."""
    tom = table["tom"]
    line = Picture("  Tom", "bold magenta")
    place = "" if table["board"] == "sea" else f"  ▲{tom['camp']}"
    line.append(f"  {tom['score']}★ {tom['footprints']}∴{place}  ")
    line.append(WORDS("drawn-tom-band", band=tom["band"]).say(language) + "  ")
    for entry in tom["dice"]:
        line.append_text(die(entry, language)).append("  ")
    yield line
    stack = WORDS("drawn-tiles", stack=tom["tile_stack"], discards=len(tom["tile_discards"]))
    yield Picture("    " + stack.say(language), "dim")


# --- the rest ------------------------------------------------------------------------------------


def below(table: Scene, language: Language) -> Iterator[Picture]:
    """The reserve, the piles and the cemetery."""
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


def end(scene: Scene, language: Language) -> Iterator[Picture]:
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
