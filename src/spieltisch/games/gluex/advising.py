"""What speaks for a move and against it, in words: the knowledge of `knowledge`, spelt out."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine.contract import State
from spieltisch.engine.moves import argument, arguments, is_a
from spieltisch.engine.records import viewed
from spieltisch.engine.words import Text
from spieltisch.games.gluex.boards import LETTERS, WORDS
from spieltisch.games.gluex.chips import CHIPS, ColourName
from spieltisch.games.gluex.knowledge import worth_of_ways
from spieltisch.games.gluex.record import (
    PLACE,
    RECORD,
    ROOMS,
    SEATS,
    START,
    Table,
)
from spieltisch.games.gluex.rules import chips_left, pips_at, seat_at
from spieltisch.games.gluex.scoring import FIRST_PLACE, Pips, count_pips, score_room
from spieltisch.games.gluex.weights import HAND_MADE, PIP, PRICE_OF_THE_OPTION, WAY_INTO_A_ROOM

#: What a way into a room counts, a pip there and the option: reasons go by round numbers that
#: people can follow, not by the tuned ones.
A_WAY, A_PIP, THE_OPTION = HAND_MADE[[WAY_INTO_A_ROOM, PIP, PRICE_OF_THE_OPTION]].tolist()

#: Ways from a square that are worth this much are many.
MANY_WAYS = 2 * A_WAY


class Place(IntEnum):
    """How somebody stands in a room, the best last."""

    BEHIND = 0
    SECOND = 1
    TIED = 2
    ALONE = 3


_BETTER = {
    Place.SECOND: "advice-second",
    Place.TIED: "advice-ties",
    Place.ALONE: "advice-leads",
}
_AS_BEFORE = {
    Place.BEHIND: "advice-behind",
    Place.SECOND: "advice-still-second",
    Place.TIED: "advice-still-ties",
    Place.ALONE: "advice-keeps-lead",
}
_WORSE = {
    Place.BEHIND: "advice-loses-lead",
    Place.SECOND: "advice-loses-lead",
    Place.TIED: "advice-only-ties",
}

#: A reason and how much it weighs.
Reason = tuple[float, Text]


def advise(view: State, seat: int, action: int) -> list[Text]:
    """What speaks for a seat's action and against it, the most important first."""
    s = viewed(view, RECORD)
    if is_a(action, START):
        reasons = _of_ways(s, seat, int(s.starts[seat]), argument(action, START) + 1, 1.0)
    else:
        face, cell = arguments(action, PLACE)
        reasons = _of_placing(s, seat, cell, face + 1)
    return [text for _, text in sorted(reasons, key=lambda reason: -reason[0])]


def _of_placing(s: Table, seat: int, cell: int, face: int) -> Iterator[Reason]:
    room, owner = int(s.rooms[cell]), int(seat_at(s, cell))
    left = (int(chips_left(s, seat)) - 1) / CHIPS
    if room:
        yield from _of_the_room(s, seat, cell, face)
    else:
        yield 0.1, WORDS("advice-corridor")
    if owner >= 0:
        yield from _of_covering(s, seat, cell, owner)
    if cell == s.starts[seat]:
        yield left * THE_OPTION, WORDS("advice-option")
    if left:
        yield from _of_ways(s, seat, cell, face, left)


def _of_covering(s: Table, seat: int, cell: int, owner: int) -> Iterator[Reason]:
    """Which chip is covered, and that nobody can place another one on top of two."""
    below = int(pips_at(s, cell))
    if owner == seat:
        yield 0.2, WORDS("advice-covers-own", below=below)
    else:
        text = WORDS("advice-covers", below=below, colour=ColourName(owner))
        yield 0.5 + A_PIP * below, text
    if s.rooms[cell] and cell not in s.starts[: int(s.players)]:
        yield 0.15, WORDS("advice-safe")


def _of_the_room(s: Table, seat: int, cell: int, face: int) -> Iterator[Reason]:
    """What the chip changes in its room: places, points, pips."""
    room, players = int(s.rooms[cell]), int(s.players)
    pips, before = _standing(s, room)
    rivals = [other for other in range(players) if other != seat]
    had, had_most = _own_and_most(pips[room], seat, rivals)
    owner = int(seat_at(s, cell))
    if owner >= 0:
        pips[room, owner] -= int(pips_at(s, cell))
    pips[room, seat] += face
    after = _points(s, pips, room)
    own, most = _own_and_most(pips[room], seat, rivals)
    gain = (own - most) - (had - had_most)
    letter = LETTERS[room - 1]
    text = WORDS(
        _standing_key(_place(before, seat), _place(after, seat), gain),
        room=letter,
        points=after[seat],
        own=own,
        most=most,
        had=had,
        had_most=had_most,
    )
    yield abs(after[seat] - before[seat]) + A_PIP * abs(gain), text
    for other in rivals:
        loss = before[other] - after[other]
        if loss > 0:
            text = WORDS("advice-takes", room=letter, points=loss, colour=ColourName(other))
            yield loss / (players - 1), text


def _own_and_most(pips: NDArray[np.int64], seat: int, rivals: list[int]) -> tuple[int, int]:
    """A seat's own pips in a room, and the most that any rival has there."""
    return int(pips[seat]), max(int(pips[other]) for other in rivals)


def _place(points: list[int], seat: int) -> Place:
    """How a seat stands in a room."""
    if points[seat] == FIRST_PLACE:
        return Place.ALONE if points.count(FIRST_PLACE) == 1 else Place.TIED
    return Place.SECOND if points[seat] else Place.BEHIND


def _standing_key(before: Place, after: Place, gain: int) -> str:
    """What becomes of a place in a room, given the pips gained on the others."""
    if after < before:
        return _WORSE[after] if before != Place.SECOND else "advice-loses-second"
    if after > before:
        return _BETTER[after]
    if gain < 0:
        return "advice-weakens-lead" if after == Place.ALONE else "advice-falls-back"
    if after == Place.ALONE and not gain:
        return "advice-same-lead"
    return _AS_BEFORE[after]


def _of_ways(s: Table, seat: int, cell: int, face: int, left: float) -> Iterator[Reason]:
    """Where counting can go on to from a square."""
    ways = float(worth_of_ways(s, seat, cell, face, HAND_MADE))
    if ways >= A_WAY:
        yield left * ways, WORDS("advice-many-ways" if ways >= MANY_WAYS else "advice-a-way")
    else:
        yield left * A_WAY, WORDS("advice-few-ways" if ways else "advice-no-ways")


def _standing(s: Table, room: int) -> tuple[Pips, list[int]]:
    pips = np.zeros((ROOMS + 1, SEATS), np.int64)
    count_pips(s, pips)
    return pips, _points(s, pips, room)


def _points(s: Table, pips: Pips, room: int) -> list[int]:
    points = np.zeros((ROOMS + 1, SEATS), np.int64)
    score_room(s, pips, room, points)
    return [int(p) for p in points[room, : int(s.players)]]
