"""The course of a match as a picture: everybody's chances over the moves."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from spieltisch.bots.analysis.findings import Analysis, Step
from spieltisch.bots.words import WORDS
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.words import Language

if TYPE_CHECKING:
    from matplotlib.axes import Axes

#: What a graph can be written as, by the ending of the file's name.
FORMATS = ("svg", "png")

#: Colours that people with colour blindness can tell apart too (Okabe and Ito).
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000")

#: Seats with the same chances, such as partners, have lines that show through each other.
DASHES = ("-", (0, (6, 3)), (0, (2, 2)), (0, (6, 2, 1, 2)))


class BadGraph(SpieltischError):
    """A graph is written as SVG or PNG, to a file that can be written, by matplotlib."""


def checked_graph(path: str | Path) -> Path:
    """The path if a graph can be written there; nothing is written yet.

    >>> checked_graph("evening.svg").name
    'evening.svg'
    """
    if Path(path).suffix.lower().lstrip(".") not in FORMATS:
        raise BadGraph(WORDS("bad-graph", path=str(path)[:80]))
    if not _can_be_written(Path(os.path.realpath(path))):
        raise BadGraph(WORDS("no-place-for-graph", path=str(path)[:80]))
    if find_spec("matplotlib") is None:
        raise BadGraph(WORDS("graph-without-matplotlib"))
    return Path(path)


def _can_be_written(file: Path) -> bool:
    if file.exists():
        return not file.is_dir() and os.access(file, os.W_OK)
    return file.parent.is_dir() and os.access(file.parent, os.W_OK | os.X_OK)


def draw_graph(analysis: Analysis, path: str | Path, language: Language = "en") -> None:
    """Write the course of a match as an SVG or a PNG."""
    path = checked_graph(path)
    # Loaded late: it takes longer to load than most analyses take.
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context({"svg.hashsalt": "spieltisch", "svg.fonttype": "none"}):
        figure = Figure(figsize=(10, 5), layout="constrained")
        _draw(figure.add_subplot(), analysis, language)
        kind = path.suffix.lower().lstrip(".")
        undated: dict[str, Any] = {"metadata": {"Date": None}} if kind == "svg" else {}
        figure.savefig(path, format=kind, dpi=150, **undated)


def _draw(axes: Axes, analysis: Analysis, language: Language) -> None:
    course, names = analysis.course, analysis.names(language)
    for seat, name in enumerate(names):
        axes.plot(
            range(len(course)),
            [100 * chances[seat] for chances in course],
            color=COLOURS[seat % len(COLOURS)],
            linestyle=DASHES[seat % len(DASHES)],
            linewidth=2,
            label=name,
        )
    for number, step in enumerate(analysis.turning_points()):
        _mark(axes, step, above=number % 2 == 0)
    axes.set_title(WORDS("graph-title", game=analysis.match.game.title(language)).say(language))
    axes.set_xlabel(WORDS("graph-moves").say(language))
    axes.set_ylabel(WORDS("graph-chances").say(language))
    axes.set_ylim(-4, 108)
    axes.set_xlim(0, max(1, len(course) - 1))
    axes.grid(alpha=0.3)
    axes.legend(loc="center left", bbox_to_anchor=(1.0, 0.5), frameon=False)


def _mark(axes: Axes, step: Step, above: bool) -> None:
    """A ring where a move cost a lot, with its number."""
    seat = step.viewer
    height = 100 * step.standing[seat]
    axes.plot(
        [step.ply],
        [height],
        marker="o",
        markersize=9,
        markerfacecolor="white",
        markeredgecolor=COLOURS[seat % len(COLOURS)],
        markeredgewidth=2,
        linestyle="none",
    )
    axes.annotate(
        f"{step.ply}: -{step.lost}",
        (step.ply, height),
        xytext=(0, 9 if above else -9),
        textcoords="offset points",
        ha="center",
        va="bottom" if above else "top",
        fontsize=9,
        bbox={"boxstyle": "round,pad=0.1", "facecolor": "white", "alpha": 0.7, "linewidth": 0},
    )
