"""Earlier states: worked out again when somebody looks, and the same as they were."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import spieltisch
from spieltisch.engine.history import MOVE_BYTES, STRETCH
from spieltisch.engine.match import Match


def take_random_steps(match: Match, plies: int, random: Random) -> list[np.ndarray]:
    """Play, and now and then take moves back; returns the state after each ply that stands."""
    states = [match.state]
    while match.ply < plies and not match.over:
        if random.random() < 0.02:
            for _ in range(min(match.ply, random.randrange(2 * STRETCH))):
                match.undo()
                states.pop()
        seat = match.actors[0]
        match.act(random.choice(match.legal_actions(seat)), seat)
        states.append(match.state)
    return states


@pytest.mark.parametrize("name", ["sequence", "labyrinth", "glow"])
def test_every_state_is_as_it_was(name: str) -> None:
    random = Random(name)
    match = spieltisch.game(name).new(players=2, seed=5)
    states = take_random_steps(match, 4 * STRETCH + 3, random)
    for ply in [*range(match.ply + 1), *random.choices(range(match.ply + 1), k=50)]:
        assert np.array_equal(match.state_at(ply), states[ply]), ply


def test_a_branch_goes_its_own_way() -> None:
    random = Random(3)
    match = spieltisch.game("labyrinth").new(players=2, seed=5)
    states = take_random_steps(match, 2 * STRETCH + 5, random)
    other = match.branch()
    for _ in range(STRETCH):
        other.undo()
    take_random_steps(other, 3 * STRETCH, random)
    for ply in range(match.ply + 1):
        assert np.array_equal(match.state_at(ply), states[ply])


def test_a_long_match_takes_little_memory() -> None:
    match = spieltisch.game("labyrinth").new(players=2, seed=5)
    take_random_steps(match, 20 * STRETCH, Random(1))
    every_state = match.ply * match.state.nbytes
    assert match.size - match.ply * MOVE_BYTES < every_state / 4
