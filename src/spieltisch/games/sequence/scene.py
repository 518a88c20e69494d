"""What one seat sees of the table, and how the points came about, as plain data.

The shapes say how a scene reads; the kernels below them write it, in the same order.
"""

from __future__ import annotations

from typing import Any

from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import SPECTATOR, State
from spieltisch.engine.records import viewed
from spieltisch.engine.scenes import Scenes
from spieltisch.engine.shapes import NUMBER, Always, Many, Maybe, Named, Row, Word
from spieltisch.engine.sheet import Sheet, begin, count, put, put_if, put_members, put_row
from spieltisch.games.sequence import cards, hidden
from spieltisch.games.sequence.board import (
    CELLS,
    CORNER_CELLS,
    FREE,
    SIDE,
    WINDOW_CELLS,
    cell_name,
    holds,
    window_name,
)
from spieltisch.games.sequence.cards import CARDS, NO_CARD, CardSet, copies
from spieltisch.games.sequence.notation import TEAM_NAMES
from spieltisch.games.sequence.record import (
    CLAIMING,
    NO_CELL,
    NO_TEAM,
    OVER,
    PENALTY,
    RECORD,
    SEATS,
    TURN,
    Table,
)
from spieltisch.games.sequence.rules import is_dead

PHASES = {TURN: "turn", CLAIMING: "claim", PENALTY: "penalty", OVER: "over"}
COLOURS = TEAM_NAMES["en"]

#: How chips are drawn, by team.
CHIPS = "bgr"
_EMPTY, _CORNER, _CHIP = range(3)

_CELL_NAMES = [cell_name(c) for c in range(CELLS)]
_CARD_NAMES = [cards.name(c) for c in range(CARDS)]
_CARD = Named(_CARD_NAMES)
_TEAM = Named(COLOURS)
_SEATS = Many(NUMBER)
_JACKS = {
    name: "wild" if int(cards.TWO_EYED) >> card & 1 else "remove"
    for card, name in enumerate(_CARD_NAMES)
    if int(cards.JACKS) >> card & 1
}
_WINDOWS = [[_CELL_NAMES[c] for c in window] for window in WINDOW_CELLS.tolist()]

#: What everybody sees.
OPEN = Row(
    layout=Many(Many(Named([*_CARD_NAMES, FREE]))),
    jacks=Always(_JACKS),
    board=Many(Word(".*" + CHIPS)),
    sequences=Many(Row(team=_TEAM, cells=Named(_WINDOWS))),
    locked=Many(Named(_CELL_NAMES)),
    teams=Many(_TEAM),
    goal=NUMBER,
    discards=Many(_CARD),
    hand_sizes=Many(NUMBER),
    tops=Many(Maybe(_CARD_NAMES)),
    deck=NUMBER,
    dealer=NUMBER,
    turn=NUMBER,
    phase=Named(PHASES.values()),
    swaps=NUMBER,
    passes=NUMBER,
    claim=Maybe(_CELL_NAMES),
    open_draws=_SEATS,
    penalised=_SEATS,
    winner=Maybe(COLOURS),
)

#: What a viewer alone sees.
OWN = Row(
    hand=Maybe(Many(_CARD)),
    dead=Many(_CARD),
    hands=Many(Maybe(Many(_CARD))),
)


@kernel
def show_open(s: Table, sheet: Sheet) -> None:
    """Write what everybody sees of a state from which everything hidden has been erased."""
    show_board(s, sheet)
    show_sequences(s, sheet)
    show_teams(s, sheet)
    show_turn(s, sheet)


@kernel
def show_own(s: Table, viewer: int, sheet: Sheet) -> None:
    """Write what a viewer alone sees."""
    show_hand(s, viewer, sheet)
    show_dead(s, viewer, sheet)
    put(sheet, s.players)
    for seat in range(s.players):
        show_hand(s, seat, sheet)


