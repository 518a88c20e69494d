"""The sentences that the server itself says to people."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from spieltisch.engine.words import Phrasebook
from spieltisch.tables.refusals import Refusal

#: The sentences of the server.
WORDS = Phrasebook(Path(__file__).parent)


class ServerRefusal(Refusal):
    """A refusal in the server's own words.

    >>> ServerRefusal("too-fast").code
    'too-fast'
    """

    def __init__(self, code: str, /, **values: Any) -> None:
        super().__init__(code, WORDS(f"refused-{code}", **values))
