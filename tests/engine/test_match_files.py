"""Match files: honest ones come back whole, all others are refused with a sentence."""

from __future__ import annotations

import json
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import spieltisch
from engine.duel import GAME as DUEL
from engine.mutations import JSON, accepted, changed
from engine.sequences import GAME
from spieltisch.engine import matchfile
from spieltisch.engine.errors import BadMatchFile, SpieltischError, UnknownGame
from spieltisch.engine.match import Match
from spieltisch.engine.matchfile import load, verify
from spieltisch.engine.words import LANGUAGES


@cache
def saved(manual: bool = False) -> str:
    options: dict[str, Any] = {"draw": "manual", "table_talk": True} if manual else {}
    match = GAME.new(3, seed=5, seats=["Ada", "Bo", "Cy"], **options)
    for ply in range(9):
        seat = match.actors[ply % len(match.actors)]
        match.play(match.legal(seat)[-1], seat)
    if manual:
        match.play("talk blue", "moderator")
    return match.save()


def file(**changes: Any) -> dict[str, Any]:
    return {**json.loads(saved()), **changes}


def without(field: str) -> dict[str, Any]:
    return {key: value for key, value in file().items() if key != field}


def refused(source: Any) -> str:
    """The sentence with which a file is refused, which exists in both languages."""
    with pytest.raises(SpieltischError) as caught:
        load(source)
    assert all(caught.value.say(language) for language in LANGUAGES)
    return str(caught.value)


