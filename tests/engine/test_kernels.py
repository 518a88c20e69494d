"""Compiled kernels do what their source says."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from spieltisch.engine import bits
from spieltisch.engine.bits import whole
from spieltisch.engine.compiling import kernel
from spieltisch.engine.records import Record, copy, field, layout, viewed


class Hand(Record):
    cards = field("u1", 4)
    size = field("u1")


HAND = layout(Hand)


@kernel
def store_beside_viewed(state: Any, first: int) -> None:
    s = viewed(state, HAND)
    for k in range(4):
        s.cards[k] = first + k


@kernel
def store_beside_whole(state: Any, first: int) -> None:
    s = state.view(HAND)[0]
    for k in range(4):
        s.cards[k] = whole(first) + k


@kernel
def store_beside_copy(state: Any, first: int) -> None:
    other = np.zeros_like(state)
    s = other.view(HAND)[0]
    for k in range(4):
        s.cards[k] = first + k
    copy(state, other)


@kernel
def store_beside_bits(state: Any, first: int) -> None:
    s = state.view(HAND)[0]
    for k in range(4):
        s.cards[k] = first + bits.lowest(bits.bit(k)) * bits.count(bits.bit(k))


@pytest.mark.parametrize(
    "store", [store_beside_viewed, store_beside_whole, store_beside_copy, store_beside_bits]
)
def test_no_store_into_a_record_is_lost(store: Any) -> None:
    """What is inlined next to a store must not make the compiler take the store for dead code."""
    state = np.zeros(HAND.itemsize, np.uint8)
    store(state, 7)
    assert state.tolist() == [7, 8, 9, 10, 0]


@pytest.mark.parametrize("place", [0, 1, 31, 32, 62, 63])
def test_bits_agree_with_arithmetic(place: int) -> None:
    @kernel
    def compiled(index: int) -> tuple[Any, int, int, int]:
        word = bits.bit(index)
        return word, bits.lowest(word), bits.count(word | np.uint64(1)), bits.lowest(word - word)

    word, lowest, count, of_nothing = compiled(place)
    assert (int(word), lowest, of_nothing) == (1 << place, place, 64)
    assert count == (1 if place == 0 else 2)
    assert (bits.lowest(word), bits.count(word), int(bits.bit(place))) == (place, 1, 1 << place)
