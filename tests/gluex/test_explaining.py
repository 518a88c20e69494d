"""Why a move is refused and what a move did, in German and English."""

from __future__ import annotations

import re

import numpy as np
import pytest

import spieltisch
from gluex.table import GAME, LANE, begun, finished, play, position
from spieltisch.games.gluex import explaining, reasons

OPEN = """
    1  .  .  .  .  .  .  .  .  .  .  .  .  g2
    5  .  .  .  .  .  .  y3 .  G4 y6 .  .  .
    8  .  .  .  .  .  .  .  .  g6 .  .  .  .
    9  Y5 .  .  .  .  .  .  .  .  .  .  .  .
"""


def table() -> spieltisch.Match:
    """Yellow to move with 1/6; green has placed one chip more, one of yellow is covered."""
    return position(OPEN, "1/6 2/5", covered="y1 g1", turn=0)


CASES = [
    ("legal", "6 f9", 0, "This move is legal.", "Dieser Zug ist erlaubt."),
    ("not-your-turn", "6 f9", 1, "It is player 1's turn.", "Spieler 1 ist am Zug."),
    (
        "started-already",
        "start 6",
        0,
        "A20: the start sides have been chosen",
        "A20: Die Startseiten",
    ),
    ("not-your-chip", "5 f9", 0, "Your chip shows 1 or 6, not 5.", "zeigt 1 oder 6, nicht 5."),
    ("off-the-board", "6 o9", 0, "run from a1 to m9.", "gehen von a1 bis m9."),
    (
        "out-of-reach",
        "6 b2",
        0,
        "counts straight to b2; you can place on",
        "legen kannst du auf g2",
    ),
    ("blocked", "6 j5", 0, "P3: the way is blocked", "P3: Der Weg ist blockiert"),
    ("full", "6 i5", 0, "P5: there are already two chips on i5", "P5: Auf i5 liegen schon zwei"),
    ("foreign-start", "6 m1", 0, "m1 is the start of green", "m1 ist der Start von grün"),
    (
        "option-used",
        "6 a9",
        0,
        "A5: there is already a second chip on your start a9",
        "auf deinem Start a9",
    ),
]


@pytest.mark.parametrize(("key", "move", "seat", "english", "german"), CASES)
def test_the_reason_is_a_sentence(
    key: str, move: str, seat: int, english: str, german: str
) -> None:
    match = table()
    answer = match.explain(move, seat)
    assert answer.text.key == key
    assert english in answer.say("en")
    assert german.lower() in answer.say("de").lower()
    assert answer.legal == (key == "legal")


def test_blocked_names_the_chip_the_target_and_the_obstacle() -> None:
    answer = table().explain("6 j5", 0)
    assert str(answer) == (
        "P3: the way is blocked: your 3 on g5 would count to j5, but there is a chip on i5."
    )
    assert "Deine 3 auf g5 würde bis j5 zählen, aber auf i5 liegt" in answer.say("de")


def test_reasons_while_start_sides_are_chosen() -> None:
    match = play(position(hands="1/6 2/5", phase="choose"), "0: start 6")
    keys = {
        match.explain(move, seat).text.key
        for move, seat in (("6 a9", 1), ("start 1", 0), ("start 6", 1), ("start 5", 1))
    }
    assert keys == {"choose-first", "chosen-already", "not-your-start-chip", "legal"}


def test_reasons_at_the_end_and_for_those_who_are_out() -> None:
    match = position("1  Y6 g1 .  .  .  .  .  g2", "3/4 2/5", board=LANE, covered="y1", turn=1)
    play(match, "5 c1")
    assert match.explain("3 d1", 0).text.key == "excluded"
    assert finished().explain("3 d1", 0).text.key == "game-over"
    assert begun().explain("3 d1", "moderator").text.key == "not-seated"


def test_every_reason_has_a_sentence_and_says_its_rule_first() -> None:
    numbers = {v for k, v in vars(reasons).items() if k.isupper() and isinstance(v, int)}
    assert numbers == set(explaining.KEYS)
    for number, rule in reasons.RULES.items():
        for language in ("en", "de"):
            source = (GAME.folder / f"words.{language}.ftl").read_text("utf-8")
            assert re.search(rf"^{explaining.KEYS[number]} = {rule}: ", source, re.MULTILINE)


def test_every_action_of_every_seat_is_explained() -> None:
    match = table()
    state = match.state
    for seat in (0, 1):
        for action in (-1, *range(GAME.actions), GAME.actions):
            reason = GAME.kernels.refuse(state, seat, action)
            reply = GAME.reason(state, seat, action, reason)
            assert reply.say("en")
            assert reply.say("de")
            assert reply.legal == (reason == 0)
    assert GAME.kernels.refuse(state, 0, GAME.actions) == reasons.NO_SUCH_ACTION


@pytest.mark.parametrize("players", GAME.players)
def test_legal_and_refuse_agree(players: int) -> None:
    match = GAME.new(players, 13)
    actions = np.empty(GAME.max_legal, np.int32)
    while not match.over:
        state = match.state
        for seat in (*range(players), 16):
            listed = set(actions[: GAME.kernels.legal(state, seat, actions)].tolist())
            allowed = {
                action
                for action in range(GAME.actions)
                if GAME.kernels.refuse(state, seat, action) == 0
            }
            assert listed == allowed
        for _ in range(5):
            if not match.over:
                seat = match.actors[-1]
                match.play(match.legal(seat)[len(match.log) % 2], seat)


def tell_move(match: spieltisch.Match, move: str, language: str = "en") -> str:
    play(match, move)
    return match.tell(len(match.log), "de" if language == "de" else "en")


LATER = """
    1  .  .  .  .  .  .  .  .  .  .  .  .  g2
    5  .  .  .  .  .  .  y3 .  .  g6 .  .  .
    9  y5 .  .  .  .  .  .  .  .  .  .  .  .
"""


def test_placements_are_told_in_words() -> None:
    assert tell_move(position(LATER, "1/6 2/5"), "1 f9") == "places a 1 on f9"
    assert tell_move(position(LATER, "1/6 2/5"), "6 j5") == "places a 6 on j5, over the 6 of green"
    assert (
        tell_move(position(LATER, "1/6 2/5"), "1 a9")
        == "places a 1 on a9, over a chip of their own"
    )
    assert (
        tell_move(position(LATER, "1/6 2/5"), "6 j5", "de")
        == "legt eine 6 auf j5, über die 6 von grün"
    )


def test_a_start_side_is_not_told_before_all_have_chosen() -> None:
    match = position(hands="1/6 2/5", phase="choose", generator="1")
    assert tell_move(match, "0: start 6") == "has chosen a start side"
    last = tell_move(match, "1: start 5")
    assert "yellow 6, green 5" in last
    assert last.endswith(("yellow begins", "green begins"))


def test_it_is_told_who_is_out() -> None:
    match = position("1  Y6 g1 .  .  .  .  .  g2", "3/4 2/5", board=LANE, covered="y1", turn=1)
    assert tell_move(match, "5 c1").endswith("Now yellow cannot place any more and is out")
