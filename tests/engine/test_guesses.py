"""`guess` of Sequence: every world that fits what the viewer knows, each equally likely."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import permutations
from random import Random
from typing import Any

import numpy as np
import pytest

from engine.chi_square import fits
from engine.sequences import GAME
from spieltisch.engine.chance import seed_of
from spieltisch.engine.compiling import kernel
from spieltisch.engine.contract import SPECTATOR, State
from spieltisch.engine.match import Match
from spieltisch.engine.records import viewed
from spieltisch.games.sequence import cards, hidden
from spieltisch.games.sequence.cards import CARDS, DECK, copies
from spieltisch.games.sequence.record import RECORD, SEATS

SAMPLES = 40_000


@kernel
def count_guesses(state: State, viewer: int, times: int, hands: Any, deck: Any) -> None:
    """Guess often; count the cards of every hand, and of every place in the deck."""
    world = np.empty_like(state)
    for k in range(times):
        world[:] = state
        s = viewed(world, RECORD)
        hidden.guess(s, viewer, seed_of(np.uint64(1), k))
        for seat in range(s.players):
            for card in range(CARDS):
                hands[seat, card] += copies(s.hands[seat], card)
        for place in range(s.deck_size):
            deck[place, s.deck[place]] += 1


def counted(match: Match, viewer: int, times: int) -> tuple[Any, Any]:
    hands, deck = np.zeros((SEATS, CARDS), np.int64), np.zeros((DECK, CARDS), np.int64)
    view = match.state
    GAME.kernels.mask(view, viewer)
    count_guesses(view, viewer, times, hands, deck)
    return hands, deck


def guesses(match: Match, viewer: int, times: int) -> list[dict[str, Any]]:
    """Some guessed worlds, as positions."""
    worlds = []
    for seed in range(times):
        world = match.state
        GAME.kernels.mask(world, viewer)
        GAME.kernels.guess(world, viewer, np.uint64(seed))
        worlds.append(GAME.write_position(world))
    return worlds


def played(players: int, seed: int, plies: int) -> Match:
    random = Random(seed)
    match = GAME.new(players, seed)
    for _ in range(plies):
        match.play(random.choice(match.legal()))
    return match


@pytest.mark.parametrize("players", [2, 3, 12])
@pytest.mark.parametrize("seated", [False, True])
def test_before_a_reshuffle_every_unseen_card_is_equally_likely_everywhere(
    players: int, seated: bool
) -> None:
    match = played(players, 3, 3 * players)
    viewer = match.actors[0] if seated else SPECTATOR
    hands, deck = counted(match, viewer, SAMPLES)
    s = viewed(match.state, RECORD)
    visible = [
        copies(s.discards, c) + (copies(s.hands[viewer], c) if seated else 0) for c in range(CARDS)
    ]
    unseen = np.array([2 - n for n in visible])
    possible = unseen > 0
    everywhere = unseen[possible] * SAMPLES / unseen.sum()
    for place in (0, 1, int(s.deck_size) // 2, int(s.deck_size) - 1):
        assert not deck[place, ~possible].any()
        assert fits(deck[place, possible], everywhere)
    for seat in set(range(players)) - {viewer}:
        size = int(s.hand_sizes[seat])
        spread = (unseen.sum() - size) / (unseen.sum() - 1)
        assert not hands[seat, ~possible].any()
        assert fits(hands[seat, possible], everywhere * size, spread)


def reshuffled(players: int, seed: int, plies_since: int = 0) -> tuple[Match, list[Match]]:
    """A match that has just been reshuffled, and how it went on from there."""
    random = Random(seed)
    match = GAME.new(players, seed, sequences_to_win=5)
    since: list[Match] = []
    while len(since) <= plies_since:
        before = len(match.position()["discards"])
        match.play(random.choice(match.legal()))
        assert not match.over
        if since or len(match.position()["discards"]) < before:
            since.append(GAME.from_position(match.position()))
    return match, since


@pytest.mark.parametrize("seed", range(6))
def test_a_hand_that_has_not_drawn_since_the_reshuffle_is_known_to_the_other(seed: int) -> None:
    """With two players, all that is not in the new deck is in the other's hand.

    The record does not say which of the viewer's cards is the new one. So if the other holds
    its twin, that one may be guessed into the deck, and one card of the deck into the hand.
    """
    match, (now,) = reshuffled(2, seed)
    viewer = int(match.log[-1].seat)
    hands = now.position()["hands"]
    match.undo()
    new = Counter(hands[viewer]) - Counter(match.position()["hands"][viewer])
    truth = Counter(hands[1 - viewer])
    for world in guesses(now, viewer, 20):
        wrong = truth - Counter(world["hands"][1 - viewer])
        assert wrong.total() <= (1 if truth & new else 0)


@pytest.mark.parametrize("players", [2, 3, 4, 6, 12])
@pytest.mark.parametrize("seed", range(3))
def test_recycled_cards_are_never_guessed_into_a_hand_that_has_not_drawn_since(
    players: int, seed: int
) -> None:
    _, since = reshuffled(players, seed, players - 2)
    recycled = Counter(since[0].position()["recycled"])
    for match in since:
        drawn = match.position()["drawn"]
        for viewer in (SPECTATOR, *range(players)):
            for world in guesses(match, viewer, 5):
                for seat in set(range(players)) - {viewer}:
                    surely = sum(
                        max(0, count - (2 - recycled[card]))
                        for card, count in Counter(world["hands"][seat]).items()
                    )
                    assert surely <= drawn[seat]


#: Small endgames that can be enumerated: hands, deck, cards of the last shuffle, and how many
#: of those each seat may hold. Everything else is open.
Endgame = tuple[list[str], list[str], list[str], list[int]]
ENDGAMES: dict[str, Endgame] = {
    "each has drawn one": (
        ["2S 3S", "4S 5S", "6S 7S"],
        ["9C", "8C"],
        ["9C", "8C", "4S", "6S"],
        [0, 1, 1],
    ),
    "one may have drawn two": (
        ["2S 3S", "4S 5S", "6S 7S"],
        ["9C", "8C"],
        ["9C", "8C", "4S", "5S"],
        [0, 2, 1],
    ),
    "one has not drawn": (
        ["2S 3S", "4S 5S", "6S 7S"],
        ["9C", "8C"],
        ["9C", "8C", "4S", "5S"],
        [0, 2, 0],
    ),
    "two of a kind, both recycled": (
        ["2S 3S", "9C 5S", "6S 7S"],
        ["9C", "8C"],
        ["9C", "9C", "8C", "6S"],
        [0, 1, 1],
    ),
    "two of a kind, one recycled": (
        ["2S 3S", "9C 5S", "6S 7S"],
        ["9C", "8C"],
        ["9C", "8C", "6S"],
        [0, 1, 1],
    ),
    "the viewer's own may be the recycled one": (
        ["2S 9C", "9C 5S", "6S 7S"],
        ["QH", "8C"],
        ["QH", "8C", "9C", "6S"],
        [1, 1, 1],
    ),
    "the viewer's own is the recycled one": (
        ["2S 9C", "9C 5S", "6S 7S"],
        ["QH", "8C"],
        ["QH", "8C", "9C", "6S"],
        [1, 0, 1],
    ),
    "one of the viewer's two may be recycled": (
        ["2S 9C", "9C 5S", "2S 7S"],
        ["QH", "8C"],
        ["QH", "8C", "9C", "2S"],
        [1, 1, 1],
    ),
}


def endgame(hands: list[str], deck: list[str], recycled: list[str], drawn: list[int]) -> Match:
    lists = [hand.split() for hand in hands]
    rest = Counter({rank + suit: 2 for suit in cards.SUITS for rank in cards.RANKS})
    rest -= Counter([*deck, *(card for hand in lists for card in hand)])
    known = {"deck": deck, "recycled": recycled, "drawn": drawn}
    discards = list(rest.elements())
    return GAME.from_position({"players": 3, "hands": lists, "discards": discards, **known})


@cache
def possible_worlds(name: str) -> Counter[bytes]:
    """Deal all hidden cards in every order, and keep what is possible.

    Each copy of a card is marked as recycled or not. The deck holds recycled ones only, and
    nobody more of them than they may hold.
    """
    hands, deck, recycled, drawn = ENDGAMES[name]
    pairs = [(seat, card) for seat, hand in enumerate(hands) for card in hand.split()]
    places = [seat for seat, _ in pairs] + [-1] * len(deck)
    left = Counter(recycled)
    marked = []
    for card in sorted([*deck, *(card for _, card in pairs)]):
        marked.append((card, left[card] > 0))
        left[card] -= 1
    counts: Counter[bytes] = Counter()
    for order in permutations(marked):
        again = [0, 0, 0, 0]
        for (_, is_recycled), place in zip(order, places, strict=True):
            again[place] += is_recycled
        if again[-1] == len(deck) and all(a <= d for a, d in zip(again, drawn, strict=False)):
            dealt: list[list[str]] = [[], [], [], []]
            for (card, _), place in zip(order, places, strict=True):
                dealt[place].append(card)
            counts[_written(dealt[:3], dealt[-1])] += 1
    return counts


def worlds_that_fit(name: str, viewer: int) -> Counter[bytes]:
    """The possible worlds in which the viewer holds what it holds."""
    own = slice(16 * viewer, 16 * viewer + 16) if viewer >= 0 else slice(0)
    truth = _written([hand.split() for hand in ENDGAMES[name][0]], [])[own]
    worlds = possible_worlds(name)
    return Counter({world: n for world, n in worlds.items() if world[own] == truth})


def _written(hands: list[list[str]], deck: list[str]) -> bytes:
    words = [cards.card_set(hand) for hand in hands]
    return np.concatenate([*words, [cards.card(card) for card in deck]]).astype(np.uint64).tobytes()


@kernel
def write_guesses(state: State, viewer: int, out: Any) -> None:
    world = np.empty_like(state)
    for k in range(len(out)):
        world[:] = state
        s = viewed(world, RECORD)
        hidden.guess(s, viewer, seed_of(np.uint64(2), k))
        for seat in range(3):
            out[k, 2 * seat] = s.hands[seat, 0]
            out[k, 2 * seat + 1] = s.hands[seat, 1]
        for place in range(s.deck_size):
            out[k, 6 + place] = s.deck[place]


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
@pytest.mark.parametrize("name", ENDGAMES)
def test_three_players_guess_every_world_that_fits_equally_often(name: str, viewer: int) -> None:
    match = endgame(*ENDGAMES[name])
    worlds = worlds_that_fit(name, viewer)
    out = np.zeros((SAMPLES, 8), np.uint64)
    view = match.state
    GAME.kernels.mask(view, viewer)
    write_guesses(view, viewer, out)
    guessed = Counter(row.tobytes() for row in out)
    assert guessed.keys() == worlds.keys()
    if len(worlds) > 1:
        share = SAMPLES / worlds.total()
        assert fits([guessed[w] for w in worlds], [worlds[w] * share for w in worlds])


def test_a_recycled_card_that_is_laid_down_is_no_longer_in_the_hand() -> None:
    """A seat that drew one card since the reshuffle and shows it holds none of the others."""
    hands, deck = ["2S 3S", "4S 5S", "6S 7S"], ["9C", "8C"]
    match = endgame(hands, deck, [*deck, "2S", "4S"], [1, 1, 0])
    match.play("2S b1")
    assert match.position()["drawn"] == [1, 1, 0]  # the first has drawn again
    for world in guesses(match, SPECTATOR, 60):
        assert len({"9C", "8C", "4S"} & set(world["hands"][0])) == 1


def test_a_card_from_an_old_hand_tells_nothing_about_the_others() -> None:
    """A seat that has not drawn since the reshuffle lays down old cards, even if a twin is new."""
    match = endgame(["9C 3S", "4S 5S", "6S 7S"], ["9C", "8C"], ["9C", "8C", "4S"], [0, 1, 0])
    match.play(next(move for move in match.legal() if move.startswith("9C")))
    assert match.position()["drawn"] == [1, 1, 0]
    for world in guesses(match, SPECTATOR, 60):
        assert not {"8C", "9C", "4S"} & set(world["hands"][2])
