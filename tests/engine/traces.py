"""Whole matches as lists of digests, to hold compiled and interpreted runs side by side.

Run as a script, with NUMBA_DISABLE_JIT=1, it writes the digests of an interpreted run.
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

import numpy as np

import spieltisch
from spieltisch.engine.chance import below
from spieltisch.engine.compiling import COMPILED
from spieltisch.engine.contract import MAX_SEATS, MODERATOR, SPECTATOR, State
from spieltisch.engine.match import Match

SEQUENCE = spieltisch.game("sequence")

#: Every number of players, and every option at least once.
SETTINGS: dict[str, tuple[int, dict[str, Any]]] = {
    "2": (2, {}),
    "3": (3, {}),
    "4": (4, {}),
    "6": (6, {"teams": 2}),
    "6 in three teams": (6, {"teams": 3, "dead_cards": "any"}),
    "8": (8, {}),
    "9": (9, {"dead_cards": "never"}),
    "10": (10, {}),
    "12": (12, {}),
    "12 in three teams": (12, {"teams": 3}),
    "long": (2, {"sequences_to_win": 3, "advanced": True, "dead_cards": "strict"}),
    "by hand": (4, {"draw": "manual", "table_talk": True, "advanced": True}),
    "few chips": (2, {"chips": 12, "draw": "manual"}),
}

#: How many plies lie between two looks at everything that is not the state itself.
INTERVAL = 5
LONGEST = 150


def trace(name: str) -> list[str]:
    """A digest for each ply of a match; at some plies of all other kernels' answers too."""
    players, options = SETTINGS[name]
    match = SEQUENCE.new(players, seed=len(name), **options)
    chance = np.array([players], np.uint64)
    digests = [digest(match.state)]
    while not match.over and len(digests) < LONGEST:
        seat, moves = choose(match, chance)
        match.play(moves[below(chance, len(moves))], seat)
        if len(digests) % INTERVAL == 0 or match.over:
            digests += answers(match)
        digests.append(digest(match.state))
    return digests


def choose(match: Match, chance: Any) -> tuple[Any, list[str]]:
    calls = match.legal("moderator")
    if calls and below(chance, 10) == 0:
        return "moderator", calls
    seat = match.actors[below(chance, len(match.actors))]
    return seat, match.legal(seat)


def answers(match: Match) -> list[str]:
    """Digests of what mask, guess, observe, weigh, value, result and refuse say."""
    k, found = SEQUENCE.kernels, []
    for viewer in (SPECTATOR, *match.actors[:1]):
        view = match.state
        k.mask(view, viewer)
        world = match.state
        k.guess(world, viewer, np.uint64(len(match.log)))
        features = np.zeros(SEQUENCE.features, np.float32)
        k.observe(match.state, viewer, features)
        found += [digest(view), digest(world), digest(features)]
    chances, points = np.zeros(MAX_SEATS, np.float32), np.zeros(MAX_SEATS)
    k.value(match.state, chances)
    winners = k.result(match.state, points)
    found += [digest(chances), digest(points), str(winners)]
    for seat in match.actors[:1]:
        actions = np.zeros(SEQUENCE.max_legal, np.int32)
        count = k.legal(match.state, seat, actions)
        weights = np.zeros(SEQUENCE.max_legal, np.float32)
        k.weigh(match.state, seat, actions, count, weights)
        found += [digest(actions[:count]), digest(weights[:count])]
    for seat in (0, match.players - 1, MODERATOR):
        reasons = [k.refuse(match.state, seat, a) for a in range(0, SEQUENCE.actions, 7)]
        found.append(digest(np.array(reasons)))
    return found


def digest(array: State | np.ndarray[Any, Any]) -> str:
    return hashlib.sha256(array.tobytes()).hexdigest()[:12]


if __name__ == "__main__":
    json.dump({"compiled": COMPILED, **{name: trace(name) for name in sys.argv[1:]}}, sys.stdout)
