"""Late morning: all dice are rolled, and rerolls are paid for (G3.3)."""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.engine.contract import Actions
from spieltisch.engine.moves import arguments, code, is_a
from spieltisch.games.glow import reasons as why
from spieltisch.games.glow.dice import has, roll
from spieltisch.games.glow.material import (
    DIE_COLOUR,
    ELEMENT_COUNT,
    FREE_REROLLS,
    REROLL_SPACES,
    SIXTH,
)
from spieltisch.games.glow.record import (
    DAY,
    KEEP,
    MOST_CREDITS,
    PAY_CARD,
    PAY_STEP,
    PAY_TOKEN,
    PRICE_OF_A_FACE,
    REROLL,
    ROLLING,
    SET_DIE,
    Table,
)

_ZERO = np.uint64(0)
_ONE = np.uint64(1)


@kernel
def start_day(s: Table) -> None:
    """All seats roll all their dice; from here on nobody waits for anybody."""
    s.phase = DAY
    s.turn = s.start
    for seat in range(s.players):
        rest = s.seat_dice[seat]
        while rest != _ZERO:
            roll(s, bits.lowest(rest))
            rest &= rest - _ONE
        s.stage[seat] = ROLLING


@kernel
def reroll_space_below(s: Table, score: int) -> int:
    """G3.3, X6: the next space with a reroll symbol below a score, or -1.

    Spaces of the second lap count only with the option `second_lap_rerolls`.
    """
    lap = (score - 1) // 100 * 100 if s.second_lap == 1 and score > 0 else 0
    for k in range(len(REROLL_SPACES) - 1, -1, -1):
        if REROLL_SPACES[k] + lap < score:
            return REROLL_SPACES[k] + lap
    return -1


@kernel
def card_with_reroll(s: Table, seat: int) -> int:
    """The seat's first companion with a reroll left this round, or -1."""
    for k in range(s.team_size[seat]):
        card = whole(s.team[seat, k])
        if s.spent[card] < FREE_REROLLS[card]:
            return card
    return -1


@inlined
def may_pay(s: Table, seat: int) -> bool:
    """No more than three paid rerolls are open; they are spent before more are paid for."""
    return s.credits[seat] < MOST_CREDITS


@inlined
def has_face(die: int, slot: int) -> bool:
    """Every die has the five elements; only some have a special face."""
    return slot < ELEMENT_COUNT or SIXTH[DIE_COLOUR[die]] > ELEMENT_COUNT


@inlined
def face_of(die: int, slot: int) -> int:
    """The face that a slot of a die stands for."""
    return slot + 1 if slot < ELEMENT_COUNT else SIXTH[DIE_COLOUR[die]]


@kernel
def legal(s: Table, seat: int, out: Actions) -> int:
    """Write what a seat may do while it rolls."""
    n = 0
    if may_pay(s, seat):
        if s.rerolls[seat] > 0:
            out[n] = code(PAY_TOKEN)
            n += 1
        if card_with_reroll(s, seat) >= 0:
            out[n] = code(PAY_CARD)
            n += 1
        if s.score[seat] > 0:
            out[n] = code(PAY_STEP)
            n += 1
    if s.credits[seat] == 0:
        out[n] = code(KEEP)
        return n + 1
    first = s.seat_dice[seat]
    while first != _ZERO:
        second = first
        while second != _ZERO:
            out[n] = code(REROLL, bits.lowest(first), bits.lowest(second))
            second &= second - _ONE
            n += 1
        first &= first - _ONE
    if s.credits[seat] >= PRICE_OF_A_FACE:
        rest = s.seat_dice[seat]
        while rest != _ZERO:
            die = bits.lowest(rest)
            rest &= rest - _ONE
            for slot in range(ELEMENT_COUNT + 1):
                if has_face(die, slot):
                    out[n] = code(SET_DIE, die, slot)
                    n += 1
    return n


@kernel
def refuse(s: Table, seat: int, action: int) -> int:
    """Why a seat may not do something while it rolls."""
    if is_a(action, KEEP):
        return why.LEGAL if s.credits[seat] == 0 else why.CREDITS_OPEN
    if is_a(action, REROLL):
        first, second = arguments(action, REROLL)
        if first > second:
            return why.DICE_IN_ORDER
        if not has(s.seat_dice[seat], first) or not has(s.seat_dice[seat], second):
            return why.NOT_YOUR_DIE
        return why.LEGAL if s.credits[seat] > 0 else why.NOTHING_PAID
    if not is_a(action, SET_DIE):
        return _refuse_pay(s, seat, action)
    die, slot = arguments(action, SET_DIE)
    if not has(s.seat_dice[seat], die):
        return why.NOT_YOUR_DIE
    if not has_face(die, slot):
        return why.NO_SUCH_FACE
    return why.LEGAL if s.credits[seat] >= PRICE_OF_A_FACE else why.FACE_COSTS_THREE


@kernel
def _refuse_pay(s: Table, seat: int, action: int) -> int:
    if not may_pay(s, seat):
        return why.ENOUGH_PAID
    if is_a(action, PAY_TOKEN):
        return why.LEGAL if s.rerolls[seat] > 0 else why.NO_TOKEN
    if is_a(action, PAY_CARD):
        return why.LEGAL if card_with_reroll(s, seat) >= 0 else why.NO_LUMIPILI
    return why.LEGAL if s.score[seat] > 0 else why.NO_SPACE_BELOW


@kernel
def play(s: Table, seat: int, action: int) -> None:
    """Pay for a reroll, or spend what was paid."""
    if is_a(action, PAY_TOKEN):
        s.rerolls[seat] -= 1
        s.credits[seat] += 1
    elif is_a(action, PAY_CARD):
        s.spent[card_with_reroll(s, seat)] += 1
        s.credits[seat] += 1
    elif is_a(action, PAY_STEP):
        s.score[seat] = reroll_space_below(s, whole(s.score[seat]))
        s.credits[seat] += 1
    elif is_a(action, REROLL):
        first, second = arguments(action, REROLL)
        s.credits[seat] -= 1
        roll(s, first)
        if first != second:
            roll(s, second)
    else:
        die, slot = arguments(action, SET_DIE)
        s.credits[seat] -= PRICE_OF_A_FACE
        s.faces[die] = face_of(die, slot)
