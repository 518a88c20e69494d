"""Sheets of numbers, and how they read as JSON."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.engine.shapes import (
    BOOL,
    NUMBER,
    Always,
    Extended,
    Keyed,
    Many,
    Maybe,
    Named,
    Part,
    Row,
    Shape,
    Word,
)
from spieltisch.engine.sheet import begin, count, put, put_if, put_members

NAMES = ["", "ä", 'say "x"', "\\", "┏", None, 1.5, [1, {"a": None}]]
KEYS = ["k", "ü", '"', "last"]
SIGNS = '.A┓"\\'
#: Rows of values, one without any; some have a name that a part may have as well.
ROWS: list[dict[str, Any]] = [{}, {"name": 'a "b"', "more": [1]}, {"ä": None, "points": {"p": 2}}]
#: A part, numbers that fit it, and what these mean.
Example = tuple[Part, list[int], Any]
INSTEAD: list[Any] = [None, {}, [], "nothing"]


def sheet_of(numbers: list[int]) -> np.ndarray[Any, np.dtype[np.int32]]:
    return np.array([len(numbers), *numbers], np.int32)


def write_out(part: Part, *numbers: int) -> Any:
    return json.loads(Shape(part).write(sheet_of(list(numbers))))


# Each strategy gives parts with numbers that fit them and what these mean.
whole = st.integers(-(2**31), 2**31 - 1).map(lambda n: (NUMBER, [n], n))
flag = st.booleans().map(lambda b: (BOOL, [int(b)], b))
name = st.integers(0, len(NAMES) - 1).map(lambda k: (Named(NAMES), [k], NAMES[k]))
chosen = st.integers(0, 3).map(lambda k: (Maybe("abc"), [k], None if k == 0 else "abc"[k - 1]))
fixed: st.SearchStrategy[Example] = st.sampled_from(NAMES).map(
    lambda value: (Always(value), [], value)
)
word = st.lists(st.integers(0, len(SIGNS) - 1)).map(
    lambda signs: (Word(SIGNS), [len(signs), *signs], "".join(SIGNS[k] for k in signs))
)


def rows(inner: Any) -> Any:
    def row(fields: dict[str, Any]) -> Any:
        shape = Row({key: part for key, (part, _, _) in fields.items()})
        numbers = [n for _, own, _ in fields.values() for n in own]
        return shape, numbers, {key: meant for key, (_, _, meant) in fields.items()}

    return st.dictionaries(st.text(max_size=3), inner, max_size=3).map(row)


def extended(inner: Any) -> Any:
    def row(drawn: Any) -> Any:
        row, fields = drawn
        shape = Extended(ROWS, **{key: part for key, (part, _, _) in fields.items()})
        numbers = [n for _, own, _ in fields.values() for n in own]
        more = {key: meant for key, (_, _, meant) in fields.items()}
        return shape, [row, *numbers], {**ROWS[row], **more}

    names = st.sampled_from(["points", "more", "ü"])
    fields = st.dictionaries(names, inner, max_size=2)
    return st.tuples(st.integers(0, len(ROWS) - 1), fields).map(row)


def several(inner: Any) -> Any:
    def repeated(drawn: Any) -> Any:
        (part, numbers, meant), times = drawn
        return Many(part), [times, *(times * numbers)], times * [meant]

    return st.tuples(inner, st.integers(0, 3)).map(repeated)


def missing(inner: Any) -> Any:
    def perhaps(drawn: Any) -> Any:
        (part, numbers, meant), there, instead = drawn
        shape = Maybe(part, instead)
        return shape, [1, *numbers] if there else [0], meant if there else instead

    return st.tuples(inner, st.booleans(), st.sampled_from(INSTEAD)).map(perhaps)


def keyed(inner: Any) -> Any:
    def mapping(drawn: Any) -> Any:
        (part, numbers, meant), keys = drawn
        entries = [n for key in keys for n in (key, *numbers)]
        return Keyed(KEYS, part), [len(keys), *entries], {KEYS[key]: meant for key in keys}

    keys = st.lists(st.integers(0, len(KEYS) - 1), unique=True)
    return st.tuples(inner, keys).map(mapping)


anything = st.recursive(
    st.one_of(whole, flag, name, chosen, fixed, word),
    lambda inner: st.one_of(*(kind(inner) for kind in (rows, extended, several, missing, keyed))),
    max_leaves=6,
)


@given(anything)
def test_a_sheet_reads_as_its_shape_says(drawn: Any) -> None:
    part, numbers, meant = drawn
    assert write_out(part, *numbers) == meant


def test_a_text_of_any_length_is_written() -> None:
    numbers = list(range(-3000, 3000))
    shape = Shape(Many(NUMBER))
    assert json.loads(shape.write(sheet_of([len(numbers), *numbers]))) == numbers
    assert json.loads(shape.write(sheet_of([1, 5]))) == [5]


@pytest.mark.parametrize(
    "numbers",
    [[2, 0], [2, 0, 1, 0], [1, 3], [1, -1], [-1], []],
    ids=["too few", "too many", "no such name", "below the names", "fewer than none", "nothing"],
)
def test_numbers_that_do_not_fit_their_shape_are_refused(numbers: list[int]) -> None:
    with pytest.raises(ValueError, match="do not fit"):
        Shape(Many(Named("abc"))).write(sheet_of(numbers))


def test_lists_nested_too_deeply_are_refused() -> None:
    part: Part = NUMBER
    for _ in range(9):
        part = Many(part)
    with pytest.raises(ValueError, match="do not fit"):
        Shape(part).write(sheet_of([1] * 10))


def test_a_sheet_that_is_too_short_is_filled_again_on_a_longer_one() -> None:
    def show(state: Any, viewer: int, sheet: Any) -> None:
        things = begin(sheet)
        for thing in range(1000):
            put(sheet, thing)
            count(sheet, things)

    shape = Shape(Many(NUMBER))
    sheet = shape.fill(show, np.zeros(1, np.uint8), 0)
    assert json.loads(shape.write(sheet)) == list(range(1000))


def test_what_shows_a_state_does_not_change_it() -> None:
    def show(state: Any, viewer: int, sheet: Any) -> None:
        state[0] += 1
        put(sheet, state[0] + viewer)

    state = np.zeros(1, np.uint8)
    shape = Shape(NUMBER)
    assert shape.write(shape.fill(show, state, 3)) == b"4"
    assert state.tolist() == [0]


def test_numbers_that_may_be_missing_and_small_sets() -> None:
    sheet = np.zeros(9, np.int32)
    put_if(sheet, True, 2)
    put_if(sheet, False, 2)
    put_members(sheet, 0b1010, 4)
    row = Row(here=Maybe("abc"), gone=Maybe("abc"), seats=Many(NUMBER))
    expected = {"here": "c", "gone": None, "seats": [1, 3]}
    assert json.loads(Shape(row).write(sheet)) == expected
