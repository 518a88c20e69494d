"""How a match ended that was broken off, as its file tells: the moves alone do not say it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from spieltisch.tables import events as e


class _Told(msgspec.Struct):
    """What a file says of its end."""

    reason: Literal["resigned", "draw", "replay"]
    winners: list[int]


def as_written(end: e.Ended | None) -> dict[str, Any]:
    """What a match file has to say besides the moves.

    >>> as_written(e.Ended(match=1, reason="resigned", winners=[1]))
    {'ended': {'reason': 'resigned', 'winners': [1]}}
    >>> as_written(e.Ended(match=1, reason="rules", winners=[1]))
    {}
    """
    if end is None or end.reason not in ("resigned", "draw"):
        return {}
    return {"ended": {"reason": end.reason, "winners": end.winners}}


def as_read(start: Mapping[str, Any] | None, players: int, at: int) -> e.Ended:
    """How the match of a file ended that is not over by the rules.

    Files come from anywhere: what makes no sense is passed over.
    """
    file = (start or {}).get("file")
    told = file.get("ended") if isinstance(file, Mapping) else None
    try:
        ended = msgspec.convert(told, _Told)
    except msgspec.ValidationError:
        ended = _Told("replay", [])
    is_sound = all(seat in range(players) for seat in ended.winners)
    if is_sound and (ended.reason == "resigned" or not ended.winners):
        return e.Ended(match=1, reason=ended.reason, winners=sorted(set(ended.winners)), at=at)
    return e.Ended(match=1, reason="replay", winners=[], at=at)
