"""What a network learns from: it is counted right, and nobody sees more than the seat does."""

from __future__ import annotations

import random

import numpy as np
import pytest

import spieltisch
from sequence.table import GAME, position
from spieltisch.engine.contract import State
from spieltisch.engine.records import viewed
from spieltisch.games.sequence.insight import NAMES
from spieltisch.games.sequence.record import RECORD

assert GAME.insight is not None
INSIGHT = GAME.insight


def counts(state: State, seat: int = 0) -> dict[str, int]:
    """What is counted, but for zeros."""
    GAME.make_ready()
    out = np.empty(len(NAMES), np.uint8)
    INSIGHT.look(state, seat, out)
    return {name: int(n) for name, n in zip(NAMES, out, strict=True) if n > 0}


def after(match: spieltisch.Match, move: str, seat: int = 0) -> dict[str, int]:
    """What is counted once the seat has made a move."""
    state = match.state
    assert INSIGHT.advance(state, seat, GAME.read_move(state, move)) == 1
    return counts(state, seat)


def test_windows_are_counted_by_missing_chips_and_cards_in_hand() -> None:
    match = position("5  . b b b b . . . . .", "2S 3C KC 4H 9H")
    figures = counts(match.state)
    assert figures["own 1/0"] == 1  # b5 to f5, with the four of hearts at hand
    assert figures["own 1/1"] == 1  # a5 to e5, whose card is not
    assert (figures["own last ready"], figures["own last stale twice"]) == (1, 1)


def test_a_window_that_the_new_chip_made_is_fresh() -> None:
    match = position("5  . b b b . . . . . .", "2S 5H KC 9H 3H")
    assert "own last fresh twice" not in counts(match.state)
    fresh = after(match, "5H e5")
    assert fresh["own last fresh twice"] == 2
    assert "own last stale twice" not in fresh


def test_windows_of_others_are_counted_by_whether_a_card_can_stop_them() -> None:
    match = position("5  . g g g g . . . . .", "2S 3C KC 4H 9H")
    figures = counts(match.state)
    assert (figures["others 1"], figures["others 1 held"]) == (1, 1)
    assert (figures["others last ready"], figures["others last stale twice"]) == (1, 1)


def test_jacks_are_counted_in_hand_and_unseen() -> None:
    match = position("5  . . . . . . . . . .", "JC JC JS 4H 9H")
    figures = counts(match.state)
    assert (figures["two-eyed"], figures["two-eyed more"], figures["one-eyed"]) == (1, 1, 1)
    assert (figures["two-eyed unseen"], figures["one-eyed unseen"]) == (2, 3)


@pytest.mark.parametrize("players", [2, 3, 4, 12])
def test_what_is_counted_is_what_the_seat_sees(players: int) -> None:
    chance = random.Random(players)
    match = GAME.new(players=players, seed=players)
    for _ in range(60):
        if match.over:
            break
        seat = match.actors[0]
        for viewer in range(players):
            view = match.state
            GAME.kernels.mask(view, viewer)
            assert counts(view, viewer) == counts(match.state, viewer)
        match.act(chance.choice(match.legal_actions(seat)), seat)


def test_a_move_is_foreseen_as_far_as_it_is_certain() -> None:
    chance = random.Random(4)
    match = GAME.new(players=2, seed=4)
    for _ in range(60):
        if match.over:
            break
        seat = match.actors[0]
        action = chance.choice(match.legal_actions(seat))
        foreseen = match.state
        is_judged = INSIGHT.advance(foreseen, seat, action)
        match.act(action, seat)
        if is_judged and not match.over:
            was, came = viewed(foreseen, RECORD), viewed(match.state, RECORD)
            assert np.array_equal(was.chips, came.chips)
            assert np.array_equal(was.open_cards, came.open_cards)
            assert np.array_equal(was.tops, came.tops)
            assert was.hands[seat, 0] & ~came.hands[seat, 0] == 0
