"""The names of those who play."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.engine.errors import BadSeat
from spieltisch.engine.words import WORDS


def checked_names(names: Sequence[str] | None, players: int) -> tuple[str, ...] | None:
    """The names of all seats if they can be kept, None if nobody has one."""
    if names is None:
        return None
    valid = isinstance(names, (list, tuple)) and len(names) == players
    if not valid or not all(isinstance(name, str) and _is_name(name) for name in names):
        raise BadSeat(WORDS("bad-names", players=players))
    return tuple(names)


def _is_name(name: str) -> bool:
    halves = any("\ud800" <= sign <= "\udfff" for sign in name)  # of signs, in no file
    return bool(name.strip()) and not halves
