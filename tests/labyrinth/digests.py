"""Everything the kernels say about a few matches, ply by ply, as short digests.

Run as a program it prints them, so that a test can compare compiled with interpreted runs.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import numpy as np

from spieltisch.games.labyrinth import GAME, shortest
from spieltisch.games.labyrinth.bench import full_turns

RANDOM = {"board": "random", "tiles": "wall=200 end=100 straight=300 corner=300 t=200 cross=100"}

MATCHES: list[tuple[int, int, dict[str, Any]]] = [
    (4, 1, {"turn_limit": 12}),
    (3, 2, {**RANDOM, "width": 9, "height": 8, "immovable": 15, "turn_limit": 8}),
    (8, 3, {**RANDOM, "width": 15, "height": 14, "turn_limit": 4}),
    (2, 4, {**RANDOM, "width": 1, "height": 1, "turn_limit": 6}),
    (5, 5, {**RANDOM, "width": 3, "height": 2, "shared_goals": True, "turn_limit": 20}),
    (1, 6, {**RANDOM, "width": 4, "height": 4, "goals": 2, "turn_limit": 30}),
]


def digests() -> list[list[str]]:
    """A digest for every ply of every match."""
    return [_of_match(*match) for match in MATCHES]


def _of_match(players: int, seed: int, options: dict[str, Any]) -> list[str]:
    match = GAME.new(players, seed, **options)
    found = [_of_state(match, seed)]
    while not match.over:
        moves, ply = match.legal(), len(match.log)
        match.play(moves[(ply * 7 + seed) % len(moves)])
        found.append(_of_state(match, ply if ply % 5 == 0 else None))
    return found


def _of_state(match: Any, seed: int | None) -> str:
    """The state's bytes and, now and then, the answers of all other kernels."""
    digest = hashlib.sha256(match.state.tobytes())
    if seed is not None:
        for answer in _answers(match.state, match.players, seed):
            digest.update(np.ascontiguousarray(answer).tobytes())
        for seat in range(match.players):
            for goal in ("one", "all"):
                digest.update(str(shortest(match, seat, goal, depth=1)).encode())  # type: ignore[arg-type]
    return digest.hexdigest()[:16]


def _answers(state: Any, players: int, seed: int) -> list[Any]:
    kernels = GAME.kernels
    points, values = np.zeros(16), np.zeros(16, np.float32)
    found: list[Any] = [np.int64(kernels.result(state, points)), points]
    kernels.value(state, values)
    found.append(values.round(4))
    for viewer in (-1, *range(players)):
        features = np.zeros(GAME.features, np.float32)
        kernels.observe(state, viewer, features)
        view = state.copy()
        kernels.mask(view, viewer)
        found += [features, view.copy()]
        if viewer >= 0:  # a spectator of eight has too many worlds to count them interpreted
            kernels.guess(view, viewer, np.uint64(seed))
            found.append(view)
    for seat in range(players):
        actions = np.zeros(GAME.max_legal, np.int32)
        weights = np.zeros(GAME.max_legal, np.float32)
        count = int(kernels.legal(state, seat, actions))
        kernels.weigh(state, seat, actions, min(count, 12), weights)
        codes = range(seat, GAME.actions, 97)
        refused = np.array([kernels.refuse(state, seat, a) for a in codes], np.int64)
        found += [actions, weights.round(3), refused]
    rolled = state.copy()
    found += [np.int64(kernels.rollout(rolled, np.uint64(seed), 6)), rolled]
    looked = state.copy()
    found += [np.int64(full_turns(looked, np.uint64(seed), 1)), looked]
    return found


if __name__ == "__main__":
    print(json.dumps(digests()))
