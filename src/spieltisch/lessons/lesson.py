"""A lesson: the steps that a game keeps in its folder, played by the game's own rules.

`lesson/lesson.json` names the steps; `lesson/words.*.ftl` says what a learner reads.

    {"steps": [
        {"name": "card", "position": {...}, "accept": ["7H d6", "7H i5"]},
        {"name": "corner", "accept": ["AD b10"]}
    ]}

A step without a position goes on where the first move of the step before has led to. For a
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
from spieltisch.engine.words import Phrasebook

#: Where the learner sits.
LEARNER = 0

#: What is said in each step, by the ends of the keys.
PARTS = ("title", "text", "task", "done", "other")
END = "end"


@dataclass(frozen=True, eq=False)
class Step:
    """One thing to learn: a match as it stands, and where each accepted move leads to."""

    name: str
    match: Match
    accepted: Mapping[str, Match]
    #: Whether the board stays as the step before has left it.
    goes_on: bool


@dataclass(frozen=True, eq=False)
class Lesson:
    """The first lesson of a game."""

    game: Game
    steps: tuple[Step, ...]
    words: Phrasebook

    def step(self, name: str) -> Step | None:
        """The step of this name, if there is one."""
        return next((step for step in self.steps if step.name == name), None)


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
    played: list[str] = []
    for told in json.loads(_file(game).read_text("utf-8"))["steps"]:
        goes_on = "position" not in told
        if not goes_on:
            position, played = told["position"], []
        accepted = {move: _reached(game, position, [*played, move]) for move in told["accept"]}
        match = _reached(game, position, played)
        steps.append(Step(told["name"], match, accepted, goes_on))
        played = [*played, told["accept"][0]]
    return Lesson(game, tuple(steps), Phrasebook(_file(game).parent))


def _reached(game: Game, position: Mapping[str, Any], moves: Sequence[str]) -> Match:
    match = game.from_position(position)
    for move in moves:
        match.play(move, LEARNER)
    return match


def _file(game: Game) -> Path:
    return game.folder / "lesson" / "lesson.json"
