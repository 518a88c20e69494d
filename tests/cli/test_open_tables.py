"""Several people at one screen of a game in which nobody has a secret."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import spieltisch
from cli.running import Watched, session
from spieltisch.cli.playing.seats import Sitter
from spieltisch.cli.playing.secrecy import is_open
from spieltisch.engine.words import LANGUAGES, Language

GLOW = spieltisch.game("glow")
HANDED_OVER = re.compile("press Enter when only|drück Enter, wenn nur")


def test_a_whole_game_of_glow_asks_nobody_to_look_away() -> None:
    match = GLOW.new(players=4, seed=5)

    def typed() -> Iterator[str]:
        while not match.over:
            last = match.log[-1].seat if match.log else 0
            assert isinstance(last, int)
            seat = min(match.actors, key=lambda seat: (seat - last) % match.players)
            moves = match.legal(seat)
            yield "keep" if "keep" in moves else moves[len(match.log) % len(moves)]

    terminal = Watched(typed())
    session(terminal, match).run()
    assert match.over
    assert not HANDED_OVER.search(terminal.output)


@pytest.mark.parametrize(("language", "turn"), [("en", "It is {}'s turn."), ("de", "{} ist dran.")])
def test_it_is_said_whose_turn_it_is_when_the_turn_passes_on(language: Language, turn: str) -> None:
    match = GLOW.new(players=3, seed=2)
    first, second = match.actors[0], (match.actors[0] + 1) % 3
    names = ("Anna", "Ben", "Carl")
    terminal = Watched([match.legal()[0]], language)
    session(terminal, match).run()
    assert turn.format(names[first]) in terminal.screens[0]
    assert turn.format(names[second]) in terminal.screens[1]


def test_what_is_about_to_become_a_secret_is_no_open_table() -> None:
    """In Glüx nobody knows anything when the first start side is chosen, but then one does."""
    gluex = spieltisch.game("gluex").new(players=2, seed=1)
    assert not is_open(gluex, gluex.actors[0])
    assert not is_open(spieltisch.game("sequence").new(players=2, seed=1), 0)
    assert is_open(GLOW.new(players=2, seed=1), 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_own_move_is_told_among_several_too(language: Language) -> None:
    match = GLOW.new(players=2, seed=1, seats=["Anna", "greedy"])
    while match.actors != (0,) or match.scene()["table"]["phase"] != "morning":
        match.play(match.legal(match.actors[0])[0], match.actors[0])
    move = match.legal(0)[0]
    terminal = Watched([move], language)
    session(terminal, match, Sitter("Anna"), Sitter("greedy", "greedy")).run()
    sentence = {"en": "Anna recruits ", "de": "Anna nimmt "}[language]
    assert sentence in terminal.screens[1]
    assert sentence not in terminal.screens[0]
