"""Nobody is shown anything that the seat may not know: twins look the same."""

from typing import Any

import numpy as np
import pytest

import spieltisch
from spieltisch import envs
from spieltisch.engine.words import LANGUAGES
from spieltisch.envs.openspiel import Position
from spieltisch.envs.seats import NOBODY, Table
from spieltisch.envs.setting import Setting

EVERY_TABLE = [
    (game, players)
    for game in ("glow", "gluex", "labyrinth", "sequence")
    for players in spieltisch.game(game).players
]


def twin(table: Table, viewer: int, seed: int) -> Table:
    """A table that differs at most in what the viewer must not know."""
    other = Table(table.setting)
    other.state[:] = table.state
    other.seat = table.seat
    table.kernels.mask(other.state, viewer)
    table.kernels.guess(other.state, viewer, np.uint64(seed))
    return other


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
def test_twins_look_the_same(game: str, players: int) -> None:
    table = Table(Setting.of(game, players, None, {}))
    chance = np.random.default_rng(players)
    differences = 0
    for seed in range(3):
        table.deal(seed)
        while table.seat != NOBODY and table.length < 60:
            for viewer in range(players) if table.length % 7 == 0 else ():
                other = twin(table, viewer, seed)
                differences += not np.array_equal(table.state, other.state)
                own, same = table.sight(viewer), other.sight(viewer)
                assert own["observation"].tobytes() == same["observation"].tobytes()
                assert own["action_mask"].tobytes() == same["action_mask"].tobytes()
            legal = np.flatnonzero(table.sight(table.seat)["action_mask"])
            table.play(int(chance.choice(legal)))
    assert differences > 0


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
def test_observations_tell_seats_apart_and_positions(game: str, players: int) -> None:
    """What a seat sees changes with every action, so that nothing that matters is left out."""
    table = Table(Setting.of(game, players, None, {}))
    chance = np.random.default_rng(players)
    table.deal(1)
    sights = set()
    for _ in range(40):
        sight = table.sight(table.seat)
        sights.add(sight["observation"].tobytes() + sight["action_mask"].tobytes())
        table.play(int(chance.choice(np.flatnonzero(sight["action_mask"]))))
    assert len(sights) == 40


def with_bytes(value: Any) -> Any:
    """What an environment returns, with the bytes of its arrays."""
    if isinstance(value, dict):
        return {key: with_bytes(inner) for key, inner in value.items()}
    return (str(value.dtype), value.tobytes()) if isinstance(value, np.ndarray) else value


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
def test_agents_are_told_the_same_of_twins(game: str, players: int) -> None:
    """Both kinds of environments, with all that they return: observations, rewards, infos."""
    chance = np.random.default_rng(players)
    differences = 0
    for kind in (envs.aec, envs.parallel):
        env: Any = kind(game, players)
        env.reset(seed=5)
        for ply in range(25):
            own: Table = env._table
            for viewer in range(players) if ply % 6 == 0 else ():
                other, agent = twin(own, viewer, ply), env.possible_agents[viewer]
                differences += not np.array_equal(own.state, other.state)
                answers = []
                for table in (own, other):
                    env._table = table
                    sight = env.observe(agent) if kind is envs.aec else env._sights()[agent]
                    infos = env.infos if kind is envs.aec else env._infos(NOBODY)
                    answers.append((with_bytes(sight), with_bytes(infos[agent])))
                env._table = own
                assert answers[0] == answers[1]
            legal = np.flatnonzero(own.sight(own.seat)["action_mask"])
            action = int(chance.choice(legal))
            env.step(action if kind is envs.aec else {f"seat_{own.seat}": action})
    assert differences > 0


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
def test_twins_are_remembered_and_told_in_the_same_way(game: str, players: int) -> None:
    """Information states of OpenSpiel, which are digests of what was seen, and matches in words."""
    setting = Setting.of(game, players, None, {})
    table, chance = Table(setting), np.random.default_rng(players)
    table.deal(3)
    differences = 0
    for ply in range(25):
        mover, before = table.seat, table.state.tobytes()
        action = int(chance.choice(np.flatnonzero(table.sight(mover)["action_mask"])))
        table.play(action)
        for viewer in range(players) if ply % 6 == 0 else ():
            other, memories, texts = twin(table, viewer, ply), [], []
            for one in (table, other):
                differences += one.state.tobytes() != table.state.tobytes()
                position = Position(setting, deals=0)
                position.state = one.state
                position.past = [(before, mover, action), (one.state.tobytes(), mover, action)]
                memories.append(position.memory(viewer))
                words = envs.text(game, players, seat=viewer, language=LANGUAGES[ply % 2])
                words._match = setting.match(one.state)
                texts.append(words._prompt())
            assert memories[0] == memories[1]
            assert texts[0] == texts[1]
    assert differences > 0


def test_a_memory_tells_apart_what_a_seat_has_seen() -> None:
    """Else the same memory of twins would say nothing."""
    setting = Setting.of("sequence", 2, None, {})
    memories = []
    for seed in (1, 2):
        table = Table(setting)
        table.deal(seed)
        position = Position(setting, deals=0)
        position.state, position.past = table.state, [(table.state.tobytes(), 0, 0)]
        memories.append(position.memory(0))
    assert memories[0] != memories[1]
