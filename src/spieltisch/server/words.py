"""What the server itself says to people."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from spieltisch.engine.words import Phrasebook
from spieltisch.tables.refusals import Refusal

#: The sentences of the server.
WORDS = Phrasebook(Path(__file__).parent)


def refused(code: str, /, **values: Any) -> Refusal:
    """A refusal by the server.

    >>> refused("too-fast").code
    'too-fast'
    """
    return Refusal(code, WORDS(f"refused-{code}", **values))
