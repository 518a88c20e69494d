"""What can go wrong in use, each with its own class and one sentence for people.

Every error is raised before anything has changed. `str(error)` is the English sentence,
`error.say("de")` the German one.
"""

from __future__ import annotations

from spieltisch.engine.words import Language, Text


class SpieltischError(Exception):
    """The base of all errors that a user can cause."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text

    def say(self, language: Language = "en") -> str:
        """The sentence in a language."""
        return self.text.say(language)

    def __str__(self) -> str:
        return self.say("en")


class Failure(SpieltischError):
    """Something failed although it was asked for in the right way."""


class UnknownGame(SpieltischError):
    """No game has this name."""


class UnknownBot(SpieltischError):
    """No bot has this name."""


class UnknownLanguage(SpieltischError):
    """Nothing can be said in this language."""


class UnknownOption(SpieltischError):
    """The game has no option of this name."""


class BadOption(SpieltischError):
    """The option does not take this value."""


class BadPlayers(SpieltischError):
    """The game cannot be played by this many."""


class BadSeed(SpieltischError):
    """A seed is a whole number from 0 to 2**64 - 1."""


class BadSeat(SpieltischError):
    """There is no such seat, or it has to be named because several may act."""


class OutOfTurn(SpieltischError):
    """The seat may not act now."""


class UnreadableMove(SpieltischError):
    """The text is not a move in the game's notation."""


class IllegalMove(Failure):
    """The rules do not allow the move; `rule` names the ruling where there is one."""

    def __init__(self, text: Text, rule: str | None = None) -> None:
        super().__init__(text)
        self.rule = rule


class MatchIsOver(Failure):
    """Nothing can be played any more."""


class NothingToUndo(SpieltischError):
    """No move has been played."""


class HiddenUntilTheEnd(SpieltischError):
    """The open view of all hands is for finished matches only."""


class BadPosition(SpieltischError):
    """The position cannot exist, or is not written as one."""


class BadMatchFile(Failure):
    """The file is not a match, or its moves do not follow the rules."""


class CompilingFailed(SpieltischError):
    """Something cannot be compiled on this machine."""
