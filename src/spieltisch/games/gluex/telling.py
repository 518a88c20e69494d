"""What a move did, in words: the rest of a sentence that begins with the player's name."""

from __future__ import annotations

from typing import Any

from spieltisch.engine.contract import State
from spieltisch.engine.plain import Fields
from spieltisch.engine.words import Text
from spieltisch.games.gluex.boards import WORDS
from spieltisch.games.gluex.chips import ColourName
from spieltisch.games.gluex.notation import placed
from spieltisch.games.gluex.record import CHOOSE, RECORD, START
from spieltisch.games.gluex.squares import cell_name
from spieltisch.games.gluex.survey import top

_TURN = Fields(RECORD, "phase", "first", "turn", "excluded", "players", "starts")


def tell(before: State, action: int, after: State) -> Text:
    """What an action did, and who was excluded after it."""
    told = _choice(after) if action >= START else _placement(before, action)
    was, now = _TURN.of(before.tobytes()), _TURN.of(after.tobytes())
    excluded = now.excluded & ~was.excluded
    for seat in range(excluded.bit_length()):
        if excluded >> seat & 1:
            told = WORDS("told-excluding", told=told, colour=ColourName(seat))
    return told


def _choice(after: State) -> Text:
    """A20: which side was chosen is told when all have chosen."""
    now = _TURN.of(after.tobytes())
    if now.phase == CHOOSE:
        return WORDS("told-choice")
    shown = [
        WORDS("told-start", colour=ColourName(seat), pips=top(after, start)[1])
        for seat, start in enumerate(now.starts[: now.players])
    ]
    return WORDS("told-last-choice", sides=shown, colour=ColourName(now.first))


def _placement(before: State, action: int) -> Text:
    place, pips = placed(action)
    about: dict[str, Any] = {"pips": pips, "cell": cell_name(place)}
    covered, below = top(before, place)
    if covered < 0:
        return WORDS("told-place", **about)
    if covered == _TURN.of(before.tobytes()).turn:
        return WORDS("told-cover-own", **about)
    return WORDS("told-cover", **about, colour=ColourName(covered), below=below)
