"""What the arena has to say to people."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.words import Phrasebook

#: The sentences of the arena.
ARENA = Phrasebook(Path(__file__).parent)


class BadTournament(SpieltischError):
    """The tournament cannot be played as requested."""

    def __init__(self, key: str, **values: Any) -> None:
        super().__init__(ARENA(key, **values))
