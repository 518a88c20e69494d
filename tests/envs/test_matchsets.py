"""Sets of matches: what was played is stored, and what was seen is shown again."""

from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

import spieltisch
from spieltisch import envs
from spieltisch.envs import matchsets
from spieltisch.envs.matchsets import BadMatchSet, MatchSet
from spieltisch.envs.setting import Setting

TABLES = [("sequence", 3), ("labyrinth", 2), ("gluex", 2), ("glow", 1)]


def write_set(path: Path, game: str, players: int, games: int, threads: int = 1) -> MatchSet:
    setting = Setting.of(game, players, 2000, {})
    matchsets.write(path, setting, ["greedy"] * players, games, 7, threads)
    return MatchSet(path)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_matches_are_those_of_a_simulation(game: str, players: int, tmp_path: Path) -> None:
    outcomes = write_set(tmp_path / "set.parquet", game, players, 20).outcomes()
    bots = ["greedy"] * players
    simulated = spieltisch.game(game).simulate(20, players, bots, seed=7)
    for name, array in vars(simulated).items():
        assert np.array_equal(getattr(outcomes, name), array), name


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_was_seen_is_what_environments_show(game: str, players: int, tmp_path: Path) -> None:
    path = tmp_path / "set.parquet"
    [decisions] = write_set(path, game, players, 2).decisions()
    row = 0
    for match in pq.read_table(path).to_pylist():
        env = envs.aec(game, players)
        env.reset(seed=match["seed"])
        for seat, action in zip(match["seats"], match["actions"], strict=True):
            sight = env._table.sight(seat)
            assert sight["observation"].tobytes() == decisions.observations[row].tobytes()
            assert decisions.masks[row, action] == 1
            env._table.seat = seat
            env._table.play(action)
            row += 1
        rewards = env._table.rewards()
        own = decisions.rewards[decisions.matches == match["number"]].tolist()
        assert own == [rewards[seat] for seat in match["seats"]]
    assert row == len(decisions.actions)


def test_the_same_seed_gives_the_same_file_on_any_number_of_threads(tmp_path: Path) -> None:
    sets = [
        write_set(tmp_path / f"{threads}.parquet", "gluex", 2, 1100, threads) for threads in (1, 3)
    ]
    assert [len(one) for one in sets] == [1100, 1100]
    assert (tmp_path / "1.parquet").read_bytes() == (tmp_path / "3.parquet").read_bytes()
    parts = [decisions.matches.max() for decisions in sets[0].decisions()]
    assert parts == [499, 999, 1099]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["1.parquet", "3.parquet"]


def test_a_match_that_takes_too_long_is_stopped_and_brings_nothing(tmp_path: Path) -> None:
    path = tmp_path / "set.parquet"
    matchsets.write(path, Setting.of("gluex", 2, 5, {}), ["random"], 3, 1)
    [decisions] = MatchSet(path).decisions()
    assert len(decisions.actions) == 15
    assert not decisions.rewards.any()
    assert not MatchSet(path).outcomes().finished.any()


def test_other_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.parquet"
    with pytest.raises(BadMatchSet):
        MatchSet(path)
    path.write_text("gibberish")
    with pytest.raises(BadMatchSet):
        MatchSet(path)
    pq.write_table(pq.read_table(_plain(tmp_path)).replace_schema_metadata({}), path)
    with pytest.raises(BadMatchSet, match="not a set of matches"):
        MatchSet(path)


def _plain(folder: Path) -> Path:
    path = folder / "plain.parquet"
    write_set(path, "gluex", 2, 2)
    return path
