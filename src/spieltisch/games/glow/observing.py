"""What a seat can learn from: the features that `observe` writes."""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.blocks import Blocks, mark, share
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.engine.contract import Features
from spieltisch.engine.records import fill
from spieltisch.games.glow.dice import count_of, symbols
from spieltisch.games.glow.hidden import spell_is_known
from spieltisch.games.glow.maps import ISLAND_COUNT, SPACE_COUNT
from spieltisch.games.glow.material import (
    ADVENTURER_COUNT,
    COLOUR_COUNT,
    COMPANION_COUNT,
    DICE,
    DIE_COLOUR,
    ELEMENT_COUNT,
    FIRST_SPELL,
    NO_CARD,
    SPELL_COUNT,
    TILE_COUNT,
)
from spieltisch.games.glow.record import (
    ASK_ROUTE,
    BOATS,
    DECK,
    FACE_DOWN,
    FACE_UP,
    GIVEN,
    NO_TILE,
    OVER,
    ROUNDS,
    TRAVEL,
    Table,
)
from spieltisch.games.glow.scoring import final_points

_SYMBOLS = 8
_FACES = _SYMBOLS + 1

#: `dice` and `used` are the viewer's own; `done` counts how often cards have been carried out at
#: noon; `known` spells lie open or are used up.
OF_ALL = Blocks(
    dice=(DICE, _FACES),
    used=(DICE,),
    done=(FIRST_SPELL,),
    known=(SPELL_COUNT,),
    track=(ELEMENT_COUNT, COMPANION_COUNT),
    area_dice=(ELEMENT_COUNT, COLOUR_COUNT),
    area_footprints=(ELEMENT_COUNT,),
    tiles=(ELEMENT_COUNT, TILE_COUNT),
    cemetery=(COMPANION_COUNT,),
    reserve=(COLOUR_COUNT,),
    deck=(),
    round=(),
    phase=(OVER + 1,),
    sea=(),
    second_lap=(),
    tile_seven=(),
    camp_repeats=(),
    footprints_break_ties=(),
    adventurers=(GIVEN + 1,),
)
#: Seats come in order, the viewer's own first. `total` is what a seat would have if the game ended
#: now. Spells are face down or open.
OF_A_SEAT = Blocks(
    score=(),
    total=(),
    footprints=(),
    rerolls=(),
    fireflies=(),
    credits=(),
    stage=(TRAVEL + 1,),
    ask=(ASK_ROUTE + 1,),
    turn=(),
    start=(),
    adventurer=(ADVENTURER_COUNT,),
    companions=(COMPANION_COUNT,),
    symbols=(_SYMBOLS,),
    spells=(2,),
)
#: Where everybody is on each of the boards; and Tom, who plays only against somebody alone.
ON_LAND = Blocks(band=(SPACE_COUNT,), camp=(SPACE_COUNT,))
AT_SEA = Blocks(boats=(ISLAND_COUNT,))
OF_TOM = Blocks(tile_discards=(TILE_COUNT,), tom_score=(), tom_band=(), tom_footprints=())

_BY_SEAT, _A_SEAT, _TOM = OF_ALL.size, OF_A_SEAT.size, OF_TOM.size
_DICE, _USED, _DONE = OF_ALL["dice"], OF_ALL["used"], OF_ALL["done"]
_KNOWN, _TRACK, _TILES = OF_ALL["known"], OF_ALL["track"], OF_ALL["tiles"]
_AREA_DICE, _AREA_FOOTPRINTS = OF_ALL["area_dice"], OF_ALL["area_footprints"]
_CEMETERY, _RESERVE, _DECK = OF_ALL["cemetery"], OF_ALL["reserve"], OF_ALL["deck"]
_ROUND, _PHASE, _SEA = OF_ALL["round"], OF_ALL["phase"], OF_ALL["sea"]
_SECOND_LAP, _TILE_SEVEN = OF_ALL["second_lap"], OF_ALL["tile_seven"]
_CAMP_REPEATS, _TIES = OF_ALL["camp_repeats"], OF_ALL["footprints_break_ties"]
_ADVENTURERS = OF_ALL["adventurers"]
_SCORE, _TOTAL, _FOOTPRINTS = OF_A_SEAT["score"], OF_A_SEAT["total"], OF_A_SEAT["footprints"]
_REROLLS, _FIREFLIES = OF_A_SEAT["rerolls"], OF_A_SEAT["fireflies"]
_CREDITS, _STAGE, _ASK = OF_A_SEAT["credits"], OF_A_SEAT["stage"], OF_A_SEAT["ask"]
_TURN, _START = OF_A_SEAT["turn"], OF_A_SEAT["start"]
_ADVENTURER, _COMPANIONS = OF_A_SEAT["adventurer"], OF_A_SEAT["companions"]
_SHOWN, _SPELLS = OF_A_SEAT["symbols"], OF_A_SEAT["spells"]
_BAND, _CAMP, _LAND = ON_LAND["band"], ON_LAND["camp"], ON_LAND.size
_TILE_DISCARDS, _TOM_SCORE = OF_TOM["tile_discards"], OF_TOM["tom_score"]
_TOM_BAND, _TOM_FOOTPRINTS = OF_TOM["tom_band"], OF_TOM["tom_footprints"]

