"""Matches opposite bots that think are like any others, only slower."""

from typing import Any

import numpy as np
import pytest

from spieltisch import envs
from spieltisch.engine.errors import UnknownBot
from spieltisch.envs.batch import Batch
from spieltisch.envs.company import Company
from spieltisch.envs.setting import NotDealt, Setting

#: A few iterations, so that nobody waits, and the same choices on every machine.
SEARCH = "search@30"


def choose(masks: np.ndarray[Any, Any], chance: np.random.Generator) -> np.ndarray[Any, Any]:
    return (masks * chance.random(masks.shape)).argmax(axis=1)


@pytest.mark.parametrize("same_step", [False, True])
def test_without_opponents_every_array_is_as_in_compiled_code(same_step: bool) -> None:
    setting = Setting.of("glow", 1, 150, {})
    kinds: list[Any] = [Batch, Company]
    plain, slow = (
        kind(setting, 3, opponents=["random"], seat=None, same_step=same_step) for kind in kinds
    )
    chance = np.random.default_rng(2)
    plain.begin(5)
    slow.begin(5)
    ends = 0
    for _ in range(220):
        actions = choose(plain.buffers.masks, chance)
        actions[0] = actions[0] if chance.random() < 0.98 else -1
        plain.step(actions)
        slow.step(actions)
        for name, array in vars(plain.buffers).items():
            assert array.tobytes() == getattr(slow.buffers, name).tobytes(), name
        ends += int((plain.buffers.terminated | plain.buffers.truncated).sum())
    assert ends > 3
    slow.close()


@pytest.mark.parametrize(("game", "players"), [("gluex", 2), ("sequence", 3), ("glow", 2)])
def test_many_matches_opposite_a_search_are_the_same_as_single_ones(
    game: str, players: int
) -> None:
    many = envs.vector(game, players, 2, threads=2, opponents=SEARCH, seat=None)
    alone = [envs.single(game, players, opponents=SEARCH, seat=None) for _ in range(2)]
    chance = np.random.default_rng(3)
    observations, info = many.reset(seed=11)
    for k, env in enumerate(alone):
        assert env.reset(seed=11 + k)[0].tobytes() == observations[k].tobytes()
    for _ in range(5):
        actions = choose(info["action_mask"], chance)
        observations, *_, info = many.step(actions)
        for k, env in enumerate(alone):
            observation, *_, own = env.step(actions[k])
            assert observation.tobytes() == observations[k].tobytes()
            assert own["seat"] == info["seat"][k]
    many.close()
    for env in alone:
        env.close()


def test_levels_and_compiled_bots_sit_at_one_table() -> None:
    env = envs.single("gluex", 3, opponents=["casual", "random", SEARCH], seat=1, limit=1)
    _, info = env.reset(seed=1)
    for _ in range(2):
        *_, truncated, _ = env.step(info["action_mask"].argmax())
        assert truncated
        _, info = env.reset()
        assert info["seat"] == 1
    env.close()


def test_who_is_no_bot_is_named_and_nothing_is_played_before_it_is_dealt() -> None:
    with pytest.raises(UnknownBot, match="nobody"):
        envs.single("gluex", 2, opponents="nobody")
    with pytest.raises(NotDealt):
        envs.vector("gluex", 2, 1, opponents=SEARCH).step(np.zeros(1, np.int64))
