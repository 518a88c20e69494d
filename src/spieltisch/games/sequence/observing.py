"""What a seat can learn from: the features that `observe` writes."""

from __future__ import annotations

import numpy as np

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.blocks import Blocks, mark, share
from spieltisch.engine.compiling import inlined, kernel
from spieltisch.engine.contract import Features
from spieltisch.engine.records import fill
from spieltisch.games.sequence.board import CELLS, SIDE, CellSet
from spieltisch.games.sequence.cards import CARDS, DECK, CardSet
from spieltisch.games.sequence.record import OVER, Table
from spieltisch.games.sequence.rules import team_of

#: `playable` are the cells of the cards in the viewer's hand that have no chip yet; `recycled` are
#: the cards of the last reshuffle.
OF_ALL = Blocks(
    playable=(SIDE, SIDE),
    claim=(SIDE, SIDE),
    hand=(CARDS,),
    discards=(CARDS,),
    recycled=(CARDS,),
    phase=(OVER + 1,),
    deck=(),
    swaps=(),
    goal=(),
    dead_cards=(4,),
    manual_draw=(),
    table_talk=(),
    advanced=(),
)
#: Teams and seats come in order, the viewer's own first.
OF_A_TEAM = Blocks(chips=(SIDE, SIDE), locked=(SIDE, SIDE), sequences=())
OF_A_SEAT = Blocks(hand_sizes=(), drawn=(), turn=(), penalised=())

_BY_TEAM, _A_TEAM, _A_SEAT = OF_ALL.size, OF_A_TEAM.size, OF_A_SEAT.size
_PLAYABLE, _CLAIM, _HAND = OF_ALL["playable"], OF_ALL["claim"], OF_ALL["hand"]
_DISCARDS, _RECYCLED, _PHASE = OF_ALL["discards"], OF_ALL["recycled"], OF_ALL["phase"]
_DECK, _SWAPS, _GOAL = OF_ALL["deck"], OF_ALL["swaps"], OF_ALL["goal"]
_DEAD_CARDS, _MANUAL_DRAW = OF_ALL["dead_cards"], OF_ALL["manual_draw"]
_TABLE_TALK, _ADVANCED = OF_ALL["table_talk"], OF_ALL["advanced"]
_CHIPS, _LOCKED, _SEQUENCES = OF_A_TEAM["chips"], OF_A_TEAM["locked"], OF_A_TEAM["sequences"]
_HAND_SIZES, _DRAWN = OF_A_SEAT["hand_sizes"], OF_A_SEAT["drawn"]
_TURN, _PENALISED = OF_A_SEAT["turn"], OF_A_SEAT["penalised"]

#: No hand is larger; nobody needs more sequences, or swaps more often than the hand is large.
_LARGEST_HAND, _MOST_SEQUENCES = 7, 4

_ZERO = np.uint64(0)
_ONE = np.uint64(1)


def features(s: Table) -> Blocks:
    """The numbers that `observe` writes; `teams` says who plays for which team."""
    teams, players = whole(s.teams), whole(s.players)
    by_seat = OF_A_SEAT.each(players)
    return Blocks(**OF_ALL.shapes, **OF_A_TEAM.each(teams), **by_seat, teams=(players, teams))


@kernel
def observe(s: Table, viewer: int, out: Features) -> int:
    """Write the viewer's features."""
    teams, players = whole(s.teams), whole(s.players)
    by_seat = _BY_TEAM + teams * _A_TEAM
    size = by_seat + players * (_A_SEAT + teams)
    fill(out[:size], 0.0)
    own = team_of(s, viewer) if viewer >= 0 else 0
    for k in range(teams):
        team = (own + k) % teams
        _mark_cells(s.chips[team], out, _BY_TEAM + teams * _CHIPS + k * CELLS)
        _mark_cells(s.locked[team], out, _BY_TEAM + teams * _LOCKED + k * CELLS)
        counted = share(whole(s.counted[team]), _MOST_SEQUENCES)
        out[_BY_TEAM + teams * _SEQUENCES + k] = counted
    if viewer >= 0:
        _observe_hand(s, viewer, out)
    if s.claim_cell >= 0:
        out[_CLAIM + whole(s.claim_cell)] = 1.0
    _count_cards(s.discards, out, _DISCARDS)
    _count_cards(s.recycled, out, _RECYCLED)
    _observe_seats(s, max(viewer, 0), own, by_seat, out)
    out[_PHASE + whole(s.phase)] = 1.0
    out[_DECK] = s.deck_size / DECK
    out[_SWAPS] = share(whole(s.swaps), _LARGEST_HAND)
    out[_GOAL] = share(whole(s.goal), _MOST_SEQUENCES)
    out[_DEAD_CARDS + whole(s.dead_cards)] = 1.0
    out[_MANUAL_DRAW] = s.manual_draw
    out[_TABLE_TALK] = s.table_talk
    out[_ADVANCED] = s.advanced
    return size


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
def _observe_seats(s: Table, first: int, own: int, by_seat: int, out: Features) -> None:
    players, teams = whole(s.players), whole(s.teams)
    by_teams = by_seat + players * _A_SEAT
    for k in range(players):
        seat = first + k if first + k < players else first + k - players
        out[by_seat + players * _HAND_SIZES + k] = share(whole(s.hand_sizes[seat]), _LARGEST_HAND)
        out[by_seat + players * _DRAWN + k] = share(whole(s.drawn[seat]), _LARGEST_HAND)
        out[by_seat + players * _TURN + k] = 1.0 if s.turn == seat else 0.0
        out[by_seat + players * _PENALISED + k] = s.penalised >> seat & 1
        out[by_teams + k * teams + (team_of(s, seat) - own + teams) % teams] = 1.0


@inlined
def _mark_cells(cells: CellSet, out: Features, first: int) -> None:
    for word in range(2):
        mark(cells[word], out, first + 64 * word, 1.0)


@inlined
def _count_cards(cards: CardSet, out: Features, first: int) -> None:
    mark(cards[0], out, first, 0.5)
    mark(cards[1], out, first, 1.0)  # the second copy of a card
