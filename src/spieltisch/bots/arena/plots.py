"""The plots of a report, as pieces of SVG for inside a page, whose colours they take on."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from io import StringIO
from typing import TYPE_CHECKING, Any

from spieltisch.bots.arena.labels import shorten
from spieltisch.bots.arena.standings import Standings
from spieltisch.bots.arena.words import ARENA
from spieltisch.engine.words import Language

if TYPE_CHECKING:
    from matplotlib.axes import Axes

#: What is drawn in this colour gets the colour of the page's text.
INK = "#010203"

#: A histogram has no more bins than this.
BINS = 30

#: How many characters of a name fit next to a plot.
LONGEST_NAME = 24

#: A blue that can be seen on white and on black.
ACCENT = "#4a90d9"


def can_be_drawn() -> bool:
    """Whether what draws them is installed."""
    return find_spec("matplotlib") is not None


def ratings(standings: Standings, language: Language) -> str:
    """The ratings with their intervals, the strongest on top."""
    ratings, names = standings.ratings, standings.plan.bots
    order = [int(bot) for bot in ratings.values.argsort() if standings.is_rated(int(bot))]
    centre = ratings.values[order]
    spread = [centre - ratings.low[order], ratings.high[order] - centre]

    def draw(axes: Axes) -> None:
        axes.errorbar(centre, range(len(order)), xerr=spread, fmt="o", color=ACCENT, capsize=4)
        _name_rows(axes, [names[bot] for bot in order])
        axes.axvline(0, color=INK, linewidth=0.8, linestyle=":")
        axes.set_xlabel(ARENA("plot-rating").say(language))

    return _svg("ratings", len(order), draw)


def times(standings: Standings, language: Language) -> str:
    """How long each bot took for a move, on average and at most."""
    names, tallies = standings.plan.bots[::-1], standings.tallies[::-1]

    def draw(axes: Axes) -> None:
        mean = [1000 * own.seconds_per_move for own in tallies]
        most = [1000 * own.slowest for own in tallies]
        rows = range(len(names))
        axes.barh(rows, mean, height=0.5, color=ACCENT, label=ARENA("plot-mean").say(language))
        axes.plot(most, rows, "|", color=INK, ms=14, label=ARENA("plot-slowest").say(language))
        _name_rows(axes, names)
        axes.set_xscale("symlog", linthresh=1)
        axes.set_xlim(left=0)
        axes.xaxis.set_major_formatter("{x:g}")
        axes.set_xlabel(ARENA("plot-ms").say(language))
        axes.legend(frameon=False, labelcolor=INK, loc="lower left", bbox_to_anchor=(0, 1), ncols=2)

    return _svg("times", len(names), draw)


def lengths(standings: Standings, language: Language) -> str:
    """How many moves the matches had."""
    from matplotlib.ticker import MaxNLocator  # late, as in _svg

    counts = [outcome.moves for outcome in standings.outcomes]

    def draw(axes: Axes) -> None:
        axes.hist(counts, bins=whole_bins(min(counts), max(counts)), color=ACCENT)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.yaxis.set_major_locator(MaxNLocator(integer=True))
        axes.set_xlabel(ARENA("plot-length").say(language))
        axes.set_ylabel(ARENA("plot-matches").say(language))

    return _svg("lengths", 5, draw)


def whole_bins(least: int, most: int) -> list[float]:
    """The edges of a limited number of bins, all the same whole number of moves wide.

    >>> whole_bins(4, 6), len(whole_bins(10, 100))
    ([3.5, 4.5, 5.5, 6.5], 24)
    """
    width = -(-(most - least + 1) // BINS)
    count = -(-(most - least + 1) // width)
    return [least - 0.5 + width * edge for edge in range(count + 1)]


def _name_rows(axes: Axes, names: Sequence[str]) -> None:
    # A dollar sign would begin a formula; a name that is too long would leave no room to draw.
    labels = [shorten(name, LONGEST_NAME).replace("$", r"\$") for name in names]
    axes.set_yticks(range(len(names)), labels)
    axes.set_ylim(-0.6, len(names) - 0.4)


def _svg(name: str, rows: int, draw: Callable[[Axes], None]) -> str:
    # Loaded late: it takes longer to load than most commands take to run.
    import matplotlib
    from matplotlib.figure import Figure

    ink = ("text.color", "axes.edgecolor", "axes.labelcolor", "xtick.color", "ytick.color")
    fixed: Any = {"svg.fonttype": "none", "svg.hashsalt": f"spieltisch {name}"}
    file = StringIO()
    with matplotlib.rc_context(fixed | dict.fromkeys(ink, INK)):
        figure = Figure(figsize=(7, 1.2 + 0.35 * rows), layout="constrained")
        axes = figure.add_subplot()
        axes.spines[["top", "right"]].set_visible(False)
        draw(axes)
        figure.savefig(file, format="svg", transparent=True, metadata={"Date": None})
    return _for_a_page(file.getvalue())


def _for_a_page(svg: str) -> str:
    """Take away what only a file of its own needs, all addresses included.

    >>> _for_a_page('<?xml?><svg xmlns="http://a" width="1pt"><use xlink:href="#x"/></svg>')
    '<svg width="1pt"><use href="#x"/></svg>'
    """
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"\s*<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'\s+xmlns(:\w+)?="[^"]*"', "", svg)
    return svg.replace("xlink:href", "href").replace(INK, "currentColor").strip()
