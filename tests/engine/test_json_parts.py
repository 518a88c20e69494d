"""JSON from parts: whatever is joined reads as the objects would if they were merged as data."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.engine.json_parts import Ending, Opening

#: Members of an object; two such objects never share a name.
Members = dict[str, Any]
VALUES: st.SearchStrategy[Any] = (
    st.none() | st.integers() | st.text() | st.lists(st.integers()) | st.just({})
)


def members(prefix: str) -> st.SearchStrategy[Members]:
    return st.dictionaries(st.text(max_size=3).map(lambda name: prefix + name), VALUES, max_size=3)


def packed(value: Members) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode()


@given(members("a"), members("b"), members("c"))
def test_members_of_one_object_are_joined_in_order(a: Members, b: Members, c: Members) -> None:
    whole = Opening.of(packed(a)).add(packed(b)) + Ending.of(packed(c))
    assert whole == packed({**a, **b, **c})


@given(members("a"), members("b"), members("c"), members("d"))
def test_objects_inside_each_other_close_from_the_inside(
    a: Members, b: Members, c: Members, d: Members
) -> None:
    opening, whole = Opening.of(packed(a)).nest("in", packed(b)), {**a, "in": {**b, **c}, **d}
    assert opening + Ending.of(packed(c), packed(d)) == packed(whole)
    assert opening + Ending.of(packed(c)).around(packed(d)) == packed(whole)


@given(members("a"), members("b"), members("c"), members("d"), members("e"))
def test_an_opening_can_be_nested_in_another(
    a: Members, b: Members, c: Members, d: Members, e: Members
) -> None:
    inner = Opening.of(packed(b)).nest("in", packed(c))
    ending = Ending.of(packed(d)).around(b"{}").around(packed(e))
    assert Opening.of(packed(a)).nest("out", inner) + ending == packed(
        {**a, "out": {**b, "in": {**c, **d}}, **e}
    )


def test_parts_can_be_used_again() -> None:
    opening, ending = Opening.of(b'{"a":1}'), Ending.of(b'{"z":9}')
    opening.add(b'{"b":2}')
    opening.nest("c", b"{}")
    ending.around(b'{"y":8}')
    assert opening + ending == b'{"a":1,"z":9}'


@given(members("a"), members("b"), members("c"))
def test_what_the_ending_leaves_open_closes_as_it_is(a: Members, b: Members, c: Members) -> None:
    opening = Opening.of(packed(a)).nest("in", packed(b))
    assert opening + Ending.of(packed(c)) == packed({**a, "in": {**b, **c}})


def test_an_ending_that_closes_more_than_is_open_is_refused() -> None:
    with pytest.raises(ValueError, match="1 objects are open, 2 would be closed"):
        _ = Opening.of(b"{}") + Ending.of(b"{}").around(b"{}")
