"""Worlds that look the same to a seat stay the same on the wire, move by move."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import spieltisch
from bots.twins import played, standing, twin
from server.spying import KINDS, Kind
from spieltisch import Match


def news_of(match: Match, picture: Any, seat: int) -> list[Any]:
    """Everything that a seat is told about the last move."""
    gallery, ply = match.gallery, match.ply
    changes, is_secret = gallery.changes(picture), gallery.is_secret(ply, seat)
    seen = None if changes is None else changes.open + changes.own_of(seat)
    legal = match.legal_numbers(seat) if seat in match.actors else []
    last = gallery.last_move(seat)
    return [seen, last, legal, is_secret, None if is_secret else gallery.deed(ply)]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_twins_that_go_on_alike_are_told_the_same(kind: Kind) -> None:
    compared, random = 0, Random(f"{kind.game} {kind.players}")
    for seed, plies in ((1, 0), (2, 3), (3, 9), (4, 20), (5, 33), (6, 50)):
        match = played(spieltisch.game(kind.game), kind.players, seed, plies, **kind.options)
        for seat in range(kind.players):
            worlds = [standing(match, match.state), twin(match, seat, seed + 100)]
            for _ in range(8):
                mover = random.choice(worlds[0].actors) if worlds[0].actors else -1
                if mover < 0 or mover not in worlds[1].actors:
                    break
                moves = sorted({*worlds[0].legal(mover)} & {*worlds[1].legal(mover)})
                if not moves:
                    break
                move, pictures = random.choice(moves), [one.gallery.picture() for one in worlds]
                for world in worlds:
                    world.play(move, mover)
                if worlds[0].scene(seat) != worlds[1].scene(seat):
                    break  # the move has shown the seat something
                here, there = (news_of(*one, seat) for one in zip(worlds, pictures, strict=True))
                assert here == there, f"seed {seed}, ply {plies}, seat {seat}: {move}"
                compared += 1
    assert compared > 0
