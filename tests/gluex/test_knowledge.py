"""What good play knows: bots that use it beat chance, and see no more than their seat."""

from __future__ import annotations

import numpy as np
import pytest

import spieltisch
from gluex.table import GAME, begun, finished


def weights(match: spieltisch.Match) -> dict[str, float]:
    seat = match.actors[0]
    actions = np.empty(GAME.max_legal, np.int32)
    count = GAME.kernels.legal(match.state, seat, actions)
    out = np.zeros(count, np.float32)
    GAME.kernels.weigh(match.state, seat, actions, count, out)
    return dict(zip(match.legal(), out.tolist(), strict=True))


@pytest.mark.parametrize("players", GAME.players)
def test_greedy_beats_random(players: int) -> None:
    bots = ["greedy"] + ["random"] * (players - 1)
    batch = GAME.simulate(200, players=players, bots=bots, seed=3)
    assert batch.winners[:, 0].mean() > 0.95


def lead_after(match: spieltisch.Match, move: str) -> float:
    """By how many points the seat to move leads the others once it has played a move."""
    seat, after, points = match.actors[0], match.state, np.zeros(16)
    GAME.kernels.play(after, seat, GAME.read_move(after, move))
    GAME.kernels.result(after, points)
    return float(2 * points[seat] - points.sum())


def test_near_the_end_points_now_weigh_more_than_none() -> None:
    """Of the points that the moves of twenty positions differ by, the heaviest ones get most."""
    got = possible = 0.0
    for seed in range(20):
        match = GAME.new(2, seed)
        while match.ply < 44 and not match.over:
            seat = match.actors[0]
            moves = match.legal(seat)
            match.play(moves[(7 * match.ply + seed) % len(moves)], seat)
        if not match.over:
            weight_of = weights(match)
            leads = {move: lead_after(match, move) for move in weight_of}
            got += leads[max(weight_of, key=lambda move: weight_of[move])] - min(leads.values())
            possible += max(leads.values()) - min(leads.values())
    assert got > 0.8 * possible > 0


@pytest.mark.parametrize("players", GAME.players)
def test_values_are_shares_of_one(players: int) -> None:
    for match in (GAME.new(players, 2), begun(players, 2), finished(players, 2)):
        out = np.zeros(16, np.float32)
        GAME.kernels.value(match.state, out)
        assert out[:players].sum() == pytest.approx(1.0)
        if match.over:
            assert {k for k in range(players) if out[k] > 0} == set(match.result.winners)


def test_features_tell_seats_from_the_viewers_own_one_on() -> None:
    match = begun(4, 2)
    observations = []
    for viewer in range(4):
        features = GAME.features_of(match.state)
        out = np.zeros(features.size, np.float32)
        assert GAME.kernels.observe(match.state, viewer, out) == features.size
        blocks = features.named(out)
        corner = [(0, 0), (0, 14), (14, 14), (14, 0)][viewer]
        pips = int(match.position()["chips"][corner[0]].split()[corner[1]][1])
        assert blocks["chips"][0][corner] == pytest.approx(pips / 6)
        assert np.count_nonzero(blocks["chips"][0]) == 1
        assert np.count_nonzero(blocks["height"]) == 4
        assert np.count_nonzero(blocks["rooms"]) == 69
        assert np.count_nonzero(blocks["middle"]) == 9
        assert np.count_nonzero(blocks["starts"]) == 4
        observations.append(out.tobytes())
    assert len(set(observations)) == 4
