"""Whole matches as lists of digests, to compare compiled and interpreted runs.

A test names a game and its settings (`differences`); this file, run as a program with
NUMBA_DISABLE_JIT=1, gives the digests of an interpreted run.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import os
import subprocess
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

import spieltisch
from spieltisch.engine.chance import below
from spieltisch.engine.compiling import COMPILED
from spieltisch.engine.contract import MAX_SEATS, MODERATOR, SPECTATOR
from spieltisch.engine.match import Match


@dataclass(frozen=True)
class Setting:
    """A match that is traced, and how closely.

    Every ply the state is looked at, every `interval` plies also the answers of all other
    kernels: of each seat's refusals one in `step`, of the weights the first `weighed`, of
    other numbers with a fraction so many `digits`. A kernel's own sums may differ in the last
    digit where the compiler adds in another order. `also` names a function of a test module
    that has more to look at.
    """

    players: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    longest: int = 150
    interval: int = 5
    step: int = 7
    weighed: int = 1000
    digits: int = 9
    also: str = ""


def differences(game: str, settings: dict[str, Setting]) -> dict[str, list[int]]:
    """By setting, where the compiled and the interpreted run differ; empty if nowhere."""
    request = json.dumps([game, {name: asdict(setting) for name, setting in settings.items()}])
    tests = str(Path(__file__).parents[1])
    interpreted = subprocess.run(
        [sys.executable, __file__],
        input=request,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": tests},
        capture_output=True,
        text=True,
        check=True,
    )
    plain = json.loads(interpreted.stdout)
    assert plain.pop("compiled") is False
    assert COMPILED
    ours = {name: trace(game, setting) for name, setting in settings.items()}
    parting = {name: _parting(ours[name], plain[name]) for name in settings}
    return {name: plies for name, plies in parting.items() if plies}


def _parting(one: list[str], other: list[str]) -> list[int]:
    if len(one) != len(other):
        return [min(len(one), len(other))]
    return [k for k, pair in enumerate(zip(one, other, strict=True)) if len({*pair}) > 1]


def trace(game: str, setting: Setting) -> list[str]:
    """A digest for each ply of a match."""
    match = spieltisch.game(game).new(setting.players, setting.seed, **setting.options)
    chance = np.array([setting.seed], np.uint64)
    digests = [digest([match.state, *answers(match, setting)])]
    while not match.over and len(match.log) < setting.longest:
        seat, moves = choose(match, chance)
        match.play(moves[below(chance, len(moves))], seat)
        closely = len(match.log) % setting.interval == 0 or match.over
        digests.append(digest([match.state, *(answers(match, setting) if closely else [])]))
    return digests


def choose(match: Match, chance: Any) -> tuple[Any, list[str]]:
    """Who moves, and the moves to choose from; now and then the moderator steps in."""
    calls = match.legal("moderator")
    if calls and below(chance, 10) == 0:
        return "moderator", calls
    seat = match.actors[below(chance, len(match.actors))]
    return seat, match.legal(seat)


def answers(match: Match, setting: Setting) -> list[Any]:
    """What every kernel says about a state that it does not change."""
    game, k, seed = match.game, match.game.kernels, np.uint64(len(match.log))
    chances, points = np.zeros(MAX_SEATS, np.float32), np.zeros(MAX_SEATS)
    k.value(match.state, chances)
    facts: list[Any] = [k.result(match.state, points), points, chances.round(setting.digits)]
    for viewer in (SPECTATOR, *range(match.players)):
        features = np.zeros(game.features_of(match.state).size, np.float32)
        k.observe(match.state, viewer, features)
        view = match.state
        k.mask(view, viewer)
        world = view.copy()
        k.guess(world, viewer, seed)
        facts += [features, view, world]
    for seat in (*range(match.players), MODERATOR):
        actions = np.zeros(game.max_legal, np.int32)
        count = k.legal(match.state, seat, actions)
        reasons = [k.refuse(match.state, seat, a) for a in range(seat, game.actions, setting.step)]
        facts += [actions[:count], np.array(reasons)]
        if seat != MODERATOR:
            weights = np.zeros(game.max_legal, np.float32)
            k.weigh(match.state, seat, actions, min(count, setting.weighed), weights)
            facts.append(weights.round(setting.digits))
    rolled = match.state
    facts += [k.rollout(rolled, seed, 6), rolled]
    if setting.also:
        module, _, function = setting.also.rpartition(".")
        facts += getattr(importlib.import_module(module), function)(match)
    return facts


def digest(answers: list[Any]) -> str:
    """A short digest of arrays, numbers and texts."""
    total = hashlib.sha256()
    for answer in answers:
        if isinstance(answer, str):
            total.update(answer.encode())
        else:
            total.update(np.ascontiguousarray(answer).data)
    return total.hexdigest()[:12]


if __name__ == "__main__":
    game, request = json.load(sys.stdin)
    traces = {name: trace(game, Setting(**setting)) for name, setting in request.items()}
    json.dump({"compiled": COMPILED, **traces}, sys.stdout)
