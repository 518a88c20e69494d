"""What a seat can learn from: the features that `observe` writes."""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.blocks import Blocks, share
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
    SEATS,
    TRAVEL,
    Table,
)
from spieltisch.games.glow.scoring import final_points

_SYMBOLS = 8
_FACES = _SYMBOLS + 1

#: Seats come in order, the viewer's own first. `total` is what a seat would have if the game
#: ended now; `dice`, `used` and `visited` are the viewer's own; `done` counts how often cards have
#: been carried out at noon. Spells are face down or open; `known` ones lie open or are used up.
FEATURES = Blocks(
    players=(SEATS,),
    score=(SEATS,),
    total=(SEATS,),
    footprints=(SEATS,),
    rerolls=(SEATS,),
    fireflies=(SEATS,),
    credits=(SEATS,),
    stage=(SEATS, TRAVEL + 1),
    ask=(SEATS, ASK_ROUTE + 1),
    turn=(SEATS,),
    start=(SEATS,),
    adventurer=(SEATS, ADVENTURER_COUNT),
    companions=(SEATS, COMPANION_COUNT),
    symbols=(SEATS, _SYMBOLS),
    spells=(SEATS, 2),
    band=(SEATS, SPACE_COUNT),
    camp=(SEATS, SPACE_COUNT),
    boats=(SEATS, ISLAND_COUNT),
    dice=(DICE, _FACES),
    used=(DICE,),
    visited=(SPACE_COUNT,),
    done=(FIRST_SPELL,),
    known=(SPELL_COUNT,),
    track=(ELEMENT_COUNT, COMPANION_COUNT),
    area_dice=(ELEMENT_COUNT, COLOUR_COUNT),
    area_footprints=(ELEMENT_COUNT,),
    tiles=(ELEMENT_COUNT, TILE_COUNT),
    cemetery=(COMPANION_COUNT,),
    reserve=(COLOUR_COUNT,),
    tile_discards=(TILE_COUNT,),
    tom_boats=(ISLAND_COUNT,),
    tom_camp=(SPACE_COUNT,),
    tom_score=(),
    tom_band=(),
    tom_footprints=(),
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
SIZE = FEATURES.size
_PLAYERS, _SCORE, _TOTAL = FEATURES["players"], FEATURES["score"], FEATURES["total"]
_FOOTPRINTS, _REROLLS = FEATURES["footprints"], FEATURES["rerolls"]
_FIREFLIES, _CREDITS = FEATURES["fireflies"], FEATURES["credits"]
_STAGE, _ASK, _TURN, _START = (FEATURES[name] for name in ("stage", "ask", "turn", "start"))
_ADVENTURER, _COMPANIONS = FEATURES["adventurer"], FEATURES["companions"]
_SHOWN, _SPELLS = FEATURES["symbols"], FEATURES["spells"]
_BAND, _CAMP, _BOATS = FEATURES["band"], FEATURES["camp"], FEATURES["boats"]
_DICE, _USED, _VISITED = FEATURES["dice"], FEATURES["used"], FEATURES["visited"]
_DONE, _KNOWN, _TRACK = FEATURES["done"], FEATURES["known"], FEATURES["track"]
_AREA_DICE, _AREA_FOOTPRINTS = FEATURES["area_dice"], FEATURES["area_footprints"]
_TILES, _CEMETERY, _RESERVE = FEATURES["tiles"], FEATURES["cemetery"], FEATURES["reserve"]
_TILE_DISCARDS, _TOM_BOATS = FEATURES["tile_discards"], FEATURES["tom_boats"]
_TOM_CAMP, _TOM_SCORE = FEATURES["tom_camp"], FEATURES["tom_score"]
_TOM_BAND, _TOM_FOOTPRINTS = FEATURES["tom_band"], FEATURES["tom_footprints"]
_DECK, _ROUND, _PHASE, _SEA = (FEATURES[name] for name in ("deck", "round", "phase", "sea"))
_SECOND_LAP, _TILE_SEVEN = FEATURES["second_lap"], FEATURES["tile_seven"]
_CAMP_REPEATS, _TIES = FEATURES["camp_repeats"], FEATURES["footprints_break_ties"]
_ADVENTURERS = FEATURES["adventurers"]

#: What is hardly ever exceeded.
_MANY_POINTS, _MANY_TOKENS, _MANY_DICE, _TOMS_TRACK = 200, 20, 4, 13
_MANY_SPELLS = 8

_ZERO = np.uint64(0)
_ONE = np.uint64(1)


@kernel
def observe(s: Table, viewer: int, out: Features) -> int:
    """Write the viewer's features."""
    fill(out[:SIZE], 0.0)
    first, players = max(viewer, 0), whole(s.players)
    for k in range(players):
        seat = first + k if first + k < players else first + k - players
        _observe_tokens(s, seat, k, out)
        _observe_cards(s, seat, k, out)
        _observe_place(s, seat, k, out)
    if viewer >= 0:
        _observe_own(s, viewer, out)
    _observe_spells(s, first, out)
    _observe_track(s, out)
    _observe_tom(s, out)
    out[_DECK] = s.deck_size / DECK
    out[_ROUND] = share(whole(s.round_now), ROUNDS)
    out[_PHASE + whole(s.phase)] = 1.0
    out[_SEA] = s.sea
    out[_SECOND_LAP] = s.second_lap
    out[_TILE_SEVEN] = s.tile_seven
    out[_CAMP_REPEATS] = s.camp_repeats
    out[_TIES] = s.footprints_break_ties
    out[_ADVENTURERS + whole(s.adventurers)] = 1.0
    return SIZE


@kernel
def _observe_tokens(s: Table, seat: int, k: int, out: Features) -> None:
    out[_PLAYERS + k] = 1.0
    out[_SCORE + k] = share(whole(s.score[seat]), _MANY_POINTS)
    out[_FOOTPRINTS + k] = share(whole(s.footprints[seat]), _MANY_TOKENS)
    out[_REROLLS + k] = share(whole(s.rerolls[seat]), _MANY_TOKENS)
    out[_FIREFLIES + k] = share(whole(s.fireflies[seat]), _MANY_TOKENS)
    out[_CREDITS + k] = share(whole(s.credits[seat]), _MANY_TOKENS)
    out[_STAGE + k * (TRAVEL + 1) + whole(s.stage[seat])] = 1.0
    out[_ASK + k * (ASK_ROUTE + 1) + whole(s.ask[seat])] = 1.0
    out[_TURN + k] = 1.0 if s.turn == seat else 0.0
    out[_START + k] = 1.0 if s.start == seat else 0.0


@kernel
def _observe_cards(s: Table, seat: int, k: int, out: Features) -> None:
    if s.adventurer[seat] < NO_CARD:
        out[_ADVENTURER + k * ADVENTURER_COUNT + whole(s.adventurer[seat])] = 1.0
        out[_TOTAL + k] = share(final_points(s, seat), _MANY_POINTS)
    for card in range(s.team_size[seat]):
        out[_COMPANIONS + k * COMPANION_COUNT + whole(s.team[seat, card])] = 1.0
    counts = symbols(s, seat)
    for face in range(_SYMBOLS):
        out[_SHOWN + k * _SYMBOLS + face] = share(count_of(counts, face + 1), _MANY_DICE)


@kernel
def _observe_place(s: Table, seat: int, k: int, out: Features) -> None:
    if s.sea == 0:
        out[_BAND + k * SPACE_COUNT + whole(s.band[seat])] = 1.0
        out[_CAMP + k * SPACE_COUNT + whole(s.camp[seat])] = 1.0
    else:
        for boat in range(BOATS):
            out[_BOATS + k * ISLAND_COUNT + whole(s.boats[seat, boat])] += 1.0 / BOATS


@kernel
def _observe_own(s: Table, seat: int, out: Features) -> None:
    rest = s.seat_dice[seat]
    while rest != _ZERO:
        die = bits.lowest(rest)
        rest &= rest - _ONE
        out[_DICE + die * _FACES + whole(s.faces[die])] = 1.0
    _mark(s.used[seat], out, _USED)
    _mark(s.visited[seat], out, _VISITED)
    for card in range(FIRST_SPELL):
        out[_DONE + card] = share(whole(s.applied[card]), _MANY_DICE)


@kernel
def _observe_spells(s: Table, first: int, out: Features) -> None:
    players = whole(s.players)
    for slot in range(SPELL_COUNT):
        state = whole(s.spell_state[slot])
        if state == FACE_DOWN or state == FACE_UP:
            k = (whole(s.spell_seat[slot]) - first + players) % players
            out[_SPELLS + k * 2 + (1 if state == FACE_UP else 0)] += 1.0 / _MANY_SPELLS
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
    _mark(s.cemetery, out, _CEMETERY)
    _count_dice(s.reserve, out, _RESERVE)


@kernel
def _observe_tom(s: Table, out: Features) -> None:
    if s.players > 1:
        return
    for tile in range(TILE_COUNT):
        out[_TILE_DISCARDS + tile] = s.tile_discards >> tile & 1
    if s.sea == 0:
        out[_TOM_CAMP + whole(s.tom_camp)] = 1.0
    else:
        for boat in range(BOATS):
            out[_TOM_BOATS + whole(s.tom_boats[boat])] += 1.0 / BOATS
    out[_TOM_SCORE] = share(whole(s.tom_score), _MANY_POINTS)
    out[_TOM_BAND] = share(whole(s.tom_band), _TOMS_TRACK)
    out[_TOM_FOOTPRINTS] = share(whole(s.tom_footprints), _MANY_TOKENS)


@inlined
def _mark(rest: np.uint64, out: Features, first: int) -> None:
    while rest != _ZERO:
        out[first + bits.lowest(rest)] = 1.0
        rest &= rest - _ONE


@inlined
def _count_dice(rest: np.uint64, out: Features, first: int) -> None:
    while rest != _ZERO:
        place = first + DIE_COLOUR[bits.lowest(rest)]
        rest &= rest - _ONE
        out[place] = min(1.0, out[place] + 1.0 / _MANY_DICE)
