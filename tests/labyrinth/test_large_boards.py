"""Hints, analyses, lessons and the solver on boards of 64 cells and more, compiled and not.

This file, run as a program with NUMBA_DISABLE_JIT=1, thinks about the board that it is given.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import spieltisch
from spieltisch.bots.analysis import analyse
from spieltisch.engine.compiling import COMPILED
from spieltisch.engine.words import LANGUAGES
from spieltisch.games.labyrinth import GAME, shortest
from spieltisch.lessons.lesson import Lesson, Step, lesson

LARGEST = 15

#: The smallest and the largest of them, as interpreted search takes its time.
INTERPRETED = [(8, 8, 1), (15, 15, 3)]

sizes = st.integers(1, LARGEST)
large_boards = st.tuples(sizes, sizes).filter(lambda size: size[0] * size[1] >= 64)


def begun(width: int, height: int, seed: int) -> spieltisch.Match:
    """A match after a few moves; the last of them may be half a turn."""
    match = GAME.new(2, seed, board="random", width=width, height=height, goals=2)
    for ply in range(2 + seed % 3):
        actions = match.legal_actions()
        match.act(actions[(seed + ply) % len(actions)])
        if match.over:
            match.undo()
            break
    return match


def think(width: int, height: int, seed: int, iterations: int) -> None:
    """Ask for all that can be thought about a position, and check the answers."""
    match = begun(width, height, seed)
    [seat] = match.actors
    legal = match.legal()
    hints = spieltisch.hint(match, seconds=None, iterations=iterations)
    assert {hint.move for hint in hints} <= set(legal)
    assert all(hint.say(language) for hint in hints for language in LANGUAGES)
    assert len(analyse(match, seat, iterations=iterations).steps) == match.ply
    for viewer in range(match.players):
        answer = shortest(match, viewer, "one", depth=1)
        if viewer == seat and answer.moves:
            assert answer.moves[0] in legal
            assert match.foresee(answer.moves[0]).played.seat == seat


def teach(width: int, height: int, seed: int) -> None:
    """Give a lesson of one step on a large board, in which any move is accepted."""
    match = GAME.new(2, seed, board="random", width=width, height=height, goals=2)
    usual = lesson(GAME)
    accepted = {}
    for move in match.legal(0)[:3]:
        accepted[move] = match.branch()
        accepted[move].play(move, 0)
    step = Step(usual.steps[0].name, match, accepted, goes_on=False)
    for language in LANGUAGES:
        [data] = Lesson(GAME, (step,), usual.words).as_data(language)["steps"]
        assert len(data["legal"]) == len(data["labels"]) == len(match.legal(0))
        assert all(outcome["told"] for outcome in data["accepted"])


@settings(max_examples=25)
@given(large_boards, st.integers(0, 2**32))
def test_large_boards_are_thought_about_without_a_failure(size: tuple[int, int], seed: int) -> None:
    think(*size, seed, iterations=5)


@settings(max_examples=25)
@given(large_boards, st.integers(0, 2**32))
def test_lessons_can_be_given_on_large_boards(size: tuple[int, int], seed: int) -> None:
    teach(*size, seed)


@pytest.mark.parametrize("board", INTERPRETED, ids=str)
def test_large_boards_are_thought_about_without_a_failure_when_interpreted(
    board: tuple[int, int, int],
) -> None:
    done = subprocess.run(
        [sys.executable, __file__],
        input=json.dumps(board),
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(Path(__file__).parents[1])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "thought\n"), done.stderr


if __name__ == "__main__":
    assert not COMPILED
    width, height, seed = json.load(sys.stdin)
    think(width, height, seed, iterations=1)
    teach(width, height, seed)
    print("thought")
