"""What a seat remembers of others' moves, and what a search makes of it."""

import numpy as np

import spieltisch
from bots.twins import played
from spieltisch.bots.search.reading import Reading
from spieltisch.bots.sight import REMEMBERED, Sight
from spieltisch.engine.insight import NEVER

SEQUENCE = spieltisch.game("sequence")
assert SEQUENCE.insight is not None
INSIGHT = SEQUENCE.insight


def test_a_seat_remembers_what_it_saw_and_nothing_else() -> None:
    match = played(SEQUENCE, 2, seed=4, plies=45)
    seat = match.actors[0]
    memories = Sight.of(match, seat).memories
    assert len(memories) == REMEMBERED
    assert [memory.ply for memory in memories] == sorted(memory.ply for memory in memories)
    for memory in memories:
        view = match.state_at(memory.ply)
        SEQUENCE.kernels.mask(view, seat)
        assert np.array_equal(memory.view, view)
        assert (memory.seat, memory.action) == match.log[memory.ply][:2]
        assert memory.seat != seat


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
        sight = Sight.of(match, seat)
        assert np.array_equal(reading.evidence(sight, INSIGHT), Reading().evidence(sight, INSIGHT))
        match.undo()
        match.act(match.legal_actions(match.actors[0])[-1])
        match.act(match.legal_actions(match.actors[0])[0])


def test_evidence_ages_with_every_move_of_the_other_seat() -> None:
    match = played(SEQUENCE, 2, seed=6, plies=20)
    seat, reading = match.actors[0], Reading()
    before = reading.evidence(Sight.of(match, seat), INSIGHT)
    for _ in range(2):
        match.act(match.legal_actions(match.actors[0])[0])
    after = reading.evidence(Sight.of(match, seat), INSIGHT)
    assert np.all(after[seat] == NEVER)
    other = 1 - seat
    known = (before[other] < REMEMBERED - 2) & (after[other] > 0)
    assert known.any()
    assert np.array_equal(after[other][known], before[other][known] + 1)
