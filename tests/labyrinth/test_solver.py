"""The solver against brute force, against the published figures, and its limits."""

from __future__ import annotations

import random
from collections import Counter
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

import spieltisch
from labyrinth.reference import Table
from labyrinth.table import OPEN, begin, play, position
from labyrinth.test_against_reference import MIXES
from spieltisch.engine.errors import BadOption, BadSeat
from spieltisch.games.labyrinth import GAME, shortest


class Alone(Table):
    """The reference table, on which one seat plays on and nobody else collects."""

    def __init__(self, match: spieltisch.Match, seat: int) -> None:
        now = match.position()
        super().__init__(now, None, match.options)
        self.turn, self.forbidden = seat, now["forbidden"]
        self.inserted = now["phase"] == "walk" and now["turn"] == seat

    def end_turn(self) -> None:
        tile = self.tile(self.where(self.turn))
        own = tile.stones & set(self.goals[self.turn])
        self.goals[self.turn] = [goal for goal in self.goals[self.turn] if goal not in own]
        tile.stones -= own
        self.inserted = False

    def key(self) -> Any:
        now = self.glance()
        return str([now[k] for k in ("board", "free", "stones", "figures", "forbidden", "phase")])


def fewest(match: spieltisch.Match, seat: int, goal: str, depth: int) -> int | None:
    """Breadth first over every move of the reference table."""
    start = Alone(match, seat)
    count = len(start.goals[seat]) if goal == "all" else 1
    whole = len(start.goals[seat])
    layer = {start.key(): start}
    for turns in range(1, depth + 1):
        after: dict[Any, Alone] = {}
        for table in layer.values():
            pushed = []
            for move in [None] if table.inserted else sorted(table.moves()):
                now = deepcopy(table)
                if move is not None:
                    now.play(move)
                pushed.append(now)
            for now in pushed:
                for walk in now.moves():
                    end = deepcopy(now)
                    end.play(walk)
                    if whole - len(end.goals[seat]) >= count:
                        return turns
                    after[end.key()] = end
        layer = after
    return None


def carried_out(match: spieltisch.Match, seat: int, moves: tuple[str, ...], goal: str) -> bool:
    """Whether the moves do it on the reference table."""
    table = Alone(match, seat)
    before = len(table.goals[seat])
    for move in moves:
        assert move in table.moves()
        table.play(move)
    left = len(table.goals[seat])
    return left == 0 if goal == "all" else left < before


