"""What one seat sees of the table, and how the points came about, as plain data."""

from __future__ import annotations

from typing import Any

from spieltisch.engine.contract import State
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


def write(state: State, viewer: int) -> dict[str, Any]:
    """The scene of a state from which everything hidden has been erased."""
    s = state.view(RECORD)[0]
    seats = range(int(s.players))
    hands = [_hand(s, seat) for seat in seats]
    own = hands[viewer] if viewer >= 0 else None
    return {
        "layout": [
            [_card(int(c)) or FREE for c in s.layout[row : row + SIDE]]
            for row in range(0, CELLS, SIDE)
        ],
        "board": write_board(s),
        "sequences": [
            {"team": COLOURS[team], "cells": [cell_name(int(c)) for c in WINDOW_CELLS[window]]}
            for team in range(int(s.teams))
            for window in s.sequences[team][: s.counted[team]]
        ],
        "locked": [cell_name(c) for c in range(CELLS) if _is_locked(s, c)],
        "teams": [COLOURS[int(s.team_of[seat])] for seat in seats],
        "goal": int(s.goal),
        "hand": own,
        "dead": [name for name in dict.fromkeys(own or []) if is_dead(s, cards.card(name))],
        "hands": hands,
        "hand_sizes": [int(s.hand_sizes[seat]) for seat in seats],
        "tops": [_card(int(s.tops[seat])) for seat in seats],
        "discards": cards.names(s.discards),
        "deck": int(s.deck_size),
        "dealer": int(s.dealer),
        "turn": int(s.turn),
        "phase": PHASES[int(s.phase)],
        "swaps": int(s.swaps),
        "passes": int(s.passes),
        "claim": None if s.claim_cell == NO_CELL else cell_name(int(s.claim_cell)),
        "open_draws": [int(seat) for seat in s.open_draws[: s.waiting_draws]],
        "penalised": [seat for seat in seats if s.penalised >> seat & 1],
        "winner": None if s.winner == NO_TEAM else COLOURS[int(s.winner)],
    }


def _hand(s: Any, seat: int) -> list[str] | None:
    """The cards of a hand, or None if they are not to be seen."""
    shown = cards.names(s.hands[seat])
    return shown if len(shown) == s.hand_sizes[seat] else None


def _card(card: int) -> str | None:
    return None if card == cards.NO_CARD else cards.name(card)


def _is_locked(s: Any, place: int) -> bool:
    return any(int(s.locked[team, place >> 6]) >> (place & 63) & 1 for team in range(int(s.teams)))


def breakdown(state: State) -> dict[str, Any]:
    """Each team's sequences, its seats, and how the game ended."""
    s = state.view(RECORD)[0]
    end = None
    if s.phase == OVER:
        end = "stalemate" if s.winner == NO_TEAM else "sequences"
    return {
        "end": end,
        "goal": int(s.goal),
        "teams": [
            {
                "team": COLOURS[team],
                "seats": [seat for seat in range(int(s.players)) if s.team_of[seat] == team],
                "sequences": [window_name(int(w)) for w in s.sequences[team][: s.counted[team]]],
                "won": bool(s.winner == team),
            }
            for team in range(int(s.teams))
        ],
    }
