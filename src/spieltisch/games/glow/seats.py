"""What happens to a seat: gains and losses, companions that come and go, their dice."""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.games.glow.dice import has, lay_in_area, roll_element
from spieltisch.games.glow.maps import EFFECT_ROWS
from spieltisch.games.glow.material import (
    ANY_COLOUR,
    BLACK_DIE,
    BRINGS_BLACK_DIE,
    COLOUR_COUNT,
    COMPANION_COUNT,
    CURSE,
    DICE_OF_COLOUR,
    DISCARD,
    ELEMENT_COUNT,
    FETCH,
    FIREFLIES,
    FOOTPRINTS,
    GRANTS,
    MOST_EFFECTS,
    NO_CARD,
    NO_COLOUR,
    NO_FACE,
    NONE,
    POINTS,
    REROLLS,
    RESERVE_COLOURS,
    SKULL,
    SPELL_COUNT,
)
from spieltisch.games.glow.record import (
    ASK_DIE,
    ASK_DISCARD,
    ASK_FETCH,
    ASK_RETURN,
    ASK_ROUTE,
    FACE_DOWN,
    FACE_UP,
    NO_ASK,
    NO_SEAT,
    ON_PILE,
    THROWN_AWAY,
    USED_UP,
    Table,
)

_ZERO = np.uint64(0)
_ONE = np.uint64(1)


@inlined
def gain_points(s: Table, seat: int, number: int) -> None:
    """G3.4: points come and go, but a score never falls below 0."""
    s.score[seat] = max(0, whole(s.score[seat]) + number)


@inlined
def gain_footprints(s: Table, seat: int, number: int) -> None:
    """X11: footprints never fall below 0."""
    s.footprints[seat] = max(0, whole(s.footprints[seat]) + number)


@kernel
def owns_black_shield(s: Table, seat: int) -> bool:
    """G4.5, X9: whether the seat has Kaar, and so moves the black die on in the morning.

    That is the whole of its immunity: a seat that rolled the black die and fetches Kaar
    afterwards still suffers from it today (`dice.cursed_face`).
    """
    for k in range(s.team_size[seat]):
        if BRINGS_BLACK_DIE[s.team[seat, k]] == 1:
            return True
    return False


@kernel
def black_die_in_play(s: Table) -> bool:
    """G4.5: whether the black die has left the reserve; from then on it stays in play."""
    return s.faces[BLACK_DIE] != NO_FACE


@kernel
def _track_is_empty(s: Table) -> bool:
    """Whether no area has a companion, as from the end of the morning until the evening."""
    for area in range(ELEMENT_COUNT):
        if s.track[area] != NO_CARD:
            return False
    return True


@kernel
def _bring_black_die(s: Table) -> None:
    """G4.5: whoever takes Kaar rolls the black die onto an area that still has a companion.

    X9: fetched from the cemetery at noon, Kaar finds an empty track. The die is rolled all
    the same, onto any area, for each of them has a companion again before anybody recruits;
    so it is in play even if Kaar is lost on the same day.
    """
    empty = _track_is_empty(s)
    roll_element(s, BLACK_DIE)
    while not empty and s.track[whole(s.faces[BLACK_DIE]) - 1] == NO_CARD:
        roll_element(s, BLACK_DIE)
    lay_in_area(s, BLACK_DIE)


@kernel
def join(s: Table, seat: int, card: int) -> None:
    """G3.2: a companion becomes the seat's newest; a Sketal brings a die at once."""
    s.team[seat, s.team_size[seat]] = card
    s.team_size[seat] += 1
    if BRINGS_BLACK_DIE[card] == 1 and not black_die_in_play(s):  # G4.5: once it is, it stays
        _bring_black_die(s)
    grant = GRANTS[card]
    if grant == NO_COLOUR or s.reserve == _ZERO:
        return
    if grant != ANY_COLOUR:
        lend_die(s, seat, card, grant)
    elif bits.count(s.reserve) == 1:
        lend_die(s, seat, card, _only_colour(s))
    else:
        s.ask[seat] = ASK_DIE
        s.about[seat] = card


@kernel
def _only_colour(s: Table) -> int:
    colour = 0
    while s.reserve & DICE_OF_COLOUR[colour] == _ZERO:
        colour += 1
    return colour


@kernel
def may_lend(s: Table, colour: int) -> bool:
    """Whether the reserve has a die of this colour."""
    return colour < RESERVE_COLOURS and s.reserve & DICE_OF_COLOUR[colour] != _ZERO


@kernel
def lend_die(s: Table, seat: int, card: int, colour: int) -> None:
    """A Sketal takes a die of this colour from the reserve, if it has one (X10)."""
    dice = s.reserve & DICE_OF_COLOUR[colour]
    if dice != _ZERO:
        die = dice & (~dice + _ONE)
        s.reserve &= ~die
        s.seat_dice[seat] |= die
        s.granted[card] = colour + 1


