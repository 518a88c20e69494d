"""Many matches at once are the same as each of them alone."""

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from spieltisch import envs
from spieltisch.engine.errors import BadOption, BadSeat
from spieltisch.envs.batch import Buffers
from spieltisch.envs.setting import NotDealt
from spieltisch.envs.vector_env import Vector

#: Every game with a number of players that has something of its own: teams, nobody else, secrets.
TABLES = [("sequence", 3), ("labyrinth", 2), ("gluex", 2), ("glow", 2), ("glow", 1)]

MATCHES = 5


def choose(masks: np.ndarray[Any, Any], chance: np.random.Generator) -> np.ndarray[Any, Any]:
    """A legal action for each row, 0 where there is none."""
    return np.array([chance.choice(np.flatnonzero(row)) if row.any() else 0 for row in masks])


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("autoreset", ["next_step", "same_step"])
def test_many_matches_are_the_same_as_single_ones(game: str, players: int, autoreset: Any) -> None:
    chance = np.random.default_rng(3)
    many = envs.vector(
        game,
        players,
        MATCHES,
        threads=2,
        opponents="random",
        seat=None,
        limit=90,
        autoreset=autoreset,
    )
    alone = [
        envs.single(game, players, opponents="random", seat=None, limit=90) for _ in range(MATCHES)
    ]
    observations, info = many.reset(seed=11)
    for k, env in enumerate(alone):
        observation, own = env.reset(seed=11 + k)
        assert observation.tobytes() == observations[k].tobytes()
        assert own["seat"] == info["seat"][k]
    ended = np.zeros(MATCHES, np.bool_)
    ends = 0
    for _ in range(130):
        actions = choose(info["action_mask"], chance)
        observations, rewards, terminated, truncated, info = many.step(actions)
        for k, env in enumerate(alone):
            if ended[k] and autoreset == "next_step":
                fresh: Any = (*env.reset(), 0.0, False, False)
                observation, own, reward, ends_now, stops = fresh
            else:
                observation, reward, ends_now, stops, own = env.step(actions[k])
            assert (reward, ends_now, stops) == (rewards[k], terminated[k], truncated[k])
            if (ends_now or stops) and autoreset == "same_step":
                assert info["_final_obs"][k]
                assert observation.tobytes() == info["final_obs"][k].tobytes()
                observation, own = env.reset()
            assert observation.tobytes() == observations[k].tobytes()
            assert own["action_mask"].tobytes() == info["action_mask"][k].tobytes()
            assert own["seat"] == info["seat"][k]
        ended = terminated | truncated
        ends += int(ended.sum())
    assert ends > 0


@pytest.mark.parametrize(("game", "players", "limit"), [("sequence", 2, 1), ("labyrinth", 4, 3)])
def test_what_bots_do_before_the_first_turn_does_not_count_towards_the_limit(
    game: str, players: int, limit: int
) -> None:
    env = envs.vector(game, players, 4, opponents="random", seat=players - 1, limit=limit)
    _, info = env.reset(seed=1)
    assert info["action_mask"].any(axis=1).all()
    for _ in range(limit):
        *_, truncated, info = env.step(info["action_mask"].argmax(axis=1))
        if truncated.any():
            break
    assert truncated.all()


@pytest.mark.parametrize("game", ["sequence", "labyrinth", "gluex", "glow"])
def test_the_number_of_threads_changes_nothing(game: str) -> None:
    buffers = []
    for threads in (1, 3):
        env = envs.vector(game, 2, 7, threads, opponents="greedy")
        _, info = env.reset(seed=2)
        for _ in range(40):
            env.step(info["action_mask"].argmax(axis=1))
        b = env.buffers
        buffers.append([b.observations.tobytes(), b.masks.tobytes(), b.rewards.tobytes()])
        env.close()
    assert buffers[0] == buffers[1]


def finished(env: Vector) -> tuple[Any, ...]:
    """Play until a match ends, and return that step and which match it was."""
    _, info = env.reset(seed=4)
    chance = np.random.default_rng(1)
    while True:
        seats = info["seat"].copy()
        step = env.step(choose(info["action_mask"], chance))
        info = step[-1]
        if step[2].any():
            return (*step, seats, int(step[2].argmax()))


def test_every_seat_learns_and_is_named() -> None:
    _, rewards, terminated, _, info, seats, k = finished(envs.vector("sequence", 2, 4))
    assert terminated[k]
    assert sorted(info["rewards"][k].tolist()) == [-1.0, 1.0]
    assert rewards[k] == info["rewards"][k, seats[k]]


def test_the_seat_that_learns_always_acts_next() -> None:
    env = envs.vector("glow", 3, 6, opponents=["greedy", "random", "greedy"], seat=1)
    _, info = env.reset(seed=1)
    for _ in range(30):
        assert info["seat"].tolist() == [1] * 6
        info = env.step(info["action_mask"].argmax(axis=1))[-1]


