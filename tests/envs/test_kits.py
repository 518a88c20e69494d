"""What the kits of PettingZoo and Gymnasium ask of every environment, as they are."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    performance_benchmark,
    render_test,
    seed_test,
)

import spieltisch
from spieltisch import envs

GAMES = ("glow", "gluex", "labyrinth", "sequence")

#: All numbers of players, each game with options that change what is asked.
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *((game, players, {}) for game in GAMES for players in spieltisch.game(game).players),
    ("sequence", 4, {"draw": "manual", "table_talk": True}),
    ("labyrinth", 3, {"shared_goals": True}),
    ("glow", 1, {"board": "sea"}),
]

# The mask belongs to what is seen, so that is no plain array, which the kit remarks on.
dictionaries = pytest.mark.filterwarnings("ignore:Observation")


@dictionaries
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_agents_that_act_in_turn(game: str, players: int, options: dict[str, Any]) -> None:
    api_test(envs.aec(game, players, limit=60, **options), num_cycles=80)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_agents_that_act_at_once(game: str, players: int, options: dict[str, Any]) -> None:
    parallel_api_test(envs.parallel(game, players, limit=40, **options), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_seeds(game: str) -> None:
    seed_test(lambda: envs.aec(game, 2), num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_pictures(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    def make(render_mode: str | None = None) -> Any:
        return envs.aec(game, 2, limit=3, render_mode=render_mode)

    render_test(make)


def test_speed_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hours = iter(range(100))
    monkeypatch.setattr("time.time", lambda: 10.0 * next(hours))
    performance_benchmark(envs.aec("gluex", 2))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [1, 2])
def test_a_single_environment(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    """Made by its id, so that the kit looks at all three ways to draw as well."""
    if players in spieltisch.game(game).players:
        name = f"spieltisch.envs:spieltisch/{game.capitalize()}-v1"
        check_env(gymnasium.make(name, players=players).unwrapped)
        assert capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_environments_are_made_by_their_id(game: str) -> None:
    env = gymnasium.make(f"spieltisch.envs:spieltisch/{game.capitalize()}-v1", opponents="greedy")
    observation, _ = env.reset(seed=3)
    assert env.observation_space.contains(observation)
    many = gymnasium.make_vec(f"spieltisch/{game.capitalize()}-v1", num_envs=2)
    observations, _ = many.reset(seed=3)
    assert observations.shape == (2, *observation.shape)


def test_masks_for_maskable_ppo() -> None:
    env = gymnasium.make("spieltisch/Sequence-v1")
    _, info = env.reset(seed=3)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert np.array_equal(masks, info["action_mask"])
