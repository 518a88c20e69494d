"""`spieltisch arena`: its tables, its folder, and what it refuses."""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import spieltisch
from cli.conftest import Run
from cli.running import STYLES, Watched
from cli.shapes import shape
from cli.test_help import raw_keys
from cli.test_process import PROGRAM
from spieltisch.bots.arena import Plan, Tournament
from spieltisch.cli.commands import arena
from spieltisch.cli.standings import _superiority

RAISES = "bots.strange:Raises"
DUEL = ("arena", "gluex", "--bots", "greedy,random", "--seed", "1")


@pytest.fixture(scope="module", autouse=True)
def _compiled_too() -> None:
    spieltisch.game("gluex").make_ready()


def played(run: Run, *arguments: str | Path) -> dict[str, Any]:
    ran = run(*DUEL, "--json", *arguments)
    assert ran.code == 0
    return dict(json.loads(ran.out))


def plan(*bots: str) -> Plan:
    gluex = spieltisch.game("gluex")
    return Plan(gluex, 2, gluex.checked_options(2, {}), bots, seed=1)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_tables_fit_80_columns_and_have_no_raw_key(run: Run, language: str) -> None:
    bots = "greedy,random,novice,casual"
    arguments = ("--bots", bots, "--games", "12", "--seed", "1", "--lang", language)
    ran = run("arena", "gluex", *arguments)
    assert ran.code == 0
    assert max(len(line) for line in ran.out.splitlines()) <= 80
    assert raw_keys(ran.out) == set()
    first = (
        "Glüx mit 2 Spielern, 12 von 12" if language == "de" else "Glüx with 2 players, 12 of 12"
    )
    assert ran.out.startswith(first)
    assert all(ran.out.count(bot) >= 4 for bot in bots.split(","))


def test_many_bots_are_numbered_where_their_names_do_not_fit() -> None:
    names = ("novice", "casual", "skilled", "expert", "master", *(f"search@{n}" for n in "1234"))
    terminal = Watched([])
    terminal.print(_superiority(terminal, Tournament(plan(*names), 1).standings()))
    lines = [line.split() for line in STYLES.sub("", terminal.output).splitlines()]
    assert lines[0] == ["bot", *"123456789"]
    assert lines[9][:2] == ["9", "search@4"]


def test_without_a_person_a_line_tells_how_far_it_is(run: Run) -> None:
    ran = run(*DUEL, "--games", "20", "--threads", "1")
    assert ran.err.splitlines()[0].startswith("2 of 20 games: greedy ")
    assert len(ran.err.splitlines()) == 9


def test_it_is_told_first_when_more_games_are_played_than_asked_for(run: Run) -> None:
    ran = run("arena", "gluex", "--bots", "greedy,random,novice", "--games", "2")
    assert (
        "3 bots at 2 places play every deal in 6 games: 6 games are played, not 2."
        in (ran.err.splitlines()[0])
    )
    assert "not" not in run(*DUEL, "--games", "2").err


def test_a_person_sees_a_live_table() -> None:
    terminal = Watched([])
    screen = StringIO()
    terminal.err = Console(file=screen, force_terminal=True, width=80, height=24)
    assert arena._run(terminal, Tournament(plan("greedy", "random"), 2, threads=1)) == 0
    output = STYLES.sub("", screen.getvalue())
    assert "1 of 2 games" in output
    assert re.search(r"greedy +1 +\d", output)


def test_json_keeps_its_shape(run: Run) -> None:
    standings = shape(played(run, "--games", "2"))
    assert standings["standings"] == [
        {
            "bot": "str",
            "games": "int",
            "wins": "int",
            "draws": "int",
            "losses": "int",
            "forfeits": "int",
            "share": "float",
            "interval": ["float"],
            "share_of_decided": "float",
            "interval_of_decided": ["float"],
            "points": "float",
            "moves_per_game": "float",
            "rating": "float",
            "rating_interval": ["float"],
            "ms_per_move": "float",
            "slowest_ms": "float",
        }
    ]
    assert standings["wins"] == standings["draws"] == [["int"]]


