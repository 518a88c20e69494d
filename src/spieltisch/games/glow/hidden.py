"""What nobody knows, and how to imagine it.

Hidden from everybody are the order of the piles, the companions that stay in the box, spells
that are face down, the order of the solo tiles' stack, and the generator. Everything else is
open, so all viewers see the same.
"""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.chance import scramble, shuffle
from spieltisch.engine.compiling import kernel
from spieltisch.engine.records import fill
from spieltisch.games.glow.material import (
    COMPANION_COUNT,
    DECK_A,
    DECK_B,
    ELEMENT_COUNT,
    NO_CARD,
    SOLO_CARDS,
    SPELL_COUNT,
    TILE_COUNT,
)
from spieltisch.games.glow.record import (
    CHOOSING,
    FACE_UP,
    HALF_DECK,
    NO_TILE,
    SOLO_HALF,
    USED_UP,
    Table,
)

_ZERO = np.uint64(0)


@kernel
def spell_is_known(s: Table, slot: int) -> bool:
    """Whether everybody has seen which spell this token is."""
    return s.spell_state[slot] == FACE_UP or s.spell_state[slot] == USED_UP


@kernel
def mask(s: Table, viewer: int) -> None:
    """Erase what the viewer must not know."""
    s.generator[0] = _ZERO
    s.removed = _ZERO
    fill(s.deck, NO_CARD)
    fill(s.tile_stack, NO_TILE)
    for slot in range(SPELL_COUNT):
        if not spell_is_known(s, slot):
            s.spells[slot] = NO_CARD


@kernel
def open_companions(s: Table) -> np.uint64:
    """The companions that lie face up anywhere."""
    cards = s.cemetery
    for area in range(ELEMENT_COUNT):
        if s.track[area] != NO_CARD:
            cards |= bits.bit(whole(s.track[area]))
    for seat in range(s.players):
        for k in range(s.team_size[seat]):
            cards |= bits.bit(whole(s.team[seat, k]))
    return cards


@kernel
def cards_of_pile_b(s: Table) -> int:
    """How many cards of the deck are B cards; they lie below the A cards."""
    if s.players > 1:
        return min(whole(s.deck_size), HALF_DECK)
    return SOLO_HALF if s.refills == 0 else whole(s.deck_size)


@kernel
def guess(s: Table, viewer: int, seed: np.uint64) -> None:
    """Fill what was erased with one of the worlds that fit, each equally likely."""
    s.generator[0] = scramble(np.uint64(seed))
    s.removed = _ZERO
    fill(s.deck, NO_CARD)
    fill(s.tile_stack, NO_TILE)
    if s.players == 1 or s.phase == CHOOSING:  # the spells are in the box, unshuffled
        for slot in range(SPELL_COUNT):
            s.spells[slot] = slot
    if s.phase == CHOOSING:
        return
    bottom = cards_of_pile_b(s)
    _guess_pile(s, DECK_B, 0, bottom)
    _guess_pile(s, DECK_A, bottom, whole(s.deck_size))
    if s.players == 1:
        _guess_tiles(s)
    else:
        _guess_spells(s)


@kernel
def _guess_pile(s: Table, letter: np.uint64, first: int, last: int) -> None:
    """Unseen companions of one letter fill its part of the deck; the rest is in the box."""
    unseen = letter & ~open_companions(s)
    if s.players == 1:
        unseen &= SOLO_CARDS
    order = np.empty(COMPANION_COUNT, np.uint8)
    count = 0
    for card in range(COMPANION_COUNT):
        if unseen & bits.bit(card) != _ZERO:
            order[count] = card
            count += 1
    shuffle(s.generator, order, count)
    for k in range(count):
        if first + k < last:
            s.deck[first + k] = order[k]
        else:
            s.removed |= bits.bit(whole(order[k]))


@kernel
def _guess_tiles(s: Table) -> None:
    known = whole(s.tile_discards)
    for area in range(ELEMENT_COUNT):
        if s.tiles[area] != NO_TILE:
            known |= 1 << whole(s.tiles[area])
    size = 0
    for tile in range(TILE_COUNT):
        if known >> tile & 1 == 0:
            s.tile_stack[size] = tile
            size += 1
    shuffle(s.generator, s.tile_stack, size)


@kernel
def _guess_spells(s: Table) -> None:
    known = 0
    for slot in range(SPELL_COUNT):
        if spell_is_known(s, slot):
            known |= 1 << whole(s.spells[slot])
    order = np.empty(SPELL_COUNT, np.uint8)
    count = 0
    for spell in range(SPELL_COUNT):
        if known >> spell & 1 == 0:
            order[count] = spell
            count += 1
    shuffle(s.generator, order, count)
    for slot in range(SPELL_COUNT):
        if not spell_is_known(s, slot):
            count -= 1
            s.spells[slot] = order[count]
