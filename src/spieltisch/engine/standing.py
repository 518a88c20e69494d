"""How a match stands, as JSON that a kernel writes (`stand`): what everybody is told after a move.

The first two texts are an object: its beginning and its end, around everybody's points if these
are fractions, which kernels do not write, else nothing and all of it. Then come the legal moves of
every seat, by the numbers of their texts; a seat that may not act has none.

>>> import spieltisch
>>> game = spieltisch.game("sequence")
>>> match = game.new(players=2, seed=7)
>>> standing = standing_of(game.kernels, match.state, 0, 2)
>>> standing.head
b'{"ply":0,"actors":[1],"over":false,"points":[0.0,0.0],"winners":[]}'
>>> standing.legal[0]
b'[]'
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import numpy as np

from spieltisch.engine.compiling import borrowing
from spieltisch.engine.contract import MAX_SEATS, Actions, Cuts, Points, State, Text
from spieltisch.engine.writing import write_bytes, write_number, write_sign

if TYPE_CHECKING:
    from spieltisch.engine.contract import Kernels

_encode = msgspec.json.Encoder().encode


class Standing(NamedTuple):
    """Who may act, points and winners, which are no secrets, and the legal moves of each seat."""

    head: bytes
    legal: list[bytes]


def standing_of(kernels: Kernels, state: State, ply: int, players: int) -> Standing:
    """How a match stands in a state that it has after some moves."""
    room = _ROOM
    points, cuts = np.zeros(MAX_SEATS), np.empty(MAX_SEATS + 2, np.int32)
    while True:
        out = np.empty(room, np.uint8)
        if kernels.stand(state, ply, players, points, out, cuts) > 0:
            break
        room *= 2
    texts = texts_of(out, cuts, players + 2)
    head = texts[1]
    if texts[0]:
        head = texts[0] + _encode(points[:players].tolist()) + head
    return Standing(head, texts[2:])


def texts_of(out: Text, cuts: Cuts, count: int) -> list[bytes]:
    """The texts that a kernel has written, one after the other."""
    ends: list[int] = cuts[:count].tolist()
    whole = out[: ends[-1]].tobytes()
    return [whole[start:end] for start, end in pairwise([0, *ends])]


#: How long a text is expected to be at most; a longer one is written anew.
_ROOM = 1 << 12

#: Larger numbers are written as others write them.
_EXACT = 2.0**53

_PLY, _ACTORS, _OVER, _RUNS, _WINNERS, _WHOLE = (
    np.frombuffer(text, np.uint8)
    for text in (
        b'{"ply":',
        b',"actors":',
        b',"over":true,"points":',
        b',"over":false,"points":',
        b',"winners":',
        b".0",
    )
)
_COMMA, _BEGIN, _END, _CLOSE = (ord(sign) for sign in ",[]}")


@borrowing
def write_progress(ply: int, seats: int, players: int, out: Text) -> int:
    """Write where a match is and who may act; the size of the text."""
    size = write_bytes(_PLY, 0, len(_PLY), out, 0)
    size = write_number(ply, out, size)
    size = write_bytes(_ACTORS, 0, len(_ACTORS), out, size)
    size = write_seats(seats, players, out, size)
    if seats == 0:
        return write_bytes(_OVER, 0, len(_OVER), out, size)
    return write_bytes(_RUNS, 0, len(_RUNS), out, size)


@borrowing
def write_points(points: Points, players: int, out: Text, size: int) -> int:
    """Write everybody's points; the size of the text after them, 0 if one of them is no whole
    number.
    """
    size = write_sign(_BEGIN, out, size)
    for seat in range(players):
        if not -_EXACT < points[seat] < _EXACT or points[seat] != int(points[seat]):
            return 0
        if seat > 0:
            size = write_sign(_COMMA, out, size)
        size = write_number(int(points[seat]), out, size)
        size = write_bytes(_WHOLE, 0, len(_WHOLE), out, size)
    return write_sign(_END, out, size)


@borrowing
def write_winners(winners: int, players: int, out: Text, size: int) -> int:
    """Write who has won; the size of the text after it."""
    size = write_bytes(_WINNERS, 0, len(_WINNERS), out, size)
    size = write_seats(winners, players, out, size)
    return write_sign(_CLOSE, out, size)


@borrowing
def write_seats(mask: int, players: int, out: Text, size: int) -> int:
    """Write the list of the seats in a mask; the size of the text after it."""
    size = write_sign(_BEGIN, out, size)
    for seat in range(players):
        if mask >> seat & 1 == 1:
            if mask & ((1 << seat) - 1) != 0:
                size = write_sign(_COMMA, out, size)
            size = write_number(seat, out, size)
    return write_sign(_END, out, size)


@borrowing
def write_list(numbers: Actions, count: int, out: Text, size: int) -> int:
    """Write a list of numbers; the size of the text after it."""
    size = write_sign(_BEGIN, out, size)
    for k in range(count):
        if k > 0:
            size = write_sign(_COMMA, out, size)
        size = write_number(numbers[k], out, size)
    return write_sign(_END, out, size)
