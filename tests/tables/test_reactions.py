"""Reactions: shown to everybody, few a minute, and forgotten."""

from __future__ import annotations

import pytest

from spieltisch.tables import commands as c
from spieltisch.tables import deciding
from spieltisch.tables.events import Reacted
from spieltisch.tables.refusals import Refusal
from spieltisch.tables.seats import Who
from tables.sittings import Sitting


def react(sitting: Sitting, seat: int) -> str:
    """What comes of a reaction: "shown", or the code of the refusal."""
    try:
        [event] = sitting.do(c.React(id=sitting.id(), seat=seat, sign="bravo"), seat)
    except Refusal as refusal:
        return refusal.code
    assert isinstance(event, Reacted)
    return "shown"


def watch(sitting: Sitting, name: str) -> str:
    """The same for a spectator."""
    who = Who(mark="", name=name)
    command = c.React(id=sitting.id(), sign="thanks")
    try:
        decision = deciding.decide(sitting.table, command, who, sitting.at, sitting.chance)
    except Refusal as refusal:
        return refusal.code
    sitting.apply(decision)
    return "shown"


def test_a_seat_shows_six_reactions_a_minute() -> None:
    sitting = Sitting("Anna", "Ben").start()
    assert {react(sitting, 0) for _ in range(6)} == {"shown"}
    assert react(sitting, 0) == "too-many-reactions"
    assert react(sitting, 1) == "shown"
    sitting.at += 60_001
    assert react(sitting, 0) == "shown"


def test_spectators_have_a_limit_each_and_together() -> None:
    sitting = Sitting("Anna", "Ben").start()
    assert [watch(sitting, "Zoe") for _ in range(7)] == ["shown"] * 6 + ["too-many-reactions"]
    others = [watch(sitting, f"Zoe {number}") for number in range(20)]
    assert others.count("shown") == 12
    assert react(sitting, 0) == "shown"


@pytest.mark.parametrize(("name", "code"), [("", "name-empty"), ("Anna", "name-taken")])
def test_a_spectator_reacts_under_a_name_of_their_own(name: str, code: str) -> None:
    assert watch(Sitting("Anna", "Ben").start(), name) == code


def test_nobody_reacts_from_another_seat() -> None:
    sitting = Sitting("Anna", "Ben").start()
    with pytest.raises(Refusal):
        sitting.do(c.React(id="1", seat=1, sign="sorry"), 0)


def test_whoever_comes_later_is_not_told_of_reactions() -> None:
    sitting = Sitting("Anna", "Ben").start()
    react(sitting, 0)
    assert not any(type(notice).__name__ == "Reacted" for notice in sitting.told(None))


def test_a_reaction_does_not_touch_the_clock() -> None:
    sitting = Sitting("Anna", "Ben").start()
    before = sitting.table.times.running
    react(sitting, 0)
    assert sitting.table.times.running == before
