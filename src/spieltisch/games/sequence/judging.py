"""Why a match ended as it did (S15)."""

from __future__ import annotations

from spieltisch.engine.contract import State
from spieltisch.engine.verdict import Verdict
from spieltisch.games.sequence.options import WORDS
from spieltisch.games.sequence.scene import SCENES


def judge(state: State) -> Verdict:
    """The sequences of the team that won, or that nobody could play any more."""
    scene = SCENES.as_data(state)
    winner = scene["winner"]
    if winner is None:
        return Verdict(WORDS("verdict-stalemate"))
    rows = [row["cells"] for row in scene["sequences"] if row["team"] == winner]
    cells = dict.fromkeys(cell for row in rows for cell in row)
    return Verdict(WORDS("verdict-sequences", count=len(rows)), tuple(cells))
