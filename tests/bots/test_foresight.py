"""Which of a seat's own turns is judged, shown in a game so small that one can count along.

Two seats play cards in turn. The network takes each card of a seat's own for a reason to win, so
how well a seat stands says how many turns it had. Before a card a seat may have to change one,
which the network does not judge.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pytest

from spieltisch.bots.search import foresight
from spieltisch.engine.bits import whole
from spieltisch.engine.chance import Seed
from spieltisch.engine.compiling import Unit, kernel, prepare
from spieltisch.engine.contract import (
    ACTORS,
    LEGAL,
    PLAY,
    RESULT,
    VALUE,
    WEIGH,
    Actions,
    Features,
    Points,
    State,
)
from spieltisch.engine.insight import ADVANCE, IMAGINE, LOOK, Evidence, Inputs

#: Where the state has: whose turn it is, the cards that each seat has played, how many cards end
#: the game, whether cards are changed before they are played, and whether one just was.
TURN, CARDS, LAST, CHANGING, CHANGED, SIZE = 0, 1, 3, 4, 5, 6

CARD, CHANGE = 1, 2

#: One input and one hidden unit without weight: each card adds a tenth.
NETWORK = np.array([0.1, 0, 0, 0], np.float32)


@kernel
def actors(state: State) -> int:
    over = whole(state[CARDS]) + whole(state[CARDS + 1]) >= whole(state[LAST])
    return 0 if over else 1 << whole(state[TURN])


@kernel
def legal(state: State, seat: int, out: Actions) -> int:
    out[0] = CHANGE if state[CHANGING] == 1 and state[CHANGED] == 0 else CARD
    return 1


@kernel
def play(state: State, seat: int, action: int) -> None:
    if action == CHANGE:
        state[CHANGED] = 1
        return
    state[CARDS + seat] += 1
    state[TURN] = 1 - seat
    state[CHANGED] = 0


@kernel
def result(state: State, points: Points) -> int:
    return 1


@kernel
def weigh(state: State, seat: int, actions: Actions, count: int, out: Features) -> None:
    for k in range(count):
        out[k] = 1.0


@kernel
def value(state: State, out: Features) -> None:
    out[0], out[1] = 0.25, 0.75


@kernel
def look(state: State, seat: int, out: Inputs) -> None:
    out[0] = state[CARDS + seat]


@kernel
def advance(state: State, seat: int, action: int) -> int:
    if action != CARD:
        return 0
    state[CARDS + seat] += 1
    return 1


@kernel
def imagine(state: State, viewer: int, seed: Seed, evidence: Evidence) -> None:
    pass


UNITS = [
    Unit("actors", actors, ACTORS),
    Unit("legal", legal, LEGAL),
    Unit("play", play, PLAY),
    Unit("result", result, RESULT),
    Unit("weigh", weigh, WEIGH),
    Unit("value", value, VALUE),
    Unit("look", look, LOOK),
    Unit("advance", advance, ADVANCE),
    Unit("imagine", imagine, IMAGINE),
]


@dataclass(frozen=True)
class Table:
    """How the small game stands when a seat has to move."""

    last: int = 200
    changing: bool = False
    seat: int = 0

    def stands_after(self, earliest: int, latest: int) -> float:
        """How well the seat stands on average after these of its turns after its next card."""
        prepare("small game", UNITS)
        prepare("foresight", foresight.units())
        state, scores = np.zeros(SIZE, np.uint8), np.empty((2, 1))
        state[TURN], state[LAST], state[CHANGING] = self.seat, self.last, self.changing
        state[CHANGED] = self.changing
        foresight.compare_by_insight(
            state,
            self.seat,
            np.array([CARD], np.int32),
            imagine,
            np.zeros((2, 1, 1), np.uint64),
            actors,
            legal,
            play,
            result,
            weigh,
            value,
            look,
            advance,
            NETWORK,
            1,
            1,
            2,
            4,
            3,
            earliest,
            latest,
            np.uint64(7),
            0,
            scores,
        )
        assert scores[0, 0] == scores[1, 0], "nothing in this game is left to chance"
        return float(scores[0, 0])


def chance_with(*cards: int) -> float:
    """The chance to win that the network sees in so many own cards, or on average in these."""
    return sum(1 / (1 + float(np.exp(-0.1 * count))) for count in cards) / len(cards)


@pytest.mark.parametrize("turn", [1, 2, 3, 5])
def test_a_seat_is_judged_after_so_many_of_its_own_turns(turn: int) -> None:
    assert Table().stands_after(turn, turn) == pytest.approx(chance_with(1 + turn))


def test_what_counts_is_the_average_of_several_turns() -> None:
    assert Table().stands_after(2, 4) == pytest.approx(chance_with(3, 4, 5))


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_a_move_that_is_not_judged_is_no_turn(turn: int) -> None:
    assert Table(changing=True).stands_after(turn, turn) == pytest.approx(chance_with(1 + turn))


def test_whoever_has_won_before_that_has_won() -> None:
    assert Table(last=4).stands_after(3, 5) == 1.0
    assert Table(last=4, seat=1).stands_after(3, 5) == 0.0


def test_a_game_that_ends_in_between_counts_for_all_turns_that_are_left() -> None:
    assert Table(last=6).stands_after(1, 4) == pytest.approx(
        (chance_with(2) + chance_with(3) + 2) / 4
    )


def test_the_last_card_may_be_the_one_that_is_judged() -> None:
    assert Table(last=5).stands_after(2, 2) == pytest.approx(chance_with(3))
