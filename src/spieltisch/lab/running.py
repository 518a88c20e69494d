"""A study at work: over all cores or a cluster, on disk after every block, continued where it
stopped.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path
from typing import Protocol

from spieltisch.engine.files import write_whole
from spieltisch.engine.ledger import Ledger
from spieltisch.lab import parts
from spieltisch.lab.playing import Play, Table, elements_in
from spieltisch.lab.study import BadStudy, Kind, Study
from spieltisch.lab.sums import Sums, Tally

STUDY = "study.json"


class Workers(Protocol):
    """Whoever plays blocks: threads of this process, or a cluster."""

    def play(self, study: Study, blocks: list[int]) -> Iterator[tuple[int, bytes]]:
        """The parts of some blocks, as they are finished."""


class Player:
    """All line-ups of a study, ready to play any block."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self._plays = list(self._line_ups())

    def _line_ups(self) -> Iterator[list[Play]]:
        study = self.study
        for cell in study.cells:
            options = study.options(cell.variant, cell.players)
            table = Table(study.game, cell.players, options, study.seed)
            elements = elements_in(study.game).names(cell.players, options)
            banned = elements if cell.kind is Kind.RESTRICTED else None
            yield [table.line_up(names, banned) for names in cell.line_ups()]

    def part(self, block: int) -> bytes:
        """Play a block; the same one is the same on any machine."""
        first, count = block * self.study.block, self.study.block
        return parts.as_bytes(
            [[play(first, count) for play in line_ups] for line_ups in self._plays], first
        )


class Threads:
    """Threads of this process; only a few blocks are under way at a time."""

    def __init__(self, count: int | None = None) -> None:
        self._count = count or os.cpu_count() or 1

    def play(self, study: Study, blocks: list[int]) -> Iterator[tuple[int, bytes]]:
        """The parts of some blocks, as they are finished."""
        player, missing = Player(study), iter(blocks)
        under_way: dict[Future[bytes], int] = {}
        with ThreadPoolExecutor(self._count) as pool:
            try:
                while True:
                    while len(under_way) < 2 * self._count:
                        number = next(missing, None)
                        if number is None:
                            break
                        under_way[pool.submit(player.part, number)] = number
                    if not under_way:
                        return
                    done, _ = wait(under_way, return_when=FIRST_COMPLETED)
                    for future in done:
                        yield under_way.pop(future), future.result()
            finally:
                for future in under_way:
                    future.cancel()


class Run:
    """A study in a folder: new, or continued where it stopped.

    Everything follows from the study: it ends with the same figures whoever plays it, and however
    often it was broken off.
    """

    def __init__(self, study: Study, folder: Path, workers: Workers | None = None) -> None:
        parts.demand_libraries()
        self.study, self.folder = study, folder
        self._workers = workers or Threads()
        (folder / parts.FOLDER).mkdir(parents=True, exist_ok=True)
        try:
            self._ledger = Ledger(folder / STUDY)
        except BlockingIOError as error:
            raise BadStudy("study-in-use", folder=str(folder)) from error
        try:
            self._check()
        except BaseException:
            self._ledger.close()
            raise
        self.blocks = parts.blocks_in(folder)

    def _check(self) -> None:
        """A folder holds one study, which is named in its only line."""
        own = self.study.as_text()
        if not self._ledger.lines:
            self._ledger.add(own)
        elif self._ledger.lines != [own.encode()]:
            raise BadStudy("other-study", folder=str(self.folder))

    def run(self, progress: Callable[[int, int], None] | None = None) -> None:
        """Play what is missing; a part is on disk as a whole or not at all."""
        missing = [number for number in range(self.study.blocks) if number not in self.blocks]
        for number, part in self._workers.play(self.study, missing):
            write_whole(parts.path_of(self.folder, number), part)
            self.blocks.add(number)
            if progress is not None:
                progress(min(len(self.blocks), self.study.blocks), self.study.blocks)

    def totals(self) -> list[Sums]:
        """The sums of each cell over all blocks of the study that have been played, in order."""
        study, elements = self.study, elements_in(self.study.game)
        in_play = [
            sorted(elements.names(cell.players, study.options(cell.variant, cell.players)))
            for cell in study.cells
        ]
        tally = Tally(study.cells, elements.count, elements.source_count, in_play)
        players = [cell.players for cell in study.cells]
        for number in sorted(self.blocks):
            if number < study.blocks:
                path = parts.path_of(self.folder, number)
                games = parts.read(path, players, elements.count, elements.source_count)
                tally.add(number * study.block, games)
        return tally.sums

    def close(self) -> None:
        """Let others continue it."""
        self._ledger.close()
