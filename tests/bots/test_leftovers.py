"""Nothing is left behind: whatever a guest starts ends with it, however it ends."""

from __future__ import annotations

import errno
import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bots.conftest import Sit, sight
from spieltisch.bots.forfeits import Forfeit
from spieltisch.bots.guests import Class, Guest, Refused, process

#: A time that no well-behaved guest needs.
AMPLE = 60.0


def is_there(pid: int) -> bool:
    """Whether a process is alive; a zombie is not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def ends(pid: int) -> bool:
    """Whether a process ends within a reasonable time."""
    try:
        handle = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    try:
        return bool(select.select([handle], [], [], AMPLE)[0])
    finally:
        os.close(handle)


def pids(folder: Path) -> list[int]:
    """The processes that a guest has reported."""
    return [int(pid) for pid in (folder / "pids").read_text("utf-8").split()]


@contextmanager
def listening(folder: Path) -> Iterator[Callable[[], list[int]]]:
    """Wait for the processes that a guest will report: what it writes to is a pipe."""
    report = folder / "pids"
    os.mkfifo(report)
    pipe = os.open(report, os.O_RDONLY | os.O_NONBLOCK)

    def hear() -> list[int]:
        assert select.select([pipe], [], [], 10 * AMPLE)[0], "the guest tells nothing"
        return [int(pid) for pid in os.read(pipe, 1000).split()]

    try:
        yield hear
    finally:
        os.close(pipe)


def test_a_guest_that_gets_up_leaves_no_process(sit: Sit) -> None:
    guest = sit("First")
    guest.choose(sight(), AMPLE)
    pid = guest._process._process.pid
    assert is_there(pid)
    guest.close()
    guest.close()
    assert ends(pid)


def test_a_guest_that_is_forgotten_leaves_no_process() -> None:
    guest = Guest("First", Class("bots.strange", "First"), seed=1)
    pid = guest._process._process.pid
    del guest
    assert ends(pid)


@pytest.mark.parametrize("name", ["Breeds", "Deserts"])
def test_what_a_guest_has_started_ends_with_it(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    guest = sit(name)
    guest.choose(sight(), AMPLE)
    assert all(is_there(pid) for pid in pids(tmp_path))
    guest.close()
    assert all(ends(pid) for pid in pids(tmp_path))


def test_what_a_guest_let_go_of_ends_also_when_the_guest_ends_by_itself(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Forfeit, match="exit code 3"):
        sit("DesertsAndExits").choose(sight(), AMPLE)
    assert all(ends(pid) for pid in pids(tmp_path))


ORPHANING = """
import sys
import spieltisch
from spieltisch.bots.guests import Class, Guest
from spieltisch.bots.sight import Sight

match = spieltisch.game("sequence").new(players=2, seed=7)
guest = Guest("orphan", Class("bots.strange", sys.argv[1]), seed=1)
guest.choose(Sight.of(match, 1), 600)
"""


@pytest.mark.parametrize("name", ["BreedsAndSleeps", "DesertsAndSleeps"])
def test_a_guest_ends_when_its_parent_is_killed_in_the_middle_of_a_move(
    tmp_path: Path, name: str
) -> None:
    path = os.pathsep.join(part for part in sys.path if part)
    command = [sys.executable, "-c", ORPHANING, name]
    with listening(tmp_path) as hear:
        parent = subprocess.Popen(command, cwd=tmp_path, env={**os.environ, "PYTHONPATH": path})
        guest, other = hear()
    assert is_there(guest)
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    assert ends(guest)
    assert ends(other)


# --- what is not the guest's fault ---------------------------------------------------------------


def test_a_process_that_the_system_refuses_is_no_forfeit(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise OSError(errno.EMFILE, "Too many open files")

    monkeypatch.setattr(process, "Popen", refuse)
    with pytest.raises(Refused) as caught:
        Guest("First", Class("bots.strange", "First"), seed=1)
    assert "(Too many open files). That is no bot's fault" in str(caught.value)
    assert "kein Bot ist daran schuld" in caught.value.say("de")


def test_a_guest_that_may_not_be_born_is_no_forfeit(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its keeper lives, but the system refuses the process inside."""
    refusing = tmp_path / "keeper.py"
    keeper = process._KEEPER.read_text("utf-8")
    unable = "raise BlockingIOError"
    refusing.write_text(keeper.replace("guest = os.fork()", unable), "utf-8")
    monkeypatch.setattr(process, "_KEEPER", refusing)
    with pytest.raises(Refused, match="Resource temporarily unavailable"):
        sit("First").choose(sight(), AMPLE)


def test_a_guest_cannot_pass_for_one_that_was_not_born(sit: Sit) -> None:
    with pytest.raises(Forfeit, match="ended its process with exit code 76"):
        sit("ExitsUnborn").choose(sight(), AMPLE)
