"""Why a move is refused: every reason is met, names its rule and reads well."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import spieltisch
from sequence.reference import CELLS, CLASSIC
from sequence.table import GAME, any_options, play, position, without_cards
from spieltisch.engine.contract import MODERATOR
from spieltisch.games.sequence import reasons

SIX = "5  . b b b . b b . . ."
DEAD = """
    1  * b b . . . . . . *
    9  . . . . . g g . . .
"""


def waiting_for_a_choice() -> spieltisch.Match:
    return play(position(SIX, "5H 2S", table_talk=True), "5H e5")


def penalised() -> spieltisch.Match:
    return play(position(hands="2S 3S | 9C", table_talk=True), "moderator: talk blue")


def won() -> spieltisch.Match:
    return play(position("5  b b b b . . . . . .", "5H 2S", sequences_to_win=1), "5H e5")


#: Reason, match, move, seat (None: whose turn it is), and the English sentence.
REFUSED: list[tuple[str, Any, str, Any, str]] = [
    ("GAME_OVER", won, "2S b1", 0, "The game is over."),
    (
        "NOT_YOUR_TURN",
        lambda: position(hands="2S | 3S"),
        "3S c1",
        1,
        "It is player 1's turn.",
    ),
    (
        "CLAIM_FIRST",
        waiting_for_a_choice,
        "2S b1",
        None,
        "S5: first choose which five in a row through e5 count.",
    ),
    (
        "PENALTY_FIRST",
        penalised,
        "2S b1",
        0,
        "S12: first every member of the penalised team gives up a card.",
    ),
    ("CARD_NOT_IN_HAND", lambda: position(hands="2S"), "3S c1", None, "You do not hold 3♠."),
    (
        "CELL_TAKEN",
        lambda: position(DEAD, "4S 3S 2S"),
        "2S b1",
        None,
        "There is already a chip on b1; place yours on a cell that is free.",
    ),
    (
        "FREE_CORNER",
        lambda: position(hands="JC"),
        "JC j1",
        None,
        "The corner j1 is free for every team; no chip is ever placed there.",
    ),
    (
        "OUT_OF_CHIPS",
        lambda: position("5  b b . . . . . . . .", "2S", chips=2),
        "2S b1",
        None,
        "S14: your team has all of its 2 chips on the board.",
    ),
    (
        "NOTHING_TO_REMOVE",
        lambda: position(hands="JS"),
        "JS xe5",
        None,
        "There is no chip on e5 to remove.",
    ),
    (
        "OWN_CHIP",
        lambda: position(DEAD, "JH"),
        "JH xb1",
        None,
        "S17: the chip on b1 is your own team's; only an opponent's can be removed.",
    ),
    (
        "LOCKED_CHIP",
        lambda: position("5  g g g g g . . . . .", "JH"),
        "JH xc5",
        None,
        "S13: the chip on c5 is part of a finished sequence; only the option “advanced” lets a "
        "jack break it.",
    ),
    (
        "NOT_DEAD",
        lambda: position(DEAD, "4S"),
        "4S dead",
        None,
        "S2: 4♠ is not dead; it is dead when both its cells, d1, e9, are covered.",
    ),
    (
        "JACK_IS_NEVER_DEAD",
        lambda: position(hands="JH"),
        "JH dead",
        None,
        "S4: a jack is never dead, so J♥ cannot be swapped.",
    ),
    (
        "SWAPPED_ALREADY",
        lambda: play(position(DEAD, "2S 3S 4S"), "2S dead"),
        "3S dead",
        None,
        "S2: one dead card has been swapped this turn; you may swap another only when you have "
        "nothing to play.",
    ),
    (
        "SWAPS_ARE_OFF",
        lambda: position(DEAD, "2S", dead_cards="never"),
        "2S dead",
        None,
        "S2: dead cards are not swapped in this match (option “dead_cards”).",
    ),
    (
        "MUST_PLAY",
        lambda: position(hands="2S"),
        "pass",
        None,
        "S3: you may pass only when you have nothing to play, but you do have something.",
    ),
    (
        "MUST_SWAP",
        lambda: position(DEAD, "2S"),
        "pass",
        None,
        "S3: you may pass only when you have no dead card to swap, but you have one.",
    ),
    (
        "NO_OPEN_DRAW",
        lambda: position(hands="2S", draw="manual"),
        "draw",
        None,
        "S11: you have no open draw; you draw after your own play, until a later player has played "
        "and drawn.",
    ),
    (
        "NOTHING_TO_DRAW",
        lambda: without_cards(position(hands="2S", draw="manual", open_draws=[0])),
        "draw",
        None,
        "S10: there is no card left to draw.",
    ),
    (
        "NOTHING_TO_CLAIM",
        lambda: position(hands="2S"),
        "claim a5-e5",
        None,
        "S5: there is nothing to choose now; you choose when a chip completes more than five in a "
        "row.",
    ),
    (
        "NOT_A_CLAIM",
        waiting_for_a_choice,
        "claim e5-i5",
        None,
        "S5: that cannot be claimed now; claim five in a row of your own through e5 that share at "
        "most one cell with your other sequences, and both rows where two end there.",
    ),
    (
        "NO_PENALTY",
        lambda: position(hands="2S"),
        "give 2S",
        None,
        "S12: nobody has to give up a card now.",
    ),
    (
        "TALK_IS_OFF",
        lambda: position(hands="2S"),
        "talk blue",
        "moderator",
        "S12: table talk is not penalised in this match (option “table_talk”).",
    ),
    (
        "ONLY_THE_MODERATOR",
        lambda: position(hands="2S", table_talk=True),
        "talk blue",
        0,
        "S12: only the moderator calls a penalty for table talk.",
    ),
    (
        "NO_SUCH_TEAM",
        lambda: position(hands="2S", table_talk=True),
        "talk red",
        "moderator",
        "S12: there is no such team in this match.",
    ),
    (
        "MODERATOR_WAITS",
        penalised,
        "talk green",
        "moderator",
        "S12: the moderator waits until the current choice or penalty is settled.",
    ),
]


@pytest.mark.parametrize(
    ("reason", "build", "move", "seat", "sentence"), REFUSED, ids=[case[0] for case in REFUSED]
)
def test_a_refused_move_is_explained(
    reason: str, build: Any, move: str, seat: Any, sentence: str
) -> None:
    match = build()
    number = getattr(reasons, reason)
    explanation = match.explain(move, seat)
    assert not explanation.legal
    assert str(explanation) == sentence
    rule = reasons.RULES.get(number)
    assert explanation.rule == rule
    for language in ("en", "de"):
        words = explanation.say(language)
        assert words.endswith(".")
        assert (rule is None) or words.startswith(f"{rule}: ")
    assert explanation.say("de") != sentence


def test_every_reason_has_an_example() -> None:
    """The last one is only for programs: no text stands for a code that is not an action."""
    names = {name for name in dir(reasons) if name.isupper()} - {"LEGAL", "RULES"}
    assert {case[0] for case in REFUSED} == names - {"NO_SUCH_ACTION"}


@pytest.mark.parametrize("action", [-1, GAME.actions, 10_000])
def test_a_code_that_is_no_action_is_refused(action: int) -> None:
    state = GAME.new(2, seed=1).state
    reason = GAME.kernels.refuse(state, 0, action)
    assert reason == reasons.NO_SUCH_ACTION
    explanation = GAME.reason(state, 0, action, reason)
    assert (explanation.legal, str(explanation)) == (False, "There is no such action.")
    assert explanation.say("de") == "Diese Aktion gibt es nicht."


def test_a_legal_move_is_said_to_be_legal() -> None:
    explanation = position(hands="2S").explain("2S b1")
    assert (explanation.legal, explanation.rule, str(explanation)) == (
        True,
        None,
        "This move is legal.",
    )
    assert explanation.say("de") == "Dieser Zug ist erlaubt."


@pytest.mark.parametrize(
    ("move", "english", "german"),
    [
        (
            "7H e5",
            "7♥ is not printed on e5; its cells are i5, d6.",
            "7♥ steht nicht auf e5; die Felder dieser Karte sind i5, d6.",
        ),
        (
            "QD a1",
            "Q♦ is not printed on a1; its cells are h7, d10.",
            "D♦ steht nicht auf a1; die Felder dieser Karte sind h7, d10.",
        ),
        (
            "JD xe5",
            "J♦ cannot remove the chip on e5; only the one-eyed jacks J♠ and J♥ remove.",
            "B♦ kann den Chip auf e5 nicht entfernen; das können nur die einäugigen Buben B♠ und "
            "B♥.",
        ),
    ],
)
def test_a_move_that_no_position_has_is_explained_too(move: str, english: str, german: str) -> None:
    explanation = position(hands="7H QD JD").explain(move)
    assert (explanation.legal, str(explanation), explanation.say("de")) == (False, english, german)


def test_every_card_and_cell_can_be_asked_about() -> None:
    """Explaining never fails, whatever card a player points to and wherever."""
    match = GAME.new(4, seed=11, table_talk=True)
    play(match, *[match.legal()[0]])
    cards = [*dict.fromkeys(CLASSIC.split()), "JS", "JH", "JC", "JD"]
    for card in cards[1:]:
        for cell in [*CELLS[::7], "a1"]:
            for language in ("en", "de"):
                assert match.explain(f"{card} {cell}").say(language).endswith(".")


def test_legal_and_refuse_agree_action_by_action() -> None:
    """Over random matches with all options, for every seat and the moderator."""
    actions = np.empty(GAME.max_legal, np.int32)
    for seed in range(40):
        rng = random.Random(seed)
        players = rng.choice(GAME.players)
        match = GAME.new(players, seed, **any_options(rng))
        for _ in range(rng.choice([10, 40, 100])):
            if match.over:
                break
            calls = match.legal("moderator")
            if calls and rng.random() < 0.1:
                match.play(rng.choice(calls), "moderator")
            else:
                seat = rng.choice(match.actors)
                match.play(rng.choice(match.legal(seat)), seat)
        state = match.state
        for seat in (*range(players), MODERATOR):
            count = GAME.kernels.legal(state, seat, actions)
            allowed = {
                action
                for action in range(GAME.actions)
                if GAME.kernels.refuse(state, seat, action) == reasons.LEGAL
            }
            assert set(actions[:count].tolist()) == allowed
