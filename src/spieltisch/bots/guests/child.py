"""The process in which a guest lives: it is run as a script by its keeper, not imported.

It knows nothing of Spieltisch but what it is sent, so it starts fast: one line of JSON says
which class to use, then each move is one line that asks and one that answers. Whatever the
guest prints goes to standard error, so it cannot be mistaken for an answer.
"""

from __future__ import annotations

import importlib
import json
import os
import random
import resource
import signal
import sys
import threading
import traceback
from contextlib import suppress
from math import ceil
from queue import SimpleQueue
from time import monotonic
from typing import IO, Any

#: What a guest may keep in memory, in bytes.
MEMORY = 4 << 30

#: No move is this long; a longer answer is cut off.
LONGEST = 1000

#: The longest time that an alarm is set for, in seconds.
LONGEST_WAIT = 10**8

#: How many seconds after its time is up a guest ends itself, if nobody else has ended it.
LATE = 5


class Clock:
    """How long a guest may think about one move."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._began = monotonic()

    def left(self) -> float:
        """The seconds that are left; below 0 when the time is over."""
        return self.seconds - (monotonic() - self._began)


class Missing(Exception):
    """What was named is not there."""


def live(questions: IO[str], answers: IO[str]) -> None:
    """Create the guest, then answer until nobody asks any more."""
    inbox = _listen(questions)

    def answer(message: dict[str, Any]) -> None:
        answers.write(json.dumps(message) + "\n")
        answers.flush()

    try:
        order = inbox.get()
        _stop_after(order["seconds"])
        sys.path[:] = [os.getcwd(), *order["path"]]  # noqa: PTH109
        random.seed(order["seed"])
        guest_class = find(order["module"], order["name"])
        answer({"found": True})
        guest = guest_class()
        answer({"ready": True})
        while True:
            signal.alarm(0)
            question = inbox.get()
            _stop_after(question["seconds"])
            clock = Clock(question["seconds"])
            chosen = guest.choose(question["view"], question["legal"], clock)
            if isinstance(chosen, str):
                answer({"move": chosen[:LONGEST]})
            else:
                answer({"strange": repr(chosen)[:LONGEST]})
    except Missing as error:
        answer({"missing": str(error)})
    except BaseException as error:  # whatever it is, even SystemExit: it is the guest's fault
        inside = error.__traceback__ and error.__traceback__.tb_next  # without this file's frame
        traceback.print_exception(type(error), error, inside)
        answer({"raised": describe(error)[:LONGEST], "place": place(error)[:LONGEST]})


def find(module: str, name: str) -> Any:
    """The class of a guest; `Missing` says what is not there."""
    try:
        target: Any = importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name and f"{module}.".startswith(f"{error.name}."):
            raise Missing("module") from error
        raise
    for part in name.split("."):
        target = getattr(target, part, None)
    if not isinstance(target, type):
        raise Missing("class")
    if not callable(getattr(target, "choose", None)):
        raise Missing("choose")
    return target


def describe(error: BaseException) -> str:
    """An error in one line, as Python would print it."""
    return " ".join("".join(traceback.format_exception_only(error)).split())


def place(error: BaseException) -> str:
    """Where the guest's own code was when it failed, as file:line; empty if it was nowhere."""
    import sysconfig  # only a crash needs it

    libraries = tuple(sysconfig.get_paths()[kind] for kind in ("stdlib", "purelib", "platlib"))
    frames = [
        frame
        for frame in traceback.extract_tb(error.__traceback__)
        if frame.filename != __file__ and not frame.filename.startswith("<")
    ]
    own = [frame for frame in frames if not frame.filename.startswith(libraries)]
    if not frames:
        return ""
    last = (own or frames)[-1]
    # As short as an import names it: nobody needs to know where folders are on this machine.
    folders = (f"{folder}{os.sep}" for folder in sys.path if folder)
    around = max(filter(last.filename.startswith, folders), key=len, default="")
    return f"{last.filename.removeprefix(around)}:{last.lineno}"


def _listen(questions: IO[str]) -> SimpleQueue[Any]:
    """Receive questions, and die when nobody is left to ask any, even in the middle of a move."""
    inbox: SimpleQueue[Any] = SimpleQueue()

    def hear() -> None:
        for line in questions:
            inbox.put(json.loads(line))
        os._exit(0)  # the keeper ends all that the guest has started

    threading.Thread(target=hear, daemon=True).start()
    return inbox


def _stop_after(seconds: float) -> None:
    """End the process if it is still busy then, even in the middle of compiled code."""
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.alarm(ceil(min(seconds, LONGEST_WAIT)) + LATE)


def _separate() -> tuple[IO[str], IO[str]]:
    """Keep questions and answers apart from what the guest reads and prints."""
    questions, answers = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    return os.fdopen(questions, encoding="utf-8"), os.fdopen(answers, "w", encoding="utf-8")


def _be_modest() -> None:
    """Take only a share of the memory, and be the first to go if it runs out."""
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    with suppress(OSError), open("/proc/self/oom_score_adj", "w") as file:  # noqa: PTH123
        file.write("1000")


if __name__ == "__main__":
    pipes = _separate()
    _be_modest()
    with suppress(BrokenPipeError):
        live(*pipes)
    os._exit(0)
