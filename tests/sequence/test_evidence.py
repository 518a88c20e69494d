"""What the moves of others say about their hands, and about how careful they are."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

import spieltisch
from sequence.table import GAME, position
from spieltisch.engine.contract import State
from spieltisch.engine.insight import Evidence, Hands
from spieltisch.engine.records import viewed
from spieltisch.games.sequence.cards import CARDS, card, copies
from spieltisch.games.sequence.evidence import CARELESS, WHO, WORDS
from spieltisch.games.sequence.record import RECORD

assert GAME.insight is not None
INSIGHT = GAME.insight

#: Blue lacks a5 or f5, the four of hearts, for a sequence.
FOUR = "5  . b b b b . . . . ."

#: How many hands are supposed.
SAMPLES = 800


def nothing_known() -> Hands:
    return np.zeros((SAMPLES, WORDS), np.uint64)


def note(match: spieltisch.Match, action: int, seat: int, hands: Hands) -> None:
    """Let the other seat see a move."""
    GAME.make_ready()
    view = match.state
    GAME.kernels.mask(view, 1 - seat)
    INSIGHT.note(view, 1 - seat, seat, action, np.uint64(match.ply), hands)


def shares(hands: Hands) -> dict[int, float]:
    """How many of the hands hold each card."""
    return {n: float(np.mean(hands[:, 0] >> np.uint64(n) & np.uint64(1))) for n in range(CARDS)}


def supposed(match: spieltisch.Match, move: str, seat: int = 0) -> dict[int, float]:
    """How likely each card is in a hand after a move, for the other seat."""
    hands = nothing_known()
    note(match, GAME.read_move(match.state, move), seat, hands)
    return shares(hands)


def test_who_completes_nothing_hardly_had_a_card_for_it() -> None:
    likely = supposed(position(FOUR, "2S 9S | 3C KC"), "2S g9")
    usual = np.mean(list(likely.values()))
    assert max(likely[card(name)] for name in ("4H", "JC", "JD")) < 0.4 * usual  # f5, or anywhere


def test_who_completes_a_line_may_hold_anything_besides() -> None:
    likely = supposed(position(FOUR, "4H 9S | 3C KC"), "4H f5")
    usual = np.mean(list(likely.values()))
    assert min(likely[card(name)] for name in ("JC", "JD", "9S")) > 0.4 * usual


def test_cards_that_the_viewer_sees_are_not_supposed_elsewhere() -> None:
    likely = supposed(position(FOUR, "2S 9S | 4H 4H"), "2S g9")
    assert likely[card("4H")] == 0


def test_what_was_supposed_is_given_up_when_the_card_turns_up() -> None:
    hands = nothing_known()
    hands[:, :2] = np.uint64(1 << card("4H"))
    match = position(FOUR, "2S 9S | 4H KC")
    note(match, GAME.read_move(match.state, "2S g9"), 0, hands)
    assert not np.any(hands[:, 1] >> np.uint64(card("4H")) & np.uint64(1))


def weighed(match: spieltisch.Match) -> tuple[list[int], list[float]]:
    """The legal actions and how good they look."""
    seat = match.actors[0]
    actions = np.array(match.legal_actions(seat), np.int32)
    weights = np.empty(len(actions), np.float32)
    GAME.kernels.weigh(match.state, seat, actions, len(actions), weights)
    return actions.tolist(), weights.tolist()


@pytest.mark.parametrize("careful", [True, False])
def test_who_is_careless_is_found_out(careful: bool) -> None:
    GAME.make_ready()
    match, hands = GAME.new(players=2, seed=4), nothing_known()
    for _ in range(24):
        actions, weights = weighed(match)
        seat = match.actors[0]
        pick = np.argmax(weights) if careful or seat == 1 else np.argmin(weights)
        if seat == 0:
            note(match, actions[int(pick)], seat, hands)
        match.act(actions[int(pick)], seat)
    often = np.bincount(hands[:, WHO].astype(np.int64), minlength=len(CARELESS) + 1) / SAMPLES
    assert often[1 if careful else 3 :][:2].sum() > 0.8


def noted(match: spieltisch.Match, chance: random.Random) -> Iterator[Evidence]:
    """A match at random, and what each seat supposes of the other when it has to move."""
    evidence = np.zeros((2, SAMPLES // 8, WORDS), np.uint64)
    while not match.over:
        seat = match.actors[0]
        yield evidence
        action = chance.choice(match.legal_actions(seat))
        note(match, action, seat, evidence[seat])
        match.act(action, seat)


def test_what_is_noted_is_what_the_viewer_saw() -> None:
    match = GAME.new(players=2, seed=2)
    for evidence in noted(match, random.Random(2)):
        seat = match.actors[0]
        action = match.legal_actions(seat)[0]
        view, world = match.state, match.state
        GAME.kernels.mask(view, 1 - seat)
        GAME.kernels.guess(world, 1 - seat, np.uint64(9))
        mine, others = evidence[seat].copy(), evidence[seat].copy()
        INSIGHT.note(view, 1 - seat, seat, action, np.uint64(1), mine)
        INSIGHT.note(world, 1 - seat, seat, action, np.uint64(1), others)
        assert np.array_equal(mine, others)
        if match.ply == 30:
            break


def imagined(view: State, seat: int, seed: int, evidence: Evidence) -> State:
    world = view.copy()
    INSIGHT.imagine(world, seat, np.uint64(seed), evidence)
    return world


def test_an_imagined_world_holds_the_same_cards_as_a_guessed_one() -> None:
    match = GAME.new(players=2, seed=3)
    for evidence in noted(match, random.Random(3)):
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


def test_a_card_that_is_often_supposed_is_often_imagined_in_the_hand() -> None:
    GAME.make_ready()
    match = GAME.new(players=2, seed=1)
    view, seat = match.state, match.actors[0]
    GAME.kernels.mask(view, seat)
    own = viewed(view, RECORD).hands[seat]
    number = next(n for n in range(CARDS) if copies(own, n) == 0)
    evidence = np.zeros((2, SAMPLES, WORDS), np.uint64)

    def frequency() -> float:
        worlds = [viewed(imagined(view, seat, k, evidence), RECORD) for k in range(1000)]
        return float(np.mean([copies(s.hands[1 - seat], number) > 0 for s in worlds]))

    usual = frequency()
    evidence[1 - seat, : SAMPLES // 2, 0] = np.uint64(1 << number)
    assert frequency() > max(0.4, 2 * usual)
