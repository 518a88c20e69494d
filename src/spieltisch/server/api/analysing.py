"""Analyses of finished matches: a move at a time, in turn with all others who want one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import msgspec
from starlette.requests import Request

from spieltisch.bots.analysis import Analysis, Step, analyse_by_steps
from spieltisch.engine.match import Match
from spieltisch.server.api import shapes
from spieltisch.server.api.creating import room_of
from spieltisch.server.api.endpoints import language_of
from spieltisch.server.api.reading import finished_match, match_number
from spieltisch.server.api.shapes import AnalysisState, Progress
from spieltisch.server.connection import address
from spieltisch.server.house import House
from spieltisch.server.turns import Errand
from spieltisch.server.words import ServerRefusal

#: How many analyses may be under way, and how many are kept.
MOST_ANALYSES, KEPT_ANALYSES = 20, 100

#: How many moves of a match are judged at most.
MOST_JUDGED = 1000

#: After this many seconds in which nobody has asked for it, an analysis is given up.
ABANDONED = 60.0

#: About how many seconds one move takes; all that counts is that it is the same for everybody.
COST = 0.1

#: A match of a table.
_Key = tuple[str, int]


@dataclass
class _Work:
    """An analysis under way: whose turn it takes, and who wants to see it."""

    match: Match
    owner: str
    asked: float
    askers: set[str] = field(default_factory=set)
    steps: list[Step] = field(default_factory=list)
    task: asyncio.Task[None] | None = None

    def give_up(self) -> None:
        """Judge no more moves."""
        assert self.task is not None
        self.task.cancel()


class Analyses:
    """The analyses that were asked for, and how far they have come."""

    def __init__(self) -> None:
        self._done: dict[_Key, Analysis] = {}
        self._working: dict[_Key, _Work] = {}

    async def show(self, request: Request, house: House) -> AnalysisState:
        """The analysis of a finished match, or how far it has come."""
        room = await room_of(request, house)
        async with room.lock:  # an end that is being stored has not happened yet
            room.check_open()
            which = match_number(request, room.table)
            match = finished_match(room.table, which)
        key, count = (room.code, which), match.ply
        if key in self._done:
            data = await house.workers.view(self._done[key].as_data, language_of(request))
            return AnalysisState(
                Progress.DONE, count, count, 0, msgspec.convert(data, shapes.Analysis)
            )
        house.mishaps.check(room.code, ("analysis", which))
        work = self._working.get(key) or self._begin(key, match, house, address(request))
        work.askers.add(address(request))
        work.asked = asyncio.get_running_loop().time()
        return self._progress(key, work, house)

    async def cancel(self, request: Request, house: House) -> AnalysisState:
        """Nobody at this address wants it any more; if nobody else does, it is given up."""
        room = await room_of(request, house)
        async with room.lock:
            room.check_open()
            which = match_number(request, room.table)
            count = finished_match(room.table, which).ply
        work = self._working.get((room.code, which))
        if work is not None:
            work.askers.discard(address(request))
            if not work.askers:
                work.give_up()
        return AnalysisState(Progress.CANCELLED, 0, count, 0, None)

    def _progress(self, key: _Key, work: _Work, house: House) -> AnalysisState:
        done, count = len(work.steps), work.match.ply
        if done:
            return AnalysisState(Progress.WORKING, done, count, 0, None)
        ahead = house.workers.analyses.ahead(work.owner, key[0])
        status = Progress.WAITING if ahead else Progress.WORKING
        return AnalysisState(status, 0, count, ahead, None)

    def _begin(self, key: _Key, match: Match, house: House, asker: str) -> _Work:
        if match.ply > MOST_JUDGED:
            raise ServerRefusal("too-long-to-analyse", moves=match.ply, most=MOST_JUDGED)
        if len(self._working) >= MOST_ANALYSES or not house.analyses.take(asker):
            raise ServerRefusal("too-fast")
        work = self._working[key] = _Work(match, asker, asyncio.get_running_loop().time())
        work.task = asyncio.create_task(self._analyse(key, work, house))
        work.task.add_done_callback(lambda _: self._end(key, house, asker))
        return work

    def _end(self, key: _Key, house: House, asker: str) -> None:
        del self._working[key]
        house.analyses.give_back(asker)

    async def _analyse(self, key: _Key, work: _Work, house: House) -> None:
        code, which = key
        loop, errand = asyncio.get_running_loop(), Errand(work.owner, code, COST)
        try:
            await house.readiness.wait_for_bots()
            steps = analyse_by_steps(work.match, house.settings.analysis_iterations)
            for _ in range(work.match.ply):
                step = await house.workers.analyses.run(errand, lambda: judge_next(steps))
                work.steps.append(step)
                if loop.time() - work.asked > ABANDONED:
                    return
            self._done[key] = Analysis(work.match, tuple(work.steps))
            while len(self._done) > KEPT_ANALYSES:
                del self._done[next(iter(self._done))]
        except Exception as error:  # whoever asks next hears of it
            house.mishaps.remember(code, ("analysis", which), error)


def judge_next(steps: Iterator[Callable[[], Step]]) -> Step:
    """Judge the next move of a match."""
    return next(steps)()
