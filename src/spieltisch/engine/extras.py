"""What some parts need besides Spieltisch itself, and what is said where it is missing."""

from __future__ import annotations

from importlib.util import find_spec

from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.words import WORDS


class MissingExtra(SpieltischError):
    """A library is not installed that this part is made for."""


def require(library: str, extra: str) -> None:
    """Say how to install a library if it is missing.

    >>> require("numpy", "rl")
    >>> try:
    ...     require("gymnasiums", "rl")
    ... except MissingExtra as missing:
    ...     print(missing)
    gymnasiums is missing. To install it: pip install "spieltisch[rl]"
    """
    if find_spec(library) is None:
        raise MissingExtra(WORDS("missing-extra", library=library, extra=extra))
