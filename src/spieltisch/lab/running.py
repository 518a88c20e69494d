"""A study at work: over all cores, on disk after every block, continued where it stopped."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from functools import reduce
from operator import add
from pathlib import Path

import msgspec

from spieltisch.engine.ledger import Ledger
from spieltisch.lab.playing import Play, line_up
from spieltisch.lab.study import BadStudy, Study
from spieltisch.lab.sums import ALIKE, UNLIKE, Sums, Values, sums

BLOCKS = "blocks.jsonl"


class Block(msgspec.Struct, frozen=True):
    """The sums of some deals in all cells of a study."""

    number: int
    cells: list[Sums]


class Run:
    """A study in a folder: new, or continued where it stopped.

    Everything follows from the study: it ends with the same figures on any number of threads, and
    however often it was broken off.
    """

    def __init__(self, study: Study, folder: Path, threads: int | None = None) -> None:
        self.study, self.folder = study, folder
        self._threads = threads or os.cpu_count() or 1
        folder.mkdir(parents=True, exist_ok=True)
        try:
            self._ledger = Ledger(folder / BLOCKS)
        except BlockingIOError as error:
            raise BadStudy("study-in-use", folder=str(folder)) from error
        try:
            self.blocks = {block.number: block for block in self._read()}
        except BaseException:
            self._ledger.close()
            raise

    def _read(self) -> list[Block]:
        """The blocks on disk; the first line is the study."""
        if not self._ledger.lines:
            self._ledger.add(json.dumps(self.study.as_data()))
            return []
        head, *lines = self._ledger.lines
        if _study_in(head) != json.loads(json.dumps(self.study.as_data())):
            raise BadStudy("other-study", folder=str(self.folder))
        return [self._block(number, line) for number, line in enumerate(lines, 2)]

    def _block(self, number: int, line: bytes) -> Block:
        try:
            block = msgspec.json.decode(line, type=Block)
        except (msgspec.DecodeError, RecursionError):
            block = None
        if block is None or not self._belongs(block):
            raise BadStudy("broken-study", path=str(self.folder / BLOCKS), line=number)
        return block

    def _belongs(self, block: Block) -> bool:
        cells = self.study.cells
        return len(block.cells) == len(cells) and all(
            kept.deals == self.study.block
            and len(kept.places) == cell.players
            and all(
                set(part) == set(ALIKE if cell.rival is None else UNLIKE)
                for part in (kept.values, kept.squares, kept.products)
            )
            for kept, cell in zip(block.cells, cells, strict=True)
        )

    def run(self, progress: Callable[[int, int], None] | None = None) -> None:
        """Play what is missing; only a few blocks are under way at a time."""
        missing = iter(set(range(self.study.blocks)) - set(self.blocks))
        under_way: set[Future[Block]] = set()
        plays = self._line_ups()
        with ThreadPoolExecutor(self._threads) as pool:
            try:
                while True:
                    while len(under_way) < 2 * self._threads:
                        number = next(missing, None)
                        if number is None:
                            break
                        under_way.add(pool.submit(self._play, plays, number))
                    if not under_way:
                        return
                    done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                    for future in done:
                        self._keep(future.result())
                    if progress is not None:
                        progress(min(len(self.blocks), self.study.blocks), self.study.blocks)
            finally:
                for future in under_way:
                    future.cancel()

    def _keep(self, block: Block) -> None:
        self._ledger.add(msgspec.json.encode(block).decode())
        self.blocks[block.number] = block

    def _line_ups(self) -> list[list[Play]]:
        """Those who play, for each cell once for each line-up."""
        s = self.study
        options = [
            {n: s.game.checked_options(n, variant.options) for n in s.players}
            for variant in s.variants
        ]
        return [
            [
                line_up(s.game, cell.players, options[cell.variant][cell.players], names, s.seed)
                for names in cell.line_ups()
            ]
            for cell in s.cells
        ]

    def _play(self, plays: list[list[Play]], number: int) -> Block:
        """Play the deals of a block in all cells."""
        first, kept = number * self.study.block, []
        base: Values | None = None
        for cell, line_ups in zip(self.study.cells, plays, strict=True):
            games = [play(first, self.study.block) for play in line_ups]
            own, values = sums(cell, games, None if cell.variant == 0 else base)
            base = values if cell.variant == 0 else base
            kept.append(own)
        return Block(number, kept)

    def totals(self) -> list[Sums]:
        """The sums of each cell over all blocks of the study that have been played, in order."""
        played = [self.blocks[n] for n in sorted(self.blocks) if n < self.study.blocks]
        return [
            reduce(add, (block.cells[k] for block in played)) for k in range(len(self.study.cells))
        ]

    def close(self) -> None:
        """Let others continue it."""
        self._ledger.close()


def _study_in(line: bytes) -> object:
    """What the first line says; None if that is no study."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None
