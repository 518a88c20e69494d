"""A lesson: the steps that a game keeps in its folder, played by the game's own rules.

`lesson/lesson.json` names the steps; `lesson/words.*.ftl` says what a learner reads.

    {"steps": [
        {"name": "card", "rule": "S1", "position": {...}, "accept": ["7H d6", "7H i5"]},
        {"name": "corner", "accept": ["AD b10"]}
    ]}

A step without a position starts where the first accepted move of the step before leads. A step may
name the rule of the handbook that it is an example of. For a
step called `card` the words have `card-title`, `card-text`, `card-task` (what to do), `card-done`
(what has happened) and `card-other` (about moves that the rules allow, but not the lesson);
`end` is said after the last step.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from spieltisch.engine.game import Game
from spieltisch.engine.match import Match
from spieltisch.engine.words import Language, Phrasebook

#: Where the learner sits.
LEARNER = 0

#: What a learner reads in each step: the ends of the keys.
PARTS = ("title", "text", "task", "done", "other")
END = "end"


@dataclass(frozen=True, eq=False)
class Step:
    """One thing to learn: a match as it stands, and where each accepted move leads."""

    name: str
    match: Match
    accepted: Mapping[str, Match]
    #: Whether the board stays as the step before has left it.
    goes_on: bool
    #: The rule of the handbook that the step is an example of.
    rule: str | None = None


@dataclass(frozen=True, eq=False)
class Lesson:
    """The first lesson of a game."""

    game: Game
    steps: tuple[Step, ...]
    words: Phrasebook

    def step(self, name: str) -> Step | None:
        """The step of this name, if there is one."""
        return next((step for step in self.steps if step.name == name), None)

    @cache  # noqa: B019 - there is one lesson for each game, for as long as the program runs
    def as_data(self, language: Language) -> dict[str, Any]:
        """Everything that a client needs to give the lesson in a language."""
        return {
            "game": self.game.name,
            "seat": LEARNER,
            "steps": [self._step_as_data(step, language) for step in self.steps],
            "end": self.words(END).say(language),
        }

    def _step_as_data(self, step: Step, language: Language) -> dict[str, Any]:
        return {
            "name": step.name,
            **{part: self.words(f"{step.name}-{part}").say(language) for part in PARTS},
            "goes_on": step.goes_on,
            "rule": step.rule,
            "scene": step.match.scene(LEARNER),
            "legal": step.match.legal(LEARNER),
            "labels": step.match.legal(LEARNER, language),
            "accepted": [_outcome(move, match, language) for move, match in step.accepted.items()],
        }


def has_lesson(game: Game) -> bool:
    """Whether a game brings a first lesson.

    >>> import spieltisch
    >>> has_lesson(spieltisch.game("sequence"))
    True
    """
    return _file(game).is_file()


@cache
def lesson(game: Game) -> Lesson:
    """The first lesson of a game that has one."""
    steps: list[Step] = []
    position: dict[str, Any] = {}
    moves: list[str] = []
    for entry in json.loads(_file(game).read_text("utf-8"))["steps"]:
        goes_on = "position" not in entry
        if not goes_on:
            position, moves = entry["position"], []
        accepted = {move: _play(game, position, [*moves, move]) for move in entry["accept"]}
        match, rule = _play(game, position, moves), entry.get("rule")
        steps.append(Step(entry["name"], match, accepted, goes_on, rule))
        moves = [*moves, entry["accept"][0]]
    return Lesson(game, tuple(steps), Phrasebook(_file(game).parent))


def _play(game: Game, position: Mapping[str, Any], moves: Sequence[str]) -> Match:
    match = game.from_position(position)
    for move in moves:
        match.play(move, LEARNER)
    return match


def _outcome(move: str, match: Match, language: Language) -> dict[str, Any]:
    result = match.result
    return {
        "move": move,
        "told": match.tell(match.ply, language),
        "scene": match.scene(LEARNER),
        "result": {
            "reason": "rules",
            "points": list(result.points),
            "winners": list(result.winners),
            "breakdown": dict(result.breakdown),
        }
        if match.over
        else None,
    }


def _file(game: Game) -> Path:
    return game.folder / "lesson" / "lesson.json"
