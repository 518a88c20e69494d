"""The report of a tournament: one HTML file that needs nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Any

from spieltisch.bots.arena import plots
from spieltisch.bots.arena.plan import Plan
from spieltisch.bots.arena.sequential import Question
from spieltisch.bots.arena.shares import wilson
from spieltisch.bots.arena.standings import Standings
from spieltisch.bots.arena.words import ARENA
from spieltisch.engine.words import Language, format_number

NAME = "report.html"

STYLE = (Path(__file__).parent / "report.css").read_text("utf-8")


def write_report(
    folder: Path, standings: Standings, question: Question | None, language: Language
) -> Path:
    """Write the report into a tournament's folder; returns its path."""
    path = folder / NAME
    path.write_text(report(standings, question, language), "utf-8")
    return path


def report(standings: Standings, question: Question | None, language: Language = "en") -> str:
    """The page as text."""
    return _Page(standings, question, language).html()


class _Page:
    """A page about some standings, in one language."""

    def __init__(self, standings: Standings, question: Question | None, language: Language) -> None:
        self.standings, self.question, self.language = standings, question, language
        self.has_plots = plots.can_be_drawn()

    def html(self) -> str:
        title = escape(self.standings.plan.game.title(self.language))
        heading = f"{self.say('report-title')}: {title}"
        return "\n".join(
            [
                f'<!DOCTYPE html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">',
                '<meta name="viewport" content="width=device-width, initial-scale=1">',
                f"<title>{heading}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>",
                f"<h1>{heading}</h1>",
                *self.set_up(),
                *self.results(),
                *self.pairs(),
                *self.course(),
                *self.forfeits(),
                "</body>\n</html>\n",
            ]
        )

    def set_up(self) -> Iterable[str]:
        plan = self.standings.plan
        done, planned = len(self.standings.outcomes), self.standings.planned
        yield _paragraph(
            self.say(
                "played",
                game=plan.game.title(self.language),
                players=plan.players,
                done=self.number(done),
                planned=self.number(planned),
                seed=str(plan.seed),
            )
        )
        options = " ".join(f"<code>{escape(option)}</code>" for option in written_options(plan))
        yield f"<p>{self.say('report-options')}: {options}</p>"
        if plan.seconds is not None:
            yield _paragraph(self.say("report-seconds", seconds=self.number(plan.seconds, 1)))
        if self.question and self.standings.verdict:
            yield _paragraph(answer(self.standings, self.question, self.language))
        if self.standings.undecided:
            yield _paragraph(undecided(self.standings, self.language))
        if not self.has_plots:
            yield _paragraph(self.say("report-without-plots"))

    def results(self) -> Iterable[str]:
        yield self.heading("report-results")
        bots = range(len(self.standings.plan.bots))
        rows = [self.result(bot) for bot in bots]
        yield self.table(("bot", *rows[0]), ([self.name(bot), *rows[bot].values()] for bot in bots))
        yield _paragraph(self.say("report-about-shares"))
        if self.standings.says_who_is_better:
            yield _paragraph(self.say("report-about-ratings"))
            if self.has_plots:
                yield plots.ratings(self.standings, self.language)

    def result(self, bot: int) -> dict[str, str]:
        """What a row of the results says, by column; an interval is below its number."""
        own, is_solo = self.standings.tallies[bot], self.standings.plan.is_solo
        cells = {"games": self.number(own.games), "wins": self.number(own.wins)}
        if not is_solo:
            cells["draws"] = self.number(own.draws)
        cells["losses"] = self.number(own.losses)
        if self.standings.forfeits:
            cells["forfeits"] = self.number(own.forfeits)
        cells["share"] = f"{self.percent(own.share)}\n{self.interval(own.score, own.games)}"
        if not is_solo:
            decided = own.share_of_decided
            cells["decided"] = "-" if decided is None else self.percent(decided)
        cells["points"] = self.number(own.points_per_game, 2)
        if is_solo:
            cells["length"] = self.number(own.moves_per_game, 1)
        if self.standings.says_who_is_better:
            cells["rating"] = self.rating(bot)
        return cells

    def rating(self, bot: int) -> str:
        if not self.standings.is_rated(bot):
            return ""
        ratings = self.standings.ratings
        # Rounded first, so that a rating a little below 0 does not read "-0".
        value, low, high = (
            self.number(round(row[bot])) for row in (ratings.values, ratings.low, ratings.high)
        )
        return f"{value}\n{low} … {high}"

    def name(self, bot: int) -> str:
        return self.standings.plan.bots[bot]

    def pace(self, bot: int) -> list[str]:
        own = self.standings.tallies[bot]
        times = (1000 * own.seconds_per_move, 1000 * own.slowest)
        moves = self.number(own.moves)
        return [self.name(bot), moves, *(self.number(ms, 1) for ms in times)]

    def pairs(self) -> Iterable[str]:
        bots = self.standings.plan.bots
        if not self.standings.says_who_is_better:
            return
        yield self.heading("report-pairs")
        yield _paragraph(self.say("report-about-pairs"))
        numbers = range(len(bots))
        rows = ([bots[row], *(self.pair(row, column) for column in numbers)] for row in numbers)
        yield _table(["", *bots], rows, "pairs")

    def pair(self, row: int, column: int) -> str:
        """A bot's share against another, its interval, and how likely it is to be better."""
        superiority = self.standings.superiority[row][column]
        if superiority is None:
            return ""
        wins, draws = self.standings.comparisons.wins, self.standings.comparisons.draws
        games = int(wins[row, column] + wins[column, row] + draws[row, column])
        score = wins[row, column] + draws[row, column] / 2
        if games == 0:
            return "-"
        better = self.say("report-better", likelihood=self.percent(superiority))
        count = self.say("report-of-games", games=self.number(games))
        share = self.percent(score / games)
        return f"{share}\n{self.interval(score, games)}\n{count}\n{better}"

    def course(self) -> Iterable[str]:
        yield self.heading("report-times")
        bots = range(len(self.standings.plan.bots))
        yield self.table(("bot", "moves", "ms", "slowest"), (self.pace(bot) for bot in bots))
        if self.has_plots:
            yield plots.times(self.standings, self.language)
            yield self.heading("report-lengths")
            yield plots.lengths(self.standings, self.language)

    def forfeits(self) -> Iterable[str]:
        if not self.standings.forfeits:
            return
        yield self.heading("report-forfeits")
        rows = (
            [
                why.bot,
                self.number(len(why.games)),
                str(why.games[0]),
                why.first.reason[self.language],
            ]
            for why in self.standings.reasons
        )
        yield self.table(("bot", "games", "first-game", "reason"), rows, "texts")
        for why in self.standings.reasons:
            if why.first.printed:
                summary = self.say("report-printed", bot=why.bot, number=why.games[0])
                yield f"<details><summary>{escape(summary)}</summary>"
                yield f"<pre>{escape(_visible(why.first.printed))}</pre></details>"

    def heading(self, key: str) -> str:
        return f"<h2>{escape(self.say(key))}</h2>"

    def table(self, columns: Iterable[str], rows: Iterable[list[str]], kind: str = "") -> str:
        return _table([self.say(f"column-{column}") for column in columns], rows, kind)

    def say(self, key: str, **values: Any) -> str:
        return ARENA(key, **values).say(self.language)

    def number(self, number: float, decimals: int = 0) -> str:
        return format_number(number, self.language, decimals)

    def percent(self, share: float) -> str:
        return f"{self.number(100 * share, 1)} %"

    def interval(self, score: float, games: int) -> str:
        low, high = wilson(score, games)
        return f"{self.number(100 * low, 1)} - {self.percent(high)}"


