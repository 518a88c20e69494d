"""Afternoon: the band walks the Realm of Shadows (G5), or a boat sails the Sea (G6)."""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import Actions
from spieltisch.engine.moves import arguments, code, is_a
from spieltisch.games.glow import reasons as why
from spieltisch.games.glow.dice import (
    count_of,
    counts_as,
    cursed_face,
    different_elements,
    has,
    symbols,
)
from spieltisch.games.glow.maps import (
    CONNECTION,
    DEGREE,
    FORBIDDEN,
    NEIGHBOUR,
    OF_CONNECTION,
    OF_ISLAND,
    OF_SPACE,
    ROUTE_COST,
    ROUTE_COUNT,
    ROUTE_FAR,
    ROUTE_IN_SOLO,
    ROUTE_LEAST,
    ROUTE_MOST,
    ROUTE_NEAR,
    SPACE_KIND,
    SPACE_PRICE,
    SPACE_SYMBOL,
    SYMBOL,
    VILLAGE,
)
from spieltisch.games.glow.material import DICE, NO_CARD
from spieltisch.games.glow.record import (
    BOATS,
    BY_FOOTPRINT,
    CAMP,
    FREE,
    SAIL,
    STEP,
    STOP,
    Table,
)
from spieltisch.games.glow.seats import carry_out
from spieltisch.games.glow.solo import sort_boats

_ZERO = np.uint64(0)
_ONE = np.uint64(1)


@kernel
def connection_to(space: int, target: int) -> int:
    """The connection between two spaces, or -1."""
    for k in range(DEGREE[space]):
        if NEIGHBOUR[space, k] == target:
            return CONNECTION[space, k]
    return -1


@kernel
def may_camp(s: Table, seat: int) -> bool:
    """G5.1: the camp goes to the village where the band stands, unless it is there."""
    band = whole(s.band[seat])
    return SPACE_KIND[band] == VILLAGE and s.camp[seat] != band


@kernel
def legal(s: Table, seat: int, out: Actions) -> int:
    """Write what a seat may do in the afternoon."""
    n = _legal_sailing(s, seat, out) if s.sea == 1 else _legal_steps(s, seat, out)
    out[n] = code(STOP)
    return n + 1


@kernel
def _legal_steps(s: Table, seat: int, out: Actions) -> int:
    band = whole(s.band[seat])
    purse = whole(s.footprints[seat])
    n = 0
    if may_camp(s, seat):
        out[n] = code(CAMP)
        n += 1
    for k in range(DEGREE[band]):
        target = NEIGHBOUR[band, k]
        if has(s.visited[seat], target):
            continue
        kind = SPACE_KIND[target]
        if kind == SYMBOL:
            cursed = cursed_face(s, seat)
            rest = s.seat_dice[seat] & ~s.used[seat]
            while rest != _ZERO:
                die = bits.lowest(rest)
                rest &= rest - _ONE
                if counts_as(s, die, cursed) == SPACE_SYMBOL[target]:
                    out[n] = code(STEP, target, die)
                    n += 1
            if purse > 0:
                out[n] = code(STEP, target, BY_FOOTPRINT)
                n += 1
        elif kind == FORBIDDEN:
            if count_of(symbols(s, seat), SPACE_SYMBOL[target]) == 0:
                out[n] = code(STEP, target, FREE)
                n += 1
            elif purse > 0:
                out[n] = code(STEP, target, BY_FOOTPRINT)
                n += 1
        elif kind == VILLAGE:
            if purse >= SPACE_PRICE[target]:
                out[n] = code(STEP, target, BY_FOOTPRINT)
                n += 1
        else:
            out[n] = code(STEP, target, FREE)
            n += 1
    return n


@kernel
def refuse(s: Table, seat: int, action: int) -> int:
    """Why a seat may not do something in the afternoon."""
    if is_a(action, STOP):
        return why.LEGAL
    if is_a(action, SAIL):
        if s.sea == 0:
            return why.NO_BOATS_HERE
        inward, route = arguments(action, SAIL)
        return _refuse_sailing(s, seat, inward, route)
    if s.sea == 1:
        return why.NO_BAND_HERE
    if is_a(action, CAMP):
        if SPACE_KIND[s.band[seat]] != VILLAGE:
            return why.NO_VILLAGE
        return why.LEGAL if may_camp(s, seat) else why.CAMP_IS_HERE
    target, payment = arguments(action, STEP)
    return _refuse_step(s, seat, target, payment)


