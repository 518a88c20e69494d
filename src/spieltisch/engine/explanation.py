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
    """The key of the sentence for each reason: the name of its constant, as keys are written.

    >>> from types import SimpleNamespace
    >>> keys_of(SimpleNamespace(LEGAL=0, NOT_YOUR_TURN=1, RULES={1: "R3"}))
    {0: 'legal', 1: 'not-your-turn'}
    """
    return {
        number: name.lower().replace("_", "-")
        for name, number in vars(reasons).items()
        if name.isupper() and isinstance(number, int)
    }
