"""What one seat sees of the table, and how the points came about, as plain data."""

from __future__ import annotations

from typing import Any

from spieltisch.engine.contract import State
from spieltisch.engine.parts import Parts
from spieltisch.engine.plain import Fields, interpreted, members, number_of, plain
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
_CARDS = {name: card for card, name in enumerate(_CARD_NAMES)}
_is_dead = interpreted(is_dead)


_HELD = Fields(RECORD, "hands", "hand_sizes", "players")
_LAYOUT = Fields(RECORD, "layout")
_CHIPS = Fields(RECORD, "chips", "teams")
_SEQUENCES = Fields(RECORD, "locked", "sequences", "counted", "teams")
_DISCARDS = Fields(RECORD, "discards")
_SEATING = Fields(RECORD, "players", "team_of", "goal")
_OPEN_CARDS = Fields(RECORD, "open_cards")
_TURN = Fields(
    RECORD,
    *("hand_sizes", "tops", "open_draws", "waiting_draws", "deck_size", "dealer", "turn", "phase"),
    *("swaps", "passes", "claim_cell", "penalised", "winner", "players"),
)
_SECRET = ("generator", "hands", "deck")
_OPEN = Fields(RECORD, *(name for name in RECORD.names or () if name not in _SECRET))


def write(state: State, viewer: int, parts: Parts) -> dict[str, Any]:
    """The scene of a state from which everything hidden has been erased."""
    fields = state.tobytes()
    open_ = parts.common(_write_open, _OPEN, fields)
    hands = parts.common(_write_hands, _HELD, fields)
    own = hands[viewer] if viewer >= 0 else None
    return {**open_, "hand": own, "dead": _dead(own or [], fields), "hands": hands}


def _write_open(state: bytes, parts: Parts) -> dict[str, Any]:
    """What lies open on the table."""
    return {
        "layout": parts.part(_write_layout, _LAYOUT, state),
        "board": parts.part(_write_chips, _CHIPS, state),
        **parts.common(_write_sequences, _SEQUENCES, state),
        **parts.common(_write_seating, _SEATING, state),
        "discards": parts.part(_write_discards, _DISCARDS, state),
        **parts.common(_write_turn, _TURN, state),
    }


def _write_layout(state: bytes, parts: Parts) -> list[list[str]]:
    cells = [_ON_BOARD[card] for card in _LAYOUT.of(state).layout]
    return [cells[row : row + SIDE] for row in range(0, CELLS, SIDE)]


def _write_chips(state: bytes, parts: Parts) -> list[str]:
    return write_board(_CHIPS.of(state))


def _write_sequences(state: bytes, parts: Parts) -> dict[str, Any]:
    s = _SEQUENCES.of(state)
    return {
        "sequences": [
            {"team": COLOURS[team], "cells": list(_CELLS_OF_WINDOWS[window])}
            for team in range(s.teams)
            for window in s.sequences[team][: s.counted[team]]
        ],
        "locked": [_CELL_NAMES[c] for c in _locked(s)],
    }


def _write_seating(state: bytes, parts: Parts) -> dict[str, Any]:
    s = _SEATING.of(state)
    return {"teams": [COLOURS[team] for team in s.team_of[: s.players]], "goal": s.goal}


def _write_discards(state: bytes, parts: Parts) -> list[str]:
    return _names(_DISCARDS.of(state).discards)


def _write_turn(state: bytes, parts: Parts) -> dict[str, Any]:
    s = _TURN.of(state)
    return {
        "hand_sizes": s.hand_sizes[: s.players],
        "tops": [_card(card) for card in s.tops[: s.players]],
        "deck": s.deck_size,
        "dealer": s.dealer,
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "swaps": s.swaps,
        "passes": s.passes,
        "claim": None if s.claim_cell == NO_CELL else cell_name(s.claim_cell),
        "open_draws": s.open_draws[: s.waiting_draws],
        "penalised": [seat for seat in range(s.players) if s.penalised >> seat & 1],
        "winner": None if s.winner == NO_TEAM else COLOURS[s.winner],
    }


def _write_hands(state: bytes, parts: Parts) -> list[list[str] | None]:
    """Everybody's hand, or None where it is not to be seen."""
    s = _HELD.of(state)
    shown = [_names(words) for words in s.hands[: s.players]]
    sizes = s.hand_sizes
    return [hand if len(hand) == sizes[seat] else None for seat, hand in enumerate(shown)]


def _dead(hand: list[str], state: bytes) -> list[str]:
    """The cards of a hand that nobody can play any more, each once."""
    s = _OPEN_CARDS.of(state)
    return [name for name in dict.fromkeys(hand) if _is_dead(s, _CARDS[name])]


def _names(words: list[int]) -> list[str]:
    """The cards of a set, both copies side by side."""
    once, twice = words
    return [_CARD_NAMES[c] for c in members(once) for _ in range(1 + (twice >> c & 1))]


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
