"""The laws that every game keeps, and those of Glow, on random matches of all kinds."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from glow.table import GAME
from spieltisch.engine.laws import (
    LAWS,
    Moment,
    acting,
    at_the_end,
    at_times,
    check_laws,
    check_match,
    each_ply,
    insist,
)
from spieltisch.engine.records import viewed
from spieltisch.games.glow.material import DATA
from spieltisch.games.glow.record import RECORD


def _bits(word: Any) -> int:
    return int(word).bit_count()


@each_ply
def dice_are_in_one_place_each(at: Moment) -> None:
    """Every die that is in play lies with one seat, in one area, in the reserve or with Tom."""
    s = viewed(at.state, RECORD)
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
    s = viewed(at.state, RECORD)
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
    s = viewed(at.state, RECORD)
    for field in ("score", "footprints", "rerolls", "fireflies", "credits"):
        insist((getattr(s, field) >= 0).all(), field)


@at_the_end
def there_are_eight_rounds(at: Moment) -> None:
    """Every game, solo too, has exactly eight rounds."""
    insist(viewed(at.state, RECORD).round_now == 8, "not eight rounds")


@at_times
def every_point_is_accounted_for(at: Moment) -> None:
    """The parts of the breakdown sum up to the total of every seat and of Tom."""
    scores = at.game.breakdown(at.state)
    rows = [row for row in (*scores["seats"], scores["tom"]) if row]
    for row in rows:
        insist(sum(row[part] for part in PARTS) == row["total"], f"{row} does not add up")
    if scores["over"]:
        points, _ = at.result(at.state)
        insist([row["total"] for row in scores["seats"]] == points, "the result differs")
        totals = [row["total"] for row in rows]
        best = [seat for seat, total in enumerate(totals) if total == max(totals)]
        tied = [seat for seat in best if seat < at.match.players] if len(best) > 1 else []
        insist(scores["tied"] == tied, "a tie is not told")


PARTS = ("track", "cards", "not_lost", "fireflies", "place", "footprints")
OWN = (
    dice_are_in_one_place_each,
    cards_are_in_one_place_each,
    nothing_falls_below_zero,
    every_point_is_accounted_for,
    there_are_eight_rounds,
)
CHEAP = [law for law in LAWS if law.when == "at the end"]
ADVENTURERS = [row["name"] for row in DATA["adventurers"]]


@pytest.mark.parametrize("board", ["shadows", "sea"])
@pytest.mark.parametrize("players", GAME.players)
def test_glow_keeps_the_laws_and_its_secrets_in_whole_games(players: int, board: str) -> None:
    options = {"board": board, "adventurers": "chosen" if board == "sea" else "dealt"}
    match = GAME.deal(players, players, None, options)
    check_match(match, 7, laws=[*LAWS, *OWN], every=60)
    assert match.over


@pytest.mark.parametrize("players", GAME.players)
def test_every_adventurer_keeps_the_laws_on_both_boards(players: int) -> None:
    for number, name in enumerate(ADVENTURERS):
        others = [ADVENTURERS[(number + k) % 7] for k in range(1, players)]
        for board in ("shadows", "sea"):
            options = {"board": board, "adventurers": [name, *others]}
            match = GAME.deal(players, number, None, options)
            check_match(match, number, laws=[*OWN, *acting.LAWS[:4]], every=200)
            assert match.over


@pytest.mark.parametrize("players", GAME.players)
def test_the_breakdown_adds_up_in_random_games_of_all_kinds(players: int) -> None:
    spared = 0
    for board in ("shadows", "sea"):
        for number in range(70):
            name = ADVENTURERS[number % 7]
            others = [ADVENTURERS[(number + k) % 7] for k in range(1, players)]
            settled = GAME.checked_options(
                players, {"board": board, "adventurers": [name, *others]}
            )
            state = GAME.blank(players, settled)
            GAME.kernels.deal(state, np.uint64(number))
            while GAME.kernels.actors(state):
                GAME.kernels.rollout(state, np.uint64(number), 25)
                scores = GAME.breakdown(state)
                for row in (*scores["seats"], scores["tom"] if players == 1 else None):
                    if row is not None:
                        assert sum(row[part] for part in PARTS) == row["total"]
                        spared += row["not_lost"]
            points = np.zeros(16)
            GAME.kernels.result(state, points)
            totals = [row["total"] for row in GAME.breakdown(state)["seats"]]
            assert points[:players].tolist() == totals
    assert spared > 0


@settings(max_examples=12)
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