def test_a_folder_holds_results_matches_and_a_report(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "duel"
    ran = run(*DUEL, "--games", "4", "--out", out, "--lang", "de")
    assert ran.code == 0
    assert f"Bericht: {out / 'report.html'}" in ran.err
    assert '<html lang="de">' in (out / "report.html").read_text("utf-8")
    assert sorted(path.name for path in out.iterdir()) == [
        "matches",
        "report.html",
        "results.jsonl",
        "tournament.json",
    ]
    assert run("verify", out / "matches" / "000003.json").code == 0


def test_a_finished_tournament_is_told_again_without_playing(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "duel"
    first = played(run, "--games", "4", "--out", out)
    results = (out / "results.jsonl").read_bytes()
    assert played(run, "--games", "4", "--out", out) == first
    assert (out / "results.jsonl").read_bytes() == results


def test_nothing_is_written_without_a_folder(run: Run, tmp_path: Path) -> None:
    played(run, "--games", "2")
    assert list(tmp_path.iterdir()) == []


def test_it_stops_when_the_question_is_answered(run: Run) -> None:
    standings = played(run, "--games", "1000", "--until", "50,70")
    assert standings["verdict"]["answer"] == "high"
    assert standings["games"] < standings["planned"] == 1000
    text = " ".join(run(*DUEL, "--games", "1000", "--until", "50,70").out.split())
    assert "the share of greedy is 70.0 % or more rather than 50.0 % or less" in text


def test_forfeits_and_undecided_games_are_told(run: Run) -> None:
    ran = run("arena", "gluex", "--bots", f"{RAISES},greedy", "--games", "12", "--seed", "1")
    text = " ".join(ran.out.split())
    assert ran.code == 0
    assert f"{RAISES} lost 12 games without playing on, the first was game 0. Raises raised" in text
    assert re.search(r"division by zero \(bots/strange\.py:\d+\)", text)
    assert "With --out FOLDER its output is saved" in text
    assert re.search(r"slowest forfeits …range:Raises .* 12 greedy .* 0 How", text)
    assert f"…range:Raises is {RAISES}." in text
    assert "forfeits" not in run(*DUEL, "--games", "2").out


def test_what_a_guest_printed_is_in_its_results_and_its_report(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "duel"
    ran = run("arena", "gluex", "--bots", f"{RAISES},greedy", "--games", "2", "--out", out)
    text = "".join(ran.out.split())
    assert f"isin{out / 'report.html'};" in text
    assert str(out / "results.jsonl") in text
    for line in (out / "results.jsonl").read_text("utf-8").splitlines():
        assert "return 1 / 0" in json.loads(line)["forfeit"]["printed"]
    page = (out / "report.html").read_text("utf-8")
    assert page.count("return 1 / 0") == 1
    assert "What bots.strange:Raises printed last in game 0" in page


@pytest.mark.parametrize("language", ["en", "de"])
def test_long_names_are_short_in_every_table_and_nothing_wraps(run: Run, language: str) -> None:
    bots = f"{RAISES},bots.strange:Outer.Inner,greedy,random"
    arguments = ("--bots", bots, "--games", "12", "--seed", "1", "--lang", language)
    lines = run("arena", "gluex", *arguments).out.splitlines()
    assert max(map(len, lines)) <= 80
    assert sum(line.startswith("…range:Raises") for line in lines) == 4
    assert sum(line.startswith("…:Outer.Inner") for line in lines) == 4
    assert not [line for line in lines if line.strip() in ("%", "")]


def test_alone_a_rating_that_says_nothing_is_left_out(run: Run) -> None:
    arguments = ("--players", "1", "--bots", "random,greedy", "--games", "4", "--seed", "1")
    text = run("arena", "labyrinth", *arguments).out
    assert "rating" not in text
    assert "How likely" not in text
    assert re.search(r"points +moves/game\n", text)
    standings = json.loads(run("arena", "labyrinth", *arguments, "--json").out)
    assert [row["rating"] for row in standings["standings"]] == [None, None]
    random, greedy = (row["moves_per_game"] for row in standings["standings"])
    assert random > greedy > 0


def test_a_folder_with_more_games_than_asked_for_counts_as_a_whole(
    run: Run, tmp_path: Path
) -> None:
    out = tmp_path / "duel"
    first = played(run, "--games", "6", "--out", out)
    ran = run(*DUEL, "--json", "--games", "2", "--out", out)
    assert json.loads(ran.out) == first
    assert f"“{out}” already holds 6 games; all of them count." in ran.err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("gluex",), "Say which bots play"),
        (("gluex", "--bots", "greedy"), "One bot alone has nobody to play against"),
        (("gluex", "--bots", "greedy,greedy"), "A bot is named twice"),
        (
            ("gluex", "--bots", "greedy,master@5"),
            "master@5s for seconds, or search@5 for iterations",
        ),
        (("gluex", "--bots", "greedy,random", "--players", "7"), "Glüx"),
        (("gluex", "--bots", "greedy,nobody"), "There is no bot “nobody”"),
        (("gluex", "--bots", "greedy,random", "--until", "5"), "two shares in percent"),
        (("gluex", "--bots", "greedy,random", "--until", "60,50"), "the lower one first"),
        (("gluex", "--bots", "greedy,random", "--until", "nan,50"), "the lower one first"),
        (("gluex", "--bots", "greedy,random", "--seconds", "0"), "seconds above 0"),
        (("gluex", "--bots", "greedy,random", "--seconds", "nan"), "seconds above 0"),
        (("gluex", "--bots", "greedy,random", "--games", "0"), "a whole number from 1"),
        (("gluex", "--bots", "greedy,random", "--players", "9"), "9"),
        (("ludo", "--bots", "greedy,random"), "ludo"),
    ],
)
def test_wrong_use_is_told_in_one_sentence(
    run: Run, arguments: tuple[str, ...], sentence: str
) -> None:
    ran = run("arena", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
    german = run("arena", *arguments, "--lang", "de")
    assert german.code == 2
    assert german.err.splitlines()[0] != ran.err.splitlines()[0]


def test_the_folder_of_another_tournament_is_refused(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "duel"
    played(run, "--games", "2", "--out", out)
    ran = run("arena", "gluex", "--bots", "random,greedy", "--out", out)
    assert ran.code == 2
    assert "holds another tournament" in ran.err


def test_ctrl_c_keeps_what_was_played_and_says_how_to_go_on(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "duel"
    arguments = ["--games", "500", "--out", str(out)]
    with subprocess.Popen(
        [*PROGRAM, *DUEL, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # Whoever runs the tests in the background has Ctrl-C switched off for all below.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as process:
        assert process.stderr is not None
        assert b" of 500 games" in process.stderr.readline()
        process.send_signal(signal.SIGINT)
        printed, complained = (stream.decode("utf-8") for stream in process.communicate())
    assert process.returncode == 130
    assert "of 500 games" in printed
    assert "unfinished games are played again next time" in complained
    assert f"The same command with --out {out} continues from here." in complained
    count = len((out / "results.jsonl").read_text("utf-8").splitlines())
    assert played(run, "--games", str(2 * count + 2), "--out", out)["games"] == 2 * count + 2


def test_too_few_file_handles_are_nobodys_forfeit(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "duel"
    bots = ("arena", "gluex", "--bots", "bots.strange:First,greedy", "--seed", "1")
    arguments = (*bots, "--games", "40", "--out", str(out))
    path = os.pathsep.join(part for part in sys.path if part)
    ran = subprocess.run(
        [*PROGRAM, *arguments, "--threads", "30"],
        capture_output=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (40, 40)),
        env={**os.environ, "PYTHONPATH": path},
        check=False,
    )
    complained = ran.stderr.decode("utf-8")
    assert ran.returncode == 1
    assert "no bot's fault" in complained
    assert "Traceback" not in complained
    assert f"The same command with --out {out} continues from here." in complained
    standings = json.loads(run(*arguments, "--json").out)
    assert (standings["games"], standings["forfeits"]) == (40, [])
