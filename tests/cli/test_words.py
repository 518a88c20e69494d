"""Both languages say the same things, and everything they can say is said somewhere."""

from __future__ import annotations

import re

import pytest

from spieltisch.cli.commands.bench import EVERYWHERE
from spieltisch.cli.language import WORDS, language_of
from spieltisch.cli.main import COMMANDS
from spieltisch.cli.playing.keys import KEYS
from spieltisch.cli.serving.declaration import SETTINGS
from spieltisch.cli.serving.printing import has_value
from spieltisch.cli.serving.reading import Source
from spieltisch.cli.usage import EXIT_CODES, Argument, Option
from spieltisch.engine.words import LANGUAGES, format_number
from spieltisch.server.store.rows import Shelf

MESSAGE = re.compile(r"^([a-z0-9-]+) =(.*(?:\n    .*)*)", re.MULTILINE)
VARIABLE = re.compile(r"\{ \$(\w+) \}")


def messages(language: str) -> dict[str, str]:
    return dict(MESSAGE.findall((WORDS.folder / f"words.{language}.ftl").read_text("utf-8")))


def test_both_languages_have_the_same_keys() -> None:
    assert list(messages("en")) == list(messages("de"))


def test_no_key_stands_twice() -> None:
    for language in LANGUAGES:
        text = (WORDS.folder / f"words.{language}.ftl").read_text("utf-8")
        keys = [key for key, _ in MESSAGE.findall(text)]
        assert sorted(keys) == sorted(set(keys))


def test_both_languages_speak_of_the_same_things() -> None:
    german = messages("de")
    for key, text in messages("en").items():
        assert set(VARIABLE.findall(text)) == set(VARIABLE.findall(german[key])), key


def source() -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(WORDS.folder.rglob("*.py")))


def composed_keys() -> set[str]:
    """The keys that are put together while the program runs."""
    commands = {name: COMMANDS.load(name) for name in COMMANDS.names}
    params = [param for c in (COMMANDS, *commands.values()) for param in c.params]
    options = [param for param in params if isinstance(param, Option)]
    columns = ("player", "turn", "bot", "wins", "share", "interval", "points")
    speeds = ("per-second", "games-per-second", "steps")
    return {
        *(f"{part}-{name}" for name in commands for part in ("about", "more", "examples")),
        *(f"option-{option.key}" for option in options),
        *(f"heading-{option.heading}" for option in options),
        *(f"source-{source}" for source in Source),
        *(f"usual-{setting.name}" for setting in SETTINGS if not has_value(setting)),
        *(f"shelf-{shelf}" for shelf in Shelf),
        *(f"settings-{head}" for head in ("name", "usual", "about")),
        *(f"value-{option.metavar}" for option in options if not option.is_flag),
        *(f"value-{param.name}" for param in params if isinstance(param, Argument)),
        *(f"{kind}-{name}" for name in KEYS.values() for kind in ("key", "help")),
        *(f"exit-{code}" for code in EXIT_CODES),
        *(f"column-{column}" for column in (*columns, *speeds)),
        *(f"bench-{figure}" for figure in EVERYWHERE),
    }


def test_every_key_is_said_somewhere() -> None:
    text, composed = source(), composed_keys()
    for key in messages("en"):
        assert key in composed or re.search(rf"""["']{key}["']""", text), key


def test_every_composed_key_has_words() -> None:
    assert composed_keys() <= set(messages("en"))


def test_every_key_in_the_code_has_words() -> None:
    known = set(messages("en"))
    for key in re.findall(r"""(?:say|tell|wrong|WORDS)\(\s*["']([a-z0-9-]+)["']""", source()):
        assert key in known, key


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        (["games"], {"LANG": "de_DE.UTF-8"}, "de"),
        (["games"], {"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        (["games"], {"LANG": "en_US.UTF-8", "LC_MESSAGES": "de"}, "de"),
        (["games"], {"LC_ALL": "", "LANG": "de"}, "de"),
        (["games"], {"LANG": "fr_FR.UTF-8"}, "en"),
        (["games"], {"LANG": "POSIX"}, "en"),
        (["--lang", "de", "games"], {}, "de"),
        (["games", "--lang=de"], {}, "de"),
        (["games", "--lang", "en"], {"LANG": "de"}, "en"),
        (["games", "--lang", "fr"], {"LANG": "de"}, "de"),
        (["games", "--lang"], {"LANG": "de"}, "de"),
        (["explain", "f", "--", "--lang", "de"], {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_else_the_locale(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert language_of(arguments, environment) == language


def test_numbers_are_written_as_the_language_does() -> None:
    assert format_number(1234.5, "en", 2) == "1,234.50"
    assert format_number(1234.5, "de", 2) == "1.234,50"
    assert format_number(1234567, "de") == "1.234.567"
