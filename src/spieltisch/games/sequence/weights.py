"""The numbers of good play in Sequence: what each of them is for, and two sets of them."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Weights: TypeAlias = NDArray[np.float64]

#: What a sequence is worth, and a jack of each kind in hand.
SEQUENCE, TWO_EYED_JACK, ONE_EYED_JACK = range(3)

#: The first of: a living window of the own team that lacks 1 to 5 chips; for each of these, if
#: the team has no card in hand for 0, 1, ... of them.
WINDOW = 3

#: The first of: a living window of a team whose hands nobody else knows that lacks 1 to 5 chips.
UNSEEN = WINDOW + 20

NAMES = (
    "sequence",
    "two-eyed jack",
    "one-eyed jack",
    *(f"window {missing}/{absent}" for missing in range(1, 6) for absent in range(missing + 1)),
    *(f"unseen {missing}" for missing in range(1, 6)),
)

#: Fitted to the results of 20,000 matches between greedy bots.
FIRST = np.array(
    [
        *(1.4, 0.54, 0.2),
        *(1.156, 0.257),
        *(0.565, 0.197, 0.081),
        *(0.4, 0.139, 0.051, 0.026),
        *(0.253, 0.082, 0.032, 0.015, 0.01),
        *(0.0, 0.04, 0.015, 0.007, 0.0, 0.0),
        *(0.29, 0.09, 0.033, 0.013, 0.0),
    ]
)

TUNED = FIRST

#: What a team's prospect is made of: 20 kinds of windows, jacks of two kinds, and a constant.
TWO_EYED_KIND, ONE_EYED_KIND, CONSTANT_KIND, KINDS = range(20, 24)

#: After the weights for each kind, which differ by whether it is the team's turn and whether
#: one sequence is enough: that of a counted sequence.
COUNTED = 4 * KINDS


def _fit_of(w: Weights, move: float) -> Weights:
    """The fit that makes no difference between teams except for whose turn it is."""
    kinds = [*w[WINDOW:UNSEEN], w[TWO_EYED_JACK], w[ONE_EYED_JACK]]
    mover, waiter = [*kinds, move], [*kinds, 0.0]
    return np.array([*mover, *mover, *waiter, *waiter, w[SEQUENCE]])


#: Being the next to move was worth 0.3.
FIRST_FIT = _fit_of(FIRST, 0.3)

FIT = FIRST_FIT
