"""Whole matches, played move by move alongside the reference model of the rules."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from labyrinth.reference import Table
from spieltisch.games.labyrinth import GAME

MIXES = (
    "straight=130 corner=150 t=60",
    "wall=400 end=100 straight=400 corner=400 t=200 cross=100",
    "wall=600 corner=300",
    "cross=900",
    "end=600 t=300",
)
MATCHES_EACH = 30


def options_for(rng: random.Random, players: int) -> dict[str, Any]:
    """Options of all kinds; small boards more often, because more happens on them."""
    board = rng.choice(["classic", "classic-12-16-6", "random", "random", "random"])
    options: dict[str, Any] = {"board": board, "turn_limit": rng.randint(1, 40)}
    if board == "random":
        options |= {
            "width": rng.choice([1, 2, 3, 3, 4, 5, 7, 9, 15]),
            "height": rng.choice([1, 2, 3, 3, 4, 6, 8, 13]),
            "tiles": rng.choice(MIXES),
        }
        cells = options["width"] * options["height"]
        most = (options["width"] - 1) * (options["height"] - 1)
        options["immovable"] = min(rng.choice([0, 0, 10, 30]), 100 * most // cells)
        options["stones"] = rng.randint(players, 3 * players)
        options["shared_goals"] = rng.random() < 0.3
    return options


def family_options_for(rng: random.Random, players: int) -> dict[str, Any]:
    """The same, with goals one at a time (R24), or the way home (R25), or both."""
    options = options_for(rng, players)
    options["return_home"] = rng.random() < 0.6
    if not options.get("shared_goals") and (not options["return_home"] or rng.random() < 0.6):
        options["goals_shown"] = "one"
    return options


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("options_of", [options_for, family_options_for])
def test_the_engine_agrees_with_the_reference(
    players: int, options_of: Callable[[random.Random, int], dict[str, Any]]
) -> None:
    for seed in range(MATCHES_EACH):
        rng = random.Random(1000 * players + seed)
        options = options_of(rng, players)
        match = GAME.new(players, seed, **options)
        table = Table(match.position(), options["turn_limit"], options)
        while not match.over:
            legal = match.legal()
            assert set(legal) == table.moves(), (seed, match.log)
            move = rng.choice(legal)
            match.play(move)
            table.play(move)
            now, expected = match.position(), table.glance()
            assert {name: now[name] for name in expected} == expected, (seed, match.log)
        assert table.over
        assert set(match.result.winners) == table.winners()
        assert match.result.points == tuple(float(len(s)) for s in table.collected)
