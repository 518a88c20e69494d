"""A cluster plays the same games as threads do, also when it loses a worker."""

import os
import time
from collections.abc import Iterator
from pathlib import Path
from signal import SIGKILL
from typing import Any

from spieltisch.lab import Run, Study
from spieltisch.lab.cluster import Cluster, play_blocks
from spieltisch.lab.running import Player, Threads

STUDY = {"game": "labyrinth", "games": 8000, "bots": ["random"], "options": {"turn_limit": 20}}

#: Ray names a worker after what it does.
AT_WORK = f"ray::{play_blocks.__name__}".encode()


def descends(pid: int) -> bool:
    """Whether this process has started another one, or one of those that it started has."""
    while pid > 1:
        if pid == os.getpid():
            return True
        try:
            pid = int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
        except (FileNotFoundError, ProcessLookupError):
            return False
    return False


def workers_at_work() -> Iterator[int]:
    """The workers of our own cluster that play right now."""
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            title = (folder / "cmdline").read_bytes()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if title.startswith(AT_WORK) and descends(int(folder.name)):
            yield int(folder.name)


class Unlucky:
    """A cluster of two workers of which one is killed in the middle of a block."""

    killed: int | None = None

    def play(self, study: Study, blocks: list[int]) -> Iterator[tuple[int, bytes]]:
        for part in Cluster(workers=2).play(study, blocks):
            yield part
            until = time.monotonic() + 20
            while self.killed is None and time.monotonic() < until:
                self.killed = next(workers_at_work(), None)
                if self.killed is not None:
                    os.kill(self.killed, SIGKILL)


def parts_of(data: dict[str, Any], folder: Path, workers: Any) -> dict[str, bytes]:
    run = Run(Study.of(data), folder, workers)
    run.run()
    run.close()
    return {path.name: path.read_bytes() for path in sorted((folder / "games").iterdir())}


def test_a_cluster_gives_the_same_parts_though_a_worker_is_killed(tmp_path: Path) -> None:
    alone = parts_of(STUDY, tmp_path / "alone", Threads(1))
    workers = Unlucky()
    assert parts_of(STUDY, tmp_path / "cluster", workers) == alone
    assert workers.killed is not None
    assert len(alone) == 8


def test_a_chunk_is_the_same_as_its_blocks_one_by_one() -> None:
    study = Study.of({**STUDY, "games": 3000})
    text = study.as_text()
    parts, seconds = play_blocks(text, [2, 0])
    player = Player(study)
    assert parts == [(2, player.part(2)), (0, player.part(0))]
    assert seconds > 0
