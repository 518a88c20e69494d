"""The numbers of good play in Glow: what each of them is for, and two sets of them.

All that is not a share or a frequency is in points.
"""

from __future__ import annotations

import numpy as np

#: What an effect is worth besides points.
FOOTPRINT, TOKEN, FIREFLY, A_CURSE, A_FETCH, A_DROP, A_DISCARD = range(7)

#: How often a round a card is triggered, by how many symbols it needs; the share of that if others
#: must be absent too; if one or more must be absent and none is needed; and if so many are to be
#: the same, divided by the square of that number.
ONE_NEEDED, TWO_NEEDED, MORE_NEEDED, ALSO_ABSENT = range(7, 11)
ONE_ABSENT, MORE_ABSENT, IDENTICAL_DICE = range(11, 14)

#: By how much that is more for each die above `USUAL_DICE`: of what is needed, and of what must be
#: absent.
BY_DICE, ABSENT_BY_DICE = range(14, 16)

#: What a companion brings: a printed firefly, one that keeps up with the number of companions, a
#: reroll in each round, a die in each round, and the shares of its effects and of its points.
PRINTED_FIREFLY, FIREFLY_KEPT_UP, FREE_REROLL, GRANTED_DIE, INCOME, PRINTED_POINTS = range(16, 22)

#: What dice bring at noon besides cards.
FOOTPRINTS_DIE, POINTS_DIE, CURSE_DIE = range(22, 25)

#: What lies in an area: a die, a die for each round that is left, footprints.
AREA_DIE, AREA_DIE_A_ROUND, AREA_FOOTPRINT = range(25, 28)

#: What the dice must be worth more than: to keep them; to pay for a reroll with a token, a card or
#: points; and how much more that is for each die, each companion and each round that has passed.
KEPT, PAID_TOKEN, PAID_CARD, PAID_STEP, PAID_BY_DICE, PAID_BY_TEAM, PAID_BY_ROUND = range(28, 35)

#: A step of the band, points of the village ahead, the price of paying with footprints, and the
#: points of a new camp.
WALK, AHEAD, BY_FEET, NEW_CAMP = range(35, 39)

NAMES = (
    *("footprint", "token", "firefly", "curse", "fetch", "drop", "discard"),
    *("one needed", "two needed", "more needed", "also absent", "one absent", "more absent"),
    *("identical dice", "by dice", "absent by dice"),
    *("printed firefly", "firefly kept up", "free reroll", "granted die", "income", "points"),
    *("footprints die", "points die", "curse die"),
    *("area die", "area die a round", "area footprint"),
    *("kept", "paid token", "paid card", "paid step", "paid by dice", "paid by team"),
    *("paid by round", "walk", "ahead", "by feet", "new camp"),
)

#: The dice of a seat in the middle of the game.
USUAL_DICE = 5

#: What people thought of.
HAND_MADE = np.array(
    [
        *(1.2, 1.0, 0.8, 0.0, 0.0, 0.0, 0.0),
        *(1.1, 0.45, 0.15, 0.4, 0.35, 0.15, 1.6),
        *(0.0, 0.0),
        *(0.4, 0.0, 0.8, 1.5, 1.0, 1.0),
        *(2.4, 3.0, -2.0),
        *(0.8, 0.0, 1.0),
        *(1.0, 5.0, 7.0, 0.0, 0.0, 0.0, 0.0),
        *(1.0, 0.35, 1.0, 1.0),
    ]
)

#: Where training begins: the same, with a little of everything.
START = np.array(
    [
        *(1.2, 1.0, 0.8, -1.0, 1.0, -1.0, -1.0),
        *(1.1, 0.45, 0.15, 0.4, 0.35, 0.15, 1.6),
        *(0.1, -0.1),
        *(0.4, 1.0, 0.8, 1.5, 1.0, 1.0),
        *(2.4, 3.0, -2.0),
        *(0.8, 0.1, 1.0),
        *(1.0, 5.0, 7.0, -3.0, 0.5, 0.5, 0.5),
        *(1.0, 0.35, 1.0, 1.0),
    ]
)

#: What is played by: what was tuned won as `greedy`, but brought the search nothing (docs/bots.md).
TUNED = HAND_MADE

#: What `value` goes by: it is asked for points, and these are closer to them.
FIT = HAND_MADE
