"""What was played, as Parquet: a part for each block of deals, a row for each game.

Everything that a study says follows from these rows, and whoever wants to know more asks them:

    SELECT cell, avg(actions) FROM 'balance/games/*.parquet' GROUP BY cell
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine.extras import require
from spieltisch.engine.records import rows
from spieltisch.lab.playing import Games
from spieltisch.lab.watching import COURSE, MOMENTS

FOLDER = "games"

#: What is kept of a course as it is, and as which type.
_WHOLE = {
    **dict.fromkeys(("winners", "actions", "forced", "sampled", "mattered", "leads"), "int32"),
    **dict.fromkeys(("finished", "watched", "shut_out", "first"), "int8"),
}
_REAL = ("choices", "low", "decided", "wait")
_LISTS = ("points", "moments", "hands", "uses", "earned")


def demand_libraries() -> None:
    """Say how to install what is missing to write and read parts."""
    require("pyarrow", "lab")
    require("duckdb", "lab")


def path_of(folder: Path, block: int) -> Path:
    """The file of a block."""
    return folder / FOLDER / f"{block:06d}.parquet"


def blocks_in(folder: Path) -> set[int]:
    """The blocks that have been played."""
    return {int(path.stem) for path in (folder / FOLDER).glob("[0-9]*.parquet")}


def as_bytes(cells: list[list[Games]], first: int) -> bytes:
    """The part of a block: for each cell its games, once for each line-up."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    tables = [
        _table(cell, line_up, first, games)
        for cell, line_ups in enumerate(cells)
        for line_up, games in enumerate(line_ups)
    ]
    sink = pa.BufferOutputStream()
    pq.write_table(pa.concat_tables(tables), sink, compression="zstd")
    return bytes(sink.getvalue().to_pybytes())


def _table(cell: int, line_up: int, first: int, games: Games) -> Any:
    import pyarrow as pa

    courses, count = games.courses, len(games.courses)
    players = games.hands.shape[1]
    columns: dict[str, Any] = {
        "cell": np.full(count, cell, np.int16),
        "line_up": np.full(count, line_up, np.int8),
        "deal": np.arange(first, first + count, dtype=np.int64),
        "players": np.full(count, players, np.int8),
        **{name: courses[name].astype(kind) for name, kind in _WHOLE.items()},
        **{name: courses[name].copy() for name in _REAL},
        "points": _lists(courses["points"][:, :players]),
        "moments": _lists(courses["moments"].astype(np.int8)),
        "hands": _lists(games.hands.astype(np.int8)),
        "uses": _lists(games.uses),
        "earned": _lists(games.earned),
    }
    return pa.table(columns)


def _lists(values: NDArray[Any]) -> Any:
    """A list for each row."""
    import pyarrow as pa

    flat = np.ascontiguousarray(values.reshape(len(values), -1))
    ends = np.arange(len(flat) + 1, dtype=np.int32) * flat.shape[1]
    return pa.ListArray.from_arrays(pa.array(ends), pa.array(flat.ravel()))


def read(path: Path, players: list[int], elements: int, sources: int) -> Iterator[list[Games]]:
    """The games of each cell, once for each line-up; `players` are those of the cells."""
    query = "SELECT * FROM read_parquet(?) ORDER BY cell, line_up, deal"
    table = _connection().sql(query, params=[str(path)]).to_arrow_table().combine_chunks()
    cells, line_ups = table["cell"].to_numpy(), table["line_up"].to_numpy()
    ends = np.flatnonzero(np.diff(cells) != 0) + 1
    for cell, (start, stop) in enumerate(
        zip([0, *ends.tolist()], [*ends.tolist(), len(cells)], strict=True)
    ):
        own = table.slice(start, stop - start)
        inner = np.flatnonzero(np.diff(line_ups[start:stop])) + 1
        cuts = [0, *inner.tolist(), stop - start]
        yield [
            _games(own.slice(a, b - a), players[cell], elements, sources) for a, b in pairwise(cuts)
        ]


def _games(table: Any, players: int, elements: int, sources: int) -> Games:
    count = len(table)
    courses = rows(COURSE, count)
    for name in (*_WHOLE, *_REAL):
        courses[name] = table[name].to_numpy()
    lists = {name: table[name].combine_chunks().flatten().to_numpy() for name in _LISTS}
    courses["points"][:, :players] = lists["points"].reshape(count, players)
    courses["moments"] = lists["moments"].reshape(count, MOMENTS)
    return Games(
        courses,
        lists["hands"].reshape(count, players, elements).astype(np.float32),
        lists["uses"].reshape(count, elements),
        lists["earned"].reshape(count, players, sources),
    )


@cache
def _connection() -> Any:
    import duckdb

    connection = duckdb.connect()
    connection.execute("SET threads = 1")
    return connection
