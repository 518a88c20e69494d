"""Draw who imports whom: the rooms of the package, and an arrow for every import between two.

    python docs/pictures/imports.py

The number on an arrow says how many modules of the one room import from the other. The imports
are read by the same functions that tests/test_architecture.py checks them with. The same source
always gives the same picture, and a test compares.
"""

from __future__ import annotations

import math
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from test_architecture import (
    MAY_IMPORT,
    PACKAGE,
    imported_modules,
    module_name,
    place_of,
    source_files,
)

PICTURE = Path(__file__).parent / "imports.svg"

Arrow = tuple[str, str]

#: Sizes in pixels: a box, the width of an arrow that passes a row, and the gaps between them.
BOX_WIDTH, BOX_HEIGHT, LANE = 132, 54, 26
GAP_ACROSS, GAP_DOWN, MARGIN = 34, 82, 24

STYLE = """\
text { font: 14px system-ui, sans-serif; fill: #1d2530; text-anchor: middle; }
.room { fill: #ffffff; stroke: #33507a; stroke-width: 1.5; }
.name { font-weight: 600; font-size: 16px; }
.modules { font-size: 12px; fill: #556070; }
.arrow { fill: none; stroke: #7d93b2; }
.count { font-size: 12px; font-weight: 600; }
.count { paint-order: stroke; stroke: #f4f1ea; stroke-width: 5px; }"""


@dataclass
class Graph:
    """The rooms with the number of their modules, and the arrows with the number of imports."""

    rooms: Counter[str]
    arrows: Counter[Arrow]


@dataclass(eq=False)
class Stop:
    """A place in a row: the box of a room, or the point where an arrow passes the row."""

    room: str | None
    x: float = 0.0
    y: float = 0.0

    @property
    def width(self) -> float:
        """How much of its row the stop takes."""
        return BOX_WIDTH if self.room else LANE


def read_graph() -> Graph:
    """Count modules and imports of the source as it is now."""
    graph = Graph(Counter(), Counter())
    for path in source_files():
        module = module_name(path)
        here, _ = place_of(module)
        if here in ("", "__main__"):
            continue
        graph.rooms[here] += 1
        source = path.read_text(encoding="utf-8")
        names = imported_modules(source, module, is_package=path.name == "__init__.py")
        rooms = {place_of(name)[0] for name in names if name.split(".")[0] == PACKAGE}
        # `from spieltisch import __version__` names no room.
        graph.arrows.update((here, there) for there in rooms if there in MAY_IMPORT)
    graph.arrows = Counter(
        {
            (here, there): count
            for (here, there), count in graph.arrows.items()
            if there and here != there
        }
    )
    return graph


def rows_of(graph: Graph) -> list[list[str]]:
    """Put every room below all rooms that import it, as high as possible."""
    depth = dict.fromkeys(sorted(graph.rooms), 0)
    for _ in depth:
        for here, there in sorted(graph.arrows):
            depth[there] = max(depth[there], depth[here] + 1)
    # A room whose only visitors are high up is still placed right above what it needs itself.
    for room in sorted(depth, key=lambda room: -depth[room]):
        below = [depth[there] for here, there in graph.arrows if here == room]
        if below:
            depth[room] = min(below) - 1
    return [
        [room for room in depth if depth[room] == number]
        for number in range(max(depth.values()) + 1)
    ]


def lay_out(graph: Graph) -> tuple[list[list[Stop]], dict[Arrow, list[Stop]]]:
    """Give every room and every passing arrow its place, with few crossings."""
    rows = [[Stop(room) for room in row] for row in rows_of(graph)]
    boxes = {stop.room: (number, stop) for number, row in enumerate(rows) for stop in row}
    ways: dict[Arrow, list[Stop]] = {}
    for here, there in sorted(graph.arrows):
        (top, start), (bottom, end) = boxes[here], boxes[there]
        lanes = [Stop(None) for _ in range(top + 1, bottom)]
        for number, lane in zip(range(top + 1, bottom), lanes, strict=True):
            rows[number].append(lane)
        ways[here, there] = [start, *lanes, end]
    above: defaultdict[Stop, list[Stop]] = defaultdict(list)
    below: defaultdict[Stop, list[Stop]] = defaultdict(list)
    for way in ways.values():
        for upper, lower in pairwise(way):
            below[upper].append(lower)
            above[lower].append(upper)
    place(rows)
    for neighbours, order in [(above, rows), (below, rows[::-1])] * 6:
        for row in order:
            sort_row(row, neighbours)
            place(rows)
    return rows, ways


def sort_row(row: list[Stop], neighbours: Mapping[Stop, list[Stop]]) -> None:
    """Bring the stops of a row into the order of what they are tied to."""
    row.sort(key=lambda stop: mean([other.x for other in neighbours[stop]], stop.x))


