"""Positions that cannot exist are refused, each with a sentence of its own."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from sequence.table import GAME, as_data, hand, moves, play, position, sequences
from spieltisch.engine.errors import BadPosition
from spieltisch.engine.words import WORDS as ENGINE_WORDS
from spieltisch.games.sequence.reading import FIELDS

FIVE = "5  b b b b b . . . . ."
SIX = "5  . b b b b b b . . ."
ALL_BLUE = "\n".join(
    f"{row}  {'* b b b b b b b b *' if row in (1, 10) else 'b b b b b b b b b b'}"
    for row in range(1, 11)
)


def claiming(drawing: str = SIX, **fields: Any) -> dict[str, Any]:
    """Blue has just closed a row of six on e5 and has to choose."""
    usual = {"claim": "e5", "phase": "claim", "sequences": {}, "tops": "5H -", "discards": "5H"}
    return as_data(drawing, "2C", **{**usual, **fields})


#: For each way in which a position can be impossible: its key, and examples.
IMPOSSIBLE: list[tuple[str, Any]] = [
    ("position-is-no-object", []),
    ("position-is-no-object", "hands"),
    ("position-of-other-game", {**as_data(), "game": "chess"}),
    ("position-options", {**as_data(), "options": ["advanced"]}),
    ("position-rules", {**as_data(), "rules": 99}),
    ("position-rules-no-number", as_data(rules="1")),
    ("position-rules-no-number", as_data(rules=True)),
    ("position-unknown-field", as_data(trun=1)),
    ("position-number", as_data(turn=2)),
    ("position-number", as_data(turn=-1)),
    ("position-number", as_data(dealer="0")),
    ("position-number", as_data(passes=3)),
    ("position-number", as_data(swaps=105)),
    ("position-number", as_data(swaps=1, dead_cards="never")),
    ("position-number", as_data(swaps=2, dead_cards="strict")),
    ("position-no-such-chip", as_data("5  . . * . . . . . . .")),
    ("position-number", as_data(swaps=True)),
    ("position-seats", as_data(draw="manual", open_draws=0)),
    ("position-seats", as_data(draw="manual", open_draws=[2])),
    ("position-seats", as_data(table_talk=True, phase="penalty", penalised=[-1])),
    ("position-seats", as_data(draw="manual", open_draws=[0] * 64)),
    ("position-phase", as_data(phase="deal")),
    ("position-team", as_data(winner="red", phase="over")),
    ("position-hands", {"players": 2}),
    ("position-hands", {**as_data(), "hands": [["2S"]]}),
    ("position-hands", {**as_data(), "hands": "2S"}),
    ("position-hand-too-large", as_data(hands="2S 3S 4S 5S 6S 7S 8S 9S")),
    ("position-hand-too-large", as_data(hands="2S 3S 4S 5S", players=12)),
    ("position-cards", {**as_data(), "hands": ["2S", "3S"]}),
    ("position-cards", {**as_data(), "deck": {"2S": 1}}),
    ("position-no-card", as_data(hands="1S")),
    ("position-no-card", as_data(hands="2X")),
    ("position-no-card", as_data(deck="10H")),
    ("position-no-card", {**as_data(), "discards": [7]}),
    ("position-no-cell", claiming(claim="k1")),
    ("position-no-cell", claiming(claim="e11")),
    ("position-no-cell", claiming(claim=5)),
    ("position-no-cell", as_data(FIVE, sequences={"blue": ["a5"]})),
    ("position-no-window", as_data(FIVE, sequences={"blue": ["a5-d5"]})),
    ("position-no-window", as_data(FIVE, sequences={"blue": ["a5-e6"]})),
    ("position-no-window", as_data(FIVE, sequences={"blue": "a5-e5"})),
    ("position-too-many-copies", as_data(hands="2S 2S | 2S")),
    ("position-too-many-copies", as_data(hands="2S | 2S", deck="2S")),
    ("position-too-many-copies", as_data(hands="2S", deck="3S 3S", discards="3S")),
    ("position-cards-missing", as_data(hands="2S", deck="3S", discards="4S")),
    ("position-tops", as_data(tops=["2S"])),
    ("position-tops", {**as_data(), "tops": "2S -"}),
    ("position-top-not-discarded", as_data(tops="2S -")),
    ("position-top-not-discarded", as_data(tops="2S 2S", discards="2S")),
    ("position-drawn", as_data(drawn=[1])),
    ("position-drawn", as_data(drawn=[1, -1])),
    ("position-drawn-too-few", as_data(hands="2S 3S | 9C", drawn=[1, 1])),
    ("position-drawn-too-few", as_data(hands="2S 3S | 9C", drawn=[2, 0])),
    ("position-recycled-seen", as_data(hands="2S", deck="", recycled="3S 3S")),
    ("position-deck-not-recycled", as_data(hands="2S", deck="3S", recycled="2S")),
    ("position-board", {**as_data(), "board": ["." * 10] * 9}),
    ("position-board", {**as_data(), "board": ["." * 9] * 10}),
    ("position-board", {**as_data(), "board": "." * 100}),
    ("position-chip-on-corner", as_data("1  b . . . . . . . . *")),
    ("position-no-such-chip", as_data("5  r . . . . . . . . .")),
    ("position-no-such-chip", as_data("5  B . . . . . . . . .")),
    ("position-no-such-chip", as_data("5  x . . . . . . . . .", players=3)),
    ("position-too-many-chips", as_data("5  b b b . . . . . . .", chips=2)),
    ("position-sequences", {**as_data(), "sequences": ["a5-e5"]}),
    ("position-sequences", as_data(sequences={"red": []})),
    (
        "position-sequence-not-there",
        as_data("5  b b b b . . . . . .", sequences={"blue": ["a5-e5"]}),
    ),
    ("position-sequence-not-there", as_data(FIVE, sequences={"green": ["a5-e5"]})),
    ("position-sequences-overlap", as_data(SIX, sequences={"blue": ["b5-f5", "c5-g5"]})),
    ("position-sequences-overlap", as_data(FIVE, sequences={"blue": ["a5-e5", "e5-a5"]})),
    ("position-sequence-not-listed", as_data(FIVE, sequences={})),
    ("position-sequence-not-listed", as_data(FIVE, sequences={"blue": []})),
    ("position-too-many-sequences", as_data(ALL_BLUE)),
    ("position-too-many-sequences", as_data(ALL_BLUE, phase="over", winner="blue")),
    ("position-claim-and-phase", claiming(claim=None)),
    ("position-claim-and-phase", claiming(phase="turn")),
    ("position-nothing-to-choose", claiming("5  . b b b b b . . . .", sequences={})),
    ("position-nothing-to-choose", claiming(claim="a5")),
    ("position-nothing-to-choose", claiming(claim="a1")),
    ("position-nothing-to-choose", claiming(turn=1)),
    ("position-draws-are-automatic", as_data(hands="2S", open_draws=[0])),
    (
        "position-hand-and-draws",
        as_data(hands="2S 3S 4S 5S 6S 7S 8S", draw="manual", open_draws=[0]),
    ),
    ("position-hand-and-draws", as_data(hands="2S", draw="manual", open_draws=[0] * 7)),
    ("position-penalty-and-phase", as_data(hands="2S", penalised=[0])),
    ("position-penalty-and-phase", as_data(hands="2S", table_talk=True, phase="penalty")),
    ("position-penalty-and-phase", as_data(hands="2S", phase="penalty", penalised=[0])),
    (
        "position-penalty-of-two-teams",
        as_data(hands="2S | 3S", table_talk=True, phase="penalty", penalised=[0, 1]),
    ),
    (
        "position-penalty-empty-hand",
        as_data(hands="2S", table_talk=True, phase="penalty", penalised=[1]),
    ),
    ("position-has-won", as_data(FIVE, sequences_to_win=1)),
    ("position-has-won", as_data(FIVE, sequences_to_win=1, phase="over")),
    ("position-has-won", as_data(FIVE, sequences_to_win=1, phase="over", winner="green")),
    ("position-has-not-won", as_data(FIVE, phase="over", winner="blue")),
    ("position-has-not-won", as_data(winner="blue")),
    ("position-over-without-end", as_data(phase="over")),
    ("position-over-without-end", as_data(phase="over", passes=1)),
    ("position-stalemate-goes-on", as_data(passes=2)),
    ("position-generator", as_data(generator="xyz")),
    ("position-generator", as_data(generator=7)),
    ("position-generator", as_data(generator="1" * 17)),
    ("position-generator", as_data(generator="-1")),
    ("position-generator", as_data(generator="0x1F")),
    ("position-generator", as_data(generator=" 1_0 ")),
]


@pytest.mark.parametrize(("key", "data"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_the_reason(key: str, data: Any) -> None:
    with pytest.raises(BadPosition) as error:
        GAME.from_position(data)
    assert error.value.text.key == key
    for language in ("en", "de"):
        sentence = error.value.say(language)
        assert sentence.endswith(".")
        assert "{" not in sentence
    assert error.value.say("en") != error.value.say("de")


def test_every_reason_against_a_position_has_an_example() -> None:
    open_keys = {key for key, _ in IMPOSSIBLE}
    for words in (GAME.words, ENGINE_WORDS):
        for language in ("en", "de"):
            known = {key for key in words.keys(language) if key.startswith("position-")}
            assert known <= open_keys
            open_keys -= known if language == "de" else set()
    assert open_keys == set()


NONSENSE: list[Any] = [None, True, -1, 10**9, 1.5, "", "x", "a1"]
NONSENSE += [[], [[]], [None], {}, {"blue": 1}, [{}] * 2]


@pytest.mark.parametrize("field", FIELDS)
def test_nonsense_in_any_field_is_refused_or_harmless(field: str) -> None:
    """Whatever a person or a program writes, the only error is a sentence."""
    for phase in ("turn", "claim", "penalty", "over"):
        for value in NONSENSE:
            data = {**as_data(hands="2S | 3S", draw="manual", phase=phase), field: value}
            try:
                match = GAME.from_position(data)
            except BadPosition as error:
                answer = error.say("de")
            else:
                answer = match.position()["phase"]
            assert answer


# --- choices that nobody can have ---------------------------------------------------------------


def test_a_choice_needs_the_card_that_was_played_on_top() -> None:
    """The cell's own card or a two-eyed jack; S9 keeps it out of a reshuffle."""
    for top in ("5H", "JC", "JD"):
        match = GAME.from_position(claiming(tops=f"{top} -", discards=top))
        assert moves(match) == {"claim b5-f5", "claim c5-g5"}
    for top in ("2H", "JS"):
        with pytest.raises(BadPosition) as error:
            GAME.from_position(claiming(tops=f"{top} -", discards=top))
        assert error.value.text.key == "position-nothing-to-choose"
    with pytest.raises(BadPosition):
        GAME.from_position(claiming(tops="- -"))


