"""Setting up: boards, starts, start sides chosen by all at once (A7, A12, A19-A21)."""

from __future__ import annotations

from collections import Counter

import pytest

from gluex.table import GAME, LANE, begun, chip, play, position, refused, targets
from spieltisch.engine.errors import BadPlayers, BadSeat, OutOfTurn


@pytest.mark.parametrize("players", [0, 1, 5, "2"])
def test_two_to_four_can_play(players: int) -> None:
    with pytest.raises(BadPlayers):
        GAME.new(players)


@pytest.mark.parametrize("players", GAME.players)
def test_everybody_has_eight_chips_of_each_type(players: int) -> None:
    position = GAME.new(players, 3).position()
    for hand, bag in zip(position["hands"], position["bags"], strict=True):
        bag[("1/6", "2/5", "3/4").index(hand)] += 1
        assert bag == [8, 8, 8]


@pytest.mark.parametrize("players", GAME.players)
def test_A20_all_choose_at_the_same_time(players: int) -> None:
    match = GAME.new(players, 5)
    assert match.actors == tuple(range(players))
    assert match.scene()["table"]["chips"] == []
    for seat in reversed(range(players)):
        assert match.actors == tuple(range(seat + 1))
        low, high = match.position()["hands"][seat].split("/")
        assert match.legal(seat) == [f"start {low}", f"start {high}"]
        match.play(f"start {low}", seat)
    assert len(match.actors) == 1


def test_A20_a_seat_must_be_named_while_several_choose() -> None:
    with pytest.raises(BadSeat):
        GAME.new(2, 1).play("start 6")


def test_A20_the_order_of_choosing_does_not_matter() -> None:
    one, other = GAME.new(2, 8), GAME.new(2, 8)
    sides = [one.legal(seat)[0] for seat in (0, 1)]
    play(one, f"0: {sides[0]}", f"1: {sides[1]}")
    play(other, f"1: {sides[1]}", f"0: {sides[0]}")
    assert one.state.tobytes() == other.state.tobytes()


def test_A20_hands_are_drawn_after_all_have_chosen() -> None:
    match = position(hands="1/6 2/5", phase="choose", generator="9")
    play(match, "0: start 6")
    before = match.position()
    assert before["hands"] == ["1/6", "2/5"]
    assert before["sides"] == [6, None]
    play(match, "1: start 2")
    after = match.position()
    assert (chip(match, "a9"), chip(match, "m1")) == ("y6", "g2")
    assert [sum(bag) for bag in after["bags"]] == [22, 22]
    assert after["sides"] == [None, None]
    assert None not in after["hands"]


def test_A20_the_start_player_is_drawn_last_and_by_chance() -> None:
    firsts = Counter(begun(4, seed).position()["first"] for seed in range(200))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 25
    match = begun(4, 3)
    assert match.actors == (match.position()["first"],)


def test_A20_a_side_is_chosen_once() -> None:
    match = play(position(hands="1/6 2/5", phase="choose"), "0: start 6")
    with pytest.raises(OutOfTurn):
        match.play("start 1", 0)
    answer = match.explain("start 1", 0)
    assert (answer.legal, answer.rule) == (False, "A20")


def test_A20_nothing_is_placed_before_all_have_chosen() -> None:
    match = position(hands="1/6 2/5", phase="choose")
    assert "start" in refused(match, "6 a9", "A20", 0)


def test_A20_only_the_sides_of_the_start_chip_can_be_chosen() -> None:
    match = position(hands="1/6 2/5", phase="choose")
    assert refused(match, "start 2", None, 0) == "Your start chip shows 1 or 6, not 2."


def test_A20_start_sides_are_not_chosen_later() -> None:
    assert "5 c4" in refused(begun(), "start 6", "A20")


@pytest.mark.parametrize(
    ("players", "starts"),
    [(2, ["a9", "m1"]), (3, ["a1", "o8", "a15"]), (4, ["a1", "o1", "o15", "a15"])],
)
def test_A21_seats_start_clockwise_round_the_board(players: int, starts: list[str]) -> None:
    match = begun(players)
    assert match.scene()["table"]["starts"] == starts
    for start, letter in zip(starts, "ygrp", strict=False):
        assert chip(match, start)[0] == letter


def test_A21_turns_go_round_in_the_order_of_the_seats() -> None:
    match = begun(4, 11)
    for _ in range(9):
        seat = match.actors[0]
        match.play(match.legal()[0])
        assert match.actors == ((seat + 1) % 4,)


def test_A12_the_start_chip_counts_in_its_room() -> None:
    match = begun(2, 2)
    start = int(chip(match, "a9")[1])
    pips = {r["room"]: r["pips"] for r in match.result.breakdown["rooms"]}
    assert pips["G"] == [start, 0]
    assert match.result.points == (4, 4)


def test_A7_the_marker_is_no_layer() -> None:
    """Start chip and one more on top are two chips, so the second one may be placed."""
    match = begun()
    start = "a9" if match.actors == (0,) else "m1"
    assert start in targets(match)


def test_A19_a_corner_that_nobody_starts_on_is_an_ordinary_square() -> None:
    match = position(
        """
        1  .  .  .  .  .  .  g6 .  .  .  .  .  g3
        9  y4 .  .  .  .  .  y6 .  .  .  .  .  .
        """,
        "1/6 2/5",
    )
    assert "m9" in targets(match)
    play(match, "6 m9", "5 a1")
    assert (chip(match, "m9"), chip(match, "a1")) == ("y6", "g5")


def test_boards_are_the_printed_sides() -> None:
    small, large = (begun(players).scene()["table"] for players in (2, 4))
    assert (len(small["layout"]), len(small["layout"][0])) == (9, 13)
    assert (len(large["layout"]), len(large["layout"][0])) == (15, 15)
    assert [len({*"".join(t["layout"])} - {"."}) for t in (small, large)] == [9, 11]
    for table in (small, large):
        assert "".join(table["layout"]).count(table["middle"]) == 9
        shape = ["".join(" #"[sign == "."] for sign in row) for row in table["layout"]]
        assert shape == shape[::-1] == [row[::-1] for row in shape]


def test_a_drawn_board_is_played_at_once() -> None:
    match = GAME.new(2, 4, board=LANE)
    assert match.scene()["table"]["layout"] == ["A......B"]
    assert match.scene()["table"]["starts"] == ["a1", "h1"]
