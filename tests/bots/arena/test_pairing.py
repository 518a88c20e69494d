"""Who sits where: every bot on every seat equally often, and all with the same deals."""

from __future__ import annotations

from collections import Counter

import pytest

import spieltisch
from spieltisch.bots.arena.contest import play
from spieltisch.bots.arena.pairing import Pairing, Schedule
from spieltisch.bots.arena.plan import Plan
from spieltisch.bots.arena.words import BadTournament

SEQUENCE = spieltisch.game("sequence")


def plan(bots: tuple[str, ...], players: int = 2, game: str = "sequence") -> Plan:
    played = spieltisch.game(game)
    return Plan(played, players, played.checked_options(players, {}), bots, seed=3)


def pairings(bots: int, players: int, deals: int) -> list[Pairing]:
    schedule = Schedule(bots, tuple((seat,) for seat in range(players)), seed=1)
    return [schedule.pairing(number) for number in range(deals * schedule.per_deal)]


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("bots", [2, 3, 4, 5, 6])
def test_in_every_deal_every_bot_has_every_seat_equally_often(bots: int, players: int) -> None:
    for deal in range(3):
        seatings = Counter(
            (bot, seat)
            for pairing in pairings(bots, players, 3)
            if pairing.deal == deal
            for seat, bot in enumerate(pairing.seats)
        )
        assert len(seatings) == bots * players
        assert len(set(seatings.values())) == 1


@pytest.mark.parametrize(("bots", "players"), [(2, 4), (3, 2), (5, 3), (2, 3)])
def test_no_seating_is_played_twice_with_the_same_deal(bots: int, players: int) -> None:
    seatings = [(pairing.deal, pairing.seats) for pairing in pairings(bots, players, 4)]
    assert len(set(seatings)) == len(seatings)


@pytest.mark.parametrize(("bots", "players"), [(3, 2), (4, 3), (5, 4)])
def test_all_pairs_meet_equally_often(bots: int, players: int) -> None:
    met = Counter(
        (one, other)
        for pairing in pairings(bots, players, 2)
        for one in pairing.seats
        for other in pairing.seats
        if one < other
    )
    assert len(met) == bots * (bots - 1) // 2
    assert len(set(met.values())) == 1


def test_who_sits_before_whom_changes_from_deal_to_deal() -> None:
    after = Counter(
        pairing.seats[(pairing.seats.index(0) + 1) % 4] for pairing in pairings(4, 4, 60)
    )
    assert min(after.values()) > 40


def test_a_team_is_one_bot() -> None:
    schedule = Schedule.of(plan(("greedy", "random"), players=6))
    assert [schedule.pairing(number).seats for number in range(2)] == [
        (0, 1, 0, 1, 0, 1),
        (1, 0, 1, 0, 1, 0),
    ]


def test_the_sides_are_teams_where_there_are_teams_else_seats() -> None:
    assert plan(("greedy", "random"), players=4).sides == ((0, 2), (1, 3))
    assert plan(("greedy", "random"), players=3).sides == ((0,), (1,), (2,))
    assert plan(("greedy", "random"), 4, "gluex").sides == ((0,), (1,), (2,), (3,))
    assert plan(("greedy", "random"), 1, "glow").is_solo


def test_all_matches_of_a_deal_have_the_same_deal_and_no_others() -> None:
    played = plan(("random", "greedy"))
    schedule = Schedule.of(played)
    seeds = [play(played, schedule.pairing(number))[1].seed for number in range(6)]
    assert seeds[0::2] == seeds[1::2]
    assert len(set(seeds)) == 3


def test_one_bot_has_nobody_to_play_against_but_may_play_alone() -> None:
    with pytest.raises(BadTournament, match="at least two"):
        plan(("greedy",))
    assert plan(("greedy",), 1, "glow").bots == ("greedy",)


def test_a_bot_is_named_once() -> None:
    with pytest.raises(BadTournament) as caught:
        plan(("greedy", "random", "greedy"))
    assert caught.value.say("de").endswith("nenne jeden nur einmal.")
