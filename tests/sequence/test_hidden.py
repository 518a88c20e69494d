"""S18: what everybody sees, and what only its owner does."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import spieltisch
from sequence.table import DEAD_2S, GAME, play, position
from spieltisch.engine.errors import HiddenUntilTheEnd
from spieltisch.engine.records import viewed

SPECTATOR = -1
#: What a viewer must not know, by field of the record.
SECRET = {"hands", "deck", "generator"}


def masked(match: spieltisch.Match, viewer: int) -> Any:
    state = match.state
    GAME.kernels.mask(state, viewer)
    return viewed(state, GAME.record)


def played(players: int, seed: int, plies: int, **options: Any) -> spieltisch.Match:
    match = GAME.new(players, seed, **options)
    for _ in range(plies):
        seat = match.actors[0]
        match.play(match.legal(seat)[-1], seat)
    return match


@pytest.mark.parametrize("players", GAME.players)
def test_S18_mask_hides_hands_deck_and_chance(players: int) -> None:
    match = played(players, 3, 2 * players)
    before = viewed(match.state, GAME.record)
    for viewer in (SPECTATOR, *range(players)):
        after = masked(match, viewer)
        for seat in range(players):
            hand = before["hands"][seat] if seat == viewer else np.zeros(2)
            assert (after["hands"][seat] == hand).all()
        assert (after["deck"] == 255).all()
        assert (after["generator"] == 0).all()


@pytest.mark.parametrize("players", GAME.players)
def test_S18_mask_leaves_everything_else(players: int) -> None:
    match = played(players, 4, 3 * players, draw="manual")
    before = viewed(match.state, GAME.record)
    for viewer in (SPECTATOR, *range(players)):
        after = masked(match, viewer)
        for field in set(GAME.record.names or ()) - SECRET:
            assert np.array_equal(after[field], before[field]), field


def test_S18_two_tables_that_differ_only_in_hidden_cards_look_the_same() -> None:
    rest = "KD QD TD 9D"
    one = position(hands="2S 3S | 5H 6H | 9C 8C", players=3, deck=rest)
    other = position(hands="2S 3S | 9C 8C | 6H 5H", players=3, deck="9D TD QD KD", generator="7")
    assert one.scene(0) == other.scene(0)
    assert one.scene(None) == other.scene(None)
    assert one.scene(1) != other.scene(1)


def test_S18_a_seat_sees_its_own_hand_only() -> None:
    match = position(hands="2S 3S | 5H 6H | 9C 8C", players=3)
    for seat, own in enumerate((["2S", "3S"], ["5H", "6H"], ["8C", "9C"])):
        table = match.scene(seat)["table"]
        assert table["hand"] == own
        assert [view is not None for view in table["hands"]] == [s == seat for s in range(3)]


def test_S18_partners_hide_their_hands_from_each_other() -> None:
    match = position(hands="2S | 5H | 9C | KD", players=4)
    assert match.scene(0)["table"]["hands"] == [["2S"], None, None, None]


def test_S18_a_spectator_sees_no_hand() -> None:
    table = position(hands="2S | 5H").scene()["table"]
    assert table["hands"] == [None, None]
    assert table["hand"] is None


def test_S18_played_and_swapped_cards_are_public() -> None:
    match = position(DEAD_2S, "2S 3S | 9C", discards="")
    play(match, "2S dead", "3S c1", "9C a5")
    for viewer in (None, 0, 1):
        table = match.scene(viewer)["table"]
        assert table["discards"] == ["2S", "3S", "9C"]
        assert table["tops"] == ["3S", "9C"]


def test_S18_sizes_of_hands_and_deck_are_public() -> None:
    match = position(hands="2S 3S | 9C")
    for viewer in (None, 0, 1):
        table = match.scene(viewer)["table"]
        assert table["hand_sizes"] == [2, 1]
        assert table["deck"] == 101


def test_S18_no_scene_holds_the_deck() -> None:
    scene = position(hands="2S | 9C").scene(0)["table"]
    assert isinstance(scene["deck"], int)
    assert "generator" not in scene


def test_S18_all_hands_are_shown_when_the_match_is_over() -> None:
    match = position(hands="JS | JH")
    with pytest.raises(HiddenUntilTheEnd):
        match.scene_at(0, "all")
    play(match, "pass", "pass")
    assert match.scene_at(2, "all")["table"]["hands"] == [["JS"], ["JH"]]


def test_S18_a_guess_fits_what_the_viewer_sees() -> None:
    """The viewer's hand, sizes and all public facts stay; every card is somewhere."""
    for players in GAME.players:
        match = played(players, 8, 2 * players)
        for viewer in (SPECTATOR, 0, players - 1):
            for seed in range(5):
                state = match.state
                GAME.kernels.mask(state, viewer)
                view = state.copy()
                GAME.kernels.guess(state, viewer, np.uint64(seed))
                world = GAME.write_position(state)
                in_hands = [card for hand in world["hands"] for card in hand]
                assert len(in_hands + world["deck"] + world["discards"]) == 104
                again = state.copy()
                GAME.kernels.mask(again, viewer)
                assert again.tobytes() == view.tobytes()
                sizes = [len(hand) for hand in world["hands"]]
                assert sizes == [len(hand) for hand in match.position()["hands"]]


def test_S18_a_card_that_was_never_reshuffled_is_not_guessed_into_the_deck() -> None:
    """After a reshuffle everybody knows that old hands hold none of the recycled cards."""
    match = position(hands="2S 3S | 9C 8C", deck="")
    play(match, "2S b1")
    assert match.position()["recycled"].count("9C") == 1
    for seed in range(30):
        state = match.state
        GAME.kernels.mask(state, 0)
        GAME.kernels.guess(state, 0, np.uint64(seed))
        world = GAME.write_position(state)
        assert sorted(world["hands"][1]) == ["8C", "9C"]
