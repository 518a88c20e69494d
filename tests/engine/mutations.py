"""Plain data with a fault somewhere: what a hostile or hasty hand makes of a file."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import strategies as st

from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.match import Match
from spieltisch.engine.words import LANGUAGES

JSON: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False)
    | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)

Path = tuple[Any, ...]


def paths(data: Any, here: Path = ()) -> Iterator[Path]:
    """Every place in the data."""
    if here:
        yield here
    if isinstance(data, dict):
        for key, value in data.items():
            yield from paths(value, (*here, key))
    elif isinstance(data, list):
        for place, value in enumerate(data):
            yield from paths(value, (*here, place))


def at(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data


@st.composite
def changed(draw: st.DrawFn, data: Any, most: int = 2) -> Any:
    """The data with one or two places removed, doubled, swapped or filled with something else."""
    data = copy.deepcopy(data)
    for _ in range(draw(st.integers(1, most))):
        # Few fields are large: first any field, then any place within it.
        field = draw(st.sampled_from(sorted(data)))
        places = list(paths({field: data[field]}))
        path = draw(st.sampled_from(places))
        parent, last = at(data, path[:-1]), path[-1]
        match draw(st.sampled_from(["fill", "swap", "take away", "double"])):
            case "fill":
                parent[last] = draw(JSON)
            case "swap":
                other = draw(st.sampled_from(places))
                parent[last] = copy.deepcopy(at(data, other))
            case "take away":
                del parent[last]
            case "double" if isinstance(parent, list):
                parent.insert(last, copy.deepcopy(parent[last]))
            case _:
                parent[last] = [parent[last]]
        if not data:
            break
    return data


def accepted(read: Callable[[], Match]) -> Match | None:
    """The match that was read, or none if it was refused with a sentence in both languages."""
    try:
        return read()
    except SpieltischError as error:
        refusal = error
    assert all(refusal.say(language) for language in LANGUAGES)
    return None
