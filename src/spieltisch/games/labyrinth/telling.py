"""What a move did, in words: the rest of a sentence that begins with the player's name."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from spieltisch.engine.contract import State
from spieltisch.engine.plain import Fields, interpreted
from spieltisch.engine.words import MOST_REMEMBERED, Text
from spieltisch.games.labyrinth.board import cell_name, entry, opposite, slot_name
from spieltisch.games.labyrinth.checks import stones_in
from spieltisch.games.labyrinth.drawn import WORDS
from spieltisch.games.labyrinth.notation import Directions
from spieltisch.games.labyrinth.record import RECORD, WALKS
from spieltisch.games.labyrinth.tiles import WALL, sides_of

#: What one move leads to, the next one comes from.
_seen = lru_cache(Fields(RECORD, "players", "width", "height", "turn", "figures", "collected").of)

_entry, _opposite = interpreted(entry), interpreted(opposite)


def tell(before: State, action: int, after: State) -> Text:
    """What an action did: whom it carried to the other side, who collected what."""
    was, now = _seen(before.tobytes()), _seen(after.tobytes())
    if action < WALKS:
        return _insertion(was, action, now)
    return _walk(was, action - WALKS, now)


def _insertion(before: Any, action: int, after: Any) -> Text:
    width, height, slot = before.width, before.height, action >> 4
    told = _pushed(slot, action & 15)
    first, last = _entry(slot, width, height), _entry(_opposite(slot), width, height)
    seats = range(before.players)
    if action & 15 == WALL and any(before.figures[seat] == last for seat in seats):
        told = WORDS("told-twice", told=told)
    # In a double push the tile before the last falls out too.
    carried = [s for s in seats if after.figures[s] == first != before.figures[s]]
    if carried:
        names = [WORDS("told-player", player=seat + 1) for seat in carried]
        told = WORDS("told-wrapped", told=told, players=names, cell=cell_name(first, width))
    return told


def _walk(before: Any, cell: int, after: Any) -> Text:
    mover = before.turn
    told = _walked(before.figures[mover], cell, before.width)
    if before.collected == after.collected:
        return told
    # The mover first, whatever the order of the seats.
    for seat in sorted(range(before.players), key=lambda seat: seat != mover):
        stones = stones_in(after.collected[seat] & ~before.collected[seat])
        if stones and seat == mover:
            told = WORDS("told-collecting", told=told, count=len(stones), stones=stones)
        elif stones:
            values = {"told": told, "player": seat + 1, "count": len(stones), "stones": stones}
            told = WORDS("told-other-collecting", **values)
    return told


@lru_cache(WALKS)
def _pushed(slot: int, openings: int) -> Text:
    about = {"slot": Directions(slot_name(slot)), "sides": Directions(sides_of(openings))}
    return WORDS("told-insert-wall" if openings == WALL else "told-insert", **about)


@lru_cache(MOST_REMEMBERED)
def _walked(start: int, cell: int, width: int) -> Text:
    about = {"from": cell_name(start, width), "cell": cell_name(cell, width)}
    return WORDS("told-stay" if cell == start else "told-walk", **about)
