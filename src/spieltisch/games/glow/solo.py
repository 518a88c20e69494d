"""Tom, the automa of the solo game (T7)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.chance import shuffle
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import Actions
from spieltisch.engine.moves import code
from spieltisch.games.glow.dice import lay_in_area, roll, roll_element
from spieltisch.games.glow.maps import (
    ISLAND_STEPS,
    NEXT_VILLAGE,
    ROUTE_COUNT,
    ROUTE_FAR,
    ROUTE_IN_SOLO,
    ROUTE_LEAST,
    ROUTE_NEAR,
)
from spieltisch.games.glow.material import (
    ELEMENT_COUNT,
    FOOTPRINTS_FACE,
    HIGHEST,
    NO_BOAT,
    NO_CARD,
    TILE_BAND,
    TILE_BOAT,
    TILE_CAMP,
    TILE_COUNT,
    TILE_POINTS,
    WORTH,
)
from spieltisch.games.glow.record import (
    ASK_ROUTE,
    BOATS,
    NO_ASK,
    NO_TILE,
    SOLO_HALF,
    TOM_ROUTE,
    Table,
)

_ZERO = np.uint64(0)
_ONE = np.uint64(1)


@kernel
def roll_toms_die(s: Table, die: int) -> None:
    """T7.1: a special face sets the die aside and pays Tom at once."""
    roll(s, die)
    face = whole(s.faces[die])
    if face <= ELEMENT_COUNT:
        lay_in_area(s, die)
    elif face == FOOTPRINTS_FACE:
        s.tom_footprints += WORTH[face]
    else:
        s.tom_score += WORTH[face]


@kernel
def roll_toms_areas(s: Table) -> None:
    """T7.2, X1: pick up everything in Tom's areas and his die set aside, and roll each die once."""
    picked = s.tom_dice
    for area in range(ELEMENT_COUNT):
        if s.area_dice[area] & s.tom_dice != _ZERO:
            s.area_footprints[area] = 0
            picked |= s.area_dice[area]
            s.area_dice[area] = _ZERO
    while picked != _ZERO:
        die = bits.lowest(picked)
        picked &= picked - _ONE
        if s.tom_dice & bits.bit(die) != _ZERO:
            roll_toms_die(s, die)
        else:
            roll_element(s, die)
            lay_in_area(s, die)


@kernel
def sort_boats(boats: NDArray[np.uint8]) -> None:
    """Boats of one owner are alike, so they are kept in order of their islands."""
    for k in range(1, BOATS):
        boat, place = boats[k], k
        while place > 0 and boats[place - 1] > boat:
            boats[place] = boats[place - 1]
            place -= 1
        boats[place] = boat


@kernel
def has_boat(s: Table, island: int) -> bool:
    """Whether a boat of Tom's lies at an island."""
    for k in range(BOATS):
        if s.tom_boats[k] == island:
            return True
    return False


@kernel
def _is_way_out(s: Table, route: int) -> bool:
    """X2: whether a boat of Tom's can go outward over a route."""
    return (
        ROUTE_IN_SOLO[route] == 1
        and has_boat(s, ROUTE_NEAR[route])
        and not has_boat(s, ROUTE_FAR[route])
    )


@kernel
def boat_routes(s: Table, kind: int) -> int:
    """T7.3, X2: the routes Tom's boat may take, as bits; the player chooses among several.

    First the boats: of those that can move, the nearest to the centre. Then for each of
    them its lowest or highest route; 1/2 is the lowest.
    """
    nearest = 9
    for route in range(ROUTE_COUNT):
        if _is_way_out(s, route):
            nearest = min(nearest, ISLAND_STEPS[ROUTE_NEAR[route]])
    routes = 0
    for route in range(ROUTE_COUNT):
        near = ROUTE_NEAR[route]
        if ISLAND_STEPS[near] != nearest or not _is_way_out(s, route):
            continue
        best = True
        for other in range(ROUTE_COUNT):
            if ROUTE_NEAR[other] == near and _is_way_out(s, other):
                ahead = ROUTE_LEAST[other] - ROUTE_LEAST[route]
                if (ahead if kind == HIGHEST else -ahead) > 0:
                    best = False
        if best:
            routes |= 1 << route
    return routes


