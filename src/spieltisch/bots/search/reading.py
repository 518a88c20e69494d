"""What the moves of others tell about what they hold, move by move of one match."""

from __future__ import annotations

import numpy as np

from spieltisch.bots.sight import Memory, Sight
from spieltisch.engine.insight import NEVER, Evidence, Insight, Signs


class Reading:
    """The signs of a match that a seat has seen; each move is looked at once.

    What it tells follows from the sight alone: what is kept only saves time.
    """

    def __init__(self) -> None:
        self._signs: dict[int, Signs] = {}
        self._moves: tuple[object, ...] = ()

    def evidence(self, sight: Sight, insight: Insight) -> Evidence:
        """How long ago each seat can hardly have held each thing."""
        self._forget_what_was_undone(sight)
        ages = np.full((sight.players, insight.things), NEVER, np.uint8)
        for memory in sight.memories:
            signs = self._signs_of(memory, sight.seat, insight)
            older = np.minimum(ages[memory.seat], NEVER - 1) + 1
            ages[memory.seat] = np.where(signs, 0, older)
        return ages

    def _forget_what_was_undone(self, sight: Sight) -> None:
        """Keep the signs of moves only that were made in this very match."""
        known = (sight.seat, *sight.moves)
        same = 0
        while same < min(len(known), len(self._moves)) and known[same] == self._moves[same]:
            same += 1
        self._moves = known
        self._signs = {ply: signs for ply, signs in self._signs.items() if ply + 1 < same}

    def _signs_of(self, memory: Memory, viewer: int, insight: Insight) -> Signs:
        signs = self._signs.get(memory.ply)
        if signs is None:
            signs = np.empty(insight.things, np.uint8)
            insight.note(memory.view.copy(), viewer, memory.seat, memory.action, signs)
            self._signs[memory.ply] = signs
        return signs
