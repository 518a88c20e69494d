"""What the moves of others say about their hands: a card that would have won was not there."""

from __future__ import annotations

import random

import numpy as np

import spieltisch
from sequence.table import GAME, position
from spieltisch.engine.contract import State
from spieltisch.engine.insight import NEVER, Evidence
from spieltisch.engine.records import viewed
from spieltisch.games.sequence.cards import CARDS, copies, name
from spieltisch.games.sequence.evidence import DRAWN_SINCE
from spieltisch.games.sequence.record import RECORD

assert GAME.insight is not None
INSIGHT = GAME.insight

#: Blue lacks a5 or f5, the four of hearts, for a sequence.
FOUR = "5  . b b b b . . . . ."


def doubtful(match: spieltisch.Match, move: str, seat: int = 0) -> set[str]:
    """The cards that a seat which makes a move can hardly hold, as the other one sees it."""
    GAME.make_ready()
    view = match.state
    action = GAME.read_move(view, move)
    GAME.kernels.mask(view, 1 - seat)
    signs = np.empty(INSIGHT.things, np.uint8)
    INSIGHT.note(view, 1 - seat, seat, action, signs)
    return {name(number) for number, sign in enumerate(signs) if sign}


def imagined(view: State, seat: int, seed: int, evidence: Evidence) -> State:
    world = view.copy()
    INSIGHT.imagine(world, seat, np.uint64(seed), evidence)
    return world


def nothing_known() -> Evidence:
    return np.full((2, CARDS), NEVER, np.uint8)


def test_who_completes_nothing_had_no_card_for_it() -> None:
    match = position(FOUR, "2S 9S | 3C KC")
    missing = doubtful(match, "2S b1")
    assert {"4H", "JC", "JD"} <= missing  # f5, or anywhere


def test_who_completes_a_line_had_nothing_better() -> None:
    assert doubtful(position(FOUR, "4H 9S | 3C KC"), "4H f5") == set()


def test_cards_that_the_viewer_sees_tell_nothing() -> None:
    match = position(FOUR, "2S 9S | 4H 4H")
    assert "4H" not in doubtful(match, "2S b1")


def test_what_is_noted_is_what_the_viewer_saw() -> None:
    chance = random.Random(2)
    match = GAME.new(players=2, seed=2)
    for _ in range(30):
        seat = match.actors[0]
        action = chance.choice(match.legal_actions(seat))
        view, world = match.state, match.state
        GAME.kernels.mask(view, 1 - seat)
        GAME.kernels.guess(world, 1 - seat, np.uint64(9))
        signs, others = np.empty((2, INSIGHT.things), np.uint8)
        INSIGHT.note(view, 1 - seat, seat, action, signs)
        INSIGHT.note(world, 1 - seat, seat, action, others)
        assert np.array_equal(signs, others)
        match.act(action, seat)


def test_an_imagined_world_holds_the_same_cards_as_a_guessed_one() -> None:
    chance = random.Random(3)
    match = GAME.new(players=2, seed=3)
    evidence = nothing_known()
    evidence[:, ::3] = 0
    while not match.over:
        seat = match.actors[0]
        view = match.state
        GAME.kernels.mask(view, seat)
        world = imagined(view, seat, 5, evidence)
        s = viewed(world, RECORD)
        for number in range(CARDS):
            in_deck = int(np.count_nonzero(s.deck[: s.deck_size] == number))
            hands = copies(s.hands[0], number) + copies(s.hands[1], number)
            assert in_deck + hands + copies(s.discards, number) == 2
        GAME.kernels.mask(world, seat)
        assert np.array_equal(world, view)
        match.act(chance.choice(match.legal_actions(seat)), seat)


def test_a_card_that_was_passed_over_is_seldom_imagined_in_the_hand() -> None:
    match = GAME.new(players=2, seed=1)
    view, seat = match.state, match.actors[0]
    GAME.kernels.mask(view, seat)
    own = viewed(view, RECORD).hands[seat]
    number = next(n for n in range(CARDS) if copies(own, n) == 0)
    evidence = nothing_known()

    def frequency() -> float:
        worlds = [viewed(imagined(view, seat, k, evidence), RECORD) for k in range(2000)]
        return float(np.mean([copies(s.hands[1 - seat], number) > 0 for s in worlds]))

    usual = frequency()
    evidence[1 - seat, number] = 0
    assert frequency() < 0.3 * usual
    assert DRAWN_SINCE[0] < DRAWN_SINCE[5] < DRAWN_SINCE[NEVER] == 1.0
