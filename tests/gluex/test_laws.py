"""The laws that every game keeps, and those of Glüx, on matches of all kinds."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gluex.table import GAME, LANE
from gluex.test_against_reference import drawn
from spieltisch.engine.laws import LAWS, Moment, check_laws, check_match, each_ply, insist
from spieltisch.engine.records import viewed

TINY = "A1 . B2\n. C .\nmiddle: C"
CROWDED = "A1 A A A2\nA . . A\nA . . A\nA3 A A A4"


def cells(words: Any) -> set[int]:
    whole = sum(int(word) << 64 * k for k, word in enumerate(words))
    return {place for place in range(256) if whole >> place & 1}


@each_ply
def no_chip_gets_lost(at: Moment) -> None:
    """Everybody has 24 chips: on the board, under others, in hand and bag."""
    s = viewed(at.state, GAME.record)
    seats = range(at.match.players)
    left = sum(int(s.bags[seat].sum()) + (s.hands[seat] != 0) for seat in seats)
    visible = sum(len(cells(s.chips[seat])) for seat in seats)
    total = left + visible + len(cells(s.full))
    insist(total == 24 * at.match.players, f"there are {total} chips")


@each_ply
def every_topmost_chip_has_one_owner_and_one_face(at: Moment) -> None:
    """A square with a chip is in one seat's set and in one face's set, and on the board."""
    s = viewed(at.state, GAME.record)
    owners, faces = [cells(w) for w in s.chips], [cells(w) for w in s.faces]
    taken = set().union(*owners)
    insist(sum(map(len, owners)) == len(taken), "a square has two owners")
    insist(sum(map(len, faces)) == len(taken) == len(set().union(*faces)), "faces do not fit")
    insist(taken <= cells(s.ground), "a chip lies beside the board")
    insist(cells(s.full) <= taken, "a stack without a chip")


@each_ply
def starts_belong_to_their_players(at: Moment) -> None:
    """P6: there is never anybody else's chip on a start."""
    s = viewed(at.state, GAME.record)
    if s.phase > 0:
        for seat in at.seats:
            insist(int(s.starts[seat]) in cells(s.chips[seat]), f"start of seat {seat}")


@each_ply
def the_excluded_stay_stuck(at: Moment) -> None:
    """Whoever could not place once never can again."""
    s = viewed(at.state, GAME.record)
    targets = at.match.scene()["table"]["targets"] if s.excluded else []
    for seat in at.seats:
        if s.excluded >> seat & 1:
            insist(targets[seat] == [], f"seat {seat} could place again")


OWN = (
    no_chip_gets_lost,
    every_topmost_chip_has_one_owner_and_one_face,
    starts_belong_to_their_players,
    the_excluded_stay_stuck,
)


@pytest.mark.parametrize("last_chip", ["played", "kept"])
def test_gluex_keeps_the_laws(last_chip: str) -> None:
    check_laws(GAME, seeds=range(2), options={"last_chip": last_chip}, laws=[*LAWS, *OWN])


@pytest.mark.parametrize(
    ("players", "board"), [(2, LANE), (2, TINY), (4, CROWDED), (2, "A1A2"), (2, "A1\nA2")]
)
def test_gluex_keeps_the_laws_on_small_boards(players: int, board: str) -> None:
    for last_chip in ("played", "kept"):
        options = {"board": board, "last_chip": last_chip}
        check_laws(GAME, [players], seeds=range(2), options=options, laws=[*LAWS, *OWN], every=8)


@settings(max_examples=12)
@given(st.data())
def test_gluex_keeps_the_laws_on_any_board(data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(GAME.players))
    seed = data.draw(st.integers(0, 2**32))
    rng = random.Random(seed)
    rule = data.draw(st.sampled_from(["played", "kept"]))
    match = GAME.new(players, seed, board=drawn(rng, players), last_chip=rule)
    check_match(match, seed, laws=[*LAWS, *OWN], every=40)


def test_simulations_give_what_matches_give() -> None:
    """The batch of random games agrees with the kernels called one by one."""
    batch = GAME.simulate(50, players=3, seed=9)
    assert batch.finished.all()
    assert (batch.actions <= 72).all()
    assert (batch.winners.sum(axis=1) >= 1).all()
    best = batch.points.max(axis=1)
    won = np.where(batch.winners, batch.points, best[:, None])
    assert (won == best[:, None]).all()