@kernel
def leave(s: Table, seat: int, card: int) -> None:
    """A companion goes to the cemetery; a die that it brought goes back to the reserve."""
    place = 0
    while s.team[seat, place] != card:
        place += 1
    last = whole(s.team_size[seat]) - 1
    for k in range(place, last):
        s.team[seat, k] = s.team[seat, k + 1]
    s.team[seat, last] = NO_CARD
    s.team_size[seat] = last
    s.cemetery |= bits.bit(card)
    s.applied[card] = 0
    s.spent[card] = 0
    if s.granted[card] != 0:
        colour = whole(s.granted[card]) - 1
        s.granted[card] = 0
        dice = s.seat_dice[seat] & DICE_OF_COLOUR[colour]
        if bits.count(dice) == 1:
            return_die(s, seat, bits.lowest(dice))
        else:
            s.ask[seat] = ASK_RETURN
            s.about[seat] = colour


@kernel
def return_die(s: Table, seat: int, die: int) -> None:
    """G3.2: a lent die goes back to the reserve."""
    s.seat_dice[seat] &= ~bits.bit(die)
    s.used[seat] &= ~bits.bit(die)
    s.reserve |= bits.bit(die)
    s.faces[die] = NO_FACE


@kernel
def holds_spell(s: Table, seat: int, slot: int) -> bool:
    """Whether the seat has a spell token, face down or open."""
    state = s.spell_state[slot]
    return s.spell_seat[slot] == seat and (state == FACE_DOWN or state == FACE_UP)


@kernel
def use_up_spell(s: Table, slot: int, state: int) -> None:
    """G4.5: a spell goes back to the box."""
    s.spell_state[slot] = state
    s.spell_seat[slot] = NO_SEAT


@kernel
def _curse_others(s: Table, seat: int) -> None:
    """G4.5: every other player, starting on the left, takes a spell face down (X11)."""
    for k in range(1, s.players):
        other = (seat + k) % whole(s.players)
        for slot in range(SPELL_COUNT):
            if s.spell_state[slot] == ON_PILE:
                s.spell_state[slot] = FACE_DOWN
                s.spell_seat[slot] = other
                break


@kernel
def subject(s: Table, seat: int) -> int:
    """What a seat's question is about: a companion, a colour, or an area of the track.

    These are numbered from 1 up, one kind after the other; 0 stands for none of them.
    """
    ask = s.ask[seat]
    if ask == ASK_DIE or ask == ASK_FETCH:
        return 1 + whole(s.about[seat])
    if ask == ASK_RETURN:
        return 1 + COMPANION_COUNT + whole(s.about[seat])
    return 1 + COMPANION_COUNT + COLOUR_COUNT + whole(s.picked) if ask == ASK_ROUTE else 0


@kernel
def may_fetch(s: Table, seat: int, card: int) -> bool:
    """G4.5, X11: any card in the cemetery except the one that fetches."""
    return card != s.about[seat] and has(s.cemetery, card)


@kernel
def _ask_fetch(s: Table, seat: int, card: int) -> None:
    if s.cemetery & ~bits.bit(card) != _ZERO:
        s.ask[seat] = ASK_FETCH
        s.about[seat] = card


@kernel
def _ask_discard(s: Table, seat: int) -> None:
    """G5.1: the seat discards a companion or a spell; without either nothing happens."""
    count, last_slot = whole(s.team_size[seat]), -1
    for slot in range(SPELL_COUNT):
        if holds_spell(s, seat, slot):
            count += 1
            last_slot = slot
    if count > 1:
        s.ask[seat] = ASK_DISCARD
    elif last_slot >= 0:
        discard_spell(s, last_slot)
    elif count == 1:
        leave(s, seat, whole(s.team[seat, 0]))


@kernel
def discard_spell(s: Table, slot: int) -> None:
    """A spell that is thrown away face down is never seen."""
    use_up_spell(s, slot, THROWN_AWAY if s.spell_state[slot] == FACE_DOWN else USED_UP)


@kernel
def carry_out(s: Table, seat: int, card: int, row: int) -> None:
    """Carry out a row of effects from left to right: of a card, a connection, a space ..."""
    for k in range(MOST_EFFECTS):
        code, number = EFFECT_ROWS[row, k, 0], EFFECT_ROWS[row, k, 1]
        if code == NONE:
            return
        if code == POINTS:
            gain_points(s, seat, number)
        elif code == FOOTPRINTS:
            gain_footprints(s, seat, number)
        elif code == REROLLS:
            s.rerolls[seat] += number
        elif code == FIREFLIES:
            s.fireflies[seat] += number
        elif code == SKULL:
            leave(s, seat, card)
        elif code == CURSE:
            _curse_others(s, seat)
        elif code == FETCH:
            _ask_fetch(s, seat, card)
        elif code == DISCARD:
            _ask_discard(s, seat)
        elif s.team_size[seat] > 0:  # X11: the spell is used up even if there is none
            leave(s, seat, whole(s.team[seat, whole(s.team_size[seat]) - 1]))


@inlined
def close_question(s: Table, seat: int) -> None:
    """The seat has answered its question."""
    s.ask[seat] = NO_ASK
    s.about[seat] = 0
