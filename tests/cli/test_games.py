"""`spieltisch games`."""

from __future__ import annotations

import json

import pytest

from cli.conftest import SEQUENCE, Run
from cli.shapes import shape
from cli.test_help import raw_keys
from spieltisch.engine import registry
from spieltisch.engine.words import LANGUAGES, Language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_listed_with_players_and_options(run: Run, language: str) -> None:
    ran = run("games", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    for name in registry.games():
        assert name in ran.out
    together = " ".join(ran.out.split())
    assert "2, 3, 4, 6, 8, 9, 10, 12" in together
    for option in SEQUENCE.options:
        assert option.name in ran.out
    assert raw_keys(ran.out) == set()
    assert max(len(line) for line in ran.out.splitlines()) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_game_is_shown_with_what_its_options_take(run: Run, language: str) -> None:
    ran = run("games", "sequence", "--lang", language)
    assert ran.code == 0
    assert ("auto oder manual" if language == "de" else "auto or manual") in ran.out
    assert ("Ob nach deinem Zug" if language == "de" else "Whether a card is drawn") in ran.out
    assert ("Karten ziehen" if language == "de" else "Drawing cards") in ran.out
    assert ("auto: geht von selbst" if language == "de" else "auto: happens by itself") in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_handbook_is_printed_as_it_is(run: Run, language: Language) -> None:
    ran = run("games", "sequence", "--rules", "--lang", language)
    assert ran.code == 0
    assert ran.out.strip() == SEQUENCE.handbook(language).strip()


def test_json_of_one_game_and_of_all(run: Run) -> None:
    one = json.loads(run("games", "sequence", "--json").out)
    assert shape(one) == {
        "name": "str",
        "title": "str",
        "rules": "int",
        "players": ["int"],
        "options": [
            {
                "name": "str",
                "label": "str",
                "default": "NoneType",
                "values": {},
                "takes": "str",
                "help": "str",
            }
        ],
        "variants": [
            {"name": "str", "label": "str", "about": "str", "options": {}, "players": ["int"]}
        ],
    }
    assert one in json.loads(run("games", "--json").out)


def test_json_defaults_are_plain_values(run: Run) -> None:
    options = json.loads(run("games", "sequence", "--json").out)["options"]
    defaults = {option["name"]: option["default"] for option in options}
    assert defaults["draw"] == "auto"
    assert defaults["advanced"] is False
    assert defaults["teams"] is None


def test_a_game_without_options_has_no_table_of_options(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "what it does" in run("games", "sequence").out
    monkeypatch.setitem(vars(SEQUENCE), "options", ())
    ran = run("games", "sequence")
    assert ran.code == 0
    assert "what it does" not in ran.out
    assert ran.out.startswith("sequence  Sequence, for")


@pytest.mark.parametrize("language", LANGUAGES)
def test_variants_are_listed_with_their_names(run: Run, language: str) -> None:
    ran = run("games", "labyrinth", "--lang", language)
    assert "family" in ran.out
    assert ("Familie:" if language == "de" else "Family:") in ran.out


def test_a_variant_is_simulated_by_its_name(run: Run) -> None:
    ran = run(
        *("simulate", "labyrinth", "--games", "3", "--variant", "family", "-o", "goals=1"),
        *("--seed", "1", "--bots", "greedy", "--json"),
    )
    assert ran.code == 0
    options = json.loads(ran.out)["options"]
    assert (options["goals_shown"], options["return_home"], options["goals"]) == ("one", True, 1)


def test_an_unknown_variant_is_refused(run: Run) -> None:
    ran = run("simulate", "labyrinth", "--variant", "familiy")
    assert ran.code != 0
    assert "general, family" in ran.err
