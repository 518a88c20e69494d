"""Morning: every seat in turn recruits a companion (G3.2)."""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.engine.contract import Actions
from spieltisch.engine.moves import code
from spieltisch.games.glow import reasons as why
from spieltisch.games.glow import solo
from spieltisch.games.glow.dice import has
from spieltisch.games.glow.material import (
    ADVENTURER_COLOUR,
    ADVENTURER_COUNT,
    BLACK_DIE,
    ELEMENT_COUNT,
    NO_CARD,
)
from spieltisch.games.glow.record import (
    ASK_EXTRA,
    ASK_ROUTE,
    CHOOSE,
    DISMISS,
    RECRUIT,
    TAKE_DIE,
    Table,
)
from spieltisch.games.glow.rolling import start_day
from spieltisch.games.glow.seats import gain_footprints, join, may_lend, owns_black_shield

_ZERO = np.uint64(0)


@kernel
def refuse_choice(s: Table, adventurer: int) -> int:
    """G3.1: nobody takes an adventurer that is taken, or whose dice Tom has (T7.1)."""
    for seat in range(s.players):
        if s.adventurer[seat] == adventurer:
            return why.ADVENTURER_TAKEN
    if s.players == 1:
        for k in range(2):
            if s.tom_colours[k] == ADVENTURER_COLOUR[adventurer]:
                return why.TOM_HAS_THE_DICE
    return why.LEGAL


@kernel
def legal_choices(s: Table, out: Actions) -> int:
    """Write all adventurers that may be chosen."""
    n = 0
    for adventurer in range(ADVENTURER_COUNT):
        if refuse_choice(s, adventurer) == why.LEGAL:
            out[n] = code(CHOOSE, adventurer)
            n += 1
    return n


@kernel
def must_move_black_die(s: Table, seat: int, area: int) -> bool:
    """G4.5, X9: the shield's owner moves the black die on before taking its area."""
    return has(s.area_dice[area], BLACK_DIE) and owns_black_shield(s, seat)


@kernel
def legal(s: Table, seat: int, out: Actions) -> int:
    """Write all areas the seat may recruit from."""
    n = 0
    for area in range(ELEMENT_COUNT):
        if s.track[area] == NO_CARD:
            continue
        if not must_move_black_die(s, seat, area):
            out[n] = code(RECRUIT, area, 0)
            n += 1
            continue
        for other in range(ELEMENT_COUNT):
            if other != area and s.track[other] != NO_CARD:
                out[n] = code(RECRUIT, area, 1 + other)
                n += 1
    return n


@kernel
def refuse(s: Table, seat: int, area: int, black: int) -> int:
    """Why a seat may not recruit from an area and move the black die like that."""
    other = black - 1
    if s.track[area] == NO_CARD:
        return why.NOBODY_THERE
    if not must_move_black_die(s, seat, area):
        return why.LEGAL if other < 0 else why.NO_BLACK_DIE_TO_MOVE
    if other < 0:
        return why.MOVE_BLACK_DIE
    if other == area or s.track[other] == NO_CARD:
        return why.BLACK_DIE_NEEDS_COMPANION
    return why.LEGAL


@kernel
def recruit(s: Table, seat: int, area: int, black: int) -> None:
    """Take the companion, the small dice and the footprints of an area."""
    if black > 0:
        other = black - 1
        s.area_dice[area] &= ~bits.bit(BLACK_DIE)
        s.area_dice[other] |= bits.bit(BLACK_DIE)
        s.faces[BLACK_DIE] = other + 1
    card = whole(s.track[area])
    s.track[area] = NO_CARD
    s.seat_dice[seat] |= s.area_dice[area]
    s.area_dice[area] = _ZERO
    gain_footprints(s, seat, whole(s.area_footprints[area]))
    s.area_footprints[area] = 0
    if s.players == 1:
        s.picked = area
    join(s, seat, card)


@inlined
def is_last(s: Table, seat: int) -> bool:
    """Whether the seat is the last to recruit."""
    return (seat + 1) % whole(s.players) == whole(s.start)


@kernel
def after_recruiting(s: Table, seat: int) -> None:
    """X8: of two players the first sends another companion away; then the next seat recruits."""
    if s.players == 1:
        solo.resolve_tile(s)
        if s.ask[seat] != ASK_ROUTE:
            end(s)
    elif s.players == 2 and seat == s.start:
        s.ask[seat] = ASK_EXTRA
    else:
        next_seat(s, seat)


@kernel
def next_seat(s: Table, seat: int) -> None:
    """The next seat recruits, or the morning is over."""
    if is_last(s, seat):
        end(s)
    else:
        s.turn = (seat + 1) % whole(s.players)


@kernel
def end(s: Table) -> None:
    """Companions that nobody took go to the cemetery; dice and footprints stay."""
    for area in range(ELEMENT_COUNT):
        if s.track[area] != NO_CARD:
            dismiss(s, area)
    if s.players == 1:
        solo.roll_toms_areas(s)
    start_day(s)


@kernel
def dismiss(s: Table, area: int) -> None:
    """The companion of an area goes to the cemetery."""
    s.cemetery |= bits.bit(whole(s.track[area]))
    s.track[area] = NO_CARD


@kernel
def legal_dismissals(s: Table, out: Actions) -> int:
    """Write the companions that may be sent away."""
    n = 0
    for area in range(ELEMENT_COUNT):
        if s.track[area] != NO_CARD:
            out[n] = code(DISMISS, area)
            n += 1
    return n


@kernel
def legal_dice(s: Table, out: Actions) -> int:
    """Write the colours of the reserve."""
    n = 0
    for colour in range(ELEMENT_COUNT):
        if may_lend(s, colour):
            out[n] = code(TAKE_DIE, colour)
            n += 1
    return n
