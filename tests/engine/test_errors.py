"""Every error is raised by its own misuse, says so in both languages, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import spieltisch
from engine.sequences import GAME
from spieltisch.bots.analysis import analyse
from spieltisch.engine import errors, registry
from spieltisch.engine.match import Match
from spieltisch.engine.words import LANGUAGES


def ongoing() -> Match:
    match = GAME.new(3, seed=1)
    match.play(match.legal()[0])
    return match


def ended() -> Match:
    return GAME.from_position({"hands": [[], []], "phase": "over", "passes": 2})


def not_to_act(match: Match) -> int:
    return next(seat for seat in range(match.players) if seat not in match.actors)


Misuse = Callable[[Match], Any]

#: Each error with what brings it about and words that the sentence must contain.
MISUSES: list[tuple[type[errors.SpieltischError], Misuse, tuple[str, ...]]] = [
    (errors.UnknownGame, lambda m: spieltisch.game("chess"), ("chess", "sequence")),
    (errors.UnknownGame, lambda m: spieltisch.game([]), ("sequence",)),  # type: ignore[arg-type]
    (errors.UnknownBot, lambda m: registry.bot([]), ("random",)),  # type: ignore[arg-type]
    (errors.UnknownBot, lambda m: registry.bot("deep"), ("deep", "random")),
    (errors.UnknownBot, lambda m: GAME.simulate(1, bots=["deep"]), ("deep",)),
    (errors.UnknownLanguage, lambda m: GAME.title("fr"), ("fr", "en, de")),  # type: ignore[arg-type]
    (errors.UnknownLanguage, lambda m: GAME.title([]), ("en, de",)),  # type: ignore[arg-type]
    (errors.UnknownLanguage, lambda m: GAME.handbook("../x"), ("../x",)),  # type: ignore[arg-type]
    (errors.UnknownLanguage, lambda m: m.legal(None, []), ("en, de",)),  # type: ignore[arg-type]
    (errors.UnknownLanguage, lambda m: m.explain("pass").say("fr"), ("fr",)),  # type: ignore[arg-type]
    (errors.UnknownOption, lambda m: GAME.new(2, colour="red"), ("colour", "teams")),
    (errors.BadOption, lambda m: GAME.new(2, draw="slowly"), ("draw", "slowly", "manual")),
    (errors.BadOption, lambda m: GAME.new(2, chips="9" * 5000), ("chips", "999")),
    (errors.BadOption, lambda m: GAME.new(2, chips=10**5000), ("chips",)),
    (errors.BadOption, lambda m: GAME.simulate(0), ("0", "1")),
    (errors.BadOption, lambda m: GAME.simulate(True), ("True", "1")),
    (errors.BadOption, lambda m: GAME.simulate(1, threads=-1), ("-1", "hreads")),
    (errors.BadOption, lambda m: GAME.simulate(1, threads=0), ("0", "hreads")),
    (errors.BadOption, lambda m: GAME.simulate(1, bots=5), ("5", "random")),  # type: ignore[arg-type]
    (errors.BadOption, lambda m: GAME.simulate(1, bots="greedy"), ("greedy", "random")),
    (errors.BadPlayers, lambda m: GAME.new(5), ("5", "2, 3, 4, 6")),
    (errors.BadPlayers, lambda m: GAME.new(True), ("True",)),
    (errors.BadPlayers, lambda m: GAME.new([[2]]), ("2, 3, 4, 6",)),  # type: ignore[arg-type]
    (errors.BadPlayers, lambda m: GAME.simulate(1, 4, bots=["random"] * 3), ("3", "4")),
    (errors.BadSeed, lambda m: GAME.new(2, seed=-1), ("-1", str(2**64 - 1))),
    (errors.BadSeed, lambda m: GAME.new(2, seed=2**64), (str(2**64 - 1),)),
    (errors.BadSeed, lambda m: GAME.new(2, seed=10**5000), (str(2**64 - 1),)),
    (errors.BadSeed, lambda m: GAME.new(2, seed="1"), ("1",)),  # type: ignore[arg-type]
    (errors.BadSeat, lambda m: m.legal(7), ("7", "2")),
    (errors.BadSeat, lambda m: m.legal("1"), ("1", "2", "str")),  # type: ignore[arg-type]
    (errors.BadSeat, lambda m: spieltisch.hint(m, "1"), ("1", "2", "str")),  # type: ignore[arg-type]
    (errors.BadOption, lambda m: spieltisch.hint(m.game), ("Game",)),  # type: ignore[arg-type]
    (errors.BadOption, lambda m: analyse(m.log), ("tuple",)),  # type: ignore[arg-type]
    (errors.BadSeat, lambda m: analyse(m, "1"), ("1", "2", "str")),  # type: ignore[arg-type]
    (errors.BadSeat, lambda m: m.scene(3), ("3", "2")),
    (errors.BadSeat, lambda m: m.scene_at(9), ("9", "1")),
    (errors.BadSeat, lambda m: m.scene_at("x"), ("x", "1")),  # type: ignore[arg-type]
    (errors.BadSeat, lambda m: m.scene_at("1"), ("1", "str")),  # type: ignore[arg-type]
    (errors.BadSeat, lambda m: m.scene_at(True), ("True", "1")),
    (errors.BadSeat, lambda m: m.tell("a"), ("a", "1")),  # type: ignore[arg-type]
    (errors.BadPlayers, lambda m: m.game.new(players="2"), ("2", "str")),  # type: ignore[arg-type]
    (errors.BadOption, lambda m: m.game.new(players=2, draw=np.array(["auto"])), ("draw",)),
    (errors.BadSeat, lambda m: m.tell(0), ("0", "1")),
    (errors.BadSeat, lambda m: GAME.new(2, seats=["Ada"]), ("2",)),
    (errors.OutOfTurn, lambda m: m.play("pass", not_to_act(m)), (str(1),)),
    (errors.UnreadableMove, lambda m: m.play("e4 e5"), ("e4 e5",)),
    (errors.UnreadableMove, lambda m: m.play(""), ()),
    (errors.UnreadableMove, lambda m: m.act("5"), ("5", "str")),  # type: ignore[arg-type]
    (errors.IllegalMove, lambda m: m.play("pass"), ("S3",)),
    (errors.MatchIsOver, lambda m: ended().play("pass"), ()),
    (errors.NothingToUndo, lambda m: GAME.new(2, seed=1).undo(), ()),
    (errors.HiddenUntilTheEnd, lambda m: m.scene_at(0, "all"), ()),
    (errors.BadPosition, lambda m: GAME.from_position({"hands": [["2S"] * 3, []]}), ("2S",)),
    (errors.BadPosition, lambda m: GAME.from_position([1]), ()),  # type: ignore[arg-type]
    (errors.BadPosition, lambda m: GAME.from_position({"game": "go"}), ("sequence",)),
    (errors.BadPosition, lambda m: GAME.from_position({"rules": "1"}), ("rules", "1")),
    (errors.BadPosition, lambda m: GAME.from_position({"rules": True}), ("rules", "1")),
    (errors.BadOption, lambda m: m.save(5), ("5", "int")),  # type: ignore[arg-type]
    (errors.BadMatchFile, lambda m: spieltisch.load("{"), ("JSON",)),
    (errors.BadMatchFile, lambda m: spieltisch.load("/no/such/file"), ("/no/such/file",)),
    (errors.BadMatchFile, lambda m: spieltisch.load({"spieltisch": 2, "game": "x"}), ("2", "1")),
]


@pytest.mark.parametrize(("error", "misuse", "parts"), MISUSES)
def test_a_misuse_gets_its_own_error_and_changes_nothing(
    error: type[errors.SpieltischError], misuse: Misuse, parts: tuple[str, ...]
) -> None:
    match = ongoing()
    before = match.state.tobytes(), match.log, match.save()
    with pytest.raises(error) as caught:
        misuse(match)
    assert type(caught.value) is error
    sentences = [caught.value.say(language) for language in LANGUAGES]
    assert str(caught.value) == sentences[0] != sentences[1]
    for sentence in sentences:
        assert sentence[-1] in ".…" or sentence.endswith((".", ".“"))
        assert [part for part in parts if part not in sentence] == []
        assert len(sentence) < 400
    assert (match.state.tobytes(), match.log, match.save()) == before


def test_every_error_has_a_misuse() -> None:
    known = {kind for kind in vars(errors).values() if isinstance(kind, type)}
    kinds = {kind for kind in known if issubclass(kind, errors.SpieltischError)}
    # The bases; and code that cannot be compiled is not misuse: that is in test_workshop.py.
    others = {errors.SpieltischError, errors.Failure, errors.CompilingFailed}
    assert kinds - others == {error for error, _, _ in MISUSES}


def test_an_illegal_move_names_its_rule() -> None:
    with pytest.raises(errors.IllegalMove) as caught:
        ongoing().play("pass")
    assert caught.value.rule == "S3"
