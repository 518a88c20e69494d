"""A lesson as plain data in a language, for whoever draws it."""

from __future__ import annotations

from functools import cache
from typing import Any

from spieltisch.engine.match import Match
from spieltisch.engine.words import Language
from spieltisch.lessons.lesson import END, LEARNER, PARTS, Lesson, Step


@cache
def tell(lesson: Lesson, language: Language) -> dict[str, Any]:
    """Everything that a client needs to give the lesson."""
    return {
        "game": lesson.game.name,
        "seat": LEARNER,
        "steps": [_step(lesson, step, language) for step in lesson.steps],
        "end": lesson.words(END).say(language),
    }


def _step(lesson: Lesson, step: Step, language: Language) -> dict[str, Any]:
    said = {part: lesson.words(f"{step.name}-{part}").say(language) for part in PARTS}
    return {
        "name": step.name,
        **said,
        "goes_on": step.goes_on,
        "scene": step.match.scene(LEARNER),
        "legal": step.match.legal(LEARNER),
        "labels": step.match.legal(LEARNER, language),
        "accepted": [_after(move, match, language) for move, match in step.accepted.items()],
    }


def _after(move: str, match: Match, language: Language) -> dict[str, Any]:
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