@kernel
def move_boat(s: Table, route: int) -> None:
    """Move one of Tom's boats outward."""
    for k in range(BOATS):
        if s.tom_boats[k] == ROUTE_NEAR[route]:
            s.tom_boats[k] = ROUTE_FAR[route]
            break
    sort_boats(s.tom_boats)


@kernel
def resolve_tile(s: Table) -> None:
    """T7.3: carry out the tile above the area that was taken (`picked`)."""
    tile = whole(s.tiles[s.picked])
    s.tom_band += TILE_BAND[tile]
    if TILE_BAND[tile] > 0 or s.tile_seven == 1:
        s.tom_score += s.tom_band
    s.tom_score += TILE_POINTS[tile]
    if s.sea == 0:
        if TILE_CAMP[tile] == 1:
            s.tom_camp = NEXT_VILLAGE[s.tom_camp]
    elif TILE_BOAT[tile] != NO_BOAT:
        routes = np.uint64(boat_routes(s, TILE_BOAT[tile]))
        if bits.count(routes) > 1:
            s.ask[0] = ASK_ROUTE
            return
        if routes != _ZERO:
            move_boat(s, bits.lowest(routes))
    change_tile(s)


@kernel
def change_tile(s: Table) -> None:
    """T7.2: discard the tile, put a new one in its place."""
    area = whole(s.picked)
    s.ask[0] = NO_ASK
    s.picked = 0
    s.tile_discards |= 1 << whole(s.tiles[area])
    s.tiles[area] = NO_TILE
    if s.stack_size == 0:
        _renew_stack(s)
    if s.stack_size > 0:
        s.stack_size -= 1
        s.tiles[area] = s.tile_stack[s.stack_size]
        s.tile_stack[s.stack_size] = NO_TILE


@kernel
def _renew_stack(s: Table) -> None:
    """T7.2: the first time, the discards become the new stack, and pile B follows A.

    The second time there is no new one, and the game ends after this round.
    """
    s.refills += 1
    left = SOLO_HALF if s.refills == 1 else 0
    for k in range(left, s.deck_size):
        s.removed |= bits.bit(whole(s.deck[k]))
        s.deck[k] = NO_CARD
    s.deck_size = left
    if s.refills > 1:
        return
    for tile in range(TILE_COUNT):
        if s.tile_discards >> tile & 1 == 1:
            s.tile_stack[s.stack_size] = tile
            s.stack_size += 1
    s.tile_discards = 0
    shuffle(s.generator, s.tile_stack, whole(s.stack_size))


@kernel
def legal_routes(s: Table, out: Actions) -> int:
    """Write the routes among which the player chooses for Tom."""
    routes = boat_routes(s, TILE_BOAT[s.tiles[s.picked]])
    n = 0
    for route in range(ROUTE_COUNT):
        if routes >> route & 1 == 1:
            out[n] = code(TOM_ROUTE, route)
            n += 1
    return n


@kernel
def set_up_tom(s: Table) -> None:
    """T7.1: his dice, his markers and the solo tiles."""
    for k in range(TILE_COUNT):
        s.tile_stack[k] = k
    shuffle(s.generator, s.tile_stack, TILE_COUNT)
    s.stack_size = TILE_COUNT
    for area in range(ELEMENT_COUNT):
        s.stack_size -= 1
        s.tiles[area] = s.tile_stack[s.stack_size]
        s.tile_stack[s.stack_size] = NO_TILE
    s.tom_score = 10
    rest = s.tom_dice
    while rest != _ZERO:
        roll_toms_die(s, bits.lowest(rest))
        rest &= rest - _ONE
