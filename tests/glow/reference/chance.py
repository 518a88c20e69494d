"""How dice and tiles fell, read off the position after a move, and whether they could."""

from __future__ import annotations

from glow.reference.facts import ELEMENTS, SIXTH, SPECIAL, Position, colour
from glow.reference.met import note


class Fallen:
    """What chance brought: the position after the move says it."""

    def __init__(self, after: Position) -> None:
        self._after = after

    def area(self, die: str) -> str:
        """Where a die lies on the track after it was rolled until it showed an element."""
        there = [e for e in ELEMENTS if die in self._after["track"][e]["dice"]]
        assert len(there) == 1, f"{die} lies in {there}"
        note("die", f"{colour(die)} {there[0]}")
        return there[0]

    def face(self, seat: int, die: str) -> str:
        """What a die of a seat shows."""
        return _possible(die, self._after["seats"][seat]["dice"][die])

    def toms_face(self, die: str) -> str:
        """What a die of Tom's shows."""
        return _possible(die, self._after["tom"]["dice"][die])

    def tiles(self, area: str, shuffled: list[str]) -> list[str]:
        """A shuffled stack of tiles, the first of which came to lie above an area."""
        order = [self._after["track"][area]["tile"], *self._after["tom"]["tile_stack"]]
        assert sorted(order) == sorted(shuffled)
        return order


def _possible(die: str, face: str | None) -> str:
    sixth = SIXTH[colour(die)]
    special = [] if isinstance(sixth, str) else [SPECIAL[colour(die)]]
    assert face in ELEMENTS + special, f"{die} shows {face}"
    note("die", f"{colour(die)} {face}")
    return face
