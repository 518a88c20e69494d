"""What a move did, in words: the rest of a sentence that begins with the player's name."""

from __future__ import annotations

from typing import Any

from spieltisch.engine.words import Text
from spieltisch.games.gluex.boards import WORDS
from spieltisch.games.gluex.chips import ColourName
from spieltisch.games.gluex.notation import placed
from spieltisch.games.gluex.record import CHOOSE, START
from spieltisch.games.gluex.rules import pips_at, seat_at
from spieltisch.games.gluex.squares import cell_name


def tell(before: Any, action: int, after: Any) -> Text:
    """What an action did, and who was excluded after it."""
    told = _choice(after) if action >= START else _placement(before, action)
    excluded = int(after.excluded) & ~int(before.excluded)
    for seat in range(excluded.bit_length()):
        if excluded >> seat & 1:
            told = WORDS("told-excluding", told=told, colour=ColourName(seat))
    return told


def _choice(after: Any) -> Text:
    """A20: which side was chosen is told when all have chosen."""
    if after.phase == CHOOSE:
        return WORDS("told-choice")
    shown = [
        WORDS("told-start", colour=ColourName(seat), pips=int(pips_at(after, int(start))))
        for seat, start in enumerate(after.starts[: int(after.players)])
    ]
    return WORDS("told-last-choice", sides=shown, colour=ColourName(int(after.first)))


def _placement(before: Any, action: int) -> Text:
    place, pips = placed(action)
    about: dict[str, Any] = {"pips": pips, "cell": cell_name(place)}
    covered = int(seat_at(before, place))
    if covered < 0:
        return WORDS("told-place", **about)
    if covered == before.turn:
        return WORDS("told-cover-own", **about)
    colour, below = ColourName(covered), int(pips_at(before, place))
    return WORDS("told-cover", **about, colour=colour, below=below)
