"""When the game is over: everything placed, nobody can place, or the last chip kept (A1, A2)."""

from __future__ import annotations

import pytest

from gluex.table import GAME, LANE, finished, play, position, refused
from spieltisch.engine.errors import HiddenUntilTheEnd, MatchIsOver


@pytest.mark.parametrize("players", GAME.players)
def test_A1_everybody_places_all_24_chips(players: int) -> None:
    match = finished(players, 4)
    assert len(match.log) == 24 * players
    assert match.position()["hands"] == [None] * players
    assert match.position()["bags"] == [[0, 0, 0]] * players
    assert match.result.breakdown["end"] == "placed"


@pytest.mark.parametrize("players", GAME.players)
def test_A1_with_the_last_chip_kept_everybody_places_23(players: int) -> None:
    match = finished(players, 4, last_chip="kept")
    assert len(match.log) == 23 * players
    assert None not in match.position()["hands"]
    assert match.position()["bags"] == [[0, 0, 0]] * players
    assert match.result.breakdown["end"] == "kept"


def test_A1_with_the_last_chip_kept_the_round_is_played_to_its_end() -> None:
    """The start player's bag is empty first; the others still draw."""
    match = GAME.new(3, 7, last_chip="kept")
    while not match.over:
        seat = match.actors[0]
        empty = [not any(bag) for bag in match.position()["bags"]]
        assert not all(empty)
        match.play(match.legal(seat)[0], seat)


def test_A1_who_has_placed_everything_is_finished_not_excluded() -> None:
    match = GAME.new(2, 9)
    while match.position()["hands"] != [None, None] and None not in match.position()["hands"]:
        seat = match.actors[0]
        match.play(match.legal(seat)[0], seat)
    done = match.position()["hands"].index(None)
    assert match.scene()["table"]["finished"] == [done]
    assert match.scene()["table"]["excluded"] == []
    assert match.actors == (1 - done,)
    answer = match.explain("6 a1", done)
    assert (answer.legal, answer.rule) == (False, "A1")
    assert str(answer) == "A1: you have placed all your chips."


#: All squares but one are full; green is about to fill the last one.
NEARLY_FULL = "A1 .  .\n.  . .2\nmiddle: A"


def test_A1_the_game_is_over_when_nobody_can_place() -> None:
    match = position(
        """
        1  Y6 Y6 G6
        2  Y6 g1 G1
        """,
        "3/4 2/5",
        board=NEARLY_FULL,
        covered="y1 y1 y4 g5 g5",
        turn=1,
    )
    assert match.legal() == ["2 b2", "5 b2"]
    play(match, "5 b2")
    assert match.over
    assert match.position()["excluded"] == [0, 1]
    assert match.position()["phase"] == "over"
    assert match.result.breakdown["end"] == "stuck"


def test_A2_an_excluded_players_bag_does_not_keep_the_game_going() -> None:
    """With the last chip kept: yellow is out with a full bag, green has drawn everything."""
    match = GAME.new(2, 3, board=LANE, last_chip="kept")
    while not match.over:
        seat = match.actors[0]
        match.play(match.legal(seat)[-1], seat)
    left = [sum(n.values()) for n in match.scene()["table"]["left"]]
    excluded = match.position()["excluded"]
    assert all(left[seat] > 1 for seat in excluded)
    assert all(left[seat] == 1 for seat in {0, 1} - set(excluded))


def test_nothing_is_played_after_the_end() -> None:
    match = finished()
    assert match.actors == ()
    assert match.legal() == []
    assert match.legal(0) == []
    with pytest.raises(MatchIsOver):
        match.play("6 a1", 0)
    answer = match.explain("6 a1", 0)
    assert (answer.legal, str(answer)) == (False, "The game is over.")


def test_all_hands_are_shown_when_the_match_is_over() -> None:
    match = finished(last_chip="kept")
    with pytest.raises(HiddenUntilTheEnd):
        GAME.new(2, 1).scene_at(0, "all")
    assert match.scene_at(len(match.log), "all")["table"]["hands"] == match.position()["hands"]
    assert match.scene(0)["table"]["hands"][1] is None


def test_winners_are_named_only_at_the_end() -> None:
    match = GAME.new(2, 12)
    while not match.over:
        assert match.result.winners == ()
        seat = match.actors[0]
        match.play(match.legal(seat)[0], seat)
    assert match.result.winners


def test_a_moderator_has_nothing_to_do() -> None:
    match = GAME.new(2, 1)
    assert match.legal("moderator") == []
    answer = match.explain("start 6", "moderator")
    assert (answer.legal, str(answer)) == (False, "Only the players place chips.")


def test_A9_a_player_who_can_place_must() -> None:
    match = position("1  y6 g5 .  .  .  .  y6 g1", "1/6 2/5", board=LANE)
    assert match.actors == (0,)
    refused(match, "6 c1", "P1")
    play(match, "1 a1")
    assert match.actors == (1,)
