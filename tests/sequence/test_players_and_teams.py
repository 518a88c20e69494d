"""Who plays: counts, teams, seats, hands, the dealer and the first player (S1, S16)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from sequence.table import GAME, play, position
from spieltisch.engine.errors import BadOption, BadPlayers
from spieltisch.engine.records import viewed

#: Players, teams, cards in hand: both tables of the rules.
TABLE = [
    (2, 2, 7),
    (4, 2, 6),
    (6, 2, 5),
    (8, 2, 4),
    (10, 2, 3),
    (12, 2, 3),
    (3, 3, 6),
    (6, 3, 5),
    (9, 3, 4),
    (12, 3, 3),
]


@pytest.mark.parametrize(("players", "teams", "cards"), TABLE)
def test_S1_hands_and_goal_follow_the_tables(players: int, teams: int, cards: int) -> None:
    match = GAME.new(players, seed=1, teams=teams)
    now = match.position()
    assert [len(hand) for hand in now["hands"]] == [cards] * players
    assert len(now["deck"]) == 104 - players * cards
    assert now["options"]["sequences_to_win"] == {2: 2, 3: 1}[teams]


@pytest.mark.parametrize(
    ("players", "teams"),
    [(2, 2), (3, 3), (4, 2), (6, 2), (8, 2), (9, 3), (10, 2), (12, 2)],
)
def test_S1_two_teams_unless_only_three_are_possible(players: int, teams: int) -> None:
    assert GAME.new(players, seed=1).options["teams"] == teams


def test_players_are_those_of_the_tables() -> None:
    assert set(GAME.players) == {players for players, _, _ in TABLE}


@pytest.mark.parametrize("players", [-2, 0, 1, 5, 7, 11, 13, 14, True, 2.0, "2", None])
def test_other_numbers_of_players_are_refused(players: Any) -> None:
    with pytest.raises(BadPlayers) as error:
        GAME.new(players, seed=1)
    assert "2, 3, 4, 6, 8, 9, 10, 12" in str(error.value)


@pytest.mark.parametrize(("players", "teams"), [(2, 3), (3, 2), (4, 3), (8, 3), (9, 2), (10, 3)])
def test_S1_teams_are_of_equal_size(players: int, teams: int) -> None:
    with pytest.raises(BadOption) as error:
        GAME.new(players, seed=1, teams=teams)
    possible = 5 - teams
    assert str(error.value) == (
        f"{players} players cannot form {teams} equal teams; possible: {possible}."
    )
    assert error.value.say("de") == (
        f"{players} Spieler können nicht {teams} gleich große Teams bilden; möglich: {possible}."
    )


@pytest.mark.parametrize(("players", "teams", "cards"), TABLE)
def test_S1_teams_sit_in_turn(players: int, teams: int, cards: int) -> None:
    """No two neighbours share a team; with three teams every third seat is of the same."""
    seated = GAME.new(players, seed=1, teams=teams).scene()["table"]["teams"]
    colours = ["blue", "green", "red"][:teams]
    assert seated == colours * (players // teams)
    assert all(seated[seat] != seated[seat - 1] for seat in range(players))


@pytest.mark.parametrize(("players", "teams", "cards"), TABLE)
def test_the_deck_is_two_packs_without_jokers(players: int, teams: int, cards: int) -> None:
    now = GAME.new(players, seed=3, teams=teams).position()
    everywhere = Counter([card for hand in now["hands"] for card in hand] + now["deck"])
    assert everywhere == {rank + suit: 2 for rank in "23456789TJQKA" for suit in "SHDC"}
    assert now["discards"] == []
    assert "".join(now["board"]).strip("*.") == ""


# --- S16: the cut -------------------------------------------------------------------------------

WORD = 2**64 - 1


def scramble(word: int) -> int:
    """SplitMix64's mixing, as `engine.chance` describes it."""
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & WORD
    word = (word ^ word >> 27) * 0x94D049BB133111EB & WORD
    return word ^ word >> 31


class Chance:
    """The generator once more, in plain Python."""

    def __init__(self, seed: int) -> None:
        self.word = scramble(seed)

    def below(self, bound: int) -> int:
        """A number below a bound, by multiplication with rejection."""
        while True:
            self.word = self.word + 0x9E3779B97F4A7C15 & WORD
            product = (scramble(self.word) >> 32) * bound
            if product & 0xFFFFFFFF >= 2**32 % bound:
                return product >> 32


RANKS = "23456789TJQKA"
PACKS = [rank + suit for suit in "SHDC" for rank in RANKS] * 2


