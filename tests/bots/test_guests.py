"""Anybody's bot: what it is shown, and how it forfeits without hurting anybody else."""

from __future__ import annotations

import pickle
import re
import signal
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import spieltisch
from bots.conftest import Sit, sight
from spieltisch.bots.forfeits import Forfeit
from spieltisch.bots.guests import Class, Guest, examine
from spieltisch.bots.guests.process import Gone, Late, Process
from spieltisch.bots.sight import Sight
from spieltisch.engine.errors import UnknownBot

GAMES = ("sequence", "labyrinth", "gluex", "glow")

#: A time that no well-behaved guest needs, and one that others always overrun.
AMPLE, SHORT = 60.0, 0.2

#: Where in the guests' module one of them has crashed.
PLACE = r" \(bots/strange\.py:\d+\)$"


def move(guest: Guest, sight: Sight) -> int:
    """Which of the legal moves a guest chooses."""
    return sight.actions.tolist().index(guest.choose(sight, AMPLE))


def forfeit(guest: Guest, seconds: float = AMPLE) -> Forfeit:
    with pytest.raises(Forfeit) as caught:
        guest.choose(sight(), seconds)
    return caught.value


# --- what a guest is shown -----------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_sight_shows_the_scene_and_the_moves_of_its_seat(name: str) -> None:
    game = spieltisch.game(name)
    match = game.new(players=2, seed=3, seats=["Anna", "Ben"])
    while not match.over and len(match.log) < 120:
        for seat in match.actors:
            view = Sight.of(match, seat)
            assert view.scene() == match.scene(seat)
            assert view.legal() == match.legal(seat)
        seat = match.actors[len(match.log) % len(match.actors)]
        moves = match.legal(seat)
        match.play(moves[7 * len(match.log) % len(moves)], seat)


@pytest.mark.parametrize("name", GAMES)
def test_a_guest_plays_every_game(sit: Sit, name: str) -> None:
    match = spieltisch.game(name).new(players=2, seed=3)
    guests = [sit("Hashing"), sit("First")]
    for _ in range(20):
        seat = match.actors[0]
        view = Sight.of(match, seat)
        match.play(view.legal()[move(guests[seat], view)], seat)


def test_a_guest_gets_plain_data_and_finds_nothing_else(sit: Sit) -> None:
    assert move(sit("Looking"), sight()) == 0


def test_a_guest_is_told_its_time(sit: Sit) -> None:
    assert sit("Timing").choose(sight(), 7.5) == sight().actions[0]
    guest = Guest("Timing", Class("bots.strange", "Timing"), 1, seconds=7.5)
    assert guest.choose(sight()) == guest.choose(sight(), AMPLE) == sight().actions[0]
    guest.close()


@pytest.mark.parametrize("seconds", [1e20, float("inf")])
def test_a_guest_may_have_all_the_time_in_the_world(sit: Sit, seconds: float) -> None:
    assert sit("First").choose(sight(), seconds) == sight().actions[0]


def test_a_guest_remembers_from_move_to_move(sit: Sit) -> None:
    guest = sit("Counting")
    assert [move(guest, sight()) for _ in range(3)] == [0, 1, 2]


def test_getting_ready_is_not_counted_as_thinking(sit: Sit) -> None:
    # It needs three seconds for that, and hardly any for its answer.
    assert sit("Slow").choose(sight(), 2.0) == sight().actions[0]


def test_the_same_seed_gives_a_guest_the_same_chance(sit: Sit) -> None:
    first, same, other = (sit("Guessing", seed=seed) for seed in (1, 1, 2))
    moves = [[move(guest, sight()) for _ in range(8)] for guest in (first, same, other)]
    assert moves[0] == moves[1] != moves[2]


def test_an_answer_that_is_there_counts_however_late_we_look() -> None:
    process = Class("bots.strange", "First").start()
    answer: dict[str, Any] = {}
    while not answer:
        with suppress(Late):  # it takes a while to start
            answer = process.hear(0.0)
    process.end()
    assert answer == {"found": True}


