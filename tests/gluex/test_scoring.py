"""Scoring: rooms, ties, two players, the middle room (A12-A17), and the rulebook's examples."""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch
from gluex.table import GAME, position, room

#: Two rooms next to each other and a corridor for the rest, as in the rulebook's pictures.
TWO_ROOMS = """
    A A A . B B
    A A . . B B
    . . . . . .
    .1 .2 .3 .4 . .
    middle: A
"""

PLAYERS = {"yellow": 0, "green": 1, "red": 2, "purple": 3}


def scored(drawing: str, players: int = 4, **fields: Any) -> spieltisch.Match:
    """A position with the four starts in the corridor; it is anybody's turn."""
    hands = " ".join(["1/6"] * players)
    fields.setdefault("board", TWO_ROOMS)
    return position(drawing, hands, players, **fields)


def test_the_first_example_of_the_rulebook() -> None:
    """Left: yellow 10, green 9, red 4. Right: purple 12, green 5, yellow 4."""
    match = scored("""
        1  y6 g5 r4 .  p6 g5
        2  y4 g4 .  .  p6 y4
        3  .  r5 r2 .  p5 .
        4  y2 g2 r2 p2 .  .
    """)
    left, right = room(match, "A"), room(match, "B")
    assert left["pips"] == [10, 9, 4, 0]
    assert left["places"] == [1, 2, 3, None]
    assert left["points"] == [4, 2, 0, 0]
    assert right["pips"] == [4, 5, 0, 12]
    assert right["places"] == [3, 2, None, 1]
    assert right["points"] == [0, 2, 0, 4]


def test_the_second_example_of_the_rulebook() -> None:
    """Left: red and purple 10, yellow 6. Right: green 9, purple and yellow 4."""
    match = scored("""
        1  r6 r4 y6 .  g6 g3
        2  p5 p5 .  .  p4 y4
        3  .  .  y2 g5 .  r5
        4  y2 g2 r2 p2 .  .
    """)
    left, right = room(match, "A"), room(match, "B")
    assert left["pips"] == [6, 0, 10, 10]
    assert left["places"] == [2, None, 1, 1]
    assert left["points"] == [0, 0, 4, 4]
    assert right["pips"] == [4, 9, 0, 4]
    assert right["places"] == [2, 1, None, 2]
    assert right["points"] == [2, 4, 0, 2]


#: Every square holds two chips, so nobody can place any more.
ELEVEN_ROOMS = """
    A A B B C C
    D D E E G G
    H H I I J J
    K K . F F F
    .1 . . . . .2
    .4 . . . . .3
    middle: F
"""

TIE = """
    1  Y6 R5 Y6 P5 Y5 P2
    2  G6 P3 G6 Y4 G5 R2
    3  R6 P1 P6 G3 P6 R4
    4  P6 G2 Y1 G5 G4 R3
    5  Y3 Y2 Y3 Y4 R1 G1
    6  P4 R2 R4 G2 P3 R6
"""


def tied(drawing: str = TIE) -> spieltisch.Match:
    return position(
        drawing,
        "1/6 1/6 1/6 1/6",
        players=4,
        board=ELEVEN_ROOMS,
        bags=[[1, 2, 2]] * 4,
        excluded=[0, 1, 2, 3],
        phase="over",
    )


def test_the_tie_break_example_of_the_rulebook() -> None:
    """Green and purple lead with 20, ahead of yellow with 14 and red with 12.

    In the middle room green shows 9 pips, purple none: green wins.
    """
    match = tied()
    assert match.result.points == (14, 20, 12, 20)
    assert match.result.winners == (PLAYERS["green"],)
    assert match.result.breakdown["tie_break"] == {
        "room": "F",
        "tied": [1, 3],
        "pips": [9, 0],
        "winners": [1],
    }
    assert match.result.breakdown["points"] == [14, 20, 12, 20]
    assert len(match.result.breakdown["rooms"]) == 11


def test_A17_a_tie_in_the_middle_room_as_well_is_a_shared_win() -> None:
    """Green and purple show 5 pips each in the middle room, and 20 points each in all."""
    drawing = TIE.replace("Y1 G5 G4 R3", "Y1 G5 P5 R3").replace("Y6 P5 Y5 P2", "Y6 Y5 Y5 Y2")
    match = tied(drawing)
    assert match.result.points == (14, 20, 10, 20)
    assert match.result.winners == (PLAYERS["green"], PLAYERS["purple"])
    assert match.result.breakdown["tie_break"] == {
        "room": "F",
        "tied": [1, 3],
        "pips": [5, 5],
        "winners": [1, 3],
    }


def test_A17_only_the_tied_players_are_compared_and_may_tie_on_nothing() -> None:
    """Red alone has pips in the middle room, but fewer points than green and purple."""
    match = tied(TIE.replace("Y1 G5 G4 R3", "Y1 R5 R4 R3").replace("P6 G2", "G6 P2"))
    assert match.result.points == (14, 18, 14, 18)
    assert room(match, "F")["pips"] == [0, 0, 12, 0]
    assert match.result.breakdown["tie_break"]["pips"] == [0, 0]
    assert match.result.winners == (PLAYERS["green"], PLAYERS["purple"])


