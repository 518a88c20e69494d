"""A scene as a picture for the terminal, 80 columns wide for boards of up to 15 columns.

Every tile is a block with its ways cut out, so that open sides meet: full blocks are
immovable, shaded ones can be pushed. Figures are letters, stones are numbers, the viewer's own
goals have a star, and dots show where the figure to move can walk. Arrows show the slots. The
picture can be read without colours too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import zip_longest
from textwrap import wrap
from typing import Any

from rich.text import Text as Picture

from spieltisch.engine.words import Language
from spieltisch.games.labyrinth.board import COLUMNS, cell_name
from spieltisch.games.labyrinth.drawn import WORDS
from spieltisch.games.labyrinth.notation import Directions

Scene = Mapping[str, Any]

FIGURES = "ABCDEFGH"
COLOURS = (
    *("#1f5fbf", "#b3261e", "#1c7c3c", "#8a5a00"),
    *("#6a3fa0", "#00707a", "#a0307a", "#4a4a4a"),
)
FIXED, LOOSE = "#8c8c8c", "#8a6f4d"
GOAL, DOT = "bold yellow", "bold green"
LAST_WIDE = 12
PANEL = 29
WHOLE = 80


def draw(scene: Scene, language: Language = "en") -> Picture:
    """The whole table."""
    board = list(_board(scene))
    if max(len(line) for line in board) + 2 + PANEL <= WHOLE:
        return beside(board, _panel(scene, language, PANEL), _below(scene, language))
    below = [*_panel(scene, language, WHOLE), *_below(scene, language)]
    return beside(board, (), below)


def beside(board: Iterable[Picture], panel: Iterable[Picture], below: Iterable[Picture]) -> Picture:
    """The board with a panel to its right, and some lines below both."""
    board = list(board)
    margin = max(len(line) for line in board) + 2
    picture = Picture()
    for left, right in zip_longest(board, panel):
        line = Picture.assemble(left or "")
        if right is not None:
            line.append(" " * (margin - len(line))).append_text(right)
        line.rstrip()
        picture.append_text(line).append("\n")
    for line in below:
        picture.append_text(line).append("\n")
    picture.right_crop(1)
    return picture


def _board(scene: Scene) -> Iterator[Picture]:
    table = scene["table"]
    width, height = table["width"], table["height"]
    size = 6 if width <= LAST_WIDE else 5
    gap = " " if width <= LAST_WIDE else ""
    letters = "".join(f"{COLUMNS[column]:^{size}}" for column in range(width))
    yield Picture("   " + gap + letters, "dim")
    yield _arrows(table, "N", size)
    for row in range(height):
        tiles = [_tile(scene, row, column, size) for column in range(width)]
        for line in range(3):
            picture = Picture(f"{row + 1:>2}" if line == 1 else "  ", "dim")
            side = arrow(table, f"W{row + 1}") if line == 1 else " "
            picture = Picture.assemble(picture, side, gap)
            for tile in tiles:
                picture.append_text(tile[line])
            side = arrow(table, f"E{row + 1}") if line == 1 else " "
            yield Picture.assemble(picture, gap, side)
    yield _arrows(table, "S", size)


ARROWS = {"N": "▼", "E": "◀", "S": "▲", "W": "▶"}


def arrow(table: Scene, slot: str) -> Picture:
    """The mark of a slot: whether something may be inserted there."""
    if slot == table["forbidden"]:
        return Picture("✗", "bold red")
    return Picture(ARROWS[slot[0]] if slot in table["slots"] else " ", DOT)


def _arrows(table: Scene, side: str, size: int) -> Picture:
    picture = Picture("    " if table["width"] <= LAST_WIDE else "   ")
    for column in range(table["width"]):
        mark = arrow(table, f"{side}{column + 1}")
        number = str(column + 1) if mark.plain.strip() else ""
        label = Picture.assemble((number, "dim"), mark)
        before = (size - len(label)) // 2
        picture.append(" " * before).append_text(label)
        picture.append(" " * (size - before - len(label)))
    return picture


def _tile(scene: Scene, row: int, column: int, size: int) -> list[Picture]:
    table = scene["table"]
    tile = table["tiles"][row][column]
    name = cell_name(row * table["width"] + column, table["width"])
    return _block(tile["open"], tile["immovable"], _things(scene, name, size - 2), size)


def _block(sides: str, immovable: bool, inside: Picture, size: int) -> list[Picture]:
    wall, style = ("█", FIXED) if immovable else ("▒", LOOSE)
    way = size - 2

    def edge(side: str) -> Picture:
        return Picture(wall + (" " if side in sides else wall) * way + wall, style)

    if sides == "-" and not inside.plain.strip():
        inside = Picture(wall * way, style)
    left, right = (Picture(" " if side in sides else wall, style) for side in "WE")
    return [edge("N"), Picture.assemble(left, inside, right), edge("S")]


def _things(scene: Scene, name: str, room: int) -> Picture:
    """What is on a cell, or on the free tile, in the middle of the room for it."""
    picture = things(scene, name, room)
    before = (room - len(picture)) // 2
    return Picture.assemble(" " * before, picture, " " * (room - before - len(picture)))


def things(scene: Scene, name: str, room: int) -> Picture:
    """What is on a cell, or on the free tile; a plus where there is no room for all."""
    table = scene["table"]
    picture = Picture()
    seats = [seat for seat, cell in enumerate(table["figures"]) if cell == name]
    for seat in seats:
        picture.append(FIGURES[seat], f"bold white on {COLOURS[seat]}")
    if name in table["reachable"] and table["turn"] not in seats:
        picture.append("•", DOT)
    for stone in _stones_on(table, name):
        own = stone in (table["goals"] or ())
        picture.append("*" if own else "", GOAL).append(str(stone), GOAL if own else "")
        if stone != _stones_on(table, name)[-1]:
            picture.append(" ")
    if len(picture) > room:
        picture.right_crop(len(picture) - room + 1)
        picture.append("+")
    return picture


def _stones_on(table: Scene, name: str) -> list[int]:
    return [int(number) for number, place in table["stones"].items() if place == name]


def _panel(scene: Scene, language: Language, width: int) -> Iterator[Picture]:
    yield from panel_start(scene, language)
    free = scene["table"]["free"]
    yield Picture(WORDS("drawn-free").say(language))
    for line in _block(free["open"], False, _things(scene, "free", 4), 6):
        yield Picture.assemble("  ", line)
    yield Picture()
    yield from panel_end(scene, language, width)


def panel_start(scene: Scene, language: Language) -> Iterator[Picture]:
    """The turn, and how far everybody is."""
    table = scene["table"]
    limit = table["turn_limit"]
    key = "drawn-turns" if limit is None else "drawn-turns-of"
    turn = table["turns"] + (0 if scene["over"] else 1)
    yield Picture(WORDS(key, turn=turn, limit=limit).say(language), "dim")
    yield Picture()
    for seat in range(scene["players"]):
        yield _seat(scene, seat, language)
    yield Picture()


def panel_end(scene: Scene, language: Language, width: int) -> Iterator[Picture]:
    """What is forbidden, who does what now, and the goals that the viewer may see."""
    table = scene["table"]
    if table["forbidden"] and not scene["over"]:
        slot = Directions(table["forbidden"])
        yield from _wrapped(WORDS("drawn-forbidden", slot=slot).say(language), width)
    if not scene["over"]:
        name = _name(scene, table["turn"], language)
        yield from _wrapped(WORDS(f"drawn-phase-{table['phase']}", name=name).say(language), width)
    yield Picture()
    yield from _goals(scene, language, width)
    yield from _homes(scene, language, width)


def _seat(scene: Scene, seat: int, language: Language) -> Picture:
    table = scene["table"]
    mark = "▶ " if seat in scene["actors"] else "  "
    name = _name(scene, seat, language)
    name = name if len(name) <= 12 else name[:11] + "…"
    collected = len(table["collected"][seat])
    goals = {"collected": collected, "goals": collected + table["left"][seat]}
    score = WORDS("drawn-collected", **goals).say(language)
    style = "bold" if seat == scene["viewer"] else ""
    figure = (f" {FIGURES[seat]} ", f"bold white on {COLOURS[seat]}")
    return Picture.assemble(mark, figure, (f" {name:<12} {score:>9}", style))


def _name(scene: Scene, seat: int, language: Language) -> str:
    if scene["seats"]:
        return str(scene["seats"][seat])
    return WORDS("drawn-player", player=seat + 1).say(language)


def _goals(scene: Scene, language: Language, width: int) -> Iterator[Picture]:
    """The goals that the viewer may see, each with its place."""
    table = scene["table"]
    for seat, goals in enumerate(table["all_goals"]):
        if not goals:
            continue
        name = _name(scene, seat, language)
        key = "drawn-goals" if seat == scene["viewer"] else "drawn-goals-of"
        is_next = table.get("goals_shown") == "one" and not scene["over"]
        key = key.replace("goals", "next-goal") if is_next else key
        heading = WORDS(key, name=name, left=table["left"][seat] - 1).say(language)
        yield Picture(heading, "bold")
        places = ", ".join(f"{n}\N{NO-BREAK SPACE}{_place(table, n, language)}" for n in goals)
        for line in _wrapped(places, width - 2):
            line.stylize(GOAL)
            yield Picture.assemble("  ", line)


def _homes(scene: Scene, language: Language, width: int) -> Iterator[Picture]:
    """R25: where the figures have to return to."""
    homes = scene["table"].get("homes")
    if homes:
        cells = [f"{FIGURES[seat]}\N{NO-BREAK SPACE}{cell}" for seat, cell in enumerate(homes)]
        yield from _wrapped(WORDS("drawn-homes", cells=cells).say(language), width)


def _place(table: Scene, stone: int, language: Language) -> str:
    place = table["stones"].get(str(stone), "–")
    return WORDS("drawn-on-free").say(language) if place == "free" else str(place)


def _wrapped(text: str, width: int) -> Iterator[Picture]:
    # `wrap` leaves a number and its cell together only if the space between does not look so.
    for line in wrap(text.replace("\N{NO-BREAK SPACE}", "\0"), width):
        yield Picture(line.replace("\0", " "))


def _below(scene: Scene, language: Language) -> Iterator[Picture]:
    table = scene["table"]
    room = 4 if table["width"] <= LAST_WIDE else 3
    for name in dict.fromkeys([*table["figures"], *table["stones"].values()]):
        if things(scene, name, room).plain.endswith("+"):
            figures = [FIGURES[s] for s, cell in enumerate(table["figures"]) if cell == name]
            place = WORDS("drawn-free").say(language) if name == "free" else name
            text = WORDS("drawn-more", cell=place, things=[*figures, *_stones_on(table, name)])
            yield from _wrapped(text.say(language), WHOLE)
    if scene["over"]:
        yield from verdict(scene, language)
    else:
        yield Picture(WORDS("drawn-legend").say(language), "dim")


def verdict(scene: Scene, language: Language) -> Iterator[Picture]:
    """How the game ended."""
    table = scene["table"]
    names = [_name(scene, seat, language) for seat in scene["winners"]]
    homes = table.get("homes") or table["figures"]
    seats = zip(table["left"], table["figures"], homes, strict=True)
    is_done = any(left == 0 and cell == home for left, cell, home in seats)
    end = ("home" if table.get("homes") else "goals") if is_done else "limit"
    key = f"drawn-won-{end}" + ("-shared" if len(names) > 1 else "")
    for line in _wrapped(WORDS(key, names=names, turns=table["turns"]).say(language), WHOLE):
        line.stylize("bold")
        yield line
