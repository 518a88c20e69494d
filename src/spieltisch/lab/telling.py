"""The figures of a study in words, for a designer who is no statistician."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import sqrt

from spieltisch.bots.arena.shares import wilson
from spieltisch.engine.words import Language, format_number
from spieltisch.lab.causes import Causes, causes
from spieltisch.lab.figures import CERTAIN, POWER, Figure, Gap, gap, holm
from spieltisch.lab.study import Cell, Kind, Study
from spieltisch.lab.sums import SHARES, Measure, Sums
from spieltisch.lab.words import WORDS


@dataclass(frozen=True)
class Group:
    """A variant and a number of players, which are told of together."""

    variant: int
    players: int


@dataclass(frozen=True)
class Paragraph:
    """What is said about some games, whose name is empty where there are no others."""

    label: str
    texts: list[str]


@dataclass(frozen=True)
class Table:
    """Rows of texts below their heads."""

    columns: list[str]
    rows: list[list[str]]


#: What each chapter about measures tells, its sentence about the first of them.
MEASURES: dict[str, tuple[Measure, ...]] = {
    "turns": (Measure.FIRST,),
    "length": (Measure.LENGTH,),
    "draws": (Measure.DRAWN, Measure.SHARED),
    "choices": (Measure.CHOICES, Measure.FORCED),
    "mattered": (Measure.MATTERED,),
    "leads": (Measure.LEADS, Measure.COMEBACK),
    "decided": (Measure.DECIDED,),
    "ladder": (Measure.SKILL,),
    "waiting": (Measure.WAIT, Measure.SHUT_OUT),
    "margins": (Measure.MARGIN,),
}


#: What is shown of each variant at a glance, with the strongest bot.
GLANCE = (Measure.FIRST, Measure.LENGTH, Measure.MATTERED, Measure.DECIDED, Measure.SKILL)

#: The sign of a negative number, as wide as the plus.
MINUS = "\u2212"


class Teller:
    """Says what came out of a study, in one language."""

    def __init__(
        self, study: Study, totals: Sequence[Sums], figures: Sequence[Figure], language: Language
    ) -> None:
        self.study, self.totals, self.figures, self.language = study, totals, figures, language

    # Words and numbers.

    def say(self, key: str, **values: object) -> str:
        """One of the lab's sentences."""
        return WORDS(key, **values).say(self.language)

    def number(self, value: float, measure: Measure) -> str:
        """A value of a measure: a share in percent, anything else as it is."""
        return self.percent(value) if measure in SHARES else self.amount(value)

    def percent(self, share: float) -> str:
        """A share in percent, without the sign."""
        return format_number(100 * share, self.language, 1)

    def amount(self, value: float) -> str:
        """A number that is no share; small ones with two places."""
        return format_number(value, self.language, 1 if abs(value) >= 10 else 2)

    def variant(self, number: int) -> str:
        """What a variant is called."""
        return self.study.variants[number].title().say(self.language)

    def who(self, cell: Cell) -> str:
        """Who plays in a cell."""
        if cell.rival is None:
            return cell.bot
        return self.say("against", bot=cell.bot, rival=cell.rival)

    def name(self, measure: Measure, players: int) -> str:
        """What a measure is called; who plays alone always has the first turn."""
        if players == 1 and measure in (Measure.FIRST, Measure.MARGIN):
            return self.say(f"measure-{measure}-alone")
        return self.say(f"measure-{measure.replace('_', '-')}")

    def label(self, group: Group) -> str:
        """What a group is called; nothing where there is only one."""
        players = self.say("players", players=group.players)
        parts = [
            *([self.variant(group.variant)] if len(self.study.variants) > 1 else []),
            *([players] if len(self.study.players) > 1 else []),
        ]
        return ", ".join(parts)

    def row_label(self, group: Group, who: str) -> str:
        """A group and who plays in it, unless that is always the same."""
        label = self.label(group)
        return label if label and self.study.bots == (who,) else f"{label} · {who}".lstrip(" ·")

    # What was played.

    @cached_property
    def groups(self) -> list[Group]:
        """All groups, in the order of the study."""
        variants = range(len(self.study.variants))
        return [Group(variant, players) for players in self.study.players for variant in variants]

    def sums(self, group: Group, bot: str, kind: Kind = Kind.ALIKE) -> Sums | None:
        """The sums of a cell without a rival, if it was played."""
        cell = Cell(group.variant, group.players, bot, kind)
        cells = self.study.cells
        return self.totals[cells.index(cell)] if cell in cells else None

    def of(self, measure: Measure, group: Group) -> list[Figure]:
        """The figures of a measure in a group, the strongest bot first."""
        return [
            figure
            for figure in self.figures
            if figure.measure is measure
            and (figure.cell.variant, figure.cell.players) == (group.variant, group.players)
        ]

    def causes(self, group: Group) -> tuple[str, Causes] | None:
        """What decides games in a group, and between whom."""
        for cell, own in zip(self.study.cells, self.totals, strict=True):
            if (cell.variant, cell.players) == (group.variant, group.players):
                shares = causes(own.luck)
                if shares is not None:
                    who = self.who(cell) if cell.rival else ", ".join(self.study.bots)
                    return who, shares
        return None

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

    # Sentences.

    def paragraphs(self, chapter: str) -> list[Paragraph]:
        """What a chapter about measures says, group by group."""
        paragraphs = [Paragraph(self.label(g), list(self._about(chapter, g))) for g in self.groups]
        return [paragraph for paragraph in paragraphs if paragraph.texts]

    def _about(self, chapter: str, group: Group) -> Iterator[str]:
        first, *others = MEASURES[chapter]
        own = self.of(first, group)
        if not own:
            return
        if chapter == "turns":
            yield from self._beginning(own)
        elif chapter == "ladder":
            yield from (self._skill(figure) for figure in own)
        else:
            seconds = [self.of(other, group) for other in others]
            yield " ".join(self._repeated(chapter, group, own, seconds))
        yield from self._changes(
            [f for measure in MEASURES[chapter] for f in self.of(measure, group)]
        )
        if chapter == "length":
            yield from self._stopped(group)

    def _repeated(
        self, chapter: str, group: Group, own: list[Figure], seconds: list[list[Figure]]
    ) -> Iterator[str]:
        """The sentence of a chapter with the strongest bot, and what it is with the others."""
        for number, figure in enumerate(own):
            values = self.interval(figure)
            for second in seconds:
                values["second"] = self.number(second[number].mean, second[number].measure)
            values["detectable"] = self.number(figure.detectable, figure.measure)
            values |= self._shape(chapter, group, figure.cell.bot)
            kind = self._kind(chapter, figure)
            if kind == "-always":
                values["value"] = format_number(figure.mean, self.language)
            key = f"says-{chapter}" if number == 0 else f"also-{chapter}"
            yield self.say(key + kind, bot=figure.cell.bot, **values)

    def _kind(self, chapter: str, figure: Figure) -> str:
        """Which sentence of a chapter fits: all games may be equally long, or nobody else play."""
        if chapter == "length" and figure.low == figure.high:
            return "-always"
        return "-alone" if chapter == "margins" and figure.cell.players == 1 else ""

    def _shape(self, chapter: str, group: Group, bot: str) -> dict[str, str]:
        """What a chapter says besides its measures."""
        own = self.sums(group, bot)
        assert own is not None
        if chapter == "length":
            return {"short": str(quantile(own, 0.25)), "long": str(quantile(own, 0.75))}
        if chapter == "decided":
            wins, known = own.moments[:, own.moments.shape[1] // 2]
            return {"half": self.percent(wins / max(1, known))}
        return {}

    def interval(self, figure: Figure) -> dict[str, str]:
        """The value of a figure and the ends of its interval."""
        values = {"value": figure.mean, "low": figure.low, "high": figure.high}
        return {name: self.number(value, figure.measure) for name, value in values.items()}

    def _beginning(self, own: Sequence[Figure]) -> Iterator[str]:
        for figure in own:
            yield self._advantage(figure)
            if figure.cell.players > 2:
                yield self._turn_order(figure.cell)
            if figure.cell.players > 1:
                yield self._by_seat(figure.cell)
        directions = {_direction(figure.unfair) for figure in own}
        if {-1, 1} <= directions:
            yield self.say("bots-disagree")
        elif len(own) > 1 and len(directions) > 1:
            yield self.say("bots-differ")

    def _advantage(self, figure: Figure) -> str:
        bot, unfair, about = figure.cell.bot, figure.unfair, self.interval(figure)
        if unfair is None:
            return self.say("alone", bot=bot, **about)
        key = {1: "first-better", -1: "first-worse", 0: "first-fair"}[_direction(unfair)]
        fair = self.number(1 / figure.cell.players, figure.measure)
        detectable = self.number(unfair.detectable, figure.measure)
        return self.say(key, bot=bot, fair=fair, detectable=detectable, **about)

    def _turn_order(self, cell: Cell) -> str:
        """What everybody wins, in turn order."""
        parts = []
        for mean, low, high in self.places(cell):
            ends = {"low": self.percent(low), "high": self.percent(high)}
            parts.append(self.say("place", value=self.percent(mean), **ends))
        return self.say("turn-order", bot=cell.bot, places="; ".join(parts))

    def _by_seat(self, cell: Cell) -> str:
        """What each seat wins, whoever begins; a seat may be better off than others."""
        own, fair = self.totals[self.study.cells.index(cell)], 1 / cell.players
        error = sqrt(fair * (1 - fair) / own.deals)
        gaps = [gap(won / own.deals - fair, error) for won in own.seats]
        unfair = min(holm([one.p for one in gaps])) < CERTAIN
        seats = "; ".join(f"{self.percent(won / own.deals)} %" for won in own.seats)
        return self.say(
            "seats-unfair" if unfair else "seats-fair",
            bot=cell.bot,
            seats=seats,
            least=1 + int(own.seats.argmin()),
            most=1 + int(own.seats.argmax()),
            detectable=self.percent(POWER * error),
        )

    def seats(self, cell: Cell) -> list[tuple[float, float, float]]:
        """What each seat wins, with its interval."""
        own = self.totals[self.study.cells.index(cell)]
        return [(part / own.deals, *wilson(part, own.deals)) for part in own.seats]

    def places(self, cell: Cell) -> list[tuple[float, float, float]]:
        """What each place in the turn order wins, with its interval."""
        own = self.totals[self.study.cells.index(cell)]
        return [(part / own.deals, *wilson(part, own.deals)) for part in own.places]

    def _skill(self, figure: Figure) -> str:
        cell, about = figure.cell, self.interval(figure)
        fair = self.number(1 / cell.players, figure.measure)
        return self.say("skill", bot=cell.bot, rival=cell.rival, fair=fair, **about)

    def _changes(self, own: Sequence[Figure]) -> Iterator[str]:
        """What differs from the first variant, and what does not as far as could be seen."""
        base, same = self.variant(0), []
        for figure in own:
            change, measure = figure.change, figure.measure
            if change is None or (not change.is_seen and change.detectable == 0):
                continue  # the same in every deal
            name = f"{self.name(measure, figure.cell.players)} ({self.who(figure.cell)})"
            if not change.is_seen:
                same.append(f"{name}: {self.number(change.detectable, measure)}")
                continue
            yield self.say("changed", base=base, measure=name, **self.change(change, measure))
        if same:
            yield self.say("unchanged", base=base, measures="; ".join(same))

    def change(self, change: Gap, measure: Measure) -> dict[str, str]:
        """How much something has changed, with the ends of its interval."""
        values = {"value": change.value, "low": change.low, "high": change.high}
        return {key: signed(self.number(x, measure), x) for key, x in values.items()}

    def _stopped(self, group: Group) -> Iterator[str]:
        for cell, own in zip(self.study.cells, self.totals, strict=True):
            if (cell.variant, cell.players) == (group.variant, group.players) and own.stopped:
                yield self.say("stopped", who=self.who(cell), games=own.stopped)

    # Tables.

    def glance(self) -> Table:
        """What matters most of each variant, with the strongest bot; * marks what was seen."""
        players = min(self.study.players)
        measures = [m for m in GLANCE if any(one.measure is m for one in self.figures)]
        columns = [self.say("column-who"), *(self.name(m, players) for m in measures)]
        rows = []
        for group in self.groups:
            figures = [self.of(measure, group)[:1] for measure in measures]
            cells = [self._glance_cell(own[0]) if own else "" for own in figures]
            rows.append([self.row_label(group, self.study.bots[0]), *cells])
        return Table(columns, rows)

    def _glance_cell(self, figure: Figure) -> str:
        gaps = (figure.unfair, figure.change)
        star = " *" if any(gap is not None and gap.is_seen for gap in gaps) else ""
        return self.number(figure.mean, figure.measure) + star

    def table(self, chapter: str) -> Table:
        """All figures of a chapter about measures; * marks what was seen."""
        columns = [self.say(f"column-{name}") for name in ("who", "measure", "value", "interval")]
        columns += [self.say("column-detectable")]
        has_variants = len(self.study.variants) > 1
        columns += [self.say("column-change")] if has_variants else []
        rows = []
        for group in self.groups:
            for measure in MEASURES[chapter]:
                for figure in self.of(measure, group):
                    row = [self.row_label(group, self.who(figure.cell)), *self._cells(figure)]
                    rows.append([*row, self._change_cell(figure)] if has_variants else row)
        return Table(columns, rows)

    def _cells(self, figure: Figure) -> list[str]:
        about, measure = self.interval(figure), figure.measure
        is_seen = figure.unfair is not None and figure.unfair.is_seen
        return [
            self.name(measure, figure.cell.players),
            about["value"] + (" *" if is_seen else ""),
            f"{about['low']} … {about['high']}",
            self.number(figure.detectable, measure),
        ]

    def _change_cell(self, figure: Figure) -> str:
        if figure.change is None:
            return ""
        value = self.change(figure.change, figure.measure)["value"]
        return value + (" *" if figure.change.is_seen else "")


def quantile(own: Sums, share: float) -> int:
    """The number of moves that this share of the games does not exceed."""
    left = share * sum(own.lengths.values())
    for length in sorted(own.lengths):
        left -= own.lengths[length]
        if left <= 0:
            return length
    return max(own.lengths)


def _direction(one: Gap | None) -> int:
    """1 if a gap was seen above, -1 below, 0 if none was."""
    if one is None or not one.is_seen:
        return 0
    return 1 if one.value > 0 else -1


def signed(text: str, value: float) -> str:
    """A number that is always written with its sign.

    >>> signed("4.2", 4.2), signed("-0.5", -0.5)
    ('+4.2', '−0.5')
    """
    return text.replace("-", MINUS, 1) if value < 0 else f"+{text}"
