"""R16: what is hidden, and how it is imagined."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from labyrinth.table import OPEN, begin, play, position
from spieltisch.games.labyrinth import GAME, sharing
from spieltisch.games.labyrinth.sharing import share_out

SIX = """
    ┼┼┼┼
    ┼┼┼┼
    free: ┼
    starts: a1 d2 d1
    stones: 1=b1 2=b2 3=c1 4=c2 5=a2 6=free
    goals: 1 2 | 3 4 | 5
"""


def guesses(match: Any, viewer: int, times: int) -> Counter[tuple[tuple[int, ...], ...]]:
    counts: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for seed in range(times):
        world = match.state
        GAME.kernels.guess(world, viewer, np.uint64(seed))
        now = GAME.write_position(world)
        counts[tuple(tuple(goals) for goals in now["goals"])] += 1
    return counts


def even(counts: Counter[Any], worlds: int) -> bool:
    """Whether a count looks like equally likely worlds (chi square, far beyond 99.9 %)."""
    total = sum(counts.values())
    expected = total / worlds
    return len(counts) == worlds and (
        sum((n - expected) ** 2 / expected for n in counts.values()) < worlds + 6 * worlds**0.5
    )


def test_a_guess_shares_out_what_is_not_the_viewers() -> None:
    """Seat 0 holds 1 and 2: two of 3, 4, 5, 6 are seat 1's and one seat 2's; 12 worlds."""
    counts = guesses(begin(SIX, 3), 0, 6000)
    assert all(world[0] == (1, 2) for world in counts)
    assert even(counts, 12)


def test_a_spectator_guesses_everything() -> None:
    assert even(guesses(begin(SIX, 3), -1, 7000), 15 * 6 * 2)


def test_a_guess_leaves_out_what_a_seat_left_lying() -> None:
    """Seat 1 stood on 4 and 6, so it has two of 3 and 5: all of them."""
    match = position(SIX, 3, ruled_out=[[], [1, 6], []])
    assert even(guesses(match, 0, 4000), 3 * 2)  # of 3, 4, 5; then seat 2 one of the other two


def test_with_shared_goals_every_seat_may_have_any_stone() -> None:
    match = begin(SIX, 3, shared_goals=True)
    counts = guesses(match, 0, 9000)
    assert even(counts, 15 * 6)


def test_with_shared_goals_a_stone_that_is_gone_may_still_be_wanted() -> None:
    match = play(begin(OPEN, shared_goals=True), "E3:NS", "b1")
    pairs = {world[1] for world in guesses(match, 0, 400)}
    assert pairs == set(combinations([1, 2, 3, 4], 2))


def test_a_stone_on_a_wall_is_guessed_for_nobody() -> None:
    drawing = "┼□┼\n┼┼┼\nfree: ┼\nstones: 1=b1 2=a2 3=c2 4=free\nstarts: a1 c1\ngoals: 2 | 3"
    assert {world[1] for world in guesses(begin(drawing), 0, 100)} == {(3,), (4,)}


def test_mask_leaves_the_own_goals_only() -> None:
    match = begin(SIX, 3)
    for viewer in (-1, 0, 1, 2):
        state = match.state
        GAME.kernels.mask(state, viewer)
        goals = GAME.write_position(state)["goals"]
        assert [bool(g) for g in goals] == [seat == viewer for seat in range(3)]


def brute_force(stones: list[int], sizes: list[int], allowed: list[set[int]]) -> int:
    """How many ways there are to give the stones out."""
    if not sizes:
        return 1
    choices = combinations([s for s in stones if s in allowed[0]], sizes[0])
    return sum(
        brute_force([s for s in stones if s not in chosen], sizes[1:], allowed[1:])
        for chosen in choices
    )


def masks(sizes: list[int], allowed: list[set[int]]) -> tuple[Any, Any, Any, Any]:
    """A generator, the sizes and the masks of what is allowed, and masks to write to."""
    size, may, out = np.zeros(8, np.int64), np.zeros(8, np.uint64), np.zeros(8, np.uint64)
    size[: len(sizes)] = sizes
    may[: len(sizes)] = [sum(1 << s for s in stones) for stones in allowed]
    return np.array([3], np.uint64), size, may, out


def shared(sizes: list[int], allowed: list[set[int]], times: int) -> Counter[Any]:
    generator, size, may, out = masks(sizes, allowed)
    counts: Counter[Any] = Counter()
    for _ in range(times):
        assert share_out(generator, np.uint64(0b111111), size, may, out)
        counts[tuple(out.tolist())] += 1
    return counts


def test_every_way_that_fits_is_equally_likely() -> None:
    sizes, allowed = [2, 1, 1], [{0, 1, 2, 3}, {2, 3, 5}, {0, 3, 4, 5}]
    ways = brute_force(list(range(6)), sizes, allowed)
    assert even(shared(sizes, allowed, 150 * ways), ways)


def test_what_cannot_be_shared_out_is_not() -> None:
    generator, out = np.array([3], np.uint64), np.zeros(8, np.uint64)
    sizes = np.array([1, 1, 0, 0, 0, 0, 0, 0], np.int64)
    allowed = np.full(8, 1, np.uint64)
    assert not share_out(generator, np.uint64(0b11), sizes, allowed, out)
    assert not share_out(generator, np.uint64(0b1), sizes, allowed, out)


def test_giving_out_freely_until_it_fits_is_even() -> None:
    sizes, allowed = [2, 1, 1], [{0, 1, 2, 3}, {2, 3, 5}, {0, 3, 4, 5}]
    ways = brute_force(list(range(6)), sizes, allowed)
    generator, size, may, out = masks(sizes, allowed)
    counts: Counter[Any] = Counter()
    for _ in range(150 * ways):
        assert sharing._try_freely(generator, np.uint64(0b111111), size, may, out)
        counts[tuple(out.tolist())] += 1
    assert even(counts, ways)


@pytest.mark.parametrize(
    ("sizes", "allowed"),
    [
        ([2, 1, 1], [{0, 1, 2, 3}, {2, 3, 5}, {0, 3, 4, 5}]),
        # Two ways, and no two stones can change places: only all three in a ring.
        ([1, 1, 1], [{0, 1}, {1, 2}, {2, 0}]),
    ],
)
def test_exchanging_at_random_reaches_every_way_and_favours_none(
    sizes: list[int], allowed: list[set[int]]
) -> None:
    stones = sorted(set().union(*allowed))
    ways, count = brute_force(stones, sizes, allowed), len(stones)
    generator, size, may, _ = masks(sizes, allowed)
    places, counts = np.array(stones, np.int64), Counter[Any]()
    for _ in range(150 * ways):
        owners = np.full(count, sharing.NOBODY)
        assert sharing._find_a_way(places, count, size, may, owners)
        sharing._exchange(generator, places, count, may, owners)
        counts[tuple(owners.tolist())] += 1
    assert even(counts, ways)


def test_much_is_known_of_many_goals() -> None:
    """Eight seats with eight of 64 stones, and each has left 20 behind: too much to count."""
    generator, out = np.array([3], np.uint64), np.zeros(8, np.uint64)
    sizes, allowed = np.full(8, 8, np.int64), np.zeros(8, np.uint64)
    rng, every = random.Random(5), 2**64 - 1
    for seat in range(8):
        allowed[seat] = every - sum(1 << stone for stone in rng.sample(range(64), 20))
    assert sharing.MOST_WAYS < 9**8
    assert not sharing._try_freely(generator, np.uint64(every), sizes, allowed, out)
    assert share_out(generator, np.uint64(every), sizes, allowed, out)
    words = [int(word) for word in out]
    assert [word.bit_count() for word in words] == [8] * 8
    assert sum(words) == every
    assert all(word & ~int(may) == 0 for word, may in zip(words, allowed, strict=True))
