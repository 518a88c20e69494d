"""What is said at tables."""

from __future__ import annotations

from pathlib import Path

from spieltisch.engine.words import Words

#: The sentences of the tables.
WORDS = Words(Path(__file__).parent)
