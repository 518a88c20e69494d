"""Sets of matches as Parquet: for imitation, and for analysis with any tool that reads it.

A row is a match: its number, the seed of its deal, who played what, and how it ended. The file's
metadata say which game was played by whom. What was seen follows from that, so observations are not
stored but shown again on demand.

>>> from pathlib import Path
>>> from tempfile import TemporaryDirectory
>>> from spieltisch.envs import matchsets
>>> from spieltisch.envs.setting import Setting
>>> with TemporaryDirectory() as folder:
...     path = Path(folder) / "set.parquet"
...     matchsets.write(path, Setting.of("gluex", 2, 2000, {}), ["greedy", "random"], 20, seed=1)
...     matches = matchsets.MatchSet(path)
...     [decisions] = matches.decisions()
>>> len(matches), decisions.observations.shape[0] == len(decisions.actions)
(20, True)
>>> bool((decisions.masks[range(len(decisions.actions)), decisions.actions] == 1).all())
True
"""

from __future__ import annotations

import json
import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine.chance import seed_of
from spieltisch.engine.compiling import prepare
from spieltisch.engine.drivers import OUTCOME
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.extras import require
from spieltisch.engine.game import checked_seed
from spieltisch.engine.records import rows
from spieltisch.engine.rewards import reward
from spieltisch.engine.simulation import Simulation, names_by_seat, picks_of, word_for_bots
from spieltisch.envs import recording
from spieltisch.envs.setting import Setting
from spieltisch.envs.words import WORDS

require("pyarrow", "data")  # else the sentence that says how to install it

import pyarrow as pa  # noqa: E402
import pyarrow.parquet as pq  # noqa: E402

#: A match that takes longer than this is stopped, unless somebody says otherwise.
USUAL_LIMIT = 2000

#: Matches that are played, stored and shown together: few enough for the memory of a laptop.
CHUNK = 500

#: Where the metadata of a file are.
_KEY = b"spieltisch"

_SCHEMA = pa.schema(
    [
        ("number", pa.int64()),
        ("seed", pa.uint64()),
        ("seats", pa.list_(pa.int8())),
        ("actions", pa.list_(pa.int32())),
        ("length", pa.int32()),
        ("finished", pa.bool_()),
        ("first", pa.int8()),
        ("winners", pa.list_(pa.bool_())),
        ("points", pa.list_(pa.float64())),
    ]
)


class BadMatchSet(SpieltischError):
    """The file is no set of matches that these games can show again."""


@dataclass(frozen=True)
class Decisions:
    """What was seen and chosen in some matches, a row for each move.

    `rewards` are what the end of the match brought to the seat that chose.
    """

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    actions: NDArray[np.int32]
    seats: NDArray[np.int8]
    rewards: NDArray[np.float32]
    matches: NDArray[np.int64]


