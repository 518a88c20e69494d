"""Draw the README's picture: a table of Sequence as the terminal shows it.

Run `python docs/pictures/draw.py` after a change of the drawing.
"""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import spieltisch

THEME = TerminalTheme(
    (24, 28, 34),
    (222, 226, 230),
    [(24, 28, 34)] * 3 + [(214, 168, 40)] + [(24, 28, 34)] * 3 + [(222, 226, 230)],
    [(120, 126, 134)] * 7 + [(255, 255, 255)],
)

# Plain fonts of the reader's machine: a picture in a document loads nothing from elsewhere.
FORMAT = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">
<title>A table of Sequence in the terminal</title>
<style>
.{unique_id}-matrix {{ font: {char_height}px monospace; white-space: pre; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
<rect width="{width}" height="{height}" rx="12" fill="#181c22"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def main() -> None:
    """Play some moves and draw what the player to move sees."""
    sequence = spieltisch.game("sequence")
    match = sequence.new(players=2, seed=4, seats=["Anna", "Ben"])
    while not match.result.points[0] and not match.over:
        match.play(match.legal()[match.ply % len(match.legal())])
    console = Console(width=80, record=True, file=io.StringIO(), force_terminal=True)
    console.print(sequence.draw(match.scene(match.actors[0])))
    svg = console.export_svg(theme=THEME, code_format=FORMAT, unique_id="table")
    (Path(__file__).parent / "sequence.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    main()
