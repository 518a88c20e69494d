"""A study played by a Ray cluster: the same parts, bit for bit, as threads of one process make."""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Iterator
from functools import lru_cache
from math import ceil
from time import perf_counter
from typing import Any

from spieltisch.engine.extras import require
from spieltisch.lab.running import Player
from spieltisch.lab.study import Study

#: A chunk of blocks is worth its way to a worker and back if it takes this many seconds.
LEAST_SECONDS = 1.0

#: So often a chunk begins anew whose worker was lost.
RETRIES = 10

#: Parts on their way to us, in bytes; Ray would set a third of all memory aside.
STORE = 256 << 20

#: The address that stands for a cluster of this machine alone.
LOCAL = "local"

#: Some blocks with their parts, and how long a block took, in seconds.
Chunk = tuple[list[tuple[int, bytes]], float]


class Cluster:
    """The workers of a Ray cluster, at an address or on this machine."""

    def __init__(self, address: str = LOCAL, workers: int | None = None) -> None:
        require("ray", "lab")
        self._address, self._workers = address, workers

    def play(self, study: Study, blocks: list[int]) -> Iterator[tuple[int, bytes]]:
        """The parts of some blocks, as they are finished."""
        import ray

        own: dict[str, Any] = {"address": self._address, "logging_level": logging.ERROR}
        if self._address == LOCAL:
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody else is told
            own |= {"num_cpus": self._workers, "include_dashboard": False}
            own |= {"object_store_memory": STORE}
        ray.init(**own)
        try:
            yield from _spread(ray, study.as_text(), list(blocks))
        finally:
            ray.shutdown()


def _spread(ray: Any, study: str, missing: list[int]) -> Iterator[tuple[int, bytes]]:
    """Hand out chunks: single blocks at first, then as many as take a second."""
    play = ray.remote(max_retries=RETRIES)(play_blocks)
    at_once = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    under_way: list[Any] = []
    size = 1
    while missing or under_way:
        while missing and len(under_way) < at_once:
            chunk, missing = missing[:size], missing[size:]
            under_way.append(play.remote(study, chunk))
        [done], under_way = ray.wait(under_way, num_returns=1)
        parts, seconds = ray.get(done)
        size = max(1, ceil(LEAST_SECONDS / max(seconds, 1e-3)))
        yield from parts


def play_blocks(study: str, blocks: list[int]) -> Chunk:
    """Play some blocks in a worker, which makes ready once for all chunks of a study."""
    player, began = _player(study), perf_counter()
    parts = [(block, player.part(block)) for block in blocks]
    return parts, (perf_counter() - began) / len(blocks)


@lru_cache(maxsize=1)
def _player(study: str) -> Player:
    return Player(Study.from_data(json.loads(study)))
