"""What a table looks like, as text for a terminal or as pixels."""

from __future__ import annotations

import sys
from functools import cache
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray
from rich.cells import cell_len
from rich.color_triplet import ColorTriplet
from rich.console import Console
from rich.terminal_theme import MONOKAI

from spieltisch.engine.errors import BadOption
from spieltisch.engine.extras import require
from spieltisch.engine.match import Match
from spieltisch.engine.words import Language
from spieltisch.envs.words import WORDS

if TYPE_CHECKING:
    from rich.text import Text

#: A terminal's signs, an image, or a drawing in this terminal after every step.
RENDER_MODES = ("ansi", "rgb_array", "human")

Picture = str | NDArray[np.uint8]

#: How wide a drawing may be, in signs, and how high its letters are, in pixels.
_WIDTH, _LETTER = 200, 16


def checked_mode(mode: str | None) -> str | None:
    """A way to draw, if it is one."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(WORDS("no-render-mode", mode=mode, modes=list(RENDER_MODES)))
    return mode


def picture(match: Match, seat: int | None, mode: str, language: Language) -> Picture | None:
    """The table as a seat sees it, None for a spectator; a human is shown it at once."""
    drawing = match.game.draw(match.scene(seat), language)
    if mode == "rgb_array":
        return pixels(drawing)
    text = signs(drawing)
    if mode == "ansi":
        return text
    sys.stdout.write(text)
    return None


def signs(drawing: Text) -> str:
    """A drawing with the signs that colour it in a terminal.

    >>> from rich.text import Text
    >>> signs(Text("a1", "bold"))
    '\\x1b[1ma1\\x1b[0m\\n'
    """
    out = StringIO()
    console = Console(file=out, force_terminal=True, color_system="truecolor", width=_WIDTH)
    console.print(drawing, soft_wrap=True)
    return out.getvalue()


def pixels(drawing: Text) -> NDArray[np.uint8]:
    """A drawing as an image: rows of pixels in red, green and blue."""
    require("PIL", "rl")
    from PIL import Image, ImageDraw  # late: only who looks at pixels needs them

    console = Console(color_system="truecolor", width=_WIDTH, file=StringIO())
    lines = console.render_lines(drawing, pad=False)
    width = max((sum(cell_len(part.text) for part in line) for line in lines), default=1)
    font, step, height = _font()
    paper, ink = MONOKAI.background_color, MONOKAI.foreground_color
    image = Image.new("RGB", (max(width, 1) * step, max(len(lines), 1) * height), tuple(paper))
    draw = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        x, y = 0, row * height
        for part in line:
            style = part.style
            front = _colour(style.color, ink) if style else ink
            ground = _colour(style.bgcolor, paper) if style else paper
            if style and style.reverse:
                front, ground = ground, front
            end = x + cell_len(part.text) * step
            draw.rectangle((x, y, end - 1, y + height - 1), fill=tuple(ground))
            for sign in part.text:
                draw.text((x, y), sign, font=font, fill=tuple(front))
                x += cell_len(sign) * step
    return np.asarray(image, np.uint8)


def _colour(colour: Any, default: ColorTriplet) -> ColorTriplet:
    return default if colour is None or colour.is_default else colour.get_truecolor(MONOKAI)


@cache
def _font() -> tuple[Any, int, int]:
    """A font whose letters are equally wide, and the width and the height of each."""
    require("matplotlib", "rl")
    import matplotlib
    from PIL import ImageFont

    path = Path(matplotlib.get_data_path(), "fonts", "ttf", "DejaVuSansMono.ttf")
    font = ImageFont.truetype(str(path), _LETTER)
    ascent, descent = font.getmetrics()
    return font, round(font.getlength("M")), ascent + descent