def small_match(rng: random.Random) -> spieltisch.Match:
    width, height = rng.choice([(2, 2), (3, 2), (1, 3), (3, 3), (4, 1), (2, 3)])
    cells = width * height
    immovable = min(rng.choice([0, 0, 30]), 100 * (width - 1) * (height - 1) // cells)
    match = GAME.new(
        rng.choice([1, 2, 3]),
        rng.randrange(1000),
        board="random",
        width=width,
        height=height,
        tiles=rng.choice(MIXES),
        immovable=immovable,
        goals=rng.choice([1, 1, 2]),
        stones=6,
    )
    for _ in range(rng.choice([0, 1, 2, 5])):
        if not match.over:
            match.play(rng.choice(match.legal()))
    return match


def test_the_solver_agrees_with_brute_force_on_small_boards() -> None:
    rng = random.Random(11)
    tally: Counter[Any] = Counter()
    for _ in range(70):
        match = small_match(rng)
        if match.over:
            continue
        seat, goal = rng.randrange(match.players), rng.choice(["one", "all"])
        depth = 2 if len(match.position()["board"]) * len(match.position()["board"][0]) > 4 else 3
        answer = shortest(match, seat, goal, depth=depth)  # type: ignore[arg-type]
        expected = fewest(match, seat, goal, depth)
        assert answer.turns == expected, (match.position(), seat, goal)
        tally[goal, answer.turns] += 1
        if answer.turns is not None:
            assert carried_out(match, seat, answer.moves, goal)
        else:
            assert answer.excluded == depth
    assert {("one", 1), ("one", 2), ("all", 2), ("one", None)} <= set(tally)


def test_the_moves_do_it_on_the_classic_board() -> None:
    for seed in range(60):
        match = GAME.new(4, seed)
        for seat in range(4):
            answer = shortest(match, seat, depth=4)
            assert answer.turns is not None
            assert carried_out(match, seat, answer.moves, "one")
            assert len(answer.moves) == 2 * answer.turns


def test_all_goals_in_any_order() -> None:
    for seed in range(12):
        match = GAME.new(2, seed, goals=2)
        answer = shortest(match, 0, "all", depth=4)
        if answer.turns is not None:
            assert answer.turns >= 2
            assert carried_out(match, 0, answer.moves, "all")


@pytest.mark.parametrize(
    ("from_corner", "expected"), [(False, (48.2, 49.8, 2.06)), (True, (36.1, 59.5, 4.4))]
)
def test_the_published_distribution_comes_out(from_corner: bool, expected: Any) -> None:
    """7 x 7, 13/15/6: fewest turns to one random objective, in percent."""
    rng = np.random.default_rng(5)
    counts: Counter[Any] = Counter()
    boards = 700
    names = [f"{column}{row}" for row in range(1, 8) for column in "abcdefg"]
    for seed in range(boards):
        at = GAME.new(1, seed, goals=1).position()
        start = "a1" if from_corner else names[rng.integers(49)]
        place = start
        while place == start:
            place = [*names, "free"][rng.integers(50)]
        at |= {"figures": [start], "stones": {"1": place}, "goals": [[1]], "ruled_out": [[]]}
        counts[shortest(GAME.from_position(at), 0, depth=5).turns] += 1
    for turns, percent in enumerate(expected, 1):
        share = percent / 100
        error = 4.5 * (share * (1 - share) / boards) ** 0.5
        assert abs(counts[turns] / boards - share) < error, counts


def test_a_turn_that_has_begun_counts_as_the_first() -> None:
    match = play(begin(OPEN), "E3:NS")
    answer = shortest(match, 0)
    assert (answer.turns, answer.moves) == (1, ("b1",))
    answer = shortest(match, 0, "all")
    assert answer.turns == 2
    assert len(answer.moves) == 3
    assert carried_out(match, 0, answer.moves, "all")


def test_the_forbidden_slot_is_forbidden_to_the_solver_too() -> None:
    """The figure gets its stone from the free tile only where it falls out itself."""
    narrow = "╶\n╶\nfree: ╶\nstarts: a2 a1\nstones: 1=a1 2=a2 3=free\ngoals: 3 | 2"
    pushes = {f"{slot}:{side}" for slot in ("N1", "E2", "W2") for side in "NESW"}
    assert shortest(begin(narrow), 0, depth=1).moves[0] in pushes
    for forbidden in ("N1", "E2", "W2"):
        match = position(narrow, turns=2, forbidden=forbidden)
        move = shortest(match, 0, depth=1).moves[0]
        assert move in pushes
        assert not move.startswith(forbidden)


def test_others_set_off_the_rule_of_the_wall() -> None:
    """Player 2 stands where a tile falls out, so the row moves twice and carries the goal."""
    drawing = "┼┼┼\n□□□\nfree: □\nstarts: a1 c1\nstones: 1=a1 2=b1\ngoals: 2 | 1"
    answer = shortest(begin(drawing), 0, depth=1)
    assert answer.turns == 1
    assert carried_out(begin(drawing), 0, answer.moves, "one")


def test_the_own_figure_sets_off_the_rule_of_the_wall() -> None:
    drawing = "┐┌─\n□□□\nfree: □\nstarts: c1\nstones: 1=a1\ngoals: 1"
    match = begin(drawing, 1)
    answer = shortest(match, 0, depth=3)
    assert answer.turns == fewest(match, 0, "one", 3)


def test_what_the_solver_cannot_say_it_does_not_say() -> None:
    walled = "┏┓\n│┃\n┼┼\nfree: │\nstarts: a3\nstones: 1=b1\ngoals: 1"
    answer = shortest(begin(walled.replace("┓", "╹"), 1), 0, depth=3)
    assert answer.turns is None
    assert answer.excluded == 3
    assert str(answer) == "not in 3 turns or fewer"
    assert answer.say("de") == "nicht in 3 Zügen oder weniger"


def test_the_time_is_limited() -> None:
    board = "\n".join(["╹" + "┼" * 14, *["┼" * 15] * 14])
    match = begin(board + "\nfree: ┌\nstarts: o15\nstones: 1=a1\ngoals: 1", 1)
    answer = shortest(match, 0, depth=6, seconds=0.05)
    assert answer.turns is None
    assert answer.excluded < 6
    assert "time" in str(answer)


def test_nothing_to_collect_and_nothing_to_reach_are_told() -> None:
    over: dict[str, Any] = {
        "phase": "over",
        "turns": 4,
        "forbidden": "N1",
        "stones": {"3": "b3", "4": "a1"},
    }
    match = position(OPEN, **over, collected=[[1, 2], []], goals=[[], [3, 4]])
    assert "nothing" in str(shortest(match, 0))
    drawing = OPEN.replace("goals: 1 2 | 3 4", "goals: 1 2 | 2 4")
    match = play(begin(drawing, shared_goals=True), "E1:NS", "b2")
    assert "never" in str(shortest(match, 1, "all"))
    assert shortest(match, 1, "one").turns is not None


@pytest.mark.parametrize(
    "limits",
    [
        {"goal": "some"},
        {"depth": 0},
        {"depth": 13},
        {"depth": 2.5},
        {"depth": 10**5000},
        {"seconds": 0},
        {"seconds": "1"},
    ],
)
def test_limits_that_are_none_are_refused(limits: dict[str, Any]) -> None:
    with pytest.raises(BadOption) as error:
        shortest(begin(OPEN), 0, **limits)
    assert error.value.say("de") != error.value.say("en")
    with pytest.raises(BadSeat):
        shortest(begin(OPEN), 2)


@pytest.mark.parametrize("match", [5, None, spieltisch.game("sequence").new(players=2, seed=7)])
def test_only_a_match_of_labyrinth_is_solved(match: Any) -> None:
    with pytest.raises(BadOption) as error:
        shortest(match, 0)
    assert error.value.say("de") != error.value.say("en")


def test_any_number_of_seconds_is_understood() -> None:
    assert shortest(begin(OPEN), 0, seconds=10**400).turns == 1


def test_who_cannot_collect_enough_in_so_few_turns_is_told_so_not_that_time_was_short() -> None:
    drawing = "╷\n╴\n╵\nfree: ├\nstones: 1=a1 2=a3 3=a1 4=a3\nstarts: a2 a1\ngoals: 1 4 | 2 3"
    walking = position(drawing, forbidden="S1", phase="walk")
    assert "time" not in str(shortest(walking, 0, "all", depth=2))


def test_the_answer_is_told_in_both_languages() -> None:
    match = begin(OPEN.replace("starts: a1 c3", "starts: a1 a1").replace("─", "┌"))
    answer = shortest(match, 1)
    assert str(answer).startswith("in 1 turn: ")
    assert answer.say("de").startswith("in 1 Zug: ")
    assert "E" not in answer.say("de")
