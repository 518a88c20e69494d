"""The key that shows the discard pile."""

from __future__ import annotations

import pytest

import spieltisch
from cli.conftest import SEQUENCE
from cli.running import STYLES, Watched, session
from spieltisch.cli.playing.keys import discards, hints
from spieltisch.cli.playing.seats import Sitter
from spieltisch.cli.terminal import Terminal
from spieltisch.engine.words import LANGUAGES, Language
from spieltisch.games.sequence import cards
from spieltisch.games.sequence.notation import CardName

ANNA, RANDOM = Sitter("Anna"), Sitter("random", "random")


def position(pile: list[str]) -> spieltisch.Match:
    hands = [["QC", "2S"], ["7H"]]
    return SEQUENCE.from_position({"hands": hands, "turn": 0, "discards": pile})


def show(match: spieltisch.Match, typed: str, language: Language = "en") -> str:
    terminal = Watched([typed], language)
    session(terminal, match, ANNA, RANDOM).run()
    return STYLES.sub("", terminal.output).split(f"> {typed}\n")[1]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "On the discard pile: 4\n  10♥ ×2  Q♥\n  9♣\n"),
        ("de", "In der Ablage: 4\n  10♥ ×2  D♥\n  9♣\n"),
    ],
)
def test_d_shows_the_discards_by_suit(language: Language, sentence: str) -> None:
    match = position(["TH", "QH", "9C", "TH"])
    assert show(match, "d", language).startswith(sentence)
    assert match.log == ()


def test_an_empty_pile_is_told() -> None:
    assert show(position([]), "d").startswith("There is no card on the discard pile yet.")


def test_a_move_may_begin_with_the_letter_of_the_key() -> None:
    match = position([])
    queen = next(move for move in match.legal(0, "de") if move.startswith("D♣"))
    show(match, queen.replace("D♣", "d ♣"), "de")
    assert match.log[0].move == queen.replace("D♣", "QC")


@pytest.mark.parametrize("pile", [None, 3, [{"tile": 1}]])
def test_a_game_without_such_a_pile_has_no_such_key(
    monkeypatch: pytest.MonkeyPatch, pile: object
) -> None:
    match = position(["9C"])
    assert "d" in dict(hints(Terminal(), match))
    scene = match.scene()
    scene["table"]["discards"] = pile
    monkeypatch.setattr(match, "scene", lambda seat=None: scene)
    assert discards(match) is None
    assert "d" not in dict(hints(Terminal(), match))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_spelled_as_on_the_board(language: Language) -> None:
    for name in (rank + suit for rank in cards.RANKS for suit in cards.SUITS):
        spelled = SEQUENCE.words("drawn-card", rank=name[0], suit=name[1]).say(language)
        assert spelled == CardName(name).say(language)
