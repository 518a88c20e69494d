"""The report of a study: a page that needs nothing else, and its figures as a table."""

from __future__ import annotations

import csv
from html import escape
from io import StringIO
from pathlib import Path

from spieltisch.bots.arena.report import STYLE
from spieltisch.engine.files import write_whole
from spieltisch.lab.figures import Figure
from spieltisch.lab.sums import Measure
from spieltisch.lab.telling import Section, Teller

PAGE, TABLE = "report.html", "figures.csv"

#: Where the plot of shares begins and ends, and how high a line of it is, in pixels.
_LEFT, _WIDTH, _LINE = 330, 420, 22

#: How much room a label below the plot takes.
_LABEL = 60

_COLUMNS = (
    *("variant", "players", "bots", "measure", "deals", "mean", "low", "high"),
    *("unfair", "unfair_p", "change", "change_low", "change_high", "change_p", "detectable"),
)


def write_report(folder: Path, teller: Teller) -> Path:
    """Write page and table into the folder of a study; returns the path of the page."""
    write_whole(folder / TABLE, table(teller))
    write_whole(folder / PAGE, page(teller))
    return folder / PAGE


def table(teller: Teller) -> str:
    """All figures as CSV; probabilities are corrected for the number of comparisons."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(_COLUMNS)
    for one in teller.figures:
        cell, unfair, change = one.cell, one.unfair, one.change
        gap = change or unfair
        writer.writerow(
            [
                teller.study.variants[cell.variant].name,
                cell.players,
                cell.bot if cell.rival is None else f"{cell.bot} vs {cell.rival}",
                *(one.measure.value, one.deals, one.mean, one.low, one.high),
                *(("", "") if unfair is None else (unfair.value, unfair.corrected)),
                *(
                    ("", "", "", "")
                    if change is None
                    else (change.value, change.low, change.high, change.corrected)
                ),
                "" if gap is None else gap.detectable,
            ]
        )
    return text.getvalue()


def page(teller: Teller) -> str:
    """The page as text."""
    title = escape(teller.say("title", game=teller.study.game.title(teller.language)))
    parts = [
        f'<!DOCTYPE html>\n<html lang="{teller.language}">\n<head>\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>",
        f"<h1>{title}</h1>\n<p>{escape(teller.set_up())}</p>",
    ]
    for section in teller.sections():
        parts.append(f"<h2>{escape(section.heading)}</h2>\n<ul>")
        parts += [f"<li>{escape(sentence)}</li>" for sentence in section.sentences]
        parts += ["</ul>", _html_table(section)]
    parts += [f"<h2>{escape(teller.say('heading-plot'))}</h2>", plot(teller)]
    parts += [f"<p>{escape(teller.how_to_read())}</p>", "</body>\n</html>\n"]
    return "\n".join(parts)


def _html_table(section: Section) -> str:
    heads = "".join(f"<th>{escape(head)}</th>" for head in section.columns)
    rows = [
        "<tr>" + "".join(f"<td>{_cell(text)}</td>" for text in row) + "</tr>"
        for row in section.rows
    ]
    lines = "\n".join(rows)
    return f'<div class="wide"><table>\n<tr>{heads}</tr>\n{lines}\n</table></div>'


def _cell(text: str) -> str:
    value, _, interval = text.partition("\n")
    return escape(value) + (f"<br><small>{escape(interval)}</small>" if interval else "")


def plot(teller: Teller) -> str:
    """What whoever begins wins, with intervals, as a picture."""
    shown = [one for one in teller.figures if one.measure is Measure.FIRST]
    low, high = min(one.low for one in shown), max(one.high for one in shown)
    fair = [1 / one.cell.players for one in shown if one.unfair is not None]
    low, high = min([low, *fair]), max([high, *fair])
    room = max(0.01, 0.08 * (high - low))
    low, high = low - room, high + room

    def place(share: float) -> float:
        return round(_LEFT + _WIDTH * (share - low) / (high - low), 1)

    def apart(shares: list[float]) -> list[float]:
        """Those that have room for a label beside those before them."""
        kept: list[float] = []
        for share in shares:
            if all(abs(place(share) - place(other)) > _LABEL for other in kept):
                kept.append(share)
        return kept

    height = _LINE * (len(shown) + 2)
    lines = [_line(teller, one, place, _LINE * (k + 1)) for k, one in enumerate(shown)]
    ends = [
        f'<text x="{place(share)}" y="{height - 6}" text-anchor="middle">'
        f"{teller.number(share, Measure.FIRST)} %</text>"
        for share in apart(sorted({*fair, low + room, high - room}, key=lambda x: x not in fair))
    ]
    width = _LEFT + _WIDTH + 40
    return (
        f'<svg viewBox="0 0 {width} {height}" width="{width}" role="img" '
        f'aria-label="{escape(teller.say("heading-plot"), quote=True)}" font-size="13" '
        f'fill="currentColor" stroke="none">\n' + "\n".join([*lines, *ends]) + "\n</svg>"
    )


def _line(teller: Teller, one: Figure, place: object, y: int) -> str:
    assert callable(place)
    label = f"{teller.variant(one.cell)}, {one.cell.players}, {teller.who(one.cell)}"
    marks = [
        f'<text x="{_LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(label)}</text>',
        f'<line x1="{place(one.low)}" x2="{place(one.high)}" y1="{y}" y2="{y}" '
        'stroke="currentColor" stroke-width="2"/>',
        f'<circle cx="{place(one.mean)}" cy="{y}" r="4.5"/>',
    ]
    if one.unfair is not None:
        fair = place(1 / one.cell.players)
        marks.append(
            f'<line x1="{fair}" x2="{fair}" y1="{y - 9}" y2="{y + 9}" '
            'stroke="currentColor" stroke-dasharray="2 3"/>'
        )
    return "".join(marks)
