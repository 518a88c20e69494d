"""Whoever cannot place any more is out until the scoring (A2, A3, A10, A11)."""

from __future__ import annotations

import pytest

import spieltisch
from gluex.table import GAME, LANE, chip, play, position, refused, targets
from spieltisch.engine.errors import OutOfTurn

#: Yellow's 6 on the start is blocked by green, and the start is full: yellow is stuck.
STUCK = "1  Y6 g1 .  .  .  .  .  g2"


def stuck(drawing: str = STUCK) -> spieltisch.Match:
    return position(drawing, "3/4 2/5", board=LANE, covered="y1", turn=1)


def test_A11_exclusion_is_tested_when_the_turn_comes() -> None:
    match = stuck()
    assert match.position()["excluded"] == []
    assert targets(match) == {"c1", "f1", "h1"}
    play(match, "5 c1")
    assert match.position()["excluded"] == [0]


def test_A2_the_others_go_on() -> None:
    match = stuck()
    play(match, "5 c1")
    assert match.actors == (1,)
    match.play(match.legal()[0])
    assert match.actors == (1,)


def test_A10_an_excluded_player_does_not_act() -> None:
    match = play(stuck(), "5 c1")
    assert match.legal(0) == []
    with pytest.raises(OutOfTurn):
        match.play("3 d1", 0)
    answer = match.explain("3 d1", 0)
    assert (answer.legal, answer.rule) == (False, "A10")


def test_A10_the_chips_of_an_excluded_player_count_at_the_end() -> None:
    match = play(stuck(), "5 c1")
    while not match.over:
        match.play(match.legal()[0])
    assert match.result.breakdown["rooms"][0]["pips"] == [6, 0]
    assert match.result.points[0] == 4


def test_A10_the_chips_of_an_excluded_player_block_and_can_be_covered() -> None:
    match = stuck("1  Y6 g1 .  g2 y6 .  .  g3")
    assert targets(match) == {"b1", "c1", "e1", "h1"}
    assert "e1" in refused(match, "2 f1", "P3")
    play(match, "2 e1")
    assert match.position()["excluded"] == [0]
    assert chip(match, "e1") == "G2"


def test_A10_unplaced_chips_are_dead() -> None:
    match = play(stuck(), "5 c1")
    left = match.scene()["table"]["left"][0]
    while not match.over:
        match.play(match.legal()[0])
    assert match.scene()["table"]["left"][0] == left
    assert sum(left.values()) == 22


def test_A10_the_start_of_an_excluded_player_stays_protected() -> None:
    match = play(stuck(), "5 c1")
    assert "a1" not in targets(match)
    refused(match, f"{match.legal()[0][0]} a1", "P6")


def test_A11_nobody_is_excluded_while_the_option_is_left() -> None:
    match = position("1  y6 g1 .  .  .  .  y6 g2", "3/4 2/5", board=LANE, turn=1)
    play(match, "5 c1")
    assert match.position()["excluded"] == []
    assert match.actors == (0,)
    assert targets(match) == {"a1"}


def test_A11_several_are_excluded_one_after_the_other() -> None:
    match = position(
        "1  Y6 R6 .  .  g6 .  .  g2",
        "3/4 2/5 1/6",
        players=3,
        board="A1 .3 .  .  .  .  .  B2\nmiddle: A",
        covered="y1 r1",
        turn=1,
    )
    play(match, "5 f1")
    assert match.position()["excluded"] == [0, 2]
    assert match.actors == (1,)


def test_A3_everybody_who_is_not_excluded_has_equally_many_turns() -> None:
    for seed in range(20):
        match = GAME.new(3, seed)
        counts = [0, 0, 0]
        while not match.over:
            seat = match.actors[0]
            counts[seat] += 1
            match.play(match.legal(seat)[0], seat)
        excluded = match.position()["excluded"]
        assert {n for seat, n in enumerate(counts) if seat not in excluded} <= {24}
        assert all(counts[seat] < 24 for seat in excluded)
