"""Options of all games: labelled in both languages, and open about what they take."""

from __future__ import annotations

import pytest

import spieltisch
from spieltisch.engine import registry
from spieltisch.engine.errors import BadOption
from spieltisch.engine.game import Game
from spieltisch.engine.options import Option
from spieltisch.engine.words import LANGUAGES, Language

GAMES = [spieltisch.game(name) for name in registry.games()]
OPTIONS = [(game, option) for game in GAMES for option in game.options]
NAMES = [f"{game.name}-{option.name}" for game, option in OPTIONS]


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_their_values_have_labels(
    game: Game, option: Option, language: Language
) -> None:
    texts = [option.label, option.help, option.takes, *option.values.values()]
    sentences = [text.say(language) for text in texts]
    assert all(sentences)
    labels = [label.say(language) for label in option.values.values()]
    assert len(set(labels)) == len(labels)
    assert not option.label.say(language).endswith(".")


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=NAMES)
def test_what_an_option_says_it_takes_is_taken(game: Game, option: Option) -> None:
    for value in option.values:
        assert option.check(value) == value
    for number in option.allowed or ():
        if number < 200:
            assert option.check(number) == number
    if option.allowed is not None:
        with pytest.raises(BadOption):
            option.check(option.allowed[-1] + 1)
    if option.values and not option.own:
        with pytest.raises(BadOption):
            option.check("nothing of the kind")
    assert option.default is None or option.check(option.default) == option.default


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=NAMES)
def test_a_named_value_can_be_written_out_and_given_instead(game: Game, option: Option) -> None:
    assert set(option.written) <= set(option.values)
    for value in option.written.values():
        assert option.check(value) == value
        counts = [n for n in game.players if plays(game, n, {option.name: value})]
        assert counts


def plays(game: Game, players: int, options: dict[str, object]) -> bool:
    try:
        game.checked_options(players, options)
    except BadOption:
        return False
    return True


def test_a_layout_may_be_given_as_text() -> None:
    layout = next(option for option in spieltisch.game("sequence").options if option.own)
    rows = layout.written["classic"]
    assert layout.check("\n".join(rows)) == rows
