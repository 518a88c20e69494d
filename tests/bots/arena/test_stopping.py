"""Breaking off: players that think are stopped, nothing half-played is kept, and it can go on."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from subprocess import Popen
from typing import Any

import pytest

import spieltisch
from bots.test_leftovers import ends, listening
from spieltisch.bots import seating
from spieltisch.bots.arena import Plan, Tournament, contest
from spieltisch.bots.arena.contest import play
from spieltisch.bots.arena.pairing import Pairing
from spieltisch.bots.arena.stopping import Stop, Stopped
from spieltisch.bots.arena.words import BadTournament
from spieltisch.bots.guests import Refused, process
from spieltisch.bots.sight import Sight

GLUEX = spieltisch.game("gluex")


def plan(*bots: str) -> Plan:
    return Plan(GLUEX, 2, GLUEX.checked_options(2, {}), bots or ("greedy", "random"), seed=5)


class Telling:
    """A player that reports when it is asked for a move, and what else it is told."""

    def __init__(self, report: Callable[[str], object]) -> None:
        self.report = report

    def get_ready(self) -> None:
        self.report("get ready")

    def choose(self, sight: Sight, seconds: float | None = None) -> int:
        self.report("choose")
        return int(sight.actions[0])

    def stop(self) -> None:
        self.report("stop")

    def close(self) -> None:
        self.report("close")


@pytest.fixture
def telling(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[str], object]], None]:
    """Seat players that report everything."""

    def seat(report: Callable[[str], object]) -> None:
        monkeypatch.setattr(seating, "player", lambda *_: Telling(report))

    return seat


# --- the first Ctrl-C ----------------------------------------------------------------------------


@pytest.mark.parametrize("thinker", ["search@600s", "search@900000000", "bots.strange:Sleeps@600s"])
def test_whoever_thinks_for_long_is_stopped(thinker: str) -> None:
    stop = Stop()
    with ThreadPoolExecutor(1) as pool:
        playing = pool.submit(
            play, plan(thinker, "random"), Pairing(number=0, deal=0, seats=(0, 1)), stop
        )
        while not stop._seated:
            assert not playing.done()
        stop.set()
        with pytest.raises(Stopped):
            playing.result()
    assert not stop._seated


def test_the_move_of_a_player_that_was_stopped_is_not_played(telling: Any) -> None:
    stop = Stop()
    reports: list[str] = []

    def tell(what: str) -> None:
        reports.append(what)
        if what == "choose":
            stop.set()

    telling(tell)
    with pytest.raises(Stopped):
        play(plan(), Pairing(number=0, deal=0, seats=(0, 1)), stop)
    assert reports == [*["get ready"] * 2, "choose", *["stop"] * 2, *["close"] * 2]


def test_nobody_sits_down_any_more(telling: Any) -> None:
    stop = Stop()
    reports: list[str] = []
    stop.set()
    telling(reports.append)
    with pytest.raises(Stopped):
        play(plan(), Pairing(number=0, deal=0, seats=(0, 1)), stop)
    assert reports == ["close"]


#: Runs the command line, with Ctrl-C as a terminal has it.
PROGRAM = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
    "from spieltisch.cli.main import main;"
)

#: A guest that nobody can stop.
DEAF = "from spieltisch.bots.guests import Guest; Guest.stop = lambda self: None;"

SLEEPER = "bots.strange:DesertsAndSleeps@600s"


@contextmanager
def started(tmp_path: Path, before: str = "") -> Iterator[tuple[subprocess.Popen[str], list[int]]]:
    """The arena with a bot that is asleep over its first move, and the bot's processes."""
    arguments = ["arena", "gluex", "--bots", f"{SLEEPER},greedy", "--games", "2"]
    more = ["--seed", "5", "--out", str(tmp_path / "duel"), "--threads", "1"]
    command = [sys.executable, "-c", f"{PROGRAM}{before}main({[*arguments, *more]!r})"]
    path = os.pathsep.join(part for part in sys.path if part)
    with (
        listening(tmp_path) as hear,
        subprocess.Popen(
            command,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": path},
        ) as ran,
    ):
        yield ran, hear()


def test_ctrl_c_ends_guests_at_once_and_their_matches_are_played_again(tmp_path: Path) -> None:
    with started(tmp_path) as (ran, pids):
        ran.send_signal(signal.SIGINT)
        _, complained = ran.communicate(timeout=300)  # the guest would sleep for longer
    assert ran.returncode == 130
    assert "Press Ctrl-C again to leave at once." in complained
    assert f"The same command with --out {tmp_path / 'duel'} continues from here." in complained
    assert all(ends(pid) for pid in pids)
    assert not Tournament(plan(SLEEPER, "greedy"), 2, folder=tmp_path / "duel").outcomes


