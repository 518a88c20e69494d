"""The numbers of good play in Glüx: what each of them is for, and two sets of them.

All are in points. What counts early counts in full while all chips are still to come, and not at
all at the end.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from spieltisch.engine.tuning import stored

#: By how much own points in a room count more early, and what those of the others count.
POINTS_EARLY, OTHERS_POINTS = range(2)

#: A pip in a room besides the points that it moves now, and one of the others.
PIP, OTHERS_PIP = range(2, 4)

#: A pip more than the others' best has in a room, up to `FAR`; and how much more that is early.
MARGIN, MARGIN_EARLY = range(4, 6)

#: A square that can be counted to: a free one in a room, one with a chip of another seat, one
#: with an own chip, one in a corridor; and by how much they all count more early.
WAY_INTO_A_ROOM, WAY_ONTO_OTHERS, WAY_ONTO_OWN, WAY_INTO_A_CORRIDOR, WAYS_EARLY = range(6, 11)

#: The share of the ways that a covered chip had: lost with an own one, taken with another's.
WAYS_LOST, WAYS_TAKEN = range(11, 13)

#: The start can be covered only once, so that is better left for later.
PRICE_OF_THE_OPTION = 13

#: A pip on a second chip of a square in a room, which nobody can cover.
SAFE_PIP = 14

#: A chip in a corridor, early.
CORRIDOR = 15

#: A pip of the start side.
START_PIP = 16

NAMES = (
    *("points early", "others' points", "pip", "others' pip", "margin", "margin early"),
    *("way into a room", "way onto others", "way onto own", "way into a corridor", "ways early"),
    *("ways lost", "ways taken", "option", "safe pip", "corridor", "start pip"),
)

#: A lead in a room of more pips than this counts like one of so many.
FAR = 8

#: What people thought of: ways into rooms, and points.
HAND_MADE = np.array(
    [
        *(0.0, 1.0, 0.03, 0.03, 0.0, 0.0),
        *(1.0, 1.0, 1.0, 0.3, 0.0),
        *(1.0, 0.0, 0.5, 0.0, 0.0, 0.03),
    ]
)

#: Where training begins: the same, with a little of everything.
START = np.array(
    [
        *(-0.2, 1.0, 0.03, 0.03, 0.05, 0.05),
        *(1.0, 1.0, 1.0, 0.3, 0.2),
        *(1.0, 0.5, 0.5, 0.05, -0.2, 0.03),
    ]
)

#: What won; the file says what made it.
TUNED = stored(Path(__file__).parent / "weights.json", NAMES)
