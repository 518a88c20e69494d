"""The conformance kit passes an honest game and finds every planted fault."""

from __future__ import annotations

import pytest

from engine.duel import GAME
from engine.faults import FAULTS, Fault
from spieltisch.engine.laws import (
    LAWS,
    LawBroken,
    Moment,
    batches,
    check_laws,
    check_match,
    each_ply,
    insist,
)


def test_an_honest_game_keeps_all_laws() -> None:
    check_laws(GAME, seeds=range(12), every=3)


@pytest.mark.parametrize("cards", range(4, 9))
def test_an_honest_game_keeps_all_laws_with_every_option(cards: int) -> None:
    check_laws(GAME, seeds=range(3), options={"cards": cards}, every=2)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_planted_fault_is_found_by_the_law_meant_for_it(fault: Fault) -> None:
    others = () if fault.alone else set(LAWS) - set(batches.LAWS)
    laws = [law for law in LAWS if law.name == fault.law or law in others]
    with pytest.raises(LawBroken) as caught:
        check_laws(fault.game(), seeds=range(20), laws=laws, every=1, limit=60)
    assert caught.value.law == fault.law


def test_every_law_has_a_planted_fault() -> None:
    spoken_for = {fault.law for fault in FAULTS}
    assert {law.name for law in LAWS} - spoken_for == set()


def test_every_law_says_what_it_demands() -> None:
    assert [law.name for law in LAWS if not law.text] == []
    assert len({law.name for law in LAWS}) == len(LAWS)


def test_a_broken_law_names_law_game_seed_and_ply() -> None:
    @each_ply
    def nobody_keeps(at: Moment) -> None:
        """Keeping is for cowards."""
        insist(not at.match.log or at.match.log[-1].move != "keep", "somebody kept")

    with pytest.raises(LawBroken) as caught:
        check_laws(GAME, seeds=[3], laws=[nobody_keeps])
    broken = caught.value
    assert (broken.law, broken.game, broken.seed) == ("nobody_keeps", "duel", 3)
    assert broken.ply > 0
    for part in ("nobody_keeps", "Keeping is for cowards", "duel", "seed 3", "somebody kept"):
        assert part in str(broken)


def test_a_law_that_raises_something_else_is_broken_too() -> None:
    @each_ply
    def the_moon_is_a_number(at: Moment) -> None:
        """The moon is a number."""
        int("moon")

    with pytest.raises(LawBroken, match="ValueError"):
        check_laws(GAME, seeds=[0], laws=[the_moon_is_a_number])


def test_laws_can_be_checked_from_a_position() -> None:
    match = GAME.new(seed=5)
    match.play("swap")
    check_match(GAME.from_position(match.position()))
