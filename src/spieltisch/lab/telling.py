"""The figures of a study in words, for a designer who is no statistician."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from spieltisch.bots.arena.shares import wilson
from spieltisch.engine.words import Language, format_number
from spieltisch.lab.figures import Figure, Gap
from spieltisch.lab.study import Cell, Study
from spieltisch.lab.sums import SHARES, Measure, Sums
from spieltisch.lab.words import WORDS


@dataclass(frozen=True)
class Section:
    """What is said about one variant and number of players."""

    heading: str
    sentences: list[str]
    columns: list[str]
    rows: list[list[str]]


class Teller:
    """Says what came out of a study, in one language."""

    def __init__(
        self, study: Study, totals: Sequence[Sums], found: Sequence[Figure], language: Language
    ) -> None:
        self.study, self.totals, self.figures, self.language = study, totals, found, language

    def say(self, key: str, **values: object) -> str:
        """One of the lab's sentences."""
        return WORDS(key, **values).say(self.language)

    def number(self, value: float, measure: Measure) -> str:
        """A value of a measure: a share in percent, anything else as it is."""
        if measure in SHARES:
            return format_number(100 * value, self.language, 1)
        return format_number(value, self.language, 1 if abs(value) >= 10 else 2)

    def variant(self, cell: Cell) -> str:
        """What a cell's variant is called."""
        return self.study.variants[cell.variant].title().say(self.language)

    def who(self, cell: Cell) -> str:
        """Who plays in a cell."""
        if cell.rival is None:
            return cell.bot
        return self.say("against", bot=cell.bot, rival=cell.rival)

    def set_up(self) -> str:
        """What was played."""
        study = self.study
        return self.say(
            "set-up",
            game=study.game.title(self.language),
            deals=format_number(self.totals[0].deals, self.language),
            cells=len(study.cells),
            bots=", ".join(study.bots),
            seed=str(study.seed),
        )

    def how_to_read(self) -> str:
        """What the figures mean, and what they do not."""
        return self.say("how-to-read")

    def sections(self) -> list[Section]:
        """A section for each variant and number of players."""
        sections = []
        for players in self.study.players:
            for number in range(len(self.study.variants)):
                own = [
                    f for f in self.figures if (f.cell.players, f.cell.variant) == (players, number)
                ]
                variant = self.variant(own[0].cell)
                heading = self.say("section", variant=variant, players=players)
                sentences, rows = list(self._sentences(own)), list(self._rows(own))
                sections.append(Section(heading, sentences, self._columns(players), rows))
        return sections

    def _sentences(self, own: Sequence[Figure]) -> Iterator[str]:
        directions = set()
        for figure in own:
            if figure.measure is Measure.FIRST:
                yield self._beginning(figure)
                if figure.cell.players > 2:
                    yield self._turn_order(figure.cell)
                directions.add(_direction(figure.unfair))
            elif figure.measure is Measure.SKILL:
                yield self._skill(figure)
        if {-1, 1} <= directions:
            yield self.say("bots-disagree")
        yield from self._changes(own)
        yield from self._stopped(own)

    def _interval(self, figure: Figure) -> dict[str, str]:
        values = {"value": figure.mean, "low": figure.low, "high": figure.high}
        return {name: self.number(value, figure.measure) for name, value in values.items()}

    def _beginning(self, figure: Figure) -> str:
        bot, unfair, about = figure.cell.bot, figure.unfair, self._interval(figure)
        if unfair is None:
            return self.say("alone", bot=bot, **about)
        key = {1: "first-better", -1: "first-worse", 0: "first-fair"}[_direction(unfair)]
        fair = self.number(1 / figure.cell.players, figure.measure)
        detectable = self.number(unfair.detectable, figure.measure)
        return self.say(key, bot=bot, fair=fair, detectable=detectable, **about)

    def _turn_order(self, cell: Cell) -> str:
        """What everybody wins, in turn order."""
        own, parts = self.totals[self.study.cells.index(cell)], []
        for part in own.places:
            low, high = (self.number(end, Measure.FIRST) for end in wilson(part, own.deals))
            share = self.number(part / own.deals, Measure.FIRST)
            parts.append(self.say("place", value=share, low=low, high=high))
        return self.say("turn-order", bot=cell.bot, places="; ".join(parts))

    def _skill(self, figure: Figure) -> str:
        cell, about = figure.cell, self._interval(figure)
        fair = self.number(1 / cell.players, figure.measure)
        return self.say("skill", bot=cell.bot, rival=cell.rival, fair=fair, **about)

    def _changes(self, own: Sequence[Figure]) -> Iterator[str]:
        """What differs from the first variant, and what does not as far as could be seen."""
        base, same = self.study.variants[0].title().say(self.language), []
        for figure in own:
            change, measure = figure.change, figure.measure
            if change is None:
                continue
            what = self._name(measure, figure.cell.players)
            name = f"{what} ({self.who(figure.cell)})"
            if not change.is_seen and change.detectable == 0:  # the same in every deal
                continue
            if not change.is_seen:
                same.append(f"{name}: {self.number(change.detectable, measure)}")
                continue
            yield self.say(
                "changed",
                base=base,
                measure=name,
                value=_signed(self.number(change.value, measure), change.value),
                low=_signed(self.number(change.low, measure), change.low),
                high=_signed(self.number(change.high, measure), change.high),
            )
        if same:
            yield self.say("unchanged", base=base, measures="; ".join(same))

    def _stopped(self, own: Sequence[Figure]) -> Iterator[str]:
        cells = dict.fromkeys(figure.cell for figure in own)
        for cell in cells:
            stopped = self.totals[self.study.cells.index(cell)].stopped
            if stopped:
                yield self.say("stopped", who=self.who(cell), games=stopped)

    def _columns(self, players: int) -> list[str]:
        return [self.say("column-bots"), *(self._name(measure, players) for measure in Measure)]

    def _name(self, measure: Measure, players: int) -> str:
        """What a measure is called; who plays alone always has the first turn."""
        is_alone = measure is Measure.FIRST and players == 1
        return self.say("measure-won" if is_alone else f"measure-{measure}")

    def _rows(self, own: Sequence[Figure]) -> Iterator[list[str]]:
        """A row for each cell, an interval below each value; * marks what was seen."""
        for cell in dict.fromkeys(figure.cell for figure in own):
            known = {figure.measure: figure for figure in own if figure.cell == cell}
            cells = [self._cell(known[m]) if m in known else "" for m in Measure]
            yield [self.who(cell), *cells]

    def _cell(self, figure: Figure) -> str:
        about = self._interval(figure)
        seen = any(gap is not None and gap.is_seen for gap in (figure.unfair, figure.change))
        return f"{about['value']}{' *' if seen else ''}\n{about['low']} … {about['high']}"


def _direction(gap: Gap | None) -> int:
    """1 if a gap was seen above, -1 below, 0 if none was."""
    if gap is None or not gap.is_seen:
        return 0
    return 1 if gap.value > 0 else -1


def _signed(text: str, value: float) -> str:
    return text if value < 0 else f"+{text}"