def cut(chance: Chance, deck: list[str], players: int) -> tuple[int, list[dict[int, str]]]:
    """Everybody cuts, then those who tie for the lowest cut again; the dealer, all cuts."""
    cutting, rounds = list(range(players)), []
    while len(cutting) > 1:
        left, cuts = 104, {}
        for seat in cutting:
            place = chance.below(left)
            left -= 1
            cuts[seat] = deck[place]
            deck[place], deck[left] = deck[left], deck[place]
        rounds.append(cuts)
        lowest = min(RANKS.index(card[0]) for card in cuts.values())
        cutting = [seat for seat in cutting if RANKS.index(cuts[seat][0]) == lowest]
    return cutting[0], rounds


@pytest.mark.parametrize("players", GAME.players)
def test_S16_lowest_cut_deals_and_the_left_neighbour_begins(players: int) -> None:
    tally = Counter[str]()
    for seed in range(150):
        dealer, rounds = cut(Chance(seed), list(PACKS), players)
        match = GAME.new(players, seed)
        assert match.position()["dealer"] == dealer
        assert match.actors == ((dealer + 1) % players,)
        tally["ties"] += len(rounds) > 1
        others = [card for seat, card in rounds[-1].items() if seat != dealer]
        tally["ace is high"] += any(card[0] == "A" for card in others)
        tally["ace deals"] += rounds[-1][dealer][0] == "A"
    assert tally["ties"] > 0
    assert tally["ace is high"] > 0
    assert tally["ace deals"] == 0


def test_S16_every_seat_deals_equally_often() -> None:
    for players in GAME.players:
        blank = GAME.blank(players, GAME.checked_options(players, {}))
        deals = np.zeros(players)
        games = 2_000
        for seed in range(games):
            state = blank.copy()
            GAME.kernels.deal(state, np.uint64(seed))
            deals[viewed(state, GAME.record)["dealer"]] += 1
        share = games / players
        surprise = ((deals - share) ** 2 / share).sum()
        assert surprise < players - 1 + 4.5 * (2 * (players - 1)) ** 0.5, deals


def test_S16_dealer_shuffles_and_deals_by_the_documented_generator() -> None:
    for seed, players in enumerate(GAME.players, start=40):
        chance, deck = Chance(seed), list(PACKS)
        cut(chance, deck, players)
        for top in range(103, 0, -1):
            other = chance.below(top + 1)
            deck[top], deck[other] = deck[other], deck[top]
        now = GAME.new(players, seed).position()
        cards = len(now["hands"][0])
        dealt = deck[::-1]
        hands = [dealt[seat : players * cards : players] for seat in range(players)]
        assert [sorted(hand) for hand in now["hands"]] == [sorted(hand) for hand in hands]
        assert now["deck"] == dealt[players * cards :]
        assert now["generator"] == f"{chance.word:016x}"


@pytest.mark.parametrize("players", GAME.players)
def test_S16_play_goes_round_clockwise(players: int) -> None:
    match = GAME.new(players, seed=5)
    order = []
    for _ in range(2 * players):
        order.append(match.actors[0])
        match.play(match.legal()[0])
    first = order[0]
    assert order == [(first + k) % players for k in range(2 * players)]


def test_S16_the_deal_goes_on_from_a_drawn_position_too() -> None:
    match = position(hands="2S | 3S | 4S", players=3, dealer=1)
    assert match.actors == (2,)
    play(match, "4S d1")
    assert match.actors == (0,)


def test_S16_the_same_seed_deals_the_same_match() -> None:
    assert GAME.new(4, seed=9).position() == GAME.new(4, seed=9).position()
    assert GAME.new(4, seed=9).position() != GAME.new(4, seed=10).position()


# --- large tables -------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "teams"), [(6, 3), (9, 3), (12, 3), (12, 2), (10, 2)])
def test_S1_all_members_of_the_winning_team_win(players: int, teams: int) -> None:
    match = position(
        "5  b b b b . . . . . .",
        "5H",
        players,
        teams=teams,
        sequences_to_win=1,
    )
    play(match, "5H e5")
    assert match.result.winners == tuple(range(0, players, teams))
    assert match.result.points == tuple(float(seat % teams == 0) for seat in range(players))


def test_S1_twelve_players_take_their_turns_for_three_colours() -> None:
    spades = ["2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "TS", "QS", "KS", "AS"]
    cells = ["b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1", "j2", "j3", "j4", "j5"]
    match = position(hands=" | ".join(spades), players=12, teams=3)
    for card, cell in zip(spades, cells, strict=True):
        play(match, f"{card} {cell}")
    assert match.position()["board"][0] == "*bgrbgrbg*"
    assert [row[9] for row in match.position()["board"][1:5]] == ["r", "b", "g", "r"]