def test_a_match_is_loaded_from_a_path_a_text_or_data(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    match = load(saved())
    assert match.save(path) == saved()
    for source in (path, str(path), saved(), json.loads(saved())):
        assert load(source).save() == saved()
        assert verify(source).seats == ("Ada", "Bo", "Cy")


def test_a_match_that_began_from_a_position_is_loaded_whole() -> None:
    match = GAME.from_position(load(saved()).position())
    match.play(match.legal()[0])
    assert verify(match.save()).state.tobytes() == match.state.tobytes()


def test_calls_of_the_moderator_are_loaded() -> None:
    assert verify(saved(manual=True)).log[-1].seat == "moderator"


def test_a_game_that_is_not_installed_is_handed_over() -> None:
    match = DUEL.new(seed=1)
    match.play("swap")
    assert verify(match.save(), DUEL).state.tobytes() == match.state.tobytes()
    with pytest.raises(UnknownGame):
        load(match.save())
    with pytest.raises(BadMatchFile, match="“sequence”, not of duel"):
        load(saved(), DUEL)


@pytest.mark.parametrize(
    ("source", "part"),
    [
        ("", "cannot be read"),
        ("{", "not valid JSON"),
        ("{}", "not a match file"),
        ("[]", "cannot be read"),
        (Path("/no/such/file"), "/no/such/file"),
        ("\0", "cannot be read"),
        (Path(__file__).parent, "cannot be read"),
        ("{" + '"a":{' * 100_000, "not valid JSON"),
        (without("spieltisch"), "not a match file"),
        (without("game"), "not a match file"),
        (file(game=7), "not a match file"),
        (file(game="chess"), "chess"),
        (file(spieltisch=2), "format 2"),
        (file(spieltisch="1"), "“spieltisch”"),
        (file(spieltisch=True), "“spieltisch”"),
        (file(rules=99), "version 99"),
        (file(rules="1"), "“rules”"),
        (file(rules=True), "“rules”"),
        (without("rules"), "“rules”"),
        (without("players"), "cannot be set up"),
        (file(players=5), "not for 5 players"),
        (file(players=True), "of type bool"),
        (file(options=[]), "“options”"),
        (file(options={"colour": 1}), "“colour”"),
        (file(options={"draw": {}}), "draw"),
        (without("seed"), "“seed”"),
        (file(seed="5"), "“seed”"),
        (file(seed=-5), "is not a seed"),
        (file(seed=True), "is not a seed"),
        (file(seats="Ada"), "“seats”"),
        (file(seats=["Ada"]), "players: 3"),
        (file(seats=["Ada", "Bo", ""]), "players: 3"),
        (file(position=[]), "“position”"),
        (file(position={}), "“hands”"),
        (without("moves"), "“moves”"),
        (file(moves={}), "“moves”"),
        (file(moves=[7]), "Move 1"),
        (file(moves=[[0]]), "Move 1"),
        (file(moves=[[None, "pass"]]), "Move 1"),
        (file(moves=[["0", "pass"]]), "Move 1"),
        (file(moves=[["2", "pass"]]), "“2” is of type str"),
        (file(moves=[[0, 5]]), "Move 1"),
    ],
)
def test_a_broken_file_is_refused(source: Any, part: str) -> None:
    assert part in refused(source)


def test_the_first_bad_move_is_named() -> None:
    moves = file()["moves"]
    for number in (1, 4, len(moves)):
        bad = [*moves[: number - 1], [moves[number - 1][0], "pass"], *moves[number:]]
        sentence = refused(file(moves=bad))
        assert f"Move {number} " in sentence
        assert "S3" in sentence


def test_moves_in_another_order_are_refused() -> None:
    moves = file()["moves"]
    assert "Move 1 " in refused(file(moves=moves[::-1]))


@pytest.mark.parametrize(
    "tampered",
    [file(seed=6), file(moves=file()["moves"][:-1]), file(digest="0" * 64), without("digest")],
    ids=["seed", "last move", "digest", "no digest"],
)
def test_a_tampered_file_is_not_verified(tampered: dict[str, Any]) -> None:
    with pytest.raises(BadMatchFile):
        verify(tampered)


def ending(reason: Any, *winners: Any) -> dict[str, Any]:
    return {"reason": reason, "winners": list(winners)}


def over() -> Match:
    """A match that somebody has won by the rules."""
    match = GAME.new(2, seed=5, sequences_to_win=1)
    while not match.over:
        match.play(match.legal()[0])
    return match


@pytest.mark.parametrize(
    "ended",
    [ending("draw"), ending("resigned", 1), ending("resigned", 0, 2), ending("resigned")],
    ids=json.dumps,
)
def test_how_a_match_was_broken_off_is_part_of_what_is_verified(ended: dict[str, Any]) -> None:
    text = matchfile.write(load(saved()), more={"ended": ended})
    assert verify(text).save() == saved()
    for other in (None, ending("draw"), ending("resigned", 0)):
        if other != ended:
            with pytest.raises(BadMatchFile, match="the file was changed"):
                verify({**json.loads(text), "ended": other})


def test_an_end_that_was_added_to_a_file_is_not_verified_but_loads() -> None:
    added = file(ended=ending("resigned", 1))
    assert load(added).save() == saved()
    with pytest.raises(BadMatchFile, match="digest does not cover how the match ended") as caught:
        verify(added)
    assert "Prüfsumme" in caught.value.say("de")


@pytest.mark.parametrize(
    "ended",
    [
        *(5, True, "draw", [], {}, {"reason": "draw"}, {"winners": []}),
        {"reason": "resigned", "winners": 1},
        *(ending("resigned", True), ending("resigned", "1"), ending("resigned", None)),
        *(ending("resigned", 3), ending("resigned", -1), ending("resigned", 0, 1, 2)),
        *(ending("resigned", 1, 1), ending("resigned", 1, 0), ending("draw", 0)),
        *(ending("rules"), ending("rules", 0), ending("replay"), ending([]), ending(None)),
    ],
    ids=json.dumps,
)
def test_an_end_that_cannot_be_is_not_verified(ended: Any) -> None:
    text = matchfile.write(load(saved()), more={"ended": ended})
    with pytest.raises(BadMatchFile, match="“ended”") as caught:
        verify(text)
    assert "„ended“" in caught.value.say("de")


def test_a_match_that_is_over_ended_as_the_rules_say() -> None:
    match = over()
    winners = match.result.winners
    assert verify(matchfile.write(match, more={"ended": ending("rules", *winners)})).over
    losers = [seat for seat in range(2) if seat not in winners]
    for wrong in (
        *(ending("rules"), ending("rules", *losers), ending("rules", 0, 1)),
        *(ending("resigned", *winners), ending("draw"), ending("resigned", *losers)),
    ):
        with pytest.raises(BadMatchFile, match="ends by the rules"):
            verify(matchfile.write(match, more={"ended": wrong}))


def test_who_sat_where_is_part_of_what_is_verified() -> None:
    assert load(file(seats=None)).seats is None
    with pytest.raises(BadMatchFile, match="the file was changed"):
        verify(file(seats=None))


@settings(max_examples=100)
@given(JSON)
def test_any_json_is_refused_with_a_sentence(data: Any) -> None:
    assert refused(json.dumps(data) if not isinstance(data, str) else "{" + data)


@settings(max_examples=100)
@given(st.text())
def test_any_text_is_refused_with_a_sentence(text: str) -> None:
    assert refused(text)


@pytest.mark.parametrize("manual", [False, True])
def test_a_changed_file_is_refused_or_loads(manual: bool) -> None:
    @settings(max_examples=100)
    @given(changed(json.loads(saved(manual))))
    def check(data: Any) -> None:
        for source in (data, json.dumps(data)):
            match = accepted(partial(load, source))
            assert match is None or load(match.save()).state.tobytes() == match.state.tobytes()

    check()


def test_lists_within_lists_are_refused_with_a_sentence() -> None:
    deep: Any = 1
    for _ in range(900):
        deep = [deep]
    for field in ("spieltisch", "rules", "players", "options", "seed", "seats", "moves"):
        assert refused(file(**{field: deep}))
    assert spieltisch.load is load
