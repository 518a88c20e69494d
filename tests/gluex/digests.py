"""Everything the kernels say about a few matches, ply by ply, as short digests.

Run as a program it prints them, so that a test can compare compiled with interpreted runs.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import numpy as np

from spieltisch.games.gluex.game import GAME

SMALL = "A1 A . . . B\n. . C . . B2\n. . C . . .\nmiddle: C"
SMALL_FOR_THREE = SMALL.replace("C . . .", "C3 . . .")

MATCHES: list[tuple[int, int, dict[str, Any]]] = [
    (2, 1, {}),
    (3, 2, {}),
    (4, 3, {"last_chip": "kept"}),
    (2, 4, {"board": SMALL}),
    (3, 5, {"board": SMALL_FOR_THREE, "last_chip": "kept"}),
]


def digests() -> list[list[str]]:
    """A digest for every ply of every match."""
    return [_of_match(*match) for match in MATCHES]


def _of_match(players: int, seed: int, options: dict[str, Any]) -> list[str]:
    kernels = GAME.kernels
    state = GAME.blank(players, GAME.checked_options(players, options))
    kernels.deal(state, np.uint64(seed))
    actions = np.empty(GAME.max_legal, np.int32)
    found = [_of_state(state, players, seed)]
    ply = 0
    while mask := int(kernels.actors(state)):
        seat = [s for s in range(players) if mask >> s & 1][ply % int(mask).bit_count()]
        count = int(kernels.legal(state, seat, actions))
        kernels.play(state, seat, int(actions[(ply * 7 + seed) % count]))
        ply += 1
        found.append(_of_state(state, players, ply if ply % 8 == 0 else None))
    return found


def _of_state(state: Any, players: int, seed: int | None) -> str:
    """The state's bytes and, now and then, the answers of all other kernels."""
    digest = hashlib.sha256(state.tobytes())
    if seed is not None:
        for answer in _answers(state, players, seed):
            digest.update(np.ascontiguousarray(answer).tobytes())
    return digest.hexdigest()[:16]


def _answers(state: Any, players: int, seed: int) -> list[Any]:
    kernels = GAME.kernels
    points, values = np.zeros(16), np.zeros(16, np.float32)
    found: list[Any] = [np.int64(kernels.result(state, points)), points]
    kernels.value(state, values)
    found.append(values)
    for viewer in (-1, *range(players)):
        features = np.zeros(GAME.features, np.float32)
        kernels.observe(state, viewer, features)
        view = state.copy()
        kernels.mask(view, viewer)
        found += [features, view.copy()]
        kernels.guess(view, viewer, np.uint64(seed))
        found.append(view)
    for seat in range(players):
        actions = np.zeros(GAME.max_legal, np.int32)
        weights = np.zeros(GAME.max_legal, np.float32)
        count = int(kernels.legal(state, seat, actions))
        kernels.weigh(state, seat, actions, count, weights)
        codes = range(seat, GAME.actions, 97)
        refused = np.array([kernels.refuse(state, seat, a) for a in codes], np.int64)
        found += [actions, weights, refused]
    rolled = state.copy()
    found += [np.int64(kernels.rollout(rolled, np.uint64(seed), 6)), rolled]
    return found


if __name__ == "__main__":
    print(json.dumps(digests()))
