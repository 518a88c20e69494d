"""Gather the README's picture: the four tables as the browser shows them, side by side.

SPIELTISCH_PICTURES=/tmp/pictures pytest tests/browser/test_pictures.py
python docs/pictures/gather.py /tmp/pictures
"""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

GAMES = ("sequence", "labyrinth", "gluex", "glow")

#: The size of one table in the picture, and the space around it.
WIDTH, HEIGHT, GAP = 640, 450, 8


def main(folder: Path) -> None:
    """Put the pictures of four tables into one small file."""
    picture = Image.new("RGB", (2 * WIDTH + 3 * GAP, 2 * HEIGHT + 3 * GAP), "#d8cfc0")
    for number, game in enumerate(GAMES):
        with Image.open(folder / f"{game}-desk.png") as table:
            scale = WIDTH / table.width
            shown = table.convert("RGB").crop((0, 0, table.width, int(HEIGHT / scale)))
            place = (GAP + number % 2 * (WIDTH + GAP), GAP + number // 2 * (HEIGHT + GAP))
            picture.paste(shown.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS), place)
    small = picture.quantize(256, dither=Image.Dither.NONE)
    small.save(Path(__file__).parent / "tables.png", optimize=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