@kernel
def _refuse_step(s: Table, seat: int, target: int, payment: int) -> int:
    if connection_to(whole(s.band[seat]), target) < 0:
        return why.NOT_CONNECTED
    if has(s.visited[seat], target):
        return why.BEEN_THERE
    kind = SPACE_KIND[target]
    if payment < DICE:
        if kind != SYMBOL:
            return why.DIE_DOES_NOT_PAY
        if not has(s.seat_dice[seat], payment):
            return why.NOT_YOUR_DIE
        if has(s.used[seat], payment):
            return why.DIE_IS_USED
        face = counts_as(s, payment, cursed_face(s, seat))
        return why.LEGAL if face == SPACE_SYMBOL[target] else why.WRONG_SYMBOL
    clear = kind != SYMBOL and kind != VILLAGE
    if kind == FORBIDDEN:
        clear = count_of(symbols(s, seat), SPACE_SYMBOL[target]) == 0
    if payment == FREE:
        if clear:
            return why.LEGAL
        return why.SYMBOL_SHOWN if kind == FORBIDDEN else why.NOT_FREE
    if clear:
        return why.COSTS_NOTHING
    is_paid = s.footprints[seat] >= SPACE_PRICE[target]
    return why.LEGAL if is_paid else why.TOO_FEW_FOOTPRINTS


@kernel
def step(s: Table, seat: int, target: int, payment: int) -> None:
    """X5: pay for the space, cross, arrive; a skull takes its toll last."""
    band = whole(s.band[seat])
    if payment < DICE:
        s.used[seat] |= bits.bit(payment)
    elif payment == BY_FOOTPRINT:
        s.footprints[seat] -= SPACE_PRICE[target]
    s.visited[seat] |= bits.bit(band)
    s.band[seat] = target
    crossed = connection_to(band, target)
    carry_out(s, seat, NO_CARD, OF_CONNECTION + crossed)
    carry_out(s, seat, NO_CARD, OF_SPACE + target)


@kernel
def route_ends(inward: int, route: int) -> tuple[int, int]:
    """Where a boat leaves and where it arrives, on the way out or back towards the centre."""
    near, far = ROUTE_NEAR[route], ROUTE_FAR[route]
    return (far, near) if inward == 1 else (near, far)


@kernel
def boat_at(s: Table, seat: int, island: int) -> bool:
    """Whether a boat of the seat lies at an island."""
    for k in range(BOATS):
        if s.boats[seat, k] == island:
            return True
    return False


@kernel
def price_of_route(s: Table, route: int, different: int) -> int:
    """G6.1: footprints to pay so that a route opens, or -1 if too many elements show."""
    if different > ROUTE_MOST[route]:
        return -1
    return max(0, ROUTE_LEAST[route] - different) + ROUTE_COST[route]


@kernel
def _refuse_sailing(s: Table, seat: int, inward: int, route: int) -> int:
    origin, target = route_ends(inward, route)
    if not boat_at(s, seat, origin):
        return why.NO_BOAT_THERE
    if s.players == 1 and ROUTE_IN_SOLO[route] == 0:
        return why.CLOSED_IN_SOLO
    if boat_at(s, seat, target):
        return why.OWN_BOAT_THERE
    price = price_of_route(s, route, different_elements(symbols(s, seat)))
    if price < 0:
        return why.TOO_MANY_ELEMENTS
    return why.LEGAL if s.footprints[seat] >= price else why.TOO_FEW_ELEMENTS


@kernel
def _legal_sailing(s: Table, seat: int, out: Actions) -> int:
    different = different_elements(symbols(s, seat))
    purse = whole(s.footprints[seat])
    at = 0
    for k in range(BOATS):
        at |= 1 << whole(s.boats[seat, k])
    n = 0
    for inward in range(2):
        for route in range(ROUTE_COUNT):
            origin, target = route_ends(inward, route)
            if at >> origin & 1 == 0 or at >> target & 1 == 1:
                continue
            if s.players == 1 and ROUTE_IN_SOLO[route] == 0:
                continue
            price = price_of_route(s, route, different)
            if 0 <= price <= purse:
                out[n] = code(SAIL, inward, route)
                n += 1
    return n


@kernel
def sail(s: Table, seat: int, inward: int, route: int) -> None:
    """Move one boat over one route."""
    origin, target = route_ends(inward, route)
    different = different_elements(symbols(s, seat))
    s.footprints[seat] -= price_of_route(s, route, different)
    for k in range(BOATS):
        if s.boats[seat, k] == origin:
            s.boats[seat, k] = target
            break
    sort_boats(s.boats[seat])
    carry_out(s, seat, NO_CARD, OF_ISLAND + target)
