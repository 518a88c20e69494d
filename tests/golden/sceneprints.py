"""A fingerprint of everything that anybody sees at any moment of the recorded matches.

Scenes are sent to people with every move, so they have to be quick, and are rewritten for that
now and then. What they say must not change by it; the order of the fields may.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from spieltisch.engine.match import Match

from .playthrough import FOLDER, begin, recorded_moves

FILE = FOLDER / "sceneprints.json"


def prints(name: str) -> list[str]:
    """A print of each ply of a recorded match: all scenes from every seat, and the score pad."""
    match = begin(name)
    marks = [_print(match)]
    for seat, move in recorded_moves((FOLDER / f"{name}.txt").read_text("utf-8")):
        match.play(move, seat)
        marks.append(_print(match))
    return marks


def _print(match: Match) -> str:
    viewers: list[Any] = [None, *range(match.players), *(["all"] if match.over else [])]
    scenes = [match.scene_at(len(match.log), viewer) for viewer in viewers]
    result = match.result
    parts = [scenes, result.points, result.winners, result.breakdown]
    # Plain data only: a number of NumPy's would not be written, and is no JSON to a client.
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()[:8]
