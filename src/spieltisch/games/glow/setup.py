"""Setting the table (G3.1, T7.1)."""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.chance import below, shuffle
from spieltisch.engine.compiling import kernel
from spieltisch.engine.records import copy_into, fill
from spieltisch.games.glow.dice import lay_in_area, roll_element
from spieltisch.games.glow.evening import lay_out
from spieltisch.games.glow.maps import CENTRE, START
from spieltisch.games.glow.material import (
    ADVENTURER_COLOUR,
    ADVENTURER_COUNT,
    ADVENTURER_DICE,
    BLACK_DIE,
    COLOURS,
    COMPANION_COUNT,
    DICE_OF_COLOUR,
    IS_B,
    LARGE_DICE,
    NO_CARD,
    RESERVE_COLOURS,
    SOLO_CARDS,
    SPELL_COUNT,
)
from spieltisch.games.glow.record import (
    CHOOSING,
    CHOSEN,
    DEALT,
    MORNING,
    NO_CHOICE,
    NO_SEAT,
    NO_TILE,
    Table,
)
from spieltisch.games.glow.solo import set_up_tom

_ZERO = np.uint64(0)
_PURPLE, _YELLOW = COLOURS.index("purple"), COLOURS.index("yellow")
_FIRST_SCORE = 10


@kernel
def deal(s: Table) -> None:
    """Clear the table and set it up; the generator is seeded."""
    clear(s)
    s.start = below(s.generator, whole(s.players))
    s.turn = s.start
    if s.adventurers == CHOSEN:
        s.phase = CHOOSING
        return
    if s.adventurers == DEALT:
        _deal_adventurers(s)
    else:
        copy_into(s.adventurer, s.given)
    set_table(s)


@kernel
def clear(s: Table) -> None:
    """An empty table: everything in the box."""
    s.removed = _ZERO
    fill(s.deck, NO_CARD)
    fill(s.tile_stack, NO_TILE)
    fill(s.tiles, NO_TILE)
    fill(s.track, NO_CARD)
    fill(s.team, NO_CARD)
    fill(s.adventurer, NO_CHOICE)
    fill(s.spell_seat, NO_SEAT)
    for slot in range(SPELL_COUNT):
        s.spells[slot] = slot
    fill(s.band, START)
    fill(s.camp, START)
    fill(s.boats, CENTRE)
    fill(s.tom_boats, CENTRE)
    s.tom_camp = START


@kernel
def _deal_adventurers(s: Table) -> None:
    """Every seat gets one of the seven at random; Tom's colours stay free for him."""
    order = np.empty(ADVENTURER_COUNT, np.uint8)
    count = 0
    for adventurer in range(ADVENTURER_COUNT):
        colour = ADVENTURER_COLOUR[adventurer]
        if s.players > 1 or (colour != s.tom_colours[0] and colour != s.tom_colours[1]):
            order[count] = adventurer
            count += 1
    shuffle(s.generator, order, count)
    for seat in range(s.players):
        s.adventurer[seat] = order[seat]


@kernel
def choose(s: Table, seat: int, adventurer: int) -> None:
    """G3.1: adventurers are chosen in turn order, before the track is laid out."""
    s.adventurer[seat] = adventurer
    s.turn = (seat + 1) % whole(s.players)
    if s.turn == s.start:
        set_table(s)


@kernel
def set_table(s: Table) -> None:
    """Everything that follows once all seats have their adventurers."""
    for seat in range(s.players):
        s.score[seat] = _FIRST_SCORE
        adventurer = whole(s.adventurer[seat])
        for _ in range(ADVENTURER_DICE[adventurer]):
            _take_die(s, seat, ADVENTURER_COLOUR[adventurer])
    for colour in range(RESERVE_COLOURS):
        s.reserve |= bits.bit(63 - _leading(DICE_OF_COLOUR[colour]))
    _build_deck(s)
    if s.players == 1:
        _choose_toms_dice(s)
        set_up_tom(s)
    else:
        shuffle(s.generator, s.spells, SPELL_COUNT)
        s.rerolls[(whole(s.start) + whole(s.players) - 1) % whole(s.players)] = 2
    for die in range(LARGE_DICE, BLACK_DIE):
        roll_element(s, die)
        lay_in_area(s, die)
    lay_out(s)
    s.round_now = 1
    s.turn = s.start
    s.phase = MORNING


@kernel
def _leading(word: np.uint64) -> int:
    zeros = 0
    while word >> np.uint64(63 - zeros) == _ZERO:
        zeros += 1
    return zeros


@kernel
def _take_die(s: Table, seat: int, colour: int) -> None:
    free = DICE_OF_COLOUR[colour] & ~s.seat_dice[seat]
    s.seat_dice[seat] |= bits.bit(bits.lowest(free))


@kernel
def _build_deck(s: Table) -> None:
    """Shuffle A and B separately; three of each stay in the box, in solo fourteen known ones."""
    order = np.empty(COMPANION_COUNT, np.uint8)
    for letter in range(1, -1, -1):  # B lies below A
        count = 0
        for card in range(COMPANION_COUNT):
            if IS_B[card] == letter and (s.players > 1 or SOLO_CARDS & bits.bit(card) != _ZERO):
                order[count] = card
                count += 1
        shuffle(s.generator, order, count)
        if s.players > 1:
            for _ in range(3):
                count -= 1
                s.removed |= bits.bit(whole(order[count]))
        for k in range(count):
            s.deck[s.deck_size] = order[k]
            s.deck_size += 1


@kernel
def _choose_toms_dice(s: Table) -> None:
    """T7.1: two colours of unused adventurers, but not yellow and purple together."""
    if s.tom_colours[0] == NO_CHOICE:
        own = ADVENTURER_COLOUR[s.adventurer[0]]
        first, second = own, own
        while first == own or second == own or first == second or first + second == _FORBIDDEN:
            first = below(s.generator, ADVENTURER_COUNT)
            second = below(s.generator, ADVENTURER_COUNT)
        s.tom_colours[0] = first
        s.tom_colours[1] = second
    for k in range(2):
        s.tom_dice |= bits.bit(bits.lowest(DICE_OF_COLOUR[s.tom_colours[k]]))


#: Yellow and purple are the last two colours that adventurers have, so no others add up to this.
_FORBIDDEN = _PURPLE + _YELLOW
