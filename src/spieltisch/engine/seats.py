"""Seats: who moves, who looks on, and what the people who sit there are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from spieltisch.engine.contract import MODERATOR, SPECTATOR
from spieltisch.engine.errors import BadSeat
from spieltisch.engine.options import is_whole
from spieltisch.engine.words import WORDS

#: Whoever makes a move: a seat's number, or the referee outside the game.
Mover = int | Literal["moderator"]

#: Whoever looks on: a seat's number, everybody at once, or a spectator.
Viewer = int | Literal["all"] | None


def mover_number(mover: Mover) -> int:
    """The number by which kernels know a mover."""
    return MODERATOR if mover == "moderator" else mover


def viewer_number(viewer: Viewer) -> int:
    """The number by which kernels know a viewer."""
    return SPECTATOR if viewer is None or viewer == "all" else viewer


def checked_seat(seat: object, players: int) -> int:
    """The number of a seat, if there is one."""
    if not is_whole(seat):
        kind = type(seat).__name__
        raise BadSeat(WORDS("seat-no-number", seat=seat, kind=kind, last=players - 1))
    if not 0 <= seat < players:
        raise BadSeat(WORDS("no-such-seat", seat=seat, last=players - 1))
    return int(seat)


def checked_names(names: Sequence[str] | None, players: int) -> tuple[str, ...] | None:
    """The names of all seats if they can be stored, None if nobody has a name."""
    if names is None:
        return None
    valid = isinstance(names, (list, tuple)) and len(names) == players
    if not valid or not all(isinstance(name, str) and _is_name(name) for name in names):
        raise BadSeat(WORDS("bad-names", players=players))
    return tuple(names)


def _is_name(name: str) -> bool:
    # Half a surrogate pair cannot be written to any file.
    has_surrogates = any("\ud800" <= sign <= "\udfff" for sign in name)
    return bool(name.strip()) and not has_surrogates
