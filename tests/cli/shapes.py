"""The shape of JSON: which fields there are and what kind of value each holds."""

from __future__ import annotations

from typing import Any


def shape(data: Any) -> Any:
    """The fields of data with the names of their types; of a list the shape of its entries.

    >>> shape({"seat": 0, "moves": ["pass", "draw"], "over": False})
    {'seat': 'int', 'moves': ['str'], 'over': 'bool'}
    """
    if isinstance(data, dict):
        return {name: shape(value) for name, value in data.items()}
    if isinstance(data, list):
        return [shape(data[0])] if data else []
    return type(data).__name__
