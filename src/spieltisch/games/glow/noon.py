"""Noon: every card whose condition is met must be resolved (G3.4)."""

from __future__ import annotations

from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import Actions
from spieltisch.engine.moves import code
from spieltisch.games.glow import reasons as why
from spieltisch.games.glow.dice import count_of, symbols, triggers
from spieltisch.games.glow.material import (
    COMES_FIRST,
    CURSE_FACE,
    FIRST_ADVENTURER,
    FIRST_SPELL,
    FOOTPRINTS_FACE,
    POINTS_FACE,
    SPELL_COUNT,
    WORTH,
)
from spieltisch.games.glow.record import (
    FACE_UP,
    MOST_COMPANIONS,
    NO_ASK,
    NOON,
    RESOLVE,
    TRAVEL,
    USED_UP,
    Table,
)
from spieltisch.games.glow.seats import carry_out, gain_footprints, gain_points, use_up_spell


@kernel
def begin(s: Table, seat: int) -> None:
    """Special faces come first, gains before the black die's loss (X4)."""
    s.stage[seat] = NOON
    counts = symbols(s, seat)
    gain_footprints(s, seat, WORTH[FOOTPRINTS_FACE] * count_of(counts, FOOTPRINTS_FACE))
    gain_points(s, seat, WORTH[POINTS_FACE] * count_of(counts, POINTS_FACE))
    gain_points(s, seat, WORTH[CURSE_FACE] * count_of(counts, CURSE_FACE))
    settle(s, seat)


@kernel
def triggers_left(s: Table, counts: int, card: int) -> int:
    """How many triggers of a card have not been carried out yet (X4)."""
    return max(0, triggers(counts, card) - whole(s.applied[card]))


@kernel
def is_due(s: Table, counts: int, card: int) -> bool:
    """Whether a card has a trigger that has not been carried out yet."""
    return triggers_left(s, counts, card) > 0


@kernel
def spell_is_due(s: Table, seat: int, counts: int, slot: int) -> bool:
    """Whether the condition of an open spell of the seat is met."""
    if s.spell_seat[slot] != seat or s.spell_state[slot] != FACE_UP:
        return False
    return triggers(counts, FIRST_SPELL + whole(s.spells[slot])) > 0


@kernel
def card_that_comes_first(s: Table, seat: int, counts: int) -> int:
    """G4.5: the seat's companion that must be resolved before all others, or -1."""
    for k in range(s.team_size[seat]):
        card = whole(s.team[seat, k])
        if COMES_FIRST[card] == 1 and is_due(s, counts, card):
            return card
    return -1


@kernel
def legal(s: Table, seat: int, out: Actions) -> int:
    """Write all cards that are due, one trigger each."""
    counts = symbols(s, seat)
    first = card_that_comes_first(s, seat, counts)
    if first >= 0:
        out[0] = code(RESOLVE, first)
        return 1
    n = 0
    for k in range(s.team_size[seat]):
        card = whole(s.team[seat, k])
        if is_due(s, counts, card):
            out[n] = code(RESOLVE, card)
            n += 1
    card = FIRST_ADVENTURER + whole(s.adventurer[seat])
    if is_due(s, counts, card):
        out[n] = code(RESOLVE, card)
        n += 1
    for slot in range(SPELL_COUNT):
        if spell_is_due(s, seat, counts, slot):
            out[n] = code(RESOLVE, FIRST_SPELL + slot)
            n += 1
    return n


@kernel
def anything_due(s: Table, seat: int) -> bool:
    """Whether the seat has a card left that must be resolved."""
    counts = symbols(s, seat)
    for k in range(s.team_size[seat]):
        if is_due(s, counts, whole(s.team[seat, k])):
            return True
    if is_due(s, counts, FIRST_ADVENTURER + whole(s.adventurer[seat])):
        return True
    for slot in range(SPELL_COUNT):
        if spell_is_due(s, seat, counts, slot):
            return True
    return False


@kernel
def owns(s: Table, seat: int, card: int) -> bool:
    """Whether the seat has a companion or adventurer."""
    if card >= FIRST_ADVENTURER:
        return whole(s.adventurer[seat]) == card - FIRST_ADVENTURER
    for k in range(MOST_COMPANIONS):
        if s.team[seat, k] == card:
            return True
    return False


@kernel
def refuse(s: Table, seat: int, card: int) -> int:
    """Why a card cannot be resolved now."""
    counts = symbols(s, seat)
    if card >= FIRST_SPELL:
        slot = card - FIRST_SPELL
        if s.spell_seat[slot] != seat:
            return why.NOT_YOUR_CARD
        if s.spell_state[slot] != FACE_UP:
            return why.SPELL_FACE_DOWN
        due = spell_is_due(s, seat, counts, slot)
    else:
        if not owns(s, seat, card):
            return why.NOT_YOUR_CARD
        due = is_due(s, counts, card)
    if not due:
        return why.NOT_DUE
    first = card_that_comes_first(s, seat, counts)
    return why.LEGAL if first < 0 or first == card else why.ANOTHER_FIRST


@kernel
def resolve(s: Table, seat: int, card: int) -> None:
    """Carry out one trigger of a card; its effects apply from left to right."""
    row = card
    if card >= FIRST_SPELL:
        slot = card - FIRST_SPELL
        row = FIRST_SPELL + whole(s.spells[slot])
        use_up_spell(s, slot, USED_UP)
    else:
        s.applied[card] += 1
    carry_out(s, seat, card, row)


@kernel
def settle(s: Table, seat: int) -> None:
    """Go on to the afternoon once nothing is due any more."""
    if s.ask[seat] != NO_ASK or anything_due(s, seat):
        return
    s.stage[seat] = TRAVEL
    for k in range(s.team_size[seat]):
        s.applied[s.team[seat, k]] = 0
    s.applied[FIRST_ADVENTURER + whole(s.adventurer[seat])] = 0
