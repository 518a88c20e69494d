"""The plots of a report: small pieces of SVG that take on the colours of the page.

They are narrow, so that their letters can be read on a phone as well.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

WIDTH = 440
_LEFT, _RIGHT = 6, WIDTH - 6
_LINE = 36
_HEIGHT = 190

#: As many colours as there are in the style sheet; further ones begin again.
TONES = 4

Say = Callable[[float], str]


@dataclass(frozen=True)
class Mark:
    """A value with its interval, in the colour of a bot."""

    label: str
    mean: float
    low: float
    high: float
    tone: int = 0


@dataclass(frozen=True)
class Curve:
    """Points that belong together."""

    label: str
    points: Sequence[tuple[float, float]]
    tone: int = 0


@dataclass(frozen=True)
class Stack:
    """Parts of a whole, in order."""

    label: str
    parts: Sequence[float]


def ticks(low: float, high: float, most: int = 5) -> list[float]:
    """A few round numbers within a range.

    >>> ticks(0.43, 0.61)
    [0.45, 0.5, 0.55, 0.6]
    """
    if high <= low:
        return [low]
    rough = (high - low) / most
    power = 10.0 ** floor(log10(rough))
    step = next(power * k for k in (1, 2, 2.5, 5, 10) if power * k >= rough)
    first = ceil(low / step - 1e-9)
    last = floor(high / step + 1e-9)
    return [round(k * step, 10) for k in range(first, last + 1)]


def dots(title: str, marks: Sequence[Mark], say: Say, guides: Sequence[float] = ()) -> str:
    """A line for each value: its label, its number, and where it lies with its interval."""
    low = min([*guides, *(mark.low for mark in marks)])
    high = max([*guides, *(mark.high for mark in marks)])
    room = 0.06 * (high - low) or max(abs(high), 1.0) * 0.05
    low, high = low - room, high + room

    def place(value: float) -> float:
        return round(_LEFT + (_RIGHT - _LEFT) * (value - low) / (high - low), 1)

    height = _LINE * len(marks) + 24
    parts = [_grid(place(tick), 4, height - 22, say(tick)) for tick in ticks(low, high, 4)]
    parts += [
        f'<line class="guide" x1="{place(x)}" x2="{place(x)}" y1="4" y2="{height - 22}"/>'
        for x in dict.fromkeys(guides)
    ]
    for row, mark in enumerate(marks):
        y = _LINE * row
        parts.append(
            f'<text x="{_LEFT}" y="{y + 15}">{escape(mark.label)}</text>'
            f'<text class="number" x="{_RIGHT}" y="{y + 15}">{escape(say(mark.mean))}</text>'
            f'<g class="tone{mark.tone % TONES}">'
            f'<line x1="{place(mark.low)}" x2="{place(mark.high)}" y1="{y + 26}" y2="{y + 26}"/>'
            f'<circle cx="{place(mark.mean)}" cy="{y + 26}" r="4.5"/></g>'
        )
    return _svg(title, height, parts)


def curves(title: str, lines: Sequence[Curve], say_x: Say, say_y: Say) -> str:
    """Curves over a common axis, from 0 up; their labels are above."""
    xs = [x for line in lines for x, _ in line.points]
    left, right = min(xs), max(xs)
    top = max(y for line in lines for _, y in line.points) * 1.05 or 1.0
    first = 18 * len(lines) + 10
    bottom = first + _HEIGHT

    def x_at(x: float) -> float:
        return round(34 + (_RIGHT - 34) * (x - left) / ((right - left) or 1.0), 1)

    def y_at(y: float) -> float:
        return round(bottom - _HEIGHT * y / top, 1)

    parts = [_grid(x_at(tick), first, bottom, say_x(tick)) for tick in ticks(left, right, 4)]
    for tick in ticks(0, top, 4):
        parts.append(
            f'<line class="grid" x1="34" x2="{_RIGHT}" y1="{y_at(tick)}" y2="{y_at(tick)}"/>'
            f'<text class="tick" x="30" y="{y_at(tick) + 4}" text-anchor="end">'
            f"{escape(say_y(tick))}</text>"
        )
    for row, line in enumerate(lines):
        path = " ".join(f"{x_at(x)},{y_at(y)}" for x, y in line.points)
        parts.append(
            f'<g class="tone{line.tone % TONES}"><polyline points="{path}"/>'
            f'<circle cx="{_LEFT + 5}" cy="{18 * row + 9}" r="4.5"/></g>'
            f'<text x="{_LEFT + 18}" y="{18 * row + 14}">{escape(line.label)}</text>'
        )
    return _svg(title, bottom + 22, parts)


def stacks(title: str, names: Sequence[str], rows: Sequence[Stack], say: Say) -> str:
    """A bar for each whole, divided into its parts; what they are called is above."""
    parts, x = [], float(_LEFT)
    for number, name in enumerate(names):
        parts.append(
            f'<rect class="fill{number % TONES}" x="{x}" y="4" width="12" height="12" rx="3"/>'
            f'<text x="{x + 17}" y="15">{escape(name)}</text>'
        )
        x += 34 + 8.2 * len(name)
    for row, stack in enumerate(rows):
        y, start = 26 + 44 * row, float(_LEFT)
        total = sum(stack.parts) or 1.0
        parts.append(f'<text x="{_LEFT}" y="{y + 13}">{escape(stack.label)}</text>')
        for number, part in enumerate(stack.parts):
            width = (_RIGHT - _LEFT) * part / total
            parts.append(
                f'<rect class="fill{number % TONES}" x="{start:.1f}" y="{y + 19}" '
                f'width="{max(0.0, width - 1):.1f}" height="18" rx="3"/>'
            )
            if width > 46:
                parts.append(
                    f'<text class="inside" x="{start + width / 2:.1f}" y="{y + 32}">'
                    f"{escape(say(part / total))}</text>"
                )
            start += width
    return _svg(title, 30 + 44 * len(rows), parts)


def _grid(x: float, top: float, bottom: float, label: str) -> str:
    return (
        f'<line class="grid" x1="{x}" x2="{x}" y1="{top}" y2="{bottom}"/>'
        f'<text class="tick" x="{min(max(x, 22), WIDTH - 22)}" y="{bottom + 16}" '
        f'text-anchor="middle">{escape(label)}</text>'
    )


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    name = escape(title, quote=True)
    inside = "\n".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{name}">\n{inside}\n</svg>'
        f"<figcaption>{name}</figcaption>"
    )
