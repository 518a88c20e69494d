"""A table as a picture to be shared, still or moving: what the terminal shows, as SVG or PNG.

Nothing in an SVG is a style or a script, so that it is drawn under any policy of a page. Those
who make previews of links read no SVG; for them there is a PNG, always of the same size.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from io import BytesIO
from itertools import zip_longest
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from rich.segment import Segment
    from rich.text import Text as Picture

#: A character is this wide and high; the letters in it are a little smaller.
WIDTH, HEIGHT, LETTERS = 9.6, 20, 16
EDGE = 18
#: How long each of the moving pictures is seen, and the last one, in seconds.
SECONDS, LAST_SECONDS = 0.9, 3.0
GROUND, INK = "#14251f", "#f0ebe0"


class Size(NamedTuple):
    """The size of an image in pixels."""

    width: int
    height: int


#: What most who show previews do not cut.
PREVIEW = Size(1200, 630)
#: How high its letters are at least and at most, and how many signs wide a gap is.
SMALLEST_LETTERS, LARGEST_LETTERS, GAP = 4, 40, 3


def draw(title: str, about: str, pictures: Sequence[Picture]) -> str:
    """Pictures one after another, again and again; a single one stands still."""
    from spieltisch.engine.pixels import columns_of, lines_of  # loaded late: most never draw

    frames = [lines_of(picture) for picture in pictures]
    columns = max(len(title), len(about), *map(columns_of, frames))
    rows = max(map(len, frames)) + 3
    width, height = round(columns * WIDTH + 2 * EDGE), rows * HEIGHT + 2 * EDGE
    name = escape(f"{title}. {about}")
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" aria-label="{name}" fill="{INK}" '
        f'font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="{LETTERS}">'
    )
    ground = f'<rect width="{width}" height="{height}" rx="14" fill="{GROUND}"/>'
    words = _text(0, 0, title, 'font-weight="bold"') + _text(0, 1, about, "")
    body = "".join(_frame(frame, place, len(frames)) for place, frame in enumerate(frames))
    return f"{head}{ground}{words}{body}</svg>"


def paint(title: str, about: str, picture: Picture | None) -> bytes:
    """The preview of a link, as PNG; without a picture it is words alone."""
    from PIL import Image  # loaded late, as above
    from rich.color import Color
    from rich.terminal_theme import SVG_EXPORT_THEME, TerminalTheme
    from rich.text import Text

    from spieltisch.engine import pixels

    theme = TerminalTheme(
        Color.parse(GROUND).get_truecolor(),
        Color.parse(INK).get_truecolor(),
        [SVG_EXPORT_THEME.ansi_colors[number] for number in range(8)],
        [SVG_EXPORT_THEME.ansi_colors[number] for number in range(8, 16)],
    )
    head = pixels.lines_of(Text("\n").join([Text(title, "bold"), Text(about)]))
    body = [] if picture is None else [[], *pixels.lines_of(picture)]
    lines = max([*head, *body], [*head, *_beside(body)], key=_letters)
    drawing = pixels.paint(lines, _letters(lines), theme)
    image = Image.new("RGB", PREVIEW, GROUND)
    left, top = (PREVIEW.width - drawing.width) // 2, (PREVIEW.height - drawing.height) // 2
    image.paste(drawing, (left, top))
    out = BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def _beside(lines: Sequence[list[Segment]]) -> list[list[Segment]]:
    """The lower half of some lines beside the upper one."""
    from rich.segment import Segment  # loaded late, as above

    from spieltisch.engine.pixels import columns_of

    middle, nothing = (len(lines) + 1) // 2, list[Segment]()
    width = columns_of(lines[:middle]) + GAP
    return [
        [*left, Segment(" " * (width - columns_of([left]))), *right]
        for left, right in zip_longest(lines[:middle], lines[middle:], fillvalue=nothing)
    ]


def _letters(lines: Sequence[Sequence[Segment]]) -> int:
    """The height of the largest letters with which some lines fit into a preview."""
    from spieltisch.engine.pixels import cell_of, columns_of  # loaded late, as above

    columns, rows = columns_of(lines), len(lines)
    for letter in range(LARGEST_LETTERS, SMALLEST_LETTERS, -1):
        cell = cell_of(letter)
        is_wide = columns * cell.width > PREVIEW.width - 2 * EDGE
        if not is_wide and rows * cell.height <= PREVIEW.height - 2 * EDGE:
            return letter
    return SMALLEST_LETTERS


def _frame(lines: Sequence[Sequence[Segment]], place: int, count: int) -> str:
    pieces = "".join(piece for row, line in enumerate(lines) for piece in _pieces(line, row + 3))
    if count == 1:
        return f"<g>{pieces}</g>"
    whole = SECONDS * (count - 1) + LAST_SECONDS
    begin = place * SECONDS / whole
    end = 1.0 if place == count - 1 else (place + 1) * SECONDS / whole
    values, times = ["hidden", "visible", "hidden"], [0.0, begin, end]
    if place == 0:
        values, times = values[1:], times[1:]
    if place == count - 1:
        values, times = values[:-1], times[:-1]
    visibility = "visible" if place == count - 1 else "hidden"
    return (
        f'<g visibility="{visibility}"><animate attributeName="visibility" calcMode="discrete" '
        f'values="{";".join(values)}" keyTimes="{";".join(f"{time:.4f}" for time in times)}" '
        f'dur="{whole:.1f}s" repeatCount="indefinite"/>{pieces}</g>'
    )


def _pieces(line: Sequence[Segment], row: int) -> Iterator[str]:
    from rich.terminal_theme import SVG_EXPORT_THEME  # loaded late, as above

    column = 0
    for segment in line:
        style, length = segment.style, segment.cell_length
        look = ""
        if style is not None and style.bgcolor is not None and not style.bgcolor.is_default:
            fill = style.bgcolor.get_truecolor(SVG_EXPORT_THEME).hex
            yield (
                f'<rect x="{_x(column)}" y="{EDGE + row * HEIGHT}" width="{length * WIDTH:.1f}" '
                f'height="{HEIGHT}" fill="{fill}"/>'
            )
        if style is not None:
            if style.color is not None and not style.color.is_default:
                look += f' fill="{style.color.get_truecolor(SVG_EXPORT_THEME).hex}"'
            look += ' font-weight="bold"' if style.bold else ""
            look += ' opacity="0.6"' if style.dim else ""
        bare = segment.text.strip()
        if bare:
            before = segment.text.index(bare)
            yield _text(column + before, row, bare, look)
        column += length


def _text(column: int, row: int, words: str, look: str) -> str:
    from rich.cells import cell_len  # loaded late, as above

    baseline = EDGE + row * HEIGHT + 15
    return (
        f'<text x="{_x(column)}" y="{baseline}" textLength="{cell_len(words) * WIDTH:.1f}" '
        f'xml:space="preserve" {look}>{escape(words)}</text>'
    )


def _x(column: int) -> str:
    return f"{EDGE + column * WIDTH:.1f}"
