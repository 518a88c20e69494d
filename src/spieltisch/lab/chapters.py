"""The twelve figures of a balance report: each a question, an answer in words, and a plot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from spieltisch.bots.arena.shares import Z
from spieltisch.lab import plots
from spieltisch.lab.causes import Worth, worths
from spieltisch.lab.figures import Gap
from spieltisch.lab.playing import elements_in
from spieltisch.lab.plots import Curve, Mark, Stack
from spieltisch.lab.study import Kind
from spieltisch.lab.sums import SHARES, Measure
from spieltisch.lab.telling import MEASURES, Group, Paragraph, Table, Teller, quantile, signed
from spieltisch.lab.watching import MOMENTS

CHAPTERS = (
    *("turns", "length", "draws", "choices", "mattered", "leads", "decided"),
    *("luck", "ladder", "elements", "waiting", "margins"),
)

#: What has another title for who plays alone.
ALONE = ("turns", "margins")

#: More curves than this in one plot cannot be told apart.
MOST_CURVES = 4

#: So many elements are shown at each end, and named in a sentence.
MOST_SHOWN, MOST_NAMED = 7, 3


@dataclass(frozen=True)
class Chapter:
    """One of the twelve figures."""

    key: str
    title: str
    question: str
    paragraphs: list[Paragraph]
    plot: str
    table: Table


def chapters(teller: Teller) -> list[Chapter]:
    """All figures that there is something to say about."""
    writer = _Writer(teller)
    return [chapter for key in CHAPTERS if (chapter := writer.chapter(key)) is not None]


class _Writer:
    """Writes the chapters of a report."""

    def __init__(self, teller: Teller) -> None:
        self.teller, self.study, self.say = teller, teller.study, teller.say

    def chapter(self, key: str) -> Chapter | None:
        match key:
            case "luck":
                paragraphs, plot, table = self.luck()
            case "elements":
                paragraphs, plot, table = self.elements()
            case _:
                paragraphs = self.teller.paragraphs(key)
                plot = self.measure_plot(key) if paragraphs else ""
                table = self.teller.table(key)
        if not paragraphs:
            return None
        of = f"{key}-alone" if key in ALONE and self.is_alone else key
        title, question = self.say(f"chapter-{of}"), self.say(f"question-{of}")
        return Chapter(key, title, question, paragraphs, plot, table)

    @property
    def is_alone(self) -> bool:
        """Whether nobody has anybody to play against."""
        return self.study.players == (1,)

    # Measures.

    def measure_plot(self, key: str) -> str:
        match key:
            case "turns":
                return self.turns()
            case "length":
                return self.lengths()
            case "decided":
                return self.moments()
            case "margins":
                return self.sources() or self.dots(key)
            case "ladder":
                fair = [1 / players for players in self.study.players if players > 1]
                return self.dots(key, fair, self.say("plot-fair"))
            case "draws":
                marks = [m for measure in MEASURES[key] for m in self.marks(measure, named=True)]
                return plots.dots(self.say("plot-draws"), marks, self.percent)
        return self.dots(key)

    def percent(self, share: float) -> str:
        return f"{self.teller.percent(share)} %"

    def tone(self, bot: str) -> int:
        return self.study.bots.index(bot)

    def marks(self, measure: Measure, *, named: bool = False) -> list[Mark]:
        marks = []
        for group in self.teller.groups:
            for figure in self.teller.of(measure, group):
                label = self.teller.row_label(group, self.teller.who(figure.cell))
                if named:
                    label = f"{label}: {self.teller.name(measure, group.players)}"
                tone = self.tone(figure.cell.bot)
                marks.append(Mark(label, figure.mean, figure.low, figure.high, tone))
        return marks

    def dots(self, key: str, guides: Sequence[float] = (), title: str | None = None) -> str:
        measure = MEASURES[key][0]
        say = self.percent if measure in SHARES else self.teller.amount
        name = self.teller.name(measure, min(self.study.players))
        title = title or self.say("plot-measure", measure=name)
        return plots.dots(title, self.marks(measure), say, guides)

    def turns(self) -> str:
        """With three and more players, everybody in turn order, and by seat."""
        marks, guides = [], []
        for group in self.teller.groups:
            if group.players > 1:
                guides.append(1 / group.players)
            for figure in self.teller.of(Measure.FIRST, group):
                who, tone = figure.cell.bot, self.tone(figure.cell.bot)
                label = self.teller.row_label(group, who)
                if group.players <= 2:
                    marks.append(Mark(label, figure.mean, figure.low, figure.high, tone))
                    continue
                for place, (mean, low, high) in enumerate(self.teller.places(figure.cell), 1):
                    text = self.say("plot-place", who=label, place=place)
                    marks.append(Mark(text, mean, low, high, tone))
                for seat, (mean, low, high) in enumerate(self.teller.seats(figure.cell), 1):
                    text = self.say("plot-seat", who=label, seat=seat)
                    marks.append(Mark(text, mean, low, high, tone))
        if not guides:
            return self.dots("turns")
        return plots.dots(self.say("plot-fair"), marks, self.percent, guides)

    def rows(self) -> Iterator[tuple[Group, str]]:
        """All groups with all bots."""
        return ((group, bot) for group in self.teller.groups for bot in self.study.bots)

    def lengths(self) -> str:
        """How many games are over after this many moves; dots where that says too little."""
        lines: list[Curve] = []
        for group, bot in self.rows():
            own = self.teller.sums(group, bot)
            assert own is not None
            last, total, so_far, points = quantile(own, 0.98), own.deals, 0, [(0.0, 0.0)]
            for length in sorted(own.lengths):
                if length > last:
                    break
                so_far += own.lengths[length]
                points.append((float(length), so_far / total))
            points = points[:: max(1, len(points) // 120)]
            lines.append(Curve(self.teller.row_label(group, bot), points, len(lines)))
        if len(lines) > MOST_CURVES or any(len(line.points) < 4 for line in lines):
            return self.dots("length")
        title = self.say("plot-length")
        return plots.curves(title, lines, lambda x: self.whole(x), lambda y: self.whole(100 * y))

    def whole(self, value: float) -> str:
        return f"{value:.0f}"

    def moments(self) -> str:
        """How often who leads goes on to win, as the game goes on."""
        lines: list[Curve] = []
        for group, bot in self.rows():
            own = self.teller.sums(group, bot)
            assert own is not None
            points = [
                ((moment + 0.0) / MOMENTS, wins / known)
                for moment, (wins, known) in enumerate(zip(*own.moments.tolist(), strict=True))
                if known
            ]
            if points:
                lines.append(Curve(self.teller.row_label(group, bot), points, len(lines)))
        if not lines or len(lines) > MOST_CURVES:
            return self.dots("decided")

        def percent(share: float) -> str:
            return self.whole(100 * share)

        return plots.curves(self.say("plot-moments"), lines, say_x=percent, say_y=percent)

    def sources(self) -> str:
        """Where points come from, in the first group."""
        group = self.teller.groups[0]
        options = self.study.options(group.variant, group.players)
        names = elements_in(self.study.game).sources(group.players, options)
        marks = []
        for number, name in names.items():
            for bot in self.study.bots:
                own = self.teller.sums(group, bot)
                assert own is not None
                count, total, squares = own.earned[:, number]
                mean = total / count
                error = Z * (max(0.0, squares / count - mean**2) / count) ** 0.5
                label = f"{name.say(self.teller.language)} · {bot}"
                marks.append(Mark(label, mean, mean - error, mean + error, self.tone(bot)))
        if len(names) < 2:
            return ""
        return plots.dots(self.say("plot-sources"), marks, self.teller.amount, [0.0])

    # Luck and skill.

    def luck(self) -> tuple[list[Paragraph], str, Table]:
        paragraphs, stacks, rows = [], [], []
        names = [self.say(f"cause-{name}") for name in ("skill", "deal", "rest")]
        for group in self.teller.groups:
            split = self.teller.causes(group)
            if split is None:
                continue
            who, parts = split
            each = (parts.skill, parts.deal, parts.rest)
            skill, deal, rest = (self.teller.percent(part.mean) for part in each)
            label = self.teller.row_label(group, who)
            low, high = self.teller.percent(parts.skill.low), self.teller.percent(parts.skill.high)
            text = self.say("says-luck", skill=skill, low=low, high=high, deal=deal, rest=rest)
            paragraphs.append(Paragraph(label, [text]))
            stacks.append(Stack(label, [part.mean for part in each]))
            for name, part in zip(names, each, strict=True):
                ends = f"{self.teller.percent(part.low)} … {self.teller.percent(part.high)}"
                value, least = self.teller.percent(part.mean), self.teller.percent(part.detectable)
                rows.append([label, name, value, ends, least])
        columns = ("who", "cause", "share", "interval", "detectable")
        heads = [self.say(f"column-{name}") for name in columns]
        plot = plots.stacks(self.say("plot-luck"), names, stacks, self.percent)
        return paragraphs, plot, Table(heads, rows)

    # Elements.

    def elements(self) -> tuple[list[Paragraph], str, Table]:
        if self.study.game.composition is None:
            return [], "", Table([], [])
        paragraphs, rows, plot = [], [], ""
        for group, bot in self.rows():
            known = self.worths(group, bot)
            names = self.element_names(group)
            label = self.teller.row_label(group, bot)
            paragraphs.append(Paragraph(label, list(self.about_elements(known, names))))
            rows += [[label, *self.element_row(worth, names)] for worth in known]
            plot = plot or self.element_plot(known, names)
        columns = (
            *("who", "element", "uses", "dealt", "dealt-interval"),
            *("forbidden", "forbidden-interval", "detectable"),
        )
        return paragraphs, plot, Table([self.say(f"column-{name}") for name in columns], rows)

    def element_names(self, group: Group) -> dict[int, str]:
        options = self.study.options(group.variant, group.players)
        names = elements_in(self.study.game).names(group.players, options)
        return {number: name.say(self.teller.language) for number, name in names.items()}

    def worths(self, group: Group, bot: str) -> list[Worth]:
        alike, banned = (self.teller.sums(group, bot, k) for k in (Kind.ALIKE, Kind.RESTRICTED))
        assert alike is not None
        known = worths(
            sorted(self.element_names(group)),
            alike.elements,
            None if banned is None else banned.elements,
        )
        return [one for one in known if one.uses or (one.dealt and one.dealt.detectable)]

    def about_elements(self, known: list[Worth], names: dict[int, str]) -> Iterator[str]:
        used = sorted((one for one in known if one.uses), key=lambda one: -one.uses)
        if used:
            most, least = used[0], used[-1]
            yield self.say(
                "says-uses",
                most=names[most.element],
                often=self.teller.amount(most.uses),
                least=names[least.element],
                seldom=self.teller.amount(least.uses),
            )
        for key, gaps in (
            ("dealt", {one.element: one.dealt for one in known if one.dealt}),
            ("forbidden", {one.element: one.forbidden for one in known if one.forbidden}),
        ):
            yield from self.about_gaps(
                key, {k: gap for k, gap in gaps.items() if gap.detectable}, names
            )

    def about_gaps(self, key: str, gaps: dict[int, Gap], names: dict[int, str]) -> Iterator[str]:
        standouts = sorted((k for k in gaps if gaps[k].is_seen), key=lambda k: -abs(gaps[k].value))
        if standouts:
            parts = [self.named_gap(names[k], gaps[k]) for k in standouts[:MOST_NAMED]]
            yield self.say(f"says-{key}", parts="; ".join(parts), more=len(standouts[MOST_NAMED:]))
        elif gaps:
            middle = sorted(gap.detectable for gap in gaps.values())[len(gaps) // 2]
            yield self.say(f"says-{key}-nothing", detectable=self.teller.percent(middle))

    def named_gap(self, name: str, gap: Gap) -> str:
        value, low, high = (self.points(x) for x in (gap.value, gap.low, gap.high))
        return self.say("element-gap", name=name, value=value, low=low, high=high)

    def points(self, gap: float) -> str:
        return signed(self.teller.percent(gap), gap)

    def element_row(self, worth: Worth, names: dict[int, str]) -> list[str]:
        cells = [names[worth.element], self.teller.amount(worth.uses)]
        for gap in (worth.dealt, worth.forbidden):
            if gap is None or not gap.detectable:
                cells += ["", ""]
                continue
            star = " *" if gap.is_seen else ""
            cells += [
                self.points(gap.value) + star,
                f"{self.points(gap.low)} … {self.points(gap.high)}",
            ]
        least = [gap.detectable for gap in (worth.dealt, worth.forbidden) if gap and gap.detectable]
        return [*cells, self.teller.percent(min(least)) if least else ""]

    def element_plot(self, known: list[Worth], names: dict[int, str]) -> str:
        """Both ends of what being dealt an element brings, or doing without it."""
        marks = []
        for tone, key in enumerate(("dealt", "forbidden")):
            gaps = [(one.element, getattr(one, key)) for one in known]
            some = [(element, gap) for element, gap in gaps if gap is not None and gap.detectable]
            some.sort(key=lambda pair: -pair[1].value)
            if len(some) > 2 * MOST_SHOWN:
                some = [*some[:MOST_SHOWN], *some[-MOST_SHOWN:]]
            marks += [
                Mark(
                    self.say(f"plot-{key}", name=names[element]),
                    gap.value,
                    gap.low,
                    gap.high,
                    tone,
                )
                for element, gap in some
            ]
        if not marks:
            return ""
        return plots.dots(self.say("plot-worth"), marks, lambda x: self.points(x), [0.0])
