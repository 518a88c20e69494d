"""Which rows of the data the model has carried out, so that a test can see that none is left."""

from __future__ import annotations

#: Pairs of a kind and a name: ("card", "A05"), ("connection", "p01-p02"), ("tile", "T3") ...
MET: set[tuple[str, str]] = set()


def note(kind: str, name: str) -> None:
    MET.add((kind, name))
