"""What one seat sees of the table, and how the points came about, as plain data."""

from __future__ import annotations

from typing import Any

from spieltisch.engine.contract import State
from spieltisch.engine.plain import Shared, interpreted, members, number_of, opened, plain
from spieltisch.games.sequence import cards
from spieltisch.games.sequence.board import (
    CELLS,
    FREE,
    SIDE,
    WINDOW_CELLS,
    cell_name,
    window_name,
)
from spieltisch.games.sequence.positions import COLOURS, PHASES, write_board
from spieltisch.games.sequence.record import NO_CELL, NO_TEAM, OVER, RECORD
from spieltisch.games.sequence.rules import is_dead

_CELL_NAMES = [cell_name(c) for c in range(CELLS)]
_CARD_NAMES = [cards.name(c) for c in range(cards.CARDS)]
_ON_BOARD = {cards.NO_CARD: FREE, **dict(enumerate(_CARD_NAMES))}
_CELLS_OF_WINDOWS = [[_CELL_NAMES[c] for c in cells] for cells in WINDOW_CELLS.tolist()]
_is_dead = interpreted(is_dead)


def write(state: State, viewer: int, shared: Shared | None = None) -> dict[str, Any]:
    """The scene of a state from which everything hidden has been erased."""
    open_ = (shared or Shared()).part(_write_open, opened(state, RECORD, "chips"))
    s = plain(state, RECORD, "players", "hands", "hand_sizes", "open_cards")
    hands = [_hand(s, seat) for seat in range(s.players)]
    own = hands[viewer] if viewer >= 0 else None
    dead = [name for name in dict.fromkeys(own or []) if _is_dead(s, cards.card(name))]
    return {**open_, "hand": own, "dead": dead, "hands": hands}


def _write_open(state: State) -> dict[str, Any]:
    """What lies open on the table; what belongs to hands is left to be filled in."""
    s = plain(state, RECORD)
    seats = range(s.players)
    layout = [_ON_BOARD[card] for card in s.layout]
    return {
        "layout": [layout[row : row + SIDE] for row in range(0, CELLS, SIDE)],
        "board": write_board(s),
        "sequences": [
            {"team": COLOURS[team], "cells": list(_CELLS_OF_WINDOWS[window])}
            for team in range(s.teams)
            for window in s.sequences[team][: s.counted[team]]
        ],
        "locked": [_CELL_NAMES[c] for c in _locked(s)],
        "teams": [COLOURS[s.team_of[seat]] for seat in seats],
        "goal": s.goal,
        "hand": None,
        "dead": [],
        "hands": [],
        "hand_sizes": s.hand_sizes[: s.players],
        "tops": [_card(card) for card in s.tops[: s.players]],
        "discards": _names(s.discards),
        "deck": s.deck_size,
        "dealer": s.dealer,
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "swaps": s.swaps,
        "passes": s.passes,
        "claim": None if s.claim_cell == NO_CELL else cell_name(s.claim_cell),
        "open_draws": s.open_draws[: s.waiting_draws],
        "penalised": [seat for seat in seats if s.penalised >> seat & 1],
        "winner": None if s.winner == NO_TEAM else COLOURS[s.winner],
    }


def _names(words: list[int]) -> list[str]:
    """The cards of a set, both copies side by side."""
    once, twice = words
    return [_CARD_NAMES[c] for c in members(once) for _ in range(1 + (twice >> c & 1))]


def _hand(s: Any, seat: int) -> list[str] | None:
    """The cards of a hand, or None if they are not to be seen."""
    shown = _names(s.hands[seat])
    return shown if len(shown) == s.hand_sizes[seat] else None


def _card(card: int) -> str | None:
    return None if card == cards.NO_CARD else _CARD_NAMES[card]


def _locked(s: Any) -> list[int]:
    cells = 0
    for words in s.locked[: s.teams]:
        cells |= number_of(words)
    return members(cells)


def breakdown(state: State) -> dict[str, Any]:
    """Each team's sequences, its seats, and how the game ended."""
    s = plain(state, RECORD)
    end = None
    if s.phase == OVER:
        end = "stalemate" if s.winner == NO_TEAM else "sequences"
    return {
        "end": end,
        "goal": s.goal,
        "teams": [
            {
                "team": COLOURS[team],
                "seats": [seat for seat in range(s.players) if s.team_of[seat] == team],
                "sequences": [window_name(w) for w in s.sequences[team][: s.counted[team]]],
                "won": s.winner == team,
            }
            for team in range(s.teams)
        ],
    }
