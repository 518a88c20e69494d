"""How deep a JSON text is nested, before anything is built of it."""

from __future__ import annotations

import re

_STRINGS = re.compile(rb'"(?:[^"\\]|\\.)*"')


def is_deep(text: bytes, most: int) -> bool:
    """Whether brackets in a JSON text stand more than so many deep.

    >>> is_deep(b"[[[1]]]", 2), is_deep(b'["[[["]', 2)
    (True, False)
    """
    if text.count(b"[") + text.count(b"{") <= most:
        return False
    depth = 0
    for sign in _STRINGS.sub(b"", text):
        if sign in b"[{":
            depth += 1
            if depth > most:
                return True
        elif sign in b"]}":
            depth -= 1
    return False