def test_an_illegal_action_is_a_defeat_for_one_seat() -> None:
    env = envs.vector("sequence", 2, 3, opponents="random", seat=1)
    _, info = env.reset(seed=1)
    actions = info["action_mask"].argmax(axis=1)
    actions[1] = info["action_mask"][1].argmin()
    _, rewards, terminated, _, info = env.step(actions)
    assert rewards.tolist() == [0.0, -1.0, 0.0]
    assert terminated.tolist() == info["illegal"].tolist() == [False, True, False]
    assert info["rewards"].tolist() == [[0.0, 0.0], [0.0, -1.0], [0.0, 0.0]]
    _, rewards, terminated, *_ = env.step(actions)
    assert not terminated[1]
    assert rewards[1] == 0


@pytest.mark.parametrize("action", [-1, 633, 2**40])
def test_what_is_no_action_at_all_is_a_defeat_too(action: int) -> None:
    env = envs.vector("sequence", 2, 1)
    env.reset(seed=1)
    assert env.step(np.array([action]))[1].tolist() == [-1.0]


def test_everything_is_written_into_the_callers_arrays() -> None:
    like = envs.vector("gluex", 2, 3).buffers
    own = Buffers.empty(3, like.observations.shape[1], like.masks.shape[1], 2)
    env = envs.vector("gluex", 2, 3, buffers=own)
    observations, info = env.reset(seed=1)
    assert observations is own.observations
    assert info["action_mask"] is own.masks
    before = observations.copy()
    again, rewards, *_ = env.step(own.masks.argmax(axis=1))
    assert again is own.observations
    assert rewards is own.rewards
    assert not np.array_equal(before, again)


def test_arrays_that_do_not_fit_are_refused() -> None:
    wrong = Buffers.empty(3, 10, 10, 2)
    with pytest.raises(BadOption, match="observations"):
        envs.vector("gluex", 2, 3, buffers=wrong)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadOption, match="matches"):
        envs.vector("gluex", 2, 0)
    with pytest.raises(BadOption, match="limit"):
        envs.vector("gluex", 2, 1, limit=0)
    with pytest.raises(BadSeat, match="seat"):
        envs.vector("gluex", 2, 1, opponents="random", seat=2)
    with pytest.raises(BadOption, match="seeds"):
        envs.vector("gluex", 2, 3).reset(seed=[1, 2])


@pytest.mark.parametrize("actions", [[0, 0], [0] * 4, [[0, 0, 0]], [0.5] * 3, ["a"] * 3, 0])
def test_actions_that_are_not_one_for_each_match_are_refused(actions: Any) -> None:
    """A row that is too short would be read beyond its end."""
    env = envs.vector("gluex", 2, 3)
    env.reset(seed=1)
    before = env.buffers.observations.copy()
    with pytest.raises(BadOption, match="one for each of the 3 matches"):
        env.step(np.array(actions))
    assert np.array_equal(env.buffers.observations, before)


@pytest.mark.parametrize("wrong", [{"threads": 0}, {"threads": "two"}, {"autoreset": "never"}])
def test_how_matches_cannot_be_stepped_is_told_in_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match=next(iter(wrong))):
        envs.vector("gluex", 2, 3, **wrong)


@pytest.mark.parametrize("kind", [envs.aec, envs.parallel])
def test_agents_are_asked_only_while_there_is_a_match(kind: Any) -> None:
    env = kind("gluex", 2)
    nothing: Any = None if kind is envs.aec else {}
    with pytest.raises(NotDealt, match="reset"):
        env.step(nothing)
    env.reset(seed=1)
    env.step(-1 if kind is envs.aec else nothing)
    while env.agents:  # the dead leave one by one
        env.step(None)
    with pytest.raises(NotDealt, match="reset"):
        env.step(nothing)


@pytest.mark.parametrize("action", [10**20, 1.5, [0, 1], "0"])
def test_a_single_action_that_is_no_whole_number_is_refused(action: object) -> None:
    env = envs.single("gluex", 2, opponents="random")
    env.reset(seed=1)
    with pytest.raises(BadOption, match="whole number"):
        env.step(action)  # type: ignore[arg-type]


def test_nothing_is_played_before_it_is_dealt() -> None:
    with pytest.raises(NotDealt, match="reset"):
        envs.vector("gluex", 2, 3).step(np.zeros(3, np.int64))


def test_a_match_from_a_seed_is_the_one_that_everybody_gets() -> None:
    import spieltisch

    match = spieltisch.game("sequence").new(players=2, seed=8)
    env = envs.vector("sequence", 2, 2)
    _, info = env.reset(seed=7)
    actions = np.flatnonzero(info["action_mask"][1]).tolist()
    assert actions == sorted(match.legal_actions(match.actors[0]))


#: Prints a digest of everything that a few steps write.
DIGEST = """
from hashlib import sha256
from spieltisch import envs
env = envs.vector("gluex", 2, 3, threads=1, opponents=["random", "greedy"], seat=None)
_, info = env.reset(seed=5)
seen = sha256()
for _ in range(6):
    env.step(info["action_mask"].argmax(axis=1))
    for array in vars(env.buffers).values():
        seen.update(array.tobytes())
print(seen.hexdigest())
"""


def test_a_step_is_the_same_interpreted() -> None:
    digests = {
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            env={**os.environ, "NUMBA_DISABLE_JIT": interpreted},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for interpreted in ("0", "1")
    }
    assert len(digests) == 1
