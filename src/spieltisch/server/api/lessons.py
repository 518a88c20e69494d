"""First lessons: the steps of one, and why a move is not what a step wants."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from spieltisch.engine import registry
from spieltisch.engine.words import Language
from spieltisch.lessons import has_lesson, lesson
from spieltisch.lessons.lesson import LEARNER
from spieltisch.server.api.endpoints import ask_rules, language_of
from spieltisch.server.api.shapes import Explanation, Lesson
from spieltisch.server.house import House
from spieltisch.server.words import WORDS, ServerRefusal

#: Longer than any move.
LONGEST_MOVE = 200


async def show(request: Request, house: House) -> Lesson | Response:
    """The first lesson of a game."""
    game, language = request.path_params["game"], language_of(request)
    return await ask_rules(request, house, _lesson, game, language)


async def explain(request: Request, house: House) -> Explanation | Response:
    """Why a move is (not) allowed in a step."""
    game, step = request.path_params["game"], request.path_params["step"]
    move = request.query_params.get("move", "")
    if not 0 < len(move) <= LONGEST_MOVE:
        raise ServerRefusal("bad-request", reason="move", fault=WORDS("fault-move"))
    return await ask_rules(request, house, _explain, game, step, move, language_of(request))


def _lesson(name: str, language: Language) -> Lesson:
    game = registry.game(name)
    if not has_lesson(game):
        raise ServerRefusal("no-such-page", path=name[:80])
    return msgspec.convert(lesson(game).as_data(language), Lesson)


def _explain(name: str, step: str, move: str, language: Language) -> Explanation:
    game = registry.game(name)
    scene = lesson(game).step(step) if has_lesson(game) else None
    if scene is None:
        raise ServerRefusal("no-such-page", path=f"{name}/{step}"[:80])
    explanation = scene.match.explain(move, LEARNER)
    return Explanation(explanation.legal, explanation.rule, explanation.say(language))
