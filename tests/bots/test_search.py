"""The search: what it finds, how it counts, and what it keeps from move to move."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import spieltisch
from bots.twins import played
from spieltisch.bots.search import Candidate, Search, Settings, search, thinking
from spieltisch.bots.search.leaves import share_out
from spieltisch.bots.search.tree import NONE, ROOT, add, children, find, lead, plant, transplant
from spieltisch.bots.sight import Sight

SEARCHES = [
    Settings(),
    Settings(best=4),
    Settings(guided=4),
    Settings(random=1000),
    Settings(trust=0.0),
    Settings(spread=0.0, doubt=0.1),
]


def sight_of(name: str, players: int = 2) -> Sight:
    """What the seat to move sees after a few moves."""
    match = played(spieltisch.game(name), players, seed=1, plies=8)
    return Sight.of(match, match.actors[0])


def visits(candidates: list[Candidate]) -> int:
    return sum(candidate.visits for candidate in candidates)


@pytest.mark.parametrize("budget", [{"seconds": 600.0}, {"iterations": 900_000_000}])
def test_a_search_that_is_stopped_finds_an_end(budget: dict[str, Any]) -> None:
    search = Search(Settings(), seed=1)
    with ThreadPoolExecutor(1) as pool:
        thinking = pool.submit(search.think, sight_of("gluex"), **budget)
        while search._threads[0].size == 1:
            assert not thinking.done()
        search.stop()
        assert visits(thinking.result()) > 0


@pytest.mark.parametrize("settings", SEARCHES)
@pytest.mark.parametrize(
    ("name", "players"), [("sequence", 3), ("labyrinth", 2), ("gluex", 3), ("glow", 1)]
)
def test_all_legal_moves_are_considered_and_every_iteration_counts(
    name: str, players: int, settings: Settings
) -> None:
    match = played(spieltisch.game(name), players, seed=2, plies=9)
    sight = Sight.of(match, match.actors[0])
    candidates = Search(settings, seed=1).think(sight, iterations=120)
    assert sorted(c.action for c in candidates) == sorted(sight.actions.tolist())
    assert visits(candidates) == (120 if len(candidates) > 1 else 0)
    assert all(0 <= c.worth <= 1 for c in candidates)
    assert [c.visits for c in candidates] == sorted((c.visits for c in candidates), reverse=True)


def test_the_same_seed_finds_the_same_and_another_does_not() -> None:
    sight = sight_of("sequence")
    think = [Search(Settings(), seed).think(sight, iterations=300) for seed in (1, 1, 2)]
    assert think[0] == think[1] != think[2]


def test_threads_share_the_iterations_of_one_tree() -> None:
    sight = sight_of("gluex")
    bot = Search(Settings(curiosity=99.0, trust=0.0), seed=1, threads=3)  # nothing is settled early
    candidates = bot.think(sight, iterations=3000)
    # What two of them write at the same moment counts once; that is rare.
    assert 2800 <= visits(candidates) <= 3000
    parts = [(thread.size, thread.end) for thread in bot._threads]
    assert all(size <= end for size, end in parts)
    assert visits(bot.think(sight, iterations=3000)) > 5600  # it grows on


def test_threads_keep_the_tree_from_move_to_move() -> None:
    match = played(spieltisch.game("gluex"), 2, seed=1, plies=8)
    bot = Search(Settings(), seed=1, threads=2)
    for _ in range(2):
        seat = match.actors[0]
        match.act(bot.think(Sight.of(match, seat), iterations=4000)[0].action, seat)
    first, *others = bot._threads
    bot.think(Sight.of(match, match.actors[0]), iterations=2)
    assert visits(bot.think(Sight.of(match, match.actors[0]), iterations=2)) > 4
    assert first.size < first.end <= others[0].size


def test_a_search_by_time_ends() -> None:
    sight = sight_of("sequence")
    assert visits(Search(Settings(), seed=1).think(sight, seconds=0.05)) > 0


def test_the_tree_is_kept_from_move_to_move_and_dropped_after_an_undo() -> None:
    game = spieltisch.game("sequence")
    match = game.new(players=2, seed=7)
    bot = Search(Settings(), seed=1)
    seat = match.actors[0]
    best = bot.think(Sight.of(match, seat), iterations=3000)[0]
    match.act(best.action, seat)
    reply = match.legal()[0]
    match.play(reply)
    further = visits(bot.think(Sight.of(match, seat), iterations=1))
    fresh = visits(Search(Settings(), seed=1).think(Sight.of(match, seat), iterations=1))
    assert (fresh, further > 1) == (1, True)
    match.undo()
    match.undo()
    assert visits(bot.think(Sight.of(match, seat), iterations=1)) == 1


def chosen(worths: list[float], tries: list[int], spread: float) -> int:
    """Which of the moves is tried next, all of them as likely beforehand, when so much is known."""
    tree = plant(len(worths) + 1)
    for k, (worth, visits_there) in enumerate(zip(worths, tries, strict=True)):
        add(tree, k + 1, ROOT, 0, k, 1 / len(worths))
        tree[k + 1].visits, tree[k + 1].reward = visits_there, worth * visits_there
        tree[k + 1].chances = sum(tries)
    nodes = np.arange(1, len(worths) + 1, dtype=np.int32)
    return thinking._choose(tree, nodes, len(worths), 1.0, spread, 0.0) - 1


def test_what_moves_are_worth_is_seen_by_the_differences_in_their_position() -> None:
    # The second is better by 1 %: little, but here no moves differ by more.
    assert chosen([0.50, 0.51], [40, 60], spread=0.0) == 0
    assert chosen([0.50, 0.51], [40, 60], spread=0.05) == 1
    # A third one that loses makes the two alike: it is the lesser known of them that is tried.
    assert chosen([0.50, 0.51, 0.0], [40, 60, 10], spread=0.05) == 0


def test_where_all_moves_are_worth_the_same_the_least_tried_comes_next() -> None:
    for spread in (0.0, 0.05):
        assert chosen([0.5, 0.5, 0.5], [7, 3, 5], spread) == 1
        assert chosen([0.5, 0.5, 0.5], [7, 3, 0], spread) == 2


def test_a_tree_that_is_full_is_searched_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "ROOM", 60)
    sight = sight_of("sequence")
    assert visits(Search(Settings(), seed=1).think(sight, iterations=400)) == 400


@pytest.mark.parametrize(
    ("winners", "players", "shares"),
    [
        (0b01, 2, [1.0, 0.0]),
        (0b00, 2, [0.5, 0.5]),
        (0b11, 2, [0.5, 0.5]),  # a win shared by all is worth as much as a draw
        (0b0101, 4, [1.0, 0.0, 1.0, 0.0]),  # a team
        (0b1, 1, [1.0]),
        (0b0, 1, [0.0]),  # a solo game has no draws: the automa has won
    ],
)
def test_what_a_result_is_worth(winners: int, players: int, shares: list[float]) -> None:
    out = np.zeros(16)
    share_out(winners, players, out)
    assert out[:players].tolist() == shares


def test_the_lead_counts_only_what_the_seat_may_really_play() -> None:
    tree = plant(10)
    visited = {(0, 5): 9, (0, 6): 4, (0, 7): 30, (1, 8): 50}  # 7 is not legal, 8 another seat's
    for node, ((seat, action), visits) in enumerate(visited.items(), 1):
        add(tree, node, ROOT, seat, action, 0.25)
        tree["visits"][node] = visits
    assert lead(tree, 0, np.array([4, 5, 6, 8], np.int32)) == 5
    assert lead(tree, 0, np.array([4, 5], np.int32)) == 9
    assert lead(tree, 1, np.array([4, 5], np.int32)) == 0


def test_of_two_nodes_for_one_move_the_search_keeps_the_one_that_it_goes_on_with() -> None:
    # Two threads have added 0:5 at the same moment; the search goes on with the last in the row.
    #        root
    #     /    |    \
    #  0:5    0:6    0:5
    #         /  \    |
    #      1:7   1:7  1:8
    tree = plant(10)
    for node, (parent, seat, action) in enumerate(
        [(ROOT, 0, 5), (ROOT, 0, 6), (ROOT, 0, 5), (1, 1, 8), (2, 1, 7), (2, 1, 7)], 1
    ):
        add(tree, node, parent, seat, action, 0.5)
    assert find(tree, ROOT, 0, 5) == 1
    copy = plant(10)
    assert transplant(tree, ROOT, copy) == 7
    assert find(copy, find(copy, ROOT, 0, 5), 1, 8) != NONE
    copy["visits"][find(copy, find(copy, ROOT, 0, 6), 1, 7)] = 9
    again = plant(10)
    transplant(copy, find(copy, ROOT, 0, 6), again)
    assert again["visits"][find(again, ROOT, 1, 7)] == 9


def test_a_subtree_keeps_its_numbers_when_it_is_transplanted() -> None:
    #        root
    #       /    \
    #    0:5      0:6
    #    /  \
    # 1:7   1:8
    tree = plant(10)
    add(tree, 1, ROOT, 0, 5, 0.5)
    add(tree, 2, ROOT, 0, 6, 0.5)
    add(tree, 3, 1, 1, 7, 0.25)
    add(tree, 4, 1, 1, 8, 0.75)
    tree["visits"][3], tree["reward"][3] = 9, 4.5
    copy = plant(10)
    assert transplant(tree, find(tree, ROOT, 0, 5), copy) == 3
    numbers = np.empty(10, np.int32)
    assert children(copy, ROOT, numbers) == 2
    node = find(copy, ROOT, 1, 7)
    assert (copy["visits"][node], copy["reward"][node], copy["prior"][node]) == (9, 4.5, 0.25)
    assert find(copy, ROOT, 0, 6) == NONE
    small = plant(2)
    assert transplant(tree, find(tree, ROOT, 0, 5), small) == 2
