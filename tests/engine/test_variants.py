"""Named variants: sets of options that can be chosen by one name."""

from __future__ import annotations

from dataclasses import replace

import pytest

import spieltisch
from engine.duel import GAME as DUEL
from spieltisch.engine import kit, registry
from spieltisch.engine.errors import BadOption
from spieltisch.engine.game import Game
from spieltisch.engine.words import LANGUAGES, Language

GAMES = [spieltisch.game(name) for name in registry.games()]
LABYRINTH = spieltisch.game("labyrinth")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_first_variant_is_the_usual_way_to_play(game: Game) -> None:
    for variant in game.variants[:1]:
        assert not variant.options
        assert game.players_of(variant) == game.players


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_variants_have_names_and_a_sentence(game: Game, language: Language) -> None:
    labels = [variant.label.say(language) for variant in game.variants]
    assert len(set(labels)) == len(labels)
    for variant in game.variants:
        assert not variant.label.say(language).endswith(".")
        assert variant.about.say(language).endswith(".")


def test_a_variant_is_chosen_by_its_name_and_can_be_changed() -> None:
    family = LABYRINTH.new(2, 1, variant="family")
    assert family.options["goals_shown"] == "one"
    assert family.options["return_home"] is True
    changed = LABYRINTH.new(2, 1, variant="family", return_home=False, goals=2)
    assert "return_home" not in changed.options
    assert changed.options["goals"] == 2


def test_which_variant_is_played_is_told_by_the_options() -> None:
    for name in ("general", "family"):
        match = LABYRINTH.new(3, 1, variant=name)
        variant = LABYRINTH.variant_of(3, match.options)
        assert variant is not None
        assert variant.name == name
    assert LABYRINTH.variant_of(2, LABYRINTH.new(2, 1, goals=2).options) is None


def test_an_unknown_variant_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption) as error:
        LABYRINTH.new(2, 1, variant="familiy")
    assert "general" in str(error.value)
    assert "family" in error.value.say("de")


def test_a_game_without_variants_says_so() -> None:
    with pytest.raises(BadOption) as error:
        DUEL.new(2, 1, variant="quick")
    assert error.value.text.key == "no-variants"


def test_a_game_of_another_package_declares_variants_with_the_kit() -> None:
    words = LABYRINTH.words
    game = replace(LABYRINTH, variants=(kit.variant(words, "family", goals=1),))
    assert game.new(2, 1, variant="family").options["goals"] == 1
    assert game.players_of(game.variants[0]) == game.players
