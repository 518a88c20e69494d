"""Nobody is shown anything that the seat may not know: twins look the same."""

import numpy as np
import pytest

import spieltisch
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
                own, seen = table.sight(viewer), other.sight(viewer)
                assert own["observation"].tobytes() == seen["observation"].tobytes()
                assert own["action_mask"].tobytes() == seen["action_mask"].tobytes()
            legal = np.flatnonzero(table.sight(table.seat)["action_mask"])
            table.play(int(chance.choice(legal)))
    assert differences > 0


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
def test_observations_tell_seats_apart_and_positions(game: str, players: int) -> None:
    """What a seat sees changes with every action, so that nothing that matters is left out."""
    table = Table(Setting.of(game, players, None, {}))
    chance = np.random.default_rng(players)
    table.deal(1)
    seen = set()
    for _ in range(40):
        sight = table.sight(table.seat)
        seen.add(sight["observation"].tobytes() + sight["action_mask"].tobytes())
        table.play(int(chance.choice(np.flatnonzero(sight["action_mask"]))))
    assert len(seen) == 40
