"""A turn: lay down a card, place a chip on one of its cells, draw a card."""

from __future__ import annotations

import pytest

from sequence.reference import CELLS, CLASSIC
from sequence.table import board, chips, hand, moves, play, position, refused
from spieltisch.engine.errors import OutOfTurn

CARDS = sorted(set(CLASSIC.split()) - {"**"})


@pytest.mark.parametrize("card", CARDS)
def test_a_card_goes_to_either_of_its_two_cells(card: str) -> None:
    homes = [cell for cell, face in zip(CELLS, CLASSIC.split(), strict=True) if face == card]
    assert len(homes) == 2
    assert moves(position(hands=card)) == {f"{card} {cell}" for cell in homes}


def test_a_hand_offers_all_its_cards() -> None:
    match = position(hands="2S 5H 5H AC")
    assert moves(match) == {"2S b1", "2S g9", "5H e5", "5H i7", "AC a9", "AC f8"}


def test_the_chip_has_the_colour_of_the_team() -> None:
    match = position(hands="2S | 3S | 4S | 5S", players=4)
    play(match, "2S b1", "3S c1", "4S d1", "5S e1")
    assert chips(match) == board("1  * b g b g . . . . *")
    match = position(hands="2S | 3S | 4S | 5S", players=3 * 2, teams=3)
    play(match, "2S b1", "3S c1", "4S d1", "5S e1")
    assert chips(match) == board("1  * b g r b . . . . *")


def test_the_card_is_laid_open_on_the_own_pile() -> None:
    match = position(hands="2S 3S | 4S")
    play(match, "2S b1", "4S d1")
    now = match.scene()["table"]
    assert now["tops"] == ["2S", "4S"]
    assert now["discards"] == ["2S", "4S"]
    assert hand(match, 0).count("2S") == 0


def test_the_top_card_of_the_deck_is_drawn_at_the_end() -> None:
    match = position(hands="2S 3S", deck="KC 9D 2S")
    play(match, "2S b1")
    assert sorted(hand(match)) == ["3S", "KC"]
    assert match.position()["deck"] == ["9D", "2S"]


def test_then_the_next_player_has_the_turn() -> None:
    match = position(hands="2S 3S | 4S")
    assert match.actors == (0,)
    play(match, "2S b1")
    assert match.actors == (1,)
    assert match.legal(0) == []


def test_a_taken_cell_is_not_for_another_chip() -> None:
    for chip in "bg":
        match = position(f"1  * {chip} . . . . . . . *", "2S")
        assert moves(match) == {"2S g9"}
        sentence = refused(match, "2S b1", None)
        assert sentence == ("There is already a chip on b1; place yours on a cell that is free.")


def test_only_cards_in_hand_are_played() -> None:
    match = position(hands="2S")
    assert refused(match, "3S c1", None) == "You do not hold 3♠."
    assert refused(match, "JC e5", None) == "You do not hold J♣."
    assert refused(match, "JS xe5", None) == "You do not hold J♠."


def test_a_card_is_played_to_its_own_cells_only() -> None:
    match = position(hands="2S")
    assert refused(match, "2S c1", None) == "2♠ is not printed on c1; its cells are b1, g9."
    assert refused(match, "2S a1", None) == "2♠ is not printed on a1; its cells are b1, g9."


def test_only_the_player_whose_turn_it_is_plays() -> None:
    match = position(hands="2S | 3S")
    with pytest.raises(OutOfTurn):
        match.play("3S c1", 1)
    answer = match.explain("3S c1", 1)
    assert (answer.legal, str(answer)) == (False, "It is player 1's turn.")
    assert answer.say("de") == "Spieler 1 ist am Zug."


def test_both_copies_of_a_card_can_be_played_one_after_the_other() -> None:
    match = position(hands="2S 2S | 3S", deck="9C 9D 8D")
    play(match, "2S b1", "3S c1", "2S g9")
    assert chips(match)[0] == "*bg......*"
    assert chips(match)[8] == "......b..."
    assert sorted(hand(match)) == ["8D", "9C"]


def test_a_play_is_a_must() -> None:
    """There is no passing while a card can be played."""
    match = position(hands="2S")
    assert refused(match, "pass", "S3").startswith("S3: you may pass only when")
