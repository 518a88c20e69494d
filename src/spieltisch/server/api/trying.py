"""Trials of boards: a few games at a time, in turn with all others who want something judged."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from hashlib import sha256

from starlette.requests import Request

from spieltisch.engine import registry
from spieltisch.server.api.endpoints import body_of
from spieltisch.server.api.shapes import CheckWish, Progress, TrialState
from spieltisch.server.connection import address
from spieltisch.server.house import House
from spieltisch.server.trying import GAMES, TURN_SECONDS, Findings, Trial
from spieltisch.server.turns import Errand
from spieltisch.server.words import ServerRefusal

#: How many trials may be under way, and how many are kept.
MOST_TRIALS, KEPT_TRIALS = 20, 200

#: After this many seconds in which nobody has asked for it, a trial is given up.
ABANDONED = 30.0


@dataclass
class _Work:
    """A trial under way: whose turn it takes, and who wants to see it."""

    trial: Trial
    owner: str
    asked: float
    askers: set[str] = field(default_factory=set)
    task: asyncio.Task[None] | None = None

    def give_up(self) -> None:
        """Play no more games."""
        assert self.task is not None
        self.task.cancel()


class Trials:
    """The trials that were asked for, and how far they have come."""

    def __init__(self) -> None:
        self._done: dict[str, Findings] = {}
        self._working: dict[str, _Work] = {}

    async def begin(self, request: Request, house: House) -> TrialState:
        """Let bots try some options, unless they have before; bad ones are refused."""
        wish = await body_of(request, house, CheckWish)
        name = request.path_params["game"]
        if name not in registry.games():
            registry.game(name)  # which says so
        await house.readiness.wait_for(name)
        trial = await house.workers.view(_trial_of, name, wish)
        number = _number_of(name, wish)
        if number not in self._done and number not in self._working:
            self._begin(number, trial, house, address(request))
        return self._state(number, house, address(request))

    async def show(self, request: Request, house: House) -> TrialState:
        """How far a trial has come, and what came out."""
        number = self._known(request, house)
        return self._state(number, house, address(request))

    async def cancel(self, request: Request, house: House) -> TrialState:
        """Nobody at this address wants it any more; if nobody else does, it is given up."""
        number = self._known(request, house)
        work = self._working.get(number)
        if work is not None:
            work.askers.discard(address(request))
            if not work.askers:
                work.give_up()
        return TrialState(number, Progress.CANCELLED, 0, GAMES, 0, None)

    def _known(self, request: Request, house: House) -> str:
        number: str = request.path_params["trial"]
        house.mishaps.check(number, "trial")
        if number not in self._done and number not in self._working:
            raise ServerRefusal("no-such-trial")
        return number

    def _state(self, number: str, house: House, asker: str) -> TrialState:
        findings = self._done.get(number)
        if findings is not None:
            games = findings.games
            return TrialState(number, Progress.DONE, games, games, 0, findings)
        work = self._working[number]
        work.askers.add(asker)
        work.asked = asyncio.get_running_loop().time()
        done = work.trial.games
        ahead = 0 if done else house.workers.analyses.ahead(work.owner, number)
        status = Progress.WAITING if ahead else Progress.WORKING
        return TrialState(number, status, done, GAMES, ahead, None)

    def _begin(self, number: str, trial: Trial, house: House, asker: str) -> None:
        house.mishaps.check(number, "trial")
        if len(self._working) >= MOST_TRIALS or not house.analyses.take(asker):
            raise ServerRefusal("too-fast")
        work = self._working[number] = _Work(trial, asker, asyncio.get_running_loop().time())
        work.task = asyncio.create_task(self._try(number, work, house))
        work.task.add_done_callback(lambda _: self._end(number, house, asker))

    def _end(self, number: str, house: House, asker: str) -> None:
        del self._working[number]
        house.analyses.give_back(asker)

    async def _try(self, number: str, work: _Work, house: House) -> None:
        loop, errand = asyncio.get_running_loop(), Errand(work.owner, number, TURN_SECONDS)
        try:
            await house.readiness.wait_for_bots()
            while not work.trial.is_over:
                await house.workers.analyses.run(errand, work.trial.go_on)
                if loop.time() - work.asked > ABANDONED:
                    return
            self._done[number] = work.trial.findings()
            while len(self._done) > KEPT_TRIALS:
                del self._done[next(iter(self._done))]
        except Exception as error:  # whoever asks next hears of it
            house.mishaps.remember(number, "trial", error)


def _trial_of(name: str, wish: CheckWish) -> Trial:
    game = registry.game(name)
    options = game.checked_options(wish.players, wish.options)
    return Trial(game, wish.players, options)


def _number_of(name: str, wish: CheckWish) -> str:
    """The same board has the same number, whoever asks."""
    text = json.dumps([name, wish.players, wish.options], sort_keys=True)
    return sha256(text.encode()).hexdigest()[:16]
