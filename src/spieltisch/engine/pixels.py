"""Drawings for the terminal as images: every sign in a cell of its own, as a terminal shows it.

The letters come along with the package, so that an image looks the same everywhere, also where
no font is installed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rich.cells import cell_len
from rich.color import blend_rgb
from rich.console import Console
from rich.terminal_theme import TerminalTheme

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont
    from rich.color import Color
    from rich.color_triplet import ColorTriplet
    from rich.segment import Segment
    from rich.style import Style
    from rich.text import Text

#: Wider than any drawing of a game, in signs.
COLUMNS = 200
#: How much of a faint sign's colour is left.
FAINT = 0.6

FONTS = Path(__file__).parent / "fonts"

Line = Sequence["Segment"]


class Cell(NamedTuple):
    """How wide and high a sign is, in pixels."""

    width: int
    height: int


def lines_of(drawing: Text) -> list[list[Segment]]:
    """The lines of a drawing, each in pieces of one style."""
    console = Console(width=COLUMNS, file=StringIO(), color_system="truecolor", force_terminal=True)
    return console.render_lines(drawing, pad=False)


def columns_of(lines: Sequence[Line]) -> int:
    """How many signs wide some lines are.

    >>> from rich.text import Text
    >>> columns_of(lines_of(Text("a1")))
    2
    """
    return max((sum(segment.cell_length for segment in line) for line in lines), default=0)


def cell_of(letter: int) -> Cell:
    """The cell of a sign, for letters of a height."""
    font = _font(letter, False)
    ascent, descent = font.getmetrics()
    return Cell(round(font.getlength("M")), ascent + descent)


def paint(lines: Sequence[Line], letter: int, theme: TerminalTheme) -> Image:
    """Lines as an image, with letters of a height."""
    from PIL import Image, ImageDraw  # late: only who looks at pixels needs them

    cell = cell_of(letter)
    size = (max(columns_of(lines), 1) * cell.width, max(len(lines), 1) * cell.height)
    image = Image.new("RGB", size, theme.background_color)
    draw = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            _paint_segment(draw, segment, (column, row), letter, theme)
            column += segment.cell_length
    return image


def _paint_segment(
    draw: ImageDraw, segment: Segment, place: tuple[int, int], letter: int, theme: TerminalTheme
) -> None:
    cell, style = cell_of(letter), segment.style
    ink, paper = _colours(style, theme)
    x, y = place[0] * cell.width, place[1] * cell.height
    end = x + segment.cell_length * cell.width
    draw.rectangle((x, y, end - 1, y + cell.height - 1), fill=paper)
    font = _font(letter, bool(style and style.bold))
    for sign in segment.text:
        if sign != " ":
            draw.text((x, y), sign, font=font, fill=ink)
        x += cell_len(sign) * cell.width


def _colours(style: Style | None, theme: TerminalTheme) -> tuple[ColorTriplet, ColorTriplet]:
    """The colours of a style's signs and of the ground below them."""
    ink, paper = theme.foreground_color, theme.background_color
    if style is None:
        return ink, paper
    ink, paper = _colour(style.color, theme, ink), _colour(style.bgcolor, theme, paper)
    if style.reverse:
        ink, paper = paper, ink
    if style.dim:
        ink = blend_rgb(paper, ink, FAINT)
    return ink, paper


def _colour(colour: Color | None, theme: TerminalTheme, default: ColorTriplet) -> ColorTriplet:
    return default if colour is None or colour.is_default else colour.get_truecolor(theme)


@lru_cache(64)
def _font(letter: int, is_bold: bool) -> FreeTypeFont:
    from PIL import ImageFont

    name = "DejaVuSansMono-Bold.ttf" if is_bold else "DejaVuSansMono.ttf"
    return ImageFont.truetype(str(FONTS / name), letter)