def test_a_second_ctrl_c_leaves_whatever_is_still_under_way(tmp_path: Path) -> None:
    with started(tmp_path, DEAF) as (ran, pids):
        ran.send_signal(signal.SIGINT)
        assert ran.stderr is not None
        assert "Stopping" in ran.stderr.readline()
        ran.send_signal(signal.SIGINT)
        _, complained = ran.communicate(timeout=300)
    assert (ran.returncode, complained) == (130, "")
    assert all(ends(pid) for pid in pids)
    assert not Tournament(plan(SLEEPER, "greedy"), 2, folder=tmp_path / "duel").outcomes


def test_a_tournament_that_was_broken_off_can_be_run_on(tmp_path: Path) -> None:
    def press(running: Tournament) -> None:
        raise KeyboardInterrupt

    tournament = Tournament(plan(), 6, threads=1, folder=tmp_path)
    with pytest.raises(KeyboardInterrupt):
        tournament.run(press)
    assert 0 < len(tournament.outcomes) < 6
    assert len(tournament.run().outcomes) == 6
    lines = (tmp_path / "results.jsonl").read_text("utf-8").splitlines()
    assert sorted(json.loads(line)["number"] for line in lines) == list(range(6))


# --- one folder, one tournament ------------------------------------------------------------------


def test_two_tournaments_cannot_be_played_in_one_folder_at_once(tmp_path: Path) -> None:
    refused = []

    def another(running: Tournament) -> None:
        with pytest.raises(BadTournament) as caught:
            Tournament(plan(), 2, folder=tmp_path)
        refused.append(caught.value)

    Tournament(plan(), 2, threads=1, folder=tmp_path).run(another)
    assert len(refused) == 2
    assert "A tournament is being played" in str(refused[0])
    assert "wird gerade ein Turnier gespielt" in refused[0].say("de")
    assert len(Tournament(plan(), 2, folder=tmp_path).outcomes) == 2


def test_the_folder_is_free_again_when_whoever_played_in_it_was_killed(tmp_path: Path) -> None:
    with started(tmp_path) as (ran, pids):
        with pytest.raises(BadTournament, match="right now"):
            Tournament(plan(SLEEPER, "greedy"), 2, folder=tmp_path / "duel")
        ran.kill()
    assert all(ends(pid) for pid in pids)
    Tournament(plan(SLEEPER, "greedy"), 2, folder=tmp_path / "duel")


# --- what is not a bot's fault -------------------------------------------------------------------


def test_what_the_system_refuses_is_no_forfeit_and_one_can_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first match gets its process, the next one does not."""
    usual, begun = Popen, 0

    def popen(*arguments: Any, **settings: Any) -> Any:
        nonlocal begun
        begun += 1
        if begun > 1:
            raise OSError(errno.EMFILE, "Too many open files")
        return usual(*arguments, **settings)

    bots = ("bots.strange:First", "greedy")
    tournament = Tournament(plan(*bots), 4, threads=1, folder=tmp_path)
    with monkeypatch.context() as patched:
        patched.setattr(process, "Popen", popen)
        with pytest.raises(Refused, match="Too many open files"):
            tournament.run()
    assert len(tournament.outcomes) == 1
    resumed = Tournament(plan(*bots), 4, threads=1, folder=tmp_path).run()
    assert (len(resumed.outcomes), resumed.forfeits) == (4, [])


@pytest.mark.parametrize("error", [OSError(errno.EMFILE, "Too many open files"), MemoryError()])
def test_a_system_that_fails_while_a_bot_chooses_is_no_forfeit(
    telling: Any, error: Exception
) -> None:
    def fail(what: str) -> None:
        if what == "choose":
            raise error

    telling(fail)
    with pytest.raises(type(error)):
        Tournament(plan(), 2, threads=1).run()


# --- time ----------------------------------------------------------------------------------------


def test_getting_ready_counts_as_no_time_of_a_move(
    telling: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0

    def take_time(what: str) -> None:
        nonlocal now
        now += {"get ready": 1000.0, "choose": 1.0}.get(what, 0.0)

    telling(take_time)
    monkeypatch.setattr(contest, "perf_counter", lambda: now)
    outcome, _ = play(plan(), Pairing(number=0, deal=0, seats=(0, 1)))
    assert outcome.slowest == (1.0, 1.0)
    assert outcome.seconds == outcome.choices


def test_a_guest_that_cannot_get_ready_has_lost_before_its_first_move() -> None:
    standings = Tournament(plan("bots.strange:RaisesAtOnce", "greedy"), 2, threads=1).run()
    assert [outcome.moves for outcome in standings.outcomes] == [0, 0]
    assert standings.tallies[0].forfeits == 2
