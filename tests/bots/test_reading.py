"""What a seat remembers of others' moves, and what a search makes of it."""

from dataclasses import replace

import numpy as np
import pytest

import spieltisch
from bots.twins import played
from spieltisch.bots import sight
from spieltisch.bots.search.reading import SAMPLES, Reading
from spieltisch.bots.sight import Sight

SEQUENCE = spieltisch.game("sequence")
assert SEQUENCE.insight is not None
INSIGHT = SEQUENCE.insight


def test_a_seat_remembers_what_it_saw_and_nothing_else() -> None:
    match = played(SEQUENCE, 2, seed=4, plies=45)
    seat = match.actors[0]
    memories = Sight.of(match, seat).memories
    assert [memory.ply for memory in memories] == [
        ply for ply, move in enumerate(match.log) if move.seat != seat
    ]
    for memory in memories:
        view = match.state_at(memory.ply)
        SEQUENCE.kernels.mask(view, seat)
        assert np.array_equal(memory.view, view)
        assert (memory.seat, memory.action) == match.log[memory.ply][:2]


def test_a_long_match_is_forgotten_by_halves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sight, "REMEMBERED", 4)
    match = played(SEQUENCE, 2, seed=4, plies=45)
    seat = match.actors[0]
    plies = [ply for ply, move in enumerate(match.log) if move.seat != seat]
    memories = Sight.of(match, seat).memories
    assert 4 <= len(memories) < 8 < len(plies)
    assert [memory.ply for memory in memories] == plies[-len(memories) :]
    assert plies.index(memories[0].ply) % 4 == 0, "so the next move is read on from there"


def test_nothing_is_remembered_where_nothing_can_be_told() -> None:
    gluex = played(spieltisch.game("gluex"), 2, seed=4, plies=9)
    assert Sight.of(gluex, gluex.actors[0]).memories == ()
    four = played(SEQUENCE, 4, seed=4, plies=9)
    assert Sight.of(four, four.actors[0]).memories == ()


def test_what_is_read_follows_from_the_sight_alone() -> None:
    match = played(SEQUENCE, 2, seed=5, plies=20)
    reading = Reading()
    for _ in range(6):
        seat = match.actors[0]
        seen = Sight.of(match, seat)
        assert np.array_equal(reading.evidence(seen, INSIGHT), Reading().evidence(seen, INSIGHT))
        match.undo()
        match.act(match.legal_actions(match.actors[0])[-1])
        match.act(match.legal_actions(match.actors[0])[0])


def test_what_was_read_is_not_read_again() -> None:
    match = played(SEQUENCE, 2, seed=6, plies=20)
    seat, reading, read = match.actors[0], Reading(), []

    def note(*given: object) -> None:
        read.append(given)

    insight = replace(INSIGHT, note=note)
    reading.evidence(Sight.of(match, seat), insight)
    before = len(read)
    for _ in range(2):
        match.act(match.legal_actions(match.actors[0])[0])
    reading.evidence(Sight.of(match, seat), insight)
    others = [move for move in match.log if move.seat != seat]
    assert (before, len(read)) == (len(others) - 1, len(others))


def test_nothing_is_supposed_of_the_seat_itself() -> None:
    match = played(SEQUENCE, 2, seed=6, plies=20)
    seat = match.actors[0]
    evidence = Reading().evidence(Sight.of(match, seat), INSIGHT)
    assert evidence.shape == (2, SAMPLES, INSIGHT.words)
    assert not evidence[seat].any()
    assert evidence[1 - seat].any(axis=1).all()
