"""Sentences for people, in German and English, from Project Fluent files.

Whoever speaks to people keeps `words.en.ftl` and `words.de.ftl` in its folder. A `Text` is
a sentence that is not yet in a language, so that an error raised deep in the engine can be
shown in the language of the person who made it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Protocol, get_args, runtime_checkable

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Language = Literal["en", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

#: Larger numbers, such as seeds, are written as they are.
_EXACT = 2**53

#: So many signs a sentence within a sentence has at most, and a list; Fluent refuses 2,500.
LONGEST, LONGEST_LIST = 2000, 500


@runtime_checkable
class Sayable(Protocol):
    """Something that reads differently in each language: a sentence, a card, a team."""

    def say(self, language: Language = "en") -> str:
        """The wording in a language."""
        ...


@dataclass(frozen=True)
class Words:
    """The sentences of one folder."""

    folder: Path

    def __call__(self, key: str, **values: Any) -> Text:
        """The sentence with this key; values may themselves be sayable."""
        return Text(self, key, values)

    def say(self, key: str, language: Language, values: dict[str, Any]) -> str:
        """The wording of a sentence in a language."""
        bundle = self._bundle(language)
        message = bundle.get_message(key)
        assert message.value is not None, f"{key} has no wording in {self.folder}"
        spoken = {name: _spoken(value, language) for name, value in values.items()}
        wording, errors = bundle.format_pattern(message.value, spoken)
        assert not errors, f"{key} in {self.folder}: {errors}"
        return str(wording)

    def keys(self, language: Language) -> set[str]:
        """All keys that have a wording in a language."""
        return set(self._bundle(language)._messages)

    def has(self, key: str, language: Language = "en") -> bool:
        """Whether there is a sentence with this key."""
        return self._bundle(language).has_message(key)

    def _bundle(self, language: Language) -> FluentBundle:
        return _load(self.folder, checked_language(language))


@dataclass(frozen=True)
class Text:
    """A sentence and what it is about; `say` puts it into words."""

    words: Words
    key: str
    values: dict[str, Any] = field(default_factory=dict)

    def say(self, language: Language = "en") -> str:
        """The sentence in a language."""
        return self.words.say(self.key, language, self.values)

    def __str__(self) -> str:
        return self.say("en")


@dataclass(frozen=True)
class Said:
    """Words that are put together already; as part of a sentence not shortened like a value."""

    wording: str

    def say(self, language: Language = "en") -> str:
        """The words as they are, whatever the language."""
        return self.wording


def checked_language(language: Any) -> Language:
    """The language if it is one in which something can be said."""
    for known in LANGUAGES:
        if known == language:
            return known
    from spieltisch.engine.errors import UnknownLanguage  # errors are made of words

    raise UnknownLanguage(WORDS("unknown-language", language=language, languages=LANGUAGES))


def _spoken(value: Any, language: Language) -> Any:
    if isinstance(value, (list, tuple, set, frozenset)):
        parts = (_told(part, language) for part in islice(value, LONGEST_LIST))
        return shown(", ".join(parts), LONGEST_LIST)
    if type(value) is int and abs(value) < _EXACT:
        # Loaded late, as below. A number stays one, so that a sentence can choose between one
        # and many; without grouping, because seats, rounds and cells are plain numbers.
        from fluent.runtime.types import fluent_number

        return fluent_number(value, useGrouping=False)
    return _told(value, language)


def _told(value: Any, language: Language) -> str:
    """A value in words; sentences within sentences are longer than values, but not endless."""
    if isinstance(value, Sayable):
        return shown(value.say(language), LONGEST)
    return shown(value)


def shown(value: Any, most: int = 200) -> str:
    """Any value in a sentence: shortened, and never an error of its own.

    >>> shown(7), shown("abcdefghij", 8), shown(10**5000)
    ('7', 'abcde...', '<int>')
    """
    try:
        text = str(value)
    except (ValueError, RecursionError):  # thousands of digits, or lists within lists
        return f"<{type(value).__name__}>"
    return text if len(text) <= most else text[: most - 3] + "..."


def written(number: float, language: Language, decimals: int = 0) -> str:
    """A number as the language writes it.

    >>> written(1234567.891, "en", 1), written(1234567.891, "de", 1)
    ('1,234,567.9', '1.234.567,9')
    """
    text = f"{number:,.{decimals}f}"
    return text.translate(str.maketrans(",.", ".,")) if language == "de" else text


@cache
def _load(folder: Path, language: Language) -> FluentBundle:
    # Loaded late: Fluent takes longer to import than most commands take to run.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    source = (folder / f"words.{language}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle


#: The engine's own sentences.
WORDS = Words(Path(__file__).parent)
