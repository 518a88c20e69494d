"""Help in both languages, without a word of the other and without a raw key."""

from __future__ import annotations

import re

import pytest

from cli.conftest import Run
from spieltisch.cli.language import WORDS
from spieltisch.cli.main import COMMANDS
from spieltisch.engine.words import LANGUAGES

NAMES = COMMANDS.names
CLICK_SPEAKS = ("Usage:", "Options:", "Commands:", "Show this message", "Error:", "[OPTIONS]")


def raw_keys(text: str) -> set[str]:
    """Keys that stand in a text as they are."""
    words = set(re.findall(r"(?<![\w-])[a-z]+(?:-[a-z0-9]+)+(?![\w-])", text))
    return words & WORDS.keys("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["", *NAMES])
def test_help_is_in_the_language_and_fits_80_columns(run: Run, name: str, language: str) -> None:
    ran = run(*name.split(), "--help", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert max(len(line) for line in ran.out.splitlines()) <= 80
    assert raw_keys(ran.out) == set()
    if language == "de":
        assert ran.out.startswith(f"Aufruf: spieltisch {name}".rstrip())
        assert not [word for word in CLICK_SPEAKS if word in ran.out]


def test_help_lists_every_command_and_every_exit_code(run: Run) -> None:
    out = run("--help").out
    for name in NAMES:
        assert re.search(rf"^  {name} ", out, re.MULTILINE)
    for code in ("0", "1", "2", "130"):
        assert re.search(rf"^  {code} ", out, re.MULTILINE)


def test_help_says_how_players_are_counted(run: Run) -> None:
    assert "Players are counted from 1" in run("--help").out
    assert "a player's number from 1" in " ".join(run("legal", "--help").out.split())


def test_help_of_legal_says_that_it_shows_cards(run: Run) -> None:
    english = " ".join(run("legal", "--help").out.split())
    german = " ".join(run("legal", "--help", "--lang", "de").out.split())
    assert "they may show what only the player to move can see, such as cards" in english
    assert "können sie zeigen, was nur sieht, wer am Zug ist, etwa Karten" in german


def test_without_a_command_there_is_help(run: Run) -> None:
    assert run().out == run("--help").out
    assert run("--lang", "de").out == run("--help", "--lang", "de").out


def test_the_short_spelling_is_understood(run: Run) -> None:
    assert run("games", "-h").out == run("games", "--help").out


def test_the_language_may_stand_before_the_command(run: Run) -> None:
    assert run("--lang", "de", "games").out == run("games", "--lang=de").out


def test_the_locale_decides_without_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_CH.UTF-8")
    assert run("--help").out.startswith("Aufruf:")


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").out.startswith("spieltisch 0.")