def test_a_choice_is_open_only_for_lines_that_leave_one() -> None:
    """The column through e5 leaves no choice, so it has been counted before the question."""
    cross = """
        3  . . . . b . . . . .
        4  . . . . b . . . . .
        5  . b b b b b b . . .
        6  . . . . b . . . . .
        7  . . . . b . . . . .
    """
    with pytest.raises(BadPosition) as error:
        GAME.from_position(claiming(cross, sequences_to_win=3))
    assert error.value.text.key == "position-sequence-not-listed"
    listed = {"blue": ["e3-e7"]}
    match = GAME.from_position(claiming(cross, sequences_to_win=3, sequences=listed))
    play(match, "claim b5-f5")
    assert sequences(match) == {"e3-e7", "b5-f5"}


def test_a_choice_does_not_excuse_rows_elsewhere() -> None:
    drawing = f"{SIX}\n8  b b b b b . . . . ."
    with pytest.raises(BadPosition) as error:
        GAME.from_position(claiming(drawing, sequences_to_win=3))
    assert error.value.text.key == "position-sequence-not-listed"


def test_a_choice_is_not_asked_when_all_of_it_wins() -> None:
    with pytest.raises(BadPosition) as error:
        GAME.from_position(claiming(sequences_to_win=1))
    assert error.value.text.key == "position-nothing-to-choose"


