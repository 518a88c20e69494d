"""Drawing from an empty deck: the discards are reshuffled (S9, S10)."""

from __future__ import annotations

from collections import Counter

from sequence.table import DEAD_2S, hand, moves, play, position, without_cards

PACKS = Counter({rank + suit: 2 for rank in "23456789TJQKA" for suit in "SHDC"})


def test_S9_the_discards_are_shuffled_when_the_deck_is_empty_at_a_draw() -> None:
    match = position(hands="2S 3S | 9C", deck="KD")
    play(match, "2S b1")
    assert match.position()["deck"] == []
    discards = Counter(match.position()["discards"])
    assert discards == PACKS - Counter(["3S", "KD", "9C"])
    play(match, "9C a5")
    now = match.position()
    assert Counter(now["deck"] + hand(match, 1)) == discards
    assert now["discards"] == ["9C"]


def test_S9_the_card_just_played_is_not_shuffled_in() -> None:
    for generator in range(20):
        match = position(hands="2S 3S | 2S", deck="", generator=f"{generator:x}")
        play(match, "2S b1")
        now = match.position()
        assert now["discards"] == ["2S"]
        assert "2S" not in now["deck"] + hand(match, 0)
        assert len(now["deck"]) == 104 - 4
        assert now["tops"] == ["2S", None]


def test_S9_another_copy_of_it_is() -> None:
    match = position(hands="2S 3S", deck="", tops="- 2S")
    assert match.position()["discards"].count("2S") == 1
    play(match, "2S b1")
    assert Counter(match.position()["deck"] + hand(match))["2S"] == 1
    assert match.position()["discards"] == ["2S"]


def test_S9_the_jack_just_played_is_not_shuffled_in() -> None:
    match = position("5  g . . . . . . . . .", "JS | JS", deck="")
    play(match, "JS xa5")
    assert match.position()["discards"] == ["JS"]
    assert "JS" not in match.position()["deck"] + hand(match)


def test_S9_a_swapped_card_does_not_come_back_at_once() -> None:
    for generator in range(20):
        match = position(DEAD_2S, "2S 3S | 2S", deck="", generator=f"{generator:x}")
        play(match, "2S dead")
        assert match.position()["discards"] == ["2S"]
        assert "2S" not in match.position()["deck"] + hand(match)


def test_S9_a_chip_that_waits_for_a_choice_keeps_its_card_out_too() -> None:
    for generator in range(20):
        match = position("5  . b b b . b b . . .", "5H | 5H", deck="", generator=f"{generator:x}")
        play(match, "5H e5")
        assert match.position()["deck"] == []
        play(match, "claim b5-f5")
        assert match.position()["discards"] == ["5H"]
        assert "5H" not in match.position()["deck"] + hand(match)


def test_S9_a_late_draw_shuffles_all_discards() -> None:
    """S11: the draw is an action of its own, in which no card is laid down."""
    match = position(hands="2S | 3S", deck="", draw="manual")
    play(match, "2S b1", "0: draw")
    now = match.position()
    assert now["discards"] == []
    assert Counter(now["deck"] + hand(match)) == PACKS - Counter(["3S"])
    assert now["tops"] == [None, None]


def test_S9_the_order_of_the_new_deck_is_by_chance() -> None:
    decks = set()
    for generator in range(5):
        match = position(hands="2S", deck="", generator=f"{generator:x}")
        decks.add(tuple(play(match, "2S b1").position()["deck"]))
    assert len(decks) == 5


def test_S9_the_last_card_of_the_deck_is_drawn_before_anything_is_shuffled() -> None:
    match = position(hands="2S", deck="KD")
    play(match, "2S b1")
    assert hand(match) == ["KD"]
    assert match.position()["deck"] == []


# --- S10: deck and discards both empty ----------------------------------------------------------


def test_S10_without_a_card_to_draw_the_hand_shrinks() -> None:
    match = without_cards(position(hands="2S 3S | 9C"))
    play(match, "2S b1")
    assert hand(match) == ["3S"]
    assert match.position()["discards"] == ["2S"]
    assert match.actors == (1,)
    play(match, "9C a5")
    assert hand(match, 1) == ["2S"]


def test_S10_a_swap_without_a_card_to_draw_shrinks_the_hand_too() -> None:
    match = without_cards(position(DEAD_2S, "2S 3S"))
    play(match, "2S dead")
    assert hand(match) == ["3S"]
    assert match.position()["discards"] == ["2S"]


def test_S10_a_late_draw_waits_until_there_is_a_card() -> None:
    match = without_cards(position(hands="2S 3S | 9C", draw="manual", open_draws=[0, 1]))
    assert match.actors == (0,)
    assert "draw" not in moves(match)
    explanation = match.explain("draw")
    assert (explanation.legal, explanation.rule) == (False, "S10")
    assert str(explanation) == "S10: there is no card left to draw."
    match = without_cards(position(hands="2S | 9C", draw="manual", open_draws=[1]), "KD")
    assert match.actors == (0, 1)
    play(match, "1: draw")
    assert sorted(hand(match, 1)) == ["9C", "KD"]
