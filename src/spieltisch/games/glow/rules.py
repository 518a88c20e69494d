"""What is allowed in Glow: who may act, what they may do, and why not something else.

`legal` and `refuse` ask the same questions; each chapter of the rules has a module that
answers them (`morning`, `rolling`, `noon`, `travel`, `solo`) and names the rulings.
"""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.engine.contract import Actions
from spieltisch.engine.moves import argument, arguments, code, is_a
from spieltisch.games.glow import morning, noon, rolling, solo, travel
from spieltisch.games.glow import reasons as why
from spieltisch.games.glow.dice import has
from spieltisch.games.glow.material import (
    COMPANION_COUNT,
    DICE_OF_COLOUR,
    LARGE_DICE,
    NO_CARD,
    SPELL_COUNT,
    TILE_BOAT,
)
from spieltisch.games.glow.record import (
    ACTIONS,
    ASK_DIE,
    ASK_EXTRA,
    ASK_FETCH,
    ASK_RETURN,
    ASK_ROUTE,
    CHOOSE,
    CHOOSING,
    DAY,
    DISCARD_CARD,
    DISCARD_SPELL,
    DISMISS,
    FETCH,
    FETCH_NOTHING,
    IDLE,
    MORNING,
    NO_ASK,
    NOON,
    OVER,
    RECRUIT,
    RESOLVE,
    RETURN_DIE,
    ROLLING,
    SEATS,
    TAKE_DIE,
    TOM_ROUTE,
    Table,
    is_rolling,
    is_travelling,
)
from spieltisch.games.glow.seats import holds_spell, may_fetch, may_lend

_ZERO = np.uint64(0)
_ONE = np.uint64(1)


@inlined
def actors(s: Table) -> int:
    """The mask of the seats that may act now: by day, all that are still busy."""
    if s.phase == DAY:
        seats = 0
        for seat in range(SEATS):
            if s.stage[seat] != IDLE:
                seats |= 1 << seat
        return seats
    return 0 if s.phase == OVER else 1 << whole(s.turn)


@kernel
def legal(s: Table, seat: int, out: Actions) -> int:
    """Write all legal actions of a seat; return how many there are."""
    if seat >= SEATS or actors(s) >> seat & 1 == 0:
        return 0
    if s.ask[seat] != NO_ASK:
        return _legal_answers(s, seat, out)
    if s.phase == DAY:
        stage = s.stage[seat]
        if stage == ROLLING:
            return rolling.legal(s, seat, out)
        return noon.legal(s, seat, out) if stage == NOON else travel.legal(s, seat, out)
    if s.phase == CHOOSING:
        return morning.legal_choices(s, out)
    return morning.legal(s, seat, out)


@kernel
def _legal_answers(s: Table, seat: int, out: Actions) -> int:
    ask = s.ask[seat]
    if ask == ASK_DIE:
        return morning.legal_dice(s, out)
    if ask == ASK_EXTRA:
        return morning.legal_dismissals(s, out)
    if ask == ASK_ROUTE:
        return solo.legal_routes(s, out)
    n = 0
    if ask == ASK_FETCH:
        for card in range(COMPANION_COUNT):
            if may_fetch(s, seat, card):
                out[n] = code(FETCH, card)
                n += 1
        out[n] = code(FETCH_NOTHING)
        return n + 1
    if ask == ASK_RETURN:
        rest = s.seat_dice[seat] & DICE_OF_COLOUR[s.about[seat]]
        while rest != _ZERO:
            out[n] = code(RETURN_DIE, bits.lowest(rest))
            rest &= rest - _ONE
            n += 1
        return n
    for k in range(s.team_size[seat]):
        out[n] = code(DISCARD_CARD, whole(s.team[seat, k]))
        n += 1
    for slot in range(SPELL_COUNT):
        if holds_spell(s, seat, slot):
            out[n] = code(DISCARD_SPELL, slot)
            n += 1
    return n


@kernel
def refuse(s: Table, seat: int, action: int) -> int:
    """0 for a legal action, else the number of the reason (see `reasons`)."""
    if action < 0 or action >= ACTIONS:
        return why.NO_SUCH_ACTION
    if s.phase == OVER:
        return why.GAME_OVER
    if seat >= SEATS or actors(s) >> seat & 1 == 0:
        return why.DAY_IS_DONE if s.phase == DAY else why.NOT_YOUR_TURN
    if s.ask[seat] != NO_ASK:
        return _refuse_answer(s, seat, action)
    if is_a(action, TOM_ROUTE):
        return why.NOTHING_TO_CHOOSE
    if s.phase == CHOOSING:
        if is_a(action, CHOOSE):
            return morning.refuse_choice(s, argument(action, CHOOSE))
        return why.NOT_NOW_CHOOSE
    if s.phase == MORNING:
        if is_a(action, RECRUIT):
            area, black = arguments(action, RECRUIT)
            return morning.refuse(s, seat, area, black)
        return why.NOT_NOW_MORNING
    stage = s.stage[seat]
    if stage == ROLLING:
        if is_rolling(action):
            return rolling.refuse(s, seat, action)
        return why.NOT_NOW_ROLLING
    if stage == NOON:
        if is_a(action, RESOLVE):
            return noon.refuse(s, seat, argument(action, RESOLVE))
        return why.NOT_NOW_NOON
    if is_travelling(action):
        return travel.refuse(s, seat, action)
    return why.NOT_NOW_TRAVEL


@kernel
def _refuse_answer(s: Table, seat: int, action: int) -> int:
    """Why an action does not answer what the seat was asked."""
    ask = s.ask[seat]
    if ask == ASK_DIE:
        if not is_a(action, TAKE_DIE):
            return why.ANSWER_DIE
        return why.LEGAL if may_lend(s, argument(action, TAKE_DIE)) else why.NOT_IN_RESERVE
    if ask == ASK_EXTRA:
        if not is_a(action, DISMISS):
            return why.ANSWER_EXTRA
        return why.LEGAL if s.track[argument(action, DISMISS)] != NO_CARD else why.NOBODY_THERE
    if ask == ASK_FETCH:
        if is_a(action, FETCH_NOTHING):
            return why.LEGAL
        if not is_a(action, FETCH):
            return why.ANSWER_FETCH
        return why.LEGAL if may_fetch(s, seat, argument(action, FETCH)) else why.NOT_IN_CEMETERY
    if ask == ASK_RETURN:
        die = argument(action, RETURN_DIE)
        if not is_a(action, RETURN_DIE) or die >= LARGE_DICE:
            return why.ANSWER_RETURN
        if not has(s.seat_dice[seat], die):
            return why.NOT_YOUR_DIE
        return why.LEGAL if has(DICE_OF_COLOUR[s.about[seat]], die) else why.WRONG_COLOUR
    if ask == ASK_ROUTE:
        if not is_a(action, TOM_ROUTE):
            return why.ANSWER_ROUTE
        routes = solo.boat_routes(s, TILE_BOAT[s.tiles[s.picked]])
        is_his = routes >> argument(action, TOM_ROUTE) & 1 == 1
        return why.LEGAL if is_his else why.NOT_TOMS_ROUTE
    if is_a(action, DISCARD_CARD):
        is_own = noon.owns(s, seat, argument(action, DISCARD_CARD))
    elif is_a(action, DISCARD_SPELL):
        is_own = holds_spell(s, seat, argument(action, DISCARD_SPELL))
    else:
        return why.ANSWER_DISCARD
    return why.LEGAL if is_own else why.NOT_YOUR_CARD
