from __future__ import annotations

from spieltisch.engine.words import LANGUAGES
from spieltisch.server.words import WORDS


def test_both_languages_have_the_same_sentences() -> None:
    english, german = (WORDS.keys(language) for language in LANGUAGES)
    assert english == german
