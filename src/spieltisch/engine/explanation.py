"""The answer to "why may I not do that?"."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType

from spieltisch.engine.words import Language, Text


@dataclass(frozen=True)
class Explanation:
    """Whether a move is legal and, if not, why: the ruling's number and a sentence."""

    legal: bool
    rule: str | None
    text: Text

    def say(self, language: Language = "en") -> str:
        """The sentence in a language."""
        return self.text.say(language)

    def __str__(self) -> str:
        return self.say("en")


def keys_of(reasons: ModuleType) -> dict[int, str]:
    """The message key of every reason in a module: its name in lower case, with hyphens.

    >>> reasons = ModuleType("reasons")
    >>> reasons.NOT_YOUR_TURN = 3
    >>> keys_of(reasons)
    {3: 'not-your-turn'}
    """
    return {
        number: name.lower().replace("_", "-")
        for name, number in vars(reasons).items()
        if name.isupper() and isinstance(number, int)
    }
