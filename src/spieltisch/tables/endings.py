"""How a match that was broken off ended, as its file says: the moves alone do not show it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from spieltisch.tables import events as e


class _Ending(msgspec.Struct):
    """What a file says about the end of its match."""

    reason: Literal["resigned", "draw", "replay"]
    winners: list[int]


def write_ending(end: e.Ended | None) -> dict[str, Any]:
    """What a match file has to say besides the moves.

    >>> write_ending(e.Ended(match=1, reason="resigned", winners=[1]))
    {'ended': {'reason': 'resigned', 'winners': [1]}}
    >>> write_ending(e.Ended(match=1, reason="rules", winners=[1]))
    {}
    """
    if end is None or end.reason not in ("resigned", "draw"):
        return {}
    return {"ended": {"reason": end.reason, "winners": end.winners}}


def read_ending(start: Mapping[str, Any] | None, players: int, at: int) -> e.Ended:
    """How a file's match ended that is not over by the rules.

    Files come from anywhere: what makes no sense is ignored.
    """
    file = (start or {}).get("file")
    data = file.get("ended") if isinstance(file, Mapping) else None
    try:
        ending = msgspec.convert(data, _Ending)
    except msgspec.ValidationError:
        ending = _Ending("replay", [])
    is_sound = all(seat in range(players) for seat in ending.winners)
    if is_sound and (ending.reason == "resigned" or not ending.winners):
        return e.Ended(match=1, reason=ending.reason, winners=sorted(set(ending.winners)), at=at)
    return e.Ended(match=1, reason="replay", winners=[], at=at)
