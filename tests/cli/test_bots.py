"""Bots at the table: who can sit down, how they think and leave; and `spieltisch bots`."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import spieltisch
from cli.conftest import SEQUENCE, Run
from cli.running import Watched, session
from spieltisch.bots import seating
from spieltisch.bots.guests import Guest
from spieltisch.cli.playing.seats import Sitter
from spieltisch.cli.progress import waiting
from spieltisch.cli.terminal import Terminal
from spieltisch.engine.words import LANGUAGES, Language

STRANGE = "bots.strange"


def start(bot: str, *more: str) -> tuple[str, ...]:
    return ("play", "sequence", "--seats", f"human:Anna,{bot}", "--seed", "7", *more)


# --- who can sit down ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "bot",
    [
        *("novice", "casual", "skilled", "master", "search@30", "search@0.1s", "master@0.1s"),
        *("greedy", f"{STRANGE}:First", f"{STRANGE}:Hashing@60s"),
    ],
)
def test_every_bot_can_sit_down_and_is_known_again(run: Run, tmp_path: Path, bot: str) -> None:
    ran = run(*start(bot, "--save", "game.json"), typed="4H f5\n")
    assert (ran.code, ran.err) == (0, "")
    match = spieltisch.load(tmp_path / "game.json")
    assert match.seats == ("Anna", bot)
    assert [played.seat for played in match.log] == [1, 0, 1]
    again = ("--seats", f"human:Anna,{bot}") if ":" in bot else ()
    ran = run("play", "--load", "game.json", "--save", "game.json", *again, typed="QH h2\n")
    assert (ran.code, ran.err) == (0, "")
    log = spieltisch.load(tmp_path / "game.json").log
    assert [played.seat for played in log] == [1, 0, 1, 0, 1]


def test_two_bots_of_one_name_are_told_apart_and_known_again(run: Run, tmp_path: Path) -> None:
    seats = ("--seats", "search@20,search@20,human:Anna")
    run("play", "sequence", *seats, "--seed", "7", "--save", "game.json", typed="")
    match = spieltisch.load(tmp_path / "game.json")
    assert match.seats == ("search@20 1", "search@20 2", "Anna")
    out = run("play", "--load", "game.json", typed="").out
    assert "Anna, your move" in out
    assert "search@20 2 places" in out


def test_without_seats_somebody_sits_there_who_is_no_master(run: Run, tmp_path: Path) -> None:
    run("play", "sequence", "--seed", "7", "--save", "game.json", typed="")
    assert spieltisch.load(tmp_path / "game.json").seats == ("Player 1", "casual")


@pytest.mark.parametrize(
    ("bot", "english", "german"),
    [
        (
            "deep",
            "“deep” cannot sit down; a seat is human, human:NAME or one of the bots: novice",
            "„deep“ kann sich nicht setzen",
        ),
        ("greedy@2s", "“greedy@2s” is not a way to say", "„greedy@2s“ sagt nicht"),
        ("nowhere:Bot", "There is no module “nowhere”", "Ein Modul „nowhere“"),
        (f"{STRANGE}:Nobody", "There is no class “Nobody”", "Im Modul „bots.strange“ gibt es"),
        (f"{STRANGE}:Unable", "The class “Unable”", "Die Klasse „Unable“"),
    ],
)
def test_who_cannot_sit_down_is_told(run: Run, bot: str, english: str, german: str) -> None:
    ran = run(*start(bot))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(english)
    assert run(*start(bot, "--lang", "de")).err.startswith(german)


@pytest.mark.parametrize("name", ["master", "search@2s", "some.module:Bot", "casual 2"])
def test_a_person_cannot_be_called_like_a_bot(run: Run, name: str) -> None:
    ran = run("play", "sequence", "--seats", f"human:{name},random")
    assert ran.code == 2
    assert f"“{name}” is not a name for a person" in ran.err


def test_code_that_a_file_names_is_not_run(run: Run, tmp_path: Path) -> None:
    match = SEQUENCE.new(players=2, seed=7, seats=["Anna", "somewhere:Bot"])
    match.save(tmp_path / "game.json")
    ran = run("play", "--load", "game.json")
    assert ran.code == 2
    assert ran.err.startswith("The file says that “somewhere:Bot” plays; code that a file names")
    ran = run("play", "--load", "game.json", "--seats", "human:Anna,random", typed="")
    assert ran.code == 0


# --- a match -------------------------------------------------------------------------------------


def test_a_bot_stays_at_its_seat_through_moves_and_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    sat_down: list[Any] = []
    sit_down = seating.player

    def count(*arguments: Any) -> Any:
        sat_down.append(sit_down(*arguments))
        return sat_down[-1]

    monkeypatch.setattr(seating, "player", count)
    match = SEQUENCE.new(players=2, seed=7)
    typed = ["4H f5", "u", "QH h2", "u", "4H f5", "q", ""]
    seats = (Sitter("Anna"), Sitter("search@40", "search@40"))
    session(Watched(typed), match, *seats).run()
    assert len(match.log) == 3
    assert len(sat_down) == 1


def test_guests_get_up_when_the_match_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[int] = []
    monkeypatch.setattr(Guest, "close", lambda self: closed.append(1))
    match = SEQUENCE.new(players=2, seed=7)
    session(Watched(["q", ""]), match, Sitter("Anna"), Sitter("x", f"{STRANGE}:First")).run()
    assert closed == [1]


@pytest.mark.parametrize(
    ("bot", "message"),
    [
        ("Raises", "Raises raised ZeroDivisionError: division by zero"),
        ("Illegal", "Illegal chose “zz9”, which is not one of its 14 legal"),
        ("Loops@0.2s", "Loops took longer than 0.2 s."),
    ],
)
def test_a_guest_that_misbehaves_ends_the_match(run: Run, bot: str, message: str) -> None:
    ran = run(*start(f"{STRANGE}:{bot}"))
    assert (ran.code, ran.err) == (0, "")
    assert message in ran.out
    assert ("      return 1 / 0" in ran.out) == (bot == "Raises")
    assert "The match ends here" in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_that_a_guest_has_ended_can_be_saved_and_played_on(
    run: Run, tmp_path: Path, language: Language
) -> None:
    seats = ("--seats", f"{STRANGE}:Raises,human:Anna", "--lang", language)
    ran = run("play", "sequence", *seats, "--seed", "7", typed="9S b7\nkept\n")
    assert ran.code == 0
    message = "Die Partie endet hier" if language == "de" else "The match ends here"
    assert message in ran.out
    assert len(spieltisch.load(tmp_path / "kept.json").log) == 1
    ran = run("play", "--load", "kept.json", "--seats", "greedy,random", "--save", "end.json")
    assert ran.code == 0
    assert spieltisch.load(tmp_path / "end.json").over


def test_without_people_a_guest_that_misbehaves_is_a_failure(run: Run) -> None:
    ran = run("play", "sequence", "--seats", f"random,{STRANGE}:Raises", "--seed", "7")
    assert ran.code == 1
    first, heading, *printed = ran.err.splitlines()
    assert first.startswith("Raises raised ZeroDivisionError: division by zero (bots/strange.py:")
    assert heading == "What it printed last:"
    assert printed[0] == "  Traceback (most recent call last):"
    assert "      return 1 / 0" in printed
    assert "child.py" not in ran.err


# --- waiting -------------------------------------------------------------------------------------


def watched() -> Terminal:
    terminal = Terminal("en")
    terminal.err = Console(file=StringIO(), force_terminal=True, width=80)
    return terminal


def printed(terminal: Terminal) -> str:
    return str(terminal.err.file.getvalue())  # type: ignore[attr-defined]


def test_somebody_who_waits_is_told_for_whom() -> None:
    terminal = watched()
    with waiting(terminal, "master thinks ...", patience=0.0):
        while "master thinks ..." not in printed(terminal):
            pass


def test_who_need_not_wait_is_told_nothing() -> None:
    terminal = watched()
    with waiting(terminal, "master thinks ...", patience=600.0):
        pass
    assert printed(terminal) == ""


def test_in_a_pipe_nobody_waits(capsys: pytest.CaptureFixture[str]) -> None:
    with waiting(Terminal("en"), "master thinks ...", patience=0.0):
        pass
    assert capsys.readouterr().err == ""


# --- the list ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "a patient beginner"), ("de", "ein geduldiger Anfänger")],
)
def test_bots_lists_everybody_with_a_sentence(run: Run, language: str, sentence: str) -> None:
    ran = run("bots", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0].split(maxsplit=1)[0] == "novice"
    assert sentence in lines[0]
    assert {line.partition(" ")[0] for line in lines} >= set(seating.names())
    assert max(len(line) for line in lines) <= 80


def test_bots_as_json(run: Run) -> None:
    listed = json.loads(run("bots", "--json").out)
    assert [bot["name"] for bot in listed] == list(seating.names())
    assert all(bot["about"] for bot in listed)


@pytest.mark.parametrize("bot", ["master", "search@2s", f"{STRANGE}:First"])
def test_simulate_sends_those_who_think_to_the_arena(run: Run, bot: str) -> None:
    ran = run("simulate", "sequence", "--games", "10", "--bots", bot)
    assert (ran.code, ran.out) == (2, "")
    assert "are too slow for simulate; use spieltisch arena." in ran.err
