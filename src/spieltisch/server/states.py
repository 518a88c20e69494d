"""Named states, and the known ways from one to the next."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeVar

State = TypeVar("State", bound=StrEnum)


class ImpossibleChange(Exception):
    """No way leads from one state to the other: the code that wanted it is wrong."""


def follow(ways: Mapping[State, frozenset[State]], now: State, then: State) -> State:
    """The state `then`, if a way leads there.

    >>> class Door(StrEnum):
    ...     OPEN = "open"
    ...     SHUT = "shut"
    >>> follow({Door.OPEN: frozenset({Door.SHUT})}, Door.OPEN, Door.SHUT).value
    'shut'
    """
    if then not in ways[now]:
        raise ImpossibleChange(f"{type(now).__name__}: {now} to {then}")
    return then
