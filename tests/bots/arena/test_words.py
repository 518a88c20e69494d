"""The arena's two languages say the same things, and everything they can say is said somewhere."""

from __future__ import annotations

import re
from pathlib import Path

from spieltisch.bots.arena.words import ARENA
from spieltisch.cli import standings

MESSAGE = re.compile(r"^([a-z0-9-]+) =(.*(?:\n    .*)*)", re.MULTILINE)
VARIABLE = re.compile(r"\{ \$(\w+) (?:\}|->)")


def messages(language: str) -> dict[str, str]:
    return dict(MESSAGE.findall((ARENA.folder / f"words.{language}.ftl").read_text("utf-8")))


def source() -> str:
    paths = [*sorted(ARENA.folder.rglob("*.py")), Path(standings.__file__)]
    return "\n".join(path.read_text("utf-8") for path in paths)


def test_both_languages_have_the_same_keys() -> None:
    assert list(messages("en")) == list(messages("de"))


def test_both_languages_speak_of_the_same_things() -> None:
    german = messages("de")
    for key, text in messages("en").items():
        assert set(VARIABLE.findall(text)) == set(VARIABLE.findall(german[key])), key


def test_every_key_is_said_somewhere() -> None:
    text = source()
    for key in messages("en"):
        word = key.removeprefix("column-")
        is_composed = key in ("answer-low", "answer-high", "answer-none")
        assert is_composed or re.search(rf"""["']{word}["']""", text), key
