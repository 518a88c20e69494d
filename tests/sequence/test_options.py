"""The options: their defaults, what they take, and the sentences against everything else."""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch
from sequence.table import GAME
from spieltisch.engine.errors import BadOption, UnknownOption

DEFAULTS = {
    "teams": 2,
    "sequences_to_win": 2,
    "draw": "auto",
    "dead_cards": "one",
    "advanced": False,
    "table_talk": False,
    "chips": 0,
    "layout": "classic",
}


def test_every_option_is_at_the_rulebooks_default() -> None:
    assert GAME.new(2, seed=1).options == DEFAULTS
    assert GAME.new(3, seed=1).options == {**DEFAULTS, "teams": 3, "sequences_to_win": 1}


@pytest.mark.parametrize(
    ("option", "value", "plain"),
    [
        ("teams", 3, 3),
        ("teams", "3", 3),
        ("sequences_to_win", 5, 5),
        ("sequences_to_win", "1", 1),
        ("draw", "manual", "manual"),
        ("dead_cards", "strict", "strict"),
        ("dead_cards", "any", "any"),
        ("dead_cards", "never", "never"),
        ("advanced", True, True),
        ("advanced", "on", True),
        ("advanced", "OFF", False),
        ("table_talk", "yes", True),
        ("table_talk", "false", False),
        ("chips", 48, 48),
        ("chips", "96", 96),
        ("layout", "classic", "classic"),
        ("teams", None, 2),
    ],
)
def test_an_option_takes_its_values(option: str, value: Any, plain: Any) -> None:
    """As text too, as the command line passes them on; nothing means the default."""
    assert GAME.new(6, seed=1, **{option: value}).options[option] == plain


TAKES = {
    "teams": ("2 or 3", "2 oder 3"),
    "sequences_to_win": ("a whole number from 1 to 5", "eine ganze Zahl von 1 bis 5"),
    "draw": ("auto or manual", "auto oder manual"),
    "dead_cards": ("one, strict, any or never", "one, strict, any oder never"),
    "advanced": ("on or off", "on oder off"),
    "table_talk": ("on or off", "on oder off"),
    "chips": ("a whole number from 0 to 96", "eine ganze Zahl von 0 bis 96"),
}


REFUSED: dict[str, list[Any]] = {
    "teams": [0, 1, 4, -2, "two", 2.0, True, [2]],
    "sequences_to_win": [0, 6, -1, "many", 1.5, False],
    "draw": ["Auto", "", True, 1],
    "dead_cards": ["two", 1, True, ["one"]],
    "advanced": ["maybe", 1, 0, []],
    "table_talk": ["", 1, {}],
    "chips": [-1, 97, "all", 4.5, True],
}


@pytest.mark.parametrize(
    ("option", "value"),
    [(option, value) for option, values in REFUSED.items() for value in values],
)
def test_an_option_refuses_everything_else(option: str, value: Any) -> None:
    with pytest.raises(BadOption) as error:
        GAME.new(6, seed=1, **{option: value})
    english, german = TAKES[option]
    assert str(error.value) == f"The option {option} does not take “{value}”; it takes {english}."
    assert german in error.value.say("de")


def test_every_option_is_tested_here_or_with_the_board() -> None:
    assert {option.name for option in GAME.options} == set(TAKES) | {"layout"}


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(UnknownOption) as error:
        GAME.new(2, seed=1, advance=True)
    assert "There is no option “advance”; the options are: teams, " in str(error.value)


def test_every_option_says_what_it_does_in_both_languages() -> None:
    for option in GAME.options:
        for language in ("en", "de"):
            assert option.help.say(language).endswith(".")
            assert option.takes.say(language)
        assert option.help.say("en") != option.help.say("de")


def test_options_are_kept_in_the_position_and_the_match_file() -> None:
    match = GAME.new(6, seed=1, teams=3, draw="manual", chips=30, dead_cards="any")
    assert match.position()["options"] == match.options
    assert GAME.from_position(match.position()).options == match.options
    assert spieltisch.load(match.save()).options == match.options
