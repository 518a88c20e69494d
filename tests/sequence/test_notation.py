"""Moves as text: two languages, letters and symbols, and what is not a move."""

from __future__ import annotations

import random

import numpy as np
import pytest

import spieltisch
from sequence.table import GAME, play, position
from spieltisch.engine.errors import UnreadableMove
from spieltisch.engine.moves import is_a
from spieltisch.games.sequence.record import CLAIM

#: What people write, and the move it stands for as files keep it.
WAYS = [
    ("7H d6", ["7h D6", "7♥ d6", " 7H   d6 ", "7Hd6", "7 H d6", "7h\td6"]),
    ("TD e10", ["10D e10", "10♦ e10", "10K e10", "tk e10", "10 d e10", "TDe10"]),
    ("QS b5", ["DS b5", "D♠ b5", "Q♠ b5", "DP b5", "qp B5"]),
    ("KD c10", ["KK c10", "K♦ c10", "kk c10"]),
    ("QD h7", ["DK h7", "D♦ h7", "DD h7"]),
    ("AC f8", ["AX f8", "A♣ f8", "ax f8"]),
    ("JC e5", ["BX e5", "B♣ e5", "BC e5", "JX e5", "j♣ e5"]),
    ("JD e5", ["BK e5", "B♦ e5", "BD e5"]),
    ("JS xe5", ["BP xe5", "B♠ xe5", "JS e5", "JSxe5", "js X e5", "BS x e5", "BPe5"]),
    ("JH xe5", ["BH xe5", "B♥ xe5", "JH e5", "J♥xe5"]),
    ("7H dead", ["7♥ tot", "7H tot", "7h DEAD", "7 H dead"]),
    ("JC dead", ["B♣ tot"]),
    ("pass", ["PASS", "passen", " Passen "]),
    ("draw", ["Draw", "ziehen", "ZIEHEN"]),
    ("give 7H", ["GIVE 7♥", "ablegen 7H", "ablegen 7♥", "give 7 h"]),
    ("give TS", ["ablegen 10P", "give 10S"]),
    ("talk blue", ["TALK Blue", "gerede blau", "talk blau"]),
    ("talk green", ["gerede grün", "gerede gruen", "GEREDE GRÜN"]),
    ("talk red", ["gerede rot"]),
]


@pytest.mark.parametrize(("move", "ways"), WAYS, ids=[move for move, _ in WAYS])
def test_a_move_is_read_in_both_languages(move: str, ways: list[str]) -> None:
    state = GAME.new(2, seed=1).state
    action = GAME.read_move(state, move)
    assert GAME.write_move(state, action) == move
    for way in ways:
        assert GAME.read_move(state, way) == action, way


def test_a_claim_is_read_in_both_languages_and_directions() -> None:
    match = play(position("5  . b b b . b b . . .", "5H"), "5H e5")
    state = match.state
    action = GAME.read_move(state, "claim b5-f5")
    for way in ("reihe b5-f5", "CLAIM B5-F5", "claim f5-b5", "Reihe b5 - f5"):
        assert GAME.read_move(state, way) == action
    assert GAME.write_move(state, action) == "claim b5-f5"
    assert GAME.write_move(state, action, "de") == "reihe b5-f5"


@pytest.mark.parametrize(
    ("move", "german"),
    [
        ("7H d6", "7♥ d6"),
        ("TD e10", "10♦ e10"),
        ("QS b5", "D♠ b5"),
        ("KD c10", "K♦ c10"),
        ("AC f8", "A♣ f8"),
        ("JC e5", "B♣ e5"),
        ("JS xe5", "B♠ xe5"),
        ("QH dead", "D♥ tot"),
        ("pass", "passen"),
        ("draw", "ziehen"),
        ("give JD", "ablegen B♦"),
        ("talk green", "gerede grün"),
    ],
)
def test_a_move_is_written_in_german(move: str, german: str) -> None:
    state = GAME.new(2, seed=1).state
    assert GAME.write_move(state, GAME.read_move(state, move), "de") == german


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "7H",
        "d6",
        "7H k6",
        "7H d11",
        "7H d0",
        "1H d6",
        "11H d6",
        "7Z d6",
        "7H d6 d7",
        "7H dead dead",
        "dead 7H",
        "dead",
        "give",
        "give d6",
        "talk",
        "talk yellow",
        "claim",
        "claim a1",
        "claim a1-",
        "claim a1 to e1",
        "hello",
        "passs",
        "7H\u0000d6",
        "♥7 d6",
        "🂷 d6",
        "7H d6" * 100,
    ],
)
def test_everything_else_is_unreadable(text: str) -> None:
    match = GAME.new(2, seed=1)
    before = match.state.tobytes()
    with pytest.raises(UnreadableMove) as error:
        match.play(text)
    assert str(error.value).startswith(f"“{text[:40]}” is not a move; moves look like “7H d6”")
    assert "ist kein Zug" in error.value.say("de")
    assert match.state.tobytes() == before


def test_every_action_reads_back_as_it_was_written() -> None:
    """All codes except claims, which only name cells of a pending chip."""
    state = GAME.new(2, seed=1).state
    corners = (0, 9, 90, 99)
    for action in range(GAME.actions):
        if action in corners or is_a(action, CLAIM):
            continue
        for language in ("en", "de"):
            text = GAME.write_move(state, action, language)
            assert GAME.read_move(state, text) == action, text


def test_every_legal_move_reads_back_and_can_be_played() -> None:
    for seed in range(12):
        rng = random.Random(seed)
        players = rng.choice(GAME.players)
        match = GAME.new(players, seed, draw=rng.choice(["auto", "manual"]), table_talk=True)
        while not match.over and len(match.log) < 60:
            seat = rng.choice(match.actors)
            english, german = match.legal(seat), match.legal(seat, "de")
            actions = np.empty(GAME.max_legal, np.int32)
            count = GAME.kernels.legal(match.state, seat, actions)
            assert [GAME.read_move(match.state, text) for text in english] == list(actions[:count])
            assert [GAME.read_move(match.state, text) for text in german] == list(actions[:count])
            match.play(rng.choice(german), seat)
        assert spieltisch.load(match.save()).log == match.log
