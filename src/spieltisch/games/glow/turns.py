"""What happens in Glow: each action carried out, and how the match goes on after it."""

from __future__ import annotations

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import kernel
from spieltisch.games.glow import morning, noon, rolling, solo, travel
from spieltisch.games.glow.evening import end_day
from spieltisch.games.glow.record import (
    CAMP,
    CHOOSE,
    DISCARD_CARD,
    DISCARD_SPELL,
    DISMISS,
    FETCH,
    FETCH_NOTHING,
    KEEP,
    MORNING,
    NO_ASK,
    NOON,
    PAY_TOKEN,
    PAYMENTS,
    RECRUIT,
    RESOLVE,
    RETURN_DIE,
    SAIL,
    STEP,
    TAKE_DIE,
    TOM_ROUTE,
    Table,
)
from spieltisch.games.glow.seats import answered, discard_spell, join, leave, lend_die, return_die
from spieltisch.games.glow.setup import choose


@kernel
def play(s: Table, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if action < PAY_TOKEN:
        _play_morning(s, seat, action)
    elif action < KEEP:
        rolling.play(s, seat, action)
    elif action == KEEP:
        noon.begin(s, seat)
    elif action < FETCH:
        noon.resolve(s, seat, action - RESOLVE)
        noon.settle(s, seat)
    elif action < STEP:
        _answer(s, seat, action)
    elif action < CAMP:
        travel.step(s, seat, (action - STEP) // PAYMENTS, (action - STEP) % PAYMENTS)
    elif action < TOM_ROUTE:
        _end_travel(s, seat, action)
    else:
        solo.move_boat(s, action - TOM_ROUTE)
        solo.change_tile(s)
        morning.end(s)


@kernel
def _play_morning(s: Table, seat: int, action: int) -> None:
    if action < RECRUIT:
        choose(s, seat, action - CHOOSE)
    elif action < DISMISS:
        morning.recruit(s, seat, action - RECRUIT)
        _go_on(s, seat)
    elif action < TAKE_DIE:
        morning.dismiss(s, action - DISMISS)
        answered(s, seat)
        morning.next_seat(s, seat)
    else:
        card = whole(s.about[seat])
        answered(s, seat)
        lend_die(s, seat, card, action - TAKE_DIE)
        _go_on(s, seat)


@kernel
def _answer(s: Table, seat: int, action: int) -> None:
    answered(s, seat)
    if action < FETCH_NOTHING:
        card = action - FETCH
        s.cemetery ^= bits.bit(card)
        join(s, seat, card)
    elif RETURN_DIE <= action < DISCARD_CARD:
        return_die(s, seat, action - RETURN_DIE)
    elif DISCARD_CARD <= action < DISCARD_SPELL:
        leave(s, seat, action - DISCARD_CARD)
    elif action >= DISCARD_SPELL:
        discard_spell(s, action - DISCARD_SPELL)
    _go_on(s, seat)


@kernel
def _go_on(s: Table, seat: int) -> None:
    """Once nothing is asked any more: the next seat, the next card, or the end of the day."""
    if s.ask[seat] != NO_ASK:
        return
    if s.phase == MORNING:
        morning.after_recruiting(s, seat)
    elif s.stage[seat] == NOON:
        noon.settle(s, seat)
    elif s.sea == 1:
        end_day(s, seat)


@kernel
def _end_travel(s: Table, seat: int, action: int) -> None:
    if action == CAMP:
        s.camp[seat] = s.band[seat]
    elif action >= SAIL:
        travel.sail(s, seat, action - SAIL)
        _go_on(s, seat)
        return
    end_day(s, seat)
