"""Chance: the published generator, numbers without bias, fair shuffles."""

from __future__ import annotations

from itertools import permutations
from math import factorial

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.chi_square import critical, fits
from spieltisch.engine.chance import below, next_word, one_of, scramble, seed_of, shuffle
from spieltisch.engine.compiling import kernel

WORDS = st.integers(0, 2**64 - 1)
STEP = 0x9E3779B97F4A7C15


def split_mix(state: int) -> tuple[int, int]:
    """SplitMix64 in plain whole numbers: the next state and what it gives."""
    state = (state + STEP) % 2**64
    word = state
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    word = (word ^ word >> 27) * 0x94D049BB133111EB % 2**64
    return state, word ^ word >> 31


def generator(word: int) -> np.ndarray:
    return np.array([word], np.uint64)


def test_the_published_outputs_for_seed_0() -> None:
    word = generator(0)
    outputs = [int(next_word(word)) for _ in range(5)]
    assert outputs == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
        0xF88BB8A8724C81EC,
        0x1B39896A51A8749B,
    ]


@given(WORDS)
def test_the_generator_is_split_mix_from_every_state(state: int) -> None:
    word = generator(state)
    for _ in range(3):
        state, expected = split_mix(state)
        assert int(next_word(word)) == expected
        assert int(word[0]) == state


@given(WORDS, WORDS)
def test_scrambling_loses_nothing(one: int, other: int) -> None:
    assert (scramble(np.uint64(one)) == scramble(np.uint64(other))) == (one == other)


@given(WORDS, st.integers(1, 2**32 - 1))
def test_a_number_below_a_bound_is_made_from_the_upper_half_of_a_word(
    state: int, bound: int
) -> None:
    """By multiplication; products whose lower half is below 2**32 mod bound are refused."""
    word = generator(state)
    number = below(word, bound)
    while True:
        state, output = split_mix(state)
        product = (output >> 32) * bound
        if product % 2**32 >= 2**32 % bound:
            break
    assert (number, int(word[0])) == (product >> 32, state)


@pytest.mark.parametrize("width", range(1, 9))
def test_rejection_leaves_every_number_equally_many_words(width: int) -> None:
    """The same rule with small words, all of which are enumerated."""
    for bound in range(1, 2**width):
        counts = [0] * bound
        for word in range(2**width):
            product = word * bound
            if product % 2**width >= 2**width % bound:
                counts[product >> width] += 1
        assert len(set(counts)) == 1


@kernel
def roll(word: np.ndarray, bound: int, counts: np.ndarray) -> None:
    for _ in range(100 * bound):
        counts[below(word, bound)] += 1


@pytest.mark.parametrize("bound", [2, 3, 6, 52, 97, 104, 1000])
def test_numbers_below_a_bound_are_equally_likely(bound: int) -> None:
    counts = np.zeros(bound, np.int64)
    roll(generator(bound), bound, counts)
    assert fits(counts, [100] * bound)


@kernel
def shuffle_often(word: np.ndarray, size: int, times: int, out: np.ndarray) -> None:
    for k in range(times):
        for place in range(size):
            out[k, place] = place
        shuffle(word, out[k], size)


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_every_order_is_equally_likely(size: int) -> None:
    orders = dict.fromkeys(permutations(range(size)), 0)
    out = np.zeros((400 * factorial(size), size), np.uint8)
    shuffle_often(generator(size), size, len(out), out)
    for row in out:
        orders[tuple(row.tolist())] += 1
    assert fits(orders.values(), [400] * len(orders))


def test_a_shuffle_leaves_what_lies_behind_alone() -> None:
    cards = np.arange(10, dtype=np.uint8)
    shuffle(generator(1), cards, 4)
    assert sorted(cards[:4].tolist()) == [0, 1, 2, 3]
    assert cards[4:].tolist() == [4, 5, 6, 7, 8, 9]


@given(WORDS, st.integers(1, 2**16 - 1))
def test_one_of_a_mask_is_one_of_its_bits(state: int, mask: int) -> None:
    assert mask >> one_of(generator(state), mask) & 1


def test_one_of_a_mask_takes_all_alike() -> None:
    word, counts = generator(9), {1: 0, 4: 0, 11: 0}
    for _ in range(3000):
        counts[one_of(word, 1 << 1 | 1 << 4 | 1 << 11)] += 1
    assert fits(counts.values(), [1000] * 3)


def test_games_of_a_batch_have_seeds_of_their_own() -> None:
    seeds = {int(seed_of(np.uint64(seed), k)) for seed in range(50) for k in range(400)}
    assert len(seeds) == 50 * 400


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(3, 16.27), (5, 20.52), (23, 49.73), (51, 87.97), (100, 149.45)]
)
def test_the_test_of_fit_has_the_tabled_critical_values(freedom: int, quantile: float) -> None:
    assert critical(freedom, 3.0902) == pytest.approx(quantile, rel=0.02)


def test_the_test_of_fit_refuses_what_does_not_fit() -> None:
    assert not fits([130, 70, 100, 100], [100] * 4)
    assert not fits([1000] * 20, [1000] * 20)
    assert fits([95, 108, 103, 94], [100] * 4)