def test_who_chooses_has_played_a_card() -> None:
    """Seven cards in hand and a draw to come are one too many."""
    full = [["2C", "3C", "4C", "6C", "7C", "8C", "9C"], []]
    with pytest.raises(BadPosition) as error:
        GAME.from_position({**claiming(), "hands": full})
    assert error.value.text.key == "position-hand-and-draws"
    match = GAME.from_position({**claiming(), "hands": [full[0][1:], []]})
    play(match, "claim b5-f5")
    assert len(hand(match)) == 7


# --- what a person need not write ---------------------------------------------------------------


def test_only_hands_are_needed() -> None:
    match = GAME.from_position({"hands": [["2S"], ["3S"]]})
    now = match.position()
    assert now["players"] == 2
    assert match.actors == (0,)
    assert len(now["deck"]) == 102
    assert now["discards"] == []
    assert sorted(now["recycled"]) == sorted(now["deck"] + ["2S", "3S"])


def test_cards_that_are_named_nowhere_fill_deck_or_discards() -> None:
    assert len(position(hands="2S", deck="3S").position()["discards"]) == 102
    assert len(position(hands="2S", discards="3S").position()["deck"]) == 102


def test_the_deck_is_shuffled_by_the_generator() -> None:
    one, same, other = (
        position(hands="2S", generator=word).position()["deck"] for word in ("5", "5", "6")
    )
    assert one == same != other


@pytest.mark.parametrize("players", GAME.players)
def test_a_position_reads_back_as_it_was_written(players: int) -> None:
    rng = random.Random(players)
    options: dict[str, Any] = {"draw": "manual", "table_talk": True, "advanced": True}
    match = GAME.new(players, seed=players, sequences_to_win=3, **options)
    for _ in range(60):
        again = GAME.from_position(json.loads(json.dumps(match.position())))
        assert again.state.tobytes() == match.state.tobytes()
        if match.over:
            break
        if rng.random() < 0.1 and match.legal("moderator"):
            match.play(rng.choice(match.legal("moderator")), "moderator")
        else:
            seat = rng.choice(match.actors)
            match.play(rng.choice(match.legal(seat)), seat)
