"""When a bot loses because of how it behaves, not because of how it plays."""

from __future__ import annotations

from dataclasses import dataclass
from signal import Signals
from typing import Any, Literal

from spieltisch.bots.words import WORDS
from spieltisch.engine.errors import Failure
from spieltisch.engine.words import Language, Text

Kind = Literal["crash", "illegal", "time"]


class Forfeit(Failure):
    """A bot has lost its match by breaking the rules of the table; `kind` says how.

    `printed` is the end of what the bot printed, such as the traceback of its error.

    >>> error = too_slow("Careful", 2)
    >>> error.kind, str(error), error.say("de")
    ('time', 'Careful took longer than 2.0 s.', 'Careful hat länger als 2,0 s gebraucht.')
    """

    def __init__(self, kind: Kind, text: Text, printed: str = "") -> None:
        super().__init__(text)
        self.kind = kind
        self.printed = printed

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.kind, self.text, self.printed)


def crashed(name: str, error: str, place: str = "") -> Forfeit:
    """The bot itself failed; the place is file:line of its own code, if that is known.

    >>> print(crashed("Careful", "ZeroDivisionError: division by zero"))
    Careful raised ZeroDivisionError: division by zero
    >>> print(crashed("Careful", "KeyError: 4", "careful.py:12"))
    Careful raised KeyError: 4 (careful.py:12)
    """
    key = "forfeit-raised-at" if place else "forfeit-raised"
    return Forfeit("crash", WORDS(key, name=name, error=error, place=place))


def ended(name: str, code: int) -> Forfeit:
    """The bot's process has ended; `code` is its exit code, below 0 a signal's number.

    >>> print(ended("Careful", 3), ended("Careful", -11))
    Careful ended its process with exit code 3. Careful was ended by signal 11 (SIGSEGV).
    """
    if code >= 0:
        return Forfeit("crash", WORDS("forfeit-ended", name=name, code=code))
    signal = f"{-code} ({Signals(-code).name})" if -code in set(Signals) else str(-code)
    return Forfeit("crash", WORDS("forfeit-killed", name=name, signal=signal))


def illegal(name: str, chosen: object, count: int) -> Forfeit:
    """What the bot chose is not one of its legal moves.

    >>> print(illegal("Careful", "zz9", 14))
    Careful chose “zz9”, which is not one of its 14 legal moves.
    """
    return Forfeit("illegal", WORDS("forfeit-illegal", name=name, chosen=chosen, count=count))


def too_slow(name: str, seconds: float) -> Forfeit:
    """The bot did not choose within its time."""
    return Forfeit("time", WORDS("forfeit-time", name=name, seconds=_Seconds(seconds)))


@dataclass(frozen=True)
class _Seconds:
    """A time, written as each language writes numbers."""

    seconds: float

    def say(self, language: Language = "en") -> str:
        text = f"{self.seconds:.1f}"
        return text.replace(".", ",") if language == "de" else text
