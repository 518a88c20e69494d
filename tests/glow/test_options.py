"""Options: what they take, and what they refuse with a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from glow.table import GAME
from spieltisch.engine.errors import BadOption, BadPlayers


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"board": "air"}),
        (2, {"adventurers": "nobody"}),
        (2, {"adventurers": 3}),
        (2, {"adventurers": ["Braccio", 4]}),
        (2, {"adventurers": ["Braccio"]}),
        (2, {"adventurers": "Braccio,braccio"}),
        (2, {"tom_dice": ["green", "blue"]}),
        (2, {"tie": "footprints"}),
        (3, {"tile_seven": "band"}),
        (4, {"tom_camp_moves": "repeat"}),
        (1, {"tom_dice": ["green"]}),
        (1, {"tom_dice": ["green", "black"]}),
        (1, {"tom_dice": "yellow,purple"}),
        (1, {"tom_dice": "green,green"}),
        (1, {"tom_dice": "green,blue", "adventurers": "Braccio"}),
        (1, {"tile_seven": "both"}),
        (1, {"tom_camp_moves": 2}),
        (1, {"tie": "won"}),
        (2, {"second_lap_rerolls": "maybe"}),
    ],
)
def test_wrong_options_are_refused(players: int, options: dict[str, Any]) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.checked_options(players, options)
    assert caught.value.say("de") != caught.value.say("en")


def test_other_numbers_of_players_are_refused() -> None:
    for players in (0, 5, "2"):
        with pytest.raises(BadPlayers):
            GAME.checked_options(players, {})


@pytest.mark.parametrize("option", ["tom_dice", "tile_seven", "tom_camp_moves", "tie"])
def test_what_is_about_tom_is_refused_with_more_players_by_its_name(option: str) -> None:
    values = {"tom_dice": "green,blue", "tile_seven": "band", "tom_camp_moves": "repeat"}
    with pytest.raises(BadOption) as caught:
        GAME.checked_options(2, {option: values.get(option, "footprints")})
    assert caught.value.say("de").startswith(f"Die Option {option} gibt es nur im Solospiel")


def test_toms_colours_may_be_german() -> None:
    for text in ("gelb,grün", "Gelb, gruen", ["yellow", "green"]):
        assert GAME.checked_options(1, {"tom_dice": text})["tom_dice"] == ["yellow", "green"]


def test_T7_1_a_taken_colour_is_said_in_german() -> None:
    with pytest.raises(BadOption) as caught:
        GAME.checked_options(1, {"tom_dice": "grün,gelb", "adventurers": "Braccio"})
    sentence = "T7.1: Braccio braucht die grünen Würfel; wähle für Tom andere Farben."
    assert caught.value.say("de") == sentence


def test_names_may_be_written_as_one_text() -> None:
    settled = GAME.checked_options(2, {"adventurers": "orium, Moloc'h"})
    assert settled["adventurers"] == ["Orium", "Moloc'h"]
