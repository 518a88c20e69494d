"""What the moves of others tell about what they hold, move by move of one match."""

from __future__ import annotations

import numpy as np

from spieltisch.bots.sight import Sight
from spieltisch.engine.chance import seed_of
from spieltisch.engine.insight import Evidence, Insight

#: How many hands are supposed of each seat.
SAMPLES = 2000


class Reading:
    """What others may hold in a match, as a seat works it out; each move is looked at once.

    What it tells follows from the sight alone: what is kept only saves time.
    """

    def __init__(self) -> None:
        self._known: tuple[object, ...] = ()
        self._evidence: Evidence = np.empty((0, 0, 0), np.uint64)

    def evidence(self, sight: Sight, insight: Insight) -> Evidence:
        """What each seat may hold, the likelier the more often."""
        begun = (sight.seat, sight.memories[0].ply if sight.memories else 0)
        known = (*begun, *sight.moves)
        if not self._known or self._known != known[: len(self._known)]:
            self._known = begun
            self._evidence = np.zeros((sight.players, SAMPLES, insight.words), np.uint64)
        read = len(self._known) - len(begun)
        for memory in sight.memories:
            if memory.ply >= read:
                insight.note(
                    memory.view.copy(),
                    sight.seat,
                    memory.seat,
                    memory.action,
                    seed_of(memory.seat, memory.ply),
                    self._evidence[memory.seat],
                )
        self._known = known
        return self._evidence
