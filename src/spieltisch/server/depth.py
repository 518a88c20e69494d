"""How deep a JSON text is nested, before anything is built of it."""

from __future__ import annotations

import numpy as np

#: What each sign does to the depth.
_STEPS = np.zeros(256, np.int8)
_STEPS[list(b"[{")], _STEPS[list(b"]}")] = 1, -1
_QUOTE = ord('"')


def is_deep(text: bytes, most: int) -> bool:
    """Whether brackets in a JSON text stand more than so many deep.

    Every step looks at each sign once, whatever the text: whoever sends it chooses it.

    >>> is_deep(b"[[[1]]]", 2), is_deep(b'["[[["]', 2)
    (True, False)
    """
    if text.count(b"[") + text.count(b"{") <= most:
        return False
    # Without escaped signs every quotation mark begins or ends a string.
    plain = text.replace(b"\\\\", b"").replace(b'\\"', b"")
    signs = np.frombuffer(plain, np.uint8)
    outside = np.cumsum(signs == _QUOTE, dtype=np.int32) & 1 == 0
    depths = np.cumsum(_STEPS[signs] * outside, dtype=np.int32)
    return int(depths.max()) > most
