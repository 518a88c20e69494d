"""What bots have to say to people."""

from __future__ import annotations

from pathlib import Path

from spieltisch.engine.words import Words

#: The sentences of the bots.
WORDS = Words(Path(__file__).parent)
