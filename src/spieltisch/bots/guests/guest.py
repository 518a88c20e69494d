"""A guest: a bot in plain Python by anybody, at a seat of a match.

It gets what its seat sees as plain data and lives in a process of its own, so whatever it
does, nobody else at the table is harmed: it has lost, and that is all.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from spieltisch.bots import forfeits
from spieltisch.bots.forfeits import Forfeit
from spieltisch.bots.guests.process import Gone, Late, Nonsense, Process
from spieltisch.bots.sight import Sight
from spieltisch.bots.words import WORDS
from spieltisch.engine.errors import UnknownBot
from spieltisch.engine.words import Text

#: How long a guest may think about a move if nobody says otherwise, in seconds.
USUAL_TIME = 5.0

#: How much later than that its answer may arrive: the question takes a moment, too.
GRACE = 0.5

#: How long its module and its class may take to get ready.
START = 60.0

Done = TypeVar("Done")


@dataclass(frozen=True)
class Class:
    """Where a guest's class is, as `module:Class` says it."""

    module: str
    name: str

    def start(self, seed: int = 0) -> Process:
        """Start a process that makes a guest of this class."""
        process = Process()
        process.say(
            {
                "module": self.module,
                "name": self.name,
                "path": sys.path,
                "seed": seed,
                "seconds": START,
            }
        )
        return process

    def __str__(self) -> str:
        return f"{self.module}:{self.name}"


class Guest:
    """A guest at a seat; `name` is what it is called when it forfeits.

    >>> import spieltisch
    >>> match = spieltisch.game("sequence").new(players=2, seed=7)
    >>> guest = Guest("nobody", Class("no.such.module", "Bot"), seed=1)
    >>> guest.choose(Sight.of(match, 1))
    Traceback (most recent call last):
    spieltisch.bots.forfeits.Forfeit: There is no module “no.such.module” ...
    """

    def __init__(self, name: str, source: Class, seed: int, seconds: float | None = None) -> None:
        self._name, self._class, self._seconds = name, source, seconds
        self._process = source.start(seed)
        self._is_ready = False
        self._lost: Forfeit | None = None

    def choose(self, sight: Sight, seconds: float | None = None) -> int:
        """The action that the guest chooses; a guest that has lost chooses no more."""
        limits = [limit for limit in (seconds, self._seconds) if limit is not None]
        allowed = min(limits, default=USUAL_TIME)
        return self._unless_lost(lambda: self._choose(sight, allowed))

    def get_ready(self) -> None:
        """Wait until the guest is there; none of that counts as thinking."""
        self._unless_lost(self._get_ready)

    def stop(self) -> None:
        """End the guest at once; a choice that another thread waits for is then a forfeit."""
        self._process.stop()

    def close(self) -> None:
        """End the guest's process."""
        self._process.end()

    def _unless_lost(self, what: Callable[[], Done]) -> Done:
        """Do something, unless the guest has lost or loses by it."""
        if self._lost is None:
            try:
                return what()
            except Forfeit as lost:
                lost.printed = self._process.printed()
                self._lost = lost
                self.close()
        raise self._lost

    def _get_ready(self) -> None:
        while not self._is_ready:
            self._is_ready = "ready" in self._answer(START)

    def _choose(self, sight: Sight, seconds: float) -> int:
        self._get_ready()
        legal = sight.legal()
        self._process.say({"view": sight.scene(), "legal": legal, "seconds": seconds})
        answer = self._answer(seconds + GRACE, seconds)
        chosen = answer.get("move")
        if chosen not in legal:
            chosen = _plain(answer.get("strange", chosen))
            raise forfeits.illegal(self._name, chosen, len(legal))
        return int(sight.actions[legal.index(chosen)])

    def _answer(self, patience: float, allowed: float | None = None) -> dict[str, Any]:
        try:
            answer = self._process.hear(patience)
        except Late:
            raise forfeits.too_slow(self._name, allowed or patience) from None
        except Gone as gone:
            raise forfeits.ended(self._name, gone.code) from None
        except Nonsense:
            raise Forfeit("crash", WORDS("forfeit-nonsense", name=self._name)) from None
        if "raised" in answer:
            error, place = _plain(answer["raised"]), _plain(answer.get("place", ""))
            raise forfeits.crashed(self._name, error, place)
        if isinstance(missing := answer.get("missing"), str):
            raise Forfeit("crash", _missing(self._class, missing).text)
        return answer


@cache
def examine(source: Class) -> None:
    """Look whether a guest's class is there and can be imported; `UnknownBot` if not."""
    process = source.start()
    try:
        answer = process.hear(START)
    except Late:
        raise UnknownBot(
            WORDS("guest-slow", bot=source, module=source.module, seconds=int(START))
        ) from None
    except Gone as gone:
        error = forfeits.ended(source.name, gone.code)
        raise UnknownBot(_broken(source, error)) from None
    except Nonsense:
        error = Forfeit("crash", WORDS("forfeit-nonsense", name=source.name))
        raise UnknownBot(_broken(source, error)) from None
    finally:
        process.end()
    if "raised" in answer:
        raise UnknownBot(_broken(source, _plain(answer["raised"])))
    if isinstance(missing := answer.get("missing"), str):
        raise _missing(source, missing)


def _broken(source: Class, error: object) -> Text:
    return WORDS("guest-broken", bot=source, module=source.module, error=error)


def _missing(source: Class, what: str) -> UnknownBot:
    key = {"module": "guest-no-module", "class": "guest-no-class"}.get(what, "guest-no-choose")
    return UnknownBot(WORDS(key, bot=source, module=source.module, name=source.name))


def _plain(text: object) -> str:
    """What a guest says, without characters that control a terminal."""
    return "".join(sign if sign.isprintable() else " " for sign in str(text))
