"""All windows counted at once are what a plain count of each finds."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from sequence.table import GAME
from spieltisch.engine.contract import State
from spieltisch.engine.moves import argument, is_a
from spieltisch.engine.parts import Options
from spieltisch.engine.records import viewed
from spieltisch.games.sequence.board import CORNERS, NO_WINDOW, THROUGH, WINDOW_CELLS, holds
from spieltisch.games.sequence.cards import copies
from spieltisch.games.sequence.knowledge import HEAT, MOST
from spieltisch.games.sequence.lines import (
    ABSENT,
    ALL_WINDOWS,
    CELL_WORDS,
    DEAD,
    count_windows,
    place_of,
)
from spieltisch.games.sequence.prospects import VICTORY, reach_of
from spieltisch.games.sequence.record import PLACE, RECORD, Table
from spieltisch.games.sequence.sequences import fits
from spieltisch.games.sequence.weights import SEQUENCE, TUNED, UNSEEN, WINDOW

TABLES: list[tuple[int, Options]] = [
    (2, {}),
    (2, {"advanced": True}),
    (3, {}),
    (6, {"teams": 3}),
]

#: What a living window lacks, and for how many of these cells no card is at hand.
Count = tuple[int, int]


def positions(players: int, options: Options) -> Iterator[tuple[State, int]]:
    """States of matches in which bots and chance take turns, with who is to move."""
    for seed in range(4):
        chance = random.Random(seed)
        match = GAME.new(players=players, seed=seed, **options)
        while not match.over and match.ply < 150:
            seat = match.actors[0]
            if match.ply % 5 == 0:
                yield match.state, seat
            actions = match.legal_actions(seat)
            if chance.random() < 0.7:
                best = np.argmax(weights(match.state, seat, actions))
                match.act(actions[int(best)], seat)
            else:
                match.act(chance.choice(actions), seat)


def weights(state: State, seat: int, actions: list[int]) -> list[float]:
    """What the game's `weigh` makes of some actions."""
    out = np.empty(len(actions), np.float32)
    GAME.kernels.weigh(state, seat, np.array(actions, np.int32), len(actions), out)
    return [float(weight) for weight in out]


def counted(s: Table, team: int, window: int, reach: set[int]) -> Count | None:
    """A window as one would count it by hand; none, if it cannot count for the team."""
    missing = absent = 0
    for cell in WINDOW_CELLS[window].tolist():
        if cell in CORNERS or holds(s.chips[team], cell):
            continue
        if any(holds(s.chips[other], cell) for other in range(s.teams)):
            return None
        missing, absent = missing + 1, absent + (cell not in reach)
    return (missing, absent) if fits(s, team, window) else None


def cells_in(low: np.uint64, high: np.uint64) -> set[int]:
    return {cell for cell in range(100) if (int(low) | int(high) << 64) >> cell & 1}


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_window_is_numbered_by_what_it_lacks(players: int, options: Options) -> None:
    GAME.make_ready()
    alive = dead = 0
    for state, seat in positions(players, options):
        s = viewed(state, RECORD)
        out, cells = np.empty(ALL_WINDOWS, np.uint8), np.zeros(CELL_WORDS, np.uint64)
        low, high = (np.uint64(word) for word in reach_of(s, seat))
        for team in range(int(s.teams)):
            count_windows(s, team, low, high, cells, out)
            for window in range(NO_WINDOW):
                direction = next(d for d in range(4) if window in THROUGH[:, d])
                number = int(out[place_of(team, direction, int(WINDOW_CELLS[window, 0]))])
                count = counted(s, team, window, cells_in(low, high))
                if count is None:
                    assert number >= DEAD
                    dead += 1
                else:
                    assert number == count[0] + ABSENT * count[1]
                    alive += 1
    assert min(alive, dead) > 1000


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_placed_card_weighs_what_its_windows_gain_one_by_one(
    players: int, options: Options
) -> None:
    twins = 0
    for state, seat in positions(players, options):
        s = viewed(state, RECORD)
        actions = [a for a in legal(state, seat) if is_a(a, PLACE)]
        for action, weight in zip(actions, weights(state, seat, actions), strict=True):
            cell = argument(action, PLACE)
            gain, has_twin = plain_gain(s, seat, cell)
            twins += has_twin
            assert weight == pytest.approx(np.exp(min(gain / HEAT, MOST)), rel=1e-5)
    assert twins > 0


def legal(state: State, seat: int) -> list[int]:
    out = np.empty(GAME.max_legal, np.int32)
    return [int(action) for action in out[: GAME.kernels.legal(state, seat, out)]]


def plain_gain(s: Table, seat: int, cell: int) -> tuple[float, bool]:
    """What a card gains, and whether it was at hand for another cell of these windows too."""
    team, card = int(s.team_of[seat]), int(s.layout[cell])
    reach = cells_in(*reach_of(s, seat))
    if copies(s.hands[seat], card) < 2:
        reach -= set(s.cells[card].tolist())
    gain, has_twin = 0.0, False
    is_last = s.counted[team] + 1 >= s.goal
    for window in {int(w) for w in THROUGH[cell].ravel()} - {NO_WINDOW}:
        own = counted(s, team, window, reach | {cell})
        if own is not None:
            missing, absent = own
            first = WINDOW + missing * (missing + 1) // 2 - 1
            if missing == 1:
                gain += VICTORY if is_last else TUNED[SEQUENCE]
            else:
                gain += TUNED[first - missing + absent] - TUNED[first + absent]
            cells = set(WINDOW_CELLS[window].tolist())
            has_twin |= len(cells & set(s.cells[card].tolist())) == 2
        for other in range(int(s.teams)):
            theirs = counted(s, other, window, set()) if other != team else None
            if theirs is not None:
                gain += TUNED[UNSEEN + theirs[0] - 1]
    return gain, has_twin
