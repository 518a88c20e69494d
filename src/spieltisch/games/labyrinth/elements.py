"""What a study asks of Labyrinth: the stones that are goals, and the slots."""

from __future__ import annotations

from collections.abc import Mapping

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import Features
from spieltisch.engine.elements import NO_ELEMENT, elements_of
from spieltisch.engine.moves import argument, arguments, is_a
from spieltisch.engine.parts import Options
from spieltisch.engine.records import viewed
from spieltisch.engine.words import Sayable
from spieltisch.games.labyrinth.blank import blank
from spieltisch.games.labyrinth.board import LINES, SLOTS, line_index, line_of, slot_name
from spieltisch.games.labyrinth.drawn import WORDS
from spieltisch.games.labyrinth.record import INSERT, RECORD, STONES, WALK, Table

#: Elements are the stones, then the slots.
FIRST_SLOT = STONES


@kernel
def use(s: Table, seat: int, action: int) -> int:
    """The slot of an insertion; the goal that a walk leads to."""
    if is_a(action, INSERT):
        slot, _ = arguments(action, INSERT)
        return FIRST_SLOT + slot
    cell = argument(action, WALK)
    for stone in range(STONES):
        if s.goals[seat] & bits.bit(stone) and s.stones[stone] == cell:
            return stone
    return NO_ELEMENT


@kernel
def dealt(s: Table, seat: int, out: Features) -> int:
    """The goals of the seat, also those that it does not know yet (R24)."""
    for element in range(STONES + SLOTS):
        out[element] = 0
    for stone in range(STONES):
        if s.goals[seat] & bits.bit(stone):
            out[stone] = 1
            then = whole(s.following[stone])
            while then != 0:
                out[then - 1] = 1
                then = whole(s.following[then - 1])
    return STONES + SLOTS


@kernel
def earn(s: Table, seat: int, out: Features) -> int:
    """The stones that the seat has collected."""
    out[0] = bits.count(s.collected[seat])
    return 1


def names(players: int, options: Options) -> Mapping[int, Sayable]:
    """The stones of the board, and the slots of all lines without an immovable tile; those that
    are drawn by lot are not counted.
    """
    s = viewed(blank(players, options), RECORD)
    stones = {k: WORDS("element-stone", stone=k + 1) for k in range(whole(s.stone_limit))}
    width, height = whole(s.width), whole(s.height)
    slots = {
        FIRST_SLOT + slot: WORDS("element-slot", slot=slot_name(slot))
        for slot in range(SLOTS)
        if line_index(slot) < (height if slot >> 4 & 1 else width)
        and not (LINES[32 * width + line_of(slot)] & s.immovable[0]).any()
    }
    return {**stones, **slots}


def sources(players: int, options: Options) -> Mapping[int, Sayable]:
    """Nothing but stones counts."""
    return {0: WORDS("source-stones")}


ELEMENTS = elements_of(
    __name__,
    RECORD,
    count=STONES + SLOTS,
    names=names,
    source_count=1,
    sources=sources,
    use=use,
    dealt=dealt,
    earn=earn,
)
