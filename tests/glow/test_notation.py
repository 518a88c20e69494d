"""Moves as text, in both languages."""

from __future__ import annotations

import pytest

from glow.table import GAME, day
from spieltisch.engine.errors import UnreadableMove
from spieltisch.games.glow import notation
from spieltisch.games.glow.record import ACTIONS, REROLL, SET_DIE


def test_every_action_is_written_and_read_back_in_both_languages() -> None:
    state = GAME.new(players=2, seed=1).state
    for action in range(ACTIONS):
        if REROLL <= action < SET_DIE:
            first, second = divmod(action - REROLL, 30)
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
        *("", "fly", "take", "take moon", "take fire black", "take fire red air", "keep it"),
        *("dismiss moon", "die pink", "pay cash", "reroll X1", "reroll G1 G2 G3", "set G1"),
        *("set G1 moon", "set Z1 leaf", "resolve A99", "resolve spell 9", "fetch Braccio"),
        *("return X1", "discard Braccio", "go p99", "go p01 moon", "go p01 G1 G2", "sail centre"),
        *("sail moon south", "tom centre", "choose A05", "dismiss fire air", "set G1 -"),
    ],
)
def test_what_is_no_move_is_refused_with_examples(text: str) -> None:
    state = GAME.new(players=2, seed=1).state
    with pytest.raises(UnreadableMove) as caught:
        GAME.read_move(state, text)
    assert "take fire" in str(caught.value)
    assert "nimm feuer" in caught.value.say("de")


def test_a_purple_die_is_never_in_the_reserve() -> None:
    m = day("rolling", "leaf leaf")
    assert m.explain("die purple", 0).rule == "G3.1"


def test_moves_are_told_in_words() -> None:
    m = day("rolling", "leaf leaf air", rerolls=1)
    for move in ("pay token", "reroll G4", "keep", "resolve Braccio", "stop"):
        m.play(move, 0)
    told = [m.tell(ply) for ply in range(1, 6)]
    assert told[0] == "pays a reroll token"
    assert told[1].startswith("rerolls: G4 ")
    assert told[3] == "resolves Braccio (+3 points, +1 footprint)"
    assert m.tell(3, "de").startswith("behält die Würfel")