def place(rows: list[list[Stop]]) -> None:
    """Centre all rows, one below the other."""
    widths = [sum(stop.width for stop in row) + GAP_ACROSS * (len(row) - 1) for row in rows]
    for number, row in enumerate(rows):
        left = MARGIN + (max(widths) - widths[number]) / 2
        for stop in row:
            stop.x = left + stop.width / 2
            stop.y = MARGIN + BOX_HEIGHT / 2 + number * (BOX_HEIGHT + GAP_DOWN)
            left += stop.width + GAP_ACROSS


def mean(numbers: list[float], otherwise: float) -> float:
    """The mean, rounded so that sums in another order do not change the picture."""
    return round(sum(numbers) / len(numbers), 3) if numbers else otherwise


def spread(stop: Stop, others: Iterable[Stop]) -> dict[Stop, float]:
    """Where at the edge of a box the arrows to or from the others begin or end."""
    ordered = sorted(set(others), key=lambda other: other.x)
    step = (BOX_WIDTH - 24) / max(len(ordered), 1)
    return {
        other: stop.x + (number - (len(ordered) - 1) / 2) * step
        for number, other in enumerate(ordered)
    }


def draw_arrow(points: list[tuple[float, float]], count: int) -> list[str]:
    """A curve from point to point, and the number near its beginning."""
    (x, y), *rest = points
    path = f"M{x:.1f} {y:.1f}"
    for below_x, below_y in rest:
        middle = (y + below_y) / 2
        path += f" C{x:.1f} {middle:.1f} {below_x:.1f} {middle:.1f} {below_x:.1f} {below_y:.1f}"
        x, y = below_x, below_y
    width = 1 + math.log2(count) / 2
    return [
        f'<path class="arrow" d="{path}" stroke-width="{width:.1f}" marker-end="url(#tip)"/>',
        f'<text class="count" x="{points[0][0]:.1f}" y="{points[0][1] + 18:.1f}">{count}</text>',
    ]


def draw(graph: Graph) -> str:
    """The whole picture as SVG."""
    rows, ways = lay_out(graph)
    stops = [stop for row in rows for stop in row]
    width = max(stop.x + stop.width / 2 for stop in stops) + MARGIN
    height = max(stop.y for stop in stops) + BOX_HEIGHT / 2 + MARGIN
    leaving: defaultdict[Stop, list[Stop]] = defaultdict(list)
    arriving: defaultdict[Stop, list[Stop]] = defaultdict(list)
    for way in ways.values():
        leaving[way[0]].append(way[1])
        arriving[way[-1]].append(way[-2])
    lines, numbers = [], []
    for arrow, way in ways.items():
        start, *lanes, end = way
        points = [
            (spread(start, leaving[start])[way[1]], start.y + BOX_HEIGHT / 2),
            *((lane.x, lane.y) for lane in lanes),
            (spread(end, arriving[end])[way[-2]], end.y - BOX_HEIGHT / 2 - 8),
        ]
        line, number = draw_arrow(points, graph.arrows[arrow])
        lines.append(line)
        numbers.append(number)
    boxes = [part for stop in stops if stop.room for part in draw_box(stop, graph)]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
            'role="img">',
            "<title>The rooms of Spieltisch and the imports between them</title>",
            f"<style>\n{STYLE}\n</style>",
            '<defs><marker id="tip" viewBox="0 0 8 8" refX="1" refY="4" markerWidth="8" '
            'markerHeight="8" markerUnits="userSpaceOnUse" orient="auto">'
            '<path d="M0 0 8 4 0 8Z" fill="#7d93b2"/></marker></defs>',
            f'<rect width="{width:.0f}" height="{height:.0f}" rx="12" fill="#f4f1ea"/>',
            *lines,
            *boxes,
            *numbers,
            "</svg>\n",
        ]
    )


def draw_box(stop: Stop, graph: Graph) -> list[str]:
    """A room with its name and the number of its modules."""
    assert stop.room is not None
    left, top = stop.x - BOX_WIDTH / 2, stop.y - BOX_HEIGHT / 2
    return [
        f'<rect class="room" x="{left:.1f}" y="{top:.1f}" width="{BOX_WIDTH}" '
        f'height="{BOX_HEIGHT}" rx="8"/>',
        f'<text class="name" x="{stop.x:.1f}" y="{stop.y - 3:.1f}">{escape(stop.room)}</text>',
        f'<text class="modules" x="{stop.x:.1f}" y="{stop.y + 15:.1f}">'
        f"{graph.rooms[stop.room]} modules</text>",
    ]


if __name__ == "__main__":
    PICTURE.write_text(draw(read_graph()), encoding="utf-8")
