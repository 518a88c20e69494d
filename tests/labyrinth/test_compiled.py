"""Compiled and interpreted runs of Labyrinth agree, ply by ply, the solver's too."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

import spieltisch
from engine.traces import Setting, differences
from spieltisch.games.labyrinth import shortest
from spieltisch.games.labyrinth.bench import full_turns

RANDOM = {"board": "random", "tiles": "wall=200 end=100 straight=300 corner=300 t=200 cross=100"}

#: Weights need the solver, which is slow when it is interpreted.
match_of = partial(
    Setting, weighed=12, digits=3, step=97, also="labyrinth.test_compiled.other_answers"
)

#: Sets of cells in one, two and four words, and the smallest boards.
SETTINGS = {
    "classic": match_of(4, 1, {"turn_limit": 12}),
    "two words": match_of(
        3, 2, {**RANDOM, "width": 9, "height": 8, "immovable": 15, "turn_limit": 8}
    ),
    "four words": match_of(8, 3, {**RANDOM, "width": 15, "height": 14, "turn_limit": 4}),
    "one tile": match_of(2, 4, {**RANDOM, "width": 1, "height": 1, "turn_limit": 6}),
    "shared goals": match_of(
        5, 5, {**RANDOM, "width": 3, "height": 2, "shared_goals": True, "turn_limit": 20}
    ),
    "family": match_of(
        *(3, 7),
        {**RANDOM, "width": 4, "height": 3, "goals": 2, "goals_shown": "one", "return_home": True}
        | {"turn_limit": 40},
    ),
    "alone": match_of(1, 6, {**RANDOM, "width": 4, "height": 4, "goals": 2, "turn_limit": 30}),
}


def other_answers(match: spieltisch.Match) -> list[Any]:
    """What the solver says, and a turn with all choices enumerated."""
    looked = match.state
    answers: list[Any] = [full_turns(looked, np.uint64(len(match.log)), 1), looked]
    for seat in range(match.players):
        answers.append(str(shortest(match, seat, "one", depth=1)))
        answers.append(str(shortest(match, seat, "all", depth=1)))
    return answers


def test_compiled_and_interpreted_matches_agree_ply_by_ply() -> None:
    assert differences("labyrinth", SETTINGS) == {}
