"""Sentences for people, in German and English, from Project Fluent files.

Whoever speaks to people keeps `words.en.ftl` and `words.de.ftl` in its folder. A `Text` is
a sentence that is not yet in a language, so that an error raised deep in the engine can be
shown in the language of the person who made it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, Literal, Protocol, cast, get_args, runtime_checkable

from msgspec import Meta
from msgspec.json import Encoder

_encode = Encoder().encode

Language = Literal["en", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

#: A sentence that is not said yet: a key with its values, or its wording in every language, or
#: in all of them the same.
Saying = Annotated[dict[str, Any] | str, Meta(title="Saying")]

#: Larger numbers, such as seeds, are written as they are.
_EXACT = 2**53

#: How many sentences that are said again and again a game keeps, each with its wordings.
MOST_REMEMBERED = 5000

#: The most characters of a sentence within a sentence, and of a list; Fluent refuses 2,500.
LONGEST, LONGEST_LIST = 2000, 500


@runtime_checkable
class Sayable(Protocol):
    """Something that reads differently in each language: a sentence, a card, a team."""

    def say(self, language: Language = "en") -> str:
        """The wording in a language."""
        ...


@dataclass(frozen=True)
class Phrasebook:
    """The sentences of one folder."""

    folder: Path
    _templates: dict[tuple[str, str], str | None] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def __call__(self, key: str, **values: Any) -> Text:
        """The sentence with this key; values may themselves be sayable."""
        return Text(self, key, values)

    def say(self, key: str, language: Language, values: dict[str, Any]) -> str:
        """The wording of a sentence in a language."""
        if (key, language) not in self._templates:
            self._templates[key, language] = _template(self._sentences(language).pattern(key))
        template = self._templates[key, language]
        if template is not None:
            texts = {name: _as_text(value, language) for name, value in values.items()}
            try:
                return template % texts
            except KeyError as missing:
                raise AssertionError(f"{key} in {self.folder}: no {missing}") from missing
        arguments = {name: _as_fluent(value, language) for name, value in values.items()}
        sentences = self._sentences(language)
        wording, errors = sentences.bundle.format_pattern(sentences.pattern(key), arguments)
        assert not errors, f"{key} in {self.folder}: {errors}"
        return str(wording)

    def keys(self, language: Language) -> set[str]:
        """All keys that have a wording in a language."""
        return set(self._sentences(language).sources)

    def has(self, key: str, language: Language = "en") -> bool:
        """Whether there is a sentence with this key."""
        return key in self._sentences(language).sources

    def _sentences(self, language: Language) -> Sentences:
        return _read(self.folder, checked_language(language))


class Text:
    """A sentence and what it is about; `say` puts it into words, and remembers them.

    Every move is told in some of these, so they are made as cheaply as possible.
    """

    __slots__ = ("_json", "_saying", "_wordings", "key", "values", "words")

    def __init__(self, words: Phrasebook, key: str, values: dict[str, Any]) -> None:
        self.words, self.key, self.values = words, key, values
        self._wordings: dict[Language, str] | None = None
        #: The sentence as `unsaid` writes it, once somebody has asked.
        self._saying: dict[str, Any] | None = None
        self._json = b""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Text):
            return NotImplemented
        return (self.words, self.key, self.values) == (other.words, other.key, other.values)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Text({self.words!r}, {self.key!r}, {self.values!r})"

    def say(self, language: Language = "en") -> str:
        """The sentence in a language."""
        if not isinstance(language, str):
            checked_language(language)  # which it is not; a list could not even be looked up
        if self._wordings is None:
            self._wordings = {}
        wording = self._wordings.get(language)
        if wording is None:
            wording = self._wordings[language] = self.words.say(self.key, language, self.values)
        return wording

    def __str__(self) -> str:
        return self.say("en")


def unsaid(sentence: Sayable, words: Phrasebook) -> Saying:
    """A sentence for somebody who has the same words, and says it in a language of their own.

    A sentence of these words is its key with its values. Whatever else reads differently from
    language to language comes in all of them.

    >>> unsaid(WORDS("out-of-turn", seat=1, player=2, actors="0"), WORDS)
    {'key': 'out-of-turn', 'seat': 1, 'player': 2, 'actors': '0'}
    """
    if isinstance(sentence, Text) and sentence.words is words:
        saying = sentence._saying
        if saying is None:
            saying = sentence._saying = {"key": sentence.key}
            for name, value in sentence.values.items():
                saying[name] = _unsaid_value(value, words)
        return saying
    try:
        return _known_wordings(sentence)
    except TypeError:  # what it holds cannot be looked up
        return _wordings(sentence)


def unsaid_json(sentence: Text, words: Phrasebook) -> bytes:
    """The same as JSON; a sentence that is told again and again is written once."""
    if sentence.words is not words:
        return _encode(unsaid(sentence, words))
    sentence._json = sentence._json or _encode(unsaid(sentence, words))
    return sentence._json


def _wordings(sentence: Sayable) -> Saying:
    """A card, a colour or the like in all languages; one text if it reads alike in all of them."""
    wordings: dict[str, Any] = {language: sentence.say(language) for language in LANGUAGES}
    return str(wordings["en"]) if len({*wordings.values()}) == 1 else wordings


_known_wordings = cast(Callable[[Sayable], Saying], lru_cache(MOST_REMEMBERED)(_wordings))


def _unsaid_value(value: object, words: Phrasebook) -> Saying | int | list[Any]:
    if type(value) is Text:  # by far the most frequent, with numbers and names
        return unsaid(value, words)
    if type(value) is int and -_EXACT < value < _EXACT:
        return value
    if isinstance(value, (list, tuple, set, frozenset)):
        return [_unsaid_value(part, words) for part in islice(value, LONGEST_LIST)]
    if hasattr(value, "say"):  # what `Sayable` means, without its slow check
        return unsaid(cast(Sayable, value), words)
    return abbreviate(value)


@dataclass(frozen=True)
class Verbatim:
    """Words that are already put together; a sentence does not shorten them like a value."""

    wording: str

    def say(self, language: Language = "en") -> str:
        """The words as they are, whatever the language."""
        return self.wording


def checked_language(language: object) -> Language:
    """The language if it is one in which something can be said."""
    for known in LANGUAGES:
        if known == language:
            return known
    from spieltisch.engine.errors import UnknownLanguage  # errors are made of words

    raise UnknownLanguage(WORDS("unknown-language", language=language, languages=LANGUAGES))


def _template(pattern: Any) -> str | None:
    """A sentence to be filled in with `%`; None for one that chooses between wordings.

    Most sentences choose nothing, and Fluent takes many times as long to fill them in.
    """
    from fluent.runtime import resolver  # loaded late, as below

    pieces = []
    for element in pattern.elements if isinstance(pattern, resolver.Pattern) else [pattern]:
        inner = getattr(element, "expression", None)
        if isinstance(element, resolver.TextElement):
            pieces.append(element.value.replace("%", "%%"))
        elif isinstance(inner, resolver.VariableReference):
            pieces.append(f"%({inner.id.name})s")
        else:
            return None
    return "".join(pieces)


def _as_fluent(value: object, language: Language) -> Any:
    """A value as Fluent takes it: a number stays one, to choose between one and many."""
    if type(value) is int and abs(value) < _EXACT:
        # Loaded late, as below. Without grouping, because seats, rounds and cells are plain
        # numbers.
        from fluent.runtime.types import fluent_number

        return fluent_number(value, useGrouping=False)
    return _as_text(value, language)


def _as_text(value: object, language: Language) -> str:
    """A value, or a list of them, in words."""
    if isinstance(value, (list, tuple, set, frozenset)):
        parts = (_one_as_text(part, language) for part in islice(value, LONGEST_LIST))
        return abbreviate(", ".join(parts), LONGEST_LIST)
    return _one_as_text(value, language)


def _one_as_text(value: object, language: Language) -> str:
    """A value in words; sentences within sentences may be longer than values, but not endless."""
    # What `Sayable` means, without its slow check.
    say = getattr(value, "say", None)
    return abbreviate(value) if say is None else abbreviate(say(language), LONGEST)


def abbreviate(value: object, most: int = 200) -> str:
    """Any value as it can appear in a sentence: never too long, and never an error of its own.

    >>> abbreviate(7), abbreviate("abcdefghij", 8), abbreviate(10**5000)
    ('7', 'abcde...', '<int>')
    """
    try:
        text = str(value)
    except (ValueError, RecursionError):  # thousands of digits, or lists within lists
        return f"<{type(value).__name__}>"
    return text if len(text) <= most else text[: most - 3] + "..."


def format_number(number: float, language: Language, decimals: int = 0) -> str:
    """A number as the language writes it.

    >>> format_number(1234567.891, "en", 1), format_number(1234567.891, "de", 1)
    ('1,234,567.9', '1.234.567,9')
    """
    text = f"{number:,.{decimals}f}"
    return text.translate(str.maketrans(",.", ".,")) if language == "de" else text


class Sentences:
    """The sentences of a folder in one language; each is parsed when somebody first says it.

    Fluent reads a file character by character, and most programs say few of its sentences.
    """

    def __init__(self, folder: Path, language: Language) -> None:
        # Loaded late: Fluent takes longer to import than most commands take to run.
        from fluent.runtime import FluentBundle

        text = (folder / f"words.{language}.ftl").read_text("utf-8")
        beginnings = [*_KEY.finditer(text)]
        ends = [key.start() for key in beginnings[1:]] + [len(text)]
        #: What Fluent makes each sentence from, by its key.
        self.sources = {
            key[1]: text[key.start() : end] for key, end in zip(beginnings, ends, strict=True)
        }
        self.bundle = FluentBundle([language], use_isolating=False)
        self._folder = folder

    def pattern(self, key: str) -> Any:
        """A sentence as Fluent has parsed it."""
        if not self.bundle.has_message(key):
            from fluent.runtime import FluentResource  # loaded late, as above

            self.bundle.add_resource(FluentResource(self.sources[key]))
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, f"{key} has no wording in {self._folder}"
        return pattern


_KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)

_read = cache(Sentences)


#: The engine's own sentences.
WORDS = Phrasebook(Path(__file__).parent)
