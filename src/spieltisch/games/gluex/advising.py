"""What speaks for a move and against it, in words, by what `knowledge` is made of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from spieltisch.engine.contract import State
from spieltisch.engine.words import Text
from spieltisch.games.gluex.boards import LETTERS, WORDS
from spieltisch.games.gluex.chips import CHIPS, ColourName
from spieltisch.games.gluex.knowledge import (
    PRICE_OF_THE_OPTION,
    WAY_INTO_A_ROOM,
    WORTH_OF_A_PIP,
    worth_of_ways,
)
from spieltisch.games.gluex.notation import placed
from spieltisch.games.gluex.record import RECORD, ROOMS, SEATS, START
from spieltisch.games.gluex.rules import chips_left, pips_at, seat_at
from spieltisch.games.gluex.scoring import FIRST_PLACE, Pips, count_pips, score_room

#: From so much on the ways from a square are many.
MANY_WAYS = 2 * WAY_INTO_A_ROOM

#: A reason and how much it weighs.
Reason = tuple[float, Text]


def advise(view: State, seat: int, action: int) -> list[Text]:
    """What speaks for a seat's action and against it, the most important first."""
    s = view.view(RECORD)[0]
    if action >= START:
        reasons = _of_ways(s, int(s.starts[seat]), action - START + 1, 1.0)
    else:
        reasons = _of_placing(s, seat, *placed(action))
    return [text for _, text in sorted(reasons, key=lambda reason: -reason[0])]


def _of_placing(s: Any, seat: int, cell: int, face: int) -> Iterator[Reason]:
    room, owner = int(s.rooms[cell]), int(seat_at(s, cell))
    left = (int(chips_left(s, seat)) - 1) / CHIPS
    if room:
        yield from _of_the_room(s, seat, cell, face)
    else:
        yield 0.1, WORDS("advice-corridor")
    if owner == seat:
        yield 0.2, WORDS("advice-covers-own")
    elif owner >= 0:
        below = int(pips_at(s, cell))
        text = WORDS("advice-covers", below=below, colour=ColourName(owner))
        yield 0.5 + WORTH_OF_A_PIP * below, text
    if cell == s.starts[seat]:
        yield left * PRICE_OF_THE_OPTION, WORDS("advice-option")
    if left:
        yield from _of_ways(s, cell, face, left)


def _of_the_room(s: Any, seat: int, cell: int, face: int) -> Iterator[Reason]:
    """What the chip changes in its room: places, points, pips."""
    room, players = int(s.rooms[cell]), int(s.players)
    pips, before = _standing(s, room)
    was_first = before[seat] == FIRST_PLACE
    covered = int(seat_at(s, cell))
    if covered >= 0:
        pips[room, covered] -= int(pips_at(s, cell))
    pips[room, seat] += face
    after = _points(s, pips, room)
    rivals = [other for other in range(players) if other != seat]
    about = {
        "room": LETTERS[room - 1],
        "points": after[seat],
        "own": int(pips[room, seat]),
        "most": max(int(pips[room, other]) for other in rivals),
    }
    yield (
        abs(after[seat] - before[seat]) + WORTH_OF_A_PIP * face,
        WORDS(_standing_key(after, seat, rivals, was_first), **about),
    )
    for other in rivals:
        lost = before[other] - after[other]
        if lost > 0:
            values = {"room": about["room"], "points": lost, "colour": ColourName(other)}
            yield lost / (players - 1), WORDS("advice-takes", **values)


def _standing_key(after: list[int], seat: int, rivals: list[int], was_first: bool) -> str:
    if after[seat] == FIRST_PLACE:
        if any(after[other] == FIRST_PLACE for other in rivals):
            return "advice-ties"
        return "advice-keeps-lead" if was_first else "advice-leads"
    return "advice-second" if after[seat] else "advice-behind"


def _of_ways(s: Any, cell: int, face: int, left: float) -> Iterator[Reason]:
    """How the own chips can go on from a square."""
    ways = float(worth_of_ways(s, cell, face))
    if ways >= WAY_INTO_A_ROOM:
        yield left * ways, WORDS("advice-many-ways" if ways >= MANY_WAYS else "advice-a-way")
    else:
        yield left * WAY_INTO_A_ROOM, WORDS("advice-few-ways" if ways else "advice-no-ways")


def _standing(s: Any, room: int) -> tuple[Pips, list[int]]:
    pips = np.zeros((ROOMS + 1, SEATS), np.int64)
    count_pips(s, pips)
    return pips, _points(s, pips, room)


def _points(s: Any, pips: Pips, room: int) -> list[int]:
    points = np.zeros((ROOMS + 1, SEATS), np.int64)
    score_room(s, pips, room, points)
    return [int(p) for p in points[room, : int(s.players)]]
