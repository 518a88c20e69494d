"""`spieltisch hint` and the key at the table: what to play, and why."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import spieltisch
from cli.conftest import Run
from cli.running import Watched, session
from sequence.table import position
from spieltisch.bots.hints import Hint
from spieltisch.cli import hinting
from spieltisch.cli.playing import turn

QUICK = ("--seconds", "0.1")


@pytest.fixture
def winning(tmp_path: Path) -> Path:
    """Blue has four in a row and the fifth card."""
    match = position(
        "5  . b b b b . . . . .", "2S 3C KC 4H 9H | 2D 3D 4D 5D 6D", sequences_to_win=1
    )
    match.save(tmp_path / "winning.json")
    return tmp_path / "winning.json"


@pytest.mark.parametrize(
    ("language", "heading", "move", "why"),
    [
        ("en", "Hints for Player 1:", "4H f5", "completes b5-f5 and wins the game"),
        ("de", "Tipps für Spieler 1:", "4♥ f5", "vollendet b5-f5 und gewinnt das Spiel"),
    ],
)
def test_the_best_move_stands_first_with_its_reason(
    run: Run, winning: Path, language: str, heading: str, move: str, why: str
) -> None:
    ran = run("hint", winning, *QUICK, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    first, _columns, best, *_rest = ran.out.splitlines()
    assert first == heading
    assert best.split("  ")[0].strip() == move
    assert why in best


@pytest.mark.parametrize(
    ("language", "sentence", "rank"),
    [("en", "the reasons tell them apart", "rank"), ("de", "es unterscheiden sie", "Rang")],
)
def test_moves_that_figures_do_not_tell_apart_have_ranks(
    winning: Path, monkeypatch: pytest.MonkeyPatch, language: str, sentence: str, rank: str
) -> None:
    match = spieltisch.load(winning)
    close = [
        Hint(match.game.read_move(match.state, move), move, 0.5, 0.52, place, ())
        for place, move in enumerate(match.legal(0)[:2], 1)
    ]
    monkeypatch.setattr(hinting, "hints_for", lambda *_: close)
    terminal = Watched([], "de" if language == "de" else "en")
    hinting.print_hints(terminal, match, 0, 0.1)
    words = " ".join(terminal.output.split())
    assert sentence in words
    assert rank in words
    assert (words.count("52 %"), words.count(" 1."), words.count(" 2.")) == (1, 1, 1)


def test_as_json_for_programs(run: Run, winning: Path) -> None:
    report = json.loads(run("hint", winning, *QUICK, "--json", "--lang", "de").out)
    assert (report["game"], report["ply"], report["seat"]) == ("sequence", 0, 0)
    best = report["hints"][0]
    assert best["move"] == "4H f5"
    assert best["reasons"][0] == "vollendet b5-f5 und gewinnt das Spiel"
    assert 0 < best["share"] <= 1
    assert 0 <= best["worth"] <= 1


def test_an_earlier_moment_and_either_word_for_the_player(run: Run, files: dict[str, Path]) -> None:
    seat = spieltisch.load(files["finished"]).log[4].seat
    assert isinstance(seat, int)
    for option in ("--as", "--seat"):
        ran = run("hint", files["finished"], "--ply", "4", option, str(seat + 1), *QUICK)
        assert ran.out.startswith(f"Hints for {['Anna', 'Ben'][seat]}:")


def test_what_cannot_be_answered_is_said_in_one_sentence(run: Run, files: dict[str, Path]) -> None:
    over = run("hint", files["finished"], "--lang", "de")
    assert (over.code, over.err.count("\n")) == (1, 1)
    idle = spieltisch.load(files["begun"])
    other = str(2 - idle.actors[0])
    waits = run("hint", files["begun"], "--as", other)
    assert (waits.code, waits.err.splitlines()[0]) == (
        2,
        f"Player {other} may not act now, so there is nothing to advise.",
    )
    for seconds in ("0", "-1", "soon", "nan", "9999"):
        ran = run("hint", files["begun"], "--seconds", seconds)
        assert (ran.code, ran.out) == (2, "")
        assert f"“{seconds}” is not a value for --seconds" in ran.err


@pytest.mark.parametrize("player", ["99", "0", "moderator", "Spielleiter", ""])
def test_only_players_are_offered_a_hint(run: Run, files: dict[str, Path], player: str) -> None:
    ran = run("hint", files["begun"], "--as", player)
    assert (ran.code, ran.out, ran.err.splitlines()[0]) == (
        *(2, ""),
        f"There is no player “{player}”; it takes a number from 1 to 2 or a player's name.",
    )


def test_several_who_may_act_are_asked_for(run: Run, tmp_path: Path) -> None:
    spieltisch.game("gluex").new(players=2, seed=1).save(tmp_path / "open.json")
    ran = run("hint", tmp_path / "open.json")
    assert ran.code == 2
    assert "say whose move it is with --as and one of: 1, 2" in ran.err


@pytest.mark.parametrize(
    ("language", "why"),
    [("en", "completes b5-f5 and wins"), ("de", "vollendet b5-f5 und gewinnt")],
)
def test_at_the_table_the_key_t_gives_a_hint(
    winning: Path, monkeypatch: pytest.MonkeyPatch, language: str, why: str
) -> None:
    monkeypatch.setattr(turn, "HINT_SECONDS", 0.1)
    monkeypatch.chdir(winning.parent)
    match = spieltisch.load(winning)
    terminal = Watched(["", "t", "q", ""], "de" if language == "de" else "en")
    session(terminal, match).run()
    assert why in terminal.output


def test_a_ten_that_is_typed_with_a_space_is_a_move_and_no_hint(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    match = position("", "TS 3C | 2D 3D")
    cell = next(move for move in match.legal() if move.startswith("TS")).split()[1]
    session(Watched(["", f"t s {cell}"]), match).run()
    assert match.log[0].move == f"TS {cell}"