def write(
    path: Path,
    setting: Setting,
    bots: Sequence[str],
    games: int,
    seed: int,
    threads: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> None:
    """Let compiled bots play, and write all matches into a file; it is there once it is whole."""
    names, threads = names_by_seat(bots, setting.players), threads or os.cpu_count() or 1
    facts = {
        "game": setting.game.name,
        "rules": setting.game.rules,
        "players": setting.players,
        "options": setting.options,
        "bots": names,
        "seed": checked_seed(seed),
    }
    play = _recorder(setting, names, seed)
    schema = _SCHEMA.with_metadata({_KEY: json.dumps(facts).encode()})
    draft = path.with_name(path.name + ".part")
    parts = [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    try:
        with pq.ParquetWriter(draft, schema, compression="zstd") as file:
            for done, table in enumerate(_in_order(play, parts, threads), 1):
                file.write_table(table.cast(schema), row_group_size=CHUNK)
                if progress is not None:
                    progress(min(done * CHUNK, games), games)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def _in_order(
    play: Callable[[int, int], Any], parts: list[tuple[int, int]], threads: int
) -> Iterator[Any]:
    """What comes out of all parts, in order; only a few of them are under way at a time."""
    waiting: deque[Future[Any]] = deque()
    with ThreadPoolExecutor(threads) as pool:
        try:
            for part in parts:
                waiting.append(pool.submit(play, *part))
                if len(waiting) > threads:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()


def _recorder(setting: Setting, names: list[str], seed: int) -> Callable[[int, int], Any]:
    game, k, players = setting.game, setting.game.kernels, setting.players
    prepare("matches", recording.units())
    picks, word, bots_word = picks_of(names, players), np.uint64(seed), word_for_bots(seed)

    def play(first: int, count: int) -> Any:
        outcomes = rows(OUTCOME, count)
        movers = np.empty((count, setting.limit), np.int8)
        moves = np.empty((count, setting.limit), np.int32)
        recording.record_games(
            setting.blank,
            k.deal,
            k.actors,
            k.legal,
            k.play,
            k.result,
            k.mask,
            k.weigh,
            picks,
            game.max_legal,
            game.first_turn_place,
            word,
            bots_word,
            first,
            outcomes,
            movers,
            moves,
        )
        numbers, lengths = range(first, first + count), outcomes["actions"]
        is_played = np.arange(setting.limit) < lengths[:, None]
        won = (outcomes["winners"][:, None] >> np.arange(players) & 1).astype(np.bool_)
        columns = {
            "number": np.array(numbers),
            "seed": np.array([seed_of(word, 2 * k) for k in numbers], np.uint64),
            "seats": _lists(movers[is_played], lengths),
            "actions": _lists(moves[is_played], lengths),
            "length": lengths,
            "finished": outcomes["finished"].astype(np.bool_),
            "first": outcomes["first"],
            "winners": _lists(won.ravel(), np.full(count, players)),
            "points": _lists(outcomes["points"][:, :players].ravel(), np.full(count, players)),
        }
        return pa.table(columns)

    return play


def _lists(values: NDArray[Any], lengths: NDArray[Any]) -> Any:
    ends = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int32)
    return pa.ListArray.from_arrays(pa.array(ends), pa.array(values))


class MatchSet:
    """A file of matches, read a part at a time."""

    def __init__(self, path: Path | str) -> None:
        try:
            self._file = pq.ParquetFile(path)
            facts = json.loads(self._file.schema_arrow.metadata[_KEY])
        except (OSError, TypeError, KeyError, ValueError) as error:  # Arrow's are among them
            raise BadMatchSet(WORDS("no-match-set", path=str(path))) from error
        self.bots: list[str] = facts["bots"]
        self.seed = int(facts["seed"])
        self.setting = Setting.of(facts["game"], facts["players"], None, facts["options"])
        if self.setting.game.rules != facts["rules"]:
            raise BadMatchSet(WORDS("other-rules", path=str(path), game=facts["game"]))

    def __len__(self) -> int:
        return int(self._file.metadata.num_rows)

    def outcomes(self) -> Simulation:
        """How all matches ended, as a simulation tells it."""
        columns = ["points", "winners", "length", "finished", "first"]
        table, players = self._file.read(columns=columns), self.setting.players
        lists = {name: _values(table[name]).reshape(-1, players) for name in columns[:2]}
        length, finished, first = (table[name].to_numpy() for name in columns[2:])
        return Simulation(
            lists["points"],
            lists["winners"].astype(np.bool_),
            length.astype(np.int64),
            finished.astype(np.bool_),
            first.astype(np.int64),
        )

    def decisions(self) -> Iterator[Decisions]:
        """What was seen and chosen, in parts of some hundred matches each."""
        prepare("matches", recording.units())
        for group in range(self._file.num_row_groups):
            yield self._shown(self._file.read_row_group(group))

    def _shown(self, table: Any) -> Decisions:
        s, game, k = self.setting, self.setting.game, self.setting.kernels
        lengths = table["length"].to_numpy().astype(np.int64)
        seats, actions = _values(table["seats"]), _values(table["actions"])
        observations = np.empty((len(actions), s.features.size), np.float32)
        masks = np.empty((len(actions), game.actions), np.int8)
        recording.show_games(
            s.blank,
            k.deal,
            k.legal,
            k.play,
            k.observe,
            game.max_legal,
            table["seed"].to_numpy().copy(),
            np.cumsum(lengths),
            seats,
            actions,
            observations,
            masks,
        )
        matches = np.repeat(np.arange(len(table)), lengths)
        won = _values(table["winners"]).reshape(-1, s.players) @ (1 << np.arange(s.players))
        finished = table["finished"].to_numpy()
        by_seat = [
            [reward(int(one), s.players, seat) if over else 0.0 for seat in range(s.players)]
            for one, over in zip(won, finished, strict=True)
        ]
        rewards = np.array(by_seat, np.float32)[matches, seats]
        numbers = table["number"].to_numpy()[matches]
        return Decisions(observations, masks, actions, seats, rewards, numbers)


def _values(column: Any) -> NDArray[Any]:
    """The values of all lists in a column, one after the other."""
    values: NDArray[Any] = np.concatenate(
        [chunk.flatten().to_numpy(zero_copy_only=False) for chunk in column.chunks]
    )
    return values
