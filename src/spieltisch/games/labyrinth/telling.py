"""What a move did, in words: the rest of a sentence that begins with the player's name."""

from __future__ import annotations

from typing import Any

from spieltisch.engine.words import Text
from spieltisch.games.labyrinth.board import cell_name, entry, opposite, slot_name
from spieltisch.games.labyrinth.checks import stones_in
from spieltisch.games.labyrinth.drawn import WORDS
from spieltisch.games.labyrinth.notation import Directions
from spieltisch.games.labyrinth.record import WALKS
from spieltisch.games.labyrinth.tiles import WALL, sides_of


def tell(before: Any, action: int, after: Any) -> Text:
    """What an action did: whom it carried to the other side, who collected what."""
    if action < WALKS:
        return _insertion(before, action >> 4, action & 15, after)
    return _walk(before, action - WALKS, after)


def _insertion(before: Any, slot: int, openings: int, after: Any) -> Text:
    width, height = int(before.width), int(before.height)
    about = {"slot": Directions(slot_name(slot)), "sides": Directions(sides_of(openings))}
    told = WORDS("told-insert-wall" if openings == WALL else "told-insert", **about)
    first, last = int(entry(slot, width, height)), int(entry(opposite(slot), width, height))
    seats = range(int(before.players))
    if openings == WALL and any(before.figures[seat] == last for seat in seats):
        told = WORDS("told-twice", told=told)
    # In a double push the tile before the last falls out too.
    carried = [s for s in seats if after.figures[s] == first != before.figures[s]]
    if carried:
        names = [WORDS("told-player", player=seat + 1) for seat in carried]
        told = WORDS("told-wrapped", told=told, players=names, cell=cell_name(first, width))
    return told


def _walk(before: Any, cell: int, after: Any) -> Text:
    width, mover = int(before.width), int(before.turn)
    start = int(before.figures[mover])
    about = {"from": cell_name(start, width), "cell": cell_name(cell, width)}
    told = WORDS("told-stay" if cell == start else "told-walk", **about)
    # The mover first, whatever the order of the seats.
    for seat in sorted(range(int(before.players)), key=lambda seat: seat != mover):
        stones = stones_in(int(after.collected[seat] & ~before.collected[seat]))
        if stones and seat == mover:
            told = WORDS("told-collecting", told=told, count=len(stones), stones=stones)
        elif stones:
            values = {"told": told, "player": seat + 1, "count": len(stones), "stones": stones}
            told = WORDS("told-other-collecting", **values)
    return told
