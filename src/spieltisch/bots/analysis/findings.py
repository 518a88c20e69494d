"""What an analysis has found: the chances of all seats, move by move."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import exp
from statistics import fmean
from typing import Any

from spieltisch.bots.words import WORDS
from spieltisch.engine.match import Match
from spieltisch.engine.seats import Mover
from spieltisch.engine.words import Language, Text

#: Each seat's chance to win, from 0 to 1.
Chances = tuple[float, ...]

#: A move that costs less than this is not a turning point.
TURNING = 0.1

#: A move that costs less than this is no mistake: it may be the luck of the imagined worlds.
MISTAKE = 0.05

#: Moves that are worth no less than this below the best are as good: one cannot tell them apart.
AS_GOOD = 0.02

#: How fast accuracy falls with what a move costs: ten percent of chance leave two thirds of it.
STRICTNESS = 4.0


def percent(chance: float) -> int:
    """A chance as people read it.

    >>> percent(0.274)
    27
    """
    return round(100 * chance)


def accuracy_of(cost: float) -> float:
    """How well somebody decided whose move cost this much of the chance to win, from 0 to 1.

    It is `exp(-4 cost)`: a move that costs nothing is right, and the first percents count most.

    >>> [percent(accuracy_of(cost)) for cost in (0.0, 0.05, 0.1, 0.5)]
    [100, 82, 67, 14]
    """
    return exp(-STRICTNESS * cost)


@dataclass(frozen=True)
class Notation:
    """A move as people of each language write it."""

    english: str
    german: str

    def say(self, language: Language = "en") -> str:
        """The move in a language."""
        return self.german if language == "de" else self.english


@dataclass(frozen=True)
class Alternative:
    """Another move that the mover could have made, and the chance to win with it."""

    action: int
    notation: Notation
    worth: float
    reasons: tuple[Text, ...]

    @property
    def move(self) -> str:
        """The move as files keep it."""
        return self.notation.english


@dataclass(frozen=True)
class Step:
    """One move of a match, judged by what `viewer` could know when it was made.

    `before` are the chances of all seats with the best of the moves that were judged, `after`
    those with the move that was played, which is one of them; `cost` is what the mover lost by
    that, so never below 0. Where the mover is not the viewer, `before` are the chances as the
    viewer saw them, and there is nothing to compare with: `cost` is None. `notation` is None
    while the move is still a secret. `standing` are the chances after the move, averaged over
    the views of all seats or, if the match is seen from one seat, from that seat.
    """

    ply: int
    seat: Mover
    viewer: int
    notation: Notation | None
    before: Chances
    after: Chances
    standing: Chances
    cost: float | None
    reasons: tuple[Text, ...]
    alternatives: tuple[Alternative, ...]

    @property
    def move(self) -> str | None:
        """The move as files keep it."""
        return None if self.notation is None else self.notation.english

    @property
    def is_decision(self) -> bool:
        """Whether the mover had a choice, and it was judged."""
        return self.cost is not None and bool(self.alternatives)

    @property
    def lost(self) -> int:
        """The cost in percent: the difference of the chances as people read them."""
        if self.cost is None:
            return 0
        return percent(self.before[self.viewer]) - percent(self.after[self.viewer])

    @property
    def better(self) -> tuple[Alternative, ...]:
        """The alternatives that would have been better by a percent or more, the best first."""
        after = percent(self.after[self.viewer])
        return tuple(a for a in self.alternatives if percent(a.worth) > after)

    @property
    def solutions(self) -> tuple[Alternative, ...]:
        """The best move to play instead, and those that are as good."""
        least = max((a.worth for a in self.better), default=0.0) - AS_GOOD
        return tuple(a for a in self.better if a.worth >= least)


@dataclass(frozen=True)
class Analysis:
    """All moves of a match, judged."""

    match: Match
    steps: tuple[Step, ...]

    @property
    def course(self) -> list[Chances]:
        """The chances of all seats at the beginning and after every move."""
        return [step.before for step in self.steps[:1]] + [step.standing for step in self.steps]

    def costliest(self, most: int = 5, least: float = 0.01) -> list[Step]:
        """The moves that cost most, the worst first."""
        costly = [step for step in self.steps if step.lost >= percent(least)]
        return sorted(costly, key=lambda step: (-step.lost, -(step.cost or 0.0), step.ply))[:most]

    def turning_points(self, most: int = 5) -> list[Step]:
        """The moves that cost enough to have decided the match, in order."""
        return sorted(self.costliest(most, TURNING), key=lambda step: step.ply)

    def mistakes(self, seat: int) -> list[Step]:
        """The moves of a seat that cost it more than luck explains, in order."""
        least = percent(MISTAKE)
        return [step for step in self.steps if step.seat == seat and step.lost >= least]

    def accuracy(self, seat: int) -> float | None:
        """How well a seat decided on average (`accuracy_of`); None if it never had a choice.

        A move that was the only one, and one that the viewer could not compare, is no decision.
        """
        own = [step for step in self.steps if step.seat == seat and step.is_decision]
        return fmean(accuracy_of(step.cost or 0.0) for step in own) if own else None

    def names(self, language: Language = "en") -> list[str]:
        """What the seats are called."""
        seats = range(1, self.match.players + 1)
        return list(self.match.seats or (WORDS("player", player=n).say(language) for n in seats))

    def mover(self, step: Step, language: Language = "en") -> str:
        """Who made a move."""
        if step.seat == "moderator":
            return WORDS("moderator").say(language)
        return self.names(language)[step.seat]

    def describe(self, step: Step, language: Language = "en") -> str:
        """What a move did, in words, beginning with who made it."""
        by = self.mover(step, language)
        if step.move is None:
            return WORDS("told-secretly", name=by).say(language)
        return f"{by} {self.match.tell(step.ply, language)}"

    def as_data(self, language: Language = "en") -> dict[str, Any]:
        """Everything as plain data; seats count from 0.

        A `move` is in English notation, a `label` is the same in the language asked for.
        """
        return {
            "game": self.match.game.name,
            "players": self.match.players,
            "names": self.names(language),
            "over": self.match.over,
            "winners": list(self.match.result.winners),
            "moves": [self._step_as_data(step, language) for step in self.steps],
            "costliest": [step.ply for step in self.costliest()],
            "turning_points": [step.ply for step in self.turning_points()],
            "reports": [self._report(seat) for seat in range(self.match.players)],
        }

    def _report(self, seat: int) -> dict[str, Any]:
        accuracy = self.accuracy(seat)
        return {
            "seat": seat,
            "accuracy": None if accuracy is None else round(accuracy, 4),
            "mistakes": [
                {"ply": step.ply, "solutions": [one.move for one in step.solutions]}
                for step in self.mistakes(seat)
            ],
        }

    def _step_as_data(self, step: Step, language: Language) -> dict[str, Any]:
        before, after = _rounded(step.before), _rounded(step.after)
        return {
            "ply": step.ply,
            "seat": step.seat,
            "viewer": step.viewer,
            "move": step.move,
            "label": None if step.notation is None else step.notation.say(language),
            "told": self.describe(step, language),
            "before": before,
            "after": after,
            "standing": _rounded(step.standing),
            "cost": None
            if step.cost is None
            else round(before[step.viewer] - after[step.viewer], 4),
            "reasons": list(_spoken(step.reasons, language)),
            "alternatives": [
                {
                    "move": other.move,
                    "label": other.notation.say(language),
                    "worth": round(other.worth, 4),
                    "reasons": list(_spoken(other.reasons, language)),
                }
                for other in step.alternatives
            ],
        }


def _rounded(chances: Chances) -> list[float]:
    return [round(chance, 4) for chance in chances]


def _spoken(reasons: tuple[Text, ...], language: Language) -> Iterator[str]:
    return (reason.say(language) for reason in reasons)
