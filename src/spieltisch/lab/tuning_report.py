"""What came out of a search for options, in words and as a page."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from pathlib import Path

from spieltisch.engine.files import write_whole
from spieltisch.engine.words import Language, format_number
from spieltisch.lab import plots
from spieltisch.lab.plots import Mark
from spieltisch.lab.report import STYLE, html_table
from spieltisch.lab.sums import SHARES, Measure
from spieltisch.lab.telling import Table
from spieltisch.lab.tuning import Attempt, Estimate, Goal
from spieltisch.lab.words import WORDS

PAGE = "tuning.html"

#: More attempts than this are not shown.
MOST = 12


@dataclass(frozen=True)
class Outcome:
    """The trade-off that a search has found, and its nearest attempt on new deals."""

    goal: Goal
    attempts: list[Attempt]
    front: list[Attempt]
    best: Attempt | None
    language: Language

    def say(self, key: str, **values: object) -> str:
        """One of the lab's sentences."""
        return WORDS(key, **values).say(self.language)

    def sentences(self) -> list[str]:
        """What was tried, what is nearest to the goal, and what it is like on new deals."""
        d = self.goal.declaration
        deals = format_number(d.games, self.language)
        bots = ", ".join(d.bots)
        sentences = [self.say("tuning-set-up", attempts=len(self.attempts), deals=deals, bots=bots)]
        if self.best is not None:
            options = self.goal.write_options(self.best.options)
            sentences.append(self.say(self._verdict(self.best), options=options))
            for bot, own in self.best.measures.items():
                measures = "; ".join(self._value(measure, own[measure]) for measure in d.goal)
                sentence = self.say("tuning-confirmed", deals=deals, bot=bot, measures=measures)
                sentences.append(sentence)
        return sentences

    def _verdict(self, best: Attempt) -> str:
        """Whether the goal is met: new deals decide, since those that chose it flatter it."""
        if self.goal.miss(best) == 0:
            return "tuning-met"
        return "tuning-flattered" if self.goal.miss(self.front[0]) == 0 else "tuning-missed"

    def _value(self, measure: str, own: Estimate) -> str:
        start, end = self.goal.declaration.goal[measure]
        numbers = {"value": own.mean, "low": own.low, "high": own.high, "from": start, "to": end}
        texts = {name: self._number(measure, number) for name, number in numbers.items()}
        return self.say("tuning-value", measure=self._name(measure), **texts)

    def _name(self, measure: str) -> str:
        if measure not in set(Measure):
            return self.say("measure-seat", seat=measure.removeprefix("seat"))
        return self.say(f"measure-{measure.replace('_', '-')}")

    def _number(self, measure: str, value: float) -> str:
        if measure in SHARES or measure not in set(Measure):
            return format_number(100 * value, self.language, 1)
        return format_number(value, self.language, 1 if abs(value) >= 10 else 2)

    def write(self, folder: Path) -> Path:
        """Write the page into the folder of a search; returns its path."""
        write_whole(folder / PAGE, self.page())
        return folder / PAGE

    def page(self) -> str:
        """The page as text: a plot of the trade-off for each measure of the goal."""
        game = self.goal.game.title(self.language)
        title = escape(self.say("title-tuning", game=game))
        sentences = "".join(f"<p>{escape(text)}</p>" for text in self.sentences())
        sections = [
            f"<section><h2>{escape(self._name(measure))}</h2><figure>{self._plot(measure)}</figure>"
            "</section>"
            for measure in self.goal.declaration.goal
            if self.front
        ]
        all_attempts = escape(self.say("tuning-all"))
        return "\n".join(
            [
                f'<!DOCTYPE html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">',
                '<meta name="viewport" content="width=device-width, initial-scale=1">',
                f"<title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>",
                f"<header><h1>{title}</h1>{sentences}</header>\n<main>",
                *sections,
                f"<section><details><summary>{all_attempts}</summary>"
                f"{html_table(self._table())}</details></section>",
                "</main>\n</body>\n</html>\n",
            ]
        )

    def _plot(self, measure: str) -> str:
        bots = self.goal.declaration.bots
        marks = [
            Mark(self._label(one, bot), own.mean, own.low, own.high, bots.index(bot))
            for one in self.front[:MOST]
            for bot, measures in one.measures.items()
            for own in (measures[measure],)
        ]
        guides = self.goal.declaration.goal[measure]
        title = self.say("tuning-trade-off")
        return plots.dots(title, marks, lambda value: self._number(measure, value), guides)

    def _label(self, attempt: Attempt, bot: str) -> str:
        options = self.goal.write_options(attempt.options)
        return options if len(self.goal.declaration.bots) == 1 else f"{options} · {bot}"

    def _table(self) -> Table:
        """All attempts, the nearest to the goal first."""
        d = self.goal.declaration
        heads = [f"{self._name(m)} · {bot}" for bot in d.bots for m in d.goal]
        rows = [
            [
                self.goal.write_options(one.options),
                *(
                    self._number(m, one.measures[bot][m].mean) if one.measures else "–"
                    for bot in d.bots
                    for m in d.goal
                ),
            ]
            for one in sorted(self.attempts, key=self.goal.miss)
        ]
        return Table([self.say("column-options"), *heads], rows)
