"""The eight jacks: two-eyed ones place anywhere, one-eyed ones remove (S4, S17)."""

from __future__ import annotations

import pytest

from sequence.reference import CELLS, CORNERS
from sequence.table import GAME, board, chips, hand, locked, moves, play, position, refused

TWO_EYED = ["JC", "JD"]
ONE_EYED = ["JS", "JH"]


def test_there_are_four_of_each_kind() -> None:
    start = GAME.new(2, seed=1).position()
    cards = [card for hand in start["hands"] for card in hand] + start["deck"]
    assert sorted(card for card in cards if card[0] == "J") == sorted(2 * (TWO_EYED + ONE_EYED))


def test_a_scene_says_what_each_jack_does() -> None:
    jacks = GAME.new(2, seed=1).scene(None)["table"]["jacks"]
    assert jacks == dict.fromkeys(TWO_EYED, "wild") | dict.fromkeys(ONE_EYED, "remove")


# --- two-eyed: clubs and diamonds ---------------------------------------------------------------

SOME_CHIPS = """
       a b c d e f g h i j
    1  * b g . . . . . . *
    5  . . . . g b . . . .
    9  . . . . . . . . b .
"""


@pytest.mark.parametrize("jack", TWO_EYED)
def test_a_two_eyed_jack_places_on_any_free_cell(jack: str) -> None:
    taken = {"b1", "c1", "e5", "f5", "i9", *CORNERS}
    match = position(SOME_CHIPS, jack)
    assert moves(match) == {f"{jack} {cell}" for cell in CELLS if cell not in taken}


@pytest.mark.parametrize("jack", TWO_EYED)
def test_a_two_eyed_jack_places_a_chip_of_the_own_team(jack: str) -> None:
    match = position(SOME_CHIPS, f" | {jack}", turn=1, deck="9D 8D")
    play(match, f"{jack} a5")
    assert chips(match)[4] == "g...gb...."
    assert hand(match, 1) == ["9D"]
    assert match.position()["discards"].count(jack) >= 1
    assert match.actors == (0,)


def test_a_two_eyed_jack_places_on_no_taken_cell() -> None:
    match = position(SOME_CHIPS, "JC")
    for cell in ("b1", "c1", "e5", "f5", "i9"):
        assert refused(match, f"JC {cell}", None).startswith(f"There is already a chip on {cell};")


def test_a_two_eyed_jack_removes_nothing() -> None:
    match = position(SOME_CHIPS, "JC 2D")
    assert refused(match, "JC xe5", None) == (
        "J♣ cannot remove the chip on e5; only the one-eyed jacks J♠ and J♥ remove."
    )
    assert refused(match, "2D xe5", None).startswith("2♦ cannot remove")


# --- one-eyed: spades and hearts ----------------------------------------------------------------


@pytest.mark.parametrize("jack", ONE_EYED)
def test_S17_a_one_eyed_jack_removes_an_opposing_chip(jack: str) -> None:
    match = position(SOME_CHIPS, jack)
    assert moves(match) == {f"{jack} xc1", f"{jack} xe5"}
    play(match, f"{jack} xe5")
    assert chips(match) == board(
        """
        1  * b g . . . . . . *
        5  . . . . . b . . . .
        9  . . . . . . . . b .
        """
    )


@pytest.mark.parametrize("jack", ONE_EYED)
def test_S17_own_chips_and_those_of_the_partner_stay(jack: str) -> None:
    """Seats 0 and 2 share the blue chips."""
    for seat in (0, 2):
        hands = " | ".join(jack if s == seat else "" for s in range(4))
        match = position(SOME_CHIPS, hands, players=4, turn=seat)
        assert moves(match) == {f"{jack} xc1", f"{jack} xe5"}
        answer = match.explain(f"{jack} xb1")
        assert (answer.legal, answer.rule) == (False, "S17")
        assert str(answer) == (
            "S17: the chip on b1 is your own team's; only an opponent's can be removed."
        )
        assert answer.say("de") == (
            "S17: Der Chip auf b1 gehört deinem Team; entfernen kannst du nur gegnerische."
        )


def test_S17_with_three_teams_both_others_are_opponents() -> None:
    match = position("5  b g r b g r . . . .", " | JS", players=3, turn=1)
    assert moves(match) == {"JS xa5", "JS xc5", "JS xd5", "JS xf5"}


def test_a_removal_ends_the_turn_without_an_own_chip() -> None:
    match = position("5  g . . . . . . . . .", "JS 9C", deck="2D 3D")
    play(match, "JS xa5")
    assert chips(match) == board()
    assert sorted(hand(match)) == ["2D", "9C"]
    assert match.position()["tops"][0] == "JS"
    assert match.actors == (1,)


def test_a_cell_that_was_cleared_is_free_for_everybody() -> None:
    match = position("5  g . . . . . . . . .", "JS 9C | 9C", deck="2D 3D")
    play(match, "JS xa5")
    assert moves(match) == {"9C a5", "9C c7"}
    play(match, "9C c7")
    assert "9C a5" in moves(match)


def test_there_must_be_a_chip_to_remove() -> None:
    match = position(SOME_CHIPS, "JS")
    assert refused(match, "JS xd4", None) == "There is no chip on d4 to remove."


def test_a_finished_sequence_is_never_changed() -> None:
    match = position("5  g g g g g . g . . .", "JH 2C")
    assert locked(match) == {"a5", "b5", "c5", "d5", "e5"}
    assert moves(match, "JH") == {"JH xg5"}
    for cell in ("a5", "c5", "e5"):
        answer = match.explain(f"JH x{cell}")
        assert (answer.legal, answer.rule) == (False, "S13")
        assert str(answer).startswith(f"S13: the chip on {cell} is part of a finished sequence;")


def test_the_chips_of_a_sequence_at_a_corner_are_locked_too() -> None:
    match = position("1  * g g g g g . . . *", "JH 2C", sequences={"green": ["a1-e1"]})
    assert moves(match, "JH") == {"JH xf1"}


def test_own_sequences_are_own_chips_first() -> None:
    match = position("5  b b b b b . g . . .", "JH")
    assert match.explain("JH xa5").rule == "S17"


# --- S4: a jack is never dead -------------------------------------------------------------------


@pytest.mark.parametrize("jack", TWO_EYED + ONE_EYED)
def test_S4_a_jack_is_never_dead(jack: str) -> None:
    match = position(SOME_CHIPS, jack)
    assert refused(match, f"{jack} dead", "S4").startswith("S4: a jack is never dead, so J")


@pytest.mark.parametrize("mode", ["one", "strict", "any"])
def test_S4_a_one_eyed_jack_without_target_is_merely_unplayable(mode: str) -> None:
    match = position("5  b b . . . . . . . .", "JS JH", dead_cards=mode)
    assert moves(match) == {"pass"}
    assert match.scene(0)["table"]["dead"] == []
    match = position("5  b b . . . . . . . .", "JS 2D", dead_cards=mode)
    assert moves(match) == {"2D c3", "2D j6"}


def test_S4_a_one_eyed_jack_does_not_aim_at_locked_chips() -> None:
    match = position("5  g g g g g . . . . .", "JS JH")
    assert moves(match) == {"pass"}
