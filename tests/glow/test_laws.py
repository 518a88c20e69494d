"""The laws that every game keeps, and those of Glow, on random matches of all kinds."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from glow.table import GAME
from spieltisch.engine.laws import (
    LAWS,
    Moment,
    at_the_end,
    check_laws,
    check_match,
    each_ply,
    insist,
)
from spieltisch.games.glow.record import RECORD


def _bits(word: Any) -> int:
    return int(word).bit_count()


@each_ply
def dice_are_in_one_place_each(at: Moment) -> None:
    """Every die that is in play lies with one seat, in one area, in the reserve or with Tom."""
    s = at.state.view(RECORD)[0]
    if s.phase == 0:
        return
    aside = int(s.tom_dice)
    for area in s.area_dice:
        aside &= ~int(area)
    places = [*(int(w) for w in (*s.seat_dice, *s.area_dice)), int(s.reserve), aside]
    together = 0
    for place in places:
        insist(together & place == 0, "a die lies in two places")
        together |= place
    small = together >> 20 & 0b111111111
    insist(small == 0b111111111, "a small die is missing")
    insist(_bits(s.reserve) + int((s.granted != 0).sum()) + int((s.ask == 4).sum()) == 5, "reserve")


@each_ply
def cards_are_in_one_place_each(at: Moment) -> None:
    """Every companion is in the deck, the box, the cemetery, on the track or with a seat."""
    s = at.state.view(RECORD)[0]
    if s.phase == 0:
        return
    cards = [int(c) for c in s.deck[: s.deck_size]]
    cards += [c for c in range(46) if int(s.cemetery) >> c & 1 or int(s.removed) >> c & 1]
    cards += [int(c) for c in s.track if c != 255]
    cards += [int(c) for team in s.team for c in team if c != 255]
    insist(len(cards) == len(set(cards)) == (32 if s.players == 1 else 46), "a card is lost")


@each_ply
def nothing_falls_below_zero(at: Moment) -> None:
    """Scores and tokens never fall below 0."""
    s = at.state.view(RECORD)[0]
    for field in ("score", "footprints", "rerolls", "fireflies", "credits"):
        insist((s[field] >= 0).all(), field)


@at_the_end
def there_are_eight_rounds(at: Moment) -> None:
    """Every game, solo too, has exactly eight rounds."""
    insist(at.state.view(RECORD)[0].round_now == 8, "not eight rounds")


OWN = (
    dice_are_in_one_place_each,
    cards_are_in_one_place_each,
    nothing_falls_below_zero,
    there_are_eight_rounds,
)
CHEAP = [law for law in LAWS if law.when == "at the end"]


@pytest.mark.parametrize("board", ["shadows", "sea"])
@pytest.mark.parametrize("players", GAME.players)
def test_glow_keeps_the_laws(players: int, board: str) -> None:
    options = {"board": board, "adventurers": "chosen" if board == "sea" else "dealt"}
    match = GAME.dealt(players, players, None, options)
    limit = 60 if players > 1 else 1000
    laws = [law for law in LAWS if players == 1 or law.when != "at the end"]
    own = OWN if players == 1 else OWN[:-1]
    check_match(match, 7, laws=[*laws, *own], every=60, limit=limit)


@settings(max_examples=12, deadline=None)
@given(st.data())
def test_dice_cards_and_tokens_are_kept_in_whole_games(data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(GAME.players))
    seed = data.draw(st.integers(0, 2**32))
    board = data.draw(st.sampled_from(["shadows", "sea"]))
    how = data.draw(st.sampled_from(["dealt", "chosen"]))
    options = {"board": board, "adventurers": how}
    check_laws(GAME, [players], [seed], options=options, laws=[*OWN, *CHEAP], every=10_000)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("board", ["shadows", "sea"])
def test_random_games_come_to_an_end(players: int, board: str) -> None:
    batch = GAME.simulate(300, players=players, seed=3, board=board)
    assert batch.finished.all()
    assert (batch.points >= 0).all()
    if players > 1:
        assert (batch.winners.sum(axis=1) >= 1).all()


def test_the_greedy_bot_beats_chance() -> None:
    batch = GAME.simulate(200, players=2, bots=["greedy", "random"], seed=3)
    assert batch.winners[:, 0].mean() > 0.8