def test_A17_there_is_no_tie_break_without_a_tie() -> None:
    match = tied(TIE.replace("P6 G2 Y1", "P6 Y2 Y1"))
    assert match.result.points == (16, 18, 12, 20)
    assert match.result.winners == (PLAYERS["purple"],)
    assert match.result.breakdown["tie_break"] is None


def test_A17_nobody_has_won_while_the_game_runs() -> None:
    match = scored("4  y2 g2 r2 p2 .  .")
    assert match.result.winners == ()
    assert match.result.breakdown["tie_break"] is None


def test_A13_alone_in_a_room_is_first_and_nobody_second() -> None:
    match = scored("""
        1  y1 .  .  .  .  .
        3  .  .  .  g5 p5 r5
        4  y2 g2 r2 p2 .  .
    """)
    assert room(match, "A")["points"] == [4, 0, 0, 0]
    assert room(match, "A")["places"] == [1, None, None, None]


def test_A13_an_empty_room_gives_nothing() -> None:
    match = scored("4  y2 g2 r2 p2 .  .")
    assert room(match, "B") == {
        "room": "B",
        "pips": [0, 0, 0, 0],
        "places": [None, None, None, None],
        "points": [0, 0, 0, 0],
    }


def test_A14_all_who_tie_for_first_get_four_and_nobody_is_second() -> None:
    match = scored("""
        1  y3 g3 .  .  .  .
        2  r3 p2 .  .  .  .
        4  y2 g2 r2 p2 .  .
    """)
    assert room(match, "A")["points"] == [4, 4, 4, 0]


def test_A14_two_players_who_tie_get_four_each() -> None:
    match = scored(
        """
        1  y3 g3 .  .  .  .
        4  y2 g2 .  .  .  .
        """,
        players=2,
        board=TWO_ROOMS.replace(".3", ".").replace(".4", "."),
    )
    assert room(match, "A")["points"] == [4, 4]


def test_A15_all_who_tie_for_second_get_two() -> None:
    match = scored("""
        1  y3 g2 .  .  .  .
        2  r2 p2 .  .  .  .
        4  y2 g2 r2 p2 .  .
    """)
    assert room(match, "A")["points"] == [4, 2, 2, 2]


def test_A16_between_two_players_only_the_first_place_scores() -> None:
    match = scored(
        """
        1  y3 g2 .  .  .  .
        4  y2 g2 .  .  .  .
        """,
        players=2,
        board=TWO_ROOMS.replace(".3", ".").replace(".4", "."),
    )
    assert room(match, "A")["points"] == [4, 0]
    assert room(match, "A")["places"] == [1, 2]


def test_A16_counts_seats_and_not_who_is_still_in() -> None:
    """At a table of three with one excluded, the second place still scores."""
    match = position(
        "1  Y6 R6 .  .  g6 .  .  g2",
        "3/4 2/5 1/6",
        players=3,
        board="A1 A3 A  .  .  .  .  B2\nmiddle: A",
        covered="y1 r1",
        turn=1,
    )
    match.play("2 f1")
    assert match.position()["excluded"] == [0, 2]
    assert room(match, "A")["points"] == [4, 0, 4]
    match = position(
        "1  Y6 R3 .  .  g6 .  .  g2",
        "3/4 2/5 1/6",
        players=3,
        board="A1 A3 A  .  .  .  .  B2\nmiddle: A",
        covered="y1 r1",
        turn=1,
    )
    assert room(match, "A")["points"] == [4, 0, 2]


def test_A18_covered_chips_do_not_score() -> None:
    match = scored(
        """
        1  Y1 .  .  .  .  .
        3  .  .  r2 p2 .  .
        4  y2 g2 r2 p2 .  .
        """,
        covered="g6",
    )
    assert room(match, "A")["pips"] == [1, 0, 0, 0]


def test_A12_the_start_chip_scores_in_its_room() -> None:
    board = TWO_ROOMS.replace(".1 ", ".  ").replace("A A A . B B", "A1 A A . B B")
    match = scored(
        """
        1  y5 .  .  .  .  .
        4  .  g2 r2 p2 .  .
        """,
        board=board,
    )
    assert room(match, "A")["points"] == [4, 0, 0, 0]


def test_corridors_score_nothing() -> None:
    match = scored("4  y2 g2 r2 p2 .  .")
    assert match.result.points == (0, 0, 0, 0)


@pytest.mark.parametrize("players", GAME.players)
def test_the_points_are_the_sum_over_the_rooms(players: int) -> None:
    match = GAME.new(players, 21)
    while not match.over:
        seat = match.actors[0]
        match.play(match.legal(seat)[-1], seat)
        outcome = match.result
        assert list(outcome.points) == outcome.breakdown["points"]
        for seat, points in enumerate(outcome.points):
            assert points == sum(room["points"][seat] for room in outcome.breakdown["rooms"])