def test_a_guest_may_print_what_it_likes(sit: Sit) -> None:
    assert move(sit("Chatty"), sight()) == 0


def test_a_class_within_a_class_is_found(sit: Sit) -> None:
    assert move(sit("Outer.Inner"), sight()) == 0


def test_a_module_in_the_current_folder_is_found(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = "class Last:\n    def choose(self, view, legal, clock):\n        return legal[-1]\n"
    (tmp_path / "right_here.py").write_text(source, "utf-8")
    monkeypatch.chdir(tmp_path)
    view = sight()
    assert move(sit("Last", "right_here"), view) == len(view.actions) - 1


# --- how a guest loses ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "kind", "english", "german"),
    [
        (
            "Raises",
            "crash",
            "Raises raised ZeroDivisionError: division by zero",
            "Raises ist abgestürzt: ZeroDivisionError: division by zero",
        ),
        (
            "RaisesAtOnce",
            "crash",
            "RaisesAtOnce raised RuntimeError: no mood for  [2J playing",
            "RaisesAtOnce ist abgestürzt: RuntimeError: no mood for  [2J playing",
        ),
        (
            "Quits",
            "crash",
            "Quits raised SystemExit: I am leaving",
            "Quits ist abgestürzt: SystemExit: I am leaving",
        ),
        (
            "Exits",
            "crash",
            "Exits ended its process with exit code 3.",
            "Exits hat seinen Prozess mit dem Code 3 beendet.",
        ),
        (
            "Falls",
            "crash",
            "Falls was ended by signal 11 (SIGSEGV).",
            "Falls wurde durch das Signal 11 (SIGSEGV) beendet.",
        ),
        ("Hungry", "crash", "Hungry raised MemoryError", "Hungry ist abgestürzt: MemoryError"),
        (
            "Unspeakable",
            "crash",
            "Unspeakable raised ValueError: no name",
            "Unspeakable ist abgestürzt: ValueError: no name",
        ),
        (
            "Forges",
            "crash",
            "Forges wrote something to its answer pipe that is not an answer.",
            "Forges hat in die Leitung für seine Antworten etwas geschrieben, das keine ist.",
        ),
        (
            "ForgesAnswer",
            "illegal",
            "ForgesAnswer chose “None”, which is not one of its 14 legal moves.",
            "ForgesAnswer hat „None“ gewählt, und das ist keiner der 14 erlaubten Züge.",
        ),
        (
            "Illegal",
            "illegal",
            "Illegal chose “zz9”, which is not one of its 14 legal moves.",
            "Illegal hat „zz9“ gewählt, und das ist keiner der 14 erlaubten Züge.",
        ),
        (
            "Nothing",
            "illegal",
            "Nothing chose “None”, which is not one of its 14 legal moves.",
            "Nothing hat „None“ gewählt, und das ist keiner der 14 erlaubten Züge.",
        ),
        (
            "Number",
            "illegal",
            "Number chose “0”, which is not one of its 14 legal moves.",
            "Number hat „0“ gewählt, und das ist keiner der 14 erlaubten Züge.",
        ),
    ],
)
def test_a_guest_that_breaks_the_rules_of_the_table_has_lost(
    sit: Sit, name: str, kind: str, english: str, german: str
) -> None:
    lost = forfeit(sit(name))
    assert lost.kind == kind
    assert [re.sub(PLACE, "", sentence) for sentence in (str(lost), lost.say("de"))] == [
        english,
        german,
    ]