#: What is hardly ever exceeded.
_MANY_POINTS, _MANY_TOKENS, _MANY_DICE, _TOMS_TRACK = 200, 20, 4, 13
_MANY_SPELLS = 8

_ZERO = np.uint64(0)
_ONE = np.uint64(1)


def features(s: Table) -> Blocks:
    """The numbers that `observe` writes; `visited` are the viewer's own spaces of this journey."""
    players, is_land = whole(s.players), s.sea == 0
    blocks = {**OF_ALL.shapes, **OF_A_SEAT.each(players)}
    blocks |= (ON_LAND if is_land else AT_SEA).each(players)
    if is_land:
        blocks["visited"] = (SPACE_COUNT,)
    if players == 1:
        blocks |= OF_TOM.shapes
        blocks |= {"tom_camp": (SPACE_COUNT,)} if is_land else {"tom_boats": (ISLAND_COUNT,)}
    return Blocks(**blocks)


@kernel
def observe(s: Table, viewer: int, out: Features) -> int:
    """Write the viewer's features."""
    first, players = max(viewer, 0), whole(s.players)
    board = _BY_SEAT + players * _A_SEAT
    visited = board + players * (_LAND if s.sea == 0 else ISLAND_COUNT)
    tom = visited + (SPACE_COUNT if s.sea == 0 else 0)
    tom_place = tom + _TOM
    size = tom
    if players == 1:
        size = tom_place + (SPACE_COUNT if s.sea == 0 else ISLAND_COUNT)
    fill(out[:size], 0.0)
    for k in range(players):
        seat = first + k if first + k < players else first + k - players
        _observe_tokens(s, seat, k, out)
        _observe_cards(s, seat, k, out)
        _observe_place(s, seat, k, board, out)
    if viewer >= 0:
        _observe_own(s, viewer, out)
        if s.sea == 0:
            mark(s.visited[viewer], out, visited, 1.0)
    _observe_spells(s, first, out)
    _observe_track(s, out)
    if players == 1:
        _observe_tom(s, tom, tom_place, out)
    out[_DECK] = s.deck_size / DECK
    out[_ROUND] = share(whole(s.round_now), ROUNDS)
    out[_PHASE + whole(s.phase)] = 1.0
    out[_SEA] = s.sea
    out[_SECOND_LAP] = s.second_lap
    out[_TILE_SEVEN] = s.tile_seven
    out[_CAMP_REPEATS] = s.camp_repeats
    out[_TIES] = s.footprints_break_ties
    out[_ADVENTURERS + whole(s.adventurers)] = 1.0
    return size


@inlined
def _at(s: Table, block: int, length: int, k: int) -> int:
    """Where the part of seat k begins in a block that has one for each seat."""
    return _BY_SEAT + whole(s.players) * block + k * length


@kernel
def _observe_tokens(s: Table, seat: int, k: int, out: Features) -> None:
    out[_at(s, _SCORE, 1, k)] = share(whole(s.score[seat]), _MANY_POINTS)
    out[_at(s, _FOOTPRINTS, 1, k)] = share(whole(s.footprints[seat]), _MANY_TOKENS)
    out[_at(s, _REROLLS, 1, k)] = share(whole(s.rerolls[seat]), _MANY_TOKENS)
    out[_at(s, _FIREFLIES, 1, k)] = share(whole(s.fireflies[seat]), _MANY_TOKENS)
    out[_at(s, _CREDITS, 1, k)] = share(whole(s.credits[seat]), _MANY_TOKENS)
    out[_at(s, _STAGE, TRAVEL + 1, k) + whole(s.stage[seat])] = 1.0
    out[_at(s, _ASK, ASK_ROUTE + 1, k) + whole(s.ask[seat])] = 1.0
    out[_at(s, _TURN, 1, k)] = 1.0 if s.turn == seat else 0.0
    out[_at(s, _START, 1, k)] = 1.0 if s.start == seat else 0.0


