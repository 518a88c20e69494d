"""The answer to "why may I not do that?"."""

from __future__ import annotations

from dataclasses import dataclass

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
