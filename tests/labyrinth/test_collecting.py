"""R13-R16: who collects which stones, and what everybody knows about it."""

from __future__ import annotations

from labyrinth.table import OPEN, begin, collected, not_set_up, play, position, stones
from spieltisch.games.labyrinth import GAME


def test_a_stone_is_collected_at_the_end_of_the_turn() -> None:
    match = play(begin(OPEN), "E3:NS")
    assert collected(match) == [[], []]
    play(match, "b1")
    assert collected(match) == [[1], []]
    assert "1" not in stones(match)
    assert match.result.points == (1.0, 0.0)


def test_passing_over_a_stone_collects_nothing() -> None:
    match = play(begin(OPEN), "E3:NS", "c1")
    assert collected(match) == [[], []]


def test_a_foreign_stone_stays() -> None:
    match = play(begin(OPEN), "E1:NS", "b3")
    assert collected(match) == [[], []]
    assert stones(match)["3"] == "b3"


def test_R14_all_own_stones_underfoot_are_collected_at_once() -> None:
    match = begin(OPEN.replace("stones: 1=b1 2=b2", "stones: 1=b2 2=b2"))
    play(match, "E1:NS", "b2")
    assert collected(match)[0] == [1, 2]
    assert match.over


def test_R15_a_wrapped_non_mover_collects_too() -> None:
    """Player 2 is carried onto the inserted tile, which has their stone 4 on it."""
    match = begin(OPEN.replace("starts: a1 c3", "starts: a1 b3"))
    play(match, "N2:NS", "stay")
    assert collected(match) == [[], [4]]


def test_R15_a_non_mover_collects_after_the_second_push_too() -> None:
    drawing = "┼┼┼\n┼┼┼\nfree: □\nstarts: a2 c1\nstones: 1=a1 2=c1 3=a2\ngoals: 1 | 2 3"
    match = position(
        drawing,
        turns=2,
        forbidden="S1",
        figures=["a2", "b1"],
        stones={"1": "a1", "2": "c1", "3": "a2"},
    )
    play(match, "W1:-", "stay")  # nobody on c1: one push, stone 2 falls out
    assert collected(match) == [[], []]
    match = position(drawing, figures=["c1", "b1"])
    play(match, "W1:-", "stay")  # the tile with stone 2 goes in again, b1 is carried onto it
    assert collected(match) == [[], [2]]


def test_R15_who_stands_on_an_own_stone_from_the_start_collects_it() -> None:
    match = begin(OPEN.replace("starts: a1 c3", "starts: a1 b3"))
    play(match, "N1:NS", "stay")
    assert collected(match) == [[], [3]]


def test_R13_goals_are_disjoint_and_of_equal_size() -> None:
    for players in GAME.players:
        goals = GAME.new(players, 3).position()["goals"]
        assert {len(g) for g in goals} == {24 // players}
        assert len({stone for g in goals for stone in g}) == players * (24 // players)


def test_R13_unequal_sets_can_be_given() -> None:
    assert begin(OPEN.replace("goals: 1 2 | 3 4", "goals: 1 2 3 | 4")).position()["goals"] == [
        *([1, 2, 3], [4])
    ]


def test_R13_shared_goals_need_the_option() -> None:
    drawing = OPEN.replace("goals: 1 2 | 3 4", "goals: 1 2 | 2 4")
    not_set_up("goal-shared", board=drawing)
    begin(drawing, shared_goals=True)


def test_R13_all_who_stand_on_a_shared_stone_are_credited() -> None:
    drawing = OPEN.replace("goals: 1 2 | 3 4", "goals: 1 2 | 2 4").replace("a1 c3", "a1 b2")
    match = play(begin(drawing, shared_goals=True), "E1:NS", "b2")
    assert collected(match) == [[2], [2]]
    assert "2" not in stones(match)


def test_R13_a_shared_stone_that_is_gone_can_be_collected_by_nobody_else() -> None:
    drawing = OPEN.replace("goals: 1 2 | 3 4", "goals: 1 2 | 2 4")
    match = play(begin(drawing, shared_goals=True), "E1:NS", "b2")
    assert match.position()["goals"] == [[1], [2, 4]]
    assert match.scene(1)["table"]["left"] == [1, 2]


def test_R16_numbers_and_collected_stones_are_public_goals_are_not() -> None:
    match = play(begin(OPEN), "E3:NS", "b1")
    for viewer, own in ((0, [2]), (1, [3, 4]), (None, None)):
        table = match.scene(viewer)["table"]
        assert table["goals"] == own
        assert table["left"] == [1, 2]
        assert table["collected"] == [[1], []]
    assert match.scene(0)["table"]["all_goals"] == [[2], None]


def test_R16_a_stone_left_lying_is_known_to_be_no_goal() -> None:
    match = play(begin(OPEN), "E1:NS", "b3")
    assert match.position()["ruled_out"] == [[3], []]
    assert match.scene(1)["table"]["ruled_out"] == [[3], []]
