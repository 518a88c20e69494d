"""How the moves of a game are written: forms with blanks, and what may stand in each blank.

A game declares its forms once, in both languages. Every text that a form can become has a
number, whatever the position, so a client that knows the forms needs only numbers to write moves
in any language.

>>> forms = Forms({"card": {"en": ["J", "Q"], "de": ["B", "D"]}, "cell": ["a1", "b1", "c1"]},
...     place="{card} {cell}", give=("give {card}", "ablegen {card}"), stop=("pass", "passen"))
>>> forms.count
9
>>> number = forms.number("place", 1, 2)
>>> number, forms.text(number), forms.text(number, "de")
(5, 'Q c1', 'D c1')
>>> forms.text(forms.number("give", 0), "de"), forms.text(8)
('ablegen B', 'pass')
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from math import prod
from typing import NamedTuple

from spieltisch.engine.words import LANGUAGES, Language

#: What may stand in a blank: the same in all languages, or in each of them.
Names = Sequence[str] | Mapping[Language, Sequence[str]]

_BLANK = re.compile(r"\{(\w+)\}")


class _Form(NamedTuple):
    """A form in each language, its first number, and how many names each blank can have."""

    patterns: dict[Language, str]
    blanks: tuple[str, ...]
    first: int
    sizes: tuple[int, ...]


class Forms:
    """All forms of a game's moves, and the lists of names that they refer to."""

    def __init__(self, lists: Mapping[str, Names], /, **forms: str | tuple[str, str]) -> None:
        self._lists = {name: _in_all_languages(names) for name, names in lists.items()}
        self._forms: dict[str, _Form] = {}
        first = 0
        for name, pattern in forms.items():
            english, german = (pattern, pattern) if isinstance(pattern, str) else pattern
            blanks = tuple(_BLANK.findall(english))
            if _BLANK.findall(german) != [*blanks]:
                raise ValueError(f"{name}: both languages need the same blanks in the same order")
            sizes = tuple(len(self._lists[blank]["en"]) for blank in blanks)
            self._forms[name] = _Form({"en": english, "de": german}, blanks, first, sizes)
            first += prod(sizes)
        #: How many texts there are; their numbers run from 0.
        self.count = first
        self._ordered = [*self._forms.values()]
        self._firsts = [form.first for form in self._ordered]
        self._texts: dict[Language, dict[int, str]] = {language: {} for language in LANGUAGES}
        #: The numbers of the English texts that were written.
        self._numbers: dict[str, int] = {}

    def number(self, form: str, *places: int) -> int:
        """The number of a text: its form, and which name stands in each blank."""
        _, _, first, sizes = self._forms[form]
        rest = 0
        for place, size in zip(places, sizes, strict=True):
            if not 0 <= place < size:
                raise IndexError(f"{form}: there is no name {place}")
            rest = rest * size + place
        return first + rest

    def text(self, number: int, language: Language = "en") -> str:
        """The text of a number."""
        known = self._texts[language]
        text = known.get(number)
        if text is None:
            text = known[number] = self._write(number, language)
            if language == "en":
                self._numbers[text] = number
        return text

    def number_of(self, text: str) -> int | None:
        """The number of an English text, if somebody has written it before.

        >>> forms = Forms({}, stop="pass")
        >>> forms.number_of("pass"), forms.text(0), forms.number_of("pass")
        (None, 'pass', 0)
        """
        return self._numbers.get(text)

    def texts(self, numbers: Iterable[int], language: Language = "en") -> list[str]:
        """The texts of many numbers."""
        known = self._texts[language]
        return [known.get(number) or self.text(number, language) for number in numbers]

    def as_data(self) -> tuple[dict[str, dict[Language, list[str]]], list[dict[Language, str]]]:
        """The lists and the forms, for a client that writes moves itself."""
        return self._lists, [form.patterns for form in self._ordered]

    def _write(self, number: int, language: Language) -> str:
        form = self._ordered[bisect_right(self._firsts, number) - 1]
        rest, names = number - form.first, list[str]()
        weights = [*accumulate(reversed(form.sizes), lambda a, b: a * b, initial=1)][-2::-1]
        for blank, weight in zip(form.blanks, weights, strict=True):
            names.append(self._lists[blank][language][rest // weight])
            rest %= weight
        filling = iter(names)
        return _BLANK.sub(lambda _: next(filling), form.patterns[language])


def _in_all_languages(names: Names) -> dict[Language, list[str]]:
    if isinstance(names, Mapping):
        return {language: [*names[language]] for language in LANGUAGES}
    return {language: [*names] for language in LANGUAGES}
