"""The numbers of good play in Labyrinth: what each of them is for, and two sets of them.

What collects a stone is worth 1000 or more; these say what else is worth something.
"""

from __future__ import annotations

import numpy as np

#: Of an insertion: that a goal is next to where its player can walk; a cell that the player can
#: walk to, and one that another can.
NEAR, CELL, OTHERS_CELL = range(3)

#: Of a walk: that all insertions would then open the way to a goal; that a goal is next to it; and
#: that another goal is next to the one that is collected.
PROSPECT, NEAR_WALK, NEAR_NEXT = range(3, 6)

#: A goal that is farther away counts less by the square of its steps and so many.
STEPS_MORE = 6

NAMES = ("near", "cell", "others' cell", "prospect", "near walk", "near next", "steps more")

#: What people thought of.
HAND_MADE = np.array([100.0, 0.2, 0.0, 100.0, 10.0, 0.0, 1.0])

#: Where training begins: the same, with a little of everything.
START = np.array([100.0, 0.2, 0.1, 100.0, 10.0, 10.0, 1.0])

#: What is played by: what was tuned won as `greedy`, but takes the search too long (docs/bots.md).
TUNED = HAND_MADE
