"""Every byte that is sent to every seat and spectator, searched for what must not be there.

Whole games are played through the server, with talk, hints, moves taken back, looks at earlier
plies and a rematch; then twins. `bench/spying.py` does the same ten thousand times.
"""

from __future__ import annotations

from random import Random

import pytest

from server.running import Server
from server.spying import KINDS, Kind, compare_twins, play_and_search


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_nothing_hidden_is_on_the_wire(server: Server, kind: Kind) -> None:
    assert play_and_search(server, kind, Random(f"{kind.game} {kind.players}")) > 0


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_worlds_that_look_the_same_to_a_seat_send_it_the_same(server: Server, kind: Kind) -> None:
    for seed, plies in ((1, 3), (2, 9), (3, 20), (4, 33), (5, 50)):
        assert compare_twins(server, kind, seed, plies) == kind.players
