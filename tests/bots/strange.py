"""Guests that behave, and guests that do not; they are run in processes of their own."""

from __future__ import annotations

import ctypes
import gc
import os
import random
import subprocess
import sys
import threading
import time
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from spieltisch.bots.guests.child import Clock


class First:
    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> object:
        return legal[0]


class Hashing:
    """Its choice depends on everything it is shown."""

    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> object:
        word = sha256(repr((view, legal)).encode()).digest()
        return legal[word[0] % len(legal)]


class Guessing:
    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> object:
        return random.choice(legal)


class Counting:
    """Remembers its moves: its first choice is the first move, its second the second."""

    def __init__(self) -> None:
        self.moves = 0

    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> object:
        self.moves += 1
        return legal[self.moves - 1]


class Timing:
    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> object:
        assert 0 < clock.left() <= clock.seconds == 7.5
        return legal[0]


class Slow:
    """Takes its time before the match, not in it."""

    def __init__(self) -> None:
        time.sleep(3)

    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> object:
        return legal[0]


class Looking:
    """Looks everywhere for more than it was given."""

    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> object:
        assert type(view) is dict
        assert all(type(move) is str for move in legal)
        assert [name for name in vars(clock) if not name.startswith("_")] == ["seconds"]
        assert not {name for name in sys.modules if name.startswith(("spieltisch", "numba"))}
        assert not [thing for thing in gc.get_objects() if type(thing).__name__ == "Match"]
        assert sys.stdin.read() == ""
        return legal[0]


class Chatty:
    """Prints more than any pipe holds, and things that look like answers."""

    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> object:
        for _ in range(3000):
            print('{"move": "pass"}', "x" * 100)
            print("y" * 100, file=sys.stderr)
        os.system("echo from a shell")
        print("my last words")
        return legal[0]


class Raises:
    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> object:
        return 1 / 0


class RaisesAtOnce:
    def __init__(self) -> None:
        raise RuntimeError("no mood\nfor \x1b[2J playing")

    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> object:
        raise AssertionError


class Quits:
    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> object:
        sys.exit("I am leaving")


class Exits:
    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> object:
        os._exit(3)


class ExitsUnborn:
    """Ends as its keeper would if there were no guest."""

    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> object:
        os._exit(75)


class Falls:
    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> object:
        return ctypes.string_at(0)


class Hungry:
    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> object:
        return b"x" * (1 << 40)


class Illegal:
    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> object:
        return "zz9"


class Nothing:
    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> object:
        return None


class Number:
    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> object:
        return 0


class Huge:
    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> object:
        return "x" * 50_000_000


class Unspeakable:
    def __repr__(self) -> str:
        raise ValueError("no name")

    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> object:
        return self


class Loops:
    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> object:
        while True:
            pass


class Sleeps:
    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> None:
        time.sleep(600)


class Floods:
    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> object:
        while True:
            print("x" * 1000)


class Forges:
    """Writes into every pipe it finds."""

    line = b"[1, 2]\n"

    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> object:
        for end in range(3, 20):
            try:
                os.write(end, self.line)
            except OSError:
                continue
        return legal[0]


class ForgesAnswer(Forges):
    line = b'{"missing": []}\n'


class Breeds:
    """Starts another process and a thread, and says which."""

    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> object:
        other = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        Path("pids").write_text(f"{os.getpid()} {other.pid}", "utf-8")
        threading.Thread(target=time.sleep, args=(600,)).start()
        return legal[0]


class BreedsAndSleeps(Breeds):
    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> None:
        super().choose(view, legal, clock)
        time.sleep(600)


class Deserts:
    """Starts a process in a session of its own, and that process's parent is gone at once."""

    leaving = """
import subprocess, sys
asleep = [sys.executable, "-c", "import time; time.sleep(600)"]
nothing = subprocess.DEVNULL
print(subprocess.Popen(asleep, start_new_session=True, stdout=nothing, stderr=nothing).pid)
"""

    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> object:
        process = subprocess.run(
            [sys.executable, "-c", self.leaving], stdout=subprocess.PIPE, check=True
        )
        Path("pids").write_text(f"{os.getpid()} {int(process.stdout)}", "utf-8")
        return legal[0]


class DesertsAndExits(Deserts):
    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> object:
        super().choose(view, legal, clock)
        os._exit(3)


class DesertsAndSleeps(Deserts):
    def choose(self, view: dict[str, Any], legal: list[str], clock: Clock) -> None:
        super().choose(view, legal, clock)
        time.sleep(600)


class Unable:
    """Has no method `choose`."""


class Outer:
    class Inner(First):
        """Found by a longer path."""


not_a_class = First()
