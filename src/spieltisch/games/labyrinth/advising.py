"""What speaks for a move and against it, in words: the knowledge of `knowledge`, spelt out."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from spieltisch.engine.contract import State
from spieltisch.engine.moves import argument, is_a
from spieltisch.engine.plain import number_of
from spieltisch.engine.records import viewed
from spieltisch.engine.words import Text
from spieltisch.games.labyrinth.board import CELLS, MOST
from spieltisch.games.labyrinth.checks import stones_in
from spieltisch.games.labyrinth.drawn import WORDS
from spieltisch.games.labyrinth.knowledge import count_prospects, distance
from spieltisch.games.labyrinth.record import (
    RECORD,
    WALK,
    Table,
)
from spieltisch.games.labyrinth.rules import reachable
from spieltisch.games.labyrinth.sets import LARGE, Cells, one
from spieltisch.games.labyrinth.solver import solve
from spieltisch.games.labyrinth.turns import play, stones_on

#: How many turns ahead, and for how long, a way to a goal is looked for.
DEPTH, SECONDS = 3, 0.2


def advise(view: State, seat: int, action: int) -> list[Text]:
    """What speaks for a seat's action and against it, the most important first."""
    reasons = _of_walking if is_a(action, WALK) else _of_pushing
    return list(reasons(view, seat, action))


def _of_walking(view: State, seat: int, action: int) -> Iterator[Text]:
    """A goal, else how many of the next insertions would open the way to one, and how near."""
    s, cell = viewed(view, RECORD), argument(action, WALK)
    if _heads_home(s, seat) and cell == s.homes[seat]:
        yield WORDS("advice-walks-home")
        return
    goals = stones_in(int(stones_on(s, cell)) & int(s.goals[seat]))
    if goals:
        yield _with_goals("advice-collects", s, seat, goals)
        yield from _of_the_next(view, seat, {cell})
        return
    state = view.copy()
    play(viewed(state, RECORD), seat, action)
    yield from _of_turns(state, seat)
    prospects = np.zeros(CELLS, np.int64)
    options = int(count_prospects(viewed(view, RECORD), seat, prospects))
    yield _with_share("advice-prospects", int(prospects[cell]), options, _target(s, seat))
    steps = int(distance(s, seat, _cells(one(cell, LARGE))))
    if steps < 2 * MOST:
        yield WORDS("advice-steps", steps=steps, target=_target(s, seat))


def _of_pushing(view: State, seat: int, action: int) -> Iterator[Text]:
    """What can be walked to after an insertion, by its player and by the others."""
    state = view.copy()
    play(viewed(state, RECORD), seat, action)
    before, after = viewed(view, RECORD), viewed(state, RECORD)
    within = _reach(after, seat)
    goals = [stone for stone in stones_in(int(after.goals[seat])) if _lies_on(after, stone, within)]
    if _heads_home(after, seat) and within >> int(after.homes[seat]) & 1:
        yield WORDS("advice-opens-home")
    elif goals:
        yield _with_goals("advice-opens", after, seat, goals)
        yield from _of_the_next(state, seat, {int(after.stones[stone - 1]) for stone in goals})
    else:
        yield from _of_turns(state, seat)
        cells_within = _cells(reachable(after, int(after.figures[seat])))
        steps = int(distance(after, seat, cells_within))
        cells = within.bit_count()
        key = "advice-near" if steps < 2 * MOST else "advice-reach"
        yield WORDS(key, steps=steps, cells=cells, target=_target(after, seat))
    for other in range(int(after.players)):
        if other != seat:
            yield from _of_denying(before, after, seat, other)


def _of_the_next(state: State, seat: int, cells: set[int]) -> Iterator[Text]:
    """How many insertions lead to another goal, once the one on the best of some cells is gone.

    Home may be that goal (R25). The next one may be a secret (R24): then there is nothing to say.
    """
    prospects_by_cell, target = [], "goal"
    for cell in cells:
        collected = state.copy()
        s = viewed(collected, RECORD)
        goals = int(s.goals[seat]) & int(stones_on(s, cell))
        s.goals[seat] = int(s.goals[seat]) & ~goals
        s.left[seat] = int(s.left[seat]) - goals.bit_count()
        if s.goals[seat] or _heads_home(s, seat):
            target = _target(s, seat)
            prospects = np.zeros(CELLS, np.int64)
            options = int(count_prospects(viewed(collected, RECORD), seat, prospects))
            prospects_by_cell.append((int(prospects[cell]), options))
    if prospects_by_cell:
        count, options = max(prospects_by_cell)
        yield _with_share("advice-next", count, options, target)


def _with_share(key: str, count: int, options: int, target: str) -> Text:
    """How many of the next insertions help; a share says more to people than two numbers."""
    if count == 0:
        return WORDS(key.replace("advice-", "advice-no-"), target=target)
    share = "all" if count == options else "most" if 2 * count > options else "few"
    return WORDS(key, share=share, count=count, options=options, target=target)


def _heads_home(s: Table, seat: int) -> bool:
    """R25: whether a seat has all its goals and only has to return."""
    return bool(s.return_home) and int(s.left[seat]) == 0


def _target(s: Table, seat: int) -> str:
    return "home" if _heads_home(s, seat) else "goal"


def _of_turns(state: State, seat: int) -> Iterator[Text]:
    """Exactly how many turns of its own a seat then needs for a goal, if the others stand still."""
    turns = solve(state, seat, every=False, depth=DEPTH, seconds=SECONDS).turns
    if turns is not None:
        yield WORDS("advice-turns", turns=turns, target=_target(viewed(state, RECORD), seat))


def _of_denying(before: Table, after: Table, seat: int, other: int) -> Iterator[Text]:
    """Which stones another figure can no longer walk to, or can now walk to."""
    had, has = (_stones_before(s, seat, other) for s in (before, after))
    if had and not has:
        yield WORDS("advice-denies", player=other + 1, count=len(had), stones=had)
    elif has and not had:
        yield WORDS("advice-lets", player=other + 1, count=len(has), stones=has)


def _stones_before(s: Table, seat: int, other: int) -> list[int]:
    """The stones that a figure could walk to and that may be its goals, as far as one knows."""
    within = _reach(s, other)
    known = int(s.ruled_out[other]) | (0 if s.shared_goals else int(s.goals[seat]))
    return [
        stone
        for stone in range(1, int(s.stone_limit) + 1)
        if not known >> (stone - 1) & 1 and _lies_on(s, stone, within)
    ]


def _with_goals(key: str, s: Table, seat: int, goals: list[int]) -> Text:
    last = len(goals) >= s.left[seat] and not s.return_home
    return WORDS(f"{key}-last" if last else key, count=len(goals), stones=goals)


def _reach(s: Table, seat: int) -> int:
    """The cells that a figure can walk to, as bits."""
    return number_of(reachable(s, int(s.figures[seat])))


def _cells(cells: Cells) -> Cells:
    """A set that a kernel has returned, for another kernel.

    Its words come back as Python's numbers, which are signed when they go in again: cell 63 would
    not fit.
    """
    return tuple(np.uint64(word) for word in cells)


def _lies_on(s: Table, stone: int, cells: int) -> bool:
    place = int(s.stones[stone - 1])
    return place < CELLS and bool(cells >> place & 1)
