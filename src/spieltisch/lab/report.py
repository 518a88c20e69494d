"""The report of a study: a page that needs nothing else, and its figures as a table."""

from __future__ import annotations

import csv
from html import escape
from io import StringIO
from pathlib import Path

from spieltisch.engine.files import write_whole
from spieltisch.lab.chapters import Chapter, chapters
from spieltisch.lab.telling import Paragraph, Table, Teller

PAGE, TABLE = "report.html", "figures.csv"

STYLE = (Path(__file__).parent / "report.css").read_text("utf-8")

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
                one.detectable if change is None else change.detectable,
            ]
        )
    return text.getvalue()


def page(teller: Teller) -> str:
    """The page as text."""
    title = escape(teller.say("title", game=teller.study.game.title(teller.language)))
    parts = chapters(teller)
    links = [f'<li><a href="#{one.key}">{escape(one.title)}</a></li>' for one in parts]
    return "\n".join(
        [
            f'<!DOCTYPE html>\n<html lang="{teller.language}">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>",
            f"<header><h1>{title}</h1>\n<p>{escape(teller.set_up())}</p>",
            f'<div class="glance">{html_table(teller.glance())}</div>',
            f"<nav><ol>{''.join(links)}</ol></nav></header>\n<main>",
            *(_section(teller, number, one) for number, one in enumerate(parts, 1)),
            f"</main>\n<footer><p>{escape(teller.how_to_read())}</p></footer>",
            "</body>\n</html>\n",
        ]
    )


def _section(teller: Teller, number: int, chapter: Chapter) -> str:
    paragraphs = "".join(map(_paragraph, chapter.paragraphs))
    return (
        f'<section id="{chapter.key}">\n<div class="says">'
        f"<h2><span>{number}</span>{escape(chapter.title)}</h2>"
        f'<p class="question">{escape(chapter.question)}</p>{paragraphs}</div>\n'
        f"<figure>{chapter.plot}</figure>\n"
        f"<details><summary>{escape(teller.say('all-figures'))}</summary>"
        f"{html_table(chapter.table)}</details>\n</section>"
    )


def _paragraph(paragraph: Paragraph) -> str:
    label = f"<h3>{escape(paragraph.label)}</h3>" if paragraph.label else ""
    return label + "".join(f"<p>{escape(text)}</p>" for text in paragraph.texts)


def html_table(table: Table) -> str:
    """A table that scrolls where there is no room for it."""
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in table.columns)
    rows = ["".join(f"<td>{escape(text)}</td>" for text in row) for row in table.rows]
    lines = "\n".join(f"<tr>{row}</tr>" for row in rows)
    return f'<div class="wide"><table>\n<tr>{heads}</tr>\n{lines}\n</table></div>'
