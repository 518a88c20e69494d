"""Moves as text, in both languages."""

from __future__ import annotations

import pytest

from glow.table import GAME, day, own, refused
from spieltisch.engine.errors import UnreadableMove
from spieltisch.engine.moves import arguments, is_a
from spieltisch.games.glow import notation
from spieltisch.games.glow.record import ACTIONS, REROLL


def test_every_action_is_written_and_read_back_in_both_languages() -> None:
    state = GAME.new(players=2, seed=1).state
    for action in range(ACTIONS):
        if is_a(action, REROLL):
            first, second = arguments(action, REROLL)
            if first > second:
                continue
        for language in ("en", "de"):
            text = notation.write(action, language)
            assert GAME.read_move(state, text) == action, text
            assert GAME.read_move(state, text.upper()) == action, text


@pytest.mark.parametrize(
    ("english", "german"),
    [
        ("choose Braccio", "wähle Braccio"),
        ("take fire black air", "nimm feuer schwarz luft"),
        ("dismiss leaf", "entlasse blatt"),
        ("die green", "würfel grün"),
        ("pay token", "zahle plättchen"),
        ("reroll G1 B4", "neuwurf G1 B4"),
        ("set Y1 special", "setze Y1 besonders"),
        ("keep", "behalte"),
        ("resolve spell 2", "nutze zauber 2"),
        ("fetch nothing", "hole nichts"),
        ("return G1", "zurück G1"),
        ("discard A05", "ablegen A05"),
        ("go p01 footprint", "gehe p01 spur"),
        ("go v5", "gehe v5"),
        ("camp", "lager"),
        ("stop", "halt"),
        ("sail southeast-near south", "segle südost-nah süd"),
        ("tom centre west-near", "tom mitte west-nah"),
    ],
)
def test_both_languages(english: str, german: str) -> None:
    state = GAME.new(players=2, seed=1).state
    action = GAME.read_move(state, english)
    assert GAME.write_move(state, action) == english
    assert GAME.write_move(state, action, "de") == german
    bare = german.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")
    assert GAME.read_move(state, bare) == GAME.read_move(state, german) == action


def test_special_faces_can_be_named() -> None:
    state = GAME.new(players=2, seed=1).state
    for text in ("set Y1 points", "setze Y1 punkte", "set Y1 special"):
        assert GAME.write_move(state, GAME.read_move(state, text)) == "set Y1 special"
    assert GAME.write_move(state, GAME.read_move(state, "setze P1 spuren")) == "set P1 special"


@pytest.mark.parametrize(
    "text",
    [
        *("", "fly", "take", "take fire black", "take fire red air", "keep it", "pay cash"),
        *("set G1", "go p01 G1 G2", "sail centre", "tom centre", "dismiss fire air", "die red red"),
        *("resolve spell", "resolve spell 1 2", "fetch A05 A06", "return G1 G2", "choose A05 A06"),
    ],
)
def test_what_is_no_move_is_refused_with_examples(text: str) -> None:
    state = GAME.new(players=2, seed=1).state
    with pytest.raises(UnreadableMove) as caught:
        GAME.read_move(state, text)
    assert "take fire" in str(caught.value)
    assert "nimm feuer" in caught.value.say("de")


@pytest.mark.parametrize(
    ("text", "german"),
    [
        ("go p99", "Ein Feld p99 gibt es nicht"),
        ("go p01 moon", "Einen Würfel moon gibt es nicht"),
        ("take A99", "Einen Bereich oder Gefährten A99 gibt es nicht"),
        ("take fire black moon", "Einen Bereich oder Gefährten moon gibt es nicht"),
        ("dismiss moon", "Einen Bereich oder Gefährten moon gibt es nicht"),
        ("die pink", "Eine Farbe pink gibt es nicht"),
        ("reroll G9", "Einen Würfel G9 gibt es nicht"),
        ("reroll G1 X1", "Einen Würfel X1 gibt es nicht"),
        ("set Z1 leaf", "Einen Würfel Z1 gibt es nicht"),
        ("set G1 moon", "Eine Seite moon gibt es nicht"),
        ("set G1 -", "Eine Seite - gibt es nicht"),
        ("return X1", "Einen Würfel X1 gibt es nicht"),
        ("resolve A99", "Eine Karte A99 gibt es nicht"),
        ("resolve spell 9", "Einen Zauber 9 gibt es nicht"),
        ("resolve spell " + "9" * 5000, "Einen Zauber 99999999999999999999 gibt es nicht"),
        ("fetch Braccio", "Einen Gefährten Braccio gibt es nicht"),
        ("discard Braccio", "Einen Gefährten Braccio gibt es nicht"),
        ("choose A05", "Einen Abenteurer A05 gibt es nicht"),
        ("sail centre foo", "Eine Insel foo gibt es nicht"),
        ("tom Mond süd", "Eine Insel Mond gibt es nicht"),
    ],
)
def test_the_part_of_a_move_that_is_wrong_is_named(text: str, german: str) -> None:
    with pytest.raises(UnreadableMove) as caught:
        GAME.read_move(GAME.new(players=2, seed=1).state, text)
    assert caught.value.say("de").startswith(german)
    assert caught.value.say("en").startswith("There is no ")


def test_G3_3_a_reroll_names_one_die_or_two_different_ones() -> None:
    m = day("rolling", "leaf leaf air", credits=1)
    sentence = "G3.3: Nenne zwei verschiedene Würfel oder nur einen."
    assert m.explain("neuwurf G4 g4", 0).say("de") == sentence
    assert refused(m, "reroll G4 G4", 0) == "G3.3"
    assert refused(m, "reroll G1 G2 G4", 0) == "G3.3"
    assert "höchstens zwei Würfel" in m.explain("reroll G1 G2 G4", 0).say("de")
    assert own(m)["credits"] == 1
    m.play("reroll G4", 0)
    assert own(m)["credits"] == 0


def test_a_purple_die_is_never_in_the_reserve() -> None:
    m = day("rolling", "leaf leaf")
    assert m.explain("die purple", 0).rule == "G3.1"


def test_moves_are_told_in_words() -> None:
    m = day("rolling", "leaf leaf air", rerolls=1)
    for move in ("pay token", "reroll G4", "keep", "resolve Braccio", "stop"):
        m.play(move, 0)
    sentences = [m.tell(ply) for ply in range(1, 6)]
    assert sentences[0] == "pays a reroll token"
    assert sentences[1].startswith("rerolls: G4 ")
    assert sentences[3] == "resolves Braccio (+3 points, +1 footprint)"
    assert m.tell(3, "de").startswith("behält die Würfel")
