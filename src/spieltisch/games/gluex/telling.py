"""What a move did, in words: the rest of a sentence that begins with the player's name."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from spieltisch.engine.contract import State
from spieltisch.engine.plain import Fields, members
from spieltisch.engine.words import MOST_REMEMBERED, Text
from spieltisch.games.gluex.boards import WORDS
from spieltisch.games.gluex.chips import ColourName
from spieltisch.games.gluex.notation import placed
from spieltisch.games.gluex.record import CHOOSE, RECORD, START
from spieltisch.games.gluex.squares import cell_name
from spieltisch.games.gluex.survey import top

_CHOICE = Fields(RECORD, "phase", "first", "players", "starts")
_TURN = Fields(RECORD, "turn", "excluded")


def tell(before: State, action: int, after: State) -> Text:
    """What an action did, and who was excluded after it."""
    was, now = _TURN.of(before.tobytes()), _TURN.of(after.tobytes())
    told = _choice(after) if action >= START else _placement(before, action, was.turn)
    for seat in members(now.excluded & ~was.excluded):
        told = WORDS("told-excluding", told=told, colour=ColourName(seat))
    return told


def _choice(after: State) -> Text:
    """A20: which side was chosen is told when all have chosen."""
    now = _CHOICE.of(after.tobytes())
    if now.phase == CHOOSE:
        return WORDS("told-choice")
    shown = [
        WORDS("told-start", colour=ColourName(seat), pips=top(after, start)[1])
        for seat, start in enumerate(now.starts[: now.players])
    ]
    return WORDS("told-last-choice", sides=shown, colour=ColourName(now.first))


def _placement(before: State, action: int, mover: int) -> Text:
    covered, below = top(before, placed(action)[0])
    if covered < 0:
        return _on_a_free_square(action)
    return _on_an_own_chip(action) if covered == mover else _over(action, covered, below)


@lru_cache(START)
def _on_a_free_square(action: int) -> Text:
    return WORDS("told-place", **_about(action))


@lru_cache(START)
def _on_an_own_chip(action: int) -> Text:
    return WORDS("told-cover-own", **_about(action))


@lru_cache(MOST_REMEMBERED)
def _over(action: int, covered: int, below: int) -> Text:
    return WORDS("told-cover", **_about(action), colour=ColourName(covered), below=below)


def _about(action: int) -> dict[str, Any]:
    place, pips = placed(action)
    return {"pips": pips, "cell": cell_name(place)}
