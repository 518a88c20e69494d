"""What good play knows: what is worked out together for many moves is what each is worth alone."""

from __future__ import annotations

import numpy as np
import pytest

import spieltisch
from spieltisch.engine.records import viewed
from spieltisch.games.glow.knowledge import judge
from spieltisch.games.glow.material import BLACK_DIE
from spieltisch.games.glow.record import RECORD
from spieltisch.games.glow.weights import TUNED

GAME = spieltisch.game("glow")


def choices_of_rerolls(players: int, seed: int) -> list[tuple[spieltisch.Match, int]]:
    """Copies of a match, each time that somebody has to say which dice to roll again."""
    found = []
    match = GAME.new(players, seed)
    while not match.over:
        seat = match.actors[0]
        moves = match.legal(seat)
        if any(move.startswith("reroll") for move in moves):
            found.append((match.branch(), seat))
        pays = [move for move in moves if move.startswith("pay")]
        match.play(pays[0] if pays else moves[(3 * match.ply + seed) % len(moves)], seat)
    return found


@pytest.mark.parametrize(("players", "seed"), [(1, 1), (2, 2), (3, 5)])
def test_rerolls_weigh_what_each_of_them_is_worth_alone(players: int, seed: int) -> None:
    for match, seat in choices_of_rerolls(players, seed):
        actions = np.empty(GAME.max_legal, np.int32)
        weights = np.empty(GAME.max_legal, np.float32)
        count = GAME.kernels.legal(match.state, seat, actions)
        GAME.kernels.weigh(match.state, seat, actions, count, weights)
        table = viewed(match.state, RECORD)
        for action, weight in zip(actions[:count].tolist(), weights[:count], strict=True):
            worth = float(judge(table, seat, action, TUNED))
            assert weight == pytest.approx((max(1, min(60, 12 + worth)) / 12) ** 4, rel=1e-4)


def test_the_black_die_is_among_them() -> None:
    cursed = [
        int(viewed(match.state, RECORD).seat_dice[seat]) >> BLACK_DIE & 1
        for match, seat in choices_of_rerolls(2, seed=2)
    ]
    assert 0 < sum(cursed) < len(cursed)
