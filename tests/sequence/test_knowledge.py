"""What the kernels for bots and learners know: weights, chances and features."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import spieltisch
from sequence.table import DEAD_2S, GAME, SEATINGS, any_options, play, position


def weights(match: spieltisch.Match, seat: int = 0) -> dict[str, float]:
    """The weight of every legal move."""
    state = match.state
    actions = np.empty(GAME.max_legal, np.int32)
    count = GAME.kernels.legal(state, seat, actions)
    out = np.zeros(GAME.max_legal, np.float32)
    GAME.kernels.weigh(state, seat, actions, count, out)
    return {
        GAME.write_move(state, int(action)): float(weight)
        for action, weight in zip(actions[:count], out[:count], strict=True)
    }


def best(match: spieltisch.Match, seat: int = 0) -> str:
    weighed = weights(match, seat)
    return max(weighed, key=weighed.__getitem__)


def chances(match: spieltisch.Match) -> list[float]:
    out = np.zeros(16, np.float32)
    GAME.kernels.value(match.state, out)
    return [float(chance) for chance in out[: match.players]]


# --- weigh --------------------------------------------------------------------------------------


def test_a_move_that_completes_a_sequence_weighs_most() -> None:
    match = position("5  . b b b b . . . . .", "2S 3C KC 4H 9H")
    assert best(match) == "4H f5"
    match = position("1  * b b b . . . . . *", "2C 5S 9H")
    assert best(match) == "5S e1"


def test_a_move_that_blocks_four_of_an_opponent_comes_next() -> None:
    match = position("5  . g g g g . . . . .", "2S 3C KC 4H 9H")
    assert best(match) == "4H f5"


def test_completing_is_better_than_blocking() -> None:
    match = position(
        """
            5  g g g g . . . . . .
            8  b b b b . . . . . .
        """,
        "5H KC 2S",
    )
    assert best(match) == "KC e8"


def test_a_line_is_built_where_the_hand_has_cards_for_it() -> None:
    # 5H and 4H lie on e5 and f5, next to the chips, and 2S far from them on b1.
    match = position("5  . . b b . . . . . .", "5H 4H 2S")
    weighed = weights(match)
    alone = weights(position("5  . . b b . . . . . .", "5H 3C 2S"))
    assert weighed["5H e5"] > alone["5H e5"] > weighed["2S b1"]


def test_a_sixth_in_a_row_gains_no_line() -> None:
    """S6: it would share four chips with the sequence that is there."""
    match = position("5  . b b b b b . . . .", "AH 3S")
    weighed = weights(match)
    assert weighed["AH g5"] < 2 * weighed["AH f2"]


def test_the_chip_that_wins_is_worth_more_than_any_other() -> None:
    match = position(
        """
            2  . . . . g . . . . .
            3  . . . . g . . . . .
            4  . . . . g . . . . .
            5  g g g g . . . . . .
            8  b b b b . . . . . .
        """,
        "5H KC 2S",
        sequences_to_win=1,
    )
    assert best(match) == "KC e8"


def test_a_jack_is_kept_for_more_than_an_ordinary_cell() -> None:
    match = position("5  . . b . . . . . . .", "JC 5H")
    weighed = weights(match)
    assert weighed["5H e5"] > weighed["JC e5"]


def test_a_jack_is_spent_to_complete_or_to_stop() -> None:
    assert best(position("5  . b b b b . . . . .", "JC 2S 3S")) in {"JC a5", "JC f5"}
    assert best(position("5  . g g g g . . . . .", "JS 2S 3S")).startswith("JS x")


def test_a_draw_is_never_forgotten() -> None:
    match = position("5  b b b b . . . . . .", "5H", draw="manual", open_draws=[0])
    assert best(match) == "draw"


def test_a_dead_card_is_given_up_first() -> None:
    match = position(
        DEAD_2S,
        "2S JC 5H",
        table_talk=True,
    )
    play(match, "moderator: talk blue")
    assert best(match) == "give 2S"


def test_two_sequences_are_claimed_rather_than_one() -> None:
    match = play(position("5  b b b b . b b b b .", "5H"), "5H e5")
    assert best(match) == "claim a5-i5"


def test_every_weight_is_above_zero() -> None:
    for seed in range(20):
        rng = random.Random(seed)
        match = GAME.new(rng.choice(GAME.players), seed, **any_options(rng))
        for _ in range(40):
            if match.over:
                break
            seat = rng.choice(match.actors)
            weighed = weights(match, seat)
            assert min(weighed.values()) > 0
            assert np.isfinite(list(weighed.values())).all()
            match.play(rng.choice(list(weighed)), seat)


def test_the_first_weights_see_what_they_saw_at_first() -> None:
    """What `greedy-1` goes by: gains on the board, less what a jack is worth."""
    match = position("5  . b b b . . . . . .", "JC 5H 2S")
    state, actions = match.state, np.empty(GAME.max_legal, np.int32)
    count = GAME.kernels.legal(state, 0, actions)
    out = np.zeros(GAME.max_legal, np.float32)
    kernels = GAME.levels.yardsticks["greedy-1"].kernels
    assert kernels is not None
    kernels.weigh(state, 0, actions, count, out)
    gains = {
        GAME.write_move(state, int(action)): 0.15 * float(np.log(weight))
        for action, weight in zip(actions[:count], out[:count], strict=True)
    }
    rounded = {move: round(gains[move], 3) for move in ("5H e5", "JC e5", "2S b1", "2S g9")}
    assert rounded == {"5H e5": 0.335, "JC e5": -0.205, "2S b1": 0.055, "2S g9": 0.089}


# --- value --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "teams"), SEATINGS)
def test_chances_of_the_teams_add_up_to_one(players: int, teams: int) -> None:
    match = GAME.new(players, seed=2, teams=teams)
    for _ in range(30):
        shares = chances(match)
        assert sum(shares) == pytest.approx(players / teams, abs=1e-5)
        assert all(0 <= chance <= 1 for chance in shares)
        assert shares[:teams] * (players // teams) == shares
        if match.over:
            break
        match.play(match.legal()[-1])


@pytest.mark.parametrize(("players", "teams"), SEATINGS)
def test_without_chips_and_cards_only_the_move_counts(players: int, teams: int) -> None:
    first, *others = chances(position(players=players, teams=teams))[:teams]
    assert others == [others[0]] * (teams - 1)
    assert 1 / teams < first < 1.5 / teams


def test_chances_grow_with_the_cards_for_a_line() -> None:
    board = "5  . . b b b . . . . ."
    none, one, jack = (chances(position(board, hand))[0] for hand in ("2S", "4H", "JC"))
    both = chances(position(board, "4H 3H"))[0]
    assert none < one < both
    assert none < jack


def test_a_line_that_may_not_count_is_no_chance() -> None:
    """S6: with five from b5 to f5 the cells before and after them are worth nothing more."""
    plain = chances(position("5  . b b b b b . . . .", "2S"))[0]
    with_card = chances(position("5  . b b b b b . . . .", "AH"))[0]
    assert with_card == pytest.approx(plain, abs=0.02)


@pytest.mark.parametrize(("players", "teams"), SEATINGS)
def test_chances_are_one_and_zero_when_the_game_is_won(players: int, teams: int) -> None:
    match = position("5  b b b b . . . . . .", "5H", players, teams=teams, sequences_to_win=1)
    play(match, "5H e5")
    assert chances(match) == [float(seat % teams == 0) for seat in range(players)]


def test_chances_grow_with_chips_and_sequences() -> None:
    some = chances(position("5  b b b . . . . . . ."))[0]
    four = chances(position("5  b b b b . . . . . ."))[0]
    five = chances(position("5  b b b b b . . . . ."))[0]
    assert 0.5 < some < four < five < 1


# --- observe ------------------------------------------------------------------------------------


def features(match: spieltisch.Match, viewer: int) -> Any:
    size = GAME.features_of(match.state).size
    out = np.full(size + 8, -7, np.float32)
    assert GAME.kernels.observe(match.state, viewer, out) == size
    assert (out[size:] == -7).all()
    return out[:size]


@pytest.mark.parametrize("players", GAME.players)
def test_features_are_as_many_as_the_game_says(players: int) -> None:
    match = GAME.new(players, seed=6)
    for viewer in (-1, *range(players)):
        assert np.isfinite(features(match, viewer)).all()


def test_features_tell_only_what_the_viewer_may_know() -> None:
    match = play(position("5  b g r . . . . . . .", "2S 3S | 9C | 8C", players=3), "2S b1")
    for viewer in (-1, 0, 1, 2):
        masked = match.state
        GAME.kernels.mask(masked, viewer)
        out = np.zeros(GAME.features_of(masked).size, np.float32)
        GAME.kernels.observe(masked, viewer, out)
        assert np.array_equal(out, features(match, viewer))


def test_features_are_told_from_the_viewers_own_team_on() -> None:
    blue = features(position("5  b . . . . . . . . .", " | 9C"), 0)
    green = features(position("5  g . . . . . . . . .", "9C | "), 1)
    blocks = GAME.features_of(position("5  b . . . . . . . . .", " | 9C").state)
    own, other = blocks.named(blue), blocks.named(green)
    for name in ("chips", "locked", "sequences"):
        assert np.array_equal(own[name], other[name])
    assert own["chips"][0, 4, 0] == 1
    assert sum(own[name].sum() for name in ("chips", "locked", "sequences")) == 1


def test_features_differ_for_hand_board_and_turn() -> None:
    base = features(position(hands="2S | 9C"), 0)
    for other in (
        position(hands="3S | 9C"),
        position("5  g . . . . . . . . .", "2S | 9C"),
        position(hands="2S | 9C", turn=1),
    ):
        assert not np.array_equal(base, features(other, 0))
