"""The laws that every game keeps, and those of Labyrinth, on matches of all kinds."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labyrinth.table import OPEN
from labyrinth.test_against_reference import options_for
from spieltisch.engine.laws import LAWS, Moment, check_laws, check_match, each_ply, insist
from spieltisch.games.labyrinth import GAME
from spieltisch.games.labyrinth.tiles import KIND_OF, THIN


def tiles(position: dict[str, Any]) -> Counter[Any]:
    """Movable tiles by kind, immovable ones by place."""
    signs = "".join(position["board"]) + position["free"]
    thin: Counter[Any] = Counter(int(KIND_OF[THIN.index(sign)]) for sign in signs if sign in THIN)
    thin.update((place, sign) for place, sign in enumerate(signs) if sign not in THIN)
    return thin


@each_ply
def no_tile_gets_lost(at: Moment) -> None:
    """Tiles only move and turn, and the immovable ones do neither."""
    start = GAME.write_position(at.match.state_at(0))
    insist(tiles(at.match.position()) == tiles(start), "other tiles than at the beginning")


@each_ply
def no_stone_gets_lost(at: Moment) -> None:
    """Every stone is on the board or collected."""
    now, start = at.match.position(), GAME.write_position(at.match.state_at(0))
    there = {int(n) for n in now["stones"]} | {n for taken in now["collected"] for n in taken}
    insist(there == {int(n) for n in start["stones"]}, f"stones {sorted(there)}")


@each_ply
def a_line_can_always_be_pushed(at: Moment) -> None:
    """R10: between turns at least one slot is open, and never the forbidden one."""
    table = at.match.scene()["table"]
    if table["phase"] == "insert":
        insist(table["slots"] and table["forbidden"] not in table["slots"], "no open slot")


OWN = (no_tile_gets_lost, no_stone_gets_lost, a_line_can_always_be_pushed)

SET_UPS: list[tuple[list[int], dict[str, Any]]] = [
    ([1, 2, 4, 7], {"turn_limit": 10}),
    ([3], {"board": "classic-12-16-6", "turn_limit": 9}),
    ([1, 5, 8], {"board": "random", "width": 4, "height": 3, "turn_limit": 12}),
    ([2, 4], {"board": "random", "width": 12, "height": 5, "immovable": 25, "turn_limit": 8}),
    ([3], {"board": "random", "width": 5, "height": 5, "shared_goals": True, "turn_limit": 15}),
    ([2], {"board": "random", "width": 15, "height": 15, "turn_limit": 4}),
    ([1, 2], {"board": "random", "width": 1, "height": 1, "turn_limit": 10}),
    ([2], {"board": "random", "width": 1, "height": 5, "tiles": "wall=100 t=50", "turn_limit": 20}),
    ([3], {"board": "random", "width": 2, "height": 2, "tiles": "wall=300 t=100", "goals": 1}),
    ([2], {"board": OPEN}),
    ([1, 2, 4], {"goals_shown": "one", "turn_limit": 10}),
    ([3], {"board": "random", "width": 3, "height": 3, "goals_shown": "one", "turn_limit": 20}),
    ([2], {"board": "random", "width": 4, "height": 4, "return_home": True, "goals": 1}),
    ([2, 4], {"goals_shown": "one", "return_home": True, "goals": 1, "turn_limit": 40}),
    ([2], {"board": OPEN, "goals_shown": "one", "return_home": True}),
]


@pytest.mark.parametrize(("players", "options"), SET_UPS)
def test_labyrinth_keeps_the_laws(players: list[int], options: dict[str, Any]) -> None:
    check_laws(GAME, players, seeds=[3], options=options, laws=[*LAWS, *OWN])


@settings(max_examples=10)
@given(st.sampled_from(GAME.players), st.integers(0, 2**32))
def test_labyrinth_keeps_the_laws_with_any_options(players: int, seed: int) -> None:
    options = options_for(random.Random(seed), players)
    options["turn_limit"] = min(options["turn_limit"], 12)
    check_match(GAME.new(players, seed, **options), seed, laws=[*LAWS, *OWN], every=40)


def test_simulations_give_what_matches_give() -> None:
    batch = GAME.simulate(300, players=4, seed=9, goals=2)
    assert batch.finished.all()
    assert (batch.winners.sum(axis=1) >= 1).all()
    assert (batch.points[batch.winners] == 2).all()
    assert (batch.points[~batch.winners] < 2).all()
