"""Why a match ended as it did (A13-A17)."""

from __future__ import annotations

from typing import Any

from spieltisch.engine.contract import State
from spieltisch.engine.verdict import Verdict
from spieltisch.games.gluex.boards import WORDS
from spieltisch.games.gluex.scene import breakdown


def judge(state: State) -> Verdict:
    """The most points and the rooms that they come from, or the middle room after a tie."""
    score = breakdown(state)
    points: list[int] = score["points"]
    best = max(points)
    if score["tie_break"] is not None:
        return _judge_tie(best, score["tie_break"])
    winner = points.index(best)
    second = max(own for seat, own in enumerate(points) if seat != winner)
    rooms = [room["room"] for room in score["rooms"] if room["places"][winner] == 1]
    return Verdict(WORDS("verdict-points", points=best, second=second), tuple(rooms))


def _judge_tie(points: int, tie: dict[str, Any]) -> Verdict:
    pips = sorted(tie["pips"], reverse=True)
    values = {"points": points, "room": tie["room"], "pips": pips[0], "second": pips[1]}
    key = "verdict-shared" if len(tie["winners"]) > 1 else "verdict-middle"
    return Verdict(WORDS(key, **values), (tie["room"],))
