"""What a table looks like, as text for a terminal or as pixels."""

from __future__ import annotations

import sys
from io import StringIO
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.terminal_theme import MONOKAI

from spieltisch.engine.errors import BadOption
from spieltisch.engine.match import Match
from spieltisch.engine.pixels import COLUMNS, lines_of, paint
from spieltisch.engine.words import Language
from spieltisch.envs.words import WORDS

if TYPE_CHECKING:
    from rich.text import Text

#: A terminal's signs, an image, or a drawing in this terminal after every step.
RENDER_MODES = ("ansi", "rgb_array", "human")

Picture = str | NDArray[np.uint8]

#: How high the letters of an image are, in pixels.
_LETTER = 16


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
    console = Console(file=out, force_terminal=True, color_system="truecolor", width=COLUMNS)
    console.print(drawing, soft_wrap=True)
    return out.getvalue()


def pixels(drawing: Text) -> NDArray[np.uint8]:
    """A drawing as an image: rows of pixels in red, green and blue."""
    return np.asarray(paint(lines_of(drawing), _LETTER, MONOKAI), np.uint8)
