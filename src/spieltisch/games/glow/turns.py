"""What happens in Glow: each action carried out, and how the match goes on after it."""

from __future__ import annotations

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import kernel
from spieltisch.engine.moves import argument, arguments, is_a
from spieltisch.games.glow import morning, noon, rolling, solo, travel
from spieltisch.games.glow.evening import end_day
from spieltisch.games.glow.record import (
    CAMP,
    CHOOSE,
    DISCARD_CARD,
    DISCARD_SPELL,
    DISMISS,
    FETCH,
    KEEP,
    MORNING,
    NO_ASK,
    NOON,
    RECRUIT,
    RESOLVE,
    RETURN_DIE,
    SAIL,
    STEP,
    TAKE_DIE,
    TOM_ROUTE,
    Table,
    is_rolling,
    is_travelling,
)
from spieltisch.games.glow.seats import (
    close_question,
    discard_spell,
    join,
    leave,
    lend_die,
    return_die,
)
from spieltisch.games.glow.setup import choose


@kernel
def play(s: Table, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if is_a(action, STEP):
        target, payment = arguments(action, STEP)
        travel.step(s, seat, target, payment)
    elif is_a(action, RESOLVE):
        noon.resolve(s, seat, argument(action, RESOLVE))
        noon.settle(s, seat)
    elif is_a(action, KEEP):
        noon.begin(s, seat)
    elif is_rolling(action):
        rolling.play(s, seat, action)
    elif is_travelling(action):
        _end_travel(s, seat, action)
    elif is_a(action, CHOOSE):
        choose(s, seat, argument(action, CHOOSE))
    elif is_a(action, RECRUIT):
        area, black = arguments(action, RECRUIT)
        morning.recruit(s, seat, area, black)
        _go_on(s, seat)
    else:
        _answer(s, seat, action)


@kernel
def _answer(s: Table, seat: int, action: int) -> None:
    """Carry out what the seat answered; the one about Tom's boat ends the morning."""
    if is_a(action, TOM_ROUTE):
        solo.move_boat(s, argument(action, TOM_ROUTE))
        solo.change_tile(s)
        morning.end(s)
        return
    about = whole(s.about[seat])
    close_question(s, seat)
    if is_a(action, DISMISS):
        morning.dismiss(s, argument(action, DISMISS))
        morning.next_seat(s, seat)
        return
    if is_a(action, TAKE_DIE):
        lend_die(s, seat, about, argument(action, TAKE_DIE))
    elif is_a(action, FETCH):
        card = argument(action, FETCH)
        s.cemetery ^= bits.bit(card)
        join(s, seat, card)
    elif is_a(action, RETURN_DIE):
        return_die(s, seat, argument(action, RETURN_DIE))
    elif is_a(action, DISCARD_CARD):
        leave(s, seat, argument(action, DISCARD_CARD))
    elif is_a(action, DISCARD_SPELL):
        discard_spell(s, argument(action, DISCARD_SPELL))
    _go_on(s, seat)


@kernel
def _go_on(s: Table, seat: int) -> None:
    """Once no question is left: the next seat, the next card, or the end of the day."""
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
    if is_a(action, SAIL):
        inward, route = arguments(action, SAIL)
        travel.sail(s, seat, inward, route)
        _go_on(s, seat)
        return
    if is_a(action, CAMP):
        s.camp[seat] = s.band[seat]
    end_day(s, seat)
