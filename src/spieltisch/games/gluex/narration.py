"""What a move did, in words: the rest of a sentence that begins with the player's name."""

from __future__ import annotations

from functools import lru_cache

from spieltisch.engine.contract import State
from spieltisch.engine.moves import arguments, is_a
from spieltisch.engine.plain import Fields, members, number_at
from spieltisch.engine.words import MOST_REMEMBERED, Text
from spieltisch.games.gluex.boards import WORDS
from spieltisch.games.gluex.chips import ColourName
from spieltisch.games.gluex.record import CHOOSE, PLACE, RECORD
from spieltisch.games.gluex.squares import cell_name
from spieltisch.games.gluex.survey import top

_CHOICE = Fields(RECORD, "phase", "first", "players", "starts")
_turn, _excluded = number_at(RECORD, "turn"), number_at(RECORD, "excluded")


def tell(before: State, action: int, after: State) -> Text:
    """What an action did, and who was excluded after it."""
    if is_a(action, PLACE):
        face, cell = arguments(action, PLACE)
        text = _placement(before, cell, face + 1, _turn(before))
    else:
        text = _choice(after)
    for seat in members(_excluded(after) & ~_excluded(before)):
        text = WORDS("told-excluding", deed=text, colour=ColourName(seat))
    return text


def _choice(after: State) -> Text:
    """A20: nobody hears which side was chosen until all have chosen."""
    now = _CHOICE.of(after.tobytes())
    if now.phase == CHOOSE:
        return WORDS("told-choice")
    sides = [
        WORDS("told-start", colour=ColourName(seat), pips=top(after, start)[1])
        for seat, start in enumerate(now.starts[: now.players])
    ]
    return WORDS("told-last-choice", sides=sides, colour=ColourName(now.first))


def _placement(before: State, cell: int, pips: int, mover: int) -> Text:
    owner, below = top(before, cell)
    if owner < 0:
        return _on_a_free_square(cell, pips)
    return _on_an_own_chip(cell, pips) if owner == mover else _over(cell, pips, owner, below)


@lru_cache(MOST_REMEMBERED)
def _on_a_free_square(cell: int, pips: int) -> Text:
    return WORDS("told-place", pips=pips, cell=cell_name(cell))


@lru_cache(MOST_REMEMBERED)
def _on_an_own_chip(cell: int, pips: int) -> Text:
    return WORDS("told-cover-own", pips=pips, cell=cell_name(cell))


@lru_cache(MOST_REMEMBERED)
def _over(cell: int, pips: int, owner: int, below: int) -> Text:
    colour = ColourName(owner)
    return WORDS("told-cover", pips=pips, cell=cell_name(cell), colour=colour, below=below)