def test_a_crash_says_where_in_the_guests_own_code(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = (
        "import random\n"
        "class Empty:\n"
        "    def choose(self, view, legal, clock):\n"
        "        print('my hand is empty')\n"
        "        return random.choice([])\n"
    )
    (tmp_path / "empty_handed.py").write_text(source, "utf-8")
    monkeypatch.chdir(tmp_path)
    lost = forfeit(sit("Empty", "empty_handed"))
    assert str(lost).endswith("(empty_handed.py:5)")
    assert lost.say("de").endswith("(empty_handed.py:5)")
    assert lost.printed.startswith("my hand is empty\nTraceback")
    assert "child.py" not in lost.printed


def test_who_is_found_ended_after_its_time_was_too_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """A looping guest is ended by its own alarm if this process is held up for longer."""

    def held_up(self: Process, until: float) -> None:
        time.sleep(max(0.0, until - time.monotonic()))
        raise Gone(-signal.SIGALRM)

    process = Class("bots.strange", "Loops").start()
    monkeypatch.setattr(Process, "_next_answer", held_up)
    with pytest.raises(Late):
        process.hear(0.01)
    process.end()


def test_a_huge_answer_is_illegal_and_cut_short(sit: Sit) -> None:
    lost = forfeit(sit("Huge"))
    assert lost.kind == "illegal"
    assert len(str(lost)) < 300


@pytest.mark.parametrize("name", ["Loops", "Sleeps", "Floods"])
def test_a_guest_that_overruns_its_time_has_lost(sit: Sit, name: str) -> None:
    lost = forfeit(sit(name), SHORT)
    assert (lost.kind, str(lost)) == ("time", f"{name} took longer than 0.2 s.")
    assert lost.say("de") == f"{name} hat länger als 0,2 s gebraucht."


def test_who_has_lost_once_chooses_no_more(sit: Sit) -> None:
    guest = sit("Raises")
    assert forfeit(guest) is forfeit(guest)


def test_what_a_guest_printed_last_is_kept(sit: Sit) -> None:
    printed = forfeit(sit("Raises")).printed
    assert "Traceback" in printed
    assert "return 1 / 0" in printed


def test_a_forfeit_can_be_sent_to_another_process(sit: Sit) -> None:
    lost = forfeit(sit("Illegal"))
    again = pickle.loads(pickle.dumps(lost))
    assert (again.kind, again.say("de"), again.printed) == (lost.kind, lost.say("de"), "")


# --- guests that cannot be used ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("module", "name", "english", "german"),
    [
        (
            "bots.nowhere",
            "First",
            "There is no module “bots.nowhere” for the bot “bots.nowhere:First”",
            "Ein Modul „bots.nowhere“ für den Bot „bots.nowhere:First“ gibt es nicht",
        ),
        (
            "bots.strange",
            "Second",
            "There is no class “Second” in the module “bots.strange”.",
            "Im Modul „bots.strange“ gibt es keine Klasse „Second“.",
        ),
        (
            "bots.strange",
            "not_a_class",
            "There is no class “not_a_class” in the module “bots.strange”.",
            "Im Modul „bots.strange“ gibt es keine Klasse „not_a_class“.",
        ),
        (
            "bots.strange",
            "Unable",
            "The class “Unable” in the module “bots.strange” has no method choose(",
            "Die Klasse „Unable“ im Modul „bots.strange“ hat keine Methode choose(",
        ),
    ],
)
def test_what_is_missing_is_said(
    sit: Sit, module: str, name: str, english: str, german: str
) -> None:
    with pytest.raises(UnknownBot) as caught:
        examine(Class(module, name))
    assert str(caught.value).startswith(english)
    assert caught.value.say("de").startswith(german)
    lost = forfeit(sit(name, module))
    assert lost.kind == "crash"
    assert str(lost).startswith(english)


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("import no_such_library", "ModuleNotFoundError: No module named 'no_such_library'"),
        ("def (", "SyntaxError: invalid syntax"),
        ("import os; os._exit(4)", "exit code 4"),
    ],
)
def test_a_crash_while_importing_is_said_before_and_lost_later(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, sentence: str
) -> None:
    module = f"broken_{abs(hash(source))}"
    (tmp_path / f"{module}.py").write_text(source, "utf-8")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UnknownBot) as caught:
        examine(Class(module, "Bot"))
    assert sentence in str(caught.value)
    assert sentence in caught.value.say("de") or "Code 4" in caught.value.say("de")
    lost = forfeit(sit("Bot", module))
    assert lost.kind == "crash"
    assert sentence in str(lost)