@kernel
def _observe_cards(s: Table, seat: int, k: int, out: Features) -> None:
    if s.adventurer[seat] < NO_CARD:
        out[_at(s, _ADVENTURER, ADVENTURER_COUNT, k) + whole(s.adventurer[seat])] = 1.0
        out[_at(s, _TOTAL, 1, k)] = share(final_points(s, seat), _MANY_POINTS)
    companions = _at(s, _COMPANIONS, COMPANION_COUNT, k)
    for card in range(s.team_size[seat]):
        out[companions + whole(s.team[seat, card])] = 1.0
    counts, faces = symbols(s, seat), _at(s, _SHOWN, _SYMBOLS, k)
    for face in range(_SYMBOLS):
        out[faces + face] = share(count_of(counts, face + 1), _MANY_DICE)


@kernel
def _observe_place(s: Table, seat: int, k: int, board: int, out: Features) -> None:
    players = whole(s.players)
    if s.sea == 0:
        out[board + players * _BAND + k * SPACE_COUNT + whole(s.band[seat])] = 1.0
        out[board + players * _CAMP + k * SPACE_COUNT + whole(s.camp[seat])] = 1.0
    else:
        for boat in range(BOATS):
            out[board + k * ISLAND_COUNT + whole(s.boats[seat, boat])] += 1.0 / BOATS


@kernel
def _observe_own(s: Table, seat: int, out: Features) -> None:
    rest = s.seat_dice[seat]
    while rest != _ZERO:
        die = bits.lowest(rest)
        rest &= rest - _ONE
        out[_DICE + die * _FACES + whole(s.faces[die])] = 1.0
    mark(s.used[seat], out, _USED, 1.0)
    for card in range(FIRST_SPELL):
        out[_DONE + card] = share(whole(s.applied[card]), _MANY_DICE)


@kernel
def _observe_spells(s: Table, first: int, out: Features) -> None:
    players = whole(s.players)
    for slot in range(SPELL_COUNT):
        state = whole(s.spell_state[slot])
        if state == FACE_DOWN or state == FACE_UP:
            k = (whole(s.spell_seat[slot]) - first + players) % players
            out[_at(s, _SPELLS, 2, k) + (1 if state == FACE_UP else 0)] += 1.0 / _MANY_SPELLS
        if spell_is_known(s, slot) and s.spells[slot] < NO_CARD:
            out[_KNOWN + whole(s.spells[slot])] = 1.0


@kernel
def _observe_track(s: Table, out: Features) -> None:
    for area in range(ELEMENT_COUNT):
        if s.track[area] < NO_CARD:
            out[_TRACK + area * COMPANION_COUNT + whole(s.track[area])] = 1.0
        if s.tiles[area] < NO_TILE:
            out[_TILES + area * TILE_COUNT + whole(s.tiles[area])] = 1.0
        _count_dice(s.area_dice[area], out, _AREA_DICE + area * COLOUR_COUNT)
        out[_AREA_FOOTPRINTS + area] = share(whole(s.area_footprints[area]), _MANY_TOKENS)
    mark(s.cemetery, out, _CEMETERY, 1.0)
    _count_dice(s.reserve, out, _RESERVE)


@kernel
def _observe_tom(s: Table, tom: int, place: int, out: Features) -> None:
    mark(np.uint64(whole(s.tile_discards)), out, tom + _TILE_DISCARDS, 1.0)
    if s.sea == 0:
        out[place + whole(s.tom_camp)] = 1.0
    else:
        for boat in range(BOATS):
            out[place + whole(s.tom_boats[boat])] += 1.0 / BOATS
    out[tom + _TOM_SCORE] = share(whole(s.tom_score), _MANY_POINTS)
    out[tom + _TOM_BAND] = share(whole(s.tom_band), _TOMS_TRACK)
    out[tom + _TOM_FOOTPRINTS] = share(whole(s.tom_footprints), _MANY_TOKENS)


@inlined
def _count_dice(rest: np.uint64, out: Features, first: int) -> None:
    while rest != _ZERO:
        place = first + DIE_COLOUR[bits.lowest(rest)]
        rest &= rest - _ONE
        out[place] = min(1.0, out[place] + 1.0 / _MANY_DICE)
