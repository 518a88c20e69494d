"""S14: chips never run out, unless the option `chips` sets a hard limit."""

from __future__ import annotations

from sequence.table import GAME, chips, moves, play, position, refused

FIVE_BLUE = "5  b . b . b . b . b g"


MANY_BLUE = """
       a b c d e f g h i j
    2  . b b b . b b b b .
    3  . b . b b b b . b .
    4  . b b b b . b b b .
    5  . b b . b b b b . .
    6  . . b b b b . b b .
    7  . b b b . b b b b .
    8  . b . b b b b . b .
    9  . b b b b . b b b .
"""


def test_S14_there_is_no_limit_by_default() -> None:
    assert GAME.new(2, seed=1).options["chips"] == 0
    match = position(MANY_BLUE, "2S")
    assert "".join(chips(match)).count("b") == 52 > 48
    assert "2S b1" in moves(match)


def test_S14_a_team_without_chips_cannot_place() -> None:
    match = position(FIVE_BLUE, "2S JC JS", chips=5)
    assert moves(match) == {"JS xj5"}
    assert refused(match, "2S b1", "S14") == ("S14: your team has all of its 5 chips on the board.")
    assert refused(match, "JC b1", "S14").startswith("S14: your team has all of its 5 chips")
    assert match.explain("2S b1").say("de") == "S14: Dein Team hat alle 5 Chips auf dem Brett."


def test_S14_the_last_chip_can_still_be_placed() -> None:
    match = position(FIVE_BLUE, "2S | 9C", chips=6)
    assert moves(match) == {"2S b1", "2S g9"}
    play(match, "2S b1")
    assert moves(match) == {"9C c7"}


def test_S14_the_limit_is_the_teams_not_the_players() -> None:
    match = position(FIVE_BLUE, " | | 2S", players=4, turn=2, chips=5)
    assert moves(match) == {"pass"}


def test_S14_cards_are_not_dead_for_want_of_chips() -> None:
    match = position(FIVE_BLUE, "2S", chips=5)
    assert moves(match) == {"pass"}
    assert match.explain("2S dead").rule == "S2"


def test_S14_a_removed_chip_goes_back_to_the_supply() -> None:
    match = position(FIVE_BLUE, "2S 3S | JS", turn=1, chips=5)
    play(match, "JS xa5")
    assert moves(match) >= {"2S b1", "3S c1"}


def test_S14_the_box_holds_48_of_each_colour() -> None:
    match = GAME.new(2, seed=1, chips=48)
    assert match.options["chips"] == 48
