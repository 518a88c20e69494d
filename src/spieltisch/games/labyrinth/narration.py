"""What a move did, in words: the rest of a sentence that begins with the player's name."""

from __future__ import annotations

from functools import lru_cache

from spieltisch.engine.contract import State
from spieltisch.engine.moves import argument, arguments, is_a
from spieltisch.engine.plain import Fields, bytes_at, interpreted
from spieltisch.engine.words import MOST_REMEMBERED, Text
from spieltisch.games.labyrinth.board import cell_name, entry, opposite, slot_name
from spieltisch.games.labyrinth.checks import stones_in
from spieltisch.games.labyrinth.drawn import WORDS
from spieltisch.games.labyrinth.notation import Directions
from spieltisch.games.labyrinth.record import INSERT, RECORD, WALK, Table
from spieltisch.games.labyrinth.tiles import WALL, sides_of

#: Where everybody is.
_PLACES = Fields(RECORD, "players", "width", "height", "figures")
_WALKER = Fields(RECORD, "width", "turn", "figures", "return_home")
_FIGURES, _STONES = bytes_at(RECORD, "figures"), bytes_at(RECORD, "collected")
_COLLECTED = Fields(RECORD, "players", "collected")
_HOMES = Fields(RECORD, "players", "figures", "left", "homes")

_entry, _opposite = interpreted(entry), interpreted(opposite)


def tell(before: State, action: int, after: State) -> Text:
    """What an action did: whom it carried to the other side, who collected what."""
    was, now = before.tobytes(), after.tobytes()
    if is_a(action, INSERT):
        slot, openings = arguments(action, INSERT)
        if openings != WALL and was[_FIGURES] == now[_FIGURES]:  # nobody is carried anywhere
            return _push(slot, openings)
        return _insertion(_PLACES.of(was), slot, openings, _PLACES.of(now))
    return _walk(was, argument(action, WALK), now)


def _insertion(before: Table, slot: int, openings: int, after: Table) -> Text:
    width, height = before.width, before.height
    text = _push(slot, openings)
    first, last = _entry(slot, width, height), _entry(_opposite(slot), width, height)
    seats = range(before.players)
    if openings == WALL and any(before.figures[seat] == last for seat in seats):
        text = WORDS("told-twice", deed=text)
    # In a double push the last tile but one falls out too.
    wrapped = [s for s in seats if after.figures[s] == first != before.figures[s]]
    if wrapped:
        names = [_player(seat) for seat in wrapped]
        text = WORDS("told-wrapped", deed=text, players=names, cell=cell_name(first, width))
    return text


def _walk(before: bytes, cell: int, after: bytes) -> Text:
    was = _WALKER.of(before)
    text = _steps(was.figures[was.turn], cell, was.width)
    if before[_STONES] != after[_STONES]:
        text = _collecting(_COLLECTED.of(before), was.turn, text, _COLLECTED.of(after))
    return _homecoming(was.turn, text, _HOMES.of(after)) if was.return_home else text


def _collecting(before: Table, mover: int, text: Text, after: Table) -> Text:
    # The mover first, whatever the order of the seats.
    for seat in sorted(range(before.players), key=lambda seat: seat != mover):
        stones = stones_in(after.collected[seat] & ~before.collected[seat])
        count = len(stones)
        if stones and seat == mover:
            text = WORDS("told-collecting", deed=text, count=count, stones=stones)
        elif stones:
            text = WORDS(
                "told-other-collecting", deed=text, player=_player(seat), count=count, stones=stones
            )
    return text


def _homecoming(mover: int, text: Text, after: Table) -> Text:
    """R25: who has come home with all their goals."""
    for seat in sorted(range(after.players), key=lambda seat: seat != mover):
        if after.left[seat] == 0 and after.figures[seat] == after.homes[seat]:
            key = "told-home" if seat == mover else "told-other-home"
            text = WORDS(key, deed=text, player=_player(seat))
    return text


def _player(seat: int) -> Text:
    """Somebody else than the mover; who knows what they are called puts that in its place."""
    return WORDS("told-player", player=seat + 1)


@lru_cache(MOST_REMEMBERED)
def _push(slot: int, openings: int) -> Text:
    key = "told-insert-wall" if openings == WALL else "told-insert"
    return WORDS(key, slot=Directions(slot_name(slot)), sides=Directions(sides_of(openings)))


@lru_cache(MOST_REMEMBERED)
def _steps(start: int, cell: int, width: int) -> Text:
    values = {"from": cell_name(start, width), "cell": cell_name(cell, width)}  # `from` is Python's
    return WORDS("told-stay" if cell == start else "told-walk", **values)
