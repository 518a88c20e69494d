"""Why a match ended as it did, as the rules of its game decide it."""

from __future__ import annotations

from dataclasses import dataclass

from spieltisch.engine.words import Sayable


@dataclass(frozen=True)
class Verdict:
    """Why a match ended as it did, in a sentence that names no player.

    `places` are the places on the board that decided it, as the game calls them.
    """

    why: Sayable
    places: tuple[str, ...] = ()
