"""The table in few lines, for a low terminal: a sign for each tile, as boards are drawn.

Next to each sign is what is on the tile, as in the large picture: figures as letters, stones as
numbers, the viewer's own goals with a star, a dot where the figure to move can walk.
"""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text as Picture

from spieltisch.engine.words import Language
from spieltisch.games.labyrinth.board import COLUMNS, cell_name
from spieltisch.games.labyrinth.drawing import (
    FIXED,
    LOOSE,
    PANEL,
    Scene,
    arrow,
    beside,
    panel_end,
    panel_start,
    things,
    verdict,
)
from spieltisch.games.labyrinth.drawn import WORDS

#: Boards of at most this many columns have room for three characters next to each tile.
LAST_WIDE = 11


def draw_small(scene: Scene, language: Language = "en") -> Picture:
    """The whole table."""
    return beside(_board(scene), _panel(scene, language), _below(scene, language))


def _board(scene: Scene) -> Iterator[Picture]:
    table = scene["table"]
    room = 3 if table["width"] <= LAST_WIDE else 2
    yield _edge(scene, "N", COLUMNS, room)
    for row in range(table["height"]):
        line = Picture.assemble((f"{row + 1:>2}", "dim"), arrow(table, f"W{row + 1}"))
        for column in range(table["width"]):
            tile = table["tiles"][row][column]
            name = cell_name(row * table["width"] + column, table["width"])
            line.append(table["board"][row][column], FIXED if tile["immovable"] else LOOSE)
            on_it = things(scene, name, room)
            line.append_text(on_it).append(" " * (room - len(on_it)))
        yield Picture.assemble(line, arrow(table, f"E{row + 1}"))
    yield _edge(scene, "S", [str(column + 1) for column in range(table["width"])], room)


def _edge(scene: Scene, side: str, names: str | list[str], room: int) -> Picture:
    """The columns' letters above, their numbers below, each with the arrow of its slot."""
    line = Picture("   ")
    for column in range(scene["table"]["width"]):
        label = Picture.assemble((names[column], "dim"))
        label.append_text(arrow(scene["table"], f"{side}{column + 1}"))
        line.append_text(label).append(" " * (room + 1 - len(label)))
    return line


def _panel(scene: Scene, language: Language) -> Iterator[Picture]:
    yield from panel_start(scene, language)
    free = scene["table"]["free"]
    on_it = things(scene, "free", 12)
    heading = WORDS("drawn-free").say(language)
    yield Picture.assemble(heading, "  ", (free["sign"], LOOSE), " ", on_it)
    yield from panel_end(scene, language, PANEL)


def _below(scene: Scene, language: Language) -> Iterator[Picture]:
    if scene["over"]:
        yield from verdict(scene, language)