def answer(standings: Standings, question: Question, language: Language) -> str:
    """What the test says about its question."""
    verdict = standings.verdict
    assert verdict is not None
    return ARENA(
        f"answer-{verdict.answer or 'none'}",
        bot=standings.plan.bots[0],
        deals=verdict.deals,
        low=format_number(100 * question.low, language, 1),
        high=format_number(100 * question.high, language, 1),
    ).say(language)


def written_options(plan: Plan) -> Iterable[str]:
    """The options of a tournament as people write them on the command line."""
    for name, value in plan.options.items():
        if isinstance(value, bool):
            yield f"{name}={'on' if value else 'off'}"
        elif value is not None:
            text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
            yield f"{name}={text}"


def undecided(standings: Standings, language: Language) -> str:
    """How many matches were stopped, and how they count."""
    key = "played-undecided-alone" if standings.plan.is_solo else "played-undecided"
    return ARENA(key, count=standings.undecided, limit=standings.plan.limit).say(language)


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _visible(text: str) -> str:
    """What a guest printed, without characters that no page can show."""
    return "".join(
        sign if sign.isprintable() or sign in "\n\t" else "\N{REPLACEMENT CHARACTER}"
        for sign in text
    )


def _table(heads: Iterable[str], rows: Iterable[Iterable[str]], kind: str = "") -> str:
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    body = "\n".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in rows)
    style = f' class="{kind}"' if kind else ""
    # Whoever has no mouse scrolls a wide table with the arrow keys.
    return f'<div class="wide" tabindex="0"><table{style}>\n<tr>{head}</tr>\n{body}\n</table></div>'


def _cell(text: str) -> str:
    first, *more = escape(text).split("\n")
    return f"<td>{first}{''.join(f'<br><small>{line}</small>' for line in more)}</td>"
