"""What the lab has to say to people."""

from __future__ import annotations

from pathlib import Path

from spieltisch.engine.words import Phrasebook

#: The sentences of the lab.
WORDS = Phrasebook(Path(__file__).parent)
