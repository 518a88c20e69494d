"""Codes of tables and the secrets of seats."""

from __future__ import annotations

import base64
import hashlib
import re

from spieltisch.tables.deals import Chance

#: Characters that nobody mistakes for one another.
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
CODE_LENGTH = 9
TOKEN_BITS = 192

_TOKEN = re.compile(r"[A-Za-z0-9_-]{22,64}")


def new_code(chance: Chance) -> str:
    """A code for a table: 44 bits.

    >>> new_code(lambda bits: 0)
    '222222222'
    """
    number, code = chance(64), ""
    for _ in range(CODE_LENGTH):
        number, place = divmod(number, len(ALPHABET))
        code += ALPHABET[place]
    return code


def new_token(chance: Chance) -> str:
    """A secret of 192 bits, for a link."""
    raw = chance(TOKEN_BITS).to_bytes(TOKEN_BITS // 8, "big")
    return base64.urlsafe_b64encode(raw).decode()


def is_token(text: str) -> bool:
    """Whether a text looks like a random secret."""
    return _TOKEN.fullmatch(text) is not None


def hashed(token: str) -> str:
    """What is stored of a secret. Secrets are random, so no salt is needed.

    >>> len(hashed("x"))
    64
    """
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
