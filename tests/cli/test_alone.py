"""One person alone at the table: what the game itself does is told, and who won is said once."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import spieltisch
from cli.conftest import Run
from spieltisch.cli.moments import describe_move, print_result
from spieltisch.cli.terminal import Terminal
from spieltisch.engine.words import LANGUAGES, Language

GLOW = spieltisch.game("glow")
TOM = {
    "en": ("Tom gets T", "Tom wins.", "Nobody"),
    "de": ("Tom bekommt T", "Tom gewinnt.", "Niemand"),
}


def lost() -> spieltisch.Match:
    """A game against Tom that was lost."""
    match, choice = GLOW.new(players=1, seed=3), random.Random(1)
    while not match.over:
        moves = match.legal(0)
        match.play("keep" if "keep" in moves else choice.choice(moves), 0)
    assert not match.result.winners
    return match


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lost_game_alone_tells_what_tom_did_and_names_him_once(
    run: Run, language: Language
) -> None:
    deeds, won, nobody = TOM[language]
    typed = "\n".join(played.move for played in lost().log)
    start = ("play", "glow", "--seats", "human:Anna", "--seed", "3", "--lang", language)
    ran = run(*start, typed=typed)
    assert ran.out.count(deeds) >= 8
    assert ran.out.count(won) == 1
    assert nobody not in ran.out


@pytest.mark.parametrize(
    ("language", "ending"),
    [("en", "B companions come from now on"), ("de", "von jetzt an kommen B-Gefährten")],
)
def test_what_tom_did_is_never_cut_off(language: Language, ending: str) -> None:
    match = lost()
    sentences = [describe_move(Terminal(language), match, ply) for ply in range(1, match.ply + 1)]
    [longest] = [sentence for sentence in sentences if ending in sentence]
    assert len(longest) > 200
    assert not any(sentence.endswith("....") for sentence in sentences)


@pytest.mark.parametrize(
    ("language", "points", "times"),
    [
        ("en", "Points: Player 1: {}, Tom: {}.", "Tom won: 3. Unfinished: 0."),
        ("de", "Punkte: Spieler 1: {}, Tom: {}.", "Tom gewann: 3. Nicht beendet: 0."),
    ],
)
def test_toms_points_stand_beside_the_own_and_his_wins_are_counted(
    run: Run, tmp_path: Path, language: Language, points: str, times: str
) -> None:
    match = lost()
    match.save(tmp_path / "lost.json")
    ran = run("verify", tmp_path / "lost.json", "--lang", language)
    scores = match.result.breakdown
    assert points.format(scores["seats"][0]["total"], scores["tom"]["total"]) in ran.out
    setting = ("--players", "1", "--games", "3", "--seed", "1", "--lang", language)
    assert times in run("simulate", "glow", *setting).out
    several = run("simulate", "glow", "--games", "3", "--lang", language).out
    assert "Tom" not in several


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_result_without_a_winner_is_said_in_the_words_of_the_game(
    capsys: pytest.CaptureFixture[str], language: Language
) -> None:
    print_result(Terminal(language), lost())
    first = capsys.readouterr().out.splitlines()[0]
    assert first == TOM[language][1]


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "1 game of Glow with 1 player,", "2 games of Glow with 2 players,"),
        ("de", "1 Partie Glow mit 1 Spieler,", "2 Partien Glow mit 2 Spielern,"),
    ],
)
def test_one_game_and_one_player_are_said_in_the_singular(
    run: Run, language: Language, one: str, many: str
) -> None:
    few = run("simulate", "glow", "--players", "1", "--games", "1", "--lang", language)
    more = run("simulate", "glow", "--players", "2", "--games", "2", "--lang", language)
    assert one in few.out
    assert many in more.out