@kernel
def show_board(s: Table, sheet: Sheet) -> None:
    """The cards that are printed on the board, and the chips on it."""
    put(sheet, SIDE)
    for row in range(0, CELLS, SIDE):
        put(sheet, SIDE)
        for cell in range(row, row + SIDE):
            put(sheet, CARDS if s.layout[cell] == NO_CARD else s.layout[cell])
    put(sheet, SIDE)
    for row in range(0, CELLS, SIDE):
        put(sheet, SIDE)
        for cell in range(row, row + SIDE):
            put(sheet, sign_on(s, cell))


@kernel
def sign_on(s: Table, cell: int) -> int:
    """What is drawn on a cell: nothing, a free corner, or the chip of a team."""
    for team in range(s.teams):
        if holds(s.chips[team], cell):
            return _CHIP + team
    return _CORNER if holds(CORNER_CELLS, cell) else _EMPTY


@kernel
def show_sequences(s: Table, sheet: Sheet) -> None:
    """The sequences that count, and the cells that they lock."""
    sequences = begin(sheet)
    for team in range(s.teams):
        for k in range(s.counted[team]):
            put(sheet, team)
            put(sheet, s.sequences[team, k])
            count(sheet, sequences)
    locked = begin(sheet)
    for cell in range(CELLS):
        for team in range(s.teams):
            if holds(s.locked[team], cell):
                put(sheet, cell)
                count(sheet, locked)
                break


@kernel
def show_teams(s: Table, sheet: Sheet) -> None:
    """Who plays with whom, and for how many sequences."""
    put_row(sheet, s.team_of, s.players)
    put(sheet, s.goal)


@kernel
def show_turn(s: Table, sheet: Sheet) -> None:
    """The piles, and what the game waits for."""
    show_cards(s.discards, sheet)
    put_row(sheet, s.hand_sizes, s.players)
    put(sheet, s.players)
    for seat in range(s.players):
        put_if(sheet, s.tops[seat] != NO_CARD, s.tops[seat])
    put(sheet, s.deck_size)
    put(sheet, s.dealer)
    put(sheet, s.turn)
    put(sheet, s.phase)
    put(sheet, s.swaps)
    put(sheet, s.passes)
    put_if(sheet, s.claim_cell != NO_CELL, s.claim_cell)
    put_row(sheet, s.open_draws, s.waiting_draws)
    put_members(sheet, s.penalised, SEATS)
    put_if(sheet, s.winner != NO_TEAM, s.winner)


@kernel
def show_hand(s: Table, seat: int, sheet: Sheet) -> None:
    """A hand, if the viewer may see it; a spectator has none."""
    is_seen = seat != SPECTATOR and cards.size(s.hands[seat]) == s.hand_sizes[seat]
    put(sheet, is_seen)
    if is_seen:
        show_cards(s.hands[seat], sheet)


@kernel
def show_dead(s: Table, viewer: int, sheet: Sheet) -> None:
    """S4: the dead cards of the viewer's own hand, each once."""
    dead = begin(sheet)
    if viewer != SPECTATOR:
        for card in range(CARDS):
            if copies(s.hands[viewer], card) > 0 and is_dead(s, card):
                put(sheet, card)
                count(sheet, dead)


@kernel
def show_cards(cards: CardSet, sheet: Sheet) -> None:
    """The cards of a set by suit and rank, both copies side by side."""
    start = begin(sheet)
    for card in range(CARDS):
        for _ in range(copies(cards, card)):
            put(sheet, card)
            count(sheet, start)


SCENES = Scenes(
    __name__, RECORD, hidden.mask, open=OPEN, show_open=show_open, own=OWN, show_own=show_own
)


def breakdown(state: State) -> dict[str, Any]:
    """Each team's sequences, its seats, and how the game ended."""
    scene, s = SCENES.as_data(state), viewed(state, RECORD)
    end = None
    if scene["phase"] == "over":
        end = "stalemate" if scene["winner"] is None else "sequences"
    return {
        "end": end,
        "goal": scene["goal"],
        "teams": [
            {
                "team": colour,
                "seats": [seat for seat, team in enumerate(scene["teams"]) if team == colour],
                "sequences": [window_name(int(w)) for w in s.sequences[team][: s.counted[team]]],
                "won": scene["winner"] == colour,
            }
            for team, colour in enumerate(COLOURS[: s.teams])
        ],
    }
