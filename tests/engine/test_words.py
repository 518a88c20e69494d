"""German and English have the same sentences, which speak of the same things."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import spieltisch
from spieltisch.engine.laws.reporting import _variables, differing_words
from spieltisch.engine.words import LANGUAGES, WORDS, Language, Phrasebook, _as_fluent

PACKAGE = Path(spieltisch.__file__).parent
FOLDERS = sorted({path.parent for path in PACKAGE.rglob("words.*.ftl")})


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
def test_both_languages_have_the_same_sentences(folder: Path) -> None:
    assert differing_words(Phrasebook(folder)) == []


def test_the_engine_and_the_games_have_words() -> None:
    assert {"engine", "sequence"} <= {folder.name for folder in FOLDERS}


def test_a_planted_difference_is_found(tmp_path: Path) -> None:
    (tmp_path / "words.en.ftl").write_text("a = { $x }\nb = both\nc = alone\n", "utf-8")
    (tmp_path / "words.de.ftl").write_text("a = { $y }\nb = beide\n", "utf-8")
    assert len(differing_words(Phrasebook(tmp_path))) == 2


def test_a_sentence_may_hold_other_sentences_and_lists() -> None:
    text = WORDS("bad-option", option="x", value=[1, "two"], takes=WORDS("takes-on-off"))
    assert "“1, two”; it takes on or off" in text.say("en")
    assert "on oder off" in text.say("de")


def test_a_sentence_without_a_value_it_speaks_of_fails_loudly() -> None:
    with pytest.raises(AssertionError):
        WORDS("unknown-game", game="x").say("en")


def test_a_number_chooses_between_one_and_many_and_is_written_plainly(tmp_path: Path) -> None:
    for language in ("en", "de"):
        text = "a = { $n } { $n ->\n    [one] one\n   *[other] many\n}\n"
        (tmp_path / f"words.{language}.ftl").write_text(text, "utf-8")
    for number, sentence in [(1, "1 one"), (0, "0 many"), (12345, "12345 many"), (-1, "-1 one")]:
        assert Phrasebook(tmp_path)("a", n=number).say("de") == sentence
        assert Phrasebook(tmp_path)("a", n=number).say("en") == sentence
    assert Phrasebook(tmp_path)("a", n=2**64).say("en") == f"{2**64} many"


def whole_file(folder: Path, language: Language) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((folder / f"words.{language}.ftl").read_text("utf-8")))
    return bundle


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_the_sentences_that_fluent_finds_in_the_whole_file(
    folder: Path, language: Language
) -> None:
    sentences = Phrasebook(folder)
    assert sentences.keys(language) == set(whole_file(folder, language)._messages)
    assert not whole_file(folder, language)._terms, "a sentence is parsed without the others"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_that_choose_nothing_read_as_fluent_reads_them(
    folder: Path, language: Language
) -> None:
    words = Phrasebook(folder)
    bundle = whole_file(folder, language)
    for key, names in _variables(words, language).items():
        pattern = bundle.get_message(key).value
        assert pattern is not None
        for sample in (-1234567, 2**60, "50 % {x}", [1, "two"], 0.5, True):
            values = dict.fromkeys(names, sample)
            spoken = {name: _as_fluent(value, language) for name, value in values.items()}
            assert words.say(key, language, values) == str(
                bundle.format_pattern(pattern, spoken)[0]
            )


def test_a_sentence_is_put_into_words_once_for_each_language() -> None:
    text = WORDS("match-is-over")
    assert text.say("en") is text.say("en")
    assert text.say("de") != text.say("en")
