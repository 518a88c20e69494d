"""What a seat can learn from: the features that `observe` writes."""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.blocks import Blocks, share
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.engine.contract import Features
from spieltisch.engine.records import fill
from spieltisch.games.sequence.board import CELLS, SIDE, CellSet
from spieltisch.games.sequence.cards import CARDS, DECK, CardSet
from spieltisch.games.sequence.record import OVER, SEATS, TEAMS, Table
from spieltisch.games.sequence.rules import team_of

#: Teams and seats come in order, the viewer's own first. `playable` are the cells of the cards in
#: the viewer's hand that have no chip yet; `recycled` are the cards of the last reshuffle.
FEATURES = Blocks(
    chips=(TEAMS, SIDE, SIDE),
    locked=(TEAMS, SIDE, SIDE),
    playable=(SIDE, SIDE),
    claim=(SIDE, SIDE),
    hand=(CARDS,),
    discards=(CARDS,),
    recycled=(CARDS,),
    sequences=(TEAMS,),
    teams=(SEATS, TEAMS),
    hand_sizes=(SEATS,),
    drawn=(SEATS,),
    turn=(SEATS,),
    penalised=(SEATS,),
    phase=(OVER + 1,),
    deck=(),
    swaps=(),
    goal=(),
    dead_cards=(4,),
    manual_draw=(),
    table_talk=(),
    advanced=(),
)
SIZE = FEATURES.size
_CHIPS, _LOCKED = FEATURES["chips"], FEATURES["locked"]
_PLAYABLE, _CLAIM = FEATURES["playable"], FEATURES["claim"]
_HAND, _DISCARDS, _RECYCLED = FEATURES["hand"], FEATURES["discards"], FEATURES["recycled"]
_SEQUENCES, _TEAMS = FEATURES["sequences"], FEATURES["teams"]
_HAND_SIZES, _DRAWN = FEATURES["hand_sizes"], FEATURES["drawn"]
_TURN, _PENALISED, _PHASE = FEATURES["turn"], FEATURES["penalised"], FEATURES["phase"]
_DECK, _SWAPS, _GOAL = FEATURES["deck"], FEATURES["swaps"], FEATURES["goal"]
_DEAD_CARDS, _MANUAL_DRAW = FEATURES["dead_cards"], FEATURES["manual_draw"]
_TABLE_TALK, _ADVANCED = FEATURES["table_talk"], FEATURES["advanced"]

#: No hand is larger; nobody needs more sequences, or swaps more often than the hand is large.
_LARGEST_HAND, _MOST_SEQUENCES = 7, 4

_ZERO = np.uint64(0)
_ONE = np.uint64(1)


@kernel
def observe(s: Table, viewer: int, out: Features) -> int:
    """Write the viewer's features."""
    fill(out[:SIZE], 0.0)
    own, teams = team_of(s, viewer) if viewer >= 0 else 0, whole(s.teams)
    for k in range(teams):
        team = (own + k) % teams
        _mark_cells(s.chips[team], out, _CHIPS + k * CELLS)
        _mark_cells(s.locked[team], out, _LOCKED + k * CELLS)
        out[_SEQUENCES + k] = share(whole(s.counted[team]), _MOST_SEQUENCES)
    if viewer >= 0:
        _observe_hand(s, viewer, out)
    if s.claim_cell >= 0:
        out[_CLAIM + whole(s.claim_cell)] = 1.0
    _count_cards(s.discards, out, _DISCARDS)
    _count_cards(s.recycled, out, _RECYCLED)
    _observe_seats(s, max(viewer, 0), own, out)
    out[_PHASE + whole(s.phase)] = 1.0
    out[_DECK] = s.deck_size / DECK
    out[_SWAPS] = share(whole(s.swaps), _LARGEST_HAND)
    out[_GOAL] = share(whole(s.goal), _MOST_SEQUENCES)
    out[_DEAD_CARDS + whole(s.dead_cards)] = 1.0
    out[_MANUAL_DRAW] = s.manual_draw
    out[_TABLE_TALK] = s.table_talk
    out[_ADVANCED] = s.advanced
    return SIZE


@kernel
def _observe_hand(s: Table, viewer: int, out: Features) -> None:
    _count_cards(s.hands[viewer], out, _HAND)
    rest = s.hands[viewer, 0]
    while rest != _ZERO:
        card = bits.lowest(rest)
        rest &= rest - _ONE
        for copy in range(2):
            cell = whole(s.cells[card, copy])
            if cell < CELLS and s.open_cards[copy] >> np.uint64(card) & _ONE != _ZERO:
                out[_PLAYABLE + cell] = 1.0


@kernel
def _observe_seats(s: Table, first: int, own: int, out: Features) -> None:
    players, teams = whole(s.players), whole(s.teams)
    for k in range(players):
        seat = first + k if first + k < players else first + k - players
        out[_TEAMS + k * TEAMS + (team_of(s, seat) - own + teams) % teams] = 1.0
        out[_HAND_SIZES + k] = share(whole(s.hand_sizes[seat]), _LARGEST_HAND)
        out[_DRAWN + k] = share(whole(s.drawn[seat]), _LARGEST_HAND)
        out[_TURN + k] = 1.0 if s.turn == seat else 0.0
        out[_PENALISED + k] = s.penalised >> seat & 1


@inlined
def _mark_cells(cells: CellSet, out: Features, first: int) -> None:
    for word in range(2):
        rest = cells[word]
        while rest != _ZERO:
            out[first + 64 * word + bits.lowest(rest)] = 1.0
            rest &= rest - _ONE


@inlined
def _count_cards(cards: CardSet, out: Features, first: int) -> None:
    for word in range(2):
        rest = cards[word]
        while rest != _ZERO:
            out[first + bits.lowest(rest)] += 0.5
            rest &= rest - _ONE
