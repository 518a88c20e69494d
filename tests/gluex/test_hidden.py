"""What everybody sees, and what only its owner does: hands (A22) and start sides (A20)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

import spieltisch
from gluex.table import GAME, begun, finished, play, position
from spieltisch.engine.records import viewed

SPECTATOR = -1

OPEN = """
    1  .  .  .  .  .  .  .  .  .  .  .  .  g2
    5  .  .  .  .  .  .  y3 .  .  .  g6 .  .
    9  y5 .  .  .  .  .  .  .  .  .  .  .  .
"""


def masked(match: spieltisch.Match, viewer: int) -> bytes:
    state = match.state
    GAME.kernels.mask(state, viewer)
    return state.tobytes()


def guessed(state: Any, viewer: int, seed: int) -> dict[str, Any]:
    state = state.copy()
    GAME.kernels.guess(state, viewer, np.uint64(seed))
    return GAME.write_position(state)


def twin() -> tuple[spieltisch.Match, spieltisch.Match]:
    """Two tables where green holds another chip, but hand and bag together are the same."""
    bags = [[7, 7, 7], [7, 6, 8]], [[7, 7, 7], [6, 7, 8]]
    return (
        position(OPEN, "1/6 2/5", bags=bags[0], generator="3"),
        position(OPEN, "1/6 1/6", bags=bags[1], generator="4"),
    )


@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_A22_twins_look_the_same(viewer: int) -> None:
    one, other = twin()
    assert masked(one, viewer) == masked(other, viewer)
    seat = None if viewer == SPECTATOR else viewer
    assert one.scene(seat) == other.scene(seat)


def test_A22_twins_differ_for_the_one_who_holds_the_chip() -> None:
    one, other = twin()
    assert masked(one, 1) != masked(other, 1)
    assert one.scene(1)["table"]["hand"] == {"type": "2/5", "sides": [2, 5]}


def test_A22_a_seat_sees_its_own_chip_only() -> None:
    match = begun(4, 5)
    chips = match.position()["hands"]
    for seat in range(4):
        table = match.scene(seat)["table"]
        assert table["hands"] == [chips[k] if k == seat else None for k in range(4)]
        assert table["hand"]["type"] == chips[seat]
    assert match.scene()["table"]["hands"] == [None] * 4
    assert match.scene()["table"]["hand"] is None


def test_A22_what_is_left_is_public_hand_and_bag_together() -> None:
    match = finished(3, 2, last_chip="kept")
    for viewer in (None, 0, 1, 2):
        for ply in (10, 30, 50):
            left = match.scene_at(ply, viewer)["table"]["left"]
            assert left == match.scene_at(ply, "all")["table"]["left"]


@pytest.mark.parametrize("players", GAME.players)
def test_A22_mask_leaves_everything_open(players: int) -> None:
    match = begun(players, 5)
    before = viewed(match.state, GAME.record)
    for viewer in (SPECTATOR, *range(players)):
        state = match.state
        GAME.kernels.mask(state, viewer)
        after = viewed(state, GAME.record)
        assert after.generator[0] == 0
        for field in set(GAME.record.names or ()) - {"generator", "hands", "bags", "sides"}:
            assert np.array_equal(after[field], before[field]), field
        for seat in range(players):
            same = (after.bags[seat] == before.bags[seat]).all()
            assert same == (seat == viewer)
            assert after.hands[seat] == (before.hands[seat] if seat == viewer else 0)


@pytest.mark.parametrize("plies", [0, 1, 3, 17, 60])
def test_A22_masking_twice_changes_nothing_and_the_own_moves_stay(plies: int) -> None:
    match = GAME.new(3, 6)
    for _ in range(plies):
        seat = match.actors[-1]
        match.play(match.legal(seat)[0], seat)
    for viewer in (SPECTATOR, 0, 1, 2):
        state = match.state
        GAME.kernels.mask(state, viewer)
        once = state.tobytes()
        GAME.kernels.mask(state, viewer)
        assert state.tobytes() == once
        if viewer in match.actors:
            moves = np.empty((2, GAME.max_legal), np.int32)
            count = GAME.kernels.legal(state, viewer, moves[0])
            assert count == GAME.kernels.legal(match.state, viewer, moves[1])
            assert (moves[0, :count] == moves[1, :count]).all()


def test_A22_a_guess_does_not_depend_on_what_is_hidden() -> None:
    for match in (GAME.new(3, 4), begun(3, 4), finished(3, 4, last_chip="kept")):
        for viewer in (SPECTATOR, 0, 2):
            for seed in range(5):
                state = match.state
                GAME.kernels.mask(state, viewer)
                assert guessed(state, viewer, seed) == guessed(match.state, viewer, seed)


def test_A22_a_guess_fits_what_the_viewer_sees() -> None:
    match = begun(4, 9)
    for ply in range(60):
        if ply % 7 == 0:
            for viewer in (SPECTATOR, 0, 3):
                state = match.state
                GAME.kernels.guess(state, viewer, np.uint64(ply))
                GAME.from_position({**match.position(), **GAME.write_position(state)})
                GAME.kernels.mask(state, viewer)
                assert state.tobytes() == masked(match, viewer)
        match.play(match.legal()[-1])


def test_A22_a_guess_draws_every_chip_of_the_heap_equally_often() -> None:
    """Green has 7 chips 1/6, 7 chips 2/5 and 8 chips 3/4 in hand and bag."""
    match = position(OPEN, "1/6 3/4")
    state = match.state
    GAME.kernels.mask(state, 0)
    assert viewed(state, GAME.record).bags[1].tolist() == [7, 7, 8]
    viewed(state, GAME.record).bags[1] = (2, 5, 13)
    kinds: Counter[int] = Counter()
    for seed in range(1500):
        world = state.copy()
        GAME.kernels.guess(world, 0, np.uint64(seed))
        kinds[int(viewed(world, GAME.record).hands[1])] += 1
    shares = [kinds[kind] / 1500 for kind in (1, 2, 3)]
    assert shares == pytest.approx([0.1, 0.25, 0.65], abs=0.04)


def test_A20_a_start_side_is_hidden_until_all_have_chosen() -> None:
    match = GAME.new(3, 2)
    match.play(match.legal(1)[0], 1)
    side = int(match.log[0].move.split()[1])
    for viewer in (None, 0, 2):
        scene = match.scene(viewer)
        assert scene["last"] == {"seat": 1, "move": None}
        assert scene["table"]["choices"] == [None, None, None]
        assert scene["table"]["chosen"] == [1]
        assert match.moves(viewer) == [{"seat": 1, "move": None}]
    assert match.scene(1)["last"] == {"seat": 1, "move": f"start {side}"}
    assert match.scene(1)["table"]["choices"] == [None, side, None]


def test_A20_start_sides_are_shown_when_all_have_chosen() -> None:
    match = begun(3, 2)
    for viewer in (None, 0, 1, 2):
        assert [entry["move"] for entry in match.moves(viewer)] == [p.move for p in match.log]


def test_A20_the_start_chip_is_hidden_as_well() -> None:
    """The others cannot even tell which chip was drawn: 24 chips are hidden."""
    match = GAME.new(2, 2)
    match.play(match.legal(1)[0], 1)
    table = match.scene(0)["table"]
    assert table["hands"][1] is None
    assert table["left"] == [{"1/6": 8, "2/5": 8, "3/4": 8}] * 2


def test_A20_twins_while_choosing() -> None:
    choices: list[tuple[str, list[int | None]]] = [("1/6", [None, 6]), ("3/4", [None, 3])]
    scenes = [
        position(hands=f"2/5 {hand}", phase="choose", sides=sides, generator=str(k)).scene(0)
        for k, (hand, sides) in enumerate(choices)
    ]
    assert scenes[0] == scenes[1]


def test_A20_a_guess_gives_a_side_to_those_who_have_chosen() -> None:
    match = play(position(hands="2/5 1/6 3/4", players=3, phase="choose"), "1: start 6")
    guesses: Counter[tuple[int, int]] = Counter()
    for seed in range(1200):
        state = match.state
        GAME.kernels.guess(state, 0, np.uint64(seed))
        world = viewed(state, GAME.record)
        assert world.hands[0] == 2
        assert world.sides[0] == world.sides[2] == 0
        guesses[int(world.hands[1]), int(world.sides[1])] += 1
    assert set(guesses) == {(low, side) for low in (1, 2, 3) for side in (low, 7 - low)}
    assert min(guesses.values()) > 1200 / 6 * 0.7


def test_A22_the_legal_moves_of_others_are_not_told() -> None:
    match = begun(3, 2)
    for seat in {0, 1, 2} - set(match.actors):
        assert match.legal(seat) == []
        assert "turn" in str(match.explain("6 a1", seat))
        assert len({str(match.explain(f"{n} a1", seat)) for n in range(1, 7)}) == 1
