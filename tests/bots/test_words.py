"""Both languages say the same things, and everything they can say is said somewhere."""

from __future__ import annotations

import re

from spieltisch.bots.words import WORDS
from spieltisch.engine.levels import NAMES

MESSAGE = re.compile(r"^([a-z0-9-]+) =(.*(?:\n    .*)*)", re.MULTILINE)
VARIABLE = re.compile(r"\{ \$(\w+) (?:\}|->)")

#: The keys that are put together while the program runs.
COMPOSED = {
    *(f"about-{name}" for name in (*NAMES, "search", "greedy", "random")),
    *("about-some-bot", "about-some-guest"),
}


def messages(language: str) -> dict[str, str]:
    return dict(MESSAGE.findall((WORDS.folder / f"words.{language}.ftl").read_text("utf-8")))


def source() -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(WORDS.folder.rglob("*.py")))


def test_both_languages_have_the_same_keys() -> None:
    assert list(messages("en")) == list(messages("de"))


def test_both_languages_speak_of_the_same_things() -> None:
    german = messages("de")
    for key, text in messages("en").items():
        assert set(VARIABLE.findall(text)) == set(VARIABLE.findall(german[key])), key


def test_every_key_is_said_somewhere() -> None:
    text = source()
    for key in messages("en"):
        assert key in COMPOSED or f'"{key}"' in text, key


def test_every_composed_key_has_words() -> None:
    assert set(messages("en")) >= COMPOSED
